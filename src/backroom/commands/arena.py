"""`backroom arena`: bots play many games, and the command reports how often each wins."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from backroom.bots import bots_of
from backroom.complaint import Complaint
from backroom.core.log import AnyGame
from backroom.core.refusal import Malformed
from backroom.engine import engine
from backroom.games import GAMES
from backroom.games.omerta.printed.cards import DeckName
from backroom.games.omerta.printed.editions import EditionName
from backroom.games.organized_crime.setup import Variant
from backroom.lab.arena import Plan, Standing, run, standings

Flag = Annotated[bool, Parameter(negative="")]
MOST_JOBS = 64


class Report(msgspec.Struct):
    """What `--json` prints."""

    games: int
    finished: int
    seconds: float
    engine: str
    bots: list[Standing]


def arena(  # noqa: PLR0913 - as many as there are options
    game: str,
    *,
    bots: str,
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    edition: EditionName | None = None,
    deck: DeckName | None = None,
    rounds: int | None = None,
    snap: Literal["race", "sealed"] | None = None,
    open_safe: Flag = False,
    variant: Variant | None = None,
    options: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    jobs: int = 1,
    record: Path | None = None,
    json: Flag = False,
) -> None:
    """Let bots play many games, every deal from every seat, and report how often each wins.

    Shared wins count in equal parts. The interval is Wilson's 95 %, on fewer games than were played if the
    games of one deal turn out alike. Bots that snap at the same moment are judged in random order.

    Parameters
    ----------
    game
        The game: omerta or organized_crime; or one that BACKROOM_GAMES brings.
    bots
        One bot for each seat, separated by commas: regular,random,random,random.
    players
        How many players; as many as there are bots.
    games
        How many games; a multiple of the players gives every bot every seat equally often.
    seed
        The same seed plays the same games.
    edition
        OMERTA: the printed edition; en by default.
    deck
        OMERTA: how many copies of each character; deduced by default.
    rounds
        How many rounds a game has; by default as many as players in OMERTA, and as many as the variant has
        in ORGANIZED CRIME.
    snap
        OMERTA: snaps as a race, or sealed and drawn by lot.
    open_safe
        OMERTA: the safe lies face up.
    variant
        ORGANIZED CRIME: to the last Boss, or by rounds.
    options
        Any option of any game's setup, as NAME=VALUE; once for each option.
    jobs
        How many processes play; the results do not depend on it.
    record
        A folder to save the record of every game in.
    json
        Print one JSON object.
    """
    title = find_game(game)
    names = find_bots(title, bots)
    setup = make_setup(
        title,
        options or [],
        players=len(names) if players is None else players,
        edition=edition,
        deck=deck,
        rounds=rounds,
        snap=snap,
        open_safe=open_safe or None,
        variant=variant,
    )
    if players is not None and len(names) != players:
        raise Complaint(f"{players} players need {players} bots, and --bots names {len(names)}.")
    if games < 1:
        raise Complaint(f"--games {games}: play at least 1 game.")
    if not 1 <= jobs <= MOST_JOBS:
        raise Complaint(f"--jobs {jobs}: choose 1 to {MOST_JOBS} processes.")
    records = None if record is None else folder(record)
    plan = Plan(game=game, setup=setup, bots=names, games=games, seed=seed, records=records)
    began = time.perf_counter()
    with progress(games) as tick:
        results = run(plan, jobs=jobs, tick=tick)
    seconds = round(time.perf_counter() - began, 3)
    report = Report(games, len(results), seconds, engine(), standings(plan, results))
    print(msgspec.json.encode(report).decode() if json else text(report))


def find_game(name: str) -> AnyGame:
    """The game of this name, or a complaint that there is none."""
    if name not in GAMES:
        raise Complaint(f"there is no game {name!r} here, only {', '.join(GAMES)}.")
    return GAMES[name]


def find_bots(game: AnyGame, listed: str) -> tuple[str, ...]:
    """The bots named in a list with commas."""
    names = tuple(name.strip() for name in listed.split(","))
    levels = bots_of(game)
    for name in names:
        if name not in levels:
            raise Complaint(f"there is no bot {name!r} for {game.name}, only {', '.join(levels)}.")
    return names


def make_setup(title: AnyGame, texts: Sequence[str], **flags: object) -> Any:
    """The setup of the game; complains if it is impossible. None means the game's default."""
    given = {name: value for name, value in flags.items() if value is not None}
    for name in given:
        if name not in title.setup.__struct_fields__:
            raise Complaint(f"--{name.replace('_', '-')} is not an option of {title.name}.")
    for text in texts:
        name, value = read_option(title, text)
        if name in given:
            raise Complaint(f"--set {text}: {name} is given twice.")
        given[name] = value
    setup: Any = msgspec.convert(given, title.setup)
    try:
        title.start(setup)
    except Malformed as problem:
        raise Complaint(f"{str(problem).removesuffix('.')}.") from None
    return setup


def read_option(title: AnyGame, text: str) -> tuple[str, Any]:
    """One option written as NAME=VALUE, with the value as the game's setup has it."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint(f"--set {text}: write NAME=VALUE.")
    fields = title.setup.__struct_fields__
    if name not in fields:
        raise Complaint(f"--set {text}: the options of {title.name} are {', '.join(fields)}.")
    try:
        setup = msgspec.convert({name: value}, title.setup, strict=False)
    except msgspec.ValidationError as problem:
        why = str(problem).partition(" - at ")[0]
        raise Complaint(f"--set {text}: {why[0].lower()}{why[1:]}.") from None
    return name, getattr(setup, name)


def folder(path: Path) -> str:
    """A writable folder, made if necessary."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Complaint(f"--record {path}: {problem.strerror or problem}.") from None
    return str(path)


@contextmanager
def progress(games: int) -> Generator[Callable[[int], None]]:
    """A progress bar, if standard error is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.advance(task, done)


def text(report: Report) -> str:
    """The report for a person."""
    width = max(len(bot.name) for bot in report.bots)
    lines = [
        f"{bot.name:<{width}}  {bot.win_rate:7.2%}  (95 %: {bot.ci95[0]:.2%} to {bot.ci95[1]:.2%})"
        f"  mean score {bot.mean_score:.1f}"
        for bot in report.bots
    ]
    end = f"{report.finished} of {report.games} games in {report.seconds:.1f} s, {report.engine} engine"
    return "\n".join([*lines, end])
