"""The address of a table, as people send it to each other."""

import pytest

from backroom.client.link import Link, read_link
from backroom.core.refusal import Malformed


def test_a_link_leads_to_a_table() -> None:
    assert read_link("https://play.example.org/t/BCDF2345") == Link("https://play.example.org", "BCDF2345")
    assert read_link(" http://127.0.0.1:4270/t/bcdf-2345/ \n") == Link("http://127.0.0.1:4270", "bcdf-2345")


def test_a_link_with_a_token_leads_to_a_seat() -> None:
    link = read_link("http://[::1]:4270/t/BCDF2345#secret_-token")
    assert link == Link("http://[::1]:4270", "BCDF2345", "secret_-token")
    assert str(link) == "http://[::1]:4270/t/BCDF2345#secret_-token"
    assert str(Link("http://a", "BCDF2345").opening("x")) == "http://a/t/BCDF2345#x"


@pytest.mark.parametrize(
    "text", ["", "BCDF2345", "ftp://a/t/BCDF2345", "http:///t/BCDF2345", "http://a/BCDF2345", "http://a/t/"]
)
def test_anything_else_is_not_a_link_and_is_not_repeated(text: str) -> None:
    with pytest.raises(Malformed, match=r"^a link looks like https://HOST/t/CODE or"):
        read_link(text)
