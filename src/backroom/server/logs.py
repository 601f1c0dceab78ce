"""What the server writes down for its operator: one line of JSON or of text each, and never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any, Literal

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

Style = Literal["text", "json"]
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def make_logger(style: Style, level: str) -> Any:
    """A logger that writes to standard error."""
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[Any]
    if style == "json":
        # without the values of variables, among which are tokens, names and hidden cards
        tracebacks = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
        last = [tracebacks, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback  # for the same reason, where a library could show more
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return structlog.wrap_logger(
        structlog.PrintLogger(sys.stderr),
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        cache_logger_on_first_use=True,
    )
