"""Fits the style of OMERTA's quick player to `regular`: `python -m tools.omerta_style --games 120`.

It records what `regular` answered in games of four, and raises or lowers one parameter after another as long
as the quick player then gives the same answer more often. It prints how often that is, by kind of question,
and every change it keeps; the result is what `search/style.py` says. Playouts foresee what opponents do only
as far as the quick player plays like them.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

from backroom.bots import bots_of
from backroom.core.game import Answers, Ask, Over
from backroom.core.stream import Stream
from backroom.games.omerta.cells import IN_DISCARD, KIND, LABEL, ROW, SEEN
from backroom.games.omerta.game import PHASES, Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.shuffled import KNEW, SHUFFLED, knowers
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import addresses
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import PEEKING, POWER, PUTTING, SNAPPING, TURN
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell

SETUP = Setup(players=4)
STEPS = {
    "kept": 8,
    "offer": 10,
    "trust": 10,
    "call_at": 10,
    "waiting": 10,
    "knowing": 5,
    "first": 10,
    "patience": 4,
    "gangster": 10,
    "lady": 5,
    "mole": 5,
    "snitch": 10,
    "driver": 20,
    "safecracker": 10,
    "mamma": 5,
    "patrol": 5,
}
LAST = 1.0 / 3  # what is left of the first step when a search ends


class Answered(NamedTuple):
    """A question, and what `regular` answered."""

    table: Omerta
    seat: int
    code: int


def recorded(games: int, seed: int) -> list[Answered]:
    """The questions of some games with more than one answer, snaps and Killers apart: these need no style."""
    found: list[Answered] = []
    make = bots_of(OMERTA)["regular"]
    for number in range(games):
        bots = [make(seat, SETUP, Random(f"{seed}:{number}:{seat}")) for seat in range(4)]  # noqa: S311
        luck = Luck(f"{seed}:{number}")
        state = Omerta(Rules(SETUP))
        while not isinstance(pending := state.pending(), Over):
            if isinstance(pending, Ask):
                entry = ask(state, pending, bots, luck)
                if (
                    isinstance(entry, Answers)
                    and state.step not in (PEEKING, SNAPPING)
                    and len(pending.seats) == 1
                ):
                    [(seat, move)] = entry.moves
                    choices = PHASES[state.step].choices(state, seat)
                    if choices.count > 1:
                        found.append(Answered(as_world(state), seat, choices.code_of(move)))
            else:
                entry = luck.answer(pending)
            tell(OMERTA, state.apply(entry), bots)
    return found


def as_world(state: Omerta) -> Omerta:
    """A copy in which shuffled cards are marked with who knew them, as in the worlds of a belief."""
    game = state.copy()
    known: dict[int, int] = {}  # by label
    cards = [card for fact in game.facts for card in fact.old]
    cards.extend(int(game.cells[at]) for at in range(IN_DISCARD))
    for fact in game.facts:
        before = list(fact.old)
        labels = range(fact.first, fact.first + len(before))
        for card in cards:
            if card >> LABEL in labels and card >> LABEL not in known:
                index = [one & KIND for one in before].index(card & KIND)
                old = before[index]
                known[card >> LABEL] = int(knowers(old & ~(-1 << LABEL))) | known.get(old >> LABEL, 0)
                before[index] = 0
    for at in addresses(game)[:-1]:
        card = int(game.cells[at])
        if card >> LABEL:
            game.cells[at] = card & ~(-1 << LABEL) | known[card >> LABEL] << KNEW | SHUFFLED
    return game


def said(quick: Playouts, question: Answered) -> int:
    """What the quick player answers."""
    table, seat = question.table, question.seat
    quick.weigh_pile(table)
    if table.step != TURN:
        return quick.code(table, seat, table.step)
    policy = quick.policies[seat]
    policy.look(table, seat)
    return policy.turn_code(table, seat)


def is_same(question: Answered, code: int) -> bool:
    """Both answers do the same, as far as the player knows: of two unseen cards it is all one which goes."""
    if code == question.code:
        return True
    return question.table.step == PUTTING and known(question, code) == known(question, question.code)


def known(question: Answered, place: int) -> int:
    """The kind of an own card, as far as its owner knows; the drawn one is none of these."""
    if place == NOTHING:
        return NOTHING
    card = question.table.cells[question.seat << ROW | place]
    return card & KIND if (card >> (SEEN + question.seat)) & 1 else 0


def agreement(style: Style, questions: list[Answered]) -> float:
    """How often the quick player of a style gives the answer of `regular`."""
    quick = Playouts([style] * 4, Stream(Random(1)))  # noqa: S311
    return sum(is_same(question, said(quick, question)) for question in questions) / len(questions)


def kind_of(question: Answered) -> str:
    """What is asked, in a word."""
    step = question.table.step
    if step == TURN:
        return "turn"
    if step == PUTTING:
        return "put"
    return name_of(question.table.power) if step == POWER else "exchange"


def report(style: Style, questions: list[Answered]) -> None:
    """Print the agreement by kind of question."""
    kinds = sorted({kind_of(question) for question in questions})
    for kind in kinds:
        some = [question for question in questions if kind_of(question) == kind]
        print(f"{kind:12} {len(some):6} {100 * agreement(style, some):5.1f} %")
    print(f"{'all':12} {len(questions):6} {100 * agreement(style, questions):5.1f} %", flush=True)


def fitted(style: Style, questions: list[Answered]) -> Style:
    """The style after one parameter after another was changed as long as that helps."""
    best = agreement(style, questions)
    share = 1.0
    while share >= LAST:
        before = best
        for name, step in STEPS.items():
            for change in (round(step * share), -round(step * share)):
                while change:
                    new = style._replace(**{name: getattr(style, name) + change})
                    found = agreement(new, questions)
                    if found <= best:
                        break
                    style, best = new, found
                    print(f"{name} {getattr(style, name)}: {100 * best:.2f} %", flush=True)
        if best == before:
            share /= 2
    return style


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--only-report", action="store_true")
    given = parser.parse_args()
    questions = recorded(given.games, given.seed)
    report(Style(), questions)
    if not given.only_report:
        style = fitted(Style(), questions)
        report(style, recorded(given.games, given.seed + 1))
        print(style)


if __name__ == "__main__":
    main()
