"""The balance page: a table for the terminal, and Markdown with plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.lab.balance.figures import LONGEST, LOPSIDED, VARIANTS, Figures, Rate
from backroom.lab.balance.seconds import ANY_OTHER, SECONDS
from backroom.lab.balance.svg import Bar, Group, Line, bars, lines

STEP: Final = 5  # turns per step of the plot
CHANGES: Final[tuple[str, ...]] = ()  # what was tuned in the reconstructed data, and why
# what was checked again on other games than those of the page, before tuning anything
REMARKS: Final[tuple[str, ...]] = (
    (
        "In a first look at eighty games of each kind, new_york stood at 1.52 in short with 4 players, boston"
        " at 1.53 in limit with 3 and las_vegas at 1.35 in standard with 4. A thousand games of each (seed 1)"
        " gave 1.16, 0.94 and 1.09: the first figures were luck, and nothing was tuned because of them."
    ),
    (
        "In a thousand games of each kind with seed 1 (two thousand of limit with 2 players), the farthest"
        " from fair are limit with 2, where boston wins 1.21 times its share and new_york 0.79 times, and"
        " short with 4, where new_york wins 1.16 times. No base and no place in the order of play is above"
        " 1.3."
    ),
)


def table(figures: Sequence[Figures], *, seed: int, bot: str) -> str:
    """The figures for a terminal."""
    lines_ = [f"{'variant':<9} players  games  ended (95 % from)  turns 10/50/90 %  minutes  last Boss"]
    for one in figures:
        low, middle, high = one.length()
        lines_.append(
            f"{one.cell.variant:<9} {one.cell.players:>7}  {one.games:>5}  {one.ended / one.games:6.1%} "
            f"({one.ended_low:.1%})  {low:>5.0f} {middle:>4.0f} {high:>4.0f}  {one.mean_minutes():7.0f}"
            f"  {one.to_the_last / one.games:6.1%}"
        )
    lines_.append("")
    lines_.append("wins as a multiple of the fair share (95 % interval)")
    for one in figures:
        where = f"{one.cell.variant} {one.cell.players}"
        lines_.append(f"{where:<11} by base:  {'  '.join(said(rate) for rate in one.by_base)}")
        lines_.append(f"{'':<11} by order: {'  '.join(said(rate) for rate in one.by_order)}")
    lines_.append("")
    lines_.append(f"{bot} against itself, seed {seed}")
    return "\n".join(lines_)


def said(rate: Rate) -> str:
    """A rate in one phrase."""
    low, high = rate.low / rate.share, rate.high / rate.share
    return f"{name_of(rate)} {rate.times:.2f} ({low:.2f} to {high:.2f})"


def name_of(rate: Rate) -> str:
    """A base without its prefix, or a place in the order of play."""
    return rate.name.removeprefix("base_")


def lopsided(figures: Sequence[Figures]) -> list[str]:
    """The bases that surely win more than 1.3 times their share."""
    return [named(one, rate) for one in figures for rate in one.by_base if rate.is_lopsided()]


def undecided(figures: Sequence[Figures]) -> list[str]:
    """The bases for which these games cannot tell whether they win more than 1.3 times their share."""
    return [named(one, rate) for one in figures for rate in one.by_base if rate.is_undecided()]


def named(one: Figures, rate: Rate) -> str:
    """A rate with the table it belongs to."""
    return f"{one.cell.variant} with {one.cell.players}: {said(rate)}"


def pooled(figures: Sequence[Figures]) -> list[tuple[str, float, int]]:
    """Each base over all variants and tables: its wins as a multiple of the fair share, and its games."""
    names = list(dict.fromkeys(rate.name for one in figures for rate in one.by_base))
    found: list[tuple[str, float, int]] = []
    for name in names:
        rates = [rate for one in figures for rate in one.by_base if rate.name == name]
        fair = sum(rate.games * rate.share for rate in rates)
        wins = sum(rate.wins for rate in rates)
        found.append((name.removeprefix("base_"), wins / fair, sum(rate.games for rate in rates)))
    return found


def plots(figures: Sequence[Figures]) -> dict[str, str]:
    """The plots, by file name."""
    made: dict[str, str] = {}
    for variant in VARIANTS:
        own = [one for one in figures if one.cell.variant == variant]
        for name, title in (("base", "base"), ("order", "place in the order of play")):
            groups = [
                Group(
                    f"{one.cell.players} players",
                    tuple(
                        Bar(name_of(rate), rate.times, rate.low / rate.share, rate.high / rate.share)
                        for rate in (one.by_base if name == "base" else one.by_order)
                    ),
                )
                for one in own
            ]
            made[f"{variant}-{name}.svg"] = bars(
                f"{variant}: wins by {title}, as a multiple of the fair share",
                groups,
                marks=(1.0, LOPSIDED),
                most=2.0,
            )
        series = [Line(f"{one.cell.players} players", spread(one.turns)) for one in own]
        made[f"{variant}-length.svg"] = lines(
            f"{variant}: games by length", series, step=STEP, unit="turns (share of games)"
        )
    return made


def spread(turns: Sequence[int]) -> tuple[float, ...]:
    """The share of games in each step of the length plot."""
    counts = [0] * (max(turns) // STEP + 1)
    for length in turns:
        counts[length // STEP] += 1
    return tuple(count / len(turns) for count in counts)


def markdown(
    figures: Sequence[Figures], *, games: int, seed: int, bot: str, folder: str, most: int = 0
) -> str:
    """The whole page."""
    command = f"./backroom balance organized_crime --games {games} --seed {seed}"
    again: list[str] = []
    if most:
        command += f" --most {most}"
        again = [f"Where they leave a base undecided, {games} more are played, up to {most} in all."]
    return "\n".join(
        [
            "# Balance of ORGANIZED CRIME",
            "",
            f"`{bot}` against itself, {games} games of every variant and number of players, seed {seed}.",
            *again,
            f"`{command}` makes this page, and makes it again exactly. Intervals are Wilson's, at 95 %.",
            "",
            *about_length(figures, folder),
            "",
            *about_wins(figures, folder),
            "",
            *about_tuning(figures),
            "",
        ]
    )


def about_length(figures: Sequence[Figures], folder: str) -> list[str]:
    """How long games are, and whether they end."""
    ended = sum(one.ended for one in figures)
    played = sum(one.games for one in figures)
    thinking = ", ".join(f"{name.replace('_', ' ')} {seconds}" for name, seconds in SECONDS.items())
    return [
        "## Length, and whether games end",
        "",
        "| variant | players | games | ended (95 % from) | last Boss | turns (10, 50, 90 %) | minutes |",
        "|---|---|---|---|---|---|---|",
        *(length_row(one) for one in figures),
        "",
        f"In all, {ended} of {played} games ended ({ended / played:.2%}). A game that is not over after",
        f"{LONGEST:,} entries of its log counts as endless.",
        "",
        f"Minutes are estimated from the decisions, with so many seconds for each: {thinking};",
        f"anything else {ANY_OTHER}. People bargain longer than bots do.",
        "",
        *(f"![{variant}: games by length]({folder}/{variant}-length.svg)" for variant in VARIANTS),
    ]


def length_row(one: Figures) -> str:
    """One row of the length table."""
    low, middle, high = one.length()
    cells = [
        one.cell.variant,
        str(one.cell.players),
        str(one.games),
        f"{one.ended / one.games:.1%} ({one.ended_low:.1%})",
        f"{one.to_the_last / one.games:.0%}",
        f"{low:.0f}, {middle:.0f}, {high:.0f}",
        f"{one.mean_minutes():.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def about_wins(figures: Sequence[Figures], folder: str) -> list[str]:
    """Which bases and which places in the order of play win."""
    parts = [
        "## Wins by base and by order of play",
        "",
        "Wins are given as a multiple of the fair share: 1 is fair. A base counts where it is played.",
        "",
        "| variant | players | by base | by order of play |",
        "|---|---|---|---|",
    ]
    for one in figures:
        by_base = "<br>".join(said(rate) for rate in one.by_base)
        by_order = "<br>".join(said(rate) for rate in one.by_order)
        parts.append(f"| {one.cell.variant} | {one.cell.players} | {by_base} | {by_order} |")
    parts += ["", "Over all variants and tables:", ""]
    parts += [
        f"- {name}: {times:.2f} times its share in {games} games" for name, times, games in pooled(figures)
    ]
    parts.append("")
    for variant in VARIANTS:
        parts.append(f"![{variant}: wins by base]({folder}/{variant}-base.svg)")
        parts.append(f"![{variant}: wins by order of play]({folder}/{variant}-order.svg)")
    return parts


def about_tuning(figures: Sequence[Figures]) -> list[str]:
    """What was changed in the reconstructed data, and what is still lopsided."""
    return [
        "## What was tuned",
        "",
        *([f"- {change}" for change in CHANGES] or ["Nothing: the data are as reconstructed."]),
        "",
        f"Bases that surely win more than {LOPSIDED} times their share (the whole interval is above it):",
        f"{'; '.join(lopsided(figures)) or 'none'}.",
        f"Bases that may do so or not ({LOPSIDED} is inside the interval):",
        f"{'; '.join(undecided(figures)) or 'none'}.",
        "",
        *(f"- {remark}" for remark in REMARKS),
    ]
