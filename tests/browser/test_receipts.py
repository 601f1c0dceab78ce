"""The page catches a house that cheats, by what each browser kept; an honest one is never accused."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from backroom import cli
from tests.browser.chromium import AXE
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.looking import picture
from tests.browser.test_accessible import RUN
from tests.support.crooked import Crooked, crooked
from tests.support.player import Json, play_out
from tests.support.server import PATIENT, Serving, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SETUP = {"rounds": 1, "snap": "sealed"}
OTHER = "ab" * 32
KEPT = """() => Object.keys(localStorage).filter((place) => place.startsWith('backroom.receipt.'))
    .map((place) => JSON.parse(localStorage.getItem(place)))"""


@pytest.fixture
async def honest(tmp_path: Path) -> AsyncGenerator[Serving]:
    """A server without limits: whole games are played through it in no time."""
    async with serving(tmp_path / "backroom.sqlite3", PATIENT) as running:
        yield running


@pytest.fixture
async def house(honest: Serving) -> AsyncGenerator[Crooked]:
    """A proxy between the server and its guests; honest until a test says otherwise."""
    async with crooked(honest.base) as proxy:
        yield proxy


@pytest.fixture
async def server(honest: Serving, house: Crooked) -> Serving:
    """The server as its guests meet it."""
    honest.base = house.base
    return honest


class Evening:
    """A table with Ann and Bob in their browsers, and Cid without one; anybody can watch."""

    def __init__(self, server: Serving, visit: Visit, made: Json) -> None:
        self.server = server
        self.visit = visit
        self.code: str = made["code"]
        self.tokens: list[str] = [made["tokens"]["0"]]

    async def sit(self, name: str) -> str:
        """Take the next seat; returns its address."""
        taken = await self.server.sit(self.code, name)
        self.tokens.append(taken["token"])
        return f"/t/{self.code}#{taken['token']}"

    async def open(self, address: str | None = None, **how: object) -> Page:
        """Open the page of a seat (Ann's by default) before the game, and wait until its bytes are taken."""
        page = await self.visit(address or f"/t/{self.code}#{self.tokens[0]}", reduced_motion="reduce", **how)
        await page.wait_for_function(f"() => ({KEPT})().some((receipt) => receipt.taken)")
        return page

    async def watch(self) -> Page:
        """The page of a spectator."""
        page = await self.visit(f"/t/{self.code}", reduced_motion="reduce")
        await page.get_by_role("button", name="Watch").click()
        await page.wait_for_function(f"() => ({KEPT})().length === 1")
        return page

    async def play(self, *, start: bool = True) -> None:
        """Play from start to end, in no time."""
        company = [await self.server.player(token=token).enter() for token in self.tokens]
        await play_out(company, start=start)
        for player in company:
            await self.server.see_off(player)


async def an_evening(server: Serving, visit: Visit) -> Evening:
    return Evening(server, visit, await server.make(setup=SETUP, handover="open"))


def finding(page: Page, kind: str) -> Locator:
    """Where the page says what was swapped."""
    return page.get_by_role("alert").locator(f"[data-finding={kind}]")


async def caught(page: Page, *kinds: str) -> None:
    """The page accuses the house of exactly these."""
    for kind in kinds:
        await expect(finding(page, kind).first).to_be_visible(timeout=PATIENCE)
    said = await page.locator("[data-finding]").evaluate_all("(all) => all.map((one) => one.dataset.finding)")
    assert said == list(kinds)


async def cleared(page: Page, proof: str) -> None:
    """The page says that the promise was kept, and how much that proves."""
    await expect(page.locator(f"[role=status][data-verdict={proof}]").first).to_be_visible(timeout=PATIENCE)
    await expect(page.locator("[data-finding]")).to_have_count(0)


async def review(page: Page) -> None:
    """Open the review."""
    await page.get_by_role("dialog").get_by_role("link", name="Review the game").click()
    await expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)


async def draws_fit(page: Page) -> None:
    """Every draw follows from the record: without a receipt, nobody would notice."""
    await page.get_by_role("button", name="Check every draw").click()
    await expect(page.get_by_text("draws follow from the secret", exact=False)).to_be_visible(
        timeout=PATIENCE
    )
    await expect(page.get_by_text("Draw 1 is the first wrong one", exact=False)).to_have_count(0)


async def kept(page: Page) -> list[Json]:
    """The receipts in this browser."""
    return await page.evaluate(KEPT)


@pytest.mark.parametrize(("given", "kind"), [(OTHER, "contribution"), (None, "missing")])
async def test_swapped_bytes_are_caught_live_after_a_reload_and_from_another_seat(
    server: Serving, house: Crooked, visit: Visit, given: str | None, kind: str
) -> None:
    house.swap(0, given)
    evening = await an_evening(server, visit)
    ann = await evening.open()
    bob = await evening.open(await evening.sit("Bob"), width=360)
    await evening.sit("Cid")
    watcher = await evening.watch()
    await evening.play()

    await caught(ann, kind)
    await caught(bob, "announced")
    await expect(finding(bob, "announced")).to_contain_text("What Ann added was swapped")
    await caught(watcher, "announced")
    await picture(ann, f"receipt-{kind}-1440")
    await picture(bob, "receipt-announced-360")
    await ann.reload()
    await caught(ann, kind)
    await review(ann)
    await caught(ann, kind)
    await draws_fit(ann)
    await expect(ann.get_by_text("But these are not the ones you were shown", exact=False)).to_be_visible()
    await review(bob)
    await bob.reload()
    await caught(bob, "announced")
    await bob.evaluate(AXE.read_text())
    assert await bob.evaluate(RUN) == []


async def test_a_swapped_promise_is_caught_by_everybody_it_was_shown_to(
    server: Serving, house: Crooked, visit: Visit
) -> None:
    house.promise(OTHER)
    evening = await an_evening(server, visit)
    ann = await evening.open()
    await evening.sit("Bob")
    await evening.sit("Cid")
    await evening.play()
    await caught(ann, "commitment")
    await ann.reload()
    await caught(ann, "commitment")
    await review(ann)
    await caught(ann, "commitment")
    await draws_fit(ann)


async def test_a_changed_promise_is_reported_at_once_and_again_at_the_end(
    server: Serving, house: Crooked, visit: Visit
) -> None:
    """The table starts over under another secret."""
    house.promise(OTHER, until=lambda said: said.get("table", {}).get("stage") == "running")
    evening = await an_evening(server, visit)
    ann = await evening.open()
    await evening.sit("Bob")
    await evening.sit("Cid")
    host = await server.player(token=evening.tokens[0]).enter()
    await host.do("start")
    await server.see_off(host)
    alarm = ann.get_by_role("alert").get_by_text("The server has changed its promise", exact=False)
    await expect(alarm).to_be_visible(timeout=PATIENCE)
    await ann.reload()
    await expect(alarm).to_be_visible(timeout=PATIENCE)
    await evening.play(start=False)
    await caught(ann, "commitment", "changed")


async def test_swapped_bytes_in_the_announcement_are_reported_at_once(
    server: Serving, house: Crooked, visit: Visit
) -> None:
    house.swap(0, OTHER)
    house.tell = lambda _, said: said  # the announcement is not even corrected
    evening = await an_evening(server, visit)
    ann = await evening.open(width=360)
    await evening.sit("Bob")
    await evening.sit("Cid")
    host = await server.player(token=evening.tokens[0]).enter()
    await host.do("start")
    await server.see_off(host)
    alarm = ann.get_by_role("alert").get_by_text("announced different bytes for you", exact=False)
    await expect(alarm).to_be_visible(timeout=PATIENCE)
    await picture(ann, "receipt-alarm-360")
    await ann.get_by_role("alert").get_by_role("button", name="Close").click()
    await expect(alarm).to_have_count(0)
    await evening.play(start=False)
    await caught(ann, "contribution")


async def test_a_record_that_differs_from_the_first_is_doubted(
    server: Serving, house: Crooked, visit: Visit
) -> None:
    """Other words in somebody's mouth, with a digest that fits them."""
    evening = await an_evening(server, visit)
    ann = await evening.open()
    await evening.sit("Bob")
    await evening.sit("Cid")
    await evening.play()
    await cleared(ann, "bytes")

    def answer(path: str, body: bytes) -> bytes:
        if not path.endswith("/record"):
            return body
        lines = body.splitlines(keepends=True)
        peek = next(number for number, line in enumerate(lines) if b'"peek"' in line)
        lines[peek] = re.sub(
            rb'"places":\[(\d),(\d)\]',
            lambda found: b'"places":[%b,%b]' % found.groups()[::-1],
            lines[peek],
            count=1,
        )
        reveal = json.loads(lines[-1]) | {"digest": sha256(b"".join(lines[:-1])).hexdigest()}
        return b"".join([*lines[:-1], json.dumps(reveal, separators=(",", ":")).encode() + b"\n"])

    house.answer = answer
    await review(ann)
    await caught(ann, "digest")
    await expect(ann.get_by_text("This record is not quite what you were shown")).to_be_visible()
    await draws_fit(ann)


async def test_a_record_without_its_proof_is_caught(server: Serving, house: Crooked, visit: Visit) -> None:
    evening = await an_evening(server, visit)
    ann = await evening.open()
    await evening.sit("Bob")
    await evening.sit("Cid")

    def answer(path: str, body: bytes) -> bytes:
        """Pretend the game continued from a record: no promise, and no secret."""
        if not path.endswith("/record"):
            return body
        lines = body.splitlines(keepends=True)
        header = json.loads(lines[0])
        del header["fairness"]
        return b"".join([json.dumps(header).encode() + b"\n", *lines[1:-1]])

    house.answer = answer
    await evening.play()
    await caught(ann, "unproven")
    await review(ann)
    await caught(ann, "unproven")


async def test_an_honest_house_is_cleared_even_after_reloading_reconnecting_watching_or_leaving(
    server: Serving, visit: Visit, tmp_path: Path
) -> None:
    evening = await an_evening(server, visit)
    ann = await evening.open(pardoned="WebSocket connection")
    await ann.reload()
    watcher = await evening.watch()
    cid = await evening.open(await evening.sit("Cid"))
    await cid.get_by_role("button", name="Leave").click()  # her bytes go with her
    await expect(cid.get_by_text("You have left this table", exact=False)).to_be_visible()
    bob = await evening.open(await evening.sit("Bob"), width=360)
    evening.tokens.pop(1)  # Cid's
    host = await server.player(token=evening.tokens[0]).enter()
    await host.do("fill", level="random")
    await host.do("start")
    await server.see_off(host)
    await expect(ann.locator(".question")).to_be_visible()
    await ann.reload()  # in the middle
    await expect(ann.locator(".question")).to_be_visible()
    await ann.context.set_offline(True)
    await expect(ann.get_by_text("Connection lost", exact=False)).to_be_visible()
    await ann.context.set_offline(False)
    await expect(ann.get_by_text("Connection lost", exact=False)).to_have_count(0)
    await evening.play(start=False)
    for page, proof in ((ann, "bytes"), (bob, "bytes"), (watcher, "watched")):
        await cleared(page, proof)
    assert all(one["digest"] for one in await kept(ann))
    await picture(ann, "receipt-bytes-1440")
    await picture(bob, "receipt-bytes-360")
    await cid.goto(f"{server.base}/t/{evening.code}/review")
    await cleared(cid, "shown")
    stranger = await visit(f"/t/{evening.code}/review")
    await cleared(stranger, "nothing")
    await expect(
        stranger.get_by_text("This browser has no receipt of this game", exact=False)
    ).to_be_visible()
    await review(ann)
    await cleared(ann, "bytes")
    await ann.get_by_role("button", name="Check every draw").click()
    await expect(ann.get_by_text("Everything fits", exact=False)).to_be_visible(timeout=PATIENCE)
    await ann.evaluate(AXE.read_text())
    assert await ann.evaluate(RUN) == []

    # the receipt is saved by keyboard, and fits the record elsewhere: in another browser, and by command
    summary = ann.locator("summary", has_text="Your receipt")
    await summary.focus()
    await ann.keyboard.press("Enter")
    async with ann.expect_download() as downloading:
        await ann.get_by_role("button", name="Save the receipt").press("Enter")
    download = await downloading.value
    receipt, record = tmp_path / download.suggested_filename, tmp_path / "game.jsonl"
    await download.save_as(receipt)
    assert all(token not in receipt.read_text() for token in evening.tokens)
    record.write_bytes((await server.ask_raw("GET", f"/api/tables/{evening.code}/record"))[1])
    assert cli.run(["verify", str(record), "--receipt", str(receipt)]) == 0
    await stranger.goto(f"{server.base}/review")
    await stranger.set_input_files("input[type=file]", str(record))
    await stranger.wait_for_url("**/review?at=*&eyes=all")
    await cleared(stranger, "nothing")
    await stranger.set_input_files("input[type=file]", str(receipt))
    await expect(stranger.get_by_role("heading", name=f"table {evening.code}")).to_be_visible()
    await cleared(stranger, "bytes")
    swapped = json.loads(receipt.read_text()) | {"given": OTHER}
    await open_receipt(stranger, tmp_path / "swapped.json", json.dumps(swapped))
    await expect(finding(stranger, "contribution")).to_be_visible()
    await open_receipt(stranger, tmp_path / "shopping.json", "eggs")
    await expect(stranger.get_by_role("alert")).to_have_text("This is not a receipt.")
    foreign = json.dumps(swapped | {"game": "organized_crime"})
    await open_receipt(stranger, tmp_path / "foreign.json", foreign)
    await expect(stranger.get_by_role("alert")).to_have_text("This receipt is for another game.")


async def open_receipt(page: Page, file: Path, text: str) -> None:
    """Compare the record with a file."""
    file.write_text(text)
    await page.set_input_files("input[type=file]", str(file))


async def test_sitting_down_late_or_playing_again_accuses_nobody(server: Serving, visit: Visit) -> None:
    evening = await an_evening(server, visit)
    ann = await evening.open()
    host = await server.player(token=evening.tokens[0]).enter()
    await host.do("fill", level="random")
    await host.do("start")
    await server.see_off(host)
    late = await visit(await evening.sit("Late"), reduced_motion="reduce")
    await expect(late.locator(".question")).to_be_visible()
    assert [(one["early"], one["given"]) for one in await kept(late)] == [(False, None)]
    await evening.play(start=False)
    await cleared(ann, "bytes")
    await cleared(late, "shown")
    await ann.get_by_role("dialog").get_by_role("button", name="Play again").click()
    await expect(ann.get_by_role("heading", name="OMERTA: waiting for players")).to_be_visible()
    await ann.wait_for_function(f"() => ({KEPT})().filter((receipt) => receipt.taken).length === 2")
    first, second = await kept(ann)
    assert first["table"] != second["table"]
    assert first["commitment"] != second["commitment"]
    assert first["given"] != second["given"]
