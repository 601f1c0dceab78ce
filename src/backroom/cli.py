"""The command line: a list of commands, each in its own module under `backroom.commands`."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import App, CycloptsError, UnusedCliTokensError
from cyclopts.config import Env

from backroom import __version__
from backroom.complaint import Complaint, visible
from backroom.core.refusal import Malformed

# name, location (imported only when it is called), help text
COMMANDS: list[tuple[str, str, str]] = [
    ("arena", "backroom.commands.arena:arena", "Let bots play many games, and report how often each wins."),
    ("balance", "backroom.commands.balance:balance", "Measure by self-play whether a game is fair."),
    ("compile", "backroom.commands.compile:compile_engine", "Compile the rules engine of a source tree."),
    ("join", "backroom.commands.join:join", "Let a bot in any language play at a table online."),
    ("puzzles", "backroom.commands.puzzles:make_puzzles", "Look for puzzles of the day in games among bots."),
    ("serve", "backroom.commands.serve:serve", "Start the server and open the browser."),
    ("replay", "backroom.commands.replay:replay_record", "Replay a recorded game as readable text."),
    ("verify", "backroom.commands.verify:verify_record", "Recompute the draws of a recorded game."),
]

ALONE = "serve"  # what `backroom` does without a command
ABOUT_ALL = ("-h", "--help", "--version")  # options of `backroom` itself, not of `serve`

# a command with subcommands: its name, help text, the subcommands
GROUPS: list[tuple[str, str, list[tuple[str, str, str]]]] = [
    (
        "bench",
        "Measure how fast Backroom is.",
        [
            ("capacity", "backroom.commands.bench_capacity:bench_capacity", "Measure what one core holds."),
            ("engine", "backroom.commands.bench_engine:bench_engine", "Measure the rules engine."),
            ("server", "backroom.commands.bench_server:bench_server", "Measure the server."),
            ("snaps", "backroom.commands.bench_snaps:bench_snaps", "Measure how fair the snap race is."),
        ],
    ),
    (
        "board",
        "Check or show the board and the decks of ORGANIZED CRIME.",
        [
            ("check", "backroom.commands.board_check:check_board", "Check a board file and a decks file."),
            ("show", "backroom.commands.board_show:show_board", "Print the board as readable text."),
        ],
    ),
]


def make_app() -> App:
    app = App(
        name="backroom",
        help="Two crime-family tabletop games at one table: OMERTA and ORGANIZED CRIME.",
        version=__version__,
        help_format="plaintext",
        help_formatter="plain",
        version_format="plaintext",
        config=Env("BACKROOM_"),  # BACKROOM_SERVE_PORT=4270 is --port 4270 of `serve`
        result_action="return_value",
    )
    for name, where, says in COMMANDS:
        app.command(where, name=name, help=says)
    for group, about, commands in GROUPS:
        inner = App(name=group, help=about)
        for name, where, says in commands:
            inner.command(where, name=name, help=says)
        app.command(inner)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; a bad argument prints one sentence and returns 2."""
    try:
        result: object = make_app()(with_command(arguments), exit_on_error=False, print_error=False)
    except (CycloptsError, Complaint, Malformed) as problem:
        print(f"backroom: {visible(sentence_of(problem))}", file=sys.stderr)
        return 2
    return result if isinstance(result, int) else 0


def with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments with the default command added if they name none."""
    is_said = bool(arguments) and (not arguments[0].startswith("-") or arguments[0] in ABOUT_ALL)
    return list(arguments) if is_said else [ALONE, *arguments]


def sentence_of(problem: CycloptsError | Complaint | Malformed) -> str:
    if isinstance(problem, UnusedCliTokensError):
        return f"Unexpected argument {' '.join(problem.unused_tokens or [])!r}."
    if isinstance(problem, Malformed):
        return f"{problem}."  # of a game from outside, which is read when a command is
    return " ".join(str(problem).split())


def main() -> NoReturn:
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has read enough, as in `backroom replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
