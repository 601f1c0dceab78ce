"""What lists show of a table, as it is stored."""

from backroom.server.rooms.summary import Access, Shelved, Summary

BRIEF = b'"players":0,"speed":"normal","stage":"open","seats":[],"setup":{}}'


def test_a_summary_of_an_older_server_is_read() -> None:
    for name in (b"access", b"manner"):
        text = b'{"%s":{"public":true,"spectators":false,"notes":true},%s' % (name, BRIEF)
        summary = Summary.of(text)
        assert summary.access == Access(public=True, spectators=False, notes=True)
        assert Shelved.of(text).used == 0
