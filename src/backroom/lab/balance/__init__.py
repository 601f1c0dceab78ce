"""Measures by self-play whether a game is fair, and how long it takes."""
