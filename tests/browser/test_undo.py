"""Taking back: free where nothing came out, by everybody's word beyond that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Brief, Visitor


def opened(visit: Visit) -> tuple[Visitor, Visitor, Brief]:
    """Two at a table; who is asked first, who is not, and what was asked."""
    anna, john = visit("Anna", lang="cs"), visit("John", lang="en")
    table = anna.create_table("dominion", "me", "empty", kingdom="first-game")
    john.sit_with(anna, table)
    briefs = [visitor.open_table(table) for visitor in (anna, john)]
    return (anna, john, briefs[0]) if briefs[0]["ask"] else (john, anna, briefs[1])


def test_free_undo_asks_nobody(visit: Visit) -> None:
    first, other, brief = opened(visit)
    undo = first.button("web-undo")
    expect(undo).not_to_have_attribute("data-on", "true")
    Player(first).answer(brief, ["treasures"])
    played = first.answered(brief)
    assert played["can_undo"]
    expect(undo).to_have_attribute("data-on", "true")
    undo.click()
    back = first.after(played["seq"])
    assert back["counts"] == brief["counts"]
    assert [option["key"] for option in back["ask"]["options"]] == [each["key"] for each in brief["ask"]["options"]]
    assert back["undo_asked_by"] is None
    # The log of both has forgotten it too, and the other one was not asked.
    other.caught_up(back["seq"])
    assert other.now()["counts"] == first.now()["counts"]
    expect(other.page.locator("[data-part=consent]")).to_have_count(0)
    lines = [visitor.page.locator("[data-part=log] ol > li").count() for visitor in (first, other)]
    assert lines[0] == lines[1]
    first.page.keyboard.press("z")
    expect(first.page.locator("[data-part=toast][data-kind=error]")).to_be_visible()  # nothing more to take back


def bought(first: Visitor, brief: Brief) -> Brief:
    """A turn with its end: new cards are drawn, so it can't be taken back without a word."""
    player = Player(first)
    player.answer(brief, ["treasures"])
    brief = first.answered(brief)
    player.answer(brief, ["buy:copper"])
    return first.answered(brief)


def test_undo_by_consent_refused_let_be_and_agreed(visit: Visit) -> None:
    first, other, start = opened(visit)
    done = bought(first, start)
    assert not done["can_undo"]

    first.page.keyboard.press("z")
    expect(first.page.get_by_text(first.say("web-undo-asked"))).to_be_visible()
    question = other.page.get_by_role("alertdialog")
    expect(question).to_contain_text(other.say("web-undo-asks", name=first.name))
    assert first.now()["epoch"] == done["epoch"]

    for size in ((1440, 900), (390, 844)):
        other.page.set_viewport_size({"width": size[0], "height": size[1]})
        no, yes = (other.button(f"web-undo-{word}", question).bounding_box() for word in ("refuse", "agree"))
        assert no is not None
        assert yes is not None
        assert no["y"] == yes["y"], "both answers stand on one line"
    other.button("web-undo-refuse", question).click()
    expect(question).to_have_count(0)
    expect(first.page.get_by_text(first.say("web-undo-asked"))).to_have_count(0)
    assert first.now()["counts"] == done["counts"]

    # Whoever asked may let it be: the others may have gone, and nobody has to wait for their word.
    first.page.keyboard.press("z")
    expect(question).to_be_visible()
    first.button("web-undo-withdraw").click()
    expect(question).to_have_count(0)
    expect(first.page.get_by_text(first.say("web-undo-asked"))).to_have_count(0)
    assert first.now()["epoch"] == done["epoch"]

    first.button("web-undo").click()
    other.button("web-undo-agree", question).click()
    back = first.until("(state, epoch) => state.epoch > epoch", done["epoch"])
    assert back["ask"] is not None
    assert "buy:copper" in [option["key"] for option in back["ask"]["options"]]
    other.until("(state, epoch) => state.epoch > epoch", done["epoch"])
    expect(question).to_have_count(0)
    expect(first.page.get_by_text(first.say("web-undo-asked"))).to_have_count(0)
    # And it goes on from there.
    Player(first).answer(back, ["buy:copper"])
    assert first.after(back["seq"])["counts"]["pile:copper"] == start["counts"]["pile:copper"] - 1


def test_who_sits_with_bots_needs_nobodys_word(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.open_table(table)
    brief = anna.until("state => state.asks.length > 0")
    bought(anna, brief)
    again = anna.until(
        "(state, seq) => state.seq > seq && state.asks.length > 0 && state.view.turn === 0", brief["seq"]
    )
    assert again["can_undo"]
    anna.page.keyboard.press("z")
    back = anna.until("(state, epoch) => state.epoch > epoch && state.asks.length > 0", again["epoch"])
    assert "buy:copper" in [option["key"] for option in back["ask"]["options"]]
