"""C5: the dice decide who chooses a base first, and who starts; ties roll again among themselves."""

from __future__ import annotations

from backroom.core.chance import Chance, Dice
from backroom.core.game import Ask, Over
from backroom.core.nature import check
from backroom.games.organized_crime.events import Rolled
from backroom.games.organized_crime.phases.phase import Phase
from backroom.games.organized_crime.state import (
    BASE_ROLLS,
    CHOOSING,
    NEXT_TURN,
    Country,
    Group,
)


def first_tied(game: Country) -> Group:
    """The first group that has to roll (again)."""
    for group in game.groups:
        if len(group) > 1:
            return group
    raise AssertionError


def ranked(group: Group, outcome: tuple[int, ...]) -> tuple[Group, ...]:
    """The group by what they rolled, highest first; equals stay together."""
    totals = [outcome[2 * place] + outcome[2 * place + 1] for place in range(len(group))]
    ranks: list[Group] = []
    for total in sorted(set(totals), reverse=True):
        ranks.append(tuple([seat for place, seat in enumerate(group) if totals[place] == total]))
    return tuple(ranks)


def tell_rolls(game: Country, group: Group, outcome: tuple[int, ...]) -> None:
    """Everybody sees the dice."""
    if game.events is not None:
        pairs = tuple([(outcome[2 * place], outcome[2 * place + 1]) for place in range(len(group))])
        game.tell(Rolled("base" if game.step == BASE_ROLLS else "start", group, pairs))


class BaseRolls(Phase):
    """C5: everybody rolls, and chooses a base from the highest down."""

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Dice(2 * len(first_tied(game)), 6)

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        group = first_tied(game)
        check(Dice(2 * len(group), 6), outcome)
        tell_rolls(game, group, outcome)
        groups: list[Group] = []
        for other in game.groups:
            if other == group:
                groups.extend(ranked(group, outcome))
            else:
                groups.append(other)
        game.groups = tuple(groups)
        if max([len(other) for other in groups]) == 1:
            game.step = CHOOSING


class StartRolls(Phase):
    """C5: everybody rolls again; the highest starts, then play goes clockwise."""

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Dice(2 * len(game.groups[0]), 6)

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        group = game.groups[0]
        check(Dice(2 * len(group), 6), outcome)
        tell_rolls(game, group, outcome)
        ranks = ranked(group, outcome)
        best: Group = ranks[0]
        if len(best) != 1:
            game.groups = (best,)
            return
        game.groups = ()
        game.starter = best[0]
        game.seat = best[0]
        game.step = NEXT_TURN
