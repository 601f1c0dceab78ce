"""Tokens and codes: long enough, never stored as they are, easy to type."""

from __future__ import annotations

from urllib.parse import quote

from backroom.server.app import A_MISS
from backroom.server.seats.keys import (
    CODE,
    LETTERS,
    For,
    digest,
    is_own,
    is_sent,
    new_code,
    new_id,
    new_token,
    tidy_code,
)
from backroom.server.settings import Settings

SECONDS_IN_A_YEAR = 365 * 24 * 3600


def test_a_token_has_at_least_128_bits_and_fits_into_a_link() -> None:
    tokens = {(whom, new_token(whom)) for whom in For for _ in range(100)}
    assert len(tokens) == 100 * len(For)
    for whom, token in tokens:
        random = token.removeprefix(whom)
        assert len(random) * 6 >= 128
        assert random.replace("-", "").replace("_", "").isalnum()
        assert quote(token, safe="") == token


def test_a_token_in_a_link_is_never_a_personal_one() -> None:
    made = [new_token(whom) for whom in (For.WHO_SAT_DOWN, For.WHOM_IT_IS_SENT, For.WHO_ASKED)]
    assert [is_own(token) for token in made] == [True, False, False]
    assert [is_sent(token) for token in made] == [False, True, False]


def test_what_is_stored_of_a_token_is_not_the_token() -> None:
    token = new_token()
    assert digest(token) == digest(token) != digest(new_token())
    assert token.encode() not in digest(token)
    assert len(digest(token)) == 32


def test_a_code_is_typed_as_people_type() -> None:
    code = new_code()
    assert len(code) == CODE
    assert tidy_code(f" {code[:4].lower()}-{code[4:].lower()} ") == code
    assert not set("01OIAEU") & set(LETTERS)


def test_no_code_is_guessed_at_the_allowed_rate() -> None:
    """One address, ten thousand tables: a hit in more than two years."""
    tries = len(LETTERS) ** CODE / 10_000
    seconds_for_a_try = (1 + A_MISS) / Settings().requests_per_second
    assert tries * seconds_for_a_try > 2 * SECONDS_IN_A_YEAR


def test_no_two_tables_have_the_same_name() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
