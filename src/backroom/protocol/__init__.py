"""The messages between browsers, bots and the server. See docs/protocol.md."""
