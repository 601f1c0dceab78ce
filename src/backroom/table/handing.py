"""Lets seats change hands in a running game, by the consent of the people at the table."""

from __future__ import annotations

from typing import Final

from backroom.core.game import E, M, S
from backroom.core.refusal import Malformed, Refused
from backroom.table.face import Face
from backroom.table.journal import Consented, Ending, PersonSat, Wished, WishEnded
from backroom.table.running import Effects, Running
from backroom.table.table_state import V

LONGEST_NAME: Final = 40
JOINER: Final = "\u200d"  # joins two emoji into one, and is invisible itself
NOBODY_AGREES: Final = "nobody is there who could agree"


class Handing(Running[S, M, E, V]):
    """Adds to a table the wishes about seats, which its people grant or refuse."""

    __slots__ = ()

    def check_sitting(self, seat: int, name: str) -> None:
        """Raise `Refused` or `Malformed` unless somebody with this name can take this seat."""
        self.check_seat(seat)
        if not 0 < len(name) <= LONGEST_NAME or not name.replace(JOINER, "").isprintable():
            raise Malformed(f"a name has 1 to {LONGEST_NAME} characters that can be seen")
        if self.stage == "over":
            raise Refused("table", "the game is over")
        if self.seats[seat].person is not None:
            raise Refused("table", "this seat is taken")

    def asks_about(self, seat: int) -> bool:
        """Whether a newcomer needs consent to sit here; `Refused` if nobody may.

        Where no person has a seat, and nobody may come back to one, what a bot has seen is nobody's secret.
        """
        if self.stage != "running":
            return False
        if self.options.handover == "closed":
            raise Refused("table", "nobody can join this game any more")
        if all(one.person is None and one.left is None for one in self.seats):
            return False
        return self.options.handover == "ask" or self.seats[seat].sent_away_by is not None

    def return_person(self, seat: int) -> Effects[E]:
        """Give a seat back to the person who left it."""
        self.check_seat(seat)
        name = self.seats[seat].left
        if self.stage != "running" or self.seats[seat].person is not None or name is None:
            raise Refused("table", "there is no seat here to come back to")
        return self.write(PersonSat(seat, name, back=True, face=self.seats[seat].face)).done()

    def wish_to_sit(
        self,
        seat: int,
        name: str,
        *,
        until: float,
        present: list[int],
        near: tuple[str, ...] = (),
        face: Face | None = None,
    ) -> Effects[E]:
        """Ask the people who are present to let somebody take a bot's seat."""
        self.check_sitting(seat, name)
        self.check_no_wish()
        voters = self.people(present)
        if not self.may_decide(voters, seat):
            raise Refused("table", NOBODY_AGREES)
        wish = Wished(self.wishes + 1, seat, name, None, tuple(voters), until, near, face)
        return self.write(wish).done()

    def wish_to_send_away(self, seat: int, *, until: float, by: int, present: list[int]) -> Effects[E]:
        """Ask the other people who are present to let the host send one of them away."""
        self.check_no_wish()
        voters = [one for one in self.people(present) if one not in (seat, by)]
        if not voters:
            raise Refused("table", NOBODY_AGREES)
        return self.write(Wished(self.wishes + 1, seat, None, by, tuple(voters), until)).done()

    def consent(self, number: int, seat: int, *, yes: bool) -> Effects[E]:
        """Record what a person says to a wish; one no refuses it."""
        wish = self.wish
        if wish is None or wish.number != number:
            raise Refused("table", "this has been settled")
        if self.seats[seat].person is None or seat in (wish.seat, wish.by):
            raise Refused("table", "this is for the others to say")
        if self.is_agreed():
            raise Refused("table", "all have agreed")
        if not yes:
            return self.write(WishEnded(number, "refused", seat)).done()
        if seat in self.agreed:
            raise Refused("table", "you have agreed")
        return self.write(Consented(number, seat)).done()

    def is_agreed(self) -> bool:
        """Whether everybody has agreed who was asked and still has their seat."""
        if self.wish is None:
            return False
        voters = self.people(self.wish.voters)
        return self.may_decide(voters, self.wish.seat) and all(seat in self.agreed for seat in voters)

    def may_decide(self, voters: list[int], seat: int) -> bool:
        """Whether these seats may decide who gets a seat.

        A person who sent somebody away does not decide alone who sits there: it could be they themselves.
        """
        return bool(voters) and voters != [self.seats[seat].sent_away_by]

    def end_wish(self, number: int, how: Ending) -> Effects[E]:
        """End a wish whose answer nobody waits for."""
        if self.wish is not None and self.wish.number == number:
            self.write(WishEnded(number, how))
        return self.done()

    def people(self, seats: list[int] | tuple[int, ...]) -> list[int]:
        """The seats among these that are people's."""
        return [seat for seat in seats if self.seats[seat].person is not None]

    def check_no_wish(self) -> None:
        """Raise `Refused` if a wish is open: the table is asked one thing at a time."""
        if self.stage != "running":
            raise Refused("table", "no game is on")
        if self.wish is not None:
            raise Refused("table", "the people at this table are being asked something else; try again soon")
