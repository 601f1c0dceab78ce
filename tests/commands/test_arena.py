"""`backroom arena`: the JSON object, the table for a person, and one sentence for bad arguments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from backroom import cli
from backroom.commands.arena import read_option
from backroom.engine import engine
from backroom.games import GAMES, HOUSE
from tests.laws.kits import KITS

QUICK = ["arena", "omerta", "--rounds", "1", "--games", "8", "--seed", "5"]
THREE = ["--bots", "random,random,random"]
CRIME_OPTIONS = GAMES["organized_crime"].setup.__struct_fields__
FOUR = ["--bots", "regular,random,random,uniform"]


def report(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert cli.run([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    told = report([*QUICK, *FOUR, "--players", "4", "--edition", "fr"], capsys)
    assert list(told) == ["games", "finished", "seconds", "engine", "bots"]
    assert (told["games"], told["finished"], told["engine"]) == (8, 8, engine())
    assert told["seconds"] > 0
    assert [bot["name"] for bot in told["bots"]] == ["regular", "random", "random", "uniform"]
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(8, abs=0.001)
    for bot in told["bots"]:
        assert list(bot) == ["name", "wins", "win_rate", "ci95", "mean_score"]
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 8, abs=0.0001)
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert low < high


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = report([*QUICK, *FOUR], capsys)["bots"]
    assert report([*QUICK, *FOUR], capsys)["bots"] == alone
    assert report([*QUICK, *FOUR, "--jobs", "2"], capsys)["bots"] == alone
    assert report([*QUICK[:-1], "6", *FOUR], capsys)["bots"] != alone


@pytest.mark.parametrize(
    "option",
    [["--edition", "nl"], ["--deck", "sorted"], ["--snap", "sealed"], ["--open-safe"], ["--rounds", "2"]],
)
def test_every_option_reaches_the_table(
    option: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert (
        cli.run(["arena", "omerta", "--games", "1", *FOUR, "--record", str(tmp_path / "records"), *option])
        == 0
    )
    record = (tmp_path / "records" / "omerta-000000-0.jsonl").read_text()
    setup = json.loads(record.split("\n")[0])["setup"]
    value = option[1] if len(option) > 1 else True
    assert str(setup[option[0].removeprefix("--").replace("-", "_")]) == str(value)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_game_is_played_by_the_same_command(
    players: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bots = ",".join(["regular", "random", "random", "regular"][:players])
    arguments = ["arena", "organized_crime", "--players", str(players), "--bots", bots, "--games", "4"]
    told = report([*arguments, "--seed", "2", "--variant", "short", "--record", str(tmp_path)], capsys)
    assert (told["games"], told["finished"]) == (4, 4)
    assert [bot["name"] for bot in told["bots"]] == bots.split(",")
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(4, abs=0.001)
    record = (tmp_path / "organized_crime-000000-0.jsonl").read_text()
    setup = json.loads(record.split("\n")[0])["setup"]
    assert (setup["players"], setup["variant"]) == (players, "short")
    assert cli.run(["replay", str(tmp_path / "organized_crime-000000-0.jsonl")]) == 0


@pytest.mark.parametrize("game", sorted(GAMES.keys() - HOUSE.keys()))
def test_every_option_of_a_game_from_outside_can_be_set(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted = {name: value for name, value in KITS[game].short.items() if name != "players"}
    options = [part for name, value in wanted.items() for part in ("--set", f"{name}={value}")]
    assert options
    table = ["arena", game, "--bots", "random,random", "--games", "1", "--record", str(tmp_path)]
    assert report([*table, *options], capsys)["finished"] == 1
    (record,) = tmp_path.iterdir()
    setup = json.loads(record.read_text().split("\n")[0])["setup"]
    assert {name: setup[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("text", "value"),
    [("edition=nl", "nl"), ("open_safe=true", True), ("rounds=2", 2), ("rounds=null", None)],
)
def test_an_option_is_converted_by_the_type_of_the_setup(text: str, value: object) -> None:
    assert read_option(GAMES["omerta"], text) == (text.partition("=")[0], value)


def test_a_person_reads_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*QUICK, *FOUR]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["regular", "random", "random", "uniform", "8"]
    assert lines[-1].startswith("8 of 8 games in ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["chess", "--bots", "random"],
            f"there is no game 'chess' here, only {', '.join(GAMES)}.",
        ),
        (
            ["omerta", "--bots", "random,nobody,random"],
            "there is no bot 'nobody' for omerta, only uniform, random, rookie, regular, adviser, boss, don.",
        ),
        (
            ["omerta", "--bots", "random,random,random", "--players", "4"],
            "4 players need 4 bots, and --bots names 3.",
        ),
        (["omerta", "--bots", "random,random", "--players", "2"], "O3: OMERTA is for 3 to 5 players, not 2."),
        (["omerta", "--bots", "random,random"], "O3: OMERTA is for 3 to 5 players, not 2."),
        (["omerta", "--bots", "random,random,random", "--games", "0"], "--games 0: play at least 1 game."),
        (
            ["omerta", "--bots", "random,random,random", "--jobs", "0"],
            "--jobs 0: choose 1 to 64 processes.",
        ),
        (
            ["omerta", "--bots", "random,random,random", "--rounds", "0"],
            "O3: a game has 1 to 20 rounds, not 0.",
        ),
        (
            ["omerta", "--bots", "random,random,random", "--edition", "de"],
            'Invalid value "de" for --edition. Choose from: "fr", "en", "nl", "ru".',
        ),
        (
            ["omerta", "--bots", "random,random,random", "--games", "many"],
            'Invalid value for --games: unable to convert "many" into int.',
        ),
        (
            ["organized_crime", "--bots", "random,random", "--edition", "fr"],
            "--edition is not an option of organized_crime.",
        ),
        (
            ["organized_crime", "--bots", "random,random", "--open-safe"],
            "--open-safe is not an option of organized_crime.",
        ),
        (
            ["omerta", "--bots", "random,random,random", "--variant", "short"],
            "--variant is not an option of omerta.",
        ),
        (
            ["organized_crime", "--bots", "random,random", "--rounds", "9"],
            "C1: the game ends when one Boss is left; choose `short` or `limit` to count rounds.",
        ),
        (["omerta", *THREE, "--set", "rounds"], "--set rounds: write NAME=VALUE."),
        (
            ["organized_crime", *THREE, "--set", "colour=red"],
            f"--set colour=red: the options of organized_crime are {', '.join(CRIME_OPTIONS)}.",
        ),
        (["omerta", *THREE, "--set", "rounds=many"], "--set rounds=many: expected `int | null`, got `str`."),
        (["omerta", *THREE, "--set", "edition=de"], "--set edition=de: invalid enum value 'de'."),
        (
            ["omerta", *THREE, "--set", "rounds=0"],
            "O3: a game has 1 to 20 rounds, not 0.",
        ),
        (
            ["omerta", *THREE, "--rounds", "2", "--set", "rounds=3"],
            "--set rounds=3: rounds is given twice.",
        ),
        (["omerta"], 'Command "arena" parameter --bots requires an argument.'),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["arena", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"backroom: {sentence}\n")


def test_a_folder_that_cannot_be_made_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert cli.run([*QUICK, *FOUR, "--record", str(tmp_path / "file" / "folder")]) == 2
    assert capsys.readouterr().err.endswith("file/folder: Not a directory.\n")
