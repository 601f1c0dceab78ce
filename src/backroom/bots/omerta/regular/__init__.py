"""`regular`: remembers what it has seen, counts the rest, and weighs every answer in points."""
