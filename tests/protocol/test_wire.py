"""Messages as bytes: decoded in the game's own types, or refused in a sentence."""

from __future__ import annotations

import msgspec
import pytest
from aiohttp import ClientSession, WSMessage, WSMsgType

from backroom.client import Gone
from backroom.client.line import Line
from backroom.client.link import Link
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.games.omerta.view import View
from backroom.protocol.messages import Answer, Start, TableNow, Update
from backroom.protocol.setup_once import without_setup
from backroom.protocol.wire import decode, decode_from_server, encode
from tools.protocol_examples import messages

UPDATE = next(msgspec.json.encode(message) for message in messages() if type(message) is Update)


def test_a_message_of_a_client_is_read_as_it_was_written() -> None:
    assert decode(encode(Start(id="1"))) == Start(id="1")
    answer = decode(b'{"type":"answer","id":"1","ask":2,"move":{"type":"draw"}}')
    assert isinstance(answer, Answer)
    assert bytes(answer.move) == b'{"type":"draw"}'  # read when the game is known


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b'{"type":"fly"}', b'{"type":"start"}', b"\xff", b"[" * 9999]
)
def test_an_invalid_message_is_malformed(text: bytes) -> None:
    with pytest.raises(Malformed, match=r"^the message "):
        decode(text)


@pytest.mark.parametrize("text", [b"", b'{"type":"fly"}', b'{"type":"ack"}', b"\xff"])
def test_what_no_server_says_is_malformed(text: bytes) -> None:
    with pytest.raises(Malformed, match=r"^the message cannot be read: "):
        decode_from_server(text, None)


def test_an_update_is_read_in_the_types_of_its_game() -> None:
    known, unknown = decode_from_server(UPDATE, GAMES["omerta"]), decode_from_server(UPDATE, None)
    assert isinstance(known, Update)
    assert isinstance(known.view, View)
    assert encode(known) == UPDATE
    assert isinstance(unknown, Update)
    assert isinstance(unknown.view, dict)
    with pytest.raises(Malformed):
        decode_from_server(UPDATE, GAMES["organized_crime"])


def test_an_update_without_its_setup_is_made_whole() -> None:
    whole = decode_from_server(UPDATE, GAMES["omerta"])
    assert isinstance(whole, Update)
    assert whole.view is not None
    brief = msgspec.structs.replace(whole, table=without_setup(whole.table), view=without_setup(whole.view))
    text, setup = encode(brief), whole.table.setup
    assert b'"setup":' in UPDATE
    assert b'"setup":' not in text
    again = decode_from_server(text, GAMES["omerta"], setup)
    assert again == whole
    assert isinstance(again, Update)
    assert (type(again.table), type(again.view)) == (TableNow, View)
    with pytest.raises(Malformed, match="the first update of a connection must have the setup"):
        decode_from_server(text, GAMES["omerta"])


@pytest.mark.anyio
async def test_a_client_learns_the_game_from_the_first_update_and_knows_only_its_own() -> None:
    async with ClientSession() as session:
        line = Line(session, Link("http://a", "BCDF2345", "token"), lambda _: None)
        line.seat = 0
        heard = line.read(WSMessage(WSMsgType.TEXT, UPDATE.decode(), None))
        assert isinstance(heard, Update)
        assert isinstance(heard.view, View)
        assert line.game is GAMES["omerta"]
        other = Line(session, Link("http://a", "BCDF2345", "token"), lambda _: None)
        newer = UPDATE.replace(b'"game":"omerta"', b'"game":"ludo"').decode()
        with pytest.raises(Gone, match="the game ludo is not known here"):
            other.read(WSMessage(WSMsgType.TEXT, newer, None))
        with pytest.raises(Malformed, match="messages are text"):
            other.read(WSMessage(WSMsgType.BINARY, UPDATE, None))
