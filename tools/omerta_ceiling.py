"""What OMERTA's search would win if it saw all cards: `python -m tools.omerta_ceiling --games 100`.

A yardstick of the lab, and no bot: it is handed the state of the table, which no bot ever is. Its worlds are
the real table with only the draws to come unknown. It plays one seat against three `regular`, every deal from
every seat, as `./backroom arena` does.
"""

from __future__ import annotations

import argparse
from math import inf
from random import Random

from backroom.bots import bots_of
from backroom.core.game import Answers, Ask, Over
from backroom.core.stream import Stream
from backroom.games.omerta.cells import IN_SAFE, ROW, SEEN, WIDTH
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import SAFE_PLACES
from backroom.games.omerta.moves import Move
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.evidence import Evidence
from backroom.games.omerta.search.searching import Budget, Search
from backroom.games.omerta.search.shadow import Shadow, count_kinds
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import OmertaWorlds, strip_labels
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.interval import rate_interval
from backroom.lab.luck import Luck
from backroom.lab.match import ask_seat, tell

PLAYERS = 4
SETUP = Setup(players=PLAYERS)


def open_worlds(state: Omerta, seat: int) -> OmertaWorlds:
    """The worlds of a seat that has seen every card that lies on the table."""
    table = state.copy()
    strip_labels(table, {})
    places = [
        at
        for owner in range(PLAYERS)
        for at in range(owner << ROW, (owner << ROW) + table.cells[WIDTH + owner])
    ]
    for at in (*places, *range(IN_SAFE, IN_SAFE + SAFE_PLACES)):
        if table.cells[at]:
            table.cells[at] |= 1 << (SEEN + seat)
    table.held |= (1 << (SEEN + seat)) if table.held else 0
    gone = [count_kinds([]) for _ in range(table.piles)]
    shadow = Shadow(seat, table.rules)
    return OmertaWorlds(table, seat, [*gone, count_kinds(table.pile)], Evidence(shadow))


def said(search: Search, state: Omerta, pending: Ask, seat: int) -> Move:
    """What the search answers with all cards open."""
    options = state.options(seat)
    if len(options) == 1 or pending.clock == "peek":
        return options[0]
    worlds = open_worlds(state, seat)
    if pending.clock in ("snap", "killer"):
        return worlds.obvious(options, search.stream)
    return search.choose(worlds)


def share_of_win(seed: int, number: int, playouts: int) -> float:
    """What the search wins of one game."""
    deal, seat = divmod(number, PLAYERS)
    name = f"{seed}:{deal}:{seat}"
    search = Search(seat, [Style()] * PLAYERS, Stream(Random(name)), Budget(playouts, inf))  # noqa: S311
    make = bots_of(OMERTA)["regular"]
    bots = [make(other, SETUP, Random(f"{name}:{other}")) for other in range(PLAYERS)]  # noqa: S311
    luck = Luck(f"{seed}:{deal}")
    state = Omerta(Rules(SETUP))
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Ask):
            moves: list[tuple[int, Move]] = []
            race = pending.mode == "race"
            for other in luck.in_any_order(pending.seats) if race else pending.seats:
                move = (
                    said(search, state, pending, seat)
                    if other == seat
                    else ask_seat(state, pending, other, bots)
                )
                if move is not None:
                    moves.append((other, move))
            events = state.apply(Answers(pending.id, tuple(moves)))
        else:
            events = state.apply(luck.answer(pending))
        tell(OMERTA, events, bots)
    return 1 / len(pending.winners) if seat in pending.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    wins = [share_of_win(given.seed, number, given.playouts) for number in range(given.games)]
    low, high = rate_interval([wins[start : start + PLAYERS] for start in range(0, len(wins), PLAYERS)])
    print(f"{100 * sum(wins) / len(wins):.1f} % of {len(wins)} games ({100 * low:.1f} to {100 * high:.1f})")


if __name__ == "__main__":
    main()
