"""Players of the house. They see views, questions, options and told events, and never a state."""

from __future__ import annotations

from typing import Final

from backroom.bots.bot import Maker
from backroom.bots.omerta.random import RandomBot, UniformBot
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.bots.organized_crime.random import RandomBot as RandomFamily
from backroom.bots.organized_crime.regular.regular import RegularBot as RegularFamily

BOTS: Final[dict[str, dict[str, Maker]]] = {
    "omerta": {"uniform": UniformBot, "random": RandomBot, "regular": RegularBot},
    "organized_crime": {"random": RandomFamily, "regular": RegularFamily},
}
