"""What a family considers at a decision: a handful of moves, or of moves in a row."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.core.form import Form, Whole
from backroom.games.organized_crime.moves import (
    Begin,
    BuyPower,
    Control,
    Demand,
    Hire,
    Hit,
    Kill,
    LoseMan,
    LoseOfficial,
    Move,
    Name,
    Option,
    PassDice,
    Request,
    Step,
    Vote,
    Waive,
)
from backroom.games.organized_crime.search.shortlist import Shortlist

Moves = tuple[Move, ...]

HIRED = 3  # how many men more are tried


def consider(
    shortlist: Shortlist, clock: str, options: Sequence[Option], plan: Moves, *, namings: int
) -> list[Moves]:
    """What to try, the usual answer first; a single one needs no trial. `plan` is what `regular` would do."""
    usual = plan[0]
    if clock == "vote":
        return votes(options)
    moves = [option for option in options if not isinstance(option, Form)]
    if clock == "loss":
        return [(move,) for move in moves if isinstance(move, LoseMan | LoseOfficial)]
    if clock not in ("turn", "penalty"):
        return []
    if clock == "penalty":
        return first([(Demand(),), (Waive(),)], usual)
    if isinstance(usual, Name | Hire) and any(isinstance(move, Name) for move in moves):
        return departures(shortlist, options, plan, namings)
    if isinstance(usual, Step | Kill):
        return first([(move,) for move in moves if isinstance(move, Step | Kill | Hit)], usual)
    if isinstance(usual, Begin):
        return first([(move,) for move in moves if isinstance(move, Begin)], usual)
    if isinstance(usual, Control | Request | PassDice | Hire) and PassDice() in moves:
        return endings(moves, usual)
    return []


def first(found: list[Moves], usual: Move) -> list[Moves]:
    """With the usual answer first."""
    return [(usual,), *(one for one in found if one != (usual,))]


def preparations(shortlist: Shortlist, options: Sequence[Option], usual: Move) -> list[Moves]:
    """C3, C7: to set out at once, or to buy men or a Power card before; empty if nothing is for sale."""
    if not isinstance(usual, Name | Hire):
        return []
    best = shortlist.namings(1)[0]
    onward: Moves = () if best[0].boss else best  # whoever hires need not move the Boss
    found: list[Moves] = []
    if usual == Hire():
        found.extend([(Hire(),) * men + onward for men in range(1, HIRED + 1)])
    if BuyPower() in options:
        found.append((BuyPower(),))
    return [best, *found] if found else []


def departures(shortlist: Shortlist, options: Sequence[Option], usual: Moves, count: int) -> list[Moves]:
    """C12: the pieces that the quick player thinks best."""
    found: list[Moves] = [usual] if isinstance(usual[0], Name) else []
    for names in shortlist.namings(count):
        if names[0] in options and names not in found and names[::-1] not in found:
            found.append(names)
    return found


def endings(moves: Sequence[Move], usual: Move) -> list[Moves]:
    """C3, C23: ask for something, or hire some men and pass the dice."""
    found: list[Moves] = [(move,) for move in moves if isinstance(move, Control | Request)]
    found.append((PassDice(),))
    if Hire() in moves:
        found.extend([(Hire(),) * count + (PassDice(),) for count in range(1, HIRED + 1)])
    if isinstance(usual, Hire):
        return found
    return first(found, usual)


def votes(options: Sequence[Option]) -> list[Moves]:
    """C24: all votes for it, all against it, or none."""
    form = options[0]
    assert isinstance(form, Form)
    field = form.fields[1]
    assert isinstance(field, Whole)
    return [(Vote(True, field.high),), (Vote(False, field.high),), (Vote(False, 0),)]
