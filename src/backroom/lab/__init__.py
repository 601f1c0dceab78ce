"""Measures bots: matches and the arena. Knows the contract, and no game in particular."""
