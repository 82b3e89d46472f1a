"""Statistics: counted when a game ends, read once, told by game and number of players, people apart from bots."""

from __future__ import annotations

import csv
import io
import random
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.bots import arena
from kronika.server import stats
from kronika.server.store.store import Header
from kronika.statistics import Record, counted, interval, record_of
from tests.server import stores
from tests.server.parlour import Guest, Parlour, play_on, relaxed, until
from tests.server.test_play import two_people
from tests.server.test_replays import finished

# --- counting ---


def duel(winners: list[int], players: list[str], clans: list[str], oath: str = "people") -> Record:
    return Record(winners, players, {"oath": [oath]}, [{"clans": [clan]} for clan in clans])


GAMES = [
    duel([0], ["person", "jarl"], ["glenn", "ulaf"]),
    duel([1], ["person", "jarl"], ["ulaf", "glenn"]),
    duel([0, 1], ["person", "person"], ["glenn", "panuk"], "devotion"),
    Record([0], ["jarl", "jarl", "jarl"]),
]


def lines(who: Any, fact: str, seats: int = 2) -> dict[str, tuple[int, float]]:
    (part,) = [part for part in counted(GAMES, seats, who) if part.fact == fact]
    return {line.value: (line.games, line.wins) for line in part.lines}


def test_wins_are_counted_by_seat_player_and_fact() -> None:
    assert lines("all", "seat") == {"1": (3, 1.5), "2": (3, 1.5)}
    assert lines("all", "player") == {"person": (4, 2.0), "jarl": (2, 1.0)}
    assert lines("all", "clans") == {"glenn": (3, 2.5), "ulaf": (2, 0.0), "panuk": (1, 0.5)}


def test_people_are_counted_apart_from_bots() -> None:
    assert lines("people", "clans") == {"glenn": (2, 1.5), "panuk": (1, 0.5), "ulaf": (1, 0.0)}
    assert lines("bots", "clans") == {"glenn": (1, 1.0), "ulaf": (1, 0.0)}
    assert lines("bots", "seat") == {"2": (2, 1.0)}
    assert lines("bots", "seat", 3) == {"1": (1, 1.0), "2": (1, 0.0), "3": (1, 0.0)}


def test_what_holds_of_a_whole_game_is_a_share_of_the_games() -> None:
    (part,) = [part for part in counted(GAMES, 2) if part.fact == "oath"]
    assert part.whole
    people, devotion = part.lines
    assert (people.value, people.games, people.rate, people.by_seat) == ("people", 2, 2 / 3, [0.5, 0.5])
    assert (devotion.value, devotion.games, devotion.by_seat) == ("devotion", 1, [0.5, 0.5])
    # Among bots only the games count in which there were some.
    (part,) = [part for part in counted(GAMES, 2, "bots") if part.fact == "oath"]
    assert [(line.value, line.rate) for line in part.lines] == [("people", 1.0)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Wilson's interval of 95 % as tables have it.
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_nothing_is_known_without_games() -> None:
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("game", "seats", "whole", "own"),
    [
        (game, seats, whole, own)
        for game, numbers, whole, own in (
            ("dominion", (2, 4), {"ending", "kingdom", "cards"}, {"owned"}),
            ("valeria", (2, 5), {"ending"}, {"duke"}),
            ("north", (2, 4), {"ending", "rounds"}, {"clans"}),
            ("oath", (2, 6), {"ending", "oath", "rounds"}, {"role"}),
        )
        for seats in numbers
    ],
)
def test_every_game_names_its_facts(game: str, seats: int, whole: set[str], own: set[str]) -> None:
    table = kronika.new_table(game, seats, "facts")
    arena.play(table, [kronika.bot(game, "random", seat) for seat in range(seats)])
    record = record_of(table, ["random"] * seats)
    assert set(record.game) == whole
    assert [set(facts) for facts in record.seats] == [own] * seats
    assert table.result is not None
    assert record.game["ending"] == [table.result.ending.id.removeprefix(f"{game}-end-")]
    assert record.winners == table.result.winners


def test_the_facts_are_those_of_the_table() -> None:
    table = kronika.new_table("north", 2, "facts", {"clans": ["ulaf", "heidel"]})
    arena.play(table, [kronika.bot("north", "random", seat) for seat in range(2)])
    assert record_of(table, ["random"] * 2).seats == [{"clans": ["ulaf"]}, {"clans": ["heidel"]}]
    table = kronika.new_table("dominion", 2, "facts", {"kingdom": "first-game"})
    arena.play(table, [kronika.bot("dominion", "random", seat) for seat in range(2)])
    record = record_of(table, ["random"] * 2)
    assert record.game["kingdom"] == ["first-game"]
    for seat in (0, 1):
        owned = table.sight(seat).owned(seat)
        assert set(record.seats[seat]["owned"]) == {card for card in record.game["cards"] if card in owned}


# --- at the tables ---


def told(guest: Guest, game: str = "high-card", query: str = "seats=2") -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/games/{game}/statistics?{query}")
    return found


def part(found: dict[str, Any], fact: str) -> dict[str, dict[str, Any]]:
    return {line["value"]: line for each in found["parts"] if each["fact"] == fact for line in each["lines"]}


def kept(parlour: Parlour, games: int) -> None:
    """A game's end is announced before it is counted, so a test waits for that."""
    until(lambda: len(stores.ask(parlour.settings.database, "select number from facts")) == games)


@pytest.fixture
def fresh(tmp_path: Path, store_kind: str) -> Any:
    with Parlour(relaxed(tmp_path)) as parlour:
        yield parlour


def test_a_finished_game_counts_at_once(fresh: Parlour) -> None:
    guest = fresh.guest()
    assert told(guest, query="")["games"] == 0
    winners = []
    for _ in range(2):
        table, _, _ = finished(fresh)
        result = fresh.table(table).result
        assert result is not None
        winners.append(result.winners)
    kept(fresh, 2)
    found = told(guest, query="")
    assert (found["seats"], found["games"], found["counts"], found["waiting"]) == (2, 2, {"2": 2}, 0)
    wins = [sum(1 / len(won) for won in winners if seat in won) for seat in (0, 1)]
    assert [line["wins"] for line in part(found, "seat").values()] == pytest.approx(wins)
    assert list(part(found, "player")) == ["person"]
    assert told(guest, query="seats=2&who=bots")["games"] == 0
    assert told(guest, query="seats=3")["games"] == 0


def test_bots_are_told_apart(fresh: Parlour) -> None:
    anna = fresh.guest("Anna")
    table = anna.create_table("high-card", "me", "random")
    with anna.watch(table) as device:
        play_on([device], random.Random(1))
    kept(fresh, 1)
    found = told(anna)
    assert {value: line["games"] for value, line in part(found, "player").items()} == {"person": 1, "random": 1}
    assert list(part(told(anna, query="seats=2&who=people"), "seat")) == ["1"]
    assert list(part(told(anna, query="seats=2&who=bots"), "seat")) == ["2"]


def test_neither_files_nor_games_from_the_middle_of_another_count(fresh: Parlour) -> None:
    table, anna, _ = finished(fresh)
    anna.post("/api/replays", fresh.table(table).chronicle())
    line = anna.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 0, "bot": "random"})
    with anna.watch(line["id"]) as device:
        play_on([device], random.Random(1))
    kept(fresh, 2)
    assert told(anna)["games"] == 1


def test_a_running_game_does_not_count(fresh: Parlour) -> None:
    _, anna, _ = two_people(fresh, "dominion")
    assert told(anna, "dominion")["games"] == 0


def test_older_games_are_read_some_at_a_time_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that ended before there were statistics."""
    monkeypatch.setattr(stats, "AT_ONCE", 2)
    reads: list[str] = []
    read = stats.read

    def noted(header: Header, *rest: Any) -> str:
        reads.append(header.id)
        return read(header, *rest)

    monkeypatch.setattr(stats, "read", noted)
    with Parlour(relaxed(tmp_path)) as before:
        tables = {finished(before)[0] for _ in range(3)}
        kept(before, 3)
        assert told(before.guest())["games"] == 3
        assert reads == []  # each was counted when it ended
    stores.ask(before.settings.database, "delete from facts")
    with Parlour(relaxed(tmp_path)) as after:
        guest = after.guest()
        found = told(guest)
        assert (found["games"], found["waiting"]) == (2, 1)
        found = told(guest)
        assert (found["games"], found["waiting"]) == (3, 0)
        assert told(guest) == found
    assert sorted(reads) == sorted(tables)


def test_games_of_other_rules_count_by_who_won(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as before:
        table, _, _ = finished(before)
        kept(before, 1)
        known = told(before.guest())
        assert part(known, "ending")
    stores.ask(before.settings.database, "delete from facts")
    stores.ask(before.settings.database, "update tables set rules = '0' where id = :id", id=table)
    with Parlour(relaxed(tmp_path)) as after:
        found = told(after.guest())
    assert part(found, "seat") == part(known, "seat")
    assert part(found, "ending") == {}


def test_the_sheet_has_every_count(fresh: Parlour) -> None:
    table, anna, _ = finished(fresh, "dominion", kingdom="victory-dance")
    kept(fresh, 1)
    response = anna.http.get("/api/games/dominion/statistics.csv")
    assert response.headers["content-type"].startswith("text/csv")
    assert response.headers["content-disposition"] == 'attachment; filename="dominion-statistics.csv"'
    rows = list(csv.DictReader(io.StringIO(response.text)))
    assert {row["who"] for row in rows} == {"all", "people"}
    seats = [row for row in rows if (row["who"], row["fact"]) == ("all", "seat")]
    result = fresh.table(table).result
    assert result is not None
    assert [float(row["rate"]) for row in seats] == [
        pytest.approx(1 / len(result.winners)) if seat in result.winners else 0 for seat in (0, 1)
    ]
    cards = [row for row in rows if (row["who"], row["fact"]) == ("all", "cards")]
    assert {row["value"] for row in cards} == set(fresh.table(table).view(None)["extra"]["kingdom"])
    assert all((row["of"], row["games"], row["wins"], row["rate"]) == ("games", "1", "", "1.0000") for row in cards)
    assert [cards[0]["seat_1"], cards[0]["seat_2"]] == [row["rate"] for row in seats]


@pytest.mark.parametrize(("lang", "between", "point"), [("cs", ";", ","), ("en", ",", ".")])
def test_a_sheet_for_a_spreadsheet_has_names_and_numbers_of_its_language(
    fresh: Parlour, lang: str, between: str, point: str
) -> None:
    _, anna, _ = finished(fresh, "dominion", kingdom="victory-dance")
    kept(fresh, 1)
    plain = list(csv.DictReader(io.StringIO(anna.http.get("/api/games/dominion/statistics.csv").text)))
    content = anna.http.get(f"/api/games/dominion/statistics.csv?lang={lang}").content
    assert content.startswith(b"\xef\xbb\xbf")  # else Excel takes it for another encoding
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig")), delimiter=between))
    names = {(row["fact"], row["value"]): (row.pop("fact_name"), row.pop("value_name")) for row in rows}
    assert [row["rate"].replace(point, ".") for row in rows] == [row["rate"] for row in plain]
    assert all(set(row["low"]) <= set("0123456789" + point) for row in rows)
    assert [row["value"] for row in rows] == [row["value"] for row in plain]
    czech = lang == "cs"
    assert names["seat", "1"] == (("Místa u stolu", "1. místo") if czech else ("Seats", "seat 1"))
    assert names["kingdom", "victory-dance"][1] == ("Tanec vítězství" if czech else "Victory Dance")
    assert names["cards", "nobles"][1] == ("Šlechtici" if czech else "Nobles")


HAND = {
    # by hand, from five games: who won, the clans or dukes at seats 1 and 2
    "north": (
        "clans",
        [([0], "glenn", "ulaf"), ([0], "glenn", "panuk"), ([1], "ulaf", "glenn"), ([0, 1], "ulaf", "panuk")],
    ),
    "valeria": (
        "duke",
        [([1], "lauri", "vladek"), ([1], "vladek", "lauri"), ([0], "lauri", "vladek"), ([0], "lauri", "kesh")],
    ),
}


@pytest.mark.parametrize(
    ("game", "value", "games", "wins"),
    [
        ("north", "glenn", 3, 3.0),
        ("north", "ulaf", 3, 0.5),
        ("north", "panuk", 2, 0.5),
        ("valeria", "lauri", 4, 3.0),
        ("valeria", "vladek", 3, 1.0),
        ("valeria", "kesh", 1, 0.0),
    ],
)
def test_a_count_by_hand(game: str, value: str, games: int, wins: float) -> None:
    fact, played = HAND[game]
    records = [Record(won, ["person"] * 2, {}, [{fact: [one]}, {fact: [two]}]) for won, one, two in played]
    records.append(Record([2], ["person"] * 3, {}, [{fact: [value]}] * 3))  # three players: another page
    (part,) = [part for part in counted(records, 2) if part.fact == fact]
    (line,) = [line for line in part.lines if line.value == value]
    assert (line.games, line.wins, line.rate) == (games, wins, wins / games)
    assert line.low <= line.rate <= line.high
    assert (line.low, line.high) == interval(wins, games)


@pytest.mark.parametrize(
    ("path", "status", "problem"),
    [
        ("chess/statistics", 404, "game-unknown"),
        ("chess/statistics.csv", 404, "game-unknown"),
        ("dominion/statistics?seats=x", 400, "number-wrong"),
        ("dominion/statistics?who=cats", 400, "stats-who-wrong"),
        ("dominion/statistics.csv?who=cats", 400, "stats-who-wrong"),
        ("dominion/statistics.csv?lang=de", 404, "language-unknown"),
    ],
)
def test_statistics_that_make_no_sense(parlour: Parlour, path: str, status: int, problem: str) -> None:
    assert parlour.guest().get(f"/api/games/{path}", status)["id"] == problem
