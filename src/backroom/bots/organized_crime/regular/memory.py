"""What a family remembers: who did it harm or a favour, who keeps a word, and what it has promised."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.games.organized_crime.events import (
    Audited,
    Begun,
    DealMade,
    Event,
    Killed,
    OfferDropped,
    Offered,
    OfferRejected,
    SessionOpened,
    TurnBegun,
    Voted,
    WordBroken,
    WordKept,
)
from backroom.games.organized_crime.moves import WordName

FADING = 0.9  # of a grudge or a favour, from one own turn to the next
TRUST = 0.8  # how likely the word of somebody is kept of whom one knows nothing
PROVEN = 0.05  # ... and more for each word they have kept
BETRAYAL = 1.5  # how much of a grudge a broken word is
PATIENCE = 3  # rounds until it offers peace to the same player again
MOST_HEARD = 8  # offers of one player in a session; whoever goes on offering holds up nobody
TALK = (Offered, OfferDropped, OfferRejected, Audited)  # which by itself changes nobody's interests
SANCTION = 3  # for how many rounds nobody deals with who has broken a word to them


class Memory:
    """Keeps what one family was told: harm, favours, words, and where the session stands."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.round = 0
        self.grudge = [0.0] * 4  # by seat: above 0 harm, below 0 favours
        self.trust = [TRUST] * 4  # C27: by seat: how likely their word is kept
        self.shunned = [0] * 4  # ... and the round from which on this family makes deals with them
        self.courted = [0] * 4  # ... and until when it offers them no peace again
        self.caller: int | None = None  # C24: of the session
        self.offender: int | None = None
        self.word: bool | None = None  # how it has sold its vote in this session
        self.bought: set[int] = set()  # whose votes it has bought in this session
        self.offers: dict[int, int] = {}  # how often it has offered to each in this session
        self.heard: dict[int, int] = {}  # how often each has offered to it in this session
        self.news = 0  # how much has happened in this session besides talk
        self.fresh_at: dict[int, int] = {}  # ... and had happened when each made the last offer to it
        self.prices: dict[int, int] = {}  # what each has asked for in this session, when they declined
        self.declined: set[int] = set()  # ... and who declined without a price
        self.countered: set[int] = set()  # whom it has answered with an offer in this session
        self.waits = 0  # how often it kept silent in this session, to let others answer
        self.audited: set[int] = set()  # since the last time anybody's turn began
        self.fresh = True  # C14: the moving piece has not yet stepped in its direction
        self.came: int | None = None  # the space the moving piece just left

    def hear(self, event: Event) -> None:
        """Note what an event means for this family."""
        if not isinstance(event, TALK):
            self.news += 1
        match event:
            case TurnBegun():
                self.audited.clear()
                self.round = event.round
                if event.seat == self.seat:
                    self.grudge = [grudge * FADING for grudge in self.grudge]
            case Begun():
                self.fresh = True
                self.came = None
            case Killed() if event.victim == self.seat:
                self.grudge[event.seat] += 1.0
            case SessionOpened():
                self.open_session(event.caller, event.offender)
            case Voted() if self.caller == self.seat and event.seat != self.seat and event.votes:
                self.grudge[event.seat] += -0.5 if event.favour else 0.5
            case WordKept() | WordBroken():
                self.hear_of_word(event)
            case _:
                self.hear_offer(event)

    def hear_offer(self, event: Event) -> None:
        """C24: note what was offered to it, asked of it, and agreed."""
        match event:
            case Offered() if event.by == self.seat:
                self.note_own(event)
            case Offered() if event.to == self.seat:
                self.heard[event.by] = self.heard.get(event.by, 0) + 1
                self.fresh_at[event.by] = self.news
                if self.listens_to(event.by):
                    self.waits = 0
            case Audited() if event.by == self.seat:
                self.audited.add(event.seat)
            case OfferRejected() if event.by == self.seat:
                if event.price is None:
                    self.declined.add(event.to)
                else:
                    self.prices[event.to] = event.price
            case DealMade() if event.promise is not None and event.ask is not None:
                self.note_deal(event, event.promise, event.ask)
            case _:
                pass

    def note_deal(self, event: DealMade, promise: Sequence[WordName], ask: Sequence[WordName]) -> None:
        """C24, C27: note what its own deal means for the votes; these words were given and asked for."""
        other, words = (event.to, ask) if event.by == self.seat else (event.by, promise)
        if "yes" in words or "no" in words:
            self.bought.add(other)
        is_silent = not (event.take or ask or promise)
        if event.to == self.seat and is_silent and event.money is not None and event.money >= 0:
            self.word = self.wish_of(event.by) if self.word is None else self.word

    def note_own(self, event: Offered) -> None:
        """C24: note what this family has offered; what it meant to say, and did not, counts for nothing."""
        self.waits = 0
        if event.counter:
            self.countered.add(event.to)
            return
        self.offers[event.to] = self.offers.get(event.to, 0) + 1
        if "peace" in event.promise:
            self.courted[event.to] = self.round + PATIENCE

    def hear_of_word(self, event: WordKept | WordBroken) -> None:
        """C27: who keeps a word is believed; who breaks one is not, and least by whom it was given to."""
        by = event.by
        if isinstance(event, WordKept):
            self.trust[by] = min(1.0, self.trust[by] + PROVEN)
            return
        self.trust[by] /= 2
        if event.to == self.seat:
            self.grudge[by] += BETRAYAL
            self.shunned[by] = self.round + SANCTION + 1

    def is_overtaken(self, seat: int) -> bool:
        """C24: whether a deal or a vote came after this player's offer, and may have changed its worth."""
        return self.fresh_at.get(seat, self.news) < self.news

    def listens_to(self, seat: int) -> bool:
        """C24: whether this player has not yet made more offers in this session than anybody answers."""
        return self.heard.get(seat, 0) <= MOST_HEARD

    def shuns(self, seat: int) -> bool:
        """C27: whether this player has broken a word to this family not long ago."""
        return self.round < self.shunned[seat]

    def open_session(self, caller: int, offender: int | None) -> None:
        """C24: nothing is promised or offered yet."""
        self.caller = caller
        self.offender = offender
        self.word = None
        self.bought.clear()
        self.offers.clear()
        self.heard.clear()
        self.news = 0
        self.fresh_at.clear()
        self.prices.clear()
        self.declined.clear()
        self.countered.clear()
        self.waits = 0

    def wish_of(self, seat: int) -> bool | None:
        """C24: how this player wants others to vote: the caller for it, the offender against it."""
        if seat == self.caller:
            return True
        return False if seat == self.offender else None
