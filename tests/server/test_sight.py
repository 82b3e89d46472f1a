"""Nobody learns more than their seat may know: everything that the sockets delivered is compared with the views."""

from __future__ import annotations

import json
import random
from typing import Any

import kronika
from kronika.engine.table import Table
from tests.server.parlour import Parlour, Watching, play_on
from tests.server.test_play import two_people

FIELDS = {
    "state": {
        "type",
        "table",
        "seq",
        "epoch",
        "view",
        "asks",
        "refused",
        "first",
        "events",
        "info",
        "can_undo",
        "undo_asked_by",
        "result",
        "now",
    },
    "presence": {"type", "table", "info"},
}


def plain(value: object) -> Any:
    """As JSON carries it."""
    return json.loads(json.dumps(value))


class Moment:
    """What the engine says each seat may know after an answer, or in the middle of one."""

    def __init__(self, game: Table, pause: bool = False) -> None:
        seats: list[int | None] = [None, *range(game.seats)]
        asks = [] if pause else game.asks
        self.views = {seat: plain(game.view(seat)) for seat in seats}
        self.events = len(game.events(None))
        self.asks = {ask.seat: plain({**ask.plain(), **game.prospects(ask.seat).plain()}) for ask in asks}
        self.refused = {ask.seat: plain([each.plain() for each in game.refused(ask.seat)]) for ask in asks}
        self.result = plain(game.result.detailed()) if game.result else None

    def fits(self, message: dict[str, Any], seat: int | None, heard: int) -> bool:
        """Whether a frame may tell of this moment."""
        lent = seat is not None and message["info"]["chairs"][seat]["bot"]
        asks = [self.asks[seat]] if seat in self.asks and not lent else []
        told = [{key: value for key, value in ask.items() if key != "id"} for ask in message["asks"]]
        return (told, message["view"], len(message["events"])) == (asks, self.views[seat], self.events - heard)


def moments(game: Table) -> list[Moment]:
    """The game after each answer and whenever it stood still, played again."""
    chronicle = game.chronicle()
    again = kronika.new_table(game.game, game.names, game.seed, game.setup, listen=True, generator=game.generator)
    found = [Moment(again)]
    again.on_moment = lambda table: found.append(Moment(table, pause=True))
    for seat, *keys in chronicle["answers"]:
        again.answer(seat, keys)
        found.append(Moment(again))
    return found


def check(device: Watching, seat: int | None, game: Table, known: list[Moment]) -> int:
    """Every frame, up to the end, against what the engine says this seat may know; returns how many states came."""
    states = heard = at = 0
    events = plain(game.events(seat))
    for frame in device.frames:
        message = json.loads(frame)
        if message["type"] in FIELDS:
            assert set(message) == FIELDS[message["type"]]
            assert message["info"]["my_seat"] == seat
        if message["type"] != "state":
            continue
        states += 1
        at = next(i for i in range(at, len(known)) if known[i].fits(message, seat, heard))
        moment = known[at]
        assert message["first"] == heard
        assert message["events"] == events[heard : moment.events]
        heard = moment.events
        if seat is None or seat not in moment.asks:
            assert message["asks"] == message["refused"] == []
            assert message["info"]["prompt"] is None
        else:
            (ask,) = message["asks"]
            del ask["id"]
            assert ask == moment.asks[seat]
            assert message["info"]["prompt"] == ask["what"]
            assert message["refused"] == moment.refused[seat]
        assert message["result"] == moment.result
    assert known[at].result == known[-1].result is not None
    return states


def test_rivals_and_spectators_learn_what_their_views_say_and_nothing_else(parlour: Parlour) -> None:
    for game, setup in (("dominion", {"kingdom": "secret-schemes"}), ("high-card", {})):
        table, anna, karel = two_people(parlour, game, **setup)
        with (
            anna.watch(table) as one,
            karel.watch(table) as two,
            parlour.guest("Eva").watch(table) as eva,
            Watching(None, table, base=parlour.base) as nobody,
        ):
            play_on([one, two, eva, nobody], random.Random(8))
            known = moments(parlour.table(table))
            for device, seat in ((one, 0), (two, 1), (eva, None), (nobody, None)):
                assert check(device, seat, parlour.table(table), known) >= 9
            secrets = [parlour.table(table).seed, *(chair.person for chair in parlour.live(table).chairs)]
            for device in (one, two, eva, nobody):
                assert not [secret for secret in secrets for frame in device.frames if secret in frame]


def test_a_spectator_is_asked_nothing_and_may_do_nothing(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with karel.watch(table) as two, anna.watch(table) as one, parlour.guest("Eva").watch(table) as eva:
        assert two.ask is not None
        seq = one.state["seq"]
        for message in (
            {"type": "answer", "ask": two.ask["id"], "keys": [two.ask["options"][0]["key"]], "nonce": "x"},
            {"type": "undo", "nonce": "y"},
            {"type": "consent", "agree": True},
        ):
            eva.send({**message, "table": table})
            assert eva.problem()["id"] == "not-seated"
        one.settle()
        assert one.state["seq"] == seq


def test_lists_and_lobbies_tell_no_secret(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    live = parlour.live(table)
    for guest in (anna, karel, parlour.guest()):
        told = guest.http.get(f"/api/tables/{table}").text + guest.http.get("/api/tables").text
        for secret in (parlour.table(table).seed, live.chairs[0].person, live.chairs[1].person):
            assert secret not in told
