"""The client in the engines of other browsers, where they are installed: python -m tools.engines."""
