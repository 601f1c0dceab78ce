"""The adviser says what it would do and why, and what it says is so."""

from __future__ import annotations

from random import Random
from typing import get_args

from backroom.bots.bot import Advice
from backroom.bots.omerta.adviser.adviser import AdviserBot
from backroom.core.game import Answers, Ask, Over
from backroom.games.omerta.advice import AdviceCode, AdviceReason
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.moves import CallOmerta, Discard, Draw, Look, Move, Replace, Swap, Take, Throw
from backroom.games.omerta.printed.cards import KIND_OF, POINTS, is_bottle
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from tests.bots.omerta.makers import FEW

MOVES: dict[str, type[Move]] = {
    "call": CallOmerta, "call_last": CallOmerta, "take": Take, "take_power": Take, "draw": Draw,
    "draw_only": Draw, "keep": Replace, "keep_unseen": Replace, "keep_known": Replace,
    "keep_power": Replace, "keep_match": Replace, "throw_match": Discard, "throw_power": Discard,
    "throw_high": Discard, "swap": Swap, "swap_others": Swap, "look": Look, "throw": Throw,
}  # fmt: skip


def advised(number: int) -> list[AdviceReason]:
    """The reasons for the advice that was followed in a game; each was checked."""
    setup = Setup(players=3, edition="fr" if number % 2 else "en")
    bots = [AdviserBot(seat, setup, Random(seat), FEW) for seat in range(3)]
    state, luck = OMERTA.start(setup), Luck(f"advice:{number}")
    found: list[AdviceReason] = []
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Ask):
            said: list[tuple[int, Move]] = []
            for seat in pending.seats:
                options, view = state.options(seat), state.view(seat)
                if pending.clock in ("snap", "killer"):
                    said.append((seat, bots[seat].answer(view, pending, options)))
                    continue
                advice: Advice = bots[seat].advise(view, pending, options)
                assert advice.move in options
                check(advice.reason, advice.move, state, seat)
                found.append(advice.reason)
                said.append((seat, advice.move))
            events = state.apply(Answers(pending.id, tuple(luck.in_any_order(said))))
        else:
            events = state.apply(luck.answer(pending))
        for seat in range(3):
            for event in events:
                heard = OMERTA.tell(event, seat)
                if heard is not None:
                    bots[seat].hear(heard)
    return found


def check(reason: AdviceReason, move: Move, state: Omerta, seat: int) -> None:
    """What a reason says of cards is true of the cards as they lie, wherever it says that it knows them."""
    hand = state.hand(seat)
    kind = MOVES.get(reason.code)
    assert kind is None or isinstance(move, kind)
    if reason.other is not None:
        assert reason.place is not None
        assert hand[reason.place] & KIND == KIND_OF[reason.other]
    if reason.code == "keep":
        assert reason.card is not None
        assert reason.other is not None
        assert reason.points == POINTS[KIND_OF[reason.other]] - POINTS[KIND_OF[reason.card]]
    if reason.code == "throw_match":
        assert reason.place is not None
        assert reason.card is not None
        assert hand[reason.place] & KIND == KIND_OF[reason.card]
    if isinstance(move, Throw) and reason.code == "throw":
        kinds = [hand[place] & KIND for place in move.places]
        assert all(is_bottle(kind) for kind in kinds)
        assert (reason.points, reason.count) == (sum(kinds), len(kinds))


def test_what_it_says_of_cards_is_true() -> None:
    """A game is played by advice alone; every reason fits its move, and most moves have one."""
    found = [reason for number in range(2) for reason in advised(number)]
    codes = {reason.code for reason in found}
    assert codes <= set(get_args(AdviceCode))
    assert len(codes) >= 12
    assert sum(reason.code == "tried" for reason in found) < len(found) / 3


def test_the_figures_are_those_of_the_move() -> None:
    """A next best that does as well is not told."""
    bot = AdviserBot(0, Setup(players=3), Random(1), FEW)
    bot.search.chances = [(Draw(), 0.414), (Take(), 0.36)]
    assert bot.figures(Draw()) == {"chance": 41, "next_best": 36}
    assert bot.figures(Take()) == {"chance": 36}
    assert bot.figures(Discard()) == {}
