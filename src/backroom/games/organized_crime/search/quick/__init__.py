"""A quick player inside the engine: it plays like a careful family, on states, for playouts."""
