"""Plots as plain SVG: bars with intervals, and lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

WIDTH = 720
HEIGHT = 260
LEFT = 48
RIGHT = 12
TOP = 34
BOTTOM = 46
COLOURS = ("#4c78a8", "#f58518", "#54a24b", "#b279a2")


class Bar(Struct, frozen=True):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


class Group(Struct, frozen=True):
    """Bars that are drawn together."""

    label: str
    bars: tuple[Bar, ...]


class Line(Struct, frozen=True):
    """A named line, with one value for each step of the horizontal axis."""

    label: str
    values: tuple[float, ...]


def bars(title: str, groups: Sequence[Group], *, marks: Sequence[float], most: float) -> str:
    """Groups of bars, with a dashed line at each mark."""
    parts = [text(WIDTH / 2, 18, title, size=14)]
    for mark in marks:
        y = height_of(mark, most)
        ends = f'x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"'
        parts.append(f'<line {ends} stroke="#888" stroke-dasharray="5 4"/>')
        parts.append(text(LEFT - 6, y + 4, f"{mark:g}", anchor="end"))
    wide = (WIDTH - LEFT - RIGHT) / len(groups)
    for place, group in enumerate(groups):
        left = LEFT + place * wide
        step = (wide - 16) / max(1, len(group.bars))
        for index, bar in enumerate(group.bars):
            x = left + 8 + index * step
            parts += draw_bar(bar, x=x, step=step, most=most, colour=COLOURS[index % len(COLOURS)])
        parts.append(text(left + wide / 2, HEIGHT - 8, group.label, size=12))
    return page(parts)


def draw_bar(bar: Bar, *, x: float, step: float, most: float, colour: str) -> list[str]:
    """One bar with its interval and label."""
    top = height_of(min(bar.value, most), most)
    middle = x + step / 2
    low, high = height_of(min(bar.low, most), most), height_of(min(bar.high, most), most)
    tall = HEIGHT - BOTTOM - top
    place = f'x="{x + 2:.1f}" y="{top:.1f}" width="{step - 4:.1f}" height="{tall:.1f}"'
    said = f"<title>{escape(bar.label)}: {bar.value:.2f}</title>"
    return [
        f'<rect {place} fill="{colour}">{said}</rect>',
        f'<line x1="{middle:.1f}" y1="{low:.1f}" x2="{middle:.1f}" y2="{high:.1f}" stroke="#222"/>',
        text(middle, HEIGHT - BOTTOM + 14, bar.label, size=10),
    ]


def lines(title: str, series: Sequence[Line], *, step: int, unit: str) -> str:
    """Lines over an axis that counts in steps."""
    count = max(len(line.values) for line in series)
    most = max(value for line in series for value in line.values) * 1.1 or 1.0
    parts = [text(WIDTH / 2, 18, title, size=14)]
    wide = (WIDTH - LEFT - RIGHT) / max(1, count)
    for place in range(0, count, max(1, count // 10)):
        parts.append(text(LEFT + (place + 0.5) * wide, HEIGHT - BOTTOM + 14, str(place * step), size=10))
    parts.append(text(WIDTH / 2, HEIGHT - 8, unit, size=12))
    for index, line in enumerate(series):
        points = " ".join(
            f"{LEFT + (place + 0.5) * wide:.1f},{height_of(value, most):.1f}"
            for place, value in enumerate(line.values)
        )
        colour = COLOURS[index % len(COLOURS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(text(WIDTH - RIGHT - 4, TOP + 14 * (index + 1), line.label, anchor="end", colour=colour))
    return page(parts)


def height_of(value: float, most: float) -> float:
    """The y coordinate of a value."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def text(
    x: float, y: float, words: str, *, size: int = 11, anchor: str = "middle", colour: str = "#222"
) -> str:
    """A text element."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(words)}</text>"
    )


def page(parts: Sequence[str]) -> str:
    """The whole picture, on white, so that it fits any background."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" role="img">'
    back = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    return "\n".join([opening, back, *parts, "</svg>", ""])
