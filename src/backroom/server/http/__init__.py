"""The HTTP side of the server: tables, seats, finished games, pages."""
