"""Plots are well-formed SVG."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from backroom.lab.balance.svg import HEIGHT, Bar, Group, Line, bars, lines

SVG = "{http://www.w3.org/2000/svg}"


def test_a_bar_is_as_high_as_its_value_and_carries_its_interval() -> None:
    groups = [Group("2 <players>", (Bar("boston", 1.0, 0.5, 1.5), Bar("miami", 0.5, 0.2, 9.0)))]
    root = ET.fromstring(bars("by base", groups, marks=(1.0, 1.3), most=2.0))  # noqa: S314 - our own
    high, low = [float(one.attrib["height"]) for one in root.findall(f"{SVG}rect")][1:]
    assert high == 2 * low
    assert all(float(one.attrib["y2"]) >= 0 for one in root.findall(f"{SVG}line"))
    assert "2 <players>" in [one.text for one in root.findall(f"{SVG}text")]


def test_a_line_has_a_point_for_each_value() -> None:
    series = [Line("2 players", (0.1, 0.6, 0.3)), Line("3 players", (0.0, 1.0))]
    root = ET.fromstring(lines("length", series, step=5, unit="turns"))  # noqa: S314 - our own
    points = [one.attrib["points"].split() for one in root.findall(f"{SVG}polyline")]
    assert [len(one) for one in points] == [3, 2]
    assert all(0 < float(point.split(",")[1]) < HEIGHT for one in points for point in one)
