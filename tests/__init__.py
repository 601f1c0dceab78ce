"""The tests, in which this game from outside is one of `GAMES`."""

import os

os.environ.setdefault("BACKROOM_GAMES", "examples.liars_dice")
