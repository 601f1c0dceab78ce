"""How much play one core serves, beside a peer that runs a trivial game in the same run."""
