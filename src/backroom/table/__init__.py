"""A running game: its journal, seats, held answers, clocks and races. Knows no sockets and no rules."""
