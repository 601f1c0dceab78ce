"""Prepared games of ORGANIZED CRIME, played from the first roll; a browser test takes over from there."""

from __future__ import annotations

from typing import Any, Final

from backroom.core.chance import Drawn
from backroom.core.log import Record, new_record
from backroom.games import GAMES
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Bribe,
    BuyPower,
    CallVote,
    ChooseBase,
    Close,
    Control,
    Decline,
    Demand,
    Direction,
    Draw,
    Offer,
    Request,
    Vote,
)
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.setup import Setup
from tests.browser.prepared import Company, bring_record
from tests.games.organized_crime.builder import Table
from tests.support.server import Serving

BASES: Final = ("boston", "miami", "new_york", "las_vegas")
COLOURS: Final = ("green", "yellow", "white", "blue")
HOME: Final = "base_boston_hit_men"
TO_BOSTON: Final = ("boston_official_1", "boston_mistake_1", "boston")
TO_STATE: Final = (*TO_BOSTON, "state")
TO_THE_DOOR: Final = ("boston_official_1", "boston_business_1")
TO_BUSINESS_2: Final = ("boston_business_1", "boston_illegal_1", "boston_power_1", "boston_business_2")
TO_MIAMI: Final = (
    *TO_BUSINESS_2,
    *("boston_mistake_2", "boston_official_2", "local_miami"),
    *("miami", "miami_mistake_1", "miami_official_1"),
)
FROM_MIAMI: Final = (
    *("miami_official_1", "miami_mistake_1", "miami", "local_miami"),
    *("boston_official_2", "boston_mistake_2", "boston_business_2"),
)
TO_ACTIVITIES: Final = ("boston_power_1", "boston_illegal_1")  # from BUSINESS_2
FROM_LAS_VEGAS: Final = (
    *("las_vegas_business_1", "las_vegas_illegal_1", "las_vegas_power_1", "las_vegas_business_2"),
    *("las_vegas_mistake_2", "las_vegas_official_2", "state"),
    *("boston", "boston_mistake_1", "boston_official_1", "boston_business_1", "boston_illegal_1"),
)


def a_new_country(players: int = 4, *, rounds: int = 12) -> Table:
    """The families sit in board order, and the first one begins."""
    table = Table(OrganizedCrime(Rules(Setup(players=players, variant="short", rounds=rounds))))
    falling = tuple(face for seat in range(players) for face in (6 - seat, 6 - seat))
    table.take(Drawn(falling))
    for base, colour in list(zip(BASES, COLOURS, strict=True))[:players]:
        table.say(ChooseBase(f"base_{base}", colour))
    return table.take(Drawn(falling))


def thrown(points: int) -> tuple[int, int]:
    return points // 2, points - points // 2


def walk(table: Table, start: str, direction: Direction, *path: str, **how: Any) -> Table:
    """One piece walks a way that takes the whole roll."""
    return table.name(start, direction, **how).roll(*thrown(len(path))).step(*path)


def quiet_turn(table: Table, *powers: str) -> Table:
    """A man goes to the activities next to the base, where there is nothing to ask for; Power cards first."""
    for card in powers:
        table.say(BuyPower()).draw(card)
    base = BASES[int(table.game.seat)]
    walk(table, f"base_{base}_hit_men", "right", f"{base}_business_1", f"{base}_illegal_1")
    return table.pass_dice()


def first_city(players: int = 4) -> Table:
    """Ann holds Boston; Bob has bought a MONEY card, and the others had quiet turns."""
    table = walk(a_new_country(players), HOME, "left", *TO_BOSTON).say(Control("boston")).pass_dice()
    quiet_turn(table, "money")
    for _ in range(players - 2):
        quiet_turn(table)
    return table


def session(players: int = 4) -> Table:
    """Ann asks the Commission for trucking; she holds a ONE HIT card, Bob a MONEY card."""
    table = first_city(players).say(BuyPower()).draw("one_hit")
    return walk(table, HOME, "right", *TO_THE_DOOR).say(Request("trucking"))


def vote() -> Table:
    """The vote on trucking: Bob and Cid have voted for it, and Dan is asked."""
    return session().say(CallVote(), seat=0).say(Vote(True, 2), Vote(True, 3))


def man_in_reach() -> Table:
    """One of Bob's men stands four steps from Ann's home, and she has rolled five."""
    table = walk(quiet_turn(a_new_country()), "base_miami_hit_men", "left", *FROM_MIAMI).pass_dice()
    quiet_turn(quiet_turn(table))
    return table.name(HOME, "right").roll(2, 3)


def boss_in_reach(players: int = 4) -> Table:
    """Bob's Boss, with a MONEY card in hand, stands four steps from Ann's home; she has rolled five."""
    table = quiet_turn(a_new_country(players)).say(BuyPower()).draw("money")
    walk(table, "base_miami_boss", "left", "base_miami_hit_men", *FROM_MIAMI, boss=True).pass_dice()
    for _ in range(players - 2):
        quiet_turn(table)
    return table.name(HOME, "right").roll(2, 3)


def at_the_door(*powers: str) -> Table:
    """One of Ann's men stands at a door of Bob's base, and it is her turn; Bob has a MONEY card."""
    table = a_new_country()
    for card in powers:
        table.say(BuyPower()).draw(card)
    walk(table, HOME, "right", *TO_MIAMI).say(Decline()).pass_dice()
    return quiet_turn(quiet_turn(quiet_turn(table, "money")))


def attack(points: int, *powers: str) -> Table:
    """... and she has declared an attack, and rolled."""
    table = at_the_door(*powers).name("miami_official_1", "right", attack="miami")
    return table.roll(*thrown(points))


def inside() -> Table:
    """... and is in the room of Bob's men, with points and HIT cards left."""
    return attack(4, "one_hit", "one_or_two_hits").step("base_miami_hit_men")


def boss_killed(players: int = 4) -> Table:
    """Ann has killed Bob's Boss on the track: his family is out."""
    return boss_in_reach(players).step(*TO_BUSINESS_2).kill(1, boss=True)


def killing() -> Table:
    """Ann has killed one of Bob's men."""
    return man_in_reach().step(*TO_BUSINESS_2).kill(1)


def penalty_asked() -> Table:
    """... and passed the dice: Bob is asked whether he demands a penalty."""
    return killing().pass_dice()


def penalty(card: str) -> Table:
    """... which he did; it was voted, and this is the card."""
    table = penalty_asked().say(Demand())
    table.vote(2, 5, 5, 0)
    return table.draw(card)


def poor() -> Table:
    """Ann has spent everything on two cards, and has landed on the State Government: she has to pay."""
    table = a_new_country()
    for card in ("money", "one_hit"):
        table.say(BuyPower()).draw(card)
    return walk(table, HOME, "left", *TO_STATE)


def judge() -> Table:
    """Ann has drawn a Judge, and may bribe one."""
    table = walk(a_new_country(), HOME, "left", "boston_business_1", "boston_official_1")
    return table.say(Draw()).draw("judge")


def punished(table: Table, card: str) -> Table:
    """Ann, whose turn it is, kills one of Bob's men in reach, and draws this card for it."""
    table.name(HOME, "right").roll(2, 3).step(*TO_BUSINESS_2).kill(1)
    table.pass_dice().say(Demand()).vote(2, 5, 5, 0)
    return table.draw(card)


def suspended() -> Table:
    """Ann, who has a Judge, has killed one of Bob's men; her officials are suspended for it."""
    table = judge().say(Bribe("judge")).pass_dice()
    walk(table, "base_miami_hit_men", "left", *FROM_MIAMI).pass_dice()
    return punished(quiet_turn(quiet_turn(table)), "officials_suspended")


def official_lost() -> Table:
    """Ann, who has a Judge and a Governor, has killed one of Bob's men, and has to give up one of them."""
    table = judge().say(Bribe("judge")).pass_dice()
    walk(table, "base_miami_hit_men", "left", *FROM_MIAMI).pass_dice()
    walk(quiet_turn(quiet_turn(table)), HOME, "left", "boston_business_1", "boston_official_1")
    table.say(Draw()).draw("governor").say(Bribe("governor")).pass_dice()
    for _ in range(3):
        quiet_turn(table)
    return punished(table, "lose_one_official")


def two_killed() -> Table:
    """Ann has killed one of Bob's men and one of Dan's; both will be asked about a penalty."""
    table = walk(quiet_turn(a_new_country()), "base_miami_hit_men", "left", *FROM_MIAMI, *TO_ACTIVITIES)
    quiet_turn(table.pass_dice())
    walk(table, "base_las_vegas_hit_men", "right", *FROM_LAS_VEGAS).pass_dice()
    table.name(HOME, "right").roll(2, 2).step("boston_business_1", "boston_illegal_1")
    return table.kill(1).kill(3)


def creditors() -> Table:
    """Ann holds Boston and a MONEY card, and owes Cid $100,000, then Bob $50,000; it is her turn."""
    table = session()
    for to, money in ((2, 290_000), (1, 50_000)):
        table.say(Offer(to, money, (), ("money",) if to == 1 else ()), seat=0).say(Accept(0), seat=to)
    table.vote(0, 0, 0, 0).say(Close(), seat=0).pass_dice()
    return quiet_turn(quiet_turn(quiet_turn(table)))


def evening() -> Table:
    """Ann holds Boston, a man of hers stands at a door of Bob's base and one of his in her reach.

    Bob has two Power cards; it is Ann's turn, in the third round.
    """
    table = walk(a_new_country(), HOME, "right", *TO_MIAMI).say(Decline()).pass_dice()
    table.say(BuyPower()).draw("money")
    walk(table, "base_miami_hit_men", "left", *FROM_MIAMI).pass_dice()
    quiet_turn(quiet_turn(table))
    walk(table, HOME, "left", *TO_BOSTON).say(Control("boston")).pass_dice()
    return quiet_turn(quiet_turn(quiet_turn(table, "one_or_two_hits")))


def record_of(table: Table) -> Record[Any, Any]:
    header = new_record(GAMES["organized_crime"], table.game.rules.setup).header
    return Record(header, tuple(table.entries))


async def found(server: Serving, table: Table, **how: Any) -> Company:
    """Bring it to a server; seats without a page answer without one."""
    how.setdefault("without_page", range(1, table.game.rules.players))
    return await bring_record(server, record_of(table), **how)
