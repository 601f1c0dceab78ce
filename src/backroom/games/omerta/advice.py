"""Why an adviser would do something: a code, and the few facts that its sentence names."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.games.omerta.printed.cards import CardName

AdviceCode = Literal[
    "only",  # there is nothing else to do
    "peek",  # four unseen cards are all alike
    "call",  # `points` in hand, `percent`: how often the call holds
    "call_last",  # the same in the last round, where it decides the game
    "take",  # the open card for one that counts more
    "take_power",  # ... for a character that does something when it is discarded
    "draw",  # an unseen card promises more than the open one
    "draw_only",  # there is nothing to take
    "keep",  # the drawn card for `other` in `place`, which counts `points` more
    "keep_unseen",  # ... for a card not seen yet, which counts `points` more on average
    "keep_known",  # ... so that one more card of yours is known
    "keep_power",  # ... for a character that does something when it is discarded
    "keep_match",  # ... for a bottle whose equal can be thrown after it
    "throw_match",  # discard it: your card in `place` is the same, and can be thrown after it
    "throw_power",  # discard it for what it does
    "throw_high",  # discard it: none of yours counts more
    "swap",  # your card in `place` for `seat`'s in `second`: it counts `points` less
    "swap_others",  # nothing to gain for yourself: take from `other_seat`, who has fewer points than `seat`
    "mix",  # `seat` has seen `count` of their cards
    "look",  # you have not seen the card in `place`
    "give",  # `seat` seems to have the fewest points
    "open_safe",  # to look costs nothing
    "exchange",  # the card in the safe counts `points` less than yours in `place`
    "throw",  # `count` bottles, `points` points
    "mamma",  # `seat` seems to have the fewest points
    "patrol",  # the same; they cannot call meanwhile
    "decline",  # nothing here would do you good
    "habit",  # what is usually right here
    "tried",  # no rule of thumb says so, but the games played out do
]


class AdviceReason(Struct, frozen=True, kw_only=True):
    """The reason for a move, as this seat can know it; places count from 0."""

    code: AdviceCode
    card: CardName | None = None  # what is drawn, taken or offered
    other: CardName | None = None  # what it is compared with
    place: int | None = None
    second: int | None = None  # a place in another hand, or in the safe
    seat: int | None = None
    other_seat: int | None = None
    points: int | None = None
    count: int | None = None
    percent: int | None = None
