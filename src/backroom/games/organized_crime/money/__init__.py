"""C3, C28 to C30: money, who may know of it, and what brings it."""
