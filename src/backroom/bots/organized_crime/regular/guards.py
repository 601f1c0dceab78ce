"""C3: men at home, weighed against the odds of an attack from where the enemies stand."""

from __future__ import annotations

from backroom.bots.organized_crime.regular.reading import MAN, SURVIVAL, Reading

FEWEST = 3  # guards to keep, whoever stands where
PURSE = 20_000  # money to keep for an informant
MOST = 11  # with this many, no roll without cards gets through


def wants_man(reading: Reading) -> bool:
    """Whether one more man at home is worth his price."""
    men = sum(reading.men[reading.seat].values())
    if not men:
        return True  # C17: or the Boss must move
    guards = reading.own_guards
    if guards >= MOST:
        return False
    if gain_of_guard(reading, guards) > MAN:
        return True
    return guards < FEWEST + 1 and reading.money - MAN >= PURSE and reading.me.left > 4


def gain_of_guard(reading: Reading, guards: int) -> float:
    """What one more guard saves: the chance to be killed that he takes away, times all there is to lose."""
    all_there_is = SURVIVAL + reading.standing(reading.seat)
    return (reading.danger(guards) - reading.danger(guards + 1)) * all_there_is


def cost_of_leaving(reading: Reading, leaving: int = 1) -> float:
    """What it costs to send guards away."""
    all_there_is = SURVIVAL + reading.standing(reading.seat)
    guards = reading.own_guards
    return (reading.danger(max(0, guards - leaving)) - reading.danger(guards)) * all_there_is
