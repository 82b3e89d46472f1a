"""The hardest moments of each game, at a few sizes: everything can be hit, nothing is cut. All moments at all sizes are
drawn and checked by `python3 run.py gallery`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.moments import GAMES, moments
from tests.browser.moments.moment import Moment
from tests.browser.pseudo import lengthened
from tests.browser.showcase import LANGS, Showcase
from tests.browser.sound import TOUCHED, Size, sound

HARDEST = {
    "dominion": ("chain-bought", "reactions", "huge-hand", "six", "draft", "result"),
    "valeria": ("full-duchies", "five", "harvest", "pay", "dukes-of-five", "many-options"),
    "oath": ("six", "full-world", "rival-about-to-win", "targets", "deal", "many-options"),
    "north": ("full-empires", "raze", "full-sea", "islands", "huge-hand", "assign"),
}
EACH_TIME = 1
"""So many of each game in every run, the others with `--long`."""
SIZES: tuple[Size, ...] = ((360, 640), (844, 390), (1366, 625), (1920, 1080))


@pytest.mark.parametrize("game", GAMES)
def test_every_recipe_lays_its_table(game: str, long: bool) -> None:
    """With `--long` every one; else every eighth. The gallery lays them all, too."""
    found = moments(game)
    assert len(found) >= 25
    for moment in found[:: 1 if long else 8]:
        pose = moment.make()
        assert pose.table.game == game
        assert pose.seat is None or pose.seat < pose.table.seats
        assert pose.table.seats <= len(pose.names)


CHOSEN = [
    pytest.param(place + number, moment, id=moment.id, marks=() if number < EACH_TIME else pytest.mark.long)
    for place, (game, names) in enumerate(HARDEST.items())
    for number, moment in enumerate(moments(game, *names))
]


@pytest.mark.parametrize(("number", "moment"), CHOSEN)
def test_a_hard_moment_is_sound(showcase: Showcase, number: int, moment: Moment, long: bool) -> None:
    """Languages and themes take turns, and so do the sizes unless there is time for all; turned from size to size, the
    table rearranges itself without being loaded."""
    found: list[str] = []
    lang, theme = LANGS[number % len(LANGS)], ("light", "dark")[number // 2 % 2]
    for size in SIZES if long else SIZES[number % 2 :: 2]:
        touch = size in TOUCHED
        page = showcase.show(moment, size, lang, theme, touch)
        faults = sound(page, showcase.on(moment).keys, touch).faults
        found += [f"{size[0]}x{size[1]} {lang}: {fault}" for fault in faults]
    assert not showcase.troubles, showcase.troubles
    assert not found, "\n".join(found)


# --- the checks see what they are there for


BAD = """
<style>
  body { margin: 0; font: 16px/1.3 sans-serif; } button { font: inherit; min-width: 60px; min-height: 48px; }
  #lid { position: absolute; left: 0; top: 0; width: 140px; height: 60px; background: #ccc; }
  #box { height: 60px; overflow: hidden; } #cut { width: 60px; overflow: hidden; white-space: nowrap; }
  #one, #two { position: absolute; top: 400px; left: 10px; } #wide { width: 2000px; height: 1px; }
</style>
<div data-ask="1"><p data-part="question">Which one?</p></div><div id="lid"></div>
<button data-option="under" style="position: absolute; left: 10px; top: 5px">under</button>
<div style="height: 80px"></div>
<div id="box"><div style="height: 200px"></div><button data-option="gone">gone</button></div>
<div style="height: 60px; overflow: auto"><div style="height: 300px"></div><button data-option="far">far</button></div>
<button data-option="tiny" style="min-width: 0; min-height: 0; padding: 0; width: 15px; height: 15px">.</button>
<div id="cut">a sentence that does not fit into so small a box</div>
<div id="cut" data-may-clip>another sentence that does not fit</div>
<p style="font-size: 9px">fine print</p>
<div id="one">one text here</div><div id="two">another text there</div>
<p data-never-cut style="width: 50px; overflow: hidden; white-space: nowrap">wins with three relics</p>
<div id="wide"></div>
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    yield context.new_page()
    context.close()


def test_each_fault_is_found(page: Page) -> None:
    page.set_content(BAD)
    page.evaluate("document.querySelector('#lid').style.zIndex = 1")
    finding = sound(page, ["under", "gone", "far", "tiny", "nowhere"])
    found = {(fault.kind, fault.what.split("“")[1].split("”")[0]) for fault in finding.faults if "“" in fault.what}
    assert found >= {
        ("covered", "under"),
        ("out-of-reach", "gone"),
        ("small-target", "."),
        ("clipped-text", "a sentence that does not fit into"[:32]),
        ("small-text", "fine print"),
        ("overlap", "one text here"),
        ("cut-for-good", "wins with three relics"),
        ("question-covered", "Which one?"),
    }
    kinds = {fault.kind for fault in finding.faults}
    assert {"sideways", "no-control"} <= kinds
    assert not any("far" in fault.what for fault in finding.faults), "what can be scrolled to is within reach"
    assert not any("another sentence" in fault.what for fault in finding.faults), "what may be cut is no fault"


GOOD = """
<p data-ask="1">A sentence with <a href="#x">a link</a> in it. <button data-option="a">take a card</button></p>
<div style="display: flex"><button data-face="one" data-options="b" style="width: 90px; height: 120px">card one</button>
<button data-face="two" style="width: 90px; height: 120px; margin-left: -60px">card two</button></div>
<button data-option="c" style="width: 50px; height: 50px">c</button>
"""


def test_a_sound_page_has_no_fault(page: Page) -> None:
    """Cards that overlap are there as long as enough of each can be hit."""
    page.set_content(GOOD)
    finding = sound(page, ["a", "b", "c"])
    assert [str(fault) for fault in finding.faults if "card two" not in fault.what] == []


def test_a_longer_language_keeps_the_syntax() -> None:
    source = """# A comment stays.
taken = { $name } takes { $count ->
    [one] one card
   *[other] { $count } cards
} from the deck
    .short = { CARD($card, case: "acc") } taken
-term = Word
"""
    longer = lengthened(source)
    kept = r"[{][^{}]*[}]|[{].*$|^[#-].*$|^.*?=|\[[a-z]+\]"
    assert re.findall(kept, longer, re.MULTILINE) == re.findall(kept, source.replace("Word", "Wworrd"), re.MULTILINE)
    assert "ffroom thhe ddecck" in longer
    assert "{ $count } caardds" in longer
