"""Which engine runs is read from what was loaded."""

from importlib import import_module

from backroom.engine import WITNESS, engine


def test_the_engine_is_the_one_that_was_loaded() -> None:
    loaded_from = str(import_module(WITNESS).__file__)
    assert engine() == ("interpreted" if loaded_from.endswith(".py") else "compiled")
