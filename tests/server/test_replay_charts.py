"""The graphs of a replay, the moments that turned a game, and playing on from one of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.games import find
from tests.server import test_sagas
from tests.server.parlour import Parlour, play_on, relaxed, until
from tests.server.test_play import two_people
from tests.server.test_replays import all_frames, finished
from tests.server.test_sight import plain


def charts_of(parlour: Parlour, table: str, seat: str = "all") -> dict[str, Any]:
    found: dict[str, Any] = parlour.guest().get(f"/api/tables/{table}/charts?seat={seat}")
    return found


def test_each_turn_ends_with_the_points_that_the_replay_shows(parlour: Parlour) -> None:
    table, anna, _ = finished(parlour, "dominion", kingdom="victory-dance")
    charts = charts_of(parlour, table)
    frames = all_frames(anna, table, "all")["frames"]
    told = [
        (frame["seq"], event["seat"])
        for frame in frames
        for event in frame["events"]
        if event["id"] == "dominion-log-turn"
    ]
    assert [(turn["first"], turn["seat"]) for turn in charts["turns"]] == told
    assert charts["ends"] == [0, *(first for first, _ in told[1:]), len(frames) - 1]
    points = charts["values"]["points"]
    for seq, row in zip(charts["ends"], points, strict=True):
        assert row == [seat["points"] for seat in frames[seq]["view"]["seats"]]
    assert points[0] == [3, 3]
    assert points[-1] == anna.get(f"/api/tables/{table}")["scores"]


def test_dominions_figures_count_the_cards(parlour: Parlour) -> None:
    table, _, _ = finished(parlour, "dominion", kingdom="victory-dance")
    charts = charts_of(parlour, table)
    assert list(charts["values"]) == ["points", "treasures", "cards"]
    chronicle = parlour.table(table).chronicle()
    for number, seq in enumerate(charts["ends"]):
        view = kronika.replay(chronicle, seq)
        for seat in (0, 1):
            owned = view.sight(seat).owned(seat)
            assert charts["values"]["cards"][number][seat] == sum(owned.values())
            treasures = sum(owned.get(card, 0) for card in ("copper", "silver", "gold", "harem"))
            assert charts["values"]["treasures"][number][seat] == treasures


def test_valerias_points_count_a_duke_only_for_its_owner(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "valeria")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(3), 60)
        running = anna.get(f"/api/tables/{table}/charts")["values"]["points"]
        position = parlour.table(table)
        assert running[-1] == [position.sight(0).own_points(), position.sight(0).open_points(1)]
        assert running[-1][0] > position.sight(0).open_points(0)  # the duke is worth something by now
        play_on([one, two], random.Random(4))
    over = charts_of(parlour, table)["values"]["points"]
    chronicle = parlour.table(table).chronicle()
    ends = charts_of(parlour, table)["ends"]
    half = len(ends) // 2
    then = kronika.replay(chronicle, ends[half])
    assert over[half] == [then.sight(seat).own_points() for seat in (0, 1)]


def test_a_running_games_graphs_are_for_its_players(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "dominion")
    path = f"/api/tables/{table}/charts"
    assert anna.get(path)["turns"]
    for guest, query in ((anna, "?seat=1"), (anna, "?seat=all"), (parlour.guest("Eva"), "")):
        assert guest.get(path + query, 403)["id"] == "replay-running"
    assert anna.get(path + "?seat=x", 400)["id"] == "number-wrong"


def test_a_game_without_turns_has_one_for_each_answer(parlour: Parlour) -> None:
    table, _, _ = finished(parlour)
    charts = charts_of(parlour, table)
    assert [turn["seat"] for turn in charts["turns"]] == [None] * len(charts["turns"])
    assert len(charts["turns"]) == len(all_frames(parlour.guest(), table, "all")["frames"])
    # A game that names no chart values is drawn by the points of its view.
    result = parlour.table(table).result
    assert result is not None
    assert list(charts["values"]) == ["points"]
    assert (charts["values"]["points"][0], charts["values"]["points"][-1]) == ([0, 0], result.scores)


def bots_game(game: str, seats: int, bot: str, seed: str, **setup: object) -> dict[str, Any]:
    """The chronicle of a game among bots."""
    table = kronika.new_table(game, [f"Seat {seat}" for seat in range(seats)], seed, setup)
    bots = [kronika.bot(game, bot, seed=seat) for seat in range(seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table.chronicle()


def opened(parlour: Parlour, chronicle: dict[str, Any]) -> str:
    table: str = parlour.guest("Eva").post("/api/replays", chronicle)["table"]
    return table


def test_provinces_turn_a_game_of_dominion(parlour: Parlour) -> None:
    chronicle = bots_game("dominion", 2, "big-money", "provinces")
    marks = charts_of(parlour, opened(parlour, chronicle))["marks"]
    over = kronika.replay(chronicle)
    bought = [over.sight(seat).owned(seat).get("province", 0) for seat in (0, 1)]
    assert [mark["event"]["args"]["card"] for mark in marks] == ["province"] * sum(bought)
    assert [sum(mark["event"]["seat"] == seat for mark in marks) for seat in (0, 1)] == bought
    assert len(marks) >= 4
    assert marks == sorted(marks, key=lambda mark: mark["seq"])


def test_oaths_title_and_its_end_turn_it(parlour: Parlour) -> None:
    """The map that the Chronicle clears afterwards does not count as how the game stood."""
    chronicle = bots_game("oath", 3, "random", "7")
    table = opened(parlour, chronicle)
    charts = charts_of(parlour, table)
    assert list(charts["values"]) == ["goal", "sites", "holdings", "tokens", "warbands", "title"]
    assert charts["marks"][-1]["event"]["id"] == "oath-log-win"
    assert {mark["event"]["id"] for mark in charts["marks"]} <= set(find("oath").milestones)
    assert all(sum(value > 0 for value in row) == 1 for row in charts["values"]["title"])
    last = next(
        position
        for seq in range(len(chronicle["answers"]), 0, -1)
        if (position := kronika.replay(chronicle, seq)).sight(None).phase != "chronicle"
    )
    assert charts["values"]["sites"][-1] == [last.sight(None).sites_of(seat) for seat in range(3)]


# --- playing on ---


def test_playing_on_begins_where_the_game_stood(parlour: Parlour) -> None:
    table, anna, _ = finished(parlour, "dominion", kingdom="victory-dance")
    old = parlour.table(table)
    eva = parlour.guest("Eva")
    line = eva.post(f"/api/tables/{table}/play-on", {"at": 30, "seat": 1, "bot": "random"})
    assert (line["status"], line["my_seat"], line["host"]) == ("playing", 1, True)
    assert [(chair["name"], chair["bot"]) for chair in line["chairs"]] == [("Random", "random"), ("Eva", "")]
    with eva.watch(line["id"]) as device:
        device.until(lambda state: bool(state["asks"]))
        log = parlour.table(line["id"]).chronicle()["answers"]
        assert log[:30] == old.chronicle()["answers"][:30]
        play_on([device], random.Random(2))
    new = parlour.table(line["id"])
    assert new.over
    assert new.seed == old.seed
    assert parlour.table(table).digest() == old.digest()  # the old game is as it was
    assert line["id"] in [each["id"] for each in eva.get("/api/tables")]
    assert line["id"] not in [each["id"] for each in anna.get("/api/tables")]


def test_a_bot_keeps_its_chair_and_its_name(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.post(
        "/api/tables",
        {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Hugo"}]},
    )["id"]
    with anna.watch(table) as device:
        play_on([device], random.Random(5))
    line = anna.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 0, "bot": "random"})
    assert [chair["name"] for chair in line["chairs"]] == ["Anna", "Hugo"]
    line = anna.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 1, "bot": "random"})
    assert [(chair["name"], chair["mine"]) for chair in line["chairs"]] == [("Random", False), ("Anna", True)]


def test_a_game_from_a_file_can_be_played_on(parlour: Parlour) -> None:
    chronicle = bots_game("dominion", 2, "big-money", "file")
    table = opened(parlour, chronicle)
    eva = parlour.guest("Eva")
    line = eva.post(f"/api/tables/{table}/play-on", {"at": 12, "seat": 0, "bot": "big-money"})
    assert line["status"] == "playing"
    stopped = opened(parlour, kronika.replay(chronicle, upto=17).chronicle())
    line = eva.post(f"/api/tables/{stopped}/play-on", {"at": 17, "seat": 0, "bot": "big-money"})
    assert parlour.table(line["id"]).chronicle()["answers"][:17] == chronicle["answers"][:17]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"at": -1}, "play-on-over"),
        ({"at": 10**9}, "play-on-over"),
        ({"seat": 2}, "seat-unknown"),
        ({"seat": -1}, "seat-unknown"),
        ({"bot": "nobody"}, "bot-unknown"),
    ],
)
def test_playing_on_where_one_cannot(parlour: Parlour, change: dict[str, Any], problem: str) -> None:
    table, anna, _ = finished(parlour)
    wanted = {"at": 1, "seat": 0, "bot": "random", **change}
    assert anna.post(f"/api/tables/{table}/play-on", wanted, 422)["id"] == problem


def test_nobody_plays_on_from_the_end_or_from_a_running_game(parlour: Parlour) -> None:
    table, anna, _ = finished(parlour)
    last = len(parlour.table(table).chronicle()["answers"])
    body = {"at": last, "seat": 0, "bot": "random"}
    assert anna.post(f"/api/tables/{table}/play-on", body, 422)["id"] == "play-on-over"
    assert anna.post(f"/api/tables/{table}/play-on", {**body, "at": last - 1})["status"] in ("playing", "over")
    running, karel, _ = two_people(parlour, "dominion")
    body = {"at": 0, "seat": 0, "bot": "random"}
    assert karel.post(f"/api/tables/{running}/play-on", body, 403)["id"] == "play-on-running"


def test_a_sagas_game_is_not_played_on_while_its_world_is_played_with(tmp_path: Path) -> None:
    """A table that took it over would end with that world in its chronicle."""
    with Parlour(relaxed(tmp_path, games=test_sagas.GAMES)) as service:
        info, anna, karel = test_sagas.finished(service)
        path, body = f"/api/tables/{info['id']}/play-on", {"at": 1, "seat": 0, "bot": "random"}
        line = anna.post(path, body)
        assert (line["status"], line["saga"]) == ("playing", None)
        karel.post(f"/api/tables/{info['id']}/next")
        assert anna.post(path, body, 409)["id"] == "saga-on"


def test_what_is_played_on_outlives_the_server(parlour: Parlour) -> None:
    """The log alone tells the new table."""
    table, _, _ = finished(parlour, "dominion")
    eva = parlour.guest("Eva")
    line = eva.post(f"/api/tables/{table}/play-on", {"at": 20, "seat": 0, "bot": "random"})
    until(lambda: 0 in parlour.live(line["id"]).opened)
    before = parlour.table(line["id"]).digest()
    del parlour.running.service.tables._live[line["id"]]
    assert eva.get(f"/api/tables/{line['id']}")["status"] == "playing"
    assert parlour.table(line["id"]).digest() == before
    assert plain(parlour.live(line["id"]).chairs[0].name) == "Eva"
