"""Play one random game of OMERTA, and print it."""

from random import Random

from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA

rng = Random(6)
state = OMERTA.start(Setup(players=4, edition="fr", rounds=1))
while not isinstance(pending := state.pending(), Over):
    if isinstance(pending, Ask):
        said = tuple((seat, rng.choice(state.options(seat))) for seat in pending.seats)
        events = state.apply(Answers(pending.id, said))
    else:
        events = state.apply(draw(pending, rng))
    for event in events:
        print(OMERTA.describe(event))
print("scores", pending.scores, "won by seat", [seat + 1 for seat in pending.winners])
