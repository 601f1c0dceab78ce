"""The steps of a game, one file each: what the step waits for, what may be said, and what follows."""
