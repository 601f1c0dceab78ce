"""Seats: who has one, and the tokens that open it."""
