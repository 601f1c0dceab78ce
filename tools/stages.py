"""The stages of ./check, in order. A new stage is one entry in the list."""

from __future__ import annotations

from typing import NamedTuple

SKIP = 77  # exit code of a stage that this machine cannot run; its last line says why


class Stage(NamedTuple):
    name: str
    what: str
    command: str  # as typed at the root of the tree; programs come from .venv
    quick: str | None = None  # its form in --quick; None: not part of it
    long: str | None = None  # its form in --long; None: the usual one
    needs: tuple[str, ...] = ()  # the stages that must have passed before
    after: str | None = None  # the stage that must have ended before, passed or not
    width: int = 1  # how many processes of it want to compute at once
    alone: bool = False  # nothing may run beside it, because it measures time
    engine: str | None = None  # "compiled": import backroom from build/compiled; "quickest": if it is there
    only_long: bool = False  # only in --long, unless named
    counts: bool = False  # prints pytest's counts, which the summary adds up
    covers: str | None = None  # the packages whose lines and branches it counts, with commas


# An idle worker takes over tests from the other, so no stage ends with one worker alone.
TESTS = "python -m pytest -q -n 2 --dist worksteal --durations 12"
LONG = "--long -o faulthandler_timeout=7200"
NOT_QUICK = "--ignore tests/browser --ignore tests/server --ignore tests/client"
QUICK = f"{TESTS} --engine interpreted --brief -m 'not slow' {NOT_QUICK}"
RULES = "tests/core tests/games tests/golden tests/playthroughs tests/server/store"
OF_RULES = f"{TESTS} {RULES} --engine interpreted"
PLAYED = "tests/table tests/server tests/client tests/protocol --ignore tests/server/store"
# Most of these tests wait, for a race or for the disk: there is room for one more worker.
ONLINE = f"{TESTS} {PLAYED}".replace("-n 2", "-n 3")
# Compiled, the slow ones and a sixth of the others; interpreted, where lines are counted, all but the slow.
ONLINE_COMPILED = f"{ONLINE} -m 'slow or not uncompiled' --share 6"
ONLINE_INTERPRETED = f"{ONLINE} --engine interpreted -m 'not slow'"
# When everything is late, nearly all of the time is spent waiting.
LATE = "--engine interpreted -p tests.support.unsteady --unsteady 1"
UNSTEADY = f"{TESTS} tests/server tests/client {LATE}".replace("-n 2", "-n 6")
NOT_ELSEWHERE = f"{RULES} tests/table tests/server tests/client tests/protocol tests/laws tests/browser"
ELSEWHERE = f"{TESTS} {NOT_ELSEWHERE.replace('tests/', '--ignore tests/')}"
LAWS_INTERPRETED = f"{TESTS} tests/laws --engine interpreted"
# What else must behave the same compiled, besides the laws.
BOTH = (
    "tests/core/test_rows.py tests/core/test_stream.py "
    "tests/games/omerta/test_fast_lane.py tests/games/omerta/test_hard_positions.py"
)
LAWS = f"{TESTS} tests/laws {BOTH} --engine compiled"

MUTATION = "python tools/mutation.py omerta"
MUTATION_CRIME = "python tools/mutation.py organized_crime"

LINT = "ruff check --output-format concise"
FORMAT = "ruff format --check --output-format concise"
TYPES = "basedpyright"
TYPES_CHANGED = "python tools/changed.py basedpyright"
IMPORTS = "lint-imports --cache-dir build/imports"
COMMITTED = "python tools/committed.py"
WEB_TYPES = "python tools/web_types.py --check"
WEB_UNIT = "python tools/web.py unit"
BROWSER = "python -m pytest -q -n 2 --dist worksteal --durations 8 tests/browser"

# The longest come first, so that no core is idle at the end: the compiler, the browsers, which wait half of
# the time and must not be starved, and stages of one process; then what waits beside what computes.
STAGES = [
    Stage("lint", "ruff's rules", LINT, quick=LINT),
    Stage("format", "ruff's format", FORMAT, quick=FORMAT),
    Stage("web-build", "the client, and its size", "python tools/web.py build"),
    Stage("compile", "mypyc builds the engine", "python tools/compile.py"),
    Stage(
        "browser",
        "the client in a browser",
        BROWSER,
        long=f"{BROWSER} {LONG}",
        needs=("web-build",),
        counts=True,
        width=2,
    ),
    Stage("committed", "nothing private in git", COMMITTED, quick=COMMITTED),
    Stage("imports", "who may import whom", IMPORTS, quick=IMPORTS),
    Stage("web-lint", "prettier, eslint, svelte-check", "python tools/web.py lint"),
    Stage("types", "basedpyright, strict", TYPES, quick=TYPES_CHANGED),
    Stage("web-types", "the client's types are current", WEB_TYPES, quick=WEB_TYPES),
    Stage("web-unit", "the client's tests", WEB_UNIT, quick=WEB_UNIT),
    Stage(
        "tests",
        "the tests of the rules",
        OF_RULES,
        quick=QUICK,
        long=f"{OF_RULES} {LONG}",
        counts=True,
        covers="core,games,table,protocol,server",
        width=2,
    ),
    Stage(
        "online",
        "tables, sockets, the server",
        ONLINE_COMPILED,
        long=f"{ONLINE} {LONG}",
        after="compile",
        engine="quickest",
        counts=True,
        covers="client,commands",  # no server runs a line of these: what one costs is measured in this stage
        width=2,
    ),
    Stage(
        "laws-interpreted",
        "the laws, interpreted",
        LAWS_INTERPRETED,
        long=f"{LAWS_INTERPRETED} {LONG}",
        counts=True,
        width=2,
    ),
    Stage(
        "online-interpreted",
        "... without a compiler",
        ONLINE_INTERPRETED,
        long=f"{ONLINE_INTERPRETED} {LONG}",
        counts=True,
        covers="table,protocol,server,client,commands",
        width=2,
    ),
    Stage(
        "unsteady",
        "... and with everything delayed",
        UNSTEADY,
        only_long=True,
        counts=True,
        width=2,
    ),
    Stage(
        "laws",
        "the laws, compiled",
        LAWS,
        long=f"{LAWS} {LONG}",
        needs=("compile",),
        engine="compiled",
        counts=True,
        width=2,
    ),
    Stage(
        "tests-elsewhere",
        "bots, lab, commands, tools",
        ELSEWHERE,
        long=f"{ELSEWHERE} {LONG}",
        after="compile",
        engine="quickest",
        counts=True,
        covers="bots,lab,commands,cli.py,engine.py,complaint.py",
        width=2,
    ),
    Stage(
        "mutation-crime",
        "broken rules are noticed",
        f"{MUTATION_CRIME} --sample 3 --seed 1 --at-least 50",  # a few, as a smoke test
        long=f"{MUTATION_CRIME} --at-least 85",
        width=2,
    ),
    Stage(
        "mutation",
        "broken rules are noticed",
        f"{MUTATION} --sample 3 --seed 1 --at-least 50",  # a few, as a smoke test
        long=MUTATION,
        width=2,
    ),
    Stage(
        "snaps",
        "no trick wins a race",
        "python -m tools.snaps",
        long="python -m tools.snaps --long",
        after="compile",
        engine="quickest",
    ),
    Stage("trace", "how far one move travels", "python -m tools.trace", only_long=True),
    Stage("readme", "the commands in README and docs", "python tools/readme.py"),
    Stage(
        "coverage",
        "how much of each package is run",
        "python tools/covered.py",
        needs=("tests", "online", "online-interpreted", "tests-elsewhere"),
    ),
    Stage(
        "speed",
        "the engine's benchmark",
        "backroom bench engine --seconds 0.1",
        long="backroom bench engine --peers",
        alone=True,
    ),
]
