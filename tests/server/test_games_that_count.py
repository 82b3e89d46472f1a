"""Games that count, for a rating or a tournament: nobody rolls again, lets a bot win for them, or wins by silence."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from kronika.server import chairs, tournaments
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry, Header
from kronika.server.undo import can_undo, undo
from kronika.server.worker import register_games
from tests.server.clock import Clock
from tests.server.parlour import HIGH_CARD, Guest, Parlour, relaxed, until
from tests.server.people import member

GAME = "high-card"
ANNA, KAREL = Occupant("Anna", "anna"), Occupant("Karel", "karel")
BOT = Occupant("Random", bot="random")


class Log:
    """A game of high card without a server, at a table of this order."""

    def __init__(self, *occupants: Occupant, **order: object) -> None:
        register_games((HIGH_CARD,))
        self.live = LiveTable(Header("t", "played", GAME, 1, "", {}, "seed", "anna", 1.0), [])
        self.add(Change("seat", {**chairs.seats(dict(enumerate(occupants)), "begin").data, "order": order}, "begin"))

    def add(self, change: Change | None) -> None:
        assert change is not None
        self.live.apply(Entry(self.live.seq + 1, change.kind, change.data, change.nonce, 10.0 * (self.live.seq + 1)))

    def answer(self, best: int = -1) -> None:
        """One answer; the best seat plays its highest card, all others their lowest."""
        seat = next(iter(self.live.opened))
        cards = sorted((option.key for option in self.live.opened[seat].ask.options), key=lambda key: int(key[5:]))
        self.add(Change("answer", {"seat": seat, "keys": [cards[-1 if seat == best else 0]]}, f"n{self.live.seq}"))

    def to_the_end(self, best: int) -> list[float] | None:
        while self.live.status == "playing":
            assert tournaments.points(self.live) is None
            self.answer(best)
        return tournaments.points(self.live)


@pytest.mark.parametrize("order", [{"rated": True}, {"tournament": "cup"}])
def test_against_bots_too_nothing_that_has_come_out_is_taken_back(order: dict[str, object]) -> None:
    counts, free = Log(ANNA, BOT, **order), Log(ANNA, BOT)
    for log in (counts, free):
        log.answer()
        log.answer()
    assert can_undo(free.live, 0)
    assert not can_undo(counts.live, 0)
    with pytest.raises(RequestError, match="in a game that counts nothing"):
        undo(counts.live, "anna", [0], "u")


def test_in_a_tournament_whoever_lets_a_bot_play_for_them_has_lost_though_it_wins() -> None:
    log = Log(ANNA, KAREL, tournament="cup")
    log.add(chairs.away(log.live, "karel", "away"))
    assert log.to_the_end(best=1) == [1.0, 0.0]
    assert log.live.result is not None
    assert log.live.result["winners"] == [1], "the bot on his chair"


def test_whoever_comes_back_before_the_bot_has_answered_plays_on() -> None:
    log = Log(ANNA, KAREL, tournament="cup")
    log.add(chairs.away(log.live, "karel", "away"))
    log.add(chairs.back(log.live, "karel", "back"))
    assert log.to_the_end(best=1) == [0.0, 1.0]


def test_bots_that_play_for_themselves_win_as_they_do() -> None:
    assert Log(ANNA, BOT, tournament="cup").to_the_end(best=1) == [0.0, 1.0]


def all_here(guest: Guest, table: str) -> bool:
    return all(chair["here"] for chair in guest.get(f"/api/tables/{table}")["chairs"])


def test_where_a_game_counts_nobody_sits_through_a_silence(tmp_path: Path, clock: Clock) -> None:
    """Karel is about to lose, leaves his page open and answers no more."""
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel = member(parlour.base, "Anna"), member(parlour.base, "Karel")
        for rated in (False, True):
            seats = [{"kind": "me"}, {"kind": "empty"}]
            table = anna.post("/api/tables", {"game": GAME, "name": "", "seats": seats, "rated": rated})["id"]
            karel.sit(table, 1, anna.invite(table))
            fill = (f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"})
            with anna.watch(table) as one, karel.watch(table) as other:
                for device in (one, other):
                    device.until(lambda state: state["info"]["status"] == "playing")
                until(partial(all_here, anna, table))
                clock.let_pass(595)
                one.answer([one.ask["options"][0]["key"]] if one.ask else [])
                one.until_answered()
                if not rated:
                    clock.let_pass(10_000)
                    assert anna.post(*fill, 409)["id"] == "chair-taken", "at a game for fun people wait for people"
                    continue
                clock.let_pass(4)
                told = anna.post(*fill, 409)
                assert (told["id"], told["args"]["seconds"]) == ("chair-silent", 1)
                clock.let_pass(1)
                assert anna.post(*fill)["chairs"][1]["bot"] == "random"
                other.until(lambda state: state["result"] is not None or state["info"]["chairs"][1]["bot"])
