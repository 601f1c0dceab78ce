"""What was worth looking at in a game that is over."""
