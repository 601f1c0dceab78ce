"""The options of the whole test run."""

import os

import pytest
from hypothesis import Phase, settings

from backroom.engine import engine

settings.register_profile("backroom", deadline=None)  # a busy machine is not a bug
# for mutants and --quick: the same games each time, and no search for the smallest one that fails
settings.register_profile("brief", deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run with the full figures")
    parser.addoption("--brief", action="store_true", help="run with a few games: --quick, mutants")
    parser.addoption("--engine", choices=["compiled", "interpreted"], help="insist on this engine")


def pytest_configure(config: pytest.Config) -> None:
    """For sizes that are chosen while tests are collected, in workers of their own too."""
    settings.load_profile("brief" if config.getoption("--brief") else "backroom")
    chosen = [size for size in ("long", "brief") if config.getoption(f"--{size}")]
    os.environ["BACKROOM_TRIES"] = chosen[0] if chosen else "usual"


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.getoption("--engine")
    if wanted and wanted != engine():
        raise pytest.UsageError(f"this run is on the {engine()} engine, and --engine asks for {wanted}")
