"""C12 to C22: how pieces move, kill and leave the board."""
