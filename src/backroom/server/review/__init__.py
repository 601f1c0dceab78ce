"""Replays finished games for people who look back at them."""
