"""Every name that the engine says has words in every language, and no word is left of one it says no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, cast, get_args

import msgspec
import pytest

from backroom.bots import BOTS, company_of
from backroom.core.game import Game
from backroom.games import HOUSE
from backroom.server.http.games import Choice, offers
from backroom.table.notices import Notice
from tests.support.languages import LANGUAGES

ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NUMBERS_AND_LANGUAGES = re.compile(r"\d+|[a-z]{2}")  # values that are the same in every language

AnyGame = Game[Any, Any, Any, Any]


def words(language: str, file: str, beginning: str) -> set[str]:
    """What a file has words for, as the engine writes it."""
    text = (files("backroom") / "locales" / language / f"{file}.ftl").read_text("utf-8")
    found = (name for name in ID.findall(text) if name.startswith(beginning))
    return {name.removeprefix(beginning).replace("-", "_") for name in found}


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def definitions(game: AnyGame) -> list[dict[str, Any]]:
    kinds = [game.setup, game.move, game.event, game.view]
    return list(msgspec.json.schema_components(kinds)[1].values())


def values(game: AnyGame) -> set[str]:
    listed = {str(value) for one in definitions(game) for value in enumerated(one, "")}
    return {value for value in listed if not NUMBERS_AND_LANGUAGES.fullmatch(value)}


def enumerated(part: Any, name: str) -> Iterator[object]:
    """Every value of an enumeration in a schema; a tag is no value."""
    if isinstance(part, dict):
        inside = cast("dict[str, Any]", part)
        if name != "type":
            yield from inside.get("enum", ())
        for inner, value in inside.items():
            yield from enumerated(value, inner)
    elif isinstance(part, list):
        for one in cast("list[Any]", part):
            yield from enumerated(one, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_value_of_omerta_has_words(language: str) -> None:
    game = HOUSE["omerta"]
    for kind, names in {"event": tags(game.event), "value": values(game)}.items():
        assert words(language, game.name, f"omerta-{kind}-") == names, kind


def option_words(game: str, choice: Choice) -> set[str]:
    """What the words for something to be chosen are called."""
    name = f"{game}_{choice.name}"
    values = {f"{name}_{word}" for word in choice.words if not NUMBERS_AND_LANGUAGES.fullmatch(word)}
    if choice.open:
        values.add(f"{name}_open")
    if choice.kind == "text":
        values.add(f"{name}_own")
    return {name, f"{name}_about"} | values


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_before_a_game_has_words(language: str) -> None:
    wanted = {
        word
        for offered in offers(compiled=True)
        if offered.name in HOUSE
        for choice in offered.setup
        if choice.name != "players"
        for word in option_words(offered.name, choice)
    }
    assert words(language, "options", "option-") == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_that_is_shown_has_words(language: str) -> None:
    shown = tags(Notice) - {"asked", "answered"}  # which the question itself shows
    assert words(language, "table", "table-event-") == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_every_level_of_its_bots_has_a_name(language: str) -> None:
    assert words(language, "house", "game-") == set(HOUSE)
    assert words(language, "house", "level-") == {level for levels in BOTS.values() for level in levels}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_that_plays_with_people_has_a_name_and_a_sentence(language: str) -> None:
    named = words(language, "characters", "bot-")
    for game in HOUSE.values():
        for level in company_of(game):
            assert {f"{game.name}_{level}", f"{game.name}_{level}_about"} <= named
