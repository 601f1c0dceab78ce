"""Finds puzzles: positions of games among bots in which one option is clearly the best."""
