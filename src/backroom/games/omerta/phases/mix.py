"""O20: a hand is shuffled, unseen by everybody."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64, vec
from backroom.core.nature import check
from backroom.core.stream import Stream
from backroom.games.omerta.cells import BIT, BLOCKED, FREE, KIND, LABEL, PILE_MASK, ROW, SEEN_BY_ALL
from backroom.games.omerta.events import Mixed
from backroom.games.omerta.menus import places_of
from backroom.games.omerta.phases.phase import Phase, shuffle
from backroom.games.omerta.powers.lady import mixed_places
from backroom.games.omerta.state import NEXT_TURN, Cards, Fact


class Mixing(Phase):
    """O20, O29: nature says how; a blocked card that travels can still be followed."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        count = len(places_of(mixed_places(game, game.mixed)))
        return shuffle(count, count)

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        places = places_of(mixed_places(game, game.mixed))
        check(shuffle(len(places), len(places)), outcome)
        self.mix(game, places, vec[i64](outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        places = places_of(mixed_places(game, game.mixed))
        self.mix(game, places, stream.all_of(len(places)))

    def mix(self, game: Cards, places: list[int], outcome: vec[i64]) -> None:
        """O20: a card at each of these places goes to another."""
        seat = game.mixed
        cells = game.cells
        first: i64 = seat << ROW
        old = [cells[first + place] for place in places]
        blocked: i64 = cells[BLOCKED + seat]
        unseen: list[int] = []  # where the cards nobody can follow went
        for index, place in enumerate(places):
            source = places[outcome[index]]
            cells[first + place] = old[outcome[index]]
            if not (blocked >> source) & 1:
                unseen.append(place)
        moved = move_patrols(
            game, seat, {places[outcome[index]]: place for index, place in enumerate(places)}
        )
        forget(
            game,
            seat,
            unseen,
            [card for place, card in zip(places, old, strict=True) if not (blocked >> place) & 1],
        )
        if game.events is not None:
            game.tell(Mixed(seat, tuple(places), moved))
        game.step = NEXT_TURN


def move_patrols(game: Cards, seat: i64, went: dict[int, int]) -> tuple[tuple[int, int], ...]:
    """O29: a Patrol travels with its card."""
    cells = game.cells
    moved: list[tuple[int, int]] = []
    for lying in game.overlays:
        source = lying.place
        if lying.seat == seat and source in went:
            lying.place = went[source]
            moved.append((source, went[source]))
    if moved:
        blocked: i64 = cells[BLOCKED + seat]
        for source, _ in moved:
            blocked &= ~BIT[source]
        for _, place in moved:
            blocked |= BIT[place]
        cells[FREE + seat] = (cells[FREE + seat] | cells[BLOCKED + seat]) & ~blocked
        cells[BLOCKED + seat] = blocked
    return tuple(moved)


def forget(game: Cards, seat: i64, places: list[int], old: list[int]) -> None:
    """O34: nobody knows what lies where; what was known of the cards together is kept as a fact."""
    if len(places) < 2:  # O20: a single card is still known
        return
    first = old[0]
    alike = True  # nobody knew anything that tells these cards apart: the shuffle told nothing away
    for card in old:
        if card & SEEN_BY_ALL or card >> LABEL or (card ^ first) & PILE_MASK:
            alike = False
    if alike:
        return
    cells = game.cells
    label: i64 = game.labels + 1
    game.labels += len(places)
    game.facts = (*game.facts, Fact(label, tuple(old)))
    for place in places:
        at: i64 = seat << ROW | place
        cells[at] = (cells[at] & KIND) | label << LABEL
        label += 1
