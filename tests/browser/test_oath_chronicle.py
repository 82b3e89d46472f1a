"""The Chronicle as a ceremony: the winner chooses where each choice says what it would do, the others watch and know
whom they wait for, nobody misses a step, and the last page shows the world of the next game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kronika.engine.message import Message
from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import asks, steered
from tests.browser.test_axe import check
from tests.browser.test_legible import SMALL
from tests.browser.test_phone import no_overflow
from tests.browser.visitor import PHONE, Visitor

ACT, VOW = "oath-ask-act", "oath-ask-vow"


STRIVING = steered("red", "board:red", "banner:", "recover", "trade")
"""Saves favor for the People's Favor, which under the oath of the People makes an Exile the Usurper."""
CALM = steered("board:blue", "blue", "no")


def told(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("told.state.view.extra.chronicle")
    return found


def usurped(visit: Visit, size: tuple[int, int] = PHONE) -> tuple[list[Visitor], str]:
    """Anna is Chancellor, Tom with the red board has become the Usurper and won; John sits on the blue one, with a
    phone."""
    anna, tom = visit("Anna", lang="cs", theme="dark"), visit("Tom")
    john = visit("John", size=size, touch=True)
    visitors = [anna, tom, john]
    table = anna.create_table("oath", "me", "empty", "empty", oath="people")
    tom.sit_with(anna, table, 1)
    john.sit_with(anna, table, 2)
    brief = bring(table, list(zip(visitors, [CALM, STRIVING, CALM], strict=True)), asks(VOW))
    assert brief["seat"] == 1
    for visitor in visitors:
        visitor.open_table(table)
        expect(visitor.page.locator("[data-part=ceremony]")).to_be_visible()
    return visitors, table


def choose(visitor: Visitor, key: str) -> int:
    """Clicks a choice in the ceremony; the number of the state before."""
    before: int = visitor.until("state => state.asks.length > 0")["seq"]
    visitor.page.locator(f"[data-part=boons] [data-option='{key}']").click()
    return before


def check_steps(visitor: Visitor) -> None:
    """All steps that are done stand on the parchment, and the strip shows the one under way."""
    chronicle, texts = told(visitor), visitor.texts("oath")
    heads = visitor.page.locator("[data-part=parchment] > ol > li h4")
    expect(heads).to_have_count(len(chronicle["pages"]))
    for place, page in enumerate(chronicle["pages"]):
        expect(heads.nth(place)).to_contain_text(texts.text(f"oath-page-{page['step']}"))
    expect(visitor.page.locator("[data-part=chapters] [aria-current=step]")).to_have_count(1 if chronicle["now"] else 0)


def check_map(visitor: Visitor, page: dict[str, Any]) -> None:
    texts = visitor.texts("oath")
    for slot, plot in enumerate(page["map"]):
        land = visitor.page.locator(f"[data-part=land][data-slot='{slot}']")
        known = texts.text(f"card-{plot['site']}") if plot["site"] else texts.text("oath-unknown-site")
        expect(land.locator("[data-part=name]")).to_contain_text(known)
        expect(land.locator("button[data-part=thing]")).to_have_count(len(plot["cards"]))


def test_an_exile_has_won_and_all_attend(visit: Visit, long: bool) -> None:
    visitors, _ = usurped(visit)
    anna, tom, john = visitors
    names = ["Anna", "Tom", "John"]
    brief = tom.now()
    for visitor in visitors:
        texts = visitor.texts("oath")
        won = texts.text("oath-you-won") if visitor is tom else texts.text("web-won", {"names": "Tom", "count": 1})
        expect(visitor.page.locator("[data-part=victor] h2")).to_have_text(won)
        end = told(visitor)["end"]
        expect(visitor.page.locator("[data-part=victor] p")).to_have_text(
            texts.prompt(Message(end["id"], end["args"]), names)
        )
        expect(visitor.page.locator("[data-part=victor] dl")).to_contain_text(
            texts.text("oath-note-role", {"role": "exile", "color": "red"})
        )
        check_steps(visitor)
        for slot, fate in enumerate(told(visitor)["fates"]):
            expect(visitor.page.locator(f"[data-part=land][data-slot='{slot}'] [data-part=fate]")).to_have_attribute(
                "data-tip", texts.text(f"oath-fate-{fate}")
            )

    # Tom chooses; the others read whom they wait for.
    expect(tom.page.locator("[data-part=boons] [data-option]")).to_have_count(3)
    for visitor in (anna, john):
        expect(visitor.page.locator("[data-part=boons]")).to_have_count(0)
        expect(visitor.page.locator("[data-part=prompt][data-state=idle]")).to_contain_text(
            visitor.say("web-waiting-for", names="Tom", count=1)
        )
    check(tom.page, both=long)
    assert john.page.evaluate(SMALL) == []
    no_overflow(john.page)
    tom.page.keyboard.press("1")
    for visitor in visitors:
        visitor.after(brief["seq"])
        oath = visitor.texts("oath").text("oath-oath-supremacy")
        expect(visitor.page.locator("[data-part=parchment] > ol > li").nth(1)).to_contain_text(oath)

    # He offers John Citizenship, and John accepts.
    offer = tom.page.locator("[data-part=boons] [data-option='player:2']")
    expect(offer).to_contain_text("John")
    choose(tom, "player:2")
    expect(offer).to_have_attribute("aria-pressed", "true")
    tom.page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts=Enter]").click()
    john.until("state => state.asks.length > 0")
    expect(anna.page.locator("[data-part=prompt][data-state=idle]")).to_contain_text(
        anna.say("web-waiting-for", names="John", count=1)
    )
    yes = john.page.locator("[data-part=boons] [data-option=yes]")
    expect(yes).to_contain_text(john.texts("oath").text("oath-would-citizen"))
    no_overflow(john.page)
    check(john.page, both=long)
    yes.tap()
    for visitor in visitors:
        visitor.until("state => state.view.extra.chronicle.pages.length > 3")
        entry = visitor.page.locator("[data-part=parchment] > ol > li").nth(2)
        expect(entry).to_contain_text(visitor.texts("oath").text("oath-told-rose", {"names": "John"}))
        check_steps(visitor)

    # Sites have left and closed ranks; then people come.
    chronicle = told(tom)
    assert chronicle["now"] == "people"
    check_map(tom, chronicle["pages"][-1])
    before = choose(tom, tom.now()["ask"]["options"][0]["key"])
    for visitor in visitors:
        visitor.after(before)
        expect(visitor.page.locator("[data-part=result]")).to_have_count(0)
        texts = visitor.texts("oath")
        closing = visitor.page.get_by_role("region", name=texts.text("oath-testament"))
        expect(closing).to_contain_text(texts.text("oath-oath-supremacy"))
        expect(closing).to_contain_text(texts.text("oath-next-chancellor", {"name": "Tom"}))
        deeds = closing.get_by_role("list", name=texts.text("oath-deeds"))
        for what, of in [deed for page in told(visitor)["pages"] for deed in page["deeds"]]:
            if what == "lost":
                expect(deeds).to_contain_text(texts.text(f"card-{of}"))
            elif what != "vow":
                expect(deeds).to_contain_text(texts.text(f"oath-deed-{what}", {"suit": of, "color": of}))
        check_steps(visitor)
        check_map(visitor, told(visitor)["pages"][-1])
    check(anna.page, both=long)
    no_overflow(john.page)
    assert john.page.evaluate(SMALL) == []


WATCH = """() => {
  const scroll = document.querySelector("[data-part=parchment] > ol");
  window.seen = [];
  new MutationObserver(() => {
    const entries = scroll.children.length;
    if (entries !== (window.seen.at(-1)?.[0] ?? 2))
      window.seen.push([entries, document.querySelectorAll("[data-part=land][data-fate=gone]").length]);
  }).observe(document.querySelector("[data-part=ceremony]"), {childList: true, subtree: true});
}"""
"""Notes each page that is turned: how many entries there are, and how many sites are seen leaving."""


@pytest.mark.long
def test_pages_turn_one_after_the_other_and_can_be_read_again(visit: Visit) -> None:
    """With motion nothing jumps ahead; whoever comes later sees the last page at once; the strip leads back."""
    anna = visit("Anna", lang="cs", motion=True)
    table = anna.create_table("oath", "me", "empty", "empty", oath="people")
    tom, john = visit("Tom"), visit("John")
    tom.sit_with(anna, table, 1)
    john.sit_with(anna, table, 2)
    occupants = list(zip((anna, tom, john), (CALM, STRIVING, CALM), strict=True))
    bring(table, occupants, asks("oath-ask-raise"))
    anna.open_table(table)
    entries = anna.page.locator("[data-part=parchment] > ol > li")
    expect(entries).to_have_count(2)
    anna.page.evaluate(WATCH)
    bring(table, occupants, asks("oath-ask-favored-suit"))
    anna.until("state => state.view.extra.chronicle.now === 'people'")
    pages = told(anna)["pages"]
    # She turns page after page; on the way she sees the sites that leave still lying there.
    expect(entries).to_have_count(len(pages))
    gone = [deed for page in pages for deed in page["deeds"] if deed[0] == "lost"]
    unseen = sum(not plot["site"] for plot in pages[0]["map"])
    assert gone
    assert anna.page.evaluate("seen") == [[3, 0], [4, 0], [5, len(gone) + unseen], [6, 0], [7, 0]]
    check_map(anna, pages[-1])
    texts = anna.texts("oath")
    for _, site in gone:
        expect(entries.nth(4)).to_contain_text(texts.text(f"card-{site}"))

    # Back to the vow, where the map is as it was, and to the present.
    anna.page.locator("[data-part=chapters] li button").first.click()
    expect(entries).to_have_count(2)
    check_map(anna, pages[1])
    anna.page.get_by_role("button", name=texts.text("oath-back-to-now")).click()
    expect(entries).to_have_count(len(pages))
    anna.page.reload()
    expect(entries).to_have_count(len(pages))

    # M shows the table and the ceremony again.
    anna.page.keyboard.press("m")
    expect(anna.page.locator("[data-part=ceremony]")).to_have_count(0)
    expect(anna.page.locator("[data-spot='site:0']")).to_be_visible()
    anna.page.get_by_role("button", name=texts.text("oath-to-chronicle")).click()
    expect(anna.page.locator("[data-part=ceremony]")).to_be_visible()
