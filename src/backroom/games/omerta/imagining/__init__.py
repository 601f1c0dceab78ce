"""How unseen cards may have come to lie where they do: what `imagine` draws from."""
