"""Write whole games out as text: `python -m tests.playthroughs.make`. The same code writes the same files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from backroom.core.chance import Chance, Drawn
from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import CallOmerta, Move, Pass
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.games.omerta.view import OverlayView, PlaceView, View
from tests.playthroughs.sheet import answer, counted, question, told, write_all

TABLE = ("round", "starter", "turn", "totals", "pile", "discard", "safe")  # the first line of a view
CARDS = ("hands", "overlays", "drawn", "window", "power", "named")  # ... and the second
CALLS = 0.1  # how often a player who may call does
THROWS = 0.4  # how often a player who may throw or show a card does


class Playthrough(NamedTuple):
    """One game: its table and its seed."""

    setup: Setup
    seed: str


PLAYTHROUGHS: Final[dict[str, Playthrough]] = {
    "omerta-3": Playthrough(Setup(players=3, edition="en", rounds=1), "682"),
    "omerta-4": Playthrough(Setup(players=4, edition="fr", rounds=1, memory_aid=True), "1081"),
    "omerta-5": Playthrough(Setup(players=5, edition="nl", rounds=1, snap="sealed", open_safe=True), "69"),
}


def choose(options: Sequence[Move], rng: Random) -> Move:
    """Choose one of the options; rarely a call, and not too many throws."""
    if isinstance(options[0], CallOmerta) and len(options) > 1 and rng.random() >= CALLS:
        options = options[1:]
    elif isinstance(options[0], Pass) and rng.random() >= THROWS:
        return options[0]
    return rng.choice(sorted(options, key=spell))


def next_entry(state: Omerta, pending: Ask | Chance, seed: str) -> Answers[Move] | Drawn:
    """The next entry. Each chance has a seed of its own, so a change to one leaves the others alone."""
    if not isinstance(pending, Ask):
        return draw(pending, Random(f"{seed} {state.entries}"))
    said = {
        seat: choose(state.options(seat), Random(f"{seed} {state.entries} {seat}")) for seat in pending.seats
    }
    order = list(pending.seats)
    if pending.mode == "race":
        Random(f"{seed} {state.entries} race").shuffle(order)
    return Answers(pending.id, tuple((seat, said[seat]) for seat in order))


def spell(move: Move) -> str:
    """A move in a few words, with seats and places counted from 1."""
    numbers: list[int] = []
    for field in move.__struct_fields__:
        value: int | tuple[int, ...] = getattr(move, field)
        numbers += [value] if isinstance(value, int) else value
    return " ".join([str(move.__struct_config__.tag), *(str(number + 1) for number in numbers)])


def text(name: str, playthrough: Playthrough) -> str:
    """The whole playthrough."""
    setup, seed = playthrough
    options: dict[str, object] = msgspec.to_builtins(setup)
    lines = [
        f"{name}: a whole game as text, written by python -m tests.playthroughs.make",
        ", ".join(f"{option}={value}" for option, value in options.items()),
        "Seats and places are counted from 1; * is a blocked card, ? a card face down; W is a spectator.",
        "A view is what W sees, and for each seat what it sees otherwise; discard is its size and its top.",
    ]
    state = OMERTA.start(setup)
    while not isinstance(pending := state.pending(), Over):
        lines += ["", *question(state.entries, pending, menus(state, pending))]
        entry = next_entry(state, pending, seed)
        lines += answer(entry, spell)
        lines += told(OMERTA, state.apply(entry), setup.players)
        lines += views(state, setup)
    lines += ["", f"over: won by {counted(pending.winners)}, scores {pending.scores}"]
    return "\n".join(lines) + "\n"


def menus(state: Omerta, pending: Ask | Chance) -> dict[int, list[str]]:
    """What each seat that is asked may answer."""
    if not isinstance(pending, Ask):
        return {}
    offered = {seat: [spell(move) for move in state.options(seat)] for seat in range(state.rules.players)}
    assert all(bool(menu) == (seat in pending.seats) for seat, menu in offered.items())
    return {seat: offered[seat] for seat in pending.seats}


def views(state: Omerta, setup: Setup) -> Iterator[str]:
    """What a spectator sees, and how each seat's view differs."""
    watched = state.view(None)
    assert (watched.seat, watched.setup) == (None, setup)
    seen = shown(watched)
    yield f"  W sees {listed(seen, TABLE)}"
    yield f"    and {listed(seen, CARDS)}"
    for seat in range(setup.players):
        view = state.view(seat)
        assert (view.seat, view.setup) == (seat, setup)
        own = shown(view)
        differs = [field for field in own if own[field] != seen[field]]
        if differs:
            yield f"  {seat + 1} sees " + ", ".join(f"{field} {own[field] or 'none'}" for field in differs)


def listed(seen: dict[str, str], fields: Sequence[str]) -> str:
    """The fields that have something in them."""
    return ", ".join(f"{field} {seen[field]}" for field in fields if seen[field])


def shown(view: View) -> dict[str, str]:
    """Every field of a view except the seat and the setup, in a few words; empty if there is nothing."""
    drawn = ""
    if view.drawn or view.drawn_card or view.drawn_from_discard:
        drawn = (view.drawn_card or "?") + (" (taken)" if view.drawn_from_discard else "")
    return {
        "round": f"{view.round}/{view.rounds}",
        "starter": str(view.starter + 1),
        "turn": f"{view.turns} of {view.turn + 1}",
        "totals": " ".join(map(str, view.totals)),
        "pile": str(view.pile),
        "discard": f"{view.discard} {view.top or ''}".rstrip(),
        "safe": " ".join(card or "?" for card in view.safe),
        "hands": " ".join(f"[{' '.join(map(place, hand))}]" for hand in view.hands),
        "overlays": " ".join(map(overlay, view.overlays)),
        "drawn": drawn,
        "window": " ".join(view.window),
        "power": view.power or "",
        "named": "" if view.named is None else spell(view.named),
    }


def place(seen: PlaceView) -> str:
    """A card in a hand."""
    return f"{seen.place + 1}{'*' if seen.blocked else ''}{'' if seen.card is None else '=' + seen.card}"


def overlay(lying: OverlayView) -> str:
    """O28, O29: who laid what where, and for how much longer."""
    where = str(lying.seat + 1) if lying.place is None else f"{lying.seat + 1}.{lying.place + 1}"
    return f"{lying.power} on {where} by {lying.by + 1} for {lying.turns}"


if __name__ == "__main__":
    write_all(PLAYTHROUGHS, text)
