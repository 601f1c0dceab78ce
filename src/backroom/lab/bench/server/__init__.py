"""How much play one core serves, beside a peer that does a trivial game in the same run."""
