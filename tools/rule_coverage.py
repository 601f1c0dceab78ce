"""Write docs/rules/coverage.md: every rule id with the tests that quote it; fail if an id has none.

The ids of a game are listed in docs/rules/<game>-ids.txt, one per line with a short title. A test quotes a
rule by its name: test_o18b_… quotes O18b. A second game is a second list and its own tests; a hyphen in the
name of the list is an underscore in the name of the test folder.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RULES = Path("docs", "rules")
PAGE = RULES / "coverage.md"
ID = re.compile(r"[A-Z]\d+[a-z]?")
QUOTE = re.compile(r"test_([a-z]\d+[a-z]?)_")
WRITE = "run python tools/rule_coverage.py"


class Quote(NamedTuple):
    """A test and the rule in its name."""

    rule: str  # as in the name, in lower case
    name: str
    says: str  # the first line of its docstring
    file: str  # relative to the root of the tree


class Problem(Exception):  # noqa: N818
    """A list of ids that cannot be read."""


def rule_ids(text: str) -> dict[str, str]:
    """Read a list of ids; returns the title of each."""
    titles: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        rule, _, title = line.partition(" ")
        if not ID.fullmatch(rule) or not title:
            raise Problem(f"not an id and a title: {line}")
        if rule in titles:
            raise Problem(f"listed twice: {rule}")
        titles[rule] = title
    return titles


def quotes(root: Path, game: str) -> list[Quote]:
    """The tests of a game that quote a rule, in the order of files and lines."""
    found: list[Quote] = []
    for path in sorted((root / "tests" / "games" / game.replace("-", "_")).rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            quote = QUOTE.match(node.name)
            if quote:
                says = (ast.get_docstring(node) or "").partition("\n")[0]
                found.append(Quote(quote[1], node.name, says, path.relative_to(root).as_posix()))
    return found


def section(game: str, titles: dict[str, str], found: list[Quote]) -> list[str]:
    """The part of the page for one game."""
    tests = [quote for quote in found if quote.rule in {rule.lower() for rule in titles}]
    lines = [f"## {game}", "", f"{len(titles)} rules, {len(tests)} tests."]
    for rule, title in titles.items():
        lines += ["", f"### {rule} {title}", ""]
        for quote in tests:
            if quote.rule == rule.lower():
                name = f"[`{quote.name}`](../../{quote.file})"
                lines.append(f"- {quote.says} {name}" if quote.says else f"- {name}")
    return lines


def look(root: Path) -> tuple[str, list[str]]:
    """The page as it should be, and what is missing."""
    lines = ["# Rules and their tests", "", "Written by tools/rule_coverage.py from the names of the tests."]
    missing: list[str] = []
    lists = sorted((root / RULES).glob("*-ids.txt"))
    if not lists:
        missing.append(f"no list of ids in {RULES.as_posix()}")
    for path in lists:
        game = path.name.removesuffix("-ids.txt")
        titles = rule_ids(path.read_text("utf-8"))
        found = quotes(root, game)
        quoted = {quote.rule for quote in found}
        letters = {rule[0].lower() for rule in titles}
        known = {rule.lower() for rule in titles}
        missing += [f"{game}: no test quotes {rule}" for rule in titles if rule.lower() not in quoted]
        missing += [
            f"{game}: {quote.name} quotes a rule that is not listed"
            for quote in found
            if quote.rule[0] in letters and quote.rule not in known
        ]
        lines += ["", *section(game, titles, found)]
    return "\n".join(lines) + "\n", missing


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write the page, or only check it; 1 if an id has no test or the page is out of date."""
    parser = argparse.ArgumentParser(description="every rule id with the tests that quote it")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    check: bool = parser.parse_args(arguments).check
    try:
        page, problems = look(root)
    except Problem as problem:
        page, problems = None, [str(problem)]
    written = root / PAGE
    if check:
        if page is not None and (not written.is_file() or written.read_text("utf-8") != page):
            problems.append(f"{PAGE.as_posix()} is out of date: {WRITE}")
    elif page is not None:
        written.write_text(page, "utf-8")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
