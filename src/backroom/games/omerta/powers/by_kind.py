"""O18: which power belongs to which kind of card."""

from __future__ import annotations

from typing import Final

from backroom.games.omerta.powers.driver import DriverPower
from backroom.games.omerta.powers.gangster import GangsterPower
from backroom.games.omerta.powers.lady import LadyPower
from backroom.games.omerta.powers.mamma import MammaPower
from backroom.games.omerta.powers.mole import MolePower
from backroom.games.omerta.powers.patrol import PatrolPower
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.powers.safecracker import SafecrackerPower
from backroom.games.omerta.powers.snitch import SnitchPower

POWERS: Final[tuple[Power | None, ...]] = (
    *(None for _ in range(11)),
    GangsterPower(),
    LadyPower(),
    MolePower(),
    SnitchPower(),
    DriverPower(),
    SafecrackerPower(),
    None,  # O25: the Killer answers; discarded in the ordinary way it does nothing
    None,  # O26: the Witness
    None,  # O27: the Alibi
    MammaPower(),
    PatrolPower(),
)
