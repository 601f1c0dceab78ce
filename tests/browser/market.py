"""A market that no town has: it asks in every way there is, and its view holds whatever a view may hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct, structs

from backroom.core.chance import Drawn
from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.core.game import Answers, Aside, Ask, Clock, Entry, Over
from backroom.core.refusal import Refused


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """For two or three."""

    players: int = 2
    stalls: Literal["few", "many_small"] = "few"
    is_raining: bool = False


class Pledge(Struct, frozen=True, tag="pledge"):
    """Everybody in secret: some money, and some goods."""

    coins: int
    goods: tuple[str, ...]


class Walk(Struct, frozen=True, tag="walk"):
    """One seat goes from a stall to another, of 56 ways."""

    start: int
    end: int


class Grab(Struct, frozen=True, tag="grab"):
    """Whoever is first has it."""


class LetGo(Struct, frozen=True, tag="let_go"):
    """Somebody else may have it."""


class Haggle(Struct, frozen=True, tag="haggle"):
    """A price, on the open floor."""

    to: int
    price: int


class ShutUpShop(Struct, frozen=True, tag="shut_up_shop"):
    """The floor is closed."""


class Shout(Struct, frozen=True, tag="shout"):
    """At any time."""

    word: str


class Told(Struct, frozen=True, tag="done"):
    """What somebody has done, and what it was about."""

    seat: int
    what: Any = None


class ShopShut(Struct, frozen=True, tag="shop_shut"):
    """The end, with what everybody has."""

    winners: tuple[int, ...]
    purses: tuple[int, ...]


Move = Pledge | Walk | Grab | LetGo | Haggle | ShutUpShop | Shout
Event = Told | ShopShut
MODES: Final[tuple[Literal["sealed", "turn", "race", "floor"], ...]] = ("sealed", "turn", "race", "floor")
STALLS: Final = range(8)
LONG: Final = "Apples and pears from the far side of the river, and a word nobody can break: " + "x" * 400


class View(Struct, frozen=True):
    """As one seat sees it: deep, long, wide, empty, hidden and strange things."""

    setup: Setup
    seat: int | None
    round: int
    board: tuple[tuple[str | None, ...], ...]
    hands: tuple[tuple[str | None, ...], ...]
    purses: tuple[int, ...]
    families: tuple[dict[str, Any], ...]
    ledger: tuple[dict[str, Any], ...]
    deep: Any
    odd: Any
    nothing: None = None


class Market:
    """Four questions, one of each kind."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.step = 0
        self.prices: tuple[int, ...] = ()
        self.shouts: tuple[str, ...] = ()
        self.winner = 0

    def pending(self) -> Ask | Over:
        if self.step == len(MODES):
            return Over((self.winner,), tuple(10 * seat for seat in range(self.setup.players)))
        seats = (0,) if MODES[self.step] == "turn" else tuple(range(self.setup.players))
        return Ask(self.step, seats, MODES[self.step], ("pledge", "turn", "grab_it", "floor")[self.step])

    def options(self, seat: int) -> Sequence[Move | Form]:
        asked = self.pending()
        if isinstance(asked, Over) or seat not in asked.seats:
            return ()
        others = tuple(one for one in range(self.setup.players) if one != seat)
        goods = Bag("goods", (("red_apples", 3), ("pears", 1)))
        return (
            (Form("pledge", (Whole("coins", 0, 100_000, 500), goods)),),
            tuple(Walk(start, end) for start in STALLS for end in STALLS if start != end),
            (Grab(), LetGo()),
            (Form("haggle", (OneOf("to", others), Whole("price", 1, 2_000_000))), ShutUpShop()),
        )[self.step]

    def asides(self, seat: int) -> Sequence[Move]:
        return (Shout("fish"), Shout("thief")) if self.step < len(MODES) else ()

    def decides(self, seat: int, move: Move) -> bool:
        return isinstance(move, Grab)

    def apply(self, entry: Entry[Move]) -> list[Event]:
        if isinstance(entry, Drawn) or self.step == len(MODES):
            raise Refused("market", "this is not asked")
        if isinstance(entry, Aside):
            assert isinstance(entry.move, Shout)
            self.shouts += (entry.move.word,)
            return [Told(entry.seat, entry.move)]
        assert isinstance(entry, Answers)
        told: list[Event] = [Told(seat, move) for seat, move in entry.moves]
        ((seat, move), *_) = entry.moves
        if isinstance(move, Haggle):
            self.prices += (move.price,)
            return told
        self.winner = seat
        self.step += 1
        if self.step == len(MODES):
            told.append(ShopShut((seat,), tuple(10 * one for one in range(self.setup.players))))
        return told

    def advance(self, entry: Entry[Move]) -> None:
        self.apply(entry)

    def view(self, seat: int | None) -> View:
        players = range(self.setup.players)
        deep: Any = "the bottom"
        nothing: dict[str, Any] = {}
        for level in range(40):
            deep = {"level": level, "below": deep, "beside": [nothing, nothing]}
        return View(
            setup=self.setup,
            seat=seat,
            round=self.step + 1,
            board=tuple(tuple("x" if (row + self.step) % 3 == 0 else None for _ in STALLS) for row in STALLS),
            hands=tuple(("king", "queen", "red_joker") if one == seat else (None,) * 3 for one in players),
            purses=tuple(1000 * one + self.step for one in players),
            families=tuple(
                {"name": "Corleone", "money": 5 if one == seat else None, "last": None, "cards": [1, 2, 3]}
                for one in players
            ),
            ledger=tuple(
                {"line": line, "paid": line * 1500, "by": line % len(players)} for line in range(300)
            ),
            deep=deep,
            odd={
                "long": LONG,
                "large": 10**18,
                "share": 0.3333333,
                "empty": {},
                "prices": self.prices,
                "shouts": self.shouts,
                "mixed": [1, "two", None, [3], {"type": "stone", "weight": 4}],
                "<b>not html</b>": "<script>nothing()</script>",
            },
        )

    def copy(self) -> Market:
        twin = Market(self.setup)
        twin.__dict__.update(self.__dict__)
        return twin


class Title:
    """The market on the contract of `core.game.Game`."""

    name: str = "market"
    rules: int = 1
    seats: tuple[int, ...] = (2, 3)
    setup: type[Setup] = Setup
    move: Any = Move
    event: Any = Event
    view: Any = View
    clocks: Mapping[str, Clock] = {name: Clock(60) for name in ("pledge", "turn", "grab_it", "floor")}
    stand_in: str = "random"

    def start(self, setup: Setup) -> Market:
        return Market(setup)

    def default(self, options: Sequence[Move | Form]) -> Move:
        last = options[-1]
        return Pledge(0, ()) if isinstance(last, Form) else last

    def tell(self, event: Event, seat: int | None) -> Event:
        is_secret = isinstance(event, Told) and isinstance(event.what, Pledge) and event.seat != seat
        return structs.replace(event, what=None) if is_secret else event

    def describe(self, event: Event) -> str:
        return str(event)


GAME: Final = Title()
