"""One's own finished games: how many, how many won, against whom; and the games themselves, page by page."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kronika.games import strength_of
from kronika.server.game_records import FinishedLine, game_records
from kronika.server.occupant import Occupant
from kronika.server.own_messages import Against, GameRecord
from kronika.server.routes import own_games
from tests.server import stores
from tests.server.parlour import Guest, Parlour, play_on, relaxed, until
from tests.server.test_replays import finished

ME, ANNA = Occupant("Me", "me"), Occupant("Anna", "anna")


def against(winners: list[int], *others: Occupant, me: Occupant = ME, game: str = "dominion") -> FinishedLine:
    return FinishedLine(game, [me, *others], winners, 0)


def bot(name: str) -> Occupant:
    return Occupant(name, bot=name)


def test_games_are_counted_by_the_strongest_opponent() -> None:
    lines = [
        against([0], bot("random"), bot("steward")),
        against([1], bot("steward")),
        against([0], bot("random")),
        against([0, 1], ANNA, bot("steward")),
        against([1], bot("jarl"), game="north"),
    ]
    dominion, north = game_records(lines, "me")
    assert (dominion.game, dominion.games, dominion.wins) == ("dominion", 4, 3)
    assert [(each.bot, each.games, each.wins) for each in dominion.against] == [
        ("", 1, 1),  # where people play the bots are not the measure
        ("steward", 2, 1),
        ("random", 1, 1),
    ]
    strong, weak = dominion.against[1:]
    assert weak.strength == 1 < strong.strength <= strong.of
    assert (north.game, north.games, north.wins) == ("north", 1, 0)


def test_who_lends_their_chair_stays_a_person_and_who_gives_up_has_lost() -> None:
    lent = Occupant("Anna", "anna", bot="steward")
    (found,) = game_records([against([0], lent)], "me")
    assert [each.bot for each in found.against] == [""]
    gone = Occupant("Me", "me", bot="steward", resigned=True)
    (found,) = game_records([against([0], bot("random"), me=gone)], "me")
    assert (found.games, found.wins) == (1, 0)
    assert game_records([against([0], ANNA)], "somebody") == []


def test_a_game_or_a_bot_that_is_gone_still_counts() -> None:
    lines = [against([0], bot("old-one")), against([0], bot("any"), game="gone")]
    assert game_records(lines, "me") == [
        GameRecord("dominion", 1, 1, [Against("old-one", *strength_of("dominion", "old-one"), 1, 1)]),
        GameRecord("gone", 1, 1, [Against("any", 0, 0, 1, 1)]),
    ]


# --- at the tables ---


def mine(guest: Guest, page: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/me/games?page={page}")
    return found


def ended(parlour: Parlour, games: int) -> None:
    """A game's end is announced before it is kept, so a test waits for that."""
    until(lambda: len(stores.ask(parlour.settings.database, "select number from facts")) == games)


@pytest.fixture
def fresh(tmp_path: Path, store_kind: str) -> Any:
    with Parlour(relaxed(tmp_path)) as parlour:
        yield parlour


def test_finished_games_are_told_to_whoever_played_them(fresh: Parlour) -> None:
    table, anna, karel = finished(fresh)
    anna.create_table("high-card", "me", "random")  # not finished
    ended(fresh, 1)
    result = fresh.table(table).result
    assert result is not None
    for seat, guest in enumerate((anna, karel)):
        found = mine(guest)
        assert [each["id"] for each in found["games"]] == [table]
        assert (found["count"], found["unread"]) == (1, 0)
        (told,) = found["records"]
        assert (told["game"], told["games"], told["wins"]) == ("high-card", 1, int(seat in result.winners))
        assert [each["bot"] for each in told["against"]] == [""]
    assert mine(fresh.guest("Eva"))["count"] == 0


def test_a_game_from_the_middle_of_another_is_listed_and_does_not_count(fresh: Parlour) -> None:
    table, anna, _ = finished(fresh)
    line = anna.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 0, "bot": "random"})
    with anna.watch(line["id"]) as device:
        play_on([device], random.Random(1))
    ended(fresh, 2)
    found = mine(anna)
    assert [each["id"] for each in found["games"]] == [line["id"], table]
    assert [each["games"] for each in found["records"]] == [1]


def test_many_games_have_pages_and_are_read_some_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "PAGE", 2)
    monkeypatch.setattr(own_games, "AT_ONCE", 2)
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest("Anna")
        played = []
        for _ in range(3):
            table = anna.create_table("high-card", "me", "random")
            with anna.watch(table) as device:
                play_on([device], random.Random(1))
            played.append(table)
        ended(parlour, 3)
        stores.ask(parlour.settings.database, "delete from summaries")
        first = mine(anna)
        assert (first["count"], first["unread"]) == (2, 1)
        whole = mine(anna)
        assert (whole["count"], whole["unread"], whole["each"]) == (3, 0, 2)
        shown = [each["id"] for page in (0, 1, 2) for each in mine(anna, page)["games"]]
        assert shown == played[::-1]
        assert whole["records"][0]["games"] == 3
        assert anna.http.get("/api/me/games?page=x").status_code == 400
