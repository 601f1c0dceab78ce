"""Recorded games to test with: OMERTA, played at random with fair draws from a known secret."""

from random import Random

from backroom.core.fair import FairDraws
from backroom.core.game import Answers, Ask, Entry, Over
from backroom.core.log import Record, new_record, with_secret
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import CallOmerta, Move, Pass, Snap
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA

SECRET = bytes(range(32))
CONTRIBUTIONS = (b"\xc0\xff\xee", None, b"")


def a_record(
    setup: Setup | None = None, *, seed: int = 1, calm: int = 40, secret: bytes = SECRET
) -> Record[Setup, Move]:
    """A whole game with its secret; nobody calls Omerta in the first `calm` questions of a round."""
    setup = setup or Setup(players=3, rounds=1)
    draws = FairDraws(secret, [*CONTRIBUTIONS, *([None] * (setup.players - 3))])
    state = OMERTA.start(setup)
    rng = Random(seed)
    entries: list[Entry[Move]] = []
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Ask):
            answers = tuple((seat, choose(state, seat, calm=calm, rng=rng)) for seat in pending.seats)
            entry = Answers(pending.id, answers)
        else:
            entry = draws.draw(pending)
        state.apply(entry)
        entries.append(entry)
    record = new_record(OMERTA, setup, draws.published())
    return with_secret(Record(record.header, tuple(entries)), draws.reveal())


def choose(state: Omerta, seat: int, *, calm: int, rng: Random) -> Move:
    """Any option, but few snaps and few calls."""
    options = state.options(seat)
    move = rng.choice(options)
    if isinstance(move, CallOmerta) and state.entries < calm * state.round:
        return rng.choice(options[1:])
    if isinstance(move, Snap) and rng.random() < 0.8:
        return Pass()
    return move
