"""Two people in two browsers, one Czech and one English, play a game of Oath with two bots by keys and clicks (its
beginning, with `--long` all of it), watch the Chronicle being written, and begin the next game of their saga in the
world that it left."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

import kronika
from tests.browser.conftest import Visit
from tests.browser.fast import skip
from tests.browser.player import Ask, Decide, Typist, asks, further, play
from tests.browser.test_oath_table import ACT, MAJOR, Realm
from tests.browser.visitor import Brief, Visitor


def unhurried(chance: random.Random) -> Decide:
    """A major action in every second turn, all else by chance: about a hundred answers for each of the two."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
        if ask["what"]["id"] == ACT:
            deeds = [key for key in keys if key in MAJOR]
            return [chance.choice(deeds) if deeds and chance.random() < 0.5 else "rest"]
        return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))

    return decide


def test_a_whole_game_its_chronicle_and_the_next_game(visit: Visit, long: bool) -> None:
    anna, tom = visit("Anna", lang="cs", theme="dark"), visit("Tom")
    table = begin(anna, tom)
    players = [
        Typist(anna, "oath", unhurried(random.Random(1))),
        Realm(tom, "oath", unhurried(random.Random(2))),
    ]
    if not long:
        play(players, further(anna, 14))
        skip(table, [(player.visitor, player.decide) for player in players], asks("oath-ask-vow"))
    play(players, most=1500)

    game = kronika.replay(anna.get(f"/api/tables/{table}/chronicle"))
    assert game.over
    assert game.result is not None
    (winner,) = game.result.winners
    for visitor in (anna, tom):
        expect(visitor.page.locator("[data-part=toast][data-kind=error]")).to_have_count(0)
        check_written(visitor, game.names, winner)
    left = anna.page.evaluate("told.state.view.extra.chronicle")

    # Anna opens the next game of the saga, and Tom follows to the chair that is offered to him.
    anna.button("saga-next", anna.page.locator("[data-part=prompt][data-state=over]")).click()
    expect(anna.page.locator("[data-part=gathering]")).to_be_visible()
    again = anna.page.url.rpartition("/")[2]
    tom.page.locator("[data-part=prompt][data-state=over]").get_by_role("link", name=tom.say("saga-next-join")).click()
    tom.page.wait_for_url(f"**/table/{again}")
    seat = tom.get(f"/api/tables/{again}")["saga"]["mine"]
    tom.button("gather-sit-at", n=seat + 1).click()
    for visitor in (anna, tom):
        expect(visitor.page.locator("main[data-part=board]")).to_be_visible()
        check_begun(visitor, game.names, winner, left)


def begin(anna: Visitor, tom: Visitor) -> str:
    """The first game of a saga: two people, two bots."""
    chairs = [{"kind": "me"}, {"kind": "empty"}, *[{"kind": "bot", "bot": "random"}] * 2]
    body = {"game": "oath", "name": "", "seats": chairs, "setup": {}, "saga": "Doba mlhy"}
    table = str(anna.post("/api/tables", body)["id"])
    tom.sit_with(anna, table, 1)
    for visitor in (anna, tom):
        visitor.open_table(table)
    return table


def check_written(visitor: Visitor, names: list[str], winner: int) -> None:
    """Who won, every step on the parchment, the oath of the next game; and a way to the saga's history."""
    texts, page = visitor.texts("oath"), visitor.page
    mine = visitor.now()["seat"] == winner
    won = texts.text("oath-you-won") if mine else texts.text("web-won", {"names": names[winner], "count": 1})
    expect(page.locator("[data-part=victor] h2")).to_have_text(won)
    told: dict[str, Any] = page.evaluate("told.state.view.extra.chronicle")
    assert [each["step"] for each in told["pages"]] == [each["step"] for each in told["steps"]]
    expect(page.locator("[data-part=parchment] > ol > li")).to_have_count(len(told["steps"]))
    expect(page.locator("[data-part=testament]")).to_contain_text(texts.text(f"oath-oath-{told['next']}"))
    expect(
        page.locator("[data-part=prompt][data-state=over]").get_by_role("link", name=visitor.say("saga-history"))
    ).to_be_visible()


def check_begun(visitor: Visitor, names: list[str], winner: int, left: dict[str, Any]) -> None:
    """The winner is Chancellor, the oath is the vowed one, and the sites lie where the Chronicle put them."""
    seated = visitor.until("state => state.info.status === 'playing'")
    assert seated["names"] == [*names[winner:], *names[:winner]]
    view: dict[str, Any] = visitor.page.evaluate("told.state.view")
    assert view["seats"][0]["role"] == "chancellor"
    assert view["extra"]["oath"] == left["next"]
    spots = [zone for zone in view["zones"] if zone["kind"] == "site"]
    for spot, plot in zip(spots, left["pages"][-1]["map"], strict=True):
        if plot["site"]:
            assert spot["name"] == plot["site"]
    expect(visitor.page.get_by_text(visitor.texts("oath").text(f"oath-oath-{left['next']}")).first).to_be_visible()
