"""Two crime-family tabletop games at one online table."""

__version__ = "0.1.0"
