"""The options of the whole test run."""

import pytest
from hypothesis import settings

from backroom.engine import engine

settings.register_profile("backroom", deadline=None)  # a busy machine is not a bug
settings.load_profile("backroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run with the full figures")
    parser.addoption("--engine", choices=["compiled", "interpreted"], help="insist on this engine")


@pytest.hookimpl(trylast=True)  # coverage has to be listening when the engine is loaded
def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.getoption("--engine")
    if wanted and wanted != engine():
        raise pytest.UsageError(f"this run is on the {engine()} engine, and --engine asks for {wanted}")
