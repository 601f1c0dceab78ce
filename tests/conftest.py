"""The options of the whole test run."""

import os
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import Phase, settings

from backroom.engine import engine

settings.register_profile("backroom", deadline=None)  # a busy machine is not a bug
# for mutants and --quick: the same games each time, and no search for the smallest one that fails
settings.register_profile("brief", deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run with the full figures")
    parser.addoption("--brief", action="store_true", help="run with a few games: --quick, mutants")
    parser.addoption("--share", type=int, default=1, metavar="N", help="run every Nth test that is not slow")
    parser.addoption("--failures", type=Path, metavar="FILE", help="write there which tests failed")
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose by the tests' names: the same ones on every machine and in every worker."""
    share: int = config.getoption("--share") or 1
    left_out = [
        item
        for item in items
        if crc32(item.nodeid.encode()) % share and item.get_closest_marker("slow") is None
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Write which tests failed; none of them where a file could not even be read."""
    file: Path | None = config.getoption("--failures")
    if file is not None:
        stats = terminalreporter.stats
        reports = [*stats.get("failed", []), *stats.get("error", [])]
        if all(isinstance(report, pytest.TestReport) for report in reports):
            file.write_text("".join(f"{name}\n" for name in dict.fromkeys(one.nodeid for one in reports)))
