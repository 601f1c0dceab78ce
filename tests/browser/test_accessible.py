"""axe-core finds nothing on any page, in dark and in light."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.browser.chromium import AXE
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES, Scene, at
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
RUN = """async (rules) => {
    const only = rules === null ? {} : { runOnly: { type: 'rule', values: rules } };
    const found = await axe.run(document, { resultTypes: ['violations'], ...only });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}"""
# Colours in transition belong to neither theme, and what is hidden while it moves would never end by itself.
SETTLE = """async () => {
    const moving = () => document.getAnimations().filter((motion) =>
        motion.playState !== 'finished' && motion.effect.getComputedTiming().endTime !== Infinity);
    for (let left = moving(); left.length > 0; left = moving()) {
        for (const motion of left) motion.finish();
        await new Promise((go_on) => setTimeout(go_on));
    }
}"""
OTHER_PAGES = (
    Scene("about", "About", at("/about", "main h1")),
    Scene("finished", "Finished games", at("/finished", "main h1")),
    Scene("puzzle", "Puzzle of the day", at("/puzzle", "[data-puzzle]")),
    Scene("record", "A record from a file", at("/review", "main h1")),
    Scene("missing", "No such page", at("/nowhere", "main h1")),
    Scene("join", "No such table", at("/t/NOSUCH", "main h1")),
)
# All rules, or those that depend on the theme.
RULES: dict[Literal["dark", "light"], list[str] | None] = {"dark": None, "light": ["color-contrast"]}
NO_SUCH_TABLE = "404"  # the browser itself logs it


async def test_axe_finds_nothing(server: Serving, visit: Visit) -> None:
    page = await visit("/about", reduced_motion="reduce", pardoned=NO_SUCH_TABLE)
    found: dict[str, Any] = {}
    for scene in (*SCENES, *OTHER_PAGES):
        await scene.reach(server, page)
        await page.evaluate(AXE.read_text())
        for scheme, rules in RULES.items():
            await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            await page.locator(f"html[data-theme={scheme}]").wait_for()
            await page.evaluate(SETTLE)
            violations = await page.evaluate(RUN, rules)
            if violations:
                found[f"{scene.name}, {scheme}"] = violations
    assert found == {}
