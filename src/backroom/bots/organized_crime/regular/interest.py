"""C24, C25: who gains by a motion, how each will vote, and whether it will carry."""

from __future__ import annotations

from backroom.bots.organized_crime.regular.reading import MAN, UNIT, Reading

PENALTY_BESIDE_FINE = 20_000  # C10: men and officials lost, on an average card
GOODWILL = 40_000  # what a yes today is worth when one asks oneself
OUTRAGE = 25_000  # what it is worth to see a killing punished
SHARE_BEHIND = 0.2  # how much of another's gain hurts, if they are behind
SHARE_AHEAD = 0.4  # ... if they are ahead
SHARE_DUEL = 0.7  # ... if there are only two
SHARE_OF_GRUDGE = 0.15  # ... and more for each harm they have done
LIKELY = 0.9  # how sure a count of the votes is
BOUGHT = 0.5  # how often a vote that is missing can be bought


def share(reading: Reading, seat: int, rival: int) -> float:
    """How much of the gain of a rival is a loss to this seat; one's own grudges are known."""
    if len(reading.others) == 1:
        return SHARE_DUEL
    part = SHARE_AHEAD if reading.standing(rival) >= reading.standing(seat) else SHARE_BEHIND
    if seat == reading.seat:
        part += SHARE_OF_GRUDGE * reading.memory.grudge[rival]
    return min(1.0, max(0.05, part))


def penalty_cost(reading: Reading) -> int:
    """C10: what a Penalty card costs on average."""
    return int(reading.atlas.penalty_fine) + PENALTY_BESIDE_FINE


def goodwill(reading: Reading) -> int:
    """What the others' goodwill is worth, in dollars; nothing between two, where there are no others."""
    return GOODWILL if len(reading.others) > 1 else 0


def stake(reading: Reading, seat: int) -> int:
    """What it is worth to this seat, in dollars, that the motion carries; less than 0: that it fails."""
    session = reading.view.session
    assert session is not None
    if session.source is not None:
        return stake_in_source(reading, seat, session.caller, session.source)
    assert session.offender is not None
    return stake_in_penalty(reading, seat, session.caller, session.offender)


def stake_in_source(reading: Reading, seat: int, caller: int, source: str) -> int:
    """C23: the caller gets an income; the others a stronger rival, and a favour to ask back."""
    value = reading.source_worth(source) - MAN
    if seat == caller:
        return value
    return goodwill(reading) - int(share(reading, seat, caller) * value)


def stake_in_penalty(reading: Reading, seat: int, caller: int, offender: int) -> int:
    """C26: the offender pays; the offended are satisfied; the others see a rival weakened."""
    cost = penalty_cost(reading)
    if seat == offender:
        return -cost
    gain = int(share(reading, seat, offender) * cost)
    return gain + OUTRAGE if seat == caller else gain - goodwill(reading) // 4


def tally(reading: Reading, *, less: int = 0, bought: int | None = None, turned: bool = False) -> int:
    """The votes for the motion less the votes against it, as they are likely to fall; above 0 it carries.

    `less`: what the bot has paid by then; `bought`: a seat that votes as the bot does; `turned`: the bot
    votes against its own interest.
    """
    session = reading.view.session
    assert session is not None
    cast = {ballot.seat: ballot for ballot in session.ballots}
    total = 0
    mine = (stake(reading, reading.seat) > 0) != turned
    if reading.memory.word is not None and not turned:
        mine = reading.memory.word
    for seat in [reading.seat, *reading.others]:
        if seat in cast:
            total += cast[seat].votes if cast[seat].favour else -cast[seat].votes
            continue
        votes = reading.votes_of(seat, less=less if seat == reading.seat else 0)
        follows = seat == bought or seat in reading.memory.bought
        favour = mine if follows or seat == reading.seat else stake(reading, seat) > 0
        total += votes if favour else -votes
    return total


def chance_to_carry(reading: Reading) -> float:
    """How likely the bot would win a vote for an income of $20,000, bought votes included."""
    if reading.carrying is None:
        reading.carrying = think(reading)
    return reading.carrying


def think(reading: Reading) -> float:
    """Count the votes that would fall, were it asked now."""
    value = 20_000 * reading.horizon
    total = reading.votes_of(reading.seat)
    for seat in reading.others:
        favour = goodwill(reading) > share(reading, seat, reading.seat) * value
        total += reading.votes_of(seat) if favour else -reading.votes_of(seat)
    if total > 0:
        return LIKELY
    return BOUGHT if len(reading.others) > 1 else BOUGHT / 2


def is_close(reading: Reading) -> bool:
    """Whether the doubt about somebody's money could change the outcome."""
    total = tally(reading)
    return abs(total) <= sum(doubt(reading, seat) for seat in reading.others)


def doubt(reading: Reading, seat: int) -> int:
    """How many votes a player may have more or less than the bot thinks."""
    family = reading.view.families[seat]
    return (family.most - family.least + 9 * UNIT) // (10 * UNIT)
