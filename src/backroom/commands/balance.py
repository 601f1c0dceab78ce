"""`backroom balance`: measures by self-play how long a game is, whether it ends, and who wins."""

from pathlib import Path

from backroom.commands.arena import MOST_JOBS, progress
from backroom.complaint import Complaint
from backroom.lab.balance.figures import PLAYERS, VARIANTS, measure
from backroom.lab.balance.page import markdown, plots, table

GAMES = ("organized_crime",)
BOT = "regular"


def balance(
    game: str,
    *,
    games: int = 100,
    seed: int = 0,
    most: int = 0,
    out: Path = Path("docs/balance.md"),
    jobs: int = 1,
) -> None:
    """Let `regular` play itself in every variant with every number of players; write a page with plots.

    Parameters
    ----------
    game
        The game: organized_crime.
    games
        How many games of each variant with each number of players.
    seed
        The same seed plays the same games.
    most
        If these games leave a base undecided, play as many again, up to this many.
    out
        The page; its plots go into a folder of the same name beside it.
    jobs
        How many processes play; the results do not depend on it.
    """
    if game not in GAMES:
        raise Complaint(f"balance is measured for {', '.join(GAMES)}, not for {game!r}.")
    if games < 1:
        raise Complaint(f"--games {games}: play at least 1 game.")
    if most and most < games:
        raise Complaint(f"--most {most}: that is less than the {games} of --games.")
    if not 1 <= jobs <= MOST_JOBS:
        raise Complaint(f"--jobs {jobs}: choose 1 to {MOST_JOBS} processes.")
    folder = out.with_suffix("")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Complaint(f"--out {out}: {problem.strerror or problem}.") from None
    with progress(games * len(VARIANTS) * len(PLAYERS)) as tick:
        figures = measure(bot=BOT, games=games, seed=seed, most=most, jobs=jobs, tick=tick)
    for name, picture in plots(figures).items():
        (folder / name).write_text(picture, "utf-8")
    out.write_text(markdown(figures, games=games, seed=seed, bot=BOT, folder=folder.name, most=most), "utf-8")
    print(table(figures, seed=seed, bot=BOT))
