"""docs/readings/omerta.md: each of its forty situations has an outcome here and a test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "readings" / "omerta.md").read_text("utf-8")
HEADING = re.compile(r"^## S(\d+) ", re.MULTILINE)
HERE = re.compile(r"^- Here: (?:agrees[.;]|ruled otherwise: (O\d+[a-z]?): )", re.MULTILINE)


def outcomes() -> dict[int, str | None]:
    """By situation: the rule by which we play differently, or None where we agree."""
    parts = HEADING.split(PAGE)[1:]
    found: dict[int, str | None] = {}
    for number, text in zip(parts[::2], parts[1::2], strict=True):
        [here] = HERE.finditer(text)
        found[int(number)] = here[1]
    return found


def test_there_are_forty_situations_in_order() -> None:
    assert list(outcomes()) == list(range(1, 41))


def test_every_ruling_names_a_rule_of_this_project() -> None:
    ids = {line.split()[0] for line in (ROOT / "docs" / "rules" / "omerta-ids.txt").read_text().splitlines()}
    rulings = {number: rule for number, rule in outcomes().items() if rule is not None}
    assert rulings == {8: "O15", 11: "O12", 16: "O16", 30: "O29b"}
    assert set(rulings.values()) <= ids
    for number in rulings:
        assert re.search(rf"\bS{number}\b", PAGE.split("\n## ", 1)[0])


def test_every_situation_has_a_test() -> None:
    source = "\n".join(path.read_text() for path in sorted(Path(__file__).parent.glob("test_*.py")))
    tested = {int(number) for number in re.findall(r"^def test_s(\d\d)_", source, re.MULTILINE)}
    assert tested == set(outcomes())
