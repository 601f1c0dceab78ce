"""Mutation testing: which mutants there are, that a run finds those no test notices, and what it prints."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tools import mutation
from tools.mutants import MODULE, is_real, mutants

SOURCE = '''\
"""A game."""

LIMIT = 7


def is_low(stock: int) -> bool:
    """O31: low enough."""
    return stock <= LIMIT


def name_of(kind: int) -> str:
    return "high" if kind > 1 else "low"
'''
TESTS = """\
from game.stock import is_low, name_of


def test_is_low():
    assert is_low(7)
    assert not is_low(8)


def test_name_of():
    assert (name_of(0), name_of(5)) == ("low", "high")
"""
PLAN = """\
source = "src/game"
copied = ["src", "tests", "pytest.ini"]

[[suites]]
name = "all"
tests = "tests"
"""
EQUIVALENT = """
[[equivalent]]
file = "stock.py"
function = "name_of"
original = 'return "high" if kind > 1 else "low"'
mutated = 'return "high" if kind >= 1 else "low"'
reason = "No card is of kind 1."
"""
SURVIVORS = {'return "high" if kind >= 1 else "low"', 'return "high" if kind > 2 else "low"'}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A game of one file, whose tests ignore the limit of the last function."""
    (tmp_path / "src" / "game").mkdir(parents=True)
    (tmp_path / "src" / "game" / "__init__.py").touch()
    (tmp_path / "src" / "game" / "stock.py").write_text(SOURCE)
    (tmp_path / "tests" / "mutation").mkdir(parents=True)
    (tmp_path / "tests" / "test_stock.py").write_text(TESTS)
    (tmp_path / "tests" / "mutation" / "game.toml").write_text(PLAN)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def changed(source: str) -> list[str]:
    """The mutated lines of a source."""
    text = textwrap.dedent(source).encode()
    found = mutants("game.py", text)
    assert all(is_real(mutant, text) for mutant in found)
    return [mutant.mutated for mutant in found]


@pytest.mark.slow
def test_a_run_kills_what_the_tests_notice_and_shows_the_rest(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutation.main(["game", "--seed", "3", "--at-least", "70"], tree) == 1
    said = capsys.readouterr().out
    assert said.startswith("seed 3: 6 of 6 mutants of src/game\n")
    shown = [line.removeprefix("  + ") for line in said.splitlines() if line.startswith("  + ")]
    assert set(shown) == SURVIVORS
    assert 'survived: src/game/stock.py:12 in name_of\n  - return "high" if kind > 1 else "low"\n' in said
    assert "killed 4 (all 4; 0 of them ran out of time), survived 2, equivalent 0" in said
    assert said.endswith("66.7 % killed, of at least 70 % wanted (seed 3)\n")
    assert (tree / "src" / "game" / "stock.py").read_text() == SOURCE
    assert list((tree / "build").iterdir()) == []


@pytest.mark.slow
def test_an_equivalent_mutant_is_shown_and_does_not_count(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests" / "mutation" / "game.toml").write_text(PLAN + EQUIVALENT)
    (tree / "src" / "game" / "stock.py").write_text(SOURCE.replace("LIMIT = 7", "\n\nLIMIT = 7"))
    assert mutation.main(["game", "--at-least", "80"], tree) == 0
    said = capsys.readouterr().out
    assert "equivalent: src/game/stock.py:14 in name_of" in said
    assert "  No card is of kind 1.\n" in said
    assert "survived 1, equivalent 1" in said
    assert "\n80.0 % killed" in said


@pytest.mark.slow
def test_a_mutant_that_never_ends_is_killed(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutation, "PATIENCE", 4.0)
    monkeypatch.setattr(mutation, "TIMES", 0)
    (tree / "src" / "game" / "stock.py").write_text(
        SOURCE.replace("    return stock <=", "    while stock > 7:\n        break\n    return stock <=")
    )
    assert mutation.main(["game", "--only", "stock.py:9"], tree) == 0
    assert "killed 1 (all 1; 1 of them ran out of time), survived 0" in capsys.readouterr().out


@pytest.mark.slow
def test_tests_that_fail_on_the_untouched_tree_end_the_run(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests" / "test_stock.py").write_text("def test_no():\n    assert False\n")
    assert mutation.main(["game", "--sample", "1"], tree) == 1
    assert capsys.readouterr().out.endswith("the suite all fails before anything is mutated\n")


def test_an_equivalent_mutant_that_no_longer_exists_ends_the_run(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "tests" / "mutation" / "game.toml").write_text(
        PLAN + EQUIVALENT.replace("kind >= 1", "kind >= 2")
    )
    assert mutation.main(["game"], tree) == 1
    assert capsys.readouterr().out.startswith("listed as equivalent, but there is no such mutant:\n")


def test_a_game_without_a_plan(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutation.main(["chess"], tree) == 1
    assert capsys.readouterr().out == "there is no chess.toml in tests/mutation\n"


def test_a_seed_names_a_sample(tree: Path) -> None:
    plan = mutation.read_plan(tree / "tests" / "mutation" / "game.toml")
    found = mutation.find(plan, tree)

    def sample(seed: int) -> list[str]:
        return [mutant.mutated for mutant in mutation.choose(plan, found, tree, 5, seed, "")[0]]

    assert sample(1) == sample(1)
    assert len({tuple(sample(seed)) for seed in range(10)}) > 1
    assert len(set(sample(1))) == 5


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
def test_the_plan_of_a_game_names_mutants_that_exist(game: str) -> None:
    plan = mutation.read_plan(mutation.ROOT / "tests" / "mutation" / f"{game}.toml")
    found = mutation.find(plan, mutation.ROOT)
    mutation.refuse_stale(plan, found)
    assert len(found) > 1000
    assert all(reason for reason in plan.equivalent.values())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = 0 <= b < 5", ["x = 1 <= b < 5", "x = 0 < b < 5", "x = 0 <= b <= 5", "x = 0 <= b < 6"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a is None", ["x = a is not None"]),
        ("x = (a) & (b)", ["x = (a) | (b)"]),
        ("x = ~a", ["x = a"]),
        ("x |= a", ["pass", "x &= a", "x = a"]),
        ("x = not a", ["x = a"]),
        ("x = a and b < c", ["x = not (a) and b < c", "x = a or b < c", "x = a and b <= c"]),
        ("x = True", ["x = False"]),
        ("x = 'é' + \"b\"", ["x = 'XXé' + \"b\"", "x = 'é' - \"b\"", "x = 'é' + \"XXb\""]),
        ("x = f'{a + 1} of'", ["x = f'XX{a + 1} of'", "x = f'{a - 1} of'", "x = f'{a + 2} of'"]),
        ("x = y[:]", ["x = y"]),
        ("x = min(y)", ["x = max(y)"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("x.y = z", ["pass"]),
        ("f(a)", ["pass"]),
        ("while f(): continue", ["while not (f()): continue", "while f(): break"]),
        ("raise Refused('O9', 'it is so')", ["pass", "raise Refused('XXO9', 'it is so')"]),
        ("def f(a: int = 1) -> 'x': pass", ["def f(a: int = 2) -> 'x': pass"]),
        ("x: Final[tuple[1]] = 2", ["x: Final[tuple[1]] = 3"]),
    ],
)  # fmt: skip
def test_the_mutants_of_a_line(line: str, expected: list[str]) -> None:
    assert changed(line) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""What it is for."""',
        "Move = Peek | Draw",
        'Name = Literal["fr", "en"]',
        'class Peek(Struct, tag="peek"):\n    place: int = 1\n',
        'class Cards:\n    __slots__ = ("a", "b")\n',
        "from a import b",
        'assert x < 1, "no"',
        "def f(x: list[1]) -> a | b: ...",
        "x = list[A | B]()",
    ],
)
def test_what_decides_nothing_is_left_alone(source: str) -> None:
    assert changed(source) == []


def test_a_mutant_is_named_by_its_function_and_not_by_its_line() -> None:
    source = b"class A:\n    def f(self):\n        return self.x == 1\n\n\nX = 1\n"
    first, second, last = mutants("a.py", source)
    assert first.key == ("a.py", "A.f", "return self.x == 1", "return self.x != 1")
    assert (first.line, second.line, last.line, last.function) == (3, 3, 6, MODULE)
    shifted = mutants("a.py", b"# a comment\n\n" + source)
    assert [mutant.key for mutant in shifted] == [first.key, second.key, last.key]
