"""A rival and a spectator learn nothing they may not: all that the sockets of three browsers delivered is compared
with what the engine says each of them may know at that moment."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kronika.engine.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Lord, Player, anything, play
from tests.browser.visitor import Visitor
from tests.server.test_sight import FIELDS, Moment, moments, plain

KINGDOM = ["cellar", "militia", "spy", "thief", "library", "pawn", "masquerade", "swindler", "wishing-well", "scout"]
"""Full of cards that look at, pass on and turn up what others may or may not see."""


@pytest.mark.parametrize(
    ("game", "setup", "clicks"),
    [
        pytest.param("dominion", {"kingdom": KINGDOM}, 5, id="dominion"),
        pytest.param("valeria", {"enemy-events": True}, 4, id="valeria", marks=pytest.mark.long),
        pytest.param("high-card", {}, 4, id="high-card", marks=pytest.mark.long),
    ],
)
def test_nobody_learns_what_their_seat_may_not_know(
    visit: Visit, house: House, game: str, setup: dict[str, Any], clicks: int, long: bool
) -> None:
    clicks *= 8 if long else 1
    anna, john, eva = visit("Anna"), visit("John", lang="cs"), visit("Eva")
    table = anna.create_table(game, "me", "empty", **setup)
    john.sit_with(anna, table)
    for visitor in (anna, john, eva):
        visitor.open_table(table)
    chance = random.Random(5)
    start = anna.now()["seq"]
    hand = Lord if game == "valeria" else Player
    players = [hand(visitor, game, anything(chance)) for visitor in (anna, john)]
    play(players, lambda brief: brief["seq"] >= start + 4 * clicks)
    last = anna.now()
    for visitor in (anna, john, eva):
        visitor.caught_up(last["seq"])
    truth = house.table(table)
    if last["over"]:
        assert plain(truth.chronicle()) == eva.get(f"/api/tables/{table}/chronicle")
    known = moments(truth)
    for visitor, seat in ((anna, 0), (john, 1), (eva, None)):
        assert check(visitor, seat, truth, known) >= clicks // 2


def check(visitor: Visitor, seat: int | None, truth: Table, known: list[Moment]) -> int:
    """Every frame against what the seat may know; returns how many states there were."""
    states = heard = at = 0
    events = plain(truth.events(seat))
    for frame in visitor.frames:
        assert truth.seed not in frame
        message = json.loads(frame)
        if message["type"] in FIELDS:
            assert set(message) == FIELDS[message["type"]]
            assert message["info"]["my_seat"] == seat
        if message["type"] != "state":
            assert message["type"] in ("company", "presence", "said", "pong")
            continue
        states += 1
        at = next(i for i in range(at, len(known)) if known[i].fits(message, seat, heard))
        moment = known[at]
        assert message["events"] == events[heard : moment.events]
        heard = moment.events
        assert message["result"] == moment.result
        lent = seat is not None and message["info"]["chairs"][seat]["bot"]
        if seat is None or seat not in moment.asks or lent:
            assert message["asks"] == []
            assert message["refused"] == []
        else:
            (ask,) = message["asks"]
            del ask["id"]
            assert ask == moment.asks[seat]
            assert message["refused"] == moment.refused[seat]
        prompt = message["info"]["prompt"]
        assert prompt is None or (seat is not None and prompt == moment.asks[seat]["what"])
    assert heard == len(events)
    return states


def test_a_running_game_is_replayed_from_ones_own_chair_only(visit: Visit) -> None:
    anna, john, eva = visit("Anna"), visit("John"), visit("Eva")
    table = anna.create_table("dominion", "me", "empty")
    john.sit_with(anna, table)
    for visitor, own in ((anna, 0), (john, 1), (eva, None)):
        for eyes in ("0", "1", "all"):
            status = visitor.page.request.get(f"/api/tables/{table}/replay?seat={eyes}").status
            assert status == (200 if eyes == str(own) else 403)
        assert visitor.page.request.get(f"/api/tables/{table}/chronicle").status == 403
    anna.open(f"/replay/{table}")
    anna.page.locator("[data-part=eyes]").get_by_text(anna.say("replay-from-chair")).wait_for()
