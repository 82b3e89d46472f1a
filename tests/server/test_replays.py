"""Games seen again: frame by frame as the engine shows them, out as a file and in again."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.server.projection import HISTORY
from tests.server.parlour import Guest, Parlour, fetch, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_play import two_people
from tests.server.test_sight import plain


def finished(parlour: Parlour, game: str = "high-card", **setup: Any) -> tuple[str, Guest, Guest]:
    table, anna, karel = two_people(parlour, game, **setup)
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(9))
    return table, anna, karel


def all_frames(guest: Guest, table: str, seat: str, count: int = 200) -> dict[str, Any]:
    whole: dict[str, Any] = guest.get(f"/api/tables/{table}/replay?seat={seat}&from=0&count={count}")
    while len(whole["frames"]) <= whole["answers"]:
        first = len(whole["frames"])
        more = guest.get(f"/api/tables/{table}/replay?seat={seat}&from={first}&count={count}")
        assert more["first"] == first
        whole["frames"] += more["frames"]
    return whole


def test_of_a_long_game_the_end_is_told_and_the_rest_in_pages(parlour: Parlour) -> None:
    """Whoever comes late gets as much as a screen can show; each reads what they lived themselves."""
    table, anna, _ = finished(parlour, "dominion", kingdom="victory-dance")
    game = parlour.table(table)
    whole = plain(game.events(0))
    assert len(whole) > HISTORY + 5  # the shuffles are the server's: 780 mostly, one game in twenty has less than 600
    with anna.watch(table) as device:
        state = json.loads(device.frames[0])
        assert (state["first"], state["events"]) == (len(whole) - HISTORY, whole[-HISTORY:])
        assert device.events == whole
    page = anna.get(f"/api/tables/{table}/events?before={HISTORY + 5}")
    assert page == {"first": 5, "events": whole[5 : HISTORY + 5]}
    assert anna.get(f"/api/tables/{table}/events?before=5") == {"first": 0, "events": whole[:5]}
    newest = {"first": len(whole) - HISTORY, "events": whole[-HISTORY:]}
    assert anna.get(f"/api/tables/{table}/events?before=99999") == newest
    seen = fetch(f"{parlour.base}/api/tables/{table}/events", params={"before": 5}).json()["events"]
    assert seen == plain(game.events(None))[:5] != whole[:5]


def test_frames_are_the_views_and_events_of_the_engine(parlour: Parlour) -> None:
    table, anna, _ = finished(parlour, "dominion", kingdom="victory-dance")
    chronicle = parlour.table(table).chronicle()
    game = kronika.new_table(
        "dominion",
        chronicle["seats"],
        chronicle["chance"]["seed"],
        chronicle["setup"],
        listen=True,
        generator="sha512/1",
    )
    frames = all_frames(anna, table, "1", 150)
    assert frames["answers"] == len(chronicle["answers"])
    assert frames["names"] == ["Anna", "Karel"]
    heard = 0
    for number, frame in enumerate(frames["frames"]):
        if number:
            seat, *keys = chronicle["answers"][number - 1]
            game.answer(seat, keys)
        assert frame["seq"] == number
        assert frame["view"] == plain(game.view(1))
        assert frame["events"] == plain(game.events(1, heard))
        heard += len(frame["events"])
    assert game.over
    assert game.result is not None
    assert frames["result"] == plain(game.result.detailed())


def test_everybodys_view_shows_all_hands(parlour: Parlour) -> None:
    table, _, _ = finished(parlour)
    frames = all_frames(parlour.guest(), table, "all")
    assert frames["eyes"] == ["all", 0, 1]
    chronicle = parlour.table(table).chronicle()
    for frame in frames["frames"]:
        game = kronika.replay(chronicle, frame["seq"])
        for zone in frame["view"]["zones"]:
            assert len(zone["cards"]) == zone["count"]
            assert zone in plain(game.view(zone["owner"])["zones"])
        assert frame["view"]["seat"] is None


def test_everybodys_events_show_what_any_seat_saw(parlour: Parlour) -> None:
    table, _, _ = finished(parlour, "dominion", kingdom="victory-dance")
    events = [event for frame in all_frames(parlour.guest(), table, "all")["frames"] for event in frame["events"]]
    game = kronika.replay(parlour.table(table).chronicle(), listen=True)
    own = [plain(game.events(seat)) for seat in (0, 1)]
    assert len(events) == len(own[0])
    drawn = 0
    for event, *seen in zip(events, *own, strict=True):
        for move, *parts in zip(event["moves"], *(each["moves"] for each in seen), strict=True):
            shown = [Counter(card["face"] for card in each["cards"]) for each in (move, *parts)]
            # Of one event both seats see the same cards, or one of them sees none.
            assert shown[0] == shown[1] | shown[2]
            drawn += any(len(part["cards"]) < len(move["cards"]) for part in parts)
    assert drawn > 10  # there were hidden cards to show


def test_a_running_game_is_seen_through_ones_own_eyes_only(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(1), 20)
        path = f"/api/tables/{table}/replay"
        frames = anna.get(f"{path}?seat=0&from=5&count=3")
        assert [frame["seq"] for frame in frames["frames"]] == [5, 6, 7]
        assert (frames["eyes"], frames["result"]) == ([0], None)
        assert anna.get(path)["frames"][-1]["view"] == one.state["view"]
        for guest, query in ((anna, "?seat=1"), (anna, "?seat=all"), (karel, "?seat=0"), (parlour.guest("Eva"), "")):
            assert guest.get(path + query, 403)["id"] == "replay-running"
        assert anna.get(f"/api/tables/{table}/chronicle", 403)["id"] == "chronicle-running"


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "from=1.5", "count=", "from=99999999", "seat=%C2%B2"])
def test_a_replay_that_makes_no_sense(parlour: Parlour, query: str) -> None:
    table, anna, _ = finished(parlour)
    assert anna.get(f"/api/tables/{table}/replay?{query}", 400)["id"] == "number-wrong"


def test_a_replay_beyond_the_end_is_empty(parlour: Parlour) -> None:
    table, anna, _ = finished(parlour)
    assert anna.get(f"/api/tables/{table}/replay?from=9999")["frames"] == []
    assert anna.get(f"/api/tables/{table}/replay?seat=7", 403)["id"] == "seat-unknown"


# --- files ---


def test_a_chronicle_goes_out_and_comes_in_again(parlour: Parlour) -> None:
    table, anna, karel = finished(parlour, "dominion")
    response = karel.http.get(f"/api/tables/{table}/chronicle")
    assert response.headers["content-disposition"] == f'attachment; filename="dominion-{table}.json"'
    chronicle = response.json()
    assert kronika.replay(chronicle).over
    eva = parlour.guest("Eva")
    opened = eva.post("/api/replays", chronicle)["table"]
    assert eva.get(f"/api/tables/{opened}")["status"] == "over"
    assert eva.get("/api/tables") == []
    assert all_frames(parlour.guest(), opened, "all")["frames"] == all_frames(anna, table, "all")["frames"]
    assert eva.get(f"/api/tables/{opened}/chronicle") == chronicle
    with eva.watch(opened) as device:
        assert device.state["result"] == plain(chronicle_result(chronicle))
        assert device.ask is None


def chronicle_result(chronicle: dict[str, Any]) -> object:
    result = kronika.replay(chronicle).result
    assert result is not None
    return result.detailed()


def test_a_stopped_game_can_be_opened_too(parlour: Parlour) -> None:
    table, _, _ = finished(parlour, "dominion")
    chronicle = parlour.table(table).chronicle()
    stopped = kronika.replay(chronicle, upto=17).chronicle()
    eva = parlour.guest("Eva")
    opened = eva.post("/api/replays", stopped)["table"]
    frames = all_frames(eva, opened, "0")
    assert (frames["answers"], frames["result"]) == (17, None)
    with eva.watch(opened) as device:
        assert (device.state["info"]["status"], device.state["info"]["asked"]) == ("over", [])


def played(seed: str) -> dict[str, Any]:
    table = kronika.new_table("high-card", ["Anna", "Karel"], seed=seed)
    while table.asks:
        table.answer(table.asks[0].seat, table.asks[0].keys()[: table.asks[0].least])
    return table.chronicle()


def test_no_new_table_has_a_seed_that_is_too_long(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        eva = parlour.guest("Eva")
        for length in (129, 900_000):
            chronicle = played("x" * length)
            refused = eva.post("/api/replays", chronicle, 422)
            assert (refused["id"], refused["args"]) == ("seed-too-long", {"most": 128, "length": length})
            assert kronika.replay(chronicle).over, "but a file of one's own is shown on one's own computer"
        assert ask(parlour.settings.database, "select count(*) from tables") == [(0,)]
        opened = eva.post("/api/replays", played("x" * 128))["table"]
        assert eva.get(f"/api/tables/{opened}/replay?seat=all")["frames"]
    # A table from before there was a limit is shown, but no other begins with its seed.
    ask(parlour.settings.database, "delete from log where kind = 'answer'")  # another seed deals other cards
    ask(parlour.settings.database, "delete from endings")
    ask(parlour.settings.database, "update tables set seed = :seed", seed="y" * 900_000)
    with Parlour(relaxed(tmp_path)) as parlour:
        eva = parlour.guest("Eva")
        assert eva.get(f"/api/tables/{opened}/replay?seat=all")["frames"]
        refused = eva.post(f"/api/tables/{opened}/play-on", {"at": 0, "seat": 0, "bot": "random"}, 422)
        assert refused["id"] == "seed-too-long"


def test_damaged_files_are_refused(parlour: Parlour) -> None:
    table, _, _ = finished(parlour)
    good = parlour.table(table).chronicle()
    eva = parlour.guest("Eva")
    count = len(parlour.running.service.tables._live)
    for damage, problem in (
        ({"answers": good["answers"][1:]}, {"chronicle-answer", "chronicle-digest"}),
        ({"chance": {**good["chance"], "seed": "another"}}, {"chronicle-answer", "chronicle-digest"}),
        ({"digest": "0"}, {"chronicle-digest"}),
        ({"kronika": 99}, {"chronicle-newer"}),
        ({"rules": 0}, {"chronicle-rules"}),
        ({"game": "chess"}, {"game-unknown"}),
        ({"seats": ["only one"]}, {"chronicle-answer-form", "seats-wrong"}),
        ({"answers": [[0, 7]]}, {"chronicle-answer-form"}),
        ({"answers": None}, {"chronicle-field"}),
    ):
        response = eva.http.post("/api/replays", json={**good, **damage})
        assert 400 <= response.status_code < 500
        assert response.json()["id"] in problem
    wrong = {**good, "answers": [[0, "play:0"]]}
    response = eva.http.post("/api/replays", json=wrong, headers={"Accept-Language": "cs-CZ,cs;q=0.9"})
    failure = response.json()
    assert (failure["id"], failure["args"]["cause"]) == ("chronicle-answer", "answer-unknown")
    assert "nabídce" in failure["args"]["why"]
    text = json.dumps(good)
    for body in (b"", b"[]", b"\xff\xfe", text[:-20].encode(), b"[" * 100_000, b'"chronicle"'):
        response = eva.http.post("/api/replays", content=body)
        assert response.status_code == 422
        assert response.json()["id"] in ("chronicle-not-json", "chronicle-not-one")
    assert eva.http.post("/api/replays", content=b" " * 2_000_000).status_code == 413
    assert len(parlour.running.service.tables._live) == count
