"""A data folder of long ago opens, is played on and exported: as a SQLite file and as a PostgreSQL database.

`tests/golden/house-1` was written once, by the server as it was before chronicles had form 2, its clock put back to
February 2025. Anna and Karel have accounts and play all four games; games of bots are over; a saga is in its second
game; at one table there is a day for each answer; at another an answer was taken back. It is data: never write it
again.
"""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

import kronika
from tests.server import stores
from tests.server.parlour import PLENTY, Guest, Parlour, play_on, relaxed, until

HOUSE = Path(__file__).parents[1] / "golden" / "house-1"
GAMES = ("dominion", "north", "oath", "valeria")

pytestmark = pytest.mark.both_stores


@pytest.fixture
def old_house(tmp_path: Path, store_kind: str, empty_store: None) -> Path:
    """A folder with the old store."""
    if store_kind == "sqlite":
        (tmp_path / "kronika.sqlite").write_bytes(gzip.decompress((HOUSE / "kronika.sqlite.gz").read_bytes()))
    else:
        asyncio.run(restored(stores.current[0].url(tmp_path)))
    return tmp_path


async def restored(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(gzip.decompress((HOUSE / "kronika.sql.gz").read_bytes()).decode())
    finally:
        await connection.close()


def signed_in(parlour: Parlour, name: str) -> Guest:
    guest = parlour.guest()
    guest.post("/api/account/in", {"name": name, "password": f"heslo {name}"})
    guest.name = name
    return guest


def tables(guest: Guest) -> dict[str, dict[str, Any]]:
    """Somebody's tables by name; the first game of the saga has none."""
    return {each["name"]: each for each in guest.get("/api/tables")}


def play(table: str, *guests: Guest, most: int = 10_000) -> None:
    devices = [guest.watch(table) for guest in guests]
    play_on(devices, random.Random(1), most)
    for device in devices:
        device.close()


def test_everything_is_there_and_running_games_are_played_on(old_house: Path) -> None:
    # The time of the days' table ran out long ago: no clock is looked at, or a bot plays there between list and table.
    with Parlour(relaxed(old_house, clock_every=PLENTY)) as parlour:
        anna, karel = signed_in(parlour, "Anna"), signed_in(parlour, "Karel")
        mine = tables(anna)
        assert {name: each["status"] for name, each in mine.items()} == {
            **{f"running {game}": "playing" for game in GAMES},
            **{f"finished {game}": "over" for game in GAMES},
            "gathering dominion": "gathering",
            "days dominion": "playing",
            "undone dominion": "playing",
            "Doba mlhy": "playing",
            "": "over",
        }
        assert mine["running dominion"]["setup"]["kingdom"] == "first-game"
        for each in mine.values():  # lists say who is to choose, be their lines from before
            assert bool(each["asked"]) == (each["status"] == "playing")
            assert each["asked"] == anna.get(f"/api/tables/{each['id']}")["asked"]
        for game in GAMES:
            table = mine[f"running {game}"]
            play(table["id"], anna, karel, most=12)
            assert anna.get(f"/api/tables/{table['id']}")["seq"] > table["seq"]
        with anna.watch(mine["running oath"]["id"]) as device:
            device.settle()
            assert [line["text"] for line in device.said] == ["Dobrý tah!"]
        with anna.watch(mine["undone dominion"]["id"]):
            assert parlour.live(mine["undone dominion"]["id"]).undos == 1
        gathering = mine["gathering dominion"]["id"]
        karel.sit(gathering, 1, anna.invite(gathering))
        play(gathering, anna, karel, most=4)


def test_finished_games_are_seen_again_counted_and_exported(old_house: Path) -> None:
    with Parlour(relaxed(old_house)) as parlour:
        anna = signed_in(parlour, "Anna")
        for game in GAMES:
            table = tables(anna)[f"finished {game}"]["id"]
            chronicle = anna.get(f"/api/tables/{table}/chronicle")
            assert (chronicle["kronika"], chronicle["chance"]["generator"]) == (2, "mwc/1")
            assert kronika.replay(chronicle).digest() == chronicle["digest"]
            assert anna.get(f"/api/tables/{table}/replay?seat=all&from=0&count=2")["answers"] == len(
                chronicle["answers"]
            )
            assert anna.get(f"/api/games/{game}/statistics")["games"] >= 1
            opened = anna.post("/api/replays", chronicle)["table"]
            assert anna.get(f"/api/tables/{opened}")["status"] == "over"


def test_a_saga_goes_on_and_its_file_holds_the_old_game_and_the_new(old_house: Path) -> None:
    with Parlour(relaxed(old_house)) as parlour:
        anna = signed_in(parlour, "Anna")
        (saga,) = anna.get("/api/sagas")
        assert (saga["name"], saga["number"]) == ("Doba mlhy", 2)
        play(tables(anna)["Doba mlhy"]["id"], anna)
        file = anna.get(f"/api/sagas/{saga['id']}/file")
        assert file["kronika-saga"] == 2
        assert len(kronika.resume_saga(file).chronicles) == 2


def test_play_over_days_goes_on_where_time_has_run_out_meanwhile(old_house: Path) -> None:
    with Parlour(relaxed(old_house, clock_every=0.1)) as parlour:
        anna = signed_in(parlour, "Anna")
        table = tables(anna)["days dominion"]
        assert table["pace"] == 86400
        missed = "select count(*) from log where table_id = :table and seq > :seq and data like '%missed%'"
        url = parlour.settings.database
        until(lambda: stores.ask(url, missed, table=table["id"], seq=8)[0][0] > 0)
