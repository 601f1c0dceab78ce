"""Whether a game is fair and how long it takes, by self-play."""
