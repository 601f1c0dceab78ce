"""What can be chosen before a game is derived from the type of its setup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from backroom.bots import THINKERS
from backroom.core.game import Clock
from backroom.games import GAMES
from backroom.server.http.games import Choice, offers, turn_seconds
from backroom.server.http.games import choices as offered_choices
from backroom.server.processes import compiled


def choices(game: str) -> dict[str, Choice]:
    (offered,) = (one for one in offers(compiled=True) if one.name == game)
    return {one.name: one for one in offered.setup}


def test_every_field_of_every_setup_is_offered_with_its_default() -> None:
    for name, game in GAMES.items():
        defaults: dict[str, Any] = msgspec.to_builtins(game.setup())
        assert {field: one.default for field, one in choices(name).items()} == defaults


def test_each_kind_of_choice_says_what_can_be_chosen() -> None:
    omerta = choices("omerta")
    assert set(omerta["edition"].words) == {"en", "fr", "nl", "ru"}
    assert omerta["open_safe"].kind == "flag"
    assert (omerta["rounds"].kind, omerta["rounds"].least, omerta["rounds"].most) == ("number", 1, 20)
    assert omerta["rounds"].open
    assert not omerta["deck"].open
    assert choices("organized_crime")["board"].kind == "text"


class Options(msgspec.Struct):
    dice: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    rounds: Annotated[int, msgspec.Meta(ge=1)] | None = None
    order: Literal["left", "right"] | None = None


def test_bounds_that_a_type_checks_are_offered_too() -> None:
    dice, rounds, order = offered_choices(Options)
    assert (dice.least, dice.most, dice.open) == (1, 5, False)
    assert (rounds.least, rounds.most, rounds.open) == (1, None, True)
    assert (order.words, order.open) == (("left", "right"), True)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_and_both_ends_of_every_number_can_be_had(game: str) -> None:
    title = GAMES[game]
    for one in choices(game).values():
        wanted: list[Any] = [*one.words, *(end for end in (one.least, one.most) if end is not None)]
        for value in wanted:
            also = {"variant": "short"} if game == "organized_crime" and one.name == "rounds" else {}
            title.start(msgspec.convert({one.name: value, **also}, title.setup))


def test_a_game_is_offered_with_its_own_stand_in_and_its_own_clock() -> None:
    for offered in offers(compiled=True):
        title = GAMES[offered.name]
        assert offered.stand_in == title.stand_in
        assert offered.turn_seconds["normal"] == title.clocks["turn"].seconds


@pytest.mark.parametrize(
    ("clocks", "normal"),
    [({"turn": Clock(20), "vote": Clock(60)}, 20), ({"bid": Clock(30), "snap": Clock(8)}, 30)],
)
def test_the_turn_of_a_game_without_one_is_its_longest_question(
    clocks: dict[str, Clock], normal: int
) -> None:
    assert turn_seconds(clocks) == {"calm": 2 * normal, "normal": normal, "quick": normal // 2}


def test_those_who_search_are_weaker_without_a_compiled_engine() -> None:
    for offered in offers(compiled=False):
        assert set(offered.weaker) == THINKERS & set(offered.bots)
    assert not any(offered.weaker for offered in offers(compiled=True))


def test_an_engine_that_was_compiled_later_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "engine", lambda: "interpreted")
    monkeypatch.setenv(compiled.TREE, str(tmp_path))
    monkeypatch.setenv(compiled.STAMP, "of today")
    assert not compiled.is_compiled()
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    (folder / "backroom-stamp").write_text("of today")
    assert compiled.is_compiled()
