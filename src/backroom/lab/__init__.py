"""Where bots are measured: matches, the arena. Knows the contract and no game in particular."""
