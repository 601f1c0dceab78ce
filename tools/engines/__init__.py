"""Runs the client in other browser engines, where they are installed: python -m tools.engines."""
