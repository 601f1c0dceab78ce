"""C24 to C28: the Commission at a table of four, each in their own browser."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser import countries
from tests.browser.conftest import Visit
from tests.browser.families import check_secrets, gather, offer, say, told, vote
from tests.support.server import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_c24_deals_are_refused_countered_withdrawn_and_made_and_a_tied_vote_fails(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.session(), 0, 1, 2, 3)
    ann, bob, cid, dan = (company.pages[seat] for seat in range(4))
    await expect(ann.locator("#commission")).to_be_visible()
    await offer(ann, 1, "Pay $10k", "More: One hit")
    await expect(bob.locator(".offer")).to_contain_text("Ann offers you")
    await expect(bob.locator(".offer")).to_contain_text("One hit")
    await check_secrets(company)
    for page in (cid, dan):
        await expect(page.locator(".offer")).to_have_count(0)
    await say(bob, "reject")
    await told(ann, "Bob turns your offer down.")
    became = ".commission [role=status]"
    await expect(ann.locator(became)).to_have_text("Bob turns your offer down.")

    await offer(ann, 1, "Pay $50k")
    await bob.get_by_role("button", name="Counter").click()
    await expect(bob.get_by_text("You give nothing, for $50,000.")).to_be_visible()
    await offer(bob, 0, "Ask for $50k", "More: Money")
    await expect(ann.locator(".offer")).to_have_count(1)
    await expect(ann.locator(".offer")).to_contain_text("Bob offers you: Money, for $100,000.")
    await offer(ann, 2, "Pay $10k")
    await say(ann, "withdraw")
    await told(cid, "The offer of Ann to you is off the table.")
    await say(ann, "accept")
    await told(bob, "Deal: you give Ann Money, for $100,000.")
    await told(cid, "Bob and Ann make a deal.")
    await expect(bob.locator(became)).to_contain_text("Deal: you give Ann Money, for $100,000.")
    await expect(dan.locator(became)).to_have_text("")
    await expect(ann.locator("li[data-seat='0'] .card")).to_have_text(["One hit", "Money"])
    await check_secrets(company)

    await cid.get_by_role("textbox", name="Chat").fill("No trucks for Ann.")
    await cid.get_by_role("button", name="Send").click()
    await expect(dan.locator(".bubble").first).to_have_text("No trucks for Ann.")

    await bob.locator(".side").evaluate("(side) => side.scrollTo(0, side.scrollHeight)")
    await say(ann, "call_vote")
    await expect(bob.locator("#question")).to_have_text("Cast your votes")
    await expect(bob.locator("[data-vote=yes]")).to_be_in_viewport()
    await check_silence(cid)
    await vote(bob, "yes", 1)
    await vote(cid, "no", 2)
    await expect(dan.locator(".count")).to_have_attribute("aria-label", "1 votes for, 2 against")
    await dan.locator("[data-vote=none]").click()
    await vote(ann, "yes", 1)
    await expect(dan.locator("[data-announced=motion_decided]")).to_contain_text("2 for, 2 against")
    await expect(cid.get_by_role("textbox", name="Chat")).to_be_enabled()
    await check_secrets(company)
    await say(ann, "claim")
    await told(bob, "Ann gets $20,000 from the Bank: income.")
    await say(ann, "cash")
    await told(cid, "Ann cashes a Money card.")
    await check_secrets(company)
    await say(ann, "close")
    await told(dan, "The session is closed.")
    await expect(ann.locator("#commission")).to_have_count(0)


async def test_c27_a_vote_is_bought_with_a_promise_and_everybody_hears_that_it_was_kept(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.session(), 0, 1, 2)
    ann, bob, cid = (company.pages[seat] for seat in range(3))
    await ann.locator("button[data-deal='1']").click()
    await ann.locator("[data-ask=yes]").click()
    await expect(bob.locator(".offer")).to_contain_text("Ann offers you: nothing, for every vote for it now.")
    await bob.locator(".explain summary").click()
    await bob.locator("[data-price]").select_option("40000")
    await say(bob, "explain")
    said = "“That is too little. For $40,000 I would do it.”"
    await expect(ann.locator(".said")).to_have_text(said)
    await expect(cid.locator(".said")).to_have_count(0)

    await ann.locator("button[data-deal='1']").click()
    await ann.locator("[data-show=promises]").click()
    await ann.locator("[data-promises=promise] select[data-word=favour]").select_option("2")
    await ann.locator("[data-promises=ask] [data-word=yes]").click()
    await offer(ann, 1)
    await expect(bob.locator(".offer")).to_contain_text("every vote for the next request within 2 rounds")
    await say(bob, "accept")
    await expect(bob.locator(".words")).to_contain_text("You to Ann: every vote for it (this vote)")
    await expect(ann.locator(".words")).to_contain_text("You to Bob: every vote for the next request")
    await expect(cid.locator(".words")).to_have_count(0)
    await say(ann, "call_vote")
    await bob.locator("[data-vote=yes]").click()
    await told(cid, "Bob kept the word given to Ann: every vote for it.")
    await expect(cid.locator(".record")).to_have_text("Promises: 1 kept, 0 broken")


async def test_c27_a_bot_answers_an_offer_for_its_vote(visit: Visit, server: Serving) -> None:
    """It sells its votes, names a price or says why not; it does not keep silent."""
    company = await countries.found(server, countries.session(), without_page=(2, 3), bots=(1,))
    ann = await visit(company.address(0), reduced_motion="reduce")
    await expect(ann.locator(".question")).to_be_visible()
    await ann.locator("button[data-deal='1']").click()
    shown, asked = ann.locator("[data-show=promises]"), ann.locator("[data-promises=ask] [data-word=yes]")
    if await shown.get_attribute("aria-expanded") == "false":  # the bot may have offered first
        await shown.click()
    await expect(shown).to_have_attribute("aria-expanded", "true")
    await ann.locator("[data-promises=promise] select[data-word=favour]").select_option("3")
    if await asked.get_attribute("aria-pressed") == "false":
        await asked.click()
    await expect(asked).to_have_attribute("aria-pressed", "true")
    await offer(ann, 1, "Pay $50k", "Pay $50k")
    answer = ann.locator(".said, .words, .offer:has([data-move=accept])")
    await expect(answer.first).to_be_visible(timeout=20_000)


async def check_silence(page: Page) -> None:
    """C27: nothing can be said, and the page says why."""
    await expect(page.get_by_role("textbox", name="Chat")).to_be_disabled()
    await expect(page.get_by_role("button", name="Send")).to_be_disabled()
    await expect(page.get_by_role("button", name="Well played")).to_be_disabled()
    await expect(
        page.get_by_text("Nobody at the table talks until the votes are counted (C27).")
    ).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "watch", "why"),
    [
        ("fr-FR", "Regarder", "Personne à la table ne parle avant le décompte des voix (C27)."),
        ("nl-NL", "Meekijken", "Niemand aan tafel praat tot de stemmen geteld zijn (C27)."),
        ("ru-RU", "Смотреть", "За столом никто не говорит, пока не подсчитаны голоса (C27)."),
    ],
)
async def test_c27_during_the_vote_a_seat_is_told_why_it_cannot_talk_but_spectators_can(
    visit: Visit, server: Serving, locale: str, watch: str, why: str
) -> None:
    company = await gather(server, visit, countries.vote(), 0, locale=locale)
    await expect(company.pages[0].get_by_text(why)).to_be_visible()
    await expect(company.pages[0].locator("section:has(#chat) input")).to_be_disabled()
    watching = await visit(company.address(None), locale=locale)
    await watching.get_by_role("button", name=watch).click()
    await expect(watching.locator("section:has(#chat) input")).to_be_enabled()
    await expect(watching.get_by_text(why)).to_have_count(0)


async def test_c26_a_penalty_is_demanded_voted_and_drawn(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.killing(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await ann.locator("#question").click()
    await ann.keyboard.press("p")
    await expect(bob.locator("#question")).to_have_text("You lost a hit-man. Do you demand a penalty?")
    await say(bob, "demand")
    await told(ann, "The Commission hears Bob: a penalty for you?")
    await say(bob, "call_vote")
    await company.answer_form(2, "vote", favour=True, votes=5)
    await company.answer_form(3, "vote", favour=False, votes=0)
    await ann.locator("[data-vote=no]").click()
    await check_secrets(company)
    await bob.locator("[data-vote=yes]").click()
    for page in (ann, bob):
        await expect(page.locator("[data-announced=penalty_drawn]")).to_be_visible()
        await expect(page.locator("ol.log")).to_contain_text("Penalty card")
    await check_secrets(company)


async def test_c10_on_a_phone_the_penalty_takes_the_men_that_are_pointed_at(
    visit: Visit, server: Serving
) -> None:
    table = countries.penalty("lose_two_men")
    company = await gather(server, visit, table, 0, width=360, locale="ru-RU", has_touch=True)
    page = company.pages[0]
    await page.locator("button[data-move=lose_man]").first.tap()
    await page.locator("[data-space=base_boston_hit_men].lit").tap()
    await expect(page.locator(".question")).to_have_attribute("data-clock", "settlement")
    await check_secrets(company)
    await expect(page.locator("li[data-seat='0']")).to_contain_text("3 бойца")


async def test_c28_a_player_who_cannot_pay_owes_and_the_ledger_tells_why(
    visit: Visit, server: Serving
) -> None:
    company = await gather(server, visit, countries.poor(), 0)
    page = company.pages[0]
    await expect(page.locator("#question")).to_have_text("You have to pay $50,000")
    await say(page, "pay")
    await expect(page.locator("li[data-seat='0'] .debts")).to_have_text("owes the Bank $50,000")
    await say(page, "cash")
    await say(page, "repay")
    await expect(page.locator("li[data-seat='0'] .debts")).to_have_count(0)
    await page.get_by_role("tab", name="Money").click()
    await page.locator("[data-all=ledger]").click()
    await expect(page.locator("[data-all]")).to_have_count(0)
    await expect(page.locator("ol.ledger li")).to_have_count(5)
    await expect(page.get_by_role("row", name="Power card")).to_contain_text("$400,000")
    await expect(page.locator("ol.log")).to_contain_text("You settle at the Boston base, in green.")
    await check_secrets(company)


async def test_c8_a_judge_is_bribed_and_votes_and_c30_money_is_counted(visit: Visit, server: Serving) -> None:
    company = await gather(server, visit, countries.judge(), 0, 1)
    ann, bob = company.pages[0], company.pages[1]
    await check_secrets(company)
    await say(ann, "bribe")
    await expect(bob.locator("li[data-seat='0']")).to_contain_text("Judge")
    await say(bob, "audit")
    await expect(bob.locator("[data-announced=audited]")).to_contain_text("$370,000")
    await told(ann, "Bob has your money counted.")
    await expect(ann.locator("[data-announced=audited]")).to_have_count(0)
    await check_secrets(company)
