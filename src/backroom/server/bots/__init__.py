"""The bots at a table, and the processes they think in."""
