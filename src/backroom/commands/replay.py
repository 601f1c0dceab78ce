"""`backroom replay`: a recorded game as readable text."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from backroom.commands.recorded import bad_record, open_record
from backroom.complaint import Complaint, visible
from backroom.core.chance import Chance, Drawn
from backroom.core.game import Aside, Ask, Over
from backroom.core.log import AnyGame, Header, Step, replay, steps
from backroom.core.refusal import Malformed


def replay_record(
    file: Path, *, seat: int | None = None, spectator: Annotated[bool, Parameter(negative="")] = False
) -> None:
    """Replay a recorded game as readable text.

    Parameters
    ----------
    file
        A game record.
    seat
        Tell only what this seat was told; seats count from 1.
    spectator
        Tell only what a spectator was told.
    """
    if seat is not None and spectator:
        raise Complaint("choose --seat or --spectator, not both.")
    record, game = open_record(file)
    try:
        played = list(steps(record, game))
        pending = replay(record, game).pending()
    except Malformed as problem:
        raise bad_record(file, problem) from None
    if seat is not None:
        check_seat(seat, record.header.setup.players)
    lines = [*header_lines(record.header), ""]
    for step in played:
        if seat is None and not spectator:
            lines += numbered(step.line, [game.describe(event) for event in step.events] or [quiet(step)])
        else:
            lines += numbered(step.line, told(step, game, None if seat is None else seat - 1))
    print(visible("\n".join([*lines, "", *end_lines(pending)])))


def check_seat(seat: int, seats: int) -> None:
    """Complain about a seat that does not exist."""
    if not 1 <= seat <= seats:
        raise Complaint(f"--seat {seat}: this game has seats 1 to {seats}.")


def header_lines(header: Header[Any]) -> Iterator[str]:
    """What the game started with."""
    yield f"{header.game}, version {header.rules} of its rules"
    options: dict[str, object] = msgspec.to_builtins(header.setup)
    yield ", ".join(f"{name.replace('_', ' ')}: {option(value)}" for name, value in options.items())
    if header.fairness is not None:
        yield f"draws committed to by {header.fairness.commitment}"


def option(value: object) -> str:
    """The value of an option."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "as usual" if value is None else str(value)


def told(step: Step[Any, Any], game: AnyGame, seat: int | None) -> list[str]:
    """What a seat (None: a spectator) was told."""
    heard = [game.tell(event, seat) for event in step.events]
    return [game.describe(event) for event in heard if event is not None]


def quiet(step: Step[Any, Any]) -> str:
    """What was answered, for an entry without events."""
    if isinstance(step.entry, Drawn):
        return f"(drawn: {', '.join(map(str, step.entry.outcome))})"
    entry = step.entry
    moves = ((entry.seat, entry.move),) if isinstance(entry, Aside) else entry.moves
    said = [f"Seat {seat + 1}: {word_for(move)}" for seat, move in moves]
    return f"({', '.join(said)})"


def word_for(move: object) -> str:
    """The name of a move."""
    return str(msgspec.to_builtins(move)["type"]).replace("_", " ")


def numbered(line: int, said: Sequence[str]) -> list[str]:
    """Lines with the line number of the record they come from."""
    return [f"{line if index == 0 else '':>5}  {text}" for index, text in enumerate(said)]


def end_lines(pending: Ask | Chance | Over) -> Iterator[str]:
    """The scores, or what an unfinished game waits for."""
    if isinstance(pending, Ask):
        asked = ", ".join(f"Seat {seat + 1}" for seat in pending.seats)
        yield f"The record stops here, waiting for {asked} ({pending.clock})."
    elif isinstance(pending, Over):
        scores = ", ".join(f"Seat {seat + 1}: {score}" for seat, score in enumerate(pending.scores))
        yield f"Scores: {scores}"
        yield f"Won by {' and '.join(f'Seat {seat + 1}' for seat in pending.winners)}"
    else:
        yield "The record stops here, waiting for a draw."
