"""What the server writes down for its operator: one line of JSON or of text each, and never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any, Literal

import structlog

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
        last = [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]
    else:
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    return structlog.wrap_logger(
        structlog.PrintLogger(sys.stderr),
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        cache_logger_on_first_use=True,
    )
