"""Setups: kept under a name and begun with, a world of Oath by string, drafts on a phone, and how one liked a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_axe import check
from tests.browser.test_phone import no_overflow
from tests.browser.visitor import PHONE, Visitor
from tests.server.test_accounts import WORD, fresh
from tests.server.test_setups import FRESH

SHEET = "[data-part=new-table]"
WRONG = FRESH[:40] + "x" + FRESH[41:]


def test_house_rules_are_kept_under_a_name_and_begun_with(visit: Visit) -> None:
    """By somebody without an account, then with one: what the browser had comes along."""
    anna = visit("Anna", lang="cs")
    page, texts = anna.page, anna.texts("dominion")
    anna.open("/?new=dominion")
    sheet = page.locator(SHEET)
    sheet.get_by_role("button", name=texts.text("kingdom-random"), exact=True).click()
    anna.button("new-seat-add-bot", sheet).click()
    sheet.locator("summary", has_text=anna.say("new-more")).click()
    sheet.get_by_label(texts.text("option-dominion-late-treasures")).check()
    anna.button("setups-save", sheet).click()
    sheet.get_by_label(anna.say("new-saved-name")).fill("Naše sobota")
    page.keyboard.press("Enter")
    expect(page.get_by_text(anna.say("new-saved-done"))).to_be_visible()

    anna.post("/api/account", {"name": fresh("Anna"), "password": WORD})
    anna.open("/?new=dominion")
    expect(sheet.get_by_role("button", name=texts.text("kingdom-first-game"), exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    anna.button("setups-open", sheet).click()
    window = page.locator("[data-part=setups]")
    line = window.locator("[data-part=own-setups] > li")
    expect(line).to_contain_text(texts.text("option-dominion-late-treasures"))
    expect(line).to_contain_text(anna.say("setups-seats", count=3))
    assert [each["name"] for each in anna.get("/api/me/setups")] == ["Naše sobota"]
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('kronika-setups-'))") == []
    check(page, "[data-part=setups]", both=True)
    window.get_by_text(anna.say("setups-liked"), exact=True).click()
    expect(window).to_contain_text(anna.say("setups-liked-none"))
    window.get_by_text(anna.say("setups-own"), exact=True).click()
    line.get_by_role("button", name=f"{anna.say('new-take')}: Naše sobota").click()
    expect(sheet.get_by_role("button", name=texts.text("kingdom-random"), exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    anna.button("new-start", sheet).click()
    expect(page.locator("main[data-part=board]")).to_be_visible()
    info = anna.get("/api/tables")[0]
    assert (len(info["chairs"]), info["setup"]["kingdom"], info["setup"]["late-treasures"]) == (3, "random", True)


def test_a_world_by_string_is_told_before_it_is_begun(visit: Visit) -> None:
    tom = visit("Tom", lang="en", size=PHONE, touch=True, theme="dark")
    page, texts = tom.page, tom.texts("oath")
    tom.open("/?new=oath")
    sheet = page.locator(SHEET)
    field = sheet.get_by_label(texts.text("option-oath-chronicle"))
    with tom.forgiving("422"):
        field.fill(WRONG)
        wrong = sheet.locator("[data-part=world-wrong]")
        said = texts.text("oath-string-digit", {"found": "x", "position": 41, "field": "sites"})
        expect(wrong).to_contain_text(said)
        tom.button("setups-show-place", wrong).click()
        assert page.evaluate("[document.activeElement.selectionStart, document.activeElement.value[40]]") == [40, "x"]
    field.fill(FRESH)
    told = sheet.locator("[data-part=world-told]")
    for word in ("plains", "longbows", "mountain", "elders"):
        expect(told).to_contain_text(texts.card(word))
    expect(told).to_contain_text("Hedvik")
    expect(wrong).to_have_count(0)
    check(page, SHEET, both=True)
    no_overflow(page)
    told.scroll_into_view_if_needed()
    tom.button("new-start", sheet).click()
    expect(page.locator("main[data-part=board]")).to_be_visible()
    view = page.evaluate("JSON.stringify(told.state.view)")
    assert [word for word in ("plains", "longbows", "mountain", "elders") if f'"{word}"' not in view] == []


def test_a_draft_on_a_phone(visit: Visit) -> None:
    """Clans are struck and chosen in the North."""
    jana = visit("Jana", lang="cs", size=PHONE, touch=True)
    page, texts = jana.page, jana.texts("north")
    table = jana.create_table("north", "me", "greedy", clans="draft")
    jana.open_table(table)
    for about, verb in (("strike", "strike:heidel"), ("clan", "clan:ulaf")):
        jana.until(f"state => state.asks[0]?.what.id === 'north-ask-{about}'")
        expect(page.locator("[data-part=question]")).to_contain_text(texts.text(f"north-ask-{about}"))
        tile = page.locator(f"[data-part=clan][data-options~='{verb}']")
        if not tile.count():  # the bot was faster
            tile = page.locator("[data-part=clan][data-light=can]").first
        tile.tap()
    jana.until("state => state.asks[0]?.what.id === 'north-ask-first-hand'")
    view = page.evaluate("told.state.view")
    assert len(view["extra"]["struck"]) == 2
    assert view["seats"][0]["clan"] not in ("", *view["extra"]["struck"])


def say_how_one_liked_it(eva: Visitor, table: str) -> None:
    """After a finished game of Dominion: a guest is told of accounts; with one it is a click, and found again."""
    page = eva.page
    eva.open_table(table)
    expect(page.locator("[data-part=liking]")).to_contain_text(eva.say("like-account"))
    eva.post("/api/account", {"name": fresh("Hvězdář"), "password": WORD})
    eva.open_table(table)
    liking = page.locator("[data-part=result] [data-part=liking]")
    four = liking.get_by_label(eva.say("liking-stars", count=4))
    four.press("Space")
    expect(eva.button("liking-take-back", liking)).to_be_visible()
    expect(four).to_be_checked()
    check(page, "[data-part=result]", both=True)
    assert eva.get(f"/api/tables/{table}/like") == {"stars": 4, "why": ""}
    eva.open("/?new=dominion")
    eva.button("setups-open", page.locator(SHEET)).click()
    window = page.locator("[data-part=setups]")
    window.get_by_text(eva.say("setups-liked"), exact=True).click()
    expect(window.locator("[data-part=liked-setups] > li")).to_contain_text(eva.say("liking-mine", stars=4))
