"""Puzzles of the day: positions with one best decision, found by `backroom puzzles` and kept as data."""
