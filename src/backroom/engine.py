"""Tells which engine is loaded: the same rules, compiled by mypyc or interpreted."""

from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from typing import Literal

WITNESS = "backroom.games.omerta.state"


def engine() -> Literal["compiled", "interpreted"]:
    """The engine in use, judged by how the rules were actually loaded."""
    spec = import_module(WITNESS).__spec__
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "interpreted"
