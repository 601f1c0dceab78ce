"""`rookie`: a sensible beginner, who forgets."""
