"""Judging a batch: what may be written, what is refused, and what has to be looked up first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backroom.server.store import heads
from backroom.server.store.heads import Append, Heads, Judged, Row


def judged(found: Judged | None) -> tuple[list[Row], list[str | None]]:
    assert found is not None
    return found.rows, [refusal and type(refusal).__name__ for refusal in found.refusals]


def test_what_is_unknown_is_looked_up_first() -> None:
    known = Heads()
    batch = [Append("b", 0, [b"x"]), Append("a", 0, [b"x"]), Append("b", 1, [b"y"])]
    assert known.unknown(batch) == ["a", "b"]
    assert known.judge(batch) is None


def test_what_was_written_is_known() -> None:
    known = Heads()
    known.learn("a", 3)
    batch = [Append("a", 3, [b"x", b"y"])]
    rows, _ = judged(known.judge(batch))
    assert rows == [Row("a", 3, b"x"), Row("a", 4, b"y")]
    known.written(rows, batch)
    assert judged(known.judge([Append("a", 5, [b"z"])])) == ([Row("a", 5, b"z")], [None])


def test_nothing_is_refused_from_memory() -> None:
    known = Heads()
    known.learn("a", 3)
    known.learn("b", 0)
    known.written([], [])
    batch = [Append("a", 2, [b"x"]), Append("b", 0, [b"y"])]
    assert known.judge(batch) is None
    assert known.unknown(batch) == ["a"], "only what would be refused"
    known.learn("a", 2)
    assert judged(known.judge(batch)) == ([Row("a", 2, b"x"), Row("b", 0, b"y")], [None, None])


def test_a_table_that_was_missing_is_looked_up_again() -> None:
    known = Heads()
    batch = [Append("a", 0, [b"x"])]
    known.learn("a", None)
    rows, refusals = judged(known.judge(batch))
    assert (rows, refusals) == ([], ["NoSuchTable"])
    known.written(rows, batch)
    assert known.unknown(batch) == ["a"]


def in_doubt() -> Heads:
    """Lines 3 and 4 were sent, and no answer came."""
    known = Heads()
    batch = [Append("a", 3, [b"x", b"y"])]
    known.learn("a", 3)
    rows, _ = judged(known.judge(batch))
    known.doubt(rows)
    known.forget(batch)
    assert known.doubted_since("a") == 3
    return known


def test_doubtful_lines_that_arrived_are_not_written_again() -> None:
    known = in_doubt()
    known.learn("a", 5, [(3, b"x"), (4, b"y")])
    batch = [Append("a", 3, [b"x", b"y"]), Append("a", 5, [b"z"])]
    rows, refusals = judged(known.judge(batch))
    assert (rows, refusals) == ([Row("a", 5, b"z")], [None, None])
    known.written(rows, batch)
    assert known.doubted_since("a") is None


def test_doubtful_lines_that_arrived_may_be_appended_again_singly_or_with_more() -> None:
    known = in_doubt()
    known.learn("a", 5, [(3, b"x"), (4, b"y")])
    assert judged(known.judge([Append("a", 3, [b"x"]), Append("a", 4, [b"y", b"z"])])) == (
        [Row("a", 5, b"z")],
        [None, None],
    )


def test_doubtful_lines_that_did_not_arrive_are_written() -> None:
    known = in_doubt()
    known.learn("a", 3, [])
    assert judged(known.judge([Append("a", 3, [b"x", b"y"])]))[0] == [Row("a", 3, b"x"), Row("a", 4, b"y")]


def test_lines_of_another_owner_in_their_place_fence_us() -> None:
    known = in_doubt()
    known.learn("a", 4, [(3, b"other")])
    assert judged(known.judge([Append("a", 3, [b"x", b"y"])])) == ([], ["Fenced"])


def test_lines_other_than_those_that_arrived_are_fenced() -> None:
    known = in_doubt()
    known.learn("a", 5, [(3, b"x"), (4, b"y")])
    assert judged(known.judge([Append("a", 3, [b"x", b"Y"])])) == ([], ["Fenced"])


def test_what_another_owner_wrote_behind_our_doubtful_lines_does_not_take_them_away() -> None:
    known = in_doubt()
    known.learn("a", 6, [(3, b"x"), (4, b"y"), (5, b"other")])
    batch = [Append("a", 3, [b"x", b"y"]), Append("a", 5, [b"z"])]
    assert judged(known.judge(batch)) == ([], [None, "Fenced"])


def test_only_so_many_tables_are_remembered() -> None:
    known = Heads()
    for number in range(heads.MOST + 1):
        known.learn(f"table-{number}", 0)
    batch = [Append("table-0", 0, [b"x"])]
    rows, _ = judged(known.judge(batch))
    known.written(rows, batch)
    assert known.unknown(batch) == ["table-0"]


appends = st.builds(
    Append, st.sampled_from("ab"), st.integers(0, 6), st.lists(st.binary(max_size=1), min_size=1, max_size=3)
)


@given(st.lists(st.lists(appends, max_size=6), max_size=8))
def test_journals_stay_without_gaps_and_each_accepted_append_is_in_them(batches: list[list[Append]]) -> None:
    known = Heads()
    journals: dict[str, list[bytes]] = {"a": [], "b": []}
    for batch in batches:
        while (found := known.judge(batch)) is None:
            for table in known.unknown(batch):
                known.learn(table, len(journals[table]))
        for row in found.rows:
            assert row.seq == len(journals[row.table])
            journals[row.table].append(row.line)
        known.written(found.rows, batch)
        for append, refusal in zip(batch, found.refusals, strict=True):
            if refusal is None:
                kept = journals[append.table][append.seq : append.seq + len(append.lines)]
                assert kept == append.lines
