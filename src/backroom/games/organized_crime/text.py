"""Events as plain English lines, for replays in a terminal. Seats are counted from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.games.organized_crime.events import (
    Audited,
    BaseChosen,
    Begun,
    Bribed,
    CameHome,
    CardsReturned,
    CardsTaken,
    Cashed,
    Controlled,
    DealMade,
    DebtMoved,
    Declined,
    DicePassed,
    Drew,
    Eliminated,
    Event,
    GameEnded,
    Hired,
    HitPlayed,
    Killed,
    Landed,
    ManRemoved,
    MistakeMade,
    MotionDecided,
    Named,
    OfferDropped,
    Offered,
    OfferRejected,
    OfficialLost,
    OfficialsSuspended,
    Owed,
    Paid,
    PenaltyAsked,
    PenaltyDrawn,
    Reshuffled,
    Rolled,
    SessionClosed,
    SessionOpened,
    Stepped,
    Stranded,
    TurnBegun,
    VoteCalled,
    Voted,
    WordBroken,
    WordKept,
    WordLapsed,
)
from backroom.games.organized_crime.moves import WordName

CARD_NAMES: Final = {
    "one_hit": "ONE HIT",
    "one_or_two_hits": "ONE OR TWO HITS",
    "money": "MONEY",
    "judge": "Judge",
    "governor": "Governor",
    "senator": "US Senator",
}
REASONS: Final = {
    "hit_man": "for a hit-man",
    "informant": "for an informant",
    "power_card": "for a Power card",
    "official": "for the official",
    "money_card": "for a MONEY card",
    "income": "as income",
    "fine": "as a fine",
    "debt": "for a debt",
    "estate": "from the estate",
}
WORD: Final = {
    "yes": "votes for the motion",
    "no": "votes against the motion",
    "favour": "votes for the next request",
    "peace": "no attack",
}
EXCUSE: Final = {
    "too_little": "it is too little",
    "not_for_sale": "that is not for sale",
    "vote_sold": "the vote is sold",
    "broken_word": "a word was broken",
    "you_lead": "nobody feeds a leader",
    "grudge": "there is blood between them",
    "need_it": "it is needed",
    "no_money": "there is no money",
    "no_use": "it is of no use",
    "no_trust": "a promise is not enough",
}
PURPOSES: Final = {"base": "for the choice of a base", "start": "for the start", "move": "to move"}
CAUSES: Final = {
    "killed": "killed",
    "penalty": "lost to a Penalty",
    "mistake": "lost to a Mistake",
    "federal": "taken by the FEDERAL GOVERNMENT",
    "left": "without a player, who left the table",
}


def who(seat: int | None) -> str:
    """A player, or the Bank."""
    return "the Bank" if seat is None else f"Seat {seat + 1}"


def dollars(amount: int) -> str:
    """An amount of money, such as $10,000."""
    return f"${amount:,}"


def spoken(name: str) -> str:
    """An id with spaces, as it is spoken."""
    return name.replace("_", " ")


def piece(boss: bool) -> str:
    """A Boss or a man."""
    return "Boss" if boss else "hit-man"


def sworn(words: Sequence[WordName]) -> str:
    """The words given with a deal; one for several rounds is listed once."""
    said = [WORD[word] + rounds(words.count(word)) for word in sorted(set(words), key=words.index)]
    return f", with the promise of {' and '.join(said)}" if said else ""


def rounds(count: int) -> str:
    """For how long a word is given, unless it is for one occasion."""
    return f" for {count} rounds" if count > 1 else ""


def listed(cards: Sequence[str]) -> str:
    """The names of some cards."""
    return ", ".join(CARD_NAMES[card] for card in cards) if cards else "no cards"


def counted(power: int, officials: int) -> str:
    """How many cards of each back."""
    return f"{power} Power and {officials} Official cards"


def describe(event: Event) -> str:
    """One event, one line."""
    return describe_turn(event) or describe_session(event) or describe_fate(event)


def describe_turn(event: Event) -> str | None:  # noqa: C901  (one line for each event)
    """Setting up, money and movement."""
    match event:
        case Rolled(purpose, seats, dice):
            rolls = [
                f"{who(seat)} {first} and {second}" for seat, (first, second) in zip(seats, dice, strict=True)
            ]
            return f"Dice {PURPOSES[purpose]}: {', '.join(rolls)}."
        case BaseChosen(seat, base, colour):
            return f"{who(seat)} takes {spoken(base)} and plays {colour}."
        case TurnBegun(seat, number, income):
            return f"Round {number}: {who(seat)} has the dice and may claim {dollars(income)}."
        case Paid(payer, payee, amount, reason):
            return f"{capital(who(payer))} pays {who(payee)} {dollars(amount)} {REASONS[reason]}."
        case Owed(debtor, creditor, amount):
            return f"{who(debtor)} now owes {who(creditor)} {dollars(amount)}."
        case DebtMoved(debtor, creditor, amount):
            return f"{who(debtor)} owes {dollars(amount)} to the Bank instead of {who(creditor)}."
        case Hired(seat, left):
            return f"{who(seat)} hires a hit-man; {left} men are left to buy."
        case Bribed(seat, official, _):
            return f"{who(seat)} shows a card and corrupts a {CARD_NAMES[official]}."
        case Cashed(seat):
            return f"{who(seat)} hands in a MONEY card."
        case Named(seat, space, boss, direction, attack):
            attacked = f", and attacks {spoken(attack)}" if attack else ""
            return f"{who(seat)} will move a {piece(boss)} from {spoken(space)} to the {direction}{attacked}."
        case Begun(seat, number, points):
            return f"{who(seat)} moves piece {number + 1} with {points} points."
        case Stepped(seat, _, space):
            return f"{who(seat)} steps to {spoken(space)}."
        case Landed(seat, _, space):
            return f"{who(seat)} lands on {spoken(space)}."
        case Stranded(seat, _, points):
            return f"{who(seat)} leaves {points} points unused."
        case CameHome(seat, _):
            return f"The attacker of {who(seat)} goes home."
        case DicePassed(seat):
            return f"{who(seat)} passes the dice."
        case Controlled(seat, circle):
            return f"{who(seat)} has an informant on {spoken(circle)}."
        case _:
            return None


def capital(text: str) -> str:
    """The beginning of a sentence."""
    return text[0].upper() + text[1:]


def describe_session(event: Event) -> str | None:  # noqa: C901  (one line for each event)
    """The line for an event of the Commission."""
    match event:
        case PenaltyAsked(offender, by):
            return f"{', '.join(map(who, by))} demand a penalty for {who(offender)}."
        case SessionOpened(caller, source, offender):
            asked = f"for {spoken(source)}" if source else f"for a penalty of {who(offender)}"
            return f"{who(caller)} calls the Commission: {asked}."
        case Offered(by, to, money, give, take, promise, ask, counter):
            made = f"{who(by)} {'answers' if counter else 'offers'} {who(to)}"
            given = f"{dollars(money)} and {listed(give)}{sworn(promise)}"
            return f"{made}: {given} against {listed(take)}{sworn(ask)}."
        case OfferDropped(by, to):
            return f"The offer of {who(by)} to {who(to)} is off the floor."
        case OfferRejected(by, to, reason, price):
            why = f": {EXCUSE[reason]}" if reason else ""
            asked = f", {dollars(price)} would do" if price is not None else ""
            return f"{who(to)} rejects the offer of {who(by)}{why}{asked}."
        case DealMade(by, to, money, give, take, backs, promise, ask):
            made = f"{who(by)} and {who(to)} make a deal"
            if money is None or give is None or take is None:
                return f"{made}: {counted(*backs[:2])} against {counted(*backs[2:])}."
            given = f"{dollars(money)} and {listed(give)}{sworn(promise or ())}"
            return f"{made}: {given} against {listed(take)}{sworn(ask or ())}."
        case WordKept(by, to, word):
            return f"{who(by)} keeps a word to {who(to)}: {WORD[word]}."
        case WordBroken(by, to, word):
            return f"{who(by)} breaks a word to {who(to)}: {WORD[word]}."
        case WordLapsed(by, to, word):
            return f"A word of {who(by)} to {who(to)} lapses: {WORD[word]}."
        case VoteCalled(caller):
            return f"{who(caller)} calls the vote."
        case Voted(seat, favour, votes, available):
            if votes == 0:
                return f"{who(seat)} abstains, having {available} votes."
            side = "for" if favour else "against"
            return f"{who(seat)} casts {votes} of {available} votes {side} it."
        case MotionDecided(carried, favour, against):
            return f"The motion {'is carried' if carried else 'fails'}, {favour} to {against}."
        case SessionClosed():
            return "The session is closed."
        case _:
            return None


def describe_fate(event: Event) -> str:  # noqa: C901  (one line for each event)
    """The line for a card, a killing or an end."""
    match event:
        case Killed(seat, victim, boss, space, card):
            means = f"with {CARD_NAMES[card]}" if card else "with a point"
            return f"{who(seat)} kills a {piece(boss)} of {who(victim)} on {spoken(space)} {means}."
        case HitPlayed(seat, card, _):
            return f"{who(seat)} shows {CARD_NAMES[card]}."
        case Drew(seat, deck, card):
            face = f": {CARD_NAMES[card]}" if card else ""
            return f"{who(seat)} draws a {spoken(deck)} card{face}."
        case Declined(seat, deck):
            return f"{who(seat)} leaves the {spoken(deck)} card."
        case Reshuffled(deck, cards):
            return f"The {cards} used {spoken(deck)} cards are shuffled."
        case MistakeMade(seat, card, undone):
            return (
                f"{who(seat)} makes a mistake: {spoken(card)}{', undone by an official' if undone else ''}."
            )
        case PenaltyDrawn(seat, card):
            return f"{who(seat)} draws a penalty: {spoken(card)}."
        case ManRemoved(seat, space):
            return f"A hit-man of {who(seat)} is removed from {spoken(space)}."
        case OfficialLost(seat, circle):
            return f"{who(seat)} loses {spoken(circle)}."
        case OfficialsSuspended(seat, turns):
            return f"The officials of {who(seat)} can do nothing for {turns} turns."
        case Eliminated(seat, by, cause):
            means = f"{CAUSES[cause]} by {who(by)}" if by is not None else CAUSES[cause]
            return f"{who(seat)} is out: the Boss is {means}."
        case CardsTaken(seat, victim, cards, backs):
            taken = listed(cards) if cards is not None else counted(*backs)
            return f"{who(seat)} takes from {who(victim)}: {taken}."
        case CardsReturned(seat, cards):
            return f"The cards of {who(seat)} go back: {listed(cards)}."
        case Audited(by, seat, amount):
            figure = f": {dollars(amount)}" if amount is not None else ""
            return f"{who(by)} has the money of {who(seat)} counted{figure}."
        case GameEnded(reason, winners, estates):
            why = "one Boss is left" if reason == "last_boss" else "the last round is over"
            worth = ", ".join(dollars(estate) for estate in estates)
            return f"The game ends, {why}: {', '.join(map(who, winners))} won. Estates: {worth}."
        case _:
            raise AssertionError(event)
