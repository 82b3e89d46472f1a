"""axe finds nothing on any page, in the two themes by turns; with `--long` in both, where only colours are looked at in
the second one, since nothing else changes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring, finished
from tests.browser.player import Player, asks, hasty, thrifty
from tests.browser.test_legible import SMALL
from tests.browser.test_line import KINGDOM
from tests.browser.test_order import people, write
from tests.browser.visitor import PAGES, PHONE, SETTLED, Visitor
from tests.server.parlour import until

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")

COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
THEME = "() => matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'"


def check(page: Page, where: str = "html", *, both: bool) -> None:
    """Fails with what axe says, and where: all of it in the theme that is on, and with `both` what it says of colours
    in the other one, to which the page goes as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    theme: Theme = page.evaluate(THEME)
    told = faults(page, where, theme, {})
    if both:
        other: Theme = "light" if theme == "dark" else "dark"
        turn(page, other)
        told += faults(page, where, other, COLOURS)
        turn(page, theme)
    assert not told, page.url + "\n" + "\n".join(told)


def turn(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    page.evaluate(SETTLED)


def faults(page: Page, where: str, theme: Theme, rules: dict[str, Any]) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate(
        "([where, rules]) => axe.run(where, {resultTypes: ['violations'], preload: false, ...rules})"
        ".then(results => results.violations)",
        [where, rules],
    )
    return [
        f"{theme}: {each['id']} ({each['impact']}): {each['help']}\n  {node['target']} {node['html'][:200]}\n  "
        + node["failureSummary"].replace("\n", " ")
        for each in found
        for node in each["nodes"][:4]
    ]


def settled(visitor: Visitor) -> Page:
    page = visitor.page
    expect(page.locator("#main:not([aria-busy=true])")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


MANY = {"/rules/dominion#D3.2-a": "type-reaction", "/cards/dominion#militia": "card-militia"}
"""Where much of a kind stands, and what one searches for to see some of it."""
LIKE_OTHERS = {
    "/?new=valeria": "[data-part=new-table]",  # the same sheet, with fewer things to choose
    "/?new=north": "[data-part=new-table]",
    "/cards/valeria": "[data-part=all-cards] [data-part=card]",  # its cards lie on its table
}


def test_pages(visit: Visit, long: bool) -> None:
    """With tables of all kinds and something to count. No text is small there either."""
    anna = visit("Anna", lang="cs")
    anna.create_table("dominion", "me", "empty")
    anna.create_table("dominion", "me", "big-money")
    finished(anna, "dominion", "big-money", kingdom="first-game")
    until(lambda: anna.get("/api/games/dominion/statistics")["games"] > 0 and anna.get("/api/me/games")["count"] > 0)
    anna.open("/")
    for place, (path, holds) in enumerate({**PAGES, **(LIKE_OTHERS if long else {})}.items()):
        anna.go(path, holds)
        turn(anna.page, THEMES[place % 2])
        if path == "/":
            expect(anna.page.locator("[data-part=table-row]")).to_have_count(2)
        page = settled(anna)
        assert page.evaluate(SMALL) == [], path
        if path in MANY and not long:  # hundreds of lines or cards, all alike: some of them
            all_of_them = page.locator(holds).count()
            page.get_by_role("searchbox").fill(anna.texts("dominion").text(MANY[path]))
            expect(page.locator(holds)).not_to_have_count(all_of_them)
            expect(page.locator(holds).first).to_be_visible()
        check(page, both=long)


def test_pages_of_a_gathering_table(visit: Visit, long: bool) -> None:
    anna, john = visit("Anna"), visit(lang="cs", theme="dark")
    table = anna.create_table("dominion", "me", "empty")
    invite = anna.post(f"/api/tables/{table}/invite")["invite"]
    anna.open(f"/table/{table}")
    expect(anna.page.locator("#gather-link")).to_have_value(re.compile(f"/invite/.*table={table}$"))
    check(settled(anna), both=long)
    john.open(f"/invite/{invite}?table={table}")
    check(settled(john), both=long)


def test_dominions_table(visit: Visit, long: bool) -> None:
    """Where one is asked, where one waits, with windows open, on a desk and on a phone."""
    anna, john = visit("Anna", lang="cs"), visit("John", theme="dark")
    table = anna.create_table("dominion", "me", "empty", kingdom=KINGDOM)
    john.sit_with(anna, table)
    brief = bring(table, [(who, thrifty(["militia"])) for who in (anna, john)], asks("dominion-ask-militia"))
    for visitor in (anna, john):
        visitor.open_table(table)
        check(settled(visitor), both=long)
    victim = (anna, john)[brief["seat"]]
    page = victim.page
    Player(victim).pick(brief["ask"]["options"][0], brief)
    expect(page.locator("[data-part=hand] [data-part=card][data-light=chosen]")).to_have_count(1)
    if long:
        check(page, both=True)
    window(page, lambda: page.keyboard.press("l"), "[data-part=option-list]")
    window(page, lambda: page.locator("[data-part=trash]").click(), "[data-part=spread]")
    window(page, lambda: victim.button("web-table-menu").click(), "a[href^='/rules/']")
    window(page, lambda: victim.button("web-settings").click(), "fieldset")
    window(page, lambda: people(victim), "[data-part=person]")
    write(john if victim is anna else anna, "Ahoj")
    window(page, lambda: page.locator("[data-part=chat] li button").click(), "[data-part=report]")
    window(page, lambda: page.locator("[data-part=prompt] [data-part=rule]").click(), "h3")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(page, both=long)
    window(page, lambda: victim.button("web-log").click(), "[data-part=log]")


def test_valerias_table(visit: Visit, long: bool) -> None:
    """Where one acts, windows, on a desk and on a phone; with `--long` also dukes to choose from, the harvest, a price
    to pay, and what those see who wait."""
    anna, john = visit("Anna", lang="cs", theme="dark"), visit("John", theme="dark")
    table = anna.create_table("valeria", "me", "empty", "greedy", "random")
    john.sit_with(anna, table)
    if long:
        anna.open_table(table)
        expect(anna.page.locator("[data-part=offer] [data-part=card]").first).to_be_visible()
        check(settled(anna), both=True)
    lords = [(who, hasty(random.Random(seat))) for seat, who in enumerate((anna, john))]
    for moment in ("valeria-ask-harvest", "valeria-ask-pay", "valeria-ask-action")[0 if long else 2 :]:
        brief = bring(table, lords, asks(moment))
        asked, waiting = (anna, john) if brief["seat"] == 0 else (john, anna)
        for visitor in (asked, waiting) if long else (asked,):
            visitor.open_table(table)
            check(settled(visitor), both=long)
    page = asked.page
    window(page, lambda: page.keyboard.press("l"), "[data-part=option-list]")
    window(page, page.locator("[data-part=rivals] [data-part=sums]").first.click, "[data-part=slots]")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(page, both=long)
    window(page, lambda: page.locator("[data-part=brief]").click(), "[data-part=slots]")


def window(page: Page, opened: Callable[[], object], holds: str) -> None:
    """Opens one, checks it when it holds what it should, and closes it again. Windows of all games have the same few
    colours, and the pages show them in both themes."""
    opened()
    expect(page.locator("dialog[open]").locator(holds).first).to_be_visible()
    check(page, "dialog[open]", both=False)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long
def test_a_spectators_table_and_the_question_of_an_undo(visit: Visit) -> None:
    anna, john, eva = (visit(name) for name in ("Anna", "John", "Eva"))
    table = anna.create_table("dominion", "me", "empty")
    john.sit_with(anna, table)
    decide = thrifty()
    brief = bring(table, [(anna, decide), (john, decide)], lambda now: now["seq"] > 6 and now["ask"]["most"] == 1)
    asker, other = (john, anna) if brief["seat"] == 0 else (anna, john)
    for visitor in (asker, other, eva):
        visitor.open_table(table)
    asker.page.keyboard.press("z")
    expect(other.page.locator("[data-part=consent]")).to_be_visible()
    for visitor in (asker, other, eva):
        check(settled(visitor), both=True)


def test_the_generic_table(visit: Visit, long: bool) -> None:
    anna = visit("Anna")
    table = anna.create_table("high-card", "me", "random", "random", "random")
    anna.open_table(table)
    check(settled(anna), both=long)
    brief = anna.now()
    anna.page.keyboard.press("1")
    anna.answered(brief)
    if long:
        check(anna.page, both=True)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(anna.page, both=long)


def test_result_and_replay(visit: Visit, long: bool) -> None:
    anna = visit("Anna", lang="cs", theme="dark")
    table = finished(anna, "dominion", "big-money", kingdom="first-game")
    anna.open_table(table)
    expect(anna.page.locator("[data-part=result]")).to_be_visible()
    check(settled(anna), both=long)
    if long:
        anna.page.keyboard.press("Escape")
        check(anna.page, both=True)
    anna.open(f"/replay/{table}?at=40&seat=all")
    expect(anna.page.locator("[data-part=replay-foot]")).to_be_visible()
    expect(anna.page.locator("[data-room=replay] [data-part=pile]").first).to_be_visible()
    check(settled(anna), both=long)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(anna.page, both=long)


@pytest.mark.long
def test_valerias_result_and_replay(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished(anna, "valeria", "greedy")
    anna.open_table(table)
    expect(anna.page.locator("[data-part=result]")).to_be_visible()
    check(settled(anna), both=True)
    anna.open(f"/replay/{table}?at=30&seat=all")
    expect(anna.page.locator("[data-room=replay] [data-part=stack]").first).to_be_visible()
    check(settled(anna), both=True)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(anna.page, both=True)
