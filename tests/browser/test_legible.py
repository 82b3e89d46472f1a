"""The table fits the screen, can be read, stays usable when it is enlarged, and is still where that is wished."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import Lord, Player, Stop, asks, further, hasty, play, thrifty
from tests.browser.test_line import KINGDOM
from tests.browser.visitor import SCREENS, Brief, Visitor

SMALL = """() => {
  // What only screen readers get is clipped to nothing, or to a box of one pixel.
  const forReadersOnly = (thing) => {
    for (let around = thing; around; around = around.parentElement) {
      const {position, clipPath, overflow} = getComputedStyle(around);
      const {offsetWidth: width = 9, offsetHeight: height = 9} = around;
      const gone = clipPath === 'inset(50%)' || (overflow === 'hidden' && width * height <= 1);
      if (position === 'absolute' && gone) return true;
    }
    return false;
  };
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const thing = walker.currentNode.parentElement;
    if (!text || !thing.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || forReadersOnly(thing)) continue;
    const size = Number.parseFloat(getComputedStyle(thing).fontSize);
    if (size < 12) found.set(`${thing.tagName}.${thing.getAttribute('class')} ${size}px`, text);
  }
  return [...found];
}"""


def at_militia(visit: Visit, **screen: Any) -> tuple[Visitor, Brief]:
    """A player who has to discard, on this screen."""
    anna, john = visit("Anna", lang="cs", **screen), visit("John", **screen)
    table = anna.create_table("dominion", "me", "empty", kingdom=KINGDOM)
    john.sit_with(anna, table)
    brief = bring(table, [(who, thrifty(["militia"])) for who in (anna, john)], asks("dominion-ask-militia"))
    victim = (anna, john)[brief["seat"]]
    victim.open_table(table)
    return victim, brief


def fits(page: Page) -> None:
    size = page.evaluate(
        "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    )
    assert size == [0, 0], f"the page is larger than the screen by {size}"


def test_no_text_is_small_and_the_page_does_not_scroll(visit: Visit) -> None:
    victim, brief = at_militia(visit)
    page = victim.page
    for _ in victim.through(*SCREENS):
        fits(page)
        assert page.evaluate(SMALL) == []
        page.keyboard.press("l")
        expect(page.locator("[data-part=option-list]")).to_be_visible()
        assert page.evaluate(SMALL) == []
        page.keyboard.press("Escape")
    Player(victim).answer(brief, thrifty()(brief["ask"], brief))
    victim.answered(brief)
    for _ in victim.through(*SCREENS):
        fits(page)
        assert page.evaluate(SMALL) == []


@pytest.mark.long
def test_valerias_table_too(visit: Visit) -> None:
    """With five at the table; where one chooses a duke, acts and pays."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("valeria", "me", "greedy", "greedy", "random", "random")
    decide = hasty(random.Random(1440))
    for moment in ("valeria-ask-duke", "valeria-ask-action", "valeria-ask-pay"):
        bring(table, [(anna, decide)], asks(moment))
        anna.open_table(table)
        for _ in anna.through(*SCREENS):
            fits(anna.page)
            assert anna.page.evaluate(SMALL) == []
            assert anna.page.evaluate(COVERED) == []


ASKED = "[data-part=question] > p, [data-part=prompt] [data-part=answers] button, [data-part=mat] [data-part=card]"
COVERED = f"""() => [...document.querySelectorAll('{ASKED}')].filter(thing => {{
    const box = thing.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !thing.contains(there) && !there?.contains(thing);
}}).map(thing => thing.textContent)"""


def test_a_question_with_many_options_covers_nothing(visit: Visit) -> None:
    """Pawn: four words of which two are chosen, all of them buttons."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("dominion", "me", "random", kingdom="victory-dance")
    brief = bring(table, [(anna, thrifty(["pawn", "pawn"]))], asks("dominion-ask-pawn"))
    anna.open_table(table)
    player = Player(anna)
    for option in brief["ask"]["options"][:2]:
        player.pick(option, brief)
    for _ in anna.through(*SCREENS[:3]):
        assert anna.page.evaluate(COVERED) == []
        fits(anna.page)
        question = anna.page.locator("[data-part=prompt] [data-part=question]").bounding_box()
        assert question is not None
        assert question["width"] >= 200
    player.press(anna.page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts=Enter]"))
    anna.answered(brief)


def test_usable_at_200_percent(visit: Visit) -> None:
    """A screen of 1440 x 900 at 200 % is one of 720 x 450: question, options and cards can be reached."""
    victim, brief = at_militia(visit, size=(720, 450))
    page = victim.page
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 720
    cards = ":is([data-part=hand], [data-part=pile]) [data-part=card]"
    for thing in page.locator(f"[data-part=prompt] [data-part=answers] button, {cards}").all():
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport()
    player = Player(victim)
    for _ in range(3):
        if brief["ask"] is None:
            break
        player.answer(brief, thrifty()(brief["ask"], brief))
        brief = victim.answered(brief)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 720
    assert page.evaluate(SMALL) == []


def moving(visitor: Visitor) -> int:
    """How many animations the next answers start, counted at each frame."""
    page = visitor.page
    page.evaluate(
        """() => {
            window.moved = 0;
            const look = () => {
                window.moved += document.getAnimations().filter(each => each.playState === 'running').length;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    player = Player(visitor)
    for _ in range(4):
        player.act()
    page.evaluate("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    return int(page.evaluate("window.moved"))


def test_cards_move_unless_one_wishes_them_still(visit: Visit) -> None:
    for motion in (True, False):
        anna = visit("Anna", motion=motion)
        table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
        anna.open_table(table)
        assert (moving(anna) > 0) == motion


FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes) if (node.dataset?.part === 'flight') window.flown += 1;
    }).observe(document.body, {childList: true});
}"""


def flown_or(visitor: Visitor, stop: Stop) -> Stop:
    """Stops where something has flown, or at last where the other says so."""
    return lambda brief: stop(brief) or bool(visitor.page.evaluate("window.flown > 0"))


@pytest.mark.long
def test_gains_fly_to_the_tracks_unless_one_wishes_them_still(visit: Visit) -> None:
    """Every roll brings everybody something: a harvest, or the comfort of the Herald (V5.5)."""
    for motion in (True, False):
        anna = visit("Anna", motion=motion)
        table = anna.create_table("valeria", "me", "greedy")
        anna.open_table(table)
        anna.page.evaluate(FLIGHTS)
        play([Lord(anna, "valeria", hasty(random.Random(7)))], flown_or(anna, further(anna, 20)))
        assert (anna.page.evaluate("window.flown") > 0) == motion
        expect(anna.page.locator("[data-part=flight]")).to_have_count(0)  # they land
