"""Plays rounds to their end with a quick player at every seat, on the engine's own steps."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.core.stream import Stream
from backroom.games.omerta.cells import CLAIMS, ROW
from backroom.games.omerta.game import PHASES, WAITS, Omerta
from backroom.games.omerta.menus import FROM_DISCARD, FROM_PILE, NOTHING, PAIR
from backroom.games.omerta.phases.draw import Drawing
from backroom.games.omerta.phases.put import Putting
from backroom.games.omerta.phases.snap import judge
from backroom.games.omerta.phases.turn import Turn, pass_turn
from backroom.games.omerta.printed.cards import KILLER, KINDS
from backroom.games.omerta.search.outlook import Outlook
from backroom.games.omerta.search.policy import Policy
from backroom.games.omerta.search.shuffled import remember
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.tricks import exchange_code, kind_place, power_code, throw_place
from backroom.games.omerta.state import (
    DEAL,
    EXCHANGING,
    KILLER_QUESTION,
    MIXING,
    OVER,
    PEEKING,
    PUTTING,
    SNAPPING,
    TURN,
    TURN_LIMIT,
)

PEEK: Final = 0 | 1 << PAIR  # four unseen cards are all alike
DRAWING: Final = Drawing()
PUT: Final = Putting()
START: Final = Turn()


class Playouts:
    """Plays on from a table, each seat by its policy."""

    def __init__(self, styles: list[Style], stream: Stream) -> None:
        self.policies: vec[Policy] = vec[Policy]([Policy(style) for style in styles])  # by seat
        self.stream: Stream = stream
        self.outlook: Outlook = Outlook()
        self.alike: bool = styles.count(styles[0]) == len(styles)
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        self.weighed: i64 = -1  # the draw pile that the policies have counted

    def begin(self) -> None:
        """Forget the draw pile of the last decision."""
        self.weighed = -1

    def run(self, game: Omerta, turns: i64 = TURN_LIMIT) -> None:
        """Play to the end of the round, or until this many turns of it are over.

        Every turn has its own luck, so that games which went different ways have the same cards to come.
        """
        luck = self.stream.seed
        while game.step != DEAL and game.step != OVER:
            if game.step == TURN:
                if game.turns > turns:
                    return
                self.stream.turn_to(luck, game.turns)
                if game.piles != self.weighed:
                    self.weigh_pile(game)
                self.take_turn(game)
            elif game.asked:
                self.answer(game)
            elif game.step == MIXING:
                self.shuffle(game)
            else:
                PHASES[game.step].happen(game, self.stream)
            while not WAITS[game.step] and not PHASES[game.step].settle(game):
                pass

    def weigh_pile(self, game: Omerta) -> None:
        """O12: what a card of the draw pile counts, which everybody can tell from those that are gone."""
        self.weighed = game.piles
        if not game.piled:
            return
        counts = self.counts
        deck = game.deck
        for kind in range(KINDS):
            counts[kind] = 0
        for index in range(game.piled):
            counts[deck[index]] += 1
        first = self.policies[0]
        first.expect(counts)
        for policy in self.policies:
            if self.alike:
                policy.mean = first.mean
                policy.gain = first.gain
            else:
                policy.expect(counts)

    def take_turn(self, game: Omerta) -> None:
        """O8 to O10: a turn up to the card that is discarded, and the snap on it."""
        seat: i64 = game.seat
        policy = self.policies[seat]
        policy.look(game, seat)
        code = policy.turn_code(game, seat)
        START.say(game, seat, code)
        if code == FROM_PILE:
            DRAWING.draw(game, self.stream.below(game.piled))
        elif code != FROM_DISCARD:
            return
        PUT.say(game, seat, policy.put_code(game))
        if game.step == SNAPPING:
            self.snap(game)

    def shuffle(self, game: Omerta) -> None:
        """O20: a hand is shuffled; who knew its cards still knows which they are."""
        PHASES[MIXING].happen(game, self.stream)
        remember(game, game.mixed)

    def answer(self, game: Omerta) -> None:
        """Answer any other question, for everybody who is still asked."""
        step = game.step
        if step == SNAPPING:
            self.snap(game)
            return
        phase = PHASES[step]
        asked = game.asked
        for seat in range(game.rules.players):
            if (asked >> seat) & 1:
                phase.say(game, seat, self.code(game, seat, step))

    def code(self, game: Omerta, seat: i64, step: i64) -> i64:
        """What the policy of a seat answers."""
        if step == KILLER_QUESTION:
            return kind_place(game, seat, KILLER)
        if step == PEEKING:
            return PEEK
        policy = self.policies[seat]
        policy.look(game, seat)
        if step == PUTTING:
            return policy.put_code(game)
        if step == EXCHANGING:
            return exchange_code(policy, game)
        return power_code(policy, game, seat)

    def snap(self, game: Omerta) -> None:
        """O13: those who know a card that matches throw it; any of them may be the fastest."""
        cells = game.cells
        asked = game.asked
        claims = game.claims
        for seat in range(game.rules.players):
            if (asked >> seat) & 1:
                place = throw_place(game, seat)
                if place != NOTHING:
                    other: i64 = self.stream.below(claims + 1)
                    cells[CLAIMS + claims] = cells[CLAIMS + other]
                    cells[CLAIMS + other] = seat << ROW | place
                    claims += 1
        game.asked = 0
        game.claims = claims
        if claims:
            judge(game)
        else:
            pass_turn(game)

    def value(self, world: Omerta, seat: i64, code: i64) -> float:
        """How likely a seat is to win the game after this answer, in one playout of a world."""
        game = world.copy()
        PHASES[game.step].say(game, seat, code)
        while not WAITS[game.step] and not PHASES[game.step].settle(game):
            pass
        self.run(game)
        return self.outlook.value(game, seat)
