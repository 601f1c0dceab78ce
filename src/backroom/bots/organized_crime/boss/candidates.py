"""What a family considers at a decision: a handful of moves, or of moves in a row."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.core.form import Form, Whole
from backroom.games.organized_crime.moves import (
    Begin,
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

NAMINGS = 8  # how many ways to name pieces are tried
HIRED = 3  # how many men more are tried at the end of a turn


def consider(
    shortlist: Shortlist, clock: str, options: Sequence[Option], usual: Move | None, plan: Sequence[Name]
) -> list[Moves]:
    """What to try, the usual answer first; a single one needs no trial."""
    if clock == "vote":
        return votes(options)
    moves = [option for option in options if not isinstance(option, Form)]
    if clock == "loss":
        return [(move,) for move in moves if isinstance(move, LoseMan | LoseOfficial)]
    if usual is None or clock not in ("turn", "penalty"):
        return []
    if clock == "penalty":
        return first([(Demand(),), (Waive(),)], usual)
    if isinstance(usual, Name):
        return namings(shortlist, options, (usual, *plan))
    if isinstance(usual, Hire) and PassDice() not in moves:
        return set_out(shortlist, options)
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


def namings(shortlist: Shortlist, options: Sequence[Option], usual: Moves) -> list[Moves]:
    """C12: the pieces that the quick player thinks best."""
    found = [usual]
    for names in shortlist.namings(NAMINGS):
        if names[0] in options and names not in found and names[::-1] not in found:
            found.append(names)
    return found


def set_out(shortlist: Shortlist, options: Sequence[Option]) -> list[Moves]:
    """C2, C3: twenty men are soon gone; hire only if the quick player would, else name pieces."""
    if shortlist.hires() > 0:
        return [(Hire(),)]
    found: list[Moves] = [names for names in shortlist.namings(NAMINGS) if names[0] in options]
    return found or [(Hire(),)]


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
