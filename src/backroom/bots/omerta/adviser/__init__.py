"""`adviser`: plays by a short search, and says in a sentence why."""
