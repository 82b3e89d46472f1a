"""Two people in two browsers, one Czech and one English, play a game of Dominion by clicking: its beginning and
its end, with `--long` all of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

import kronika
from kronika.engine.texts import Catalogue
from tests.browser.conftest import Visit
from tests.browser.fast import skip
from tests.browser.player import Player, further, last_province, play, thrifty
from tests.browser.visitor import Visitor


def test_a_whole_game_in_two_languages(visit: Visit, long: bool) -> None:
    anna, john = visit("Anna", lang="cs"), visit("John", lang="en")
    table = anna.create_table("dominion", "me", "empty", kingdom="first-game")
    john.sit_with(anna, table)
    for visitor in (anna, john):
        visitor.open_table(table)
    players = [Player(anna, decide=thrifty(["militia", "smithy"])), Player(john, decide=thrifty(["smithy"]))]
    if not long:
        play(players, further(anna, 8))
        people = [(player.visitor, player.decide) for player in players]
        skip(table, people, last_province)
    play(players)

    chronicle = anna.get(f"/api/tables/{table}/chronicle")
    game = kronika.replay(chronicle)
    assert game.over
    for visitor in (anna, john):
        check_result(visitor, chronicle)
    for visitor, seat in ((anna, 0), (john, 1)):
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("[data-part=result]")).to_have_count(0)
        assert log_of(visitor) == story(visitor, chronicle, seat)

    # The same once more: the one who asked for it sits there already, the other is let in without an invitation.
    anna.button("web-rematch").click()
    expect(anna.page.locator("[data-part=gathering]")).to_be_visible()
    again = anna.page.url.rpartition("/")[2]
    assert again != table
    john.page.get_by_role("link", name=john.say("web-rematch-join")).click()
    john.page.wait_for_url(f"**/table/{again}")
    john.button("gather-sit-at", n=2).click()
    for visitor in (anna, john):
        expect(visitor.page.locator("main[data-part=board]")).to_be_visible()
        assert visitor.now()["status"] == "playing"

    # In the replay all decks lie open, too: in the window of the result, and behind each deck.
    john.open(f"/replay/{table}?at=99999")
    john.page.locator("[data-part=won]").click()
    assert game.result is not None
    check_decks(john.page.locator("[data-part=scores] > li"), game.result)
    john.page.keyboard.press("Escape")
    deck = john.page.locator("[data-part=rivals] [data-zone^='deck:']")  # of whoever did not have the last turn
    seat = int((deck.get_attribute("data-zone") or "").removeprefix("deck:"))
    deck.click()
    estates = john.page.locator("dialog [data-part=tracker] [data-card=estate]")
    expect(estates).to_have_attribute("data-all", str(game.result.owned[seat]["estate"]))


def check_decks(rows: Locator, result: kronika.Result) -> None:
    """All cards of each player, the best player first."""
    for place, seat in enumerate(sorted(range(2), key=lambda seat: result.ranks[seat])):
        deck = rows.nth(place).locator("[data-part=deck] [data-card]")
        counted = deck.evaluate_all("cards => cards.map((card) => [card.dataset.card, Number(card.dataset.count)])")
        assert dict(counted) == result.owned[seat]


def check_result(visitor: Visitor, chronicle: dict[str, Any]) -> None:
    """The window tells who won, with how many points, and from which cards."""
    game = kronika.replay(chronicle)
    result = game.result
    assert result is not None
    texts = visitor.texts("dominion")
    dialog = visitor.page.locator("[data-part=result]")
    names = [game.names[seat] for seat in result.winners]
    won = texts.text("web-won", {"names": texts.listed(names), "count": len(names)})
    expect(dialog.get_by_role("heading")).to_have_text(won)
    expect(dialog.locator("[data-part=ending]")).to_have_text(texts.prompt(result.ending, game.names))
    tie = [] if result.tie is None else [texts.prompt(result.tie, game.names)]
    expect(dialog.locator("[data-part=tie]")).to_have_text(tie)
    rows = dialog.locator("[data-part=scores] > li")
    expect(rows).to_have_count(2)
    order = sorted(range(2), key=lambda seat: result.ranks[seat])
    for place, seat in enumerate(order):
        row = rows.nth(place)
        expect(row.locator("[data-part=name]")).to_have_text(game.names[seat])
        expect(row.locator("[data-part=points]")).to_contain_text(str(result.scores[seat]))
        breakdown: Any = result.breakdown[seat]
        shown = [plain(each) for each in row.locator("[data-part=breakdown] > [data-card]").all_text_contents()]
        assert shown == [f"{card_name(texts, card)} {signed(card['points'])}" for card in breakdown["cards"]]
        assert sum(card["points"] for card in breakdown["cards"]) == result.scores[seat]
    check_decks(rows, result)


def card_name(texts: Catalogue, card: dict[str, Any]) -> str:
    """ "2 Provincie"."""
    return texts.text(f"card-{card['card']}", {"count": card["count"]}, "count")


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


GROWN = """shown => {
    const log = document.querySelector("[data-part=log] ol");
    return !log.querySelector("[data-part=log-earlier]") || log.children.length !== shown;
}"""
"""The last page may bring as many lines as go with its button: one."""


def log_of(visitor: Visitor) -> list[str]:
    """All of it, with the older lines that come when one asks for them."""
    lines = visitor.page.locator("[data-part=log] ol > li")
    earlier = visitor.button("web-log-earlier")
    while earlier.count():
        shown = lines.count()
        earlier.click()
        visitor.page.wait_for_function(GROWN, arg=shown)
    return [plain(line) for line in lines.all_text_contents()]


def story(visitor: Visitor, chronicle: dict[str, Any], seat: int) -> list[str]:
    """What the log should say, in the visitor's language, from their seat."""
    game = kronika.replay(chronicle)
    texts = visitor.texts("dominion")
    lines: list[str] = []
    for event in game.events(seat):
        if str(event["id"]).endswith("-log-turn"):
            args = event["args"]
            assert isinstance(args, dict)
            assert isinstance(event["seat"], int)
            lines.append(texts.text("web-log-turn", {"turn": args["turn"], "name": game.names[event["seat"]]}))
        elif line := texts.event(event, game.names):
            lines.append(line)
    return [plain(line) for line in lines]


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
