"""C31: what a player may do in the turn, in the order they like; one room each."""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.actions.bribe import Bribing
from backroom.games.organized_crime.actions.hire import Hiring
from backroom.games.organized_crime.actions.hit import Hitting
from backroom.games.organized_crime.actions.income import Claiming
from backroom.games.organized_crime.actions.moving import Beginning, Moving, Stopping
from backroom.games.organized_crime.actions.naming import Naming, Rolling
from backroom.games.organized_crime.actions.pass_dice import Passing
from backroom.games.organized_crime.actions.power_card import Buying, Cashing
from backroom.games.organized_crime.actions.repay import Repaying
from backroom.games.organized_crime.actions.requests import Requesting
from backroom.games.organized_crime.moves import (
    Begin,
    Bribe,
    BuyPower,
    Cash,
    Claim,
    Control,
    Hire,
    Hit,
    Kill,
    Name,
    PassDice,
    Repay,
    Request,
    Roll,
    Step,
    Stop,
)

MOVING: Final = Moving()
REQUESTING: Final = Requesting()
ACTIONS: Final[tuple[Action, ...]] = (
    MOVING, Beginning(), Stopping(), Rolling(), Naming(), REQUESTING, Hitting(), Claiming(), Hiring(),
    Bribing(), Buying(), Cashing(), Repaying(), Passing(),
)  # fmt: skip
ACTION_OF: Final[dict[type, Action]] = {
    Begin: ACTIONS[1],
    Stop: ACTIONS[2],
    Roll: ACTIONS[3],
    Name: ACTIONS[4],
    Hit: ACTIONS[6],
    Claim: ACTIONS[7],
    Hire: ACTIONS[8],
    Bribe: ACTIONS[9],
    BuyPower: ACTIONS[10],
    Cash: ACTIONS[11],
    Repay: ACTIONS[12],
    PassDice: ACTIONS[13],
    Step: MOVING,
    Kill: MOVING,
    Control: REQUESTING,
    Request: REQUESTING,
}
