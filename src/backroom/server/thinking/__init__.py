"""Where the bots of the house think: in processes of their own, never on the server's loop."""
