from random import Random

from backroom.games.omerta.state import Cards


def imagine(state: Cards, seat: int, rng: Random) -> None: ...
