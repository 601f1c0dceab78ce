"""Where finished games are played again: in a process of its own, never on the server's loop."""
