"""C31: what a player may do in a turn, in any order; one file each."""

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
# in the order in which a menu lists them
ACTION_OF: Final[dict[type, Action]] = {
    Step: MOVING,
    Kill: MOVING,
    Begin: Beginning(),
    Stop: Stopping(),
    Roll: Rolling(),
    Name: Naming(),
    Control: REQUESTING,
    Request: REQUESTING,
    Hit: Hitting(),
    Claim: Claiming(),
    Hire: Hiring(),
    Bribe: Bribing(),
    BuyPower: Buying(),
    Cash: Cashing(),
    Repay: Repaying(),
    PassDice: Passing(),
}
ACTIONS: Final[tuple[Action, ...]] = tuple(dict.fromkeys(ACTION_OF.values()))
