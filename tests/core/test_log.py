"""The record: what is written can be read for ever, and what cannot be read is said with its line."""

import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from backroom.core.chance import Drawn, Shuffle
from backroom.core.fair import Verified, verify
from backroom.core.game import Answers, Aside, Ask, Entry, Over, State
from backroom.core.log import (
    LARGEST,
    LONGEST_HEADER,
    LONGEST_LINE,
    Header,
    Record,
    Replaying,
    line,
    new_record,
    play_entry,
    read,
    replay,
    steps,
    write,
)
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.games.omerta.moves import Discard, Move, Take
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.core.played import a_record

LATER: set[object] = set()  # moves of OMERTA that came after the first version
GOLDEN = Path(__file__).parents[1] / "golden" / "record-format-1.jsonl"
RECORD = a_record()
LINES = write(RECORD).splitlines(keepends=True)
HEAD = LINES[0]
SETUP = Setup(players=3, rounds=1)
OPENED = replay(Record(RECORD.header, RECORD.entries[:3]), OMERTA)  # before the first turn, on line 5


def fields_of(text: bytes) -> dict[str, Any]:
    return msgspec.json.decode(text)


def header(**changes: object) -> bytes:
    """The first line, with some of its fields changed."""
    return msgspec.json.encode(fields_of(HEAD) | changes) + b"\n"


def complaint(data: bytes) -> str:
    """What the reader says about a bad file."""
    with pytest.raises(Malformed) as caught:
        read(data, GAMES)
    return str(caught.value)


def test_a_record_is_read_as_it_was_written() -> None:
    assert read(write(RECORD), GAMES) == RECORD


def test_the_same_record_is_always_the_same_bytes() -> None:
    assert write(a_record()) == write(RECORD)
    assert write(read(write(RECORD), GAMES)) == write(RECORD)


def test_a_record_needs_neither_fairness_nor_a_secret() -> None:
    plain = Record(Header(1, "omerta", 1, SETUP), RECORD.entries)
    text = write(plain)
    assert b"fairness" not in text
    assert b"reveal" not in text
    assert read(text, GAMES) == plain


def test_format_1_is_spelled_like_this() -> None:
    assert write(new_record(OMERTA, SETUP)) == (
        b'{"type":"record","format":1,"game":"omerta","rules":1,"setup":{"players":3,"edition":"en",'
        b'"deck":"deduced","rounds":1,"open_safe":false,"snap":"race","memory_aid":false}}\n'
    )
    assert line(Drawn((3, 0))) == b'{"type":"drawn","outcome":[3,0]}\n'
    assert line(Answers(7, ((2, Take()),))) == b'{"type":"answers","ask":7,"moves":[[2,{"type":"take"}]]}\n'
    assert list(fields_of(LINES[0])["fairness"]) == ["commitment", "contributions"]
    assert list(fields_of(LINES[-1])) == ["type", "secret", "digest"]


def test_a_record_of_the_first_version_is_still_read_and_played_back() -> None:
    record = read(GOLDEN.read_bytes(), GAMES)
    assert record.header.setup == Setup(players=3, edition="fr", rounds=3)
    assert replay(record, OMERTA).pending() == Over(winners=(1,), scores=(179, 146, 154))
    assert verify(record, OMERTA) == Verified(entries=195, draws=50, finished=True)


def test_the_record_of_the_first_version_has_every_move_in_it() -> None:
    entries = read(GOLDEN.read_bytes(), GAMES).entries
    made: set[object] = set()
    for entry in entries:
        if not isinstance(entry, Drawn):
            made.update(type(move) for _, move in cast("Answers[Move]", entry).moves)
    assert made == set(Move.__args__) - LATER


def test_replay_is_the_state_that_was_played() -> None:
    state = OMERTA.start(RECORD.header.setup)
    for entry in RECORD.entries[:50]:
        state.apply(entry)
    again = replay(Record(RECORD.header, RECORD.entries[:50]), OMERTA)
    assert again.pending() == state.pending()
    assert [again.view(seat) for seat in (0, 1, 2)] == [state.view(seat) for seat in (0, 1, 2)]


def test_steps_tell_the_line_the_question_the_entry_and_what_happened() -> None:
    state = OMERTA.start(RECORD.header.setup)
    played = list(steps(RECORD, OMERTA))
    assert [step.line for step in played] == list(range(2, len(LINES)))
    assert [step.entry for step in played] == list(RECORD.entries)
    assert played[0].asked == Shuffle(5, 3)
    assert isinstance(played[2].asked, Ask)
    for step in played:
        assert step.asked == state.pending()
        assert step.events == state.apply(step.entry)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "the file is empty"),
        (b"\n", "the file is empty"),
        (b"\xff\xfe\n", "line 1: JSON is malformed"),
        (b"hello\n", "line 1: JSON is malformed"),
        (b"[]\n", "line 1: Expected `object`"),
        (b'{"type":"drawn","outcome":[1]}\n', "line 1: Invalid value 'drawn'"),
        (HEAD[:40], "line 1: the line is cut off"),
        (header(format=2, colour="red"), "line 1: the record has format 2, and this program reads 1"),
        (header(format=0), "line 1: the record has format 0"),
        (header(format="1"), "line 1: Expected `int`"),
        (header(colour="red"), "line 1: Object contains unknown field `colour`"),
        (header(game="chess"), "line 1: there is no game 'chess' here, only omerta"),
        (header(rules=2), "line 1: played by version 2 of the rules of omerta, and this program knows 1"),
        (header(rules=0), "line 1: played by version 0"),
        (header(setup={"players": 3, "edition": "de"}), "line 1: Invalid enum value 'de'"),
        (header(setup={"players": 3, "odds": 7}), "line 1: Object contains unknown field `odds`"),
        (header(setup={"players": 9}), "line 1: O3: OMERTA is for 3 to 5 players, not 9"),
        (header(fairness={"commitment": "ab", "contributions": []}), "line 1: Expected `str` matching"),
        (
            header(fairness={"commitment": "0" * 64 + "\n", "contributions": []}),
            "line 1: Expected `str` matching",
        ),
        (
            header(fairness={"commitment": "0" * 64, "contributions": [None, "abc", None]}),
            "line 1: Expected `str` matching",
        ),
        (
            header(fairness={"commitment": "0" * 64, "contributions": [None, "00" * 65, None]}),
            "line 1: Expected `str` matching",
        ),
        (
            header(fairness={"commitment": "0" * 64, "contributions": [None, None]}),
            "line 1: omerta is not played by 2 contributors",
        ),
    ],
)
def test_a_bad_first_line_is_said(data: bytes, says: str) -> None:
    assert complaint(data).startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b'{"type":"drawn","outc', "the line is cut off"),
        (b'{"type":"drawn","outc\n', "the line is cut off"),
        (b"\n", "the line is empty"),
        (b" \n", "the line is empty"),
        (b'{"type":"drawn"}\n', "Object missing required field `outcome`"),
        (b'{"type":"drawn","outcome":["1"]}\n', "Expected `int`, got `str`"),
        (b'{"type":"rolled","outcome":[1]}\n', "Invalid value 'rolled'"),
        (b'{"type":"dr\xffwn","outcome":[1]}\n', "'utf-8' codec"),
        (b'{"type":"drawn","outcome":[1],"x":' + b"[" * 50_000 + b"\n", "nested too deeply"),
        (b'{"type":"answers","ask":2,"moves":[[0,{"type":"dance"}]]}\n', "Invalid value 'dance'"),
    ],
)
def test_a_bad_entry_is_said_with_its_line(text: bytes, says: str) -> None:
    assert complaint(LINES[0] + LINES[1] + text).startswith(f"line 3: {says}")


def test_a_last_line_without_its_newline_is_read_if_it_is_whole() -> None:
    assert read(write(RECORD).removesuffix(b"\n"), GAMES) == RECORD


def test_nothing_follows_the_secret() -> None:
    assert (
        complaint(write(RECORD) + LINES[1])
        == f"line {len(LINES) + 1}: nothing may follow the revealed secret"
    )
    assert complaint(write(RECORD) + LINES[-1]).startswith(f"line {len(LINES) + 1}: nothing may follow")


def test_a_secret_needs_a_commitment() -> None:
    text = line(Header(1, "omerta", 1, SETUP)) + LINES[-1]
    assert complaint(text) == "line 2: a secret is revealed, but line 1 does not commit to any"


def broken(number: int, entry: Entry[Move]) -> str:
    """What replaying says when the entry of this line is replaced by another."""
    at = number - 2
    record = Record(RECORD.header, (*RECORD.entries[:at], entry, *RECORD.entries[at + 1 :]))
    said: list[str] = []
    for play in (replay, steps):
        with pytest.raises(Malformed) as caught:
            list(cast("Any", play(record, OMERTA)))
        said.append(str(caught.value))
    assert said[0] == said[1]
    return said[0]


def test_an_entry_that_the_rules_refuse_is_said_with_its_line() -> None:
    seat = next(seat for seat in range(3) if OPENED.options(seat))
    assert broken(5, Answers(3, ((seat, Discard()),))) == (
        "line 5: the rules do not allow this "
        "(O9: a turn begins with Omerta or with a card from one of the piles)"
    )


def test_an_answer_to_another_question_is_said_with_its_line() -> None:
    assert broken(5, Answers(4, ((1, Take()),))) == (
        "line 5: the rules do not allow this (ask: this question is not open)"
    )


def test_an_aside_is_read_and_refused_by_a_game_that_has_none() -> None:
    said: Aside[Move] = Aside(1, Take())
    assert line(said) == b'{"type":"aside","seat":1,"move":{"type":"take"}}\n'
    assert read(LINES[0] + line(said), GAMES).entries == (said,)
    assert broken(5, said).startswith("line 5: the rules do not allow this (")


def test_a_draw_that_cannot_be_is_said_with_its_line() -> None:
    assert broken(2, Drawn((0, 0, 1))) == "line 2: the outcome [0, 0, 1] cannot answer Shuffle(of=5, take=3)"
    assert broken(5, Drawn((0,))) == "line 5: nothing is drawn now"


def test_an_entry_after_the_end_is_said_with_its_line() -> None:
    record = Record(RECORD.header, (*RECORD.entries, Drawn((0,))))
    with pytest.raises(Malformed, match=rf"^line {len(LINES)}: "):
        replay(record, OMERTA)


def test_a_number_too_large_for_the_compiled_engine_is_said_with_its_line() -> None:
    class Compiled:
        def apply(self, entry: object) -> list[object]:
            raise OverflowError

    with pytest.raises(Malformed, match=r"^line 9: a number is out of range$"):
        play_entry(cast("State[Move, object, object]", Compiled()), Drawn((10**30,)), 9)
    assert broken(4, Answers(2, ((10**30, Take()),))).startswith("line 4: ")


def test_a_line_that_is_too_long_is_named_before_it_is_read() -> None:
    entry = b'{"type":"drawn","outcome":' + b"[" * LONGEST_LINE + b"\n"
    assert complaint(HEAD + entry) == "line 2: the line has at most 65,536 bytes"
    assert complaint(b" " * LONGEST_HEADER + HEAD) == "line 1: the line has at most 262,144 bytes"


def test_a_file_that_is_too_long_is_refused_before_it_is_read() -> None:
    assert complaint(bytes(LARGEST + 1)) == "a record has at most 16,777,216 bytes"


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"drawn","outcome":' + b"9" * 60_000 + b"}",
        b'{"type":"drawn","outcome":["' + b"1," * 30_000 + b"1]}",
        b'{"type":"drawn","outcome":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"type":"drawn","outcome":"","x":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
        b'{"type":"answers","ask":1,"moves":[' + b'[0,{"type":"x"}],' * 3_000 + b"[0,0]]}",
        b'{"type":"answers","ask":' + b"1" * 60_000 + b',"moves":[]}',
        b'{"type":"answers","ask":1e' + b"9" * 60_000 + b',"moves":[]}',
    ],
)
def test_the_longest_lines_are_soon_read(text: bytes) -> None:
    began = time.process_time()
    assert complaint(HEAD + text + b"\n").startswith("line 2: ")
    assert time.process_time() - began < 0.5  # of CPU; it takes less than a hundredth of it


def test_a_record_is_replayed_a_few_entries_at_a_time() -> None:
    replaying = Replaying(OMERTA.start(SETUP), RECORD.entries)
    rounds = 1
    while not replaying.work(10):
        rounds += 1
    assert rounds == -(-len(RECORD.entries) // 10)
    assert replaying.state.pending() == replay(RECORD, OMERTA).pending()
