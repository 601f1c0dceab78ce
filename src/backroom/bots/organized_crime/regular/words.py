"""C27: what a word is worth to whom it is given, what it costs who gives it, and what would break it."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.atlas import DIRECTIONS
from backroom.bots.organized_crime.regular.odds import at_least
from backroom.bots.organized_crime.regular.reading import SURVIVAL, Reading
from backroom.games.organized_crime.moves import (
    Bribe,
    BuyPower,
    Cash,
    Claim,
    Hire,
    Hit,
    Kill,
    Move,
    Name,
    Repay,
    WordName,
)
from backroom.games.organized_crime.view import View

CALLED_IN = 0.6  # how likely a favour is called in before it lapses
TYPICAL = 20_000  # the income that a favour is called in for
ATTACK = 0.2  # how likely an attack that could be made in a turn is made
FEUD = 5_000  # what a round of fighting costs two who are behind, while a third is ahead
FREEDOM = 500  # what a round without the freedom to attack costs at least
GOOD_NAME = 1_000  # what a kept word is worth for the record, where keeping it costs nothing
FARTHEST = 12  # points
BESIDE = (Bribe, BuyPower, Cash, Claim, Hire, Hit, Repay)  # what takes a turn no further


def pledged_vote(view: View, seat: int) -> bool | None:
    """How a seat has promised to vote in this session, as far as one knows; None: it has not."""
    for word in view.words:
        if word.by == seat and word.due:
            return word.word != "no"
    return None


def breaks_peace(view: View, move: Move) -> bool:
    """Whether a move of one's own would break one's word, or could only be finished by breaking it."""
    friends = {word.to for word in view.words if word.word == "peace" and word.by == view.seat}
    if not friends:
        return False
    if isinstance(move, Kill):
        return move.seat in friends
    if isinstance(move, Hit):
        return any(target.seat in friends for target in move.targets)
    if isinstance(move, Name) and move.attack is not None:
        return any(
            view.families[seat].base == move.attack or guards(view, seat, move.attack) for seat in friends
        )
    return False


def guards(view: View, seat: int, base: str) -> bool:
    """C21: whether a player has pieces in a base, all of which an attacker has to kill."""
    family = view.families[seat]
    spaces = [space for space, _ in family.men]
    if family.boss is not None:
        spaces.append(family.boss)
    return any(space.startswith(f"{base}_") for space in spaces)


def honest(view: View, options: Sequence[Move]) -> Sequence[Move]:
    """The options that break no word; but C17: where nothing else takes the turn further, the others too."""
    if not view.words:
        return options
    kept = [option for option in options if not breaks_peace(view, option)]
    if all(isinstance(option, BESIDE) for option in kept):
        return [option for option in options if option in kept or not isinstance(option, Hit)] or options
    return kept


def threat(reading: Reading, attacker: int, victim: int) -> float:
    """How likely an attack of theirs would succeed in one turn, from where they stand."""
    guards = reading.guards(reading.base_of(victim), attacker)
    pieces = reading.pieces_of(attacker)
    points = min(
        (reading.raid(attacker, victim, piece, way, guards) for piece in pieces for way in DIRECTIONS),
        default=FARTHEST + 1,
    )
    return at_least(points) if points <= FARTHEST else 0.0


def worth(reading: Reading, giver: int, receiver: int, words: Sequence[WordName]) -> int:
    """What words are worth to whom they are given, before the vote they may be about."""
    total = 0.0
    for word in words:
        if word == "favour":
            total += CALLED_IN * interest.goodwill(reading) / words.count("favour")
        elif word == "peace":
            if any(reading.leads(other) for other in reading.others if other not in (giver, receiver)):
                total += FEUD
            life = SURVIVAL + reading.standing(receiver) // 4
            total += ATTACK * threat(reading, giver, receiver) * life
        elif receiver == reading.seat:
            total += worth_of_vote(reading, giver, favour=word == "yes")
    return int(total * reading.memory.trust[giver])


def worth_of_vote(reading: Reading, giver: int, *, favour: bool) -> float:
    """C24: what it is worth to the bot that somebody votes this way: nothing if it changes nothing."""
    mine = interest.stake(reading, reading.seat)
    if favour != (mine > 0) or (interest.tally(reading) > 0) == favour:
        return 0.0
    changed = (interest.tally(reading, bought=giver) > 0) == favour
    return interest.LIKELY * abs(mine) if changed else 0.0


def cost(reading: Reading, giver: int, receiver: int, words: Sequence[WordName]) -> int:
    """What words cost who gives them and keeps them."""
    total = 0.0
    for word in words:
        if word == "favour":
            value = TYPICAL * reading.horizon
            harm = interest.share(reading, giver, receiver) * value - interest.goodwill(reading)
            total += CALLED_IN * max(0.0, harm) / words.count("favour")
        elif word == "peace":
            total += FREEDOM + ATTACK * threat(reading, giver, receiver) * reading.prize(receiver)
        else:
            stake = interest.stake(reading, giver)
            total += max(0, -stake if word == "yes" else stake)
    return int(total)
