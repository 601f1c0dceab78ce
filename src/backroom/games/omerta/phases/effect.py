"""O18, O25: the named power happens, or a Killer has cancelled it."""

from __future__ import annotations

from backroom.games.omerta.cells import ROW
from backroom.games.omerta.menus import NOTHING, PLACE
from backroom.games.omerta.phases.phase import Phase
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.state import NEXT_TURN, Cards


class Effect(Phase):
    """O25: one Killer cancels the whole effect."""

    def settle(self, game: Cards) -> bool:
        power = POWERS[game.power]
        named = game.named
        assert power is not None
        assert named != NOTHING
        game.named = NOTHING
        game.step = NEXT_TURN
        if game.killers:
            cancel(game, power)
        else:
            power.effect(game, named)
        return False


def cancel(game: Cards, power: Power) -> None:
    """O25: both cards are discarded, the Killer on top."""
    if power.laid:
        game.throw(game.power)
    for address in game.killers:
        game.throw(game.remove(address >> ROW, address & PLACE))
    game.killers = ()
