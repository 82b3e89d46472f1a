"""Setups: house rules under a name, a look at what a setup would make, and how people liked what was laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.dynasty import SECRET
from tests.server.parlour import Guest, Parlour, relaxed
from tests.server.test_accounts import fresh, sign_in, sign_up
from tests.server.test_sagas import GAMES, play

FRESH = (
    "030302000110Empire and Exile0000000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF"
    "000000002006Hedvik"
)
TEN = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def member(parlour: Parlour, name: str) -> Guest:
    guest = parlour.guest(name)
    sign_up(guest, fresh(name))
    return guest


# --- under a name ---


@pytest.mark.both_stores
def test_house_rules_come_along_to_every_device_of_the_account(parlour: Parlour) -> None:
    name = fresh("Anna")
    anna, phone, other = parlour.guest("Anna"), parlour.guest("Anna"), member(parlour, "Karel")
    sign_up(anna, name)
    rules = {"game": "dominion", "name": "  Naše\nsobota ", "setup": {"kingdom": TEN, "late-treasures": True}}
    limit = {"pace": 300, "clock": {"per": "game", "increment": 5, "at_zero": "loss"}}
    kept = anna.post("/api/me/setups", {**rules, "seats": 3, **limit})
    assert kept == [{**rules, "name": "Naše sobota", "seats": 3, **limit}]
    anna.post("/api/me/setups", {"game": "north", "name": "Naše sobota", "setup": {"clans": "draft"}})
    anna.post("/api/me/setups", {**rules, "name": "Naše sobota", "setup": {"kingdom": "random"}})
    sign_in(phone, name)
    found = {each["game"]: each for each in phone.get("/api/me/setups")}
    assert len(found) == 2
    assert found["dominion"]["setup"] == {"kingdom": "random"}, "one of the same name gives way"
    assert other.get("/api/me/setups") == []
    other.post("/api/me/setups/forget", {"game": "north", "name": "Naše sobota"})
    left = phone.post("/api/me/setups/forget", {"game": "dominion", "name": "Naše sobota"})
    assert [each["game"] for each in left] == ["north"]
    assert phone.post("/api/me/setups/forget", {"game": "nor\0th", "name": "Naše\0sobota"}) == left


def test_what_cannot_be_kept_is_told_why(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, setups_per_person=2)) as parlour:
        anna = parlour.guest("Anna")
        rules: dict[str, Any] = {"game": "dominion", "name": "x", "setup": {}}
        assert anna.post("/api/me/setups", rules, 409)["id"] == "account-none"
        sign_up(anna, "Anna")
        assert anna.post("/api/me/setups", {**rules, "name": " "}, 422)["id"] == "setup-nameless"
        assert anna.post("/api/me/setups", {**rules, "game": "chess"}, 404)["id"] == "game-unknown"
        assert (
            anna.post("/api/me/setups", {**rules, "setup": {"kingdom": TEN[:9]}}, 422)["id"] == "dominion-kingdom-ten"
        )
        assert anna.post("/api/me/setups", {**rules, "setup": {"sets": ["x" * 5000]}}, 413)["id"] == "setup-large"
        assert anna.post("/api/me/setups", {**rules, "pace": -5}, 422)["id"]
        clans = {"game": "north", "name": "tři", "setup": {"clans": ["ulaf", "glenn", "panuk"]}}
        assert anna.post("/api/me/setups", {**clans, "seats": 2}, 422)["id"] == "north-clans-count"
        anna.post("/api/me/setups", clans)  # for the number of players that it fits
        anna.post("/api/me/setups", rules)
        assert anna.post("/api/me/setups", {**rules, "name": "y"}, 409)["id"] == "setup-enough"
        anna.post("/api/me/setups", rules)  # the same once more is no more


def test_a_kept_world_names_nobody(parlour: Parlour) -> None:
    anna = member(parlour, "Anna")
    (kept,) = anna.post("/api/me/setups", {"game": "oath", "name": "svět", "setup": {"chronicle": FRESH}})
    assert kept["setup"]["chronicle"] == FRESH.replace("06Hedvik", "07UNKNOWN")


# --- looking ahead ---


def test_a_world_by_string_is_told_before_it_is_played(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    told = anna.post("/api/games/oath/preview", {"setup": {"chronicle": FRESH}, "seats": 3})["parts"]
    assert [part["head"] for part in told][:2] == ["oath-preview-past", "oath-region-cradle"]
    cradle = [(line["id"], line["args"]) for line in told[1]["lines"]]
    assert cradle == [
        ("oath-preview-site", {"card": "plains"}),
        ("oath-preview-there", {"card": "longbows"}),
        ("oath-preview-facedown", {"count": 1}),
    ]
    wrong = anna.post(
        "/api/games/oath/preview", {"setup": {"chronicle": FRESH[:40] + "x" + FRESH[41:]}, "seats": 3}, 422
    )
    assert (wrong["id"], wrong["args"]["position"]) == ("oath-string-digit", 41)
    long = {"setup": {"chronicle": FRESH + "0" * 60_000}, "seats": 3}
    assert anna.post("/api/games/oath/preview", long, 413)["id"] == "setup-large"
    assert anna.post("/api/games/dominion/preview", {"setup": {}, "seats": 2}) == {"parts": []}
    # A game begins from it, and a saga.
    seats = [{"kind": "me"}, {"kind": "empty"}]
    body = {"game": "oath", "name": "", "seats": seats, "setup": {"chronicle": FRESH}, "saga": "Nová doba"}
    table = anna.post("/api/tables", body)
    assert table["saga"]["name"] == "Nová doba"
    assert table["setup"]["chronicle"] == "", "what it holds is for the table"


# --- what people liked ---


def played(host: Guest, *others: Guest, game: str = "dynasty", **setup: Any) -> str:
    table = host.create_table(game, "me", *("empty" for _ in others), *(() if others else ("random",)), **setup)
    for seat, guest in enumerate(others, 1):
        guest.sit(table, seat, host.invite(table))
    play(table, 1, host, *others)
    return table


def like(guest: Guest, table: str, stars: int, status: int = 200) -> Any:
    return guest.post(f"/api/tables/{table}/like", {"stars": stars}, status)


def liked(guest: Guest, game: str = "dynasty") -> list[tuple[Any, ...]]:
    found = guest.get(f"/api/games/{game}/liked")
    return [(each["setup"], each["stars"], each["voters"], each["mine"]) for each in found]


USUAL, OTHER = {"writes": True}, {"writes": False}


@pytest.mark.both_stores
def test_people_say_how_they_liked_it_and_nobody_learns_who_said_what(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        anna, karel, eva = (member(parlour, name) for name in ("Anna", "Karel", "Eva"))
        guest, stranger = parlour.guest("Host"), parlour.guest("Cizí")
        usual = played(anna, karel, eva)
        assert anna.get(f"/api/tables/{usual}/like") == {"stars": 0, "why": ""}
        assert like(anna, usual, 5) == {"stars": 5, "why": ""}
        like(karel, usual, 4)
        assert liked(anna) == [(USUAL, 0, 0, 5)], "two are too few: a mean would tell the other's vote"
        assert liked(karel) == [(USUAL, 0, 0, 4)]
        assert liked(eva) == liked(stranger) == []
        like(eva, usual, 4)
        assert liked(stranger) == [(USUAL, 4.5, 3, 0)], "4.33, in halves"
        # However often somebody plays it, they are one voter.
        for _ in range(2):
            like(eva, played(eva), 4)
        assert liked(stranger) == [(USUAL, 4.5, 3, 0)]
        # One who likes another very much does not put it on top of what three liked.
        other = played(anna, writes=False)
        like(anna, other, 5)
        assert [row[0] for row in liked(anna)] == [USUAL, OTHER]
        # It can be changed and taken back.
        assert like(karel, usual, 1) == {"stars": 1, "why": ""}
        assert liked(karel) == [(USUAL, 3.5, 3, 1)]
        like(karel, usual, 0)
        assert karel.get(f"/api/tables/{usual}/like")["stars"] == 0
        assert liked(stranger) == []
        # Whoever was not there, gave up or has no account has no vote.
        assert like(karel, other, 5, 403)["id"] == "like-chair"
        assert stranger.get(f"/api/tables/{other}/like")["why"] == "chair"
        given_up = anna.create_table("dynasty", "me", "empty")
        karel.sit(given_up, 1, anna.invite(given_up))
        karel.post(f"/api/tables/{given_up}/resign")
        play(given_up, 1, anna)
        assert like(karel, given_up, 5, 403)["id"] == "like-chair"
        alone = played(guest)
        assert guest.get(f"/api/tables/{alone}/like")["why"] == "account"
        assert like(guest, alone, 5, 403)["id"] == "like-account"
        running = anna.create_table("dynasty", "me", "empty")
        assert like(anna, running, 5, 409)["id"] == "like-nothing"
        assert like(anna, usual, 6, 400)["id"] == "message-wrong"
        assert like(anna, "nowhere", 3, 404)["id"] == "table-unknown"


def test_a_world_of_a_saga_is_not_rated_and_one_by_string_is_for_those_who_played_it(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        people = [member(parlour, name) for name in ("Anna", "Karel", "Eva")]
        anna, karel, eva = people
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        first = anna.post("/api/tables", {"game": "dynasty", "name": "", "seats": seats, "saga": "Doba"})["id"]
        play(first, 1, anna)
        assert anna.get(f"/api/tables/{first}/like")["why"] == "", "it began as any game does"
        following = anna.post(f"/api/tables/{first}/next")["id"]
        play(following, 1, anna)
        assert like(anna, following, 5, 409)["id"] == "like-nothing"
        world = f"{SECRET} nikdo: Karel"
        table = played(anna, karel, eva, chronicle=world)
        for guest, stars in zip(people, (5, 4, 3), strict=True):
            like(guest, table, stars)
        assert liked(anna) == [({"chronicle": f"{SECRET} nikdo: "}, 4.0, 3, 5)]
        assert liked(parlour.guest("Cizí")) == []
