"""Reads strangers' input that could be expensive, in limited processes and never on the loop."""
