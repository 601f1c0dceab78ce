"""What the check reports about decks with a mistake; an owner of the box may correct the counts."""

from pathlib import Path

import pytest

from backroom.core.refusal import Malformed
from backroom.games.organized_crime.printed.decks import SUSPEND_OFFICIALS
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT, decks_from, read_decks


def line_with(text: str, what: str) -> int:
    return text.count("\n", 0, text.index(what)) + 1


def refused(text: str) -> str:
    with pytest.raises(Malformed) as refusal:
        decks_from(text, "mine.toml")
    return str(refusal.value)


OFFICIALS = "judge, governor, senator"
PENALTIES = "fine, remove_men, lose_officials, lose_all_officials, suspend_officials"
SUSPENDED = '    { id = "officials_suspended", kind = "suspend_officials", turns = 3, count = 1 },'
LOSE_ONE = '    { id = "lose_one_official", kind = "lose_officials", officials = 1, count = 1 },'

# Each case changes one place in the shipped text:
SLIPS = [
    # what is in the file, what replaces it, what is on the reported line (None: the same), why
    ("[power]", "[power", None, "this is not TOML: expected ']' at the end of a table declaration"),
    ("[power]", "[powers]", None, '"powers" is not a key that belongs here'),
    ("total = 24  ", "totals = 24  ", None, '"totals" is not a key that belongs here'),
    ("total = 24  ", "", "[power]", 'the key "total" is missing'),
    ("total = 24", "total = 25", None, 'the counts of the deck "power" add up to 24, not 25'),
    ("total = 16", "total = 15", None, 'the counts of the deck "mistake" add up to 16, not 15'),
    (
        'kind = "judge", count = 8',
        'kind = "judge", count = 9',
        "total = 18",
        'the counts of the deck "corrupt_official" add up to 19, not 18',
    ),
    (
        'kind = "one_hit"',
        'kind = "three_hits"',
        None,
        'the kind "three_hits" is unknown; it is one of one_hit, one_or_two_hits, money',
    ),
    (
        'kind = "one_hit"',
        'kind = "one_or_two_hits"',
        'kind = "one_or_two_hits", count = 6',
        '"one_or_two_hits" is in the deck "power" twice; write its count instead',
    ),
    (
        'kind = "one_hit", count = 10',
        'kind = "one_hit", count = 0',
        None,
        'of "one_hit" there are 1 to 99 cards, not 0',
    ),
    (
        'kind = "one_hit", count = 10',
        'kind = "one_hit", count = "ten"',
        None,
        '"count" should be a whole number, not a text in quotes',
    ),
    (
        'kind = "one_hit", count = 10',
        'kind = "one_hit", amount = 10_000, count = 10',
        None,
        'a card of the kind "one_hit" has no "amount"',
    ),
    (
        'kind = "money", amount = 100_000',
        'kind = "money", amount = 200_000',
        None,
        "C7 is printed: a MONEY card is exchanged for $100,000",
    ),
    (
        'kind = "money", amount = 100_000',
        'kind = "money"',
        None,
        "C7 is printed: a MONEY card is exchanged for $100,000",
    ),
    ('kind = "judge"', 'kind = "mayor"', None, f'the kind "mayor" is unknown; it is one of {OFFICIALS}'),
    (
        'unless = "judge"',
        'unless = "mayor"',
        None,
        f'the official "mayor" is unknown; it is one of {OFFICIALS}',
    ),
    (
        'id = "fine_20"',
        'id = "fine 20"',
        None,
        '"fine 20" is no id: use small letters, digits and _, at most 40',
    ),
    (
        'id = "fine_20"',
        'id = "fine_10"',
        None,
        '"fine_10" is in the deck "mistake" twice; write its count instead',
    ),
    ('kind = "fine", amount = 20_000', 'kind = "fine"', None, 'the fine "fine_20" has no amount'),
    (
        'kind = "fine", amount = 20_000',
        'kind = "fine", amount = 20',
        None,
        "20 is not an amount: write a multiple of 10,000 dollars, 10,000 to 1,000,000",
    ),
    (
        'kind = "remove", count = 3',
        'kind = "remove", amount = 10_000, count = 3',
        None,
        'a card of the kind "remove" has no "amount"',
    ),
    (
        'kind = "remove_men", men = 1',
        'kind = "remove_men"',
        None,
        'a card of the kind "remove_men" says how many men, 1 to 20',
    ),
    (
        'kind = "remove_men", men = 1',
        'kind = "remove_men", men = 21',
        None,
        'a card of the kind "remove_men" says how many men, 1 to 20',
    ),
    (
        'kind = "lose_officials", officials = 1',
        'kind = "lose_officials", officials = 0',
        None,
        'a card of the kind "lose_officials" says how many officials, 1 to 20',
    ),
    ("turns = 3", "men = 3", None, 'a card of the kind "suspend_officials" has no "men"'),
    (
        'kind = "lose_all_officials", count',
        'kind = "lose_all_officials", officials = 2, count',
        None,
        'a card of the kind "lose_all_officials" has no "officials"',
    ),
    (
        'kind = "lose_all_officials"',
        'kind = "prison"',
        None,
        f'the kind "prison" is unknown; it is one of {PENALTIES}',
    ),
    (LOSE_ONE, "#", None, 'the deck "penalty" has no card of the printed kind "lose_officials"'),
    (
        '    { kind = "senator"',
        "#",
        None,
        'the deck "corrupt_official" has no card of the printed kind "senator"',
    ),
]


@pytest.mark.parametrize(("old", "new", "named", "why"), SLIPS)
def test_a_slip_is_named_with_its_line(old: str, new: str, named: str | None, why: str) -> None:
    assert old in DECKS_TEXT
    text = DECKS_TEXT.replace(old, new, 1)
    line = line_with(DECKS_TEXT, old) if named is None else line_with(text, named)
    if "has no card of" in why:  # reported where that deck's cards begin
        line = text.count("\n", 0, text.rindex("cards = [", 0, DECKS_TEXT.index(old))) + 1
    assert refused(text) == f"mine.toml, line {line}: {why}"


@pytest.mark.parametrize("kind", ["remove", "fine"])
def test_c9_both_kinds_of_mistake_are_there(kind: str) -> None:
    text = "".join(
        line
        for line in DECKS_TEXT.splitlines(keepends=True)
        if not (
            f'kind = "{kind}",' in line and line_with(DECKS_TEXT, line) < line_with(DECKS_TEXT, "[penalty]")
        )
    )
    assert refused(text).endswith(f'the deck "mistake" has no card of the printed kind "{kind}"')


def test_an_owner_may_count_the_cards() -> None:
    text = DECKS_TEXT.replace('kind = "one_hit", count = 10', 'kind = "one_hit", count = 12')
    text = text.replace("total = 24", "total = 26")
    assert decks_from(text, "mine.toml").sizes[0] == 26


def test_an_owner_may_write_the_largest_numbers_there_are() -> None:
    text = DECKS_TEXT.replace('kind = "remove_men", men = 1', 'kind = "remove_men", men = 20')
    text = text.replace('"lose_officials", officials = 1', '"lose_officials", officials = 20')
    text = text.replace('kind = "one_hit", count = 10', 'kind = "one_hit", count = 99').replace(
        "total = 24", "total = 113"
    )
    decks = decks_from(text, "mine.toml")
    assert decks.sizes[0] == 113
    assert decks.penalty_number.count(20) == 2


def test_an_owner_may_have_no_card_that_suspends_officials() -> None:
    text = DECKS_TEXT.replace(SUSPENDED, "#").replace("total = 12", "total = 11")
    assert SUSPEND_OFFICIALS not in decks_from(text, "mine.toml").penalty_does


def test_decks_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(DECKS_TEXT, encoding="utf-8")
    assert read_decks(file).sizes == (24, 18, 16, 12)
