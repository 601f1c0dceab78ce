"""One running game: its journal, its seats, held answers, clocks and the snap race. No sockets, no rules."""
