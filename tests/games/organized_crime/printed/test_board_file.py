"""What the check reports about a board with a mistake, and what an owner of the box may correct."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.refusal import Malformed
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, OFFICIAL, SENATOR
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT, board_from, read_board
from tests.laws.sizes import is_long


def line_with(text: str, what: str) -> int:
    return text.count("\n", 0, text.index(what)) + 1


def refused(text: str) -> str:
    with pytest.raises(Malformed) as refusal:
        board_from(text, "mine.toml")
    return str(refusal.value)


def changed(*changes: tuple[str, str], text: str = BOARD_TEXT) -> str:
    """The shipped board with the first text of each pair replaced by the second, wherever it occurs."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def entry(name: str, kind: str) -> str:
    return f'{{ id = "{name}", kind = "{kind}" }}'


KINDS = (
    "federal, state, local, city, power, corrupt_official, mistake, business_investment, illegal_activities"
)

# Each case changes one place in the shipped text:
SLIPS = [
    # what is in the file, what replaces it, what is on the reported line (None: the same), why
    ("colours = [", "colours = [,", "colours = [,", "this is not TOML: invalid value"),
    ('"blue",  ', '"green",', '"green",  # reconstructed', 'the colour "green" is there twice'),
    ('"blue",  ', '"Blue", ', '"Blue"', '"Blue" is no id: use small letters, digits and _, at most 40'),
    ('    "blue",    # reconstructed\n', "", "colours", "there are 4 colours, not 3"),
    ('"blue",', "7,", "7,", '"colours" should be a text in quotes, not a whole number'),
    ('"green", ', '"red", ', "colours", 'C5 is printed: "green" is one of the colours'),
    (
        entry("boston_power_1", "power"),
        entry("boston_power_1", "casino"),
        "casino",
        f'the kind "casino" is unknown; it is one of {KINDS}',
    ),
    (
        entry("boston_power_1", "power"),
        entry("boston_mistake_1", "power"),
        entry("boston_mistake_1", "power"),
        '"boston_mistake_1" is on the inner track twice',
    ),
    (
        entry("boston_power_1", "power"),
        entry("boston_power_3", "power"),
        entry("boston_power_3", "power"),
        '"boston_power_3" is on both tracks, and only government spaces join them',
    ),
    (
        entry("boston_power_1", "power"),
        '{ id = "boston_power_1" }',
        '{ id = "boston_power_1" }',
        'the key "kind" is missing',
    ),
    (
        entry("boston_power_1", "power"),
        '{ id = "boston_power_1", kind = "power", colour = "red" }',
        "colour =",
        '"colour" is not a key that belongs here',
    ),
    (
        entry("boston_power_1", "power"),
        entry("boston power", "power"),
        "boston power",
        '"boston power" is no id: use small letters, digits and _, at most 40',
    ),
    (
        entry("boston_power_1", "power"),
        entry("city_hall", "local"),
        "city_hall",
        'the government space "city_hall" is not on the outer track, which it should join',
    ),
    (
        entry("boston_power_2", "power"),
        entry("city_hall", "local"),
        "city_hall",
        'the government space "city_hall" is not on the inner track, which it should join',
    ),
    (
        entry("federal", "federal"),
        entry("federal", "local"),
        entry("federal", "local"),
        '"federal" has another kind on the outer track',
    ),
    (
        'id = "base_miami" ',
        'id = "base_boston"',
        None,
        'the id "base_boston" is used twice',
    ),
    (
        'boss = "base_miami_boss"',
        'boss = "Big Boss"',
        'boss = "Big Boss"',
        '"Big Boss" is no id: use small letters, digits and _, at most 40',
    ),
    (
        'hit_men = "base_miami_hit_men"',
        'hit_men = "oakland"',
        'hit_men = "oakland"',
        'the id "oakland" is used twice',
    ),
    ('name = "Miami base"', 'name = ""', 'name = ""', "a name is 1 to 40 characters that can be printed"),
    ('name = "Detroit"', 'name = ""', 'name = ""', "a name is 1 to 40 characters that can be printed"),
    ('name = "Detroit"', 'name = " D"', 'name = " D"', "a name is 1 to 40 characters that can be printed"),
    (
        'name = "Detroit"',
        f'name = "{"D" * 41}"',
        "D" * 41,
        "a name is 1 to 40 characters that can be printed",
    ),
    (
        '"miami_business_1"] ',
        '"miami_power_2"] ',
        '"miami_power_2"] ',
        'the door "miami_power_2" is not a space of the inner track',
    ),
    (
        '"miami_business_1"] ',
        '"boston_business_1"] ',
        '["miami_official_1", "boston_business_1"] ',
        '"boston_business_1" is already a door of "base_boston"',
    ),
    (', "miami_business_1"]', "]", '["miami_official_1"]', "a base has 2 doors, not 1"),
    (
        'doors = ["miami_official_1", "miami_business_1"]',
        'doors = ["las_vegas_power_1", "las_vegas_business_2"]',
        'id = "base_new_york"',
        "the bases are listed clockwise, and this one comes earlier",
    ),
    (
        'id = "detroit", name',
        'id = "gary", name',
        'id = "gary"',
        'the city "gary" has no space on a track',
    ),
    (
        'id = "detroit", name',
        'id = "chicago", name',
        'id = "chicago", name = "Detroit"',
        'the city "chicago" is listed twice',
    ),
    (
        entry("new_york_power_1", "power"),
        entry("gary", "city"),
        '"gary"',
        'the city "gary" is not listed in cities, with its name and income',
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = 25_000',
        "25_000",
        "25,000 is not an amount: write a multiple of 10,000 dollars, 10,000 to 1,000,000",
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = -20_000',
        "-20_000",
        "-20,000 is not an amount: write a multiple of 10,000 dollars, 10,000 to 1,000,000",
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = "20"',
        '"20"',
        '"income" should be a whole number, not a text in quotes',
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = 99_999_999_999_999_999_990_000',
        None,
        '"income" should be at most 1,000,000,000',
    ),
    (
        'name = "Detroit", income = 20_000',
        f'name = "Detroit", income = 0x{"9" * 300}',
        None,
        '"income" should be at most 1,000,000,000',
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = -9_999_999_999',
        None,
        '"income" should be at least -1,000,000,000',
    ),
    (
        'name = "Detroit", income = 20_000',
        f'name = "Detroit", income = {"9" * 9_999}',
        None,
        "a line has at most 400 characters",
    ),
    (
        'name = "Detroit", income = 20_000',
        'name = "Detroit", income = 1979-05-27',
        None,
        '"income" should be a whole number, not a date',
    ),
    (
        'id = "judge", price = 20_000',
        'id = "judge", price = 0',
        '"judge"',
        "0 is not an amount: write a multiple of 10,000 dollars, 10,000 to 1,000,000",
    ),
    (
        'id = "gambling"',
        'id = "bingo"',
        "bingo",
        'the id "bingo" is unknown; it is one of loan_sharking, narcotics, gambling',
    ),
    ('id = "gambling"', 'id = "narcotics"', None, '"narcotics" is listed twice'),
    (
        'id = "senator", price = 50_000, circles = 2',
        'id = "senator", price = 50_000, circles = 0',
        "circles = 0",
        '"senator" has 1 to 20 circles, not 0',
    ),
    (
        'id = "senator", price = 50_000, circles = 2',
        'id = "senator", price = 50_000, circles = 21',
        "circles = 21",
        '"senator" has 1 to 20 circles, not 21',
    ),
    (
        "local = { fine = 20_000 }",
        "local = { }",
        None,
        '"local" either removes the piece (removes = true) or costs a fine',
    ),
    (
        "local = { fine = 20_000 }",
        "local = { fine = 20_000, removes = true }",
        None,
        '"local" either removes the piece (removes = true) or costs a fine',
    ),
    (
        "state = { fine = 50_000 }",
        "state = { }",
        None,
        '"state" either removes the piece (removes = true) or costs a fine',
    ),
    ("[government]", "[governments]", "[governments]", '"governments" is not a key that belongs here'),
    # the printed facts
    (
        "federal = { removes = true }",
        "federal = { fine = 10_000 }",
        "federal = {",
        "C11 is printed: FEDERAL GOVERNMENT removes the piece (removes = true)",
    ),
    (
        'name = "New York", income = 40_000',
        'name = "New York", income = 50_000',
        "50_000",
        'C29 is printed: the income of "new_york" is $40,000, not $50,000',
    ),
    (
        'id = "trucking", income = 20_000',
        'id = "trucking", income = 30_000',
        '"trucking"',
        'C29 is printed: the income of "trucking" is $20,000, not $30,000',
    ),
    (
        'id = "narcotics", income = 30_000',
        'id = "narcotics", income = 20_000',
        '"narcotics"',
        'C29 is printed: the income of "narcotics" is $30,000, not $20,000',
    ),
    (
        'id = "governor", price = 30_000',
        'id = "governor", price = 40_000',
        '"governor"',
        'C8 is printed: the price of "governor" is $30,000, not $40,000',
    ),
    (
        entry("boston_mistake_1", "mistake"),
        entry("boston_mistake_1", "power"),
        "boston_mistake_1",
        "C20 is printed: the space 1 to the right of BOSTON on the inner track is MISTAKE",
    ),
    (
        entry("boston_official_1", "corrupt_official"),
        entry("boston_official_1", "power"),
        "boston_official_1",
        "C20 is printed: the space 2 to the right of BOSTON on the inner track is CORRUPT OFFICIAL",
    ),
    (
        entry("boston_business_1", "business_investment"),
        entry("boston_business_1", "power"),
        "boston_business_1",
        "C20 is printed: the space 3 to the right of BOSTON on the inner track is BUSINESS INVESTMENT",
    ),
    (
        'doors = ["boston_official_1", "boston_business_1"]',
        'doors = ["boston_official_1", "boston_illegal_1"]',
        'doors = ["boston_official_1", "boston_illegal_1"]',
        'C18 is printed: "boston_official_1" and "boston_business_1" are the two doors of one base',
    ),
    (
        entry("las_vegas_official_2", "corrupt_official"),
        entry("las_vegas_official_2", "mistake"),
        entry("state", "state"),
        "C18 is printed: STATE GOVERNMENT touches a CORRUPT OFFICIAL and a POWER space",
    ),
    (
        entry("boston_power_2", "power"),
        entry("boston_power_2", "mistake"),
        entry("state", "state"),
        "C18 is printed: STATE GOVERNMENT touches a CORRUPT OFFICIAL and a POWER space",
    ),
    (
        f"    {entry('las_vegas_mistake_4', 'mistake')},",
        "#",
        entry("oakland", "city"),
        "C18 is printed: STATE GOVERNMENT is two spaces to the right of OAKLAND",
    ),
]


@pytest.mark.parametrize(("old", "new", "named", "why"), SLIPS)
def test_a_slip_is_named_with_its_line(old: str, new: str, named: str | None, why: str) -> None:
    assert old in BOARD_TEXT
    text = BOARD_TEXT.replace(old, new, 1)
    line = line_with(BOARD_TEXT, old) if named is None else line_with(text, named)
    assert refused(text) == f"mine.toml, line {line}: {why}"


def spread(text: str, group: str) -> str:
    """The same board with the entries of a list as tables at the end, each key on its own line."""
    listed = re.search(rf"^{group} = \[\n(.*?)^\]\n", text, re.MULTILINE | re.DOTALL)
    assert listed
    rows = [re.sub(r"^ *{ (.*) }.*$", r"\1", line).replace(", ", "\n") for line in listed[1].splitlines()]
    tables = [f"[[{group}]]\n{row}" for row in rows]
    return text.replace(listed[0], "") + "\n" + "\n".join(tables) + "\n"


@pytest.mark.parametrize(
    ("group", "old", "new"),
    [
        ("cities", 'id = "detroit"\nname', 'id = "gary"\nname'),
        ("cities", 'id = "detroit"\nname', 'id = "chicago"\nname'),
        ("cities", 'name = "Detroit"', 'name = ""'),
        ("cities", 'name = "Detroit"\nincome = 20_000', 'name = "Detroit"\nincome = 20_001'),
        ("businesses", 'id = "securities"', 'id = "stocks"'),
        ("businesses", 'id = "securities"', 'id = "trucking"'),
        ("activities", 'id = "gambling"\nincome = 30_000', 'id = "gambling"\nincome = 30_001'),
        ("officials", 'id = "judge"\nprice = 20_000', 'id = "judge"\nprice = 20_001'),
        ("officials", "price = 20_000\ncircles = 3", "price = 20_000\ncircles = 0"),
    ],
)
def test_a_slip_in_a_table_is_named_with_the_line_of_its_key(group: str, old: str, new: str) -> None:
    text = spread(BOARD_TEXT, group)
    board_from(text, "mine.toml")
    assert old in text
    wrong = text.replace(old, new)
    key = next(line for line in reversed(new.splitlines()) if line not in old.splitlines())
    line = line_with(text, old) + new.splitlines().index(key)
    assert refused(wrong).startswith(f"mine.toml, line {line}: ")


def test_a_missing_list_is_said_on_the_first_line() -> None:
    assert refused(changed(("inner = [", "innner = ["))).endswith('"innner" is not a key that belongs here')
    assert refused("") == 'mine.toml, line 1: the key "colours" is missing'


def test_a_missing_trade_is_said_where_its_list_begins() -> None:
    text = changed(('    { id = "trucking"', "#"))
    line = line_with(text, "businesses = [")
    assert refused(text) == f'mine.toml, line {line}: "trucking" is missing from businesses'


def test_an_unfinished_file_is_said_on_its_last_line() -> None:
    text = BOARD_TEXT[: BOARD_TEXT.index("businesses = [") + len("businesses = [")]
    line = line_with(text, "businesses = [")
    assert refused(text).startswith(f"mine.toml, line {line}: this is not TOML: ")


def test_brackets_without_end_are_refused() -> None:
    assert refused("colours = " + "[" * 300) == "mine.toml, line 1: the brackets are nested too deep"
    assert refused("colours = " + "[\n" * 300) == "mine.toml, line 9: the brackets are nested too deep"


def test_c13_there_are_four_home_bases() -> None:
    text = BOARD_TEXT[: BOARD_TEXT.rindex("[[bases]]")]
    assert refused(text) == f"mine.toml, line {line_with(text, '[[bases]]')}: there are 4 home bases, not 3"


def test_a_track_has_at_least_eight_spaces() -> None:
    start = BOARD_TEXT.index("outer = [")
    end = BOARD_TEXT.index("]", start)
    text = BOARD_TEXT[:start] + "outer = [\n" + BOARD_TEXT[end:]
    why = "the outer track has 8 to 100 spaces, not 0"
    assert refused(text) == f"mine.toml, line {line_with(text, 'outer = [')}: {why}"


def test_c15_the_tracks_come_to_the_government_spaces_in_the_same_order() -> None:
    inner, outer, rest = BOARD_TEXT.partition("outer = [")
    swap = (
        (entry("federal", "federal"), "FEDERAL"),
        (entry("local_miami", "local"), entry("federal", "federal")),
    )
    text = inner + outer + changed(*swap, ("FEDERAL", entry("local_miami", "local")), text=rest)
    line = line_with(text, outer) + line_with(text[text.index(outer) :], entry("federal", "federal")) - 1
    why = 'going clockwise, the inner track comes to "local_miami" where the outer comes to "federal"'
    assert refused(text) == f"mine.toml, line {line}: {why}"


def test_c15_without_government_spaces_nobody_comes_to_the_outer_track() -> None:
    inner, outer, rest = BOARD_TEXT.partition("outer = [")
    for name, kind in (
        ("federal", "federal"), ("state", "state"), ("local_miami", "local"), ("local_las_vegas", "local"),
    ):  # fmt: skip
        inner = changed((entry(name, kind), entry(name, "power")), text=inner)
        rest = changed((entry(name, kind), entry(f"{name}_out", "power")), text=rest)
    text = inner + outer + rest
    why = 'no piece can come to "state_out" from "base_boston"'
    assert refused(text) == f"mine.toml, line {line_with(text, 'state_out')}: {why}"


def test_c15_each_kind_of_government_is_there() -> None:
    text = changed((entry("federal", "federal"), entry("federal", "local")))
    why = 'C15 is printed: there is a FEDERAL GOVERNMENT (kind "federal")'
    assert refused(text) == f"mine.toml, line {line_with(text, 'inner = [')}: {why}"


@pytest.mark.parametrize("city", ["boston", "oakland", "new_york"])
def test_c18_c29_a_city_that_the_print_names_is_there(city: str) -> None:
    text = changed((f'id = "{city}"', 'id = "gotham"'))
    why = f'the print names a city with the id "{city}", and it is not here'
    assert refused(text) == f"mine.toml, line {line_with(text, 'cities = [')}: {why}"


def test_c18_boston_is_on_the_inner_track() -> None:
    text = changed(
        (entry("boston", "city"), "BOSTON"),
        (entry("cleveland", "city"), entry("boston", "city")),
        ("BOSTON", entry("cleveland", "city")),
    )
    line = line_with(text, entry("boston", "city"))
    assert refused(text) == f"mine.toml, line {line}: C18 is printed: BOSTON is on the inner track"


def test_c20_state_government_is_left_of_boston() -> None:
    text = changed(
        (entry("state", "state"), "STATE"),
        (entry("local_miami", "local"), entry("state", "state")),
        ("STATE", entry("local_miami", "local")),
    )
    why = "C20 is printed: the space left of BOSTON on the inner track is STATE GOVERNMENT"
    assert refused(text) == f"mine.toml, line {line_with(text, entry('local_miami', 'local'))}: {why}"


def test_c18_a_base_opens_near_boston() -> None:
    doors = ('"boston_official_1", "boston_business_1"]', '"boston_illegal_1", "boston_power_1"]')
    text = changed(doors)
    why = 'C18 is printed: "boston_official_1" and "boston_business_1" are the two doors of one base'
    assert refused(text) == f"mine.toml, line {line_with(text, '[[bases]]')}: {why}"


def test_c18_no_other_government_is_between_oakland_and_state() -> None:
    text = changed(
        (entry("las_vegas_mistake_4", "mistake"), entry("city_hall", "local")),
        (entry("las_vegas_mistake_2", "mistake"), entry("city_hall", "local")),
    )
    said = refused(text)
    assert said.startswith(
        f"mine.toml, line {line_with(text, entry('oakland', 'city'))}: C18 is printed: 3 points"
    )
    assert "reach BOSTON, CORRUPT OFFICIAL, POWER, not " in said


# What an owner of the box may do.


def test_a_name_has_up_to_forty_characters() -> None:
    text = BOARD_TEXT.replace('name = "Detroit"', f'name = "{"D" * 40}"')
    assert "D" * 40 in board_from(text, "board.toml").circle_names


@pytest.mark.parametrize("circles", [1, 20])
def test_an_official_has_one_to_twenty_circles(circles: int) -> None:
    senator = 'id = "senator", price = 50_000, circles = '
    board = board_from(changed((f"{senator}2", f"{senator}{circles}")), "mine.toml")
    assert len(board.circles_of[OFFICIAL + SENATOR]) == circles


def test_an_owner_may_change_what_is_reconstructed() -> None:
    spaces = (
        f"{entry('gary', 'city')},\n    {entry('another_power', 'power')},\n    {entry('chicago', 'city')}"
    )
    board = board_from(
        changed(
            (entry("chicago", "city"), spaces),
            ("cities = [", 'cities = [\n    { id = "gary", name = "Gary", income = 70_000 },'),
            ("local = { fine = 20_000 }", "local = { removes = true }"),
            ('id = "judge", price = 20_000, circles = 3', 'id = "judge", price = 60_000, circles = 5'),
            ('"blue"', '"red"'),
        ),
        "mine.toml",
    )
    assert board.count == 94
    assert len(board.circles_of[CITY_CIRCLE]) == 13
    assert board.income[board.city[board.number["gary"]]] == 70_000
    assert board.removes[board.number["local_miami"]]


def test_an_owner_may_find_oakland_on_the_inner_track() -> None:
    """C18 does not say which track OAKLAND is on, nor on which side of STATE the other two are."""
    text = changed(
        (entry("las_vegas_mistake_2", "mistake"), "OAKLAND"),
        (entry("oakland", "city"), entry("las_vegas_mistake_2", "mistake")),
        ("OAKLAND", entry("oakland", "city")),
        (entry("las_vegas_mistake_4", "mistake"), "OFFICIAL"),
        (entry("las_vegas_official_2", "corrupt_official"), entry("las_vegas_mistake_4", "mistake")),
        ("OFFICIAL", entry("las_vegas_official_2", "corrupt_official")),
    )
    board = board_from(text, "mine.toml")
    assert board.number["oakland"] in board.inner


def test_a_file_is_read_with_either_line_ending_and_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + BOARD_TEXT.replace("\n", "\r\n").encode())
    assert read_board(file).count == 92


def test_a_file_has_up_to_32_kilobytes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(BOARD_TEXT.encode().ljust(32_768, b"\n"))
    with pytest.raises(Malformed, match="line 2001: there are at most 2000 lines"):
        read_board(file)
    file.write_bytes((BOARD_TEXT.encode() + b"# more\n" * 1_800).ljust(32_768, b" ")[:32_768])
    with pytest.raises(Malformed, match="a line has at most 400 characters"):
        read_board(file)
    file.write_bytes((BOARD_TEXT.encode() + (b"#" * 399 + b"\n") * 100)[:32_768])
    assert read_board(file).count == 92


def test_a_file_is_not_read_whole_before_its_size_is_known(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    with pytest.raises(Malformed, match=r"huge.toml is too large: a board or a deck is at most 32768 bytes"):
        read_board(file)


def test_a_missing_file_a_folder_and_a_file_that_is_no_text_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\n\n\xff\xfe")
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 32_769)
    for file, why in (
        (tmp_path / "none.toml", "none.toml cannot be read: "),
        (tmp_path, "cannot be read: "),
        (binary, "binary.toml, line 3: this is not UTF-8 text"),
        (large, "large.toml is too large: a board or a deck is at most 32768 bytes"),
    ):
        with pytest.raises(Malformed) as refusal:
            read_board(file)
        assert why in str(refusal.value)


@pytest.mark.slow
@settings(max_examples=100 if is_long() else 30)
@given(
    at=st.integers(0, len(BOARD_TEXT)), cut=st.integers(0, 30), put=st.text("{}[]\"=,_ a1#\n.'", max_size=5)
)
def test_whatever_is_cut_or_put_the_check_names_a_line(at: int, cut: int, put: str) -> None:
    text = BOARD_TEXT[:at] + put + BOARD_TEXT[at + cut :]
    try:
        board_from(text, "mine.toml")
    except Malformed as refusal:
        said = re.match(r"mine.toml, line (\d+): \S", str(refusal))
        assert said
        assert 1 <= int(said[1]) <= text.count("\n") + 1
