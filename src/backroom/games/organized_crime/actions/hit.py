"""C19: HIT cards kill without a point, from any of your own pieces on the space."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.cards import use
from backroom.games.organized_crime.events import HitPlayed
from backroom.games.organized_crime.moves import Hit, HitName, Move, Option, Target
from backroom.games.organized_crime.pieces.killing import kill_boss, kill_man
from backroom.games.organized_crime.pieces.walking import at_home
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.printed.decks import ONE_HIT, ONE_OR_TWO_HITS
from backroom.games.organized_crime.state import BITS, COUNT, OVER, Country

HITS: Final[tuple[HitName, ...]] = ("one_hit", "one_or_two_hits")


class Hitting(Action):
    """C19: plays HIT cards; [R] ONE OR TWO HITS is used at once, and an unused hit is lost."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if not game.hands[game.seat]:
            return
        one = game.holds(game.seat, ONE_HIT) > 0
        two = game.holds(game.seat, ONE_OR_TWO_HITS) > 0
        if not one and not two:
            return
        targets = self.targets(game)
        for index, target in enumerate(targets):
            if one:
                menu.append(Hit("one_hit", (target,)))
            if two:
                menu.append(Hit("one_or_two_hits", (target,)))
                if self.count(game, target) > 1:
                    menu.append(Hit("one_or_two_hits", (target, target)))
                for other in targets[index + 1 :]:
                    if self.go_together(target, other):
                        menu.append(Hit("one_or_two_hits", (target, other)))

    def targets(self, game: Country) -> list[Target]:
        """C19, C21: what may be hit: hit-men first, a Boss at home last."""
        men: list[Target] = []
        bosses: list[Target] = []
        at_homes: list[Target] = []
        for seat in range(game.rules.players):
            if seat == game.seat or not game.lives(seat):
                continue
            boss: i64 = game.boss[seat]
            if game.stands(game.seat, boss):
                if not at_home(game, seat):
                    bosses.append(game.rules.target(boss, seat, True))
                elif self.is_raided(game, seat):
                    at_homes.append(game.rules.target(boss, seat, True))
        own: i64 = COUNT << (BITS * game.seat)
        own_boss: i64 = game.boss[game.seat]
        for space, pieces in enumerate(game.at):
            here: i64 = pieces
            if not here & ~own or (not here & own and own_boss != space):
                continue
            for seat in range(game.rules.players):
                if seat != game.seat and (here >> (BITS * seat)) & COUNT:
                    men.append(game.rules.target(space, seat, False))
        return men + bosses + at_homes

    def is_raided(self, game: Country, seat: i64) -> bool:
        """C21: the declared attacker stands where the Boss is, at its home."""
        if not game.rolled:
            return False
        for walker in game.walkers:
            if walker.attack == game.base[seat] and walker.space == game.boss[seat]:
                return True
        return False

    def count(self, game: Country, target: Target) -> i64:
        """How many such pieces there are."""
        if target.boss:
            return 1
        return game.men(target.seat, game.rules.board.number[target.space])

    def go_together(self, target: Target, other: Target) -> bool:
        """[R] C22: not a hit-man and his own Boss: he is removed with the Boss."""
        return not other.boss or target.seat != other.seat

    def do(self, game: Country, move: Move) -> None:
        assert isinstance(move, Hit)
        kind: i64 = HITS.index(move.card)
        if not game.holds(game.seat, kind):
            raise Refused("C19", "that card is not in your hand")
        menu: list[Option] = []
        self.add(game, menu)
        if move not in menu:
            raise Refused("C19", "hit pieces that stand with one of yours, as many as the card says")
        use(game, game.seat, kind)
        if game.events is not None:
            game.tell(HitPlayed(game.seat, move.card, move.targets))
        for target in move.targets:
            if game.step == OVER:
                break
            if target.boss:
                kill_boss(game, target.seat, move.card)
            else:
                space: i64 = game.rules.board.number.get(target.space, NONE)
                kill_man(game, target.seat, space, move.card)
