"""Law 2: what a seat sees, is asked, may do and hears does not depend on what it cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from backroom.core.game import Answers, Ask, Entry
from backroom.core.optional import asides_of, not_now_of
from backroom.core.refusal import Refused
from tests.laws.kit import Kit, Trial
from tests.laws.kits import KITS
from tests.laws.trying import on_random_games


def refusals(kit: Kit, state: Any, seats: range) -> list[str]:
    """The words in which this state refuses foolish answers from these seats."""
    asked = state.pending()
    number = asked.id if isinstance(asked, Ask) else 0
    words: list[str] = []
    for seat in seats:
        for move in kit.foolish:
            try:
                state.copy().advance(Answers(number, ((seat, move),)))
            except Refused as refused:
                words.append(f"{seat} {move} {refused}")
    return words


def looks_the_same(kit: Kit, seat: int, real: Any, other: Any, players: int) -> None:
    """Assert that this seat cannot tell the two states apart now."""
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(real.view(seat))
    assert other.pending() == real.pending()
    assert asides_of(other, seat) == asides_of(real, seat)
    for asked in range(players):
        if asked == seat or kit.menus_are_public:
            assert other.options(asked) == real.options(asked)
            assert not_now_of(other, asked) == not_now_of(real, asked), "why not is nothing that is hidden"
        assert bool(other.options(asked)) == bool(real.options(asked))
    eyes = range(players) if kit.menus_are_public else range(seat, seat + 1)
    assert refusals(kit, other, eyes) == refusals(kit, real, eyes)


def sounds_the_same(kit: Kit, seat: int, real: Any, other: Any, entry: Entry[Any]) -> None:
    """Assert that the next entry tells this seat nothing but what it openly shows."""
    there, here = real.copy(), other.copy()
    told_there = kit.heard(there.apply(entry), seat)
    try:
        told_here = kit.heard(here.apply(entry), seat)
    except Refused:
        assert isinstance(entry, Answers)
        assert any(speaker != seat for speaker, _ in entry.moves), (
            "one's own move depends on one's own things"
        )
        assert kit.may_be_refused(real, other)
        return
    if msgspec.json.encode(told_there) != msgspec.json.encode(told_here):
        assert kit.may_sound_otherwise(told_there, told_here), (told_there, told_here)


@on_random_games("secrecy")
def test_law_2_nothing_told_depends_on_what_is_hidden(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    rng = Random(seed)
    for played in kit.play(setup, rng, temper, trial.longest):
        if rng.random() >= trial.often:
            continue
        seat = int(rng.random() * setup.players)
        other = played.state.imagine(seat, rng)
        looks_the_same(kit, seat, played.state, other, setup.players)
        entry = kit.next_entry(played.state, rng, temper)
        if entry is not None:
            sounds_the_same(kit, seat, played.state, other, entry)


@pytest.mark.parametrize("name", KITS)
def test_law_2_nothing_told_depends_on_what_is_hidden_where_chance_seldom_leads(name: str) -> None:
    kit, rng = KITS[name], Random(1)
    for state, entry in kit.rare_positions():
        for seat in [0, 1, 2] * 10:
            other = state.imagine(seat, rng)
            looks_the_same(kit, seat, state, other, 3)
            sounds_the_same(kit, seat, state, other, entry)


@on_random_games("telling")
def test_law_2_secrets_are_told_to_their_owners_alone_and_to_no_spectator(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """A spectator hears and sees no more than any two seats have in common."""
    rng = Random(seed)
    eyes = (None, *range(setup.players))
    for played in kit.play(setup, rng, temper, trial.longest):
        for event in played.events:
            kit.check_telling(event, {seat: kit.game.tell(event, seat) for seat in eyes})
        kit.check_spectator(played.state)
        if rng.random() >= trial.often:
            continue
        seen = msgspec.json.encode(played.state.view(None))
        imagined = played.state.imagine(int(rng.random() * setup.players), rng)
        kit.check_spectator(imagined)
        assert msgspec.json.encode(imagined.view(None)) == seen, "a spectator sees what all seats see"
