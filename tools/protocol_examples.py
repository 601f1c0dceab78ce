"""Example messages for tools/protocol_page.py, made by a real table of OMERTA and really encoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from backroom.client.program import OverLine, QuestionLine, RefusedLine
from backroom.core import log
from backroom.core.highlights import Curve, Highlights, Point
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.looking_back.moments import QuickSnap
from backroom.games.omerta.moves import Peek
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime.moves import Name
from backroom.protocol import messages as said
from backroom.protocol.messages import SeatNow, TableNow, Update
from backroom.protocol.puzzles import DailyPuzzle, OptionFound, PuzzleChoice, PuzzleSolution
from backroom.protocol.requests import ImportRecord, Problem, SeatTaken, TableMade, TakeSeat
from backroom.server.http.api import Listed, Listing
from backroom.server.http.games import offer
from backroom.server.http.links import Link
from backroom.server.http.my_seats import HeldSeat, HeldSeats
from backroom.server.http.schemas import OutlookWanted, Wanted
from backroom.server.review.replays import Replay
from backroom.server.review.story import Story
from backroom.server.rooms.summary import Access, SeatLine, Summary
from backroom.table.journal import Options
from backroom.table.notices import Notice
from backroom.table.table import Table, open_table

AnyTable = Table[Any, Any, Any, Any]
WIDE: Final = 110
NOW: Final = 1_800_000_000.0
CODE: Final = "BCDF2345"
TOKEN: Final = "an-example-of-a-token-32-letters"  # noqa: S105 - it opens nothing
SETUP: Final = Setup(players=3)
RECORD: Final = log.line(log.new_record(OMERTA, SETUP).header).decode()
MOVE: Final = Raw(msgspec.json.encode(Peek((0, 2))))


def dealt() -> tuple[AnyTable, tuple[Any, ...]]:
    """A table whose game has begun, and what seat 0 was told at its start."""
    table: AnyTable
    table, _ = open_table(OMERTA, SETUP, options=Options(), secret=bytes(32), now=NOW - 60)
    table.seat_person(0, "Ann")
    table.seat_person(1, "Bea")
    table.seat_bot(2, "regular")
    table.contribute(0, bytes.fromhex("c0ffee"))
    return table, tuple(table.start(NOW).told[0])


def table_now(table: AnyTable) -> TableNow[Any]:
    """The table as everybody sees it."""
    return TableNow(
        code=CODE,
        game="omerta",
        setup=SETUP,
        speed="normal",
        pace="normal",
        public=False,
        spectators=True,
        notes=False,
        handover="ask",
        advice="alone",
        imported=False,
        stage=table.stage,
        paused=False,
        host=0,
        absent_host=None,
        seats=tuple(
            SeatNow(seat.person, seat.bot, seat.cousin, seat.person is not None, None) for seat in table.seats
        ),
        wish=None,
        watching=0,
        commitment=table.draws.commitment,
        secret=None,
    )


def messages() -> list[Struct]:
    """One message of each kind, from both sides."""
    table, told = dealt()
    return [
        said.Hello(version=said.VERSION, token=TOKEN, last=12),
        said.Answer(id="1f-1", ask=2, move=MOVE),
        said.SayAside(id="1f-2", move=Raw(b'{"type":"audit","seat":1}')),
        said.AskAdvice(id="1f-19", ask=2),
        said.Sit(id="1f-3", name="Ann"),
        said.Confirm(id="1f-16", token=TOKEN),
        said.Leave(id="1f-4"),
        said.Consent(id="1f-18", wish=1, yes=True),
        said.ComeBack(id="1f-5"),
        said.Contribute(id="1f-6", given="c0ffee"),
        said.SeatBot(id="1f-7", seat=2, level="regular"),
        said.Fill(id="1f-8", level="regular"),
        said.Kick(id="1f-9", seat=2),
        said.Start(id="1f-10"),
        said.Pause(id="1f-11"),
        said.Resume(id="1f-12"),
        said.SetPace(id="1f-19", pace="brisk"),
        said.Rematch(id="1f-13"),
        said.Chat(id="1f-14", text="Well played"),
        said.React(id="1f-15", reaction="well_played"),
        said.Tip(id="1f-17", seat=2),
        said.Welcome(said.VERSION, 0, missed=True),
        Update(NOW, told, table_now(table), table.view(0), table.asked(0), ()),
        said.Advised(2, Peek((0, 2)), AdviceReason(code="peek"), None, None),
        said.Said("Ann", 0, "Well played", NOW),
        said.Reacted(1, "wow"),
        said.Tips((None, 2, None), (1, 0, 0), None),
        said.Invited("GHJK6789", TOKEN),
        said.Yours(TOKEN),
        said.Trouble(over=False),
        said.Ack("1f-1"),
        said.Refusal("1f-1", "O7", "look at two different cards of your own four"),
        said.Goodbye("closing", "the server is being restarted; come back in a moment"),
    ]


def lines() -> list[Struct]:
    """One line of each kind that a program gets."""
    table, told = dealt()
    asked: Any = table.asked(0)
    return [
        QuestionLine(
            game="omerta",
            seat=0,
            ask=asked.ask,
            options=asked.options,
            asides=(),
            seconds=30.0,
            reveal_in=None,
            told=tuple(one.event for one in told),
            complete=True,
            view=table.view(0),
            table=table_now(table),
        ),
        RefusedLine("O7", "look at two different cards of your own four"),
        OverLine(told=(), view=table.view(0), table=table_now(table)),
    ]


def bodies() -> list[Struct]:
    """One body of each kind, of requests and answers."""
    table, told = dealt()
    seats = tuple(SeatLine(seat.person, seat.bot, seat.cousin) for seat in table.seats)
    about = Summary(Access(public=True), 3, "normal", "running", seats, SETUP)
    return [
        offer(OMERTA, compiled=True),
        Listing((Listed(CODE, "omerta", 1_800_000_000_000, None, about),)),
        Wanted(game="omerta", name="Ann", setup={"players": 3}, fill="regular"),
        ImportRecord(record=RECORD, name="Ann"),
        TableMade(CODE, {0: TOKEN}),
        TakeSeat(name="Bea", seat=1),
        SeatTaken(CODE, 1, TOKEN),
        OutlookWanted(ask=12, moves=(Name("boston_power_2", boss=False, direction="left"),)),
        Story(told[-1].number, tuple(one.event for one in told if not isinstance(one.event, Notice))),
        Replay("omerta", SETUP, "spectator", None, (), (0,), (4, 9, 12)),
        Highlights(
            (Curve("stocks", (Point(2, 1, None, (31, 24, 40)),)),),
            (QuickSnap(17, 1, 2, "7", 412),),
        ),
        Link(f"http://192.0.2.7:4270/t/{CODE}"),
        HeldSeats(tokens=(TOKEN,)),
        HeldSeat(CODE, "omerta", 0, 1_800_000_000_000, None, about, (0,)),
        a_puzzle(table, told),
        PuzzleChoice(puzzle="5f2a90c1d3e4", option=1),
        PuzzleSolution(
            1, (OptionFound(0.234, 20_000), OptionFound(0.305, 20_000)), 0.0021, 0, AdviceReason(code="tried")
        ),
        Problem("table", "the game is not over"),
    ]


def a_puzzle(table: AnyTable, told: tuple[Any, ...]) -> DailyPuzzle:
    """A position that is asked as a puzzle: here the beginning of a game."""
    pending: Any = table.asked(0)
    events = tuple(one.event for one in told if not isinstance(one.event, Notice))
    return DailyPuzzle(
        puzzle="5f2a90c1d3e4",
        day="2026-11-18",
        today="2026-11-19",
        first="2026-09-01",
        game="omerta",
        setup=SETUP,
        seat=0,
        told=events,
        view=table.view(0),
        ask=pending.ask,
        options=pending.options,
    )


def shown(message: Struct) -> str:
    """A message as it is sent; a long one has a line for each field."""
    text = msgspec.json.encode(message).decode()
    if len(text) <= WIDE:
        return text
    parts = msgspec.json.decode(text, type=dict[str, Raw])
    fields = [f'"{name}":{bytes(value).decode()}' for name, value in parts.items()]
    return "{" + ",\n ".join(fields) + "}"
