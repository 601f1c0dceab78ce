"""Chat and reactions: everybody hears players, and spectators cannot help while the game is on."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.core.refusal import Malformed
from backroom.server.people.text import LONGEST_TEXT, tidy_name, tidy_text
from backroom.table.handing import LONGEST_NAME
from tests.browser.countries import found, session
from tests.support.player import Json, Player, play_out
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio


def heard(player: Player) -> list[tuple[str, int | None, str]]:
    return [(said["name"], said["seat"], said["text"]) for said in player.of("said")]


async def test_chat_is_heard_by_everybody_and_by_those_who_come_later(server: Serving) -> None:
    host, guest, _ = await server.company()
    watcher = await server.watcher(host)
    await guest.do("chat", text="  hello \u202e\x07there  ")
    await host.until(lambda: heard(host))
    await watcher.until(lambda: heard(watcher))
    assert heard(host) == heard(watcher) == [("Bob", 1, "hello there")]
    late = await server.watcher(host)
    assert heard(late) == [("Bob", 1, "hello there")]
    assert await guest.refused("chat", text="\u200b\u200b") == (
        "message", "there is nothing to be seen in this",
    )  # fmt: skip


async def test_spectators_talk_among_themselves_while_the_game_is_on(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    watcher, other = await server.watcher(company[0]), await server.watcher(company[0])
    await watcher.do("chat", text="before")
    await company[0].until(lambda: heard(company[0]) == [("spectator", None, "before")])
    await company[0].do("start")
    await watcher.until_stage("running")
    await watcher.do("chat", text="he has the Killer")
    await other.until(lambda: len(heard(other)) == 2)
    for player in company:
        await player.do("chat", text="what do they say?")  # their reply comes after anything sent before
        assert "he has the Killer" not in [text for _, _, text in heard(player)]
    back = await server.player(token=company[1].hello["token"]).enter()
    assert "he has the Killer" not in [text for _, _, text in heard(back)]


async def test_after_the_game_everybody_talks_to_everybody(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    watcher = await server.watcher(company[0])
    await play_out(company, level="uniform")
    await watcher.until_stage("over")
    await watcher.do("chat", text="well played")
    await company[0].until(lambda: heard(company[0]) == [("spectator", None, "well played")])


async def test_a_reaction_is_shown_to_everybody_and_not_saved(server: Serving) -> None:
    host, guest, _ = await server.company()
    watcher = await server.watcher(host)
    await guest.do("react", reaction="wow")
    for listener in (host, watcher):
        await listener.until(lambda listener=listener: listener.of("reacted"))
    assert host.of("reacted") == watcher.of("reacted") == [{"type": "reacted", "seat": 1, "reaction": "wow"}]
    late = await server.watcher(host)
    assert late.of("reacted") == []


async def test_c27_the_table_is_silent_from_the_calling_of_the_vote_to_its_count(server: Serving) -> None:
    """You may negotiate at any time, except while votes are cast; spectators are not at the table."""
    company = await found(server, session(2), without_page=(0, 1))
    ann, bob = company.players[0], company.players[1]
    watcher, other = await server.watcher(ann), await server.watcher(ann)
    assert "silence" not in ann.update
    await bob.do("chat", text="before the vote")
    await company.answer(0, "call_vote")
    for listener in (ann, bob, watcher):
        await listener.until(lambda listener=listener: listener.update.get("silence") == "C27")
    for seat in (ann, bob):
        assert await seat.refused("chat", text="vote no") == ("C27", "nobody at the table may talk now")
        assert await seat.refused("react", reaction="hurry") == ("C27", "nobody at the table may talk now")
    await watcher.do("chat", text="it will fail")
    await other.until(lambda: heard(other)[-1:] == [("spectator", None, "it will fail")])
    back = await server.player(token=bob.hello["token"]).enter()
    assert back.update["silence"] == "C27"
    for seat in (1, 0):
        await company.answer_form(seat, "vote", favour=True, votes=1)
    for player in (ann, bob):
        await player.until_told("motion_decided")
        assert "silence" not in player.update
        assert heard(player) == [("Bob", 1, "before the vote")]
        assert player.of("reacted") == []
    await ann.do("react", reaction="thanks")
    await bob.do("chat", text="after it")
    await watcher.until(lambda: heard(watcher)[-1:] == [("Bob", 1, "after it")])


async def test_c27_a_chat_that_was_said_before_the_vote_is_not_refused_when_it_is_sent_again(
    server: Serving,
) -> None:
    company = await found(server, session(2), without_page=(0, 1))
    ann, bob = company.players[0], company.players[1]
    said: Json = {"type": "chat", "id": "once", "text": "before the vote"}
    assert (await bob.send(said))["type"] == "ack"
    await company.answer(0, "call_vote")
    await bob.until(lambda: bob.update.get("silence"))
    assert (await bob.send(said))["type"] == "ack"
    assert heard(ann) == [("Bob", 1, "before the vote")]


def poll(seats: list[int | None], watching: list[int], mine: int | None) -> Json:
    """The poll, as it is told to somebody."""
    return {"type": "tips", "seats": seats, "watching": watching, "mine": mine}


async def test_who_will_win_is_a_friendly_poll_that_everybody_sees(server: Serving) -> None:
    host, guest, _ = await server.company()
    assert await guest.refused("tip", seat=0) == ("table", "the game is not running")
    await host.do("start")
    await guest.do("tip", seat=0)
    await guest.do("tip", seat=2)
    assert await guest.refused("tip", seat=3) == ("table", "there is no such seat")
    await host.until(lambda: len(host.of("tips")) == 2)
    assert host.of("tips")[-1] == poll([None, 2, None], [0, 0, 0], None)
    assert guest.of("tips")[-1] == poll([None, 2, None], [0, 0, 0], 2)
    late = await server.watcher(host)
    assert late.of("tips") == [poll([None, 2, None], [0, 0, 0], None)]


async def test_a_spectator_counts_in_the_poll_while_present(server: Serving) -> None:
    host, _, _ = await server.company()
    first = await server.watcher(host)
    assert await first.refused("tip", seat=0) == ("table", "the game is not running")
    await host.do("start")
    second = await server.watcher(host)
    for seat in (0, 1):  # the second time they have changed their mind
        await first.do("tip", seat=seat)
    await second.do("tip", seat=1)
    assert await second.refused("tip", seat=3) == ("table", "there is no such seat")
    nobody: list[int | None] = [None] * 3
    await first.until(lambda: first.of("tips")[-1] == poll(nobody, [0, 2, 0], 1))
    assert second.of("tips")[-1] == poll(nobody, [0, 2, 0], 1)
    await first.close()
    await second.until(lambda: second.of("tips")[-1] == poll(nobody, [0, 1, 0], 1))


async def test_players_see_the_spectators_poll_when_the_game_is_over(server: Serving) -> None:
    """Before that it could be a signal: nothing reaches a player, in any way or at any time."""
    company = await server.company(setup={"rounds": 1})
    host, guest, _ = company
    watcher = await server.watcher(host)
    await host.do("start")
    await watcher.do("tip", seat=1)
    tab = await server.player(token=host.hello["token"]).enter()
    await guest.do("tip", seat=0)
    for player in (host, tab):
        await player.until(lambda player=player: player.of("tips"))
        assert player.of("tips") == [poll([None, 0, None], [0, 0, 0], None)]
    await play_out(company, start=False)
    await host.until(lambda: host.of("tips")[-1] == poll([None, 0, None], [0, 1, 0], None))
    assert len(host.of("tips")) == 2


async def test_what_a_seat_said_in_the_poll_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "backroom.sqlite3"
    async with serving(path) as server:
        host, guest, _ = await server.company()
        await host.do("start")
        await guest.do("tip", seat=2)
        token = guest.hello["token"]
    async with serving(path) as server:
        back = await server.player(token=token).enter()
        assert back.of("tips") == [poll([None, 2, None], [0, 0, 0], 2)]


def test_a_text_is_no_longer_when_it_is_shown_than_it_may_be() -> None:
    """Some characters are sent as one and shown as three."""
    assert len(tidy_text("\ufb2c" * LONGEST_TEXT)) == LONGEST_TEXT
    assert len(tidy_name("\ufb2c" * LONGEST_NAME)) == LONGEST_NAME


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Ann \U0001f469\u200d\U0001f680", "Ann \U0001f469\u200d\U0001f680"),  # one astronaut
        (
            "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468",
            "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468",
        ),
        ("An\u200dn", "An n"),
        ("\u200dAnn\u200d", "Ann"),
        ("\U0001f469\u200d\u200d\U0001f680", "\U0001f469 \U0001f680"),
        ("a\u202eb", "a b"),
        ("\u3164A\u2800B\u115f\u1160", "A B"),
        ("z\u0335\u0336\u0337\u0338\u0339", "z\u0335\u0336\u0337"),
        (
            "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
            "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
        ),  # shalom, with points
    ],
)
def test_emoji_stay_joined_and_nothing_else_that_cannot_be_seen_is_kept(said: str, shown: str) -> None:
    assert (tidy_name(said), tidy_text(said)) == (shown, shown)


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f\u1160", "\ufe0f\u034f"])
def test_an_invisible_name_is_refused(blank: str) -> None:
    with pytest.raises(Malformed, match="something to be seen"):
        tidy_name(blank)


def test_a_truncated_name_ends_with_something_visible() -> None:
    assert tidy_name("x" * (LONGEST_NAME - 2) + "\U0001f469\u200d\U0001f680").endswith("\U0001f469")
