"""At the tables of Oath, Valeria and Empires of the North things say what they mean, with their clause, to a pointer, a
finger and the keyboard; and before something is given away the table asks once more. In Dominion: test_reading.py and
test_dominion_helps.py."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import catalogue
from kronika.rulebook import rulebook
from tests.browser.moments import moments
from tests.browser.moments.moment import Moment, Pose, played
from tests.browser.showcase import DRAWN, Showcase
from tests.browser.test_reading import hold
from tests.browser.visitor import PHONE

DESK = (1920, 1080)
TOLD = (
    """things => [...new Set(things.filter(thing => thing.checkVisibility()).map(thing => thing.dataset.explains))]"""
)

LONG = pytest.mark.long
MEANT = {
    "oath": (
        "full-world",
        ("oath-role-exile", "oath-sign-pile"),
        ("oath-oath-", "oath-banner-", "oath-track-favor"),
        ("oath-track-bank-hearth", "oath-do-rest"),
    ),
    "valeria": (
        "full-duchies",
        ("valeria-zone-slain", "valeria-phase-"),
        ("valeria-left-domains", "valeria-sign-worker"),
        ("valeria-left-exhausted",),
    ),
    "north": (
        "full-empires",
        ("north-sign-own-disc", "north-sign-harvest"),
        ("north-points-now", "north-track-vp"),
        ("north-sign-harvest", "north-points-now"),
    ),
}
"""A moment of each game, and what some things there mean: to a pointer, to the keyboard, and to a finger on a phone.
What ends in "-" begins a name."""


def found_at(page: Page) -> list[str]:
    """The names of all meanings that can be asked for."""
    names: list[str] = page.locator("[data-explains]").evaluate_all(TOLD)
    return sorted(names)


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-explains='{name}']:visible:not([data-print] *)").first


def explains(page: Page, game: str, lang: str, name: str) -> Locator:
    """What lies beside a thing: the words of its meaning, and a clause that opens."""
    texts, said = catalogue(lang, game), page.locator("[data-part=explain]:visible")
    expect(said).to_contain_text(texts.text(name))
    expect(said).to_contain_text(texts.text(name, part="about"))
    rule = said.locator("[data-part=rule]")
    expect(rule).to_have_text(texts.text(name, part="rule"))
    return rule


def those(names: list[str], some: Iterable[str]) -> list[str]:
    """One name for each of some."""
    found = {
        each: [name for name in names if name == each or (each[-1] == "-" and name.startswith(each))] for each in some
    }
    assert [each for each, fitting in found.items() if not fitting] == []
    return [fitting[0] for fitting in found.values()]


@pytest.mark.parametrize(
    ("game", "lang"),
    [("oath", "cs"), pytest.param("valeria", "en", marks=LONG), pytest.param("north", "cs", marks=LONG)],
)
def test_on_a_desk_pointer_and_keyboard_are_told_what_things_mean(showcase: Showcase, game: str, lang: str) -> None:
    name, pointed, typed, _ = MEANT[game]
    page = showcase.show(moments(game, name)[0], DESK, lang)
    texts, book = catalogue(lang, game), rulebook(game, lang)
    places = {clause.id for clause in book} | {section.id for section in book.sections}
    names = found_at(page)
    assert [each for each in names if not texts.has(each, "about")] == []
    assert [each for each in names if texts.text(each, part="rule") not in places] == []

    for each in those(names, pointed):
        thing(page, each).hover()
        rule = explains(page, game, lang, each)
    rule.click()
    clause = page.locator("dialog[data-part=clause]")
    expect(clause).to_be_visible()
    page.keyboard.press("Escape")
    expect(clause).to_have_count(0)
    page.mouse.move(2, 2)
    for each in those(names, typed):
        page.keyboard.press("Tab")  # what explains itself is a stop of the keyboard from here on
        page.locator(f"[data-explains='{each}'][tabindex]:visible").first.focus()
        explains(page, game, lang, each)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=explain]:visible")).to_have_count(0)
    assert not showcase.troubles, showcase.troubles


@pytest.mark.parametrize(
    ("game", "lang"),
    [pytest.param("oath", "en", marks=LONG), ("valeria", "cs"), pytest.param("north", "en", marks=LONG)],
)
def test_on_a_phone_a_finger_that_rests_is_told(showcase: Showcase, game: str, lang: str) -> None:
    name, _, _, held = MEANT[game]
    page = showcase.show(moments(game, name)[0], PHONE, lang, touch=True)
    for each in those(found_at(page), held):
        hold(thing(page, each))
        explains(page, game, lang, each)
    assert not showcase.troubles, showcase.troubles


BARRED = """() => {
    const majors = document.querySelector('[data-part=majors]');
    return told.state.refused.find(no => no.rule && majors.querySelector(`[data-refused=${no.key}]`));
}"""


def test_a_refused_action_says_why_with_its_clause(showcase: Showcase) -> None:
    """On a desk: a major action of Oath that is barred now."""
    (moment,) = moments("oath", "act")
    page = showcase.show(moment, DESK, "cs")
    no = page.evaluate(BARRED)
    reason = Message(no["reason"]["id"], no["reason"]["args"])
    why = catalogue("cs", "oath").prompt(reason, list(showcase.on(moment).pose.names))
    page.locator(f"[data-part=majors] [data-refused='{no['key']}']").hover()
    expect(page.locator("[data-part=explain]:visible")).to_contain_text(f"{why} ({no['rule']})")


# --- before something is given away ---

WARNED = {
    "oath-dice": ("oath", "oath-warn-no-dice", "regent"),
    "oath-rest": ("oath", "oath-warn-rest-supply", "regent"),
    "valeria-harvest": ("valeria", "valeria-warn-harvest", "random"),
    "north-disc": ("north", "north-warn-disc", "greedy"),
    "north-workers": ("north", "north-warn-use", "random"),
}


def warned(table: Table, about: str) -> tuple[int, str] | None:
    """Whom the table would ask once more about this, and before which option."""
    for ask in table.asks:
        for key, why in table.prospects(ask.seat).warnings.items():
            if why.id == about:
                return ask.seat, key
    return None


def about_to(game: str, about: str, bot: str) -> Moment:
    def make() -> Pose:
        table = played(game, 3, lambda table: warned(table, about) is not None, bot=bot)
        found = warned(table, about)
        assert found is not None
        return Pose(table, found[0])

    return Moment(game, about, about, make)


@pytest.mark.parametrize(
    ("which", "lang", "phone"),
    [
        ("oath-dice", "en", False),
        pytest.param("oath-rest", "cs", True, marks=LONG),
        ("valeria-harvest", "cs", False),
        pytest.param("north-disc", "en", True, marks=LONG),
        ("north-workers", "cs", False),
    ],
)
def test_what_gives_something_away_is_asked_once_more(showcase: Showcase, which: str, lang: str, phone: bool) -> None:
    """Attack without a die, rest with Supply left, a harvest left lying, a round passed with a disc or with workers to
    use: the first press says what is lost, only the second answers."""
    game, about, bot = WARNED[which]
    moment = about_to(game, about, bot)
    shown = showcase.on(moment)
    page = showcase.walk(f"/table/{moment.id}", PHONE if phone else DESK, lang, "light", phone)
    page.evaluate(DRAWN, moment.id)
    found = warned(shown.pose.table, about)
    assert found is not None
    said, key = catalogue(lang, game), found[1]
    prompt = page.locator("[data-part=prompt]")
    dice = page.locator(f"[data-dice='{key.removeprefix('dice:')}']:visible")
    if dice.count():
        dice.first.click()  # a number of dice stands on the stage until it is chosen there
    elif not prompt.locator(f"[data-option='{key}']:visible").count():
        prompt.locator("[aria-keyshortcuts~=l]").click()
    option = page.locator(f"[data-option='{key}']:visible").last
    option.click()
    doubt = page.locator("[data-part=doubt]:visible")
    expect(doubt).to_contain_text(catalogue(lang, "").text("web-doubt-again"))
    why = shown.pose.table.prospects(found[0]).warnings[key]
    expect(doubt).to_contain_text(said.prompt(why, list(shown.pose.names)))
    assert not [each for each in shown.sent if each["type"] == "answer"]
    page.locator(f"[data-option='{key}']:visible").last.click()
    expect(page.locator("[data-part=prompt][aria-busy=true]")).to_be_visible()
    assert [each["keys"] for each in shown.sent if each["type"] == "answer"] == [[key]]
    assert not showcase.troubles, showcase.troubles
    page.context.close()
