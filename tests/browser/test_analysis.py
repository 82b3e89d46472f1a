"""The analysis of a finished game: asked for with a click, watched while it is worked out, read, tried from, kept, and
shared by a link."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from kronika.coach import analysis
from kronika.coach.analysis import Decision
from kronika.server import analyses
from kronika.server.replays import Recording
from tests.browser.conftest import Visit
from tests.browser.test_axe import check, settled
from tests.browser.visitor import PHONE
from tests.browser.windows import DESKTOP
from tests.server.parlour import Parlour, relaxed

SCREENS = [
    pytest.param({"lang": "cs", "size": DESKTOP}, id="cs"),
    pytest.param({"lang": "en", "size": PHONE, "touch": True}, id="en phone", marks=pytest.mark.long),
]
CARELESS = 1
"""Who sat there answered by lot."""
LOOKED_AT = 10


@cache
def careless_game() -> dict[str, Any]:
    """A game in which one of two does not care."""
    table = kronika.new_table("dominion", ["Karel", "Eva"], "careless", setup={"kingdom": "first-game"})
    bots = [kronika.bot("dominion", name, seed=1) for name in ("big-money", "random")]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table.chronicle()


def few(recording: Recording) -> tuple[list[int], float]:
    """Some decisions of the careless one, at the beginning, when nothing was lost yet."""
    seqs = analysis.decisions_of(recording.moments(listen=False), recording.answers)
    own = [seq for seq in seqs if recording.answers[seq][0] == CARELESS]
    return own[:LOOKED_AT], 1e6  # no clock ends it


def counted(recording: Recording, wanted: Mapping[int, float], deep: bool) -> list[Decision]:
    """By playouts instead of a clock: the same on every machine."""
    return analysis.weigh_decisions(
        recording.moments(listen=False), recording.answers, dict.fromkeys(wanted, 24.0), deep, counted=True
    )


@pytest.fixture
def parlour(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parlour]:
    """A server in this process that looks at few decisions."""
    monkeypatch.setattr(analyses, "planned", few)
    monkeypatch.setattr(analyses, "weighed", counted)
    monkeypatch.setattr(analysis, "LOOKED_AT_AGAIN", 4)
    with Parlour(relaxed(tmp_path / "house")) as parlour:
        yield parlour


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_is_looked_at_again(parlour: Parlour, visit: Visit, screen: dict[str, Any], long: bool) -> None:
    anna = visit("Anna", house=parlour, **screen)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, texts = anna.page, anna.texts("dominion")
    table = anna.post("/api/replays", careless_game())["table"]
    anna.open(f"/replay/{table}?at=0&seat=all")
    tool = anna.button("analysis-title")
    tool.click()
    panel = page.locator("[data-part=analysis]")
    expect(panel).to_contain_text(anna.say("analysis-none-yet"))

    # It says how far it is while one waits, and then what there is.
    panel.locator("[data-part=analyse]").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    found = panel.locator("[data-part=analysis-found]")
    expect(found).to_be_visible()
    told = anna.get(f"/api/tables/{table}/analysis")
    marked = told["marked"][CARELESS]
    assert 1 <= len(marked) <= 3, "whoever does not care makes mistakes"

    # The three that mattered most, each with what it cost and what was better.
    anna.choose(found, "Eva")
    check(settled(anna), both=long)
    cards = found.locator("[data-part=mattered]")
    expect(cards).to_have_count(len(marked))
    for card, seq in zip(cards.all(), marked, strict=True):
        decision = next(each for each in told["decisions"] if each["seq"] == seq)
        expect(card).to_have_attribute("data-seq", str(seq))
        expect(card).to_contain_text(texts.text("analysis-cost", {"points": round(100 * decision["cost"])}))
        (best,) = (each for each in decision["weighed"] if each["keys"] == decision["best"])
        if len(best["texts"]) == 1:
            what = texts.text(best["texts"][0]["id"], best["texts"][0]["args"])
            expect(card).to_contain_text(texts.text("analysis-better", {"what": what}))

    # Luck is told apart, and each row adds up to how it ended.
    rows = found.locator("[data-part=luck] tbody tr")
    expect(rows).to_have_count(2)
    for row, share in zip(rows.all(), told["shares"], strict=True):
        expect(row.locator("td").last).to_have_text(f"{round(100 * share['end'])} %")
        assert sum(share[part] for part in ("start", "own", "luck", "others")) == pytest.approx(share["end"], abs=0.01)

    # To the moment; the graph under the scrubber shows chances, and a mark for every mistake.
    cards.first.get_by_role("button", name=anna.say("analysis-watch")).click()
    expect(page).to_have_url(re.compile(rf"[?]at={marked[0]}&"))
    page.get_by_label(anna.say("replay-figure")).select_option(label=anna.say("analysis-figure"))
    graph = page.locator("[data-part=graph]")
    for seat, share in enumerate(told["shares"]):
        expect(graph.locator(f"[data-part=end-label][data-seat='{seat}']")).to_have_text(str(round(100 * share["end"])))
    worst = next(each for each in told["decisions"] if each["seq"] == marked[0])
    tip = anna.say("analysis-mark", name="Eva", points=round(100 * worst["cost"]))
    expect(page.locator(f"[data-part=pin][data-tip*='{tip}']")).to_have_count(1)
    if not screen.get("touch"):
        expect(page.locator("[data-part=decision-here]")).to_contain_text(anna.say("analysis-given"))

    # The link shows it to somebody else, who finds it as it was kept.
    if screen.get("touch"):
        tool.click()
    anna.button("replay-share").dispatch_event("click")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{anna.base}/replay/{table}?at={marked[0]}&seat=all&analysis"
    eva = visit(house=parlour, **screen)
    eva.open(link.removeprefix(eva.base))
    expect(eva.page.locator("[data-part=analysis-found]")).to_be_visible()
    assert eva.get(f"/api/tables/{table}/analysis") == told

    # And from the worst decision one plays on, otherwise.
    eva.choose(eva.page.locator("[data-part=analysis-found]"), "Eva")
    eva.page.locator("[data-part=mattered]").first.get_by_role("button", name=eva.say("analysis-try")).click()
    dialog = eva.page.get_by_role("dialog", name=eva.say("replay-play-on"))
    dialog.get_by_label(eva.say("replay-play-on-name")).fill("Eva")
    expect(dialog.get_by_label(eva.say("replay-play-on-seat"))).to_have_value(str(CARELESS))
    dialog.get_by_role("button", name=eva.say("replay-play-on-go")).click()
    eva.page.wait_for_url("**/table/**")
    assert eva.until("state => state.asks.length > 0")["ask"]["seat"] == CARELESS
