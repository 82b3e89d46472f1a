"""Rated games: who may sit there, what is forbidden, who is last, and that every game counts once and in one order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from kronika.engine.level import Levels
from kronika.rating import NEW, Outcome, Placing, Standing
from kronika.rating import Change as RatingsChange
from kronika.server import anchors, chairs, profiles, ratings
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.recount import recompute, recount
from kronika.server.store.ratings import Played, RatingStore
from kronika.server.store.store import Entry, Header, Store
from kronika.server.undo import can_undo, undo
from kronika.server.worker import register_games
from kronika.statistics import Record
from tests.server.clock import Clock
from tests.server.parlour import HIGH_CARD, Guest, Parlour, play_on, relaxed, until
from tests.server.people import befriend, who
from tests.server.stores import ask

GAME = "high-card"
WORD = "a winter's tale 7"
LEVELS = Levels({"levels": [{"id": "random", "plays": "random", "mu": 20.0, "sigma": 1.0, "games": 100}]})


@pytest.fixture(autouse=True)
def a_bot_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    register_games((HIGH_CARD,))
    monkeypatch.setattr(anchors, "levels_of", lambda game: LEVELS)
    monkeypatch.setattr(ratings, "FRESH", -1.0)


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path)) as parlour:
        yield parlour


def member(parlour: Parlour, name: str) -> Guest:
    guest = parlour.guest(name)
    guest.post("/api/account", {"name": name, "password": WORD})
    return guest


def rated_table(guest: Guest, *seats: str, status: int = 200, **more: Any) -> Any:
    kinds = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": GAME, "name": "for points", "seats": kinds, "rated": True, **more}
    return guest.post("/api/tables", body, status)


def played(*guests: Guest, bots: tuple[str, ...] = (), seed: int = 1) -> str:
    """A rated game of these, to its end."""
    host, *others = guests
    table = str(rated_table(host, "me", *("empty" for _ in others), *bots)["id"])
    for seat, guest in enumerate(others, start=1):
        guest.sit(table, seat, host.invite(table))
    devices = [guest.watch(table) for guest in guests]
    devices[0].until(lambda state: state["info"]["status"] == "playing")
    play_on(devices, random.Random(seed))
    for device in devices:
        device.close()
    until(lambda: host.get(f"/api/tables/{table}/ratings")["decided"])
    return table


# --- at the table ---


def test_a_rated_game_from_the_first_chair_to_the_profile(own_hall: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, karel, guest = member(own_hall, "Anna"), member(own_hall, "Karel"), own_hall.guest("Host")
    assert rated_table(guest, "me", "empty", status=403)["id"] == "rated-account"
    assert rated_table(anna, "me", "empty", saga="S", status=409)["id"] == "rated-saga"
    assert rated_table(anna, "me", "sage", status=409)["id"] == "rated-bot"
    beside = [{"kind": "me"}, {"kind": "beside", "name": "Eva"}]
    body = {"game": GAME, "name": "", "seats": beside, "rated": True}
    assert anna.post("/api/tables", body, 409)["id"] == "rated-device"

    anna.post("/api/me", {"name": "Queen"})
    info = rated_table(anna, "me", "empty", coach="free")
    table = info["id"]
    assert (info["rated"], info["coach"], info["chairs"][0]["name"]) == (True, "off", "Anna"), "by the account's name"
    assert info["chairs"][0]["rating"] == {"mu": 25.0, "sigma": 25 / 3}
    assert anna.post(f"/api/tables/{table}/arrange", {"coach": "free"}, 409)["id"] == "hint-rated"
    assert anna.post(f"/api/tables/{table}/beside", {"seat": 1, "name": "Eva"}, 409)["id"] == "rated-device"
    assert guest.sit(table, 1, anna.invite(table), 403)["id"] == "rated-account"
    karel.sit(table, 1, anna.invite(table))
    with anna.watch(table) as one, karel.watch(table) as other:
        one.until(lambda state: bool(state["asks"]))
        hint = anna.post(f"/api/tables/{table}/hint", {"ask": one.state["asks"][0]["id"]}, 403)
        assert hint["id"] == "hint-rated"
        who = one.state["info"]["chairs"][1]["who"]
        assert anna.post(f"/api/tables/{table}/remove", {"who": who}, 409)["id"] == "remove-rated"
        assert not anna.get(f"/api/tables/{table}/ratings")["decided"]
        play_on([one, other], random.Random(2))
    until(lambda: anna.get(f"/api/tables/{table}/ratings")["decided"])
    brought = anna.get(f"/api/tables/{table}/ratings")["seats"]
    assert sorted(each["place"] for each in brought) == [1, 2]
    winner = next(each for each in brought if each["place"] == 1)
    name = ["Anna", "Karel"][winner["seat"]]
    board = guest.get(f"/api/games/{GAME}/leaderboard")
    assert board["lines"][0]["name"] == name
    assert board["lines"][0]["rating"] == winner["after"]
    assert (board["count"], board["mine"]) == (2, None)
    assert anna.get(f"/api/games/{GAME}/leaderboard")["mine"]["games"] == 1
    with monkeypatch.context() as short:
        short.setattr(ratings, "PAGE", 1)
        page = guest.get(f"/api/games/{GAME}/leaderboard?page=1")
        assert [(line["place"], line["name"]) for line in page["lines"]] == [(2, board["lines"][1]["name"])]
        assert (page["count"], page["each"]) == (2, 1)
    profile = guest.get("/api/profile?name=anna")
    assert (profile["name"], profile["games"], profile["mine"]) == ("Anna", 1, False)
    assert profile["latest"][0]["others"] == ["Karel"]
    assert profile["latest"][0]["table"] == table
    rematch = anna.post(f"/api/tables/{table}/rematch")
    assert (rematch["rated"], rematch["coach"]) == (True, "off")
    assert rematch["chairs"][0]["rating"] == anna.get("/api/me/ratings")["ratings"][0]["rating"]

    # Whoever hides it is nowhere, for nobody but themselves.
    assert guest.post("/api/me/ratings", {"shown": "nobody"}, 409)["id"] == "account-none"
    assert anna.post("/api/me/ratings", {"shown": "nobody"})["shown"] == "nobody"
    assert guest.get("/api/profile?name=anna", 404) == guest.get("/api/profile?name=nobody+at+all", 404)
    assert [line["name"] for line in guest.get(f"/api/games/{GAME}/leaderboard")["lines"]] == ["Karel"]
    assert [each["seat"] for each in karel.get(f"/api/tables/{table}/ratings")["seats"]] == [1]
    assert karel.get("/api/profile?name=Karel")["latest"][0]["others"] == []
    assert len(anna.get(f"/api/tables/{table}/ratings")["seats"]) == 2
    assert anna.get("/api/profile?name=Anna")["mine"]
    assert rated_table(anna, "me", "empty")["chairs"][0]["rating"] is None

    # What is stored of somebody is theirs, and goes with them; the others' ratings stay.
    own = anna.get("/api/me/data")
    assert own["ratings"][0]["games"] == 1
    assert [row["seat"] for row in own["placings"]] == [0]
    before = karel.get("/api/me/ratings")
    anna.post("/api/me/erase", {"password": WORD})
    stored = ask(own_hall.settings.database, "select person from placings union all select person from ratings")
    persons = {row[0] for row in stored}
    assert sum(each.startswith("gone:") for each in persons) == 1
    assert len(persons) == 2
    assert karel.get("/api/me/ratings") == before
    changed = asyncio.run(recompute(own_hall.settings))
    assert [(each.game, each.results, each.changed) for each in changed] == [(GAME, 1, 0)]


def test_a_profile_for_friends_alone(own_hall: Parlour) -> None:
    anna, karel, eva = (member(own_hall, name) for name in ("Anna", "Karel", "Eva"))
    befriend(anna, karel)
    table = played(anna, eva)
    assert anna.post("/api/me/ratings", {"shown": "friends"})["shown"] == "friends"
    assert anna.post("/api/me/ratings", {"shown": "acquaintances"}, 400)["id"] == "message-wrong"

    def seen(reader: Guest) -> tuple[bool, set[str], list[list[str]], int]:
        """Whether somebody sees Anna's profile; who is on their leaderboard, beside whom Eva has played, and how many
        numbers they see at the table."""
        board = {line["name"] for line in reader.get(f"/api/games/{GAME}/leaderboard")["lines"]}
        beside = [game["others"] for game in reader.get("/api/profile?name=Eva")["latest"]]
        profile = reader.http.get("/api/profile?name=Anna").status_code == 200
        return profile, board, beside, len(reader.get(f"/api/tables/{table}/ratings")["seats"])

    assert seen(karel) == seen(anna) == (True, {"Anna", "Eva"}, [["Anna"]], 2)
    assert seen(own_hall.guest("Host")) == (False, {"Eva"}, [[]], 1)
    assert seen(eva) == (False, {"Eva"}, [[]], 1)
    assert eva.get("/api/profile?name=Anna", 404) == eva.get("/api/profile?name=nobody+at+all", 404)
    mine = anna.get(f"/api/games/{GAME}/leaderboard")["mine"]
    places = {line["name"]: line["place"] for line in karel.get(f"/api/games/{GAME}/leaderboard")["lines"]}
    assert mine["place"] == places["Anna"]
    # All who look at a table are told the same, so there is no number there.
    assert rated_table(anna, "me", "empty")["chairs"][0]["rating"] is None
    assert anna.get("/api/me/data")["accounts"][0]["shown"] == "friends"
    # A question makes nobody a friend, and whoever is one no longer sees nothing.
    eva.post("/api/company/ask", {"name": "Anna"})
    assert seen(eva)[0] is False
    anna.post("/api/company/block", {"who": who(anna, "Karel")})
    assert seen(karel) == (False, {"Eva"}, [[]], 1)


def test_what_is_stored_of_who_may_see_a_profile_is_read_for_ever() -> None:
    kept = ("everybody", "friends", "nobody", "somebody of a later version")
    assert [ratings.shown_of(each) for each in kept] == ["everybody", "friends", "nobody", "nobody"]


def test_bots_fill_a_rated_table_and_one_may_wish_for_equals(own_hall: Parlour, clock: Clock) -> None:
    anna, karel, eva = (member(own_hall, name) for name in ("Anna", "Karel", "Eva"))
    wish = {"game": GAME, "rated": True, "near": True, "seats": 3}
    strong = "insert into ratings select person, 'high-card', 50.0, 1.0, 9, 0.0 from accounts where name = 'Karel'"
    ask(own_hall.settings.database, strong)
    waits = anna.post("/api/open-tables", {**wish, "fill_after": 60})["id"]
    assert karel.post("/api/open-tables", wish)["id"] != waits, "too strong"
    plain = {"game": GAME, "rated": True, "seats": 3}
    assert karel.post("/api/open-tables", plain)["id"] != waits, "whoever waits there has wished for equals"
    assert own_hall.guest("G").post("/api/open-tables", wish, 403)["id"] == "rated-account"
    unrated = own_hall.guest("G").post("/api/open-tables", {"game": GAME, "seats": 3})["id"]
    line = next(each for each in eva.get("/api/open-tables")["tables"] if each["id"] == waits)
    assert (line["rated"], line["near"], line["chairs"][0]["rating"]["mu"]) == (True, True, 25.0)
    assert eva.post("/api/open-tables", wish)["id"] == waits
    assert waits != unrated
    assert anna.post(f"/api/tables/{waits}/fill", {"seat": 2, "bot": "random"})["chairs"][2]["bot"] == "random"


# --- what comes of a game ---


class Log:
    """A rated game of high card without a server, by its log."""

    def __init__(self, *occupants: Occupant, rated: bool = True) -> None:
        self.entries: list[Entry] = []
        self._chance = random.Random(3)
        order = {"order": {"rated": True}} if rated else {}
        self.live = LiveTable(Header("t", "played", GAME, 1, "", {}, "seed", "anna", 1.0), [])
        self.add(Change("seat", chairs.seats(dict(enumerate(occupants)), "begin").data | order, "begin"))

    def add(self, change: Change | None) -> None:
        assert change is not None
        entry = Entry(self.live.seq + 1, change.kind, change.data, change.nonce, 10.0 * (self.live.seq + 1))
        self.live.apply(entry)
        self.entries.append(entry)

    def answer(self, best: int | None = None) -> None:
        """One answer; the best seat plays its highest card, all others their lowest."""
        seat = next(iter(self.live.opened))
        cards = sorted((option.key for option in self.live.opened[seat].ask.options), key=lambda key: int(key[5:]))
        keys = [cards[-1] if seat == best else cards[0]]
        self.add(Change("answer", {"seat": seat, "keys": keys}, f"n{self.live.seq}"))

    def to_the_end(self, best: int) -> Outcome | None:
        while self.live.status == "playing":
            self.answer(best)
        again = LiveTable(self.live.header, self.entries)
        assert again.outcome == self.live.outcome, "the log tells it all"
        return self.live.outcome


ANNA, KAREL, EVA = (Occupant(name, name.lower()) for name in ("Anna", "Karel", "Eva"))
BOT = Occupant("Random", bot="random")


def ranks(outcome: Outcome | None) -> dict[int, tuple[int, bool]]:
    assert outcome is not None
    return {seat: (each.rank, each.left) for seat, each in outcome.placings.items()}


def test_those_who_stay_are_ranked_as_the_game_ranks_them() -> None:
    log = Log(ANNA, KAREL, BOT)
    found = ranks(log.to_the_end(best=1))
    told = log.live.result
    assert told is not None
    assert found == {seat: (rank, False) for seat, rank in enumerate(told["ranks"])}
    assert log.live.outcome is not None
    assert log.live.outcome.at == log.entries[-1].at
    assert log.live.outcome.placings[2] == Placing("", "random", told["ranks"][2])


def test_whoever_resigns_is_last_though_the_bot_wins() -> None:
    log = Log(ANNA, KAREL, BOT)
    log.answer()
    log.add(chairs.resign(log.live, "karel", "r"))
    found = ranks(log.to_the_end(best=1))
    assert log.live.result is not None
    assert 1 in log.live.result["winners"], "the bot in his chair"
    assert found[1] == (3, True)


def test_a_lent_chair_is_last_even_if_it_was_taken_back() -> None:
    log = Log(ANNA, KAREL, EVA)
    log.add(chairs.away(log.live, "anna", "a"))
    log.add(chairs.back(log.live, "anna", "b"))
    assert 0 not in log.live.gave_up, "the bot has done nothing"
    log.add(chairs.away(log.live, "karel", "c"))
    while log.live.answered.get(1, 0) < 1:
        log.answer()
    log.add(chairs.back(log.live, "karel", "d"))
    found = ranks(log.to_the_end(best=1))
    assert found[1] == (3, True)
    assert not found[0][1]


def test_of_those_who_left_the_last_is_ahead_and_then_it_is_decided() -> None:
    log = Log(ANNA, KAREL, BOT)
    log.add(chairs.resign(log.live, "anna", "r"))
    assert log.live.outcome is None, "Karel may still beat the bot"
    log.add(chairs.resign(log.live, "karel", "s"))
    assert ranks(log.live.outcome) == {0: (2, True), 1: (1, True)}, "and the bot is compared with nobody"
    at = log.entries[-1].at
    outcome = log.to_the_end(best=2)
    assert outcome is not None
    assert outcome.at == at, "whatever comes later"
    two = Log(ANNA, KAREL)
    two.add(chairs.resign(two.live, "anna", "r"))
    assert ranks(two.live.outcome) == {0: (2, True), 1: (1, False)}


def test_games_that_do_not_count() -> None:
    assert Log(ANNA, KAREL, rated=False).to_the_end(0) is None
    assert Log(BOT, BOT).to_the_end(0) is None, "nobody is there to be rated"
    old = LiveTable(Header("t", "played", GAME, 1, "", {}, "seed", "anna", 1.0), [])
    assert not old.order.rated


def test_nothing_that_has_come_out_is_taken_back() -> None:
    """Alone among bots one may otherwise take back anything; in a rated game just what nobody has seen."""
    log, free = Log(ANNA, BOT), Log(ANNA, BOT, rated=False)
    for each in (log, free):
        each.answer()
        assert can_undo(each.live, 0)
        each.answer()
    assert can_undo(free.live, 0)
    assert not can_undo(log.live, 0)
    with pytest.raises(RequestError, match="in a game that counts nothing"):
        undo(log.live, "anna", [0], "u")
    people = Log(ANNA, KAREL)
    people.answer()
    people.answer()
    with pytest.raises(RequestError, match="in a game that counts nothing"):
        undo(people.live, "anna", [0, 1], "u")


# --- counting ---


def counted(data: Path, do: Callable[[list[Store]], Any]) -> None:
    """Two processes at one store that knows Anna, Karel and Eva."""

    async def session() -> None:
        made = [Store(relaxed(data).database, durable=False) for _ in range(2)]
        for store in made:
            await store.open()
        try:
            for person in ("anna", "karel", "eva"):
                await made[0].add_person(person, f"hash of {person}")
            await do(made)
        finally:
            for store in made:
                await store.close()

    asyncio.run(session())


def nobody(bot: str) -> Standing | None:
    """No bot was measured here."""
    return None


def outcome(number: int, *order: str) -> Outcome:
    placings = {seat: Placing(person, "", seat + 1) for seat, person in enumerate(order)}
    return Outcome(f"t{number:02}", GAME, 1000.0 * number, placings)


GAMES = [
    outcome(1, "anna", "karel"),
    outcome(2, "karel", "eva", "anna"),
    outcome(3, "eva", "anna"),
    outcome(4, "karel", "anna"),
    outcome(5, "eva", "karel"),
]


async def kept(store: Store) -> list[Any]:
    rows = await RatingStore(store).of(["anna", "karel", "eva"])
    return sorted((row.person, row.mu, row.sigma, row.games, row.at) for row in rows)


@pytest.mark.both_stores
def test_every_game_counts_once_and_in_one_order_whichever_process_is_first(tmp_path: Path) -> None:
    """In order at one process; then, from nothing, crosswise and at once at two, each game twice: the same numbers."""

    async def do(stores: list[Store]) -> None:
        one, two = map(RatingStore, stores)
        for game in GAMES:
            await one.settle(game, nobody)
        in_order = await kept(stores[0])
        assert [row[3] for row in in_order] == [4, 3, 4]
        await one.settle(GAMES[0], nobody)
        assert await kept(stores[0]) == in_order, "once"
        for table in ("placings", "results", "ratings"):
            await stores[0]._do(text(f"delete from {table}"))
        await asyncio.gather(
            *(one.settle(game, nobody) for game in (GAMES[4], GAMES[1], GAMES[0])),
            *(two.settle(game, nobody) for game in (GAMES[3], GAMES[4], GAMES[2], GAMES[1])),
        )
        assert await kept(stores[1]) == in_order
        assert await one.recount(GAME, nobody, GAMES) == 0
        assert await kept(stores[1]) == in_order, "counted anew"
        # A mistake in how games were counted is mended by counting anew.
        await stores[0]._do(text("update placings set mu = 99 where table_id = 't01'"))
        await stores[0]._do(text("update ratings set mu = 99"))
        assert await two.recount(GAME, nobody, GAMES) == 2
        assert await kept(stores[1]) == in_order

    counted(tmp_path, do)


def test_a_game_whose_process_died_with_it_counts_when_it_is_next_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(store: Store, live: LiveTable) -> None:
        raise OSError("gone")

    with Parlour(relaxed(tmp_path)) as parlour:
        anna = member(parlour, "Anna")
        with monkeypatch.context() as broken:
            broken.setattr("kronika.server.tables.settle", died)
            table = str(rated_table(anna, "me", "random")["id"])
            with anna.watch(table) as device:
                play_on([device], random.Random(1))
                device.until(lambda state: state["info"]["status"] == "over")
        assert not anna.get(f"/api/tables/{table}/ratings")["decided"]
        running = parlour.running.service.tables
        running._drop(table)
        anna.get(f"/api/tables/{table}")
        assert anna.get(f"/api/tables/{table}/ratings")["decided"]
        (own,) = anna.get("/api/me/ratings")["ratings"]

        async def anew() -> int:
            store = Store(parlour.settings.database)
            await store.open()
            found = await recount(store)
            await store.close()
            return found[0].changed

        assert asyncio.run(anew()) == 0
        assert anna.get("/api/me/ratings")["ratings"] == [own]
        assert own["rating"]["mu"] != 25.0


# --- profiles ---


def test_favorites_are_what_one_has_more_often_than_the_others() -> None:
    def game(number: int, mine: list[str], theirs: list[str], rank: int) -> tuple[Played, str]:
        seen = Played(f"t{number}", "dominion", 0.0, 0, rank, False, RatingsChange(NEW, NEW))
        record = Record([0], ["person", "person"], {"oath": ["supremacy"], "rounds": ["5"], "ending": ["x"]})
        seats: list[dict[str, list[str]]] = [{"owned": mine}, {"owned": theirs}]
        return seen, msgspec.json.encode(msgspec.structs.replace(record, seats=seats)).decode()

    games = [game(1, ["village", "baron"], ["village"], 1), game(2, ["village", "baron"], ["village"], 2)]
    found = profiles.favorites([each for each, _ in games], {each.table: fact for each, fact in games})
    assert [(each.fact, each.value, each.games, each.wins) for each in found] == [
        ("oath", "supremacy", 2, 1),
        ("owned", "baron", 2, 1),
        ("owned", "village", 2, 1),
    ]
