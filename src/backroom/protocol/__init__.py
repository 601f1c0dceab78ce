"""What browsers, bots and the server say to each other. See docs/protocol.md."""
