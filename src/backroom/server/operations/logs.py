"""The server's log: one line of JSON or of text for each event, and never a secret.

Anything a client sends can end up in the message of an exception, ours or a library's: a header that cannot
be parsed, a row that the database refused. So no exception is logged with its message, and a library's log
lines only with their source and place.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, cast

import structlog
from structlog.typing import EventDict

Style = Literal["text", "json"]
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
MOST_CAUSES: Final = 8  # of an exception, and places of each
MOST_PLACES: Final = 30


def make_logger(style: Style, level: str) -> Any:
    """A logger that writes to standard error."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    return structlog.wrap_logger(
        structlog.PrintLogger(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_words,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        cache_logger_on_first_use=True,
    )


def without_words(_: Any, __: str, entry: EventDict) -> EventDict:
    """Replace an exception by what failed and where."""
    given: Any = entry.pop("exc_info", None)
    if isinstance(given, tuple):
        given = cast("tuple[Any, ...]", given)[1]
    problem: Any = sys.exc_info()[1] if given is True else given
    if isinstance(problem, BaseException):
        entry["exception"] = "\n".join(told_of(problem))
    return entry


def told_of(problem: BaseException) -> Iterator[str]:
    """The types of an exception and its causes, each with its places: our names, and no values."""
    cause: BaseException | None = problem
    for number in range(MOST_CAUSES):
        if cause is None:
            return
        yield ("" if number == 0 else "after ") + type(cause).__name__
        for frame, line in list(traceback.walk_tb(cause.__traceback__))[-MOST_PLACES:]:
            code = frame.f_code
            yield f"  {Path(code.co_filename).name}:{line} in {code.co_qualname}"
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


class Overheard(logging.Handler):
    """Logs that a library logged something, without its words."""

    def __init__(self, log: Any) -> None:
        super().__init__()
        self.log: Any = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log the library and the place, and what failed there."""
        place = f"{record.filename}:{record.lineno}"
        self.log.log(record.levelno, "library.noted", by=record.name, at=place, exc_info=record.exc_info)


def overhear(log: Any, level: str) -> None:
    """Send everything that libraries, threads and the interpreter would log to our log, cleaned."""
    logging.basicConfig(handlers=[Overheard(log)], level=LEVELS[level], force=True)
    logging.captureWarnings(capture=True)
    threading.excepthook = lambda failed: log.error("thread.failed", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("object.failed", exc_info=failed.exc_value)
    sys.excepthook = lambda _, problem, __: log.error("server.failed", exc_info=problem)


def overhear_loop(log: Any) -> None:
    """Send errors on the running loop that nobody waits for to our log, cleaned."""

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        task: Any = context.get("task") or context.get("future")
        of: str | None = getattr(task.get_coro(), "__qualname__", None) if hasattr(task, "get_coro") else None
        log.error("loop.failed", of=of, exc_info=context.get("exception"))

    asyncio.get_running_loop().set_exception_handler(note)
