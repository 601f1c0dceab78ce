"""A seat at a table, for those who write bots in Python."""
