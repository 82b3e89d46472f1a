"""Two processes of `kronika serve` on one PostgreSQL with a Redis between them: any of them serves any table, and one
that dies takes nothing along."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import Cluster
from tests.server.parlour import PATIENCE, Guest, Watching, catch_up, client, legal, play_on, relaxed, until
from tests.server.people import at_home, befriend, member, online, who
from tests.server.serving import Redis, Serving, started_redis
from tests.server.stores import Stores, ask
from tests.server.test_accounts import cut
from tests.server.test_deal import Page, create_table, sit

pytestmark = [pytest.mark.usefixtures("postgres_only"), pytest.mark.xdist_group("pair")]


class Pair:
    """Two processes, started together on an empty store."""

    def __init__(self, folder: Path, redis: str, store: str) -> None:
        self.store = store
        self._folder = folder
        self._redis = redis
        self.servers = [self.start("one"), self.start("two")]
        for server in self.servers:
            server.wait()

    def start(self, name: str) -> Serving:
        redis = ["--redis", self._redis] if self._redis else []
        return Serving(self._folder, name, "--database", self.store, *redis)

    def close(self) -> None:
        for server in self.servers:
            server.kill()

    def at(self, guest: Guest, server: int) -> Guest:
        """The same person's browser at the other process, as a proxy would send them there."""
        other = Guest.__new__(Guest)
        other.base, other.name = self.servers[server].base, guest.name
        other.http = client(other.base, cookies=dict(guest.http.cookies))
        return other

    def log(self, table: str) -> list[Any]:
        return ask(self.store, "select seq, kind, data, nonce from log where table_id = :id order by seq", id=table)

    def is_over(self, table: str) -> bool:
        return bool(ask(self.store, "select 1 from endings where table_id = :id", id=table))


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """For tests that leave both alive."""
    folder = tmp_path_factory.mktemp("pair")
    store, redis = Stores(cluster), started_redis(folder)
    both = Pair(folder, redis.url, store.url(folder))
    yield both
    both.close()
    redis.stop()
    store.drop()


@pytest.fixture
def mortal_pair(tmp_path: Path, redis: Redis) -> Iterator[Pair]:
    both = Pair(tmp_path, redis.url, relaxed(tmp_path).database)
    yield both
    both.close()


def two_at_two(pair: Pair, *more: str, game: str = "high-card") -> tuple[str, Guest, Guest]:
    """Anna at the first process, Karel at the second one."""
    anna, karel = Guest(pair.servers[0].base, "Anna"), Guest(pair.servers[1].base, "Karel")
    table = anna.create_table(game, "me", "empty", *more)
    karel.sit(table, 1, anna.invite(table))
    return table, anna, karel


def test_any_process_serves_any_table(pair: Pair) -> None:
    table, anna, karel = two_at_two(pair)
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"  # he sat down at the other process
    assert [each["status"] for each in anna.get("/api/tables")] == ["playing"]
    with anna.watch(table) as one, karel.watch(table) as two:
        for _ in range(4):
            for device, other in ((one, two), (two, one)):
                assert device.ask is not None
                asked = other.state["info"]["asked"]
                device.answer(legal(device.ask, random.Random(1)))
                device.until_answered()
                other.until(lambda state, asked=asked: state["info"]["asked"] != asked)  # type: ignore[misc]
                catch_up([one, two])
        assert one.state["result"] == two.state["result"] is not None
        assert one.problems == two.problems == []
        one.send({"type": "chat", "table": table, "text": "Dobrá hra!", "nonce": "c"})
        assert two.hear("said")["text"] == "Dobrá hra!"
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        until(lambda: two.hear("presence")["info"]["rematch"] == again)
        assert karel.post(f"/api/tables/{table}/rematch")["id"] == again
    log = pair.log(table)
    assert [seq for seq, *_ in log] == list(range(1, len(log) + 1))
    until(lambda: pair.servers[0].health()["processes"] == 2)
    assert pair.servers[0].metric("bus_lag_seconds_count") > 0
    assert pair.servers[1].metric('answers_total{by="person"}') >= 4


def test_friends_at_two_processes_see_each_other_and_offer_chairs(pair: Pair) -> None:
    anna, karel = (member(pair.servers[n].base, name) for n, name in enumerate(("Anna", "Karel")))
    befriend(anna, karel)
    with at_home(anna) as one:
        with at_home(karel) as two:
            one.until(lambda now: online(now)[karel.name])
            two.until(lambda now: online(now)[anna.name])
            table = anna.create_table("high-card", "me", "empty")
            anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
            two.until(lambda now: now["bids"])
            anna.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"})
            two.until(lambda now: not now["bids"])
        one.until(lambda now: not online(now)[karel.name])


@pytest.mark.long
def test_a_tournament_goes_on_when_the_process_that_ran_it_is_killed(mortal_pair: Pair) -> None:
    anna = member(mortal_pair.servers[0].base, "Anna")
    cup = anna.post("/api/tournaments", {"game": "dominion", "name": "Cup", "rounds": 2})["line"]["id"]
    anna.post(f"/api/tournaments/{cup}/bots", {"bot": "big-money", "count": 4})
    anna.post(f"/api/tournaments/{cup}/start")
    mortal_pair.servers[0].kill()
    karel = Guest(mortal_pair.servers[1].base, "Karel")
    until(lambda: karel.get(f"/api/tournaments/{cup}")["line"]["status"] == "over", 2 * PATIENCE)
    told = karel.get(f"/api/tournaments/{cup}")
    assert sum(row["points"] for row in told["entrants"]) == 4
    assert [len(each["boards"]) for each in told["played"]] == [2, 2]


def test_bots_think_at_one_process_though_two_show_the_table(pair: Pair) -> None:
    """The process that wrote last drives them. Seldom both do, where one took long; the log takes each answer once."""
    anna, karel = Guest(pair.servers[0].base, "Anna"), Guest(pair.servers[1].base, "Karel")
    thought = ['bot_decisions_total{outcome="thought"}', 'bot_decisions_total{outcome="failed"}']
    before = [server.metric(name) for server in pair.servers for name in thought]
    table = anna.create_table("dominion", "big-money", "big-money", kingdom="first-game")
    with anna.watch(table) as one, karel.watch(table) as two:
        for device in (one, two):
            device.until(lambda state: state["info"]["status"] == "over")
        assert one.state["result"] == two.state["result"]
    answers = sum(kind == "answer" for _, kind, *_ in pair.log(table))
    decisions = sum(server.metric(name) for server in pair.servers for name in thought) - sum(before)
    assert answers <= decisions <= 1.5 * answers


def test_who_is_here_and_what_is_asked_is_known_everywhere(pair: Pair) -> None:
    table, anna, karel = two_at_two(pair)
    with anna.watch(table) as one:
        with karel.watch(table) as two:
            until(lambda: one.hear("presence")["info"]["chairs"][1]["here"])
            fill = {"seat": 1, "bot": "random"}
            assert anna.post(f"/api/tables/{table}/fill", fill, 409)["id"] == "chair-taken"
            for device in (one, two):
                assert device.ask is not None
                device.answer([device.ask["options"][0]["key"]])
            catch_up([one, two])
            two.until(lambda state: len(state["asks"]) == 1 and state["events"])
            one.send({"type": "undo", "table": table, "nonce": "u"})  # the cards lie open: it needs Karel's word
            two.until(lambda state: state["undo_asked_by"] == 0)
            two.send({"type": "consent", "table": table, "agree": True})
            one.until(lambda state: one.undos == 1)
            two.until(lambda state: two.undos == 1)
        until(lambda: not one.hear("presence")["info"]["chairs"][1]["here"])
    assert anna.post(f"/api/tables/{table}/fill", fill, 409)["id"] == "chair-wait"  # he may be back in a moment


def test_a_nonce_counts_once_whichever_process_hears_it(pair: Pair) -> None:
    table, anna, _ = two_at_two(pair)
    moved = pair.at(anna, 1)
    with anna.watch(table) as one, moved.watch(table) as two:
        assert one.ask is not None
        message = {"type": "answer", "table": table, "ask": one.ask["id"], "keys": legal(one.ask, random.Random(1))}
        for _ in range(3):
            for device in (one, two):
                device.send({**message, "nonce": "the same"})
        for device in (one, two):
            device.settle()
            assert device.problems == []
    assert [nonce for *_, nonce in pair.log(table)].count("0:the same") == 1
    assert [kind for _, kind, *_ in pair.log(table)].count("answer") == 1


def test_whoever_is_erased_at_one_process_is_so_at_the_other(pair: Pair) -> None:
    """It has the table in memory, and somebody looks at it there."""
    zoe, anna = Guest(pair.servers[0].base, "Zoë"), Guest(pair.servers[1].base, "Anna")
    table = zoe.create_table("high-card", "me", "empty")
    anna.sit(table, 1, zoe.invite(table))
    other = pair.at(zoe, 1)
    with anna.watch(table) as line, other.watch(table) as own:
        line.until(lambda state: state["info"]["status"] == "playing")
        own.send({"type": "chat", "table": table, "text": "Ahoj", "nonce": "1"})
        assert line.hear("said")["text"] == "Ahoj"
        zoe.post("/api/me/erase", {"sure": True})
        line.until(lambda state: state["info"]["chairs"][0]["name"] == "#1")
        while line.said[-1]["text"]:
            line.hear("said")
        assert line.said[-1]["name"] == "#1"
        assert cut(own) == 1012
        play_on([line], random.Random(1))
        assert line.state["result"] is not None
    assert "Zoë" not in str(anna.get(f"/api/tables/{table}")) + str(pair.log(table))


def test_limits_and_names_are_known_everywhere(pair: Pair) -> None:
    anna = Guest(pair.servers[0].base, "Anna")
    other = pair.at(anna, 1)
    assert other.get("/api/me")["name"] == "Anna"
    anna.post("/api/me", {"name": "Anička"})
    until(lambda: other.get("/api/me")["name"] == "Anička")
    seats = [{"kind": "me"}, {"kind": "empty"}]
    wanted = {"game": "high-card", "name": "", "seats": seats}

    def tables_of(guest: Guest) -> int:
        """How many tables until there are too many; every two seconds another one is free."""
        for created in count():
            answer = guest.http.post("/api/tables", json=wanted)
            if answer.status_code != 200:
                assert (answer.status_code, answer.json()["id"]) == (429, "too-fast")
                return created
        raise AssertionError

    assert tables_of(anna) >= 30
    for _ in range(20):  # within a few seconds they hear of it; by its own count the other process would let all pass
        if other.http.post("/api/tables", json=wanted).status_code == 429:
            break
        time.sleep(0.5)
    else:
        raise AssertionError("the other process has not heard of it")


def test_killing_a_process_in_mid_game_loses_nothing(mortal_pair: Pair) -> None:
    """Anna's process dies while answers are under way, with bots at the table. Anna goes to the other one, sends once
    more what nobody confirmed, and the game is played to its end as if nothing had been."""
    table, anna, karel = two_at_two(mortal_pair, "random", "random")
    lonely = anna.create_table("dominion", "me", "big-money", kingdom="first-game")  # watched by nobody
    anna.post(f"/api/tables/{lonely}/away")
    chance = random.Random(4)
    with ExitStack() as stack:
        one, two = stack.enter_context(anna.watch(table)), stack.enter_context(karel.watch(table))
        for device in (one, two):
            assert device.ask is not None
            device.answer(legal(device.ask, chance))
        for device in (one, two):
            device.until(lambda state: len(state["asks"]) == 1 and state["events"])
        told = one.state["seq"]
        stood = mortal_pair.log(table)
        assert one.ask is not None
        message = {"type": "answer", "table": table, "ask": one.ask["id"], "keys": legal(one.ask, chance), "nonce": "x"}
        one.send(message)
        mortal_pair.servers[0].kill()
        drain(one)
        told = max(told, one.state["seq"])
        anna = mortal_pair.at(anna, 1)
        again = stack.enter_context(anna.watch(table, one))
        assert again.state["seq"] >= told
        again.send(message)
        again.settle()
        assert again.problems == []
        log = mortal_pair.log(table)
        assert log[: len(stood)] == stood
        assert [nonce for *_, nonce in log].count("0:x") == 1
        # Nobody waits for the dead one's bots for long.
        again.until(lambda state: set(state["info"]["asked"]) <= {0, 1})
        play_on([again, two], chance)
        assert again.state["result"] == two.state["result"] is not None
        with anna.watch(table) as whole:
            assert whole.events == again.events  # another process tells it from the beginning, without a gap
    log = mortal_pair.log(table)
    assert [seq for seq, *_ in log] == list(range(1, len(log) + 1))
    # A table where only bots play, and nobody looks, is found by the survivor.
    until(lambda: mortal_pair.is_over(lonely))
    survivor = mortal_pair.servers[1]
    until(lambda: survivor.health().get("processes") == 1)  # too many questions are refused
    assert not [line for line in survivor.lines() if "error" in line]


def drain(device: Watching) -> int | None:
    """Reads what the server had sent before it went away; returns how it said goodbye."""
    try:
        while True:
            device.next(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.long
def test_without_redis_it_is_slower_and_nothing_is_lost(mortal_pair: Pair, redis: Redis) -> None:
    table, anna, karel = two_at_two(mortal_pair)
    with anna.watch(table) as one, karel.watch(table) as two:
        redis.stop()
        for server in mortal_pair.servers:
            until(lambda server=server: not server.health()["bus"])  # type: ignore[misc]
        one.send({"type": "chat", "table": table, "text": "Slyšíš mě?", "nonce": "c"})
        assert two.hear("said")["text"] == "Slyšíš mě?"
        chance = random.Random(2)
        for device, other in ((one, two), (two, one)):
            device.until(lambda state: state["asks"])
            assert device.ask is not None
            asked = other.state["info"]["asked"]
            device.answer(legal(device.ask, chance))
            device.until_answered()
            other.until(lambda state, asked=asked: state["info"]["asked"] != asked)  # type: ignore[misc]
        redis.start()
        for server in mortal_pair.servers:
            until(lambda server=server: server.health()["bus"])  # type: ignore[misc]
        play_on([one, two], chance)
        catch_up([one, two])
        assert one.state["result"] == two.state["result"] is not None
        assert one.problems == two.problems == []


def test_without_redis_at_all_two_processes_still_play(tmp_path: Path) -> None:
    both = Pair(tmp_path, "", relaxed(tmp_path).database)
    try:
        table, anna, karel = two_at_two(both)
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(2), 4)
            catch_up([one, two])
            assert len(both.log(table)) == 2 + 4  # two who sat down, and the answers
    finally:
        both.close()


@pytest.mark.long
def test_a_process_that_is_asked_to_stop_does_so_cleanly(mortal_pair: Pair) -> None:
    """It tells its readers to come back, finishes what is under way, and the other one goes on with its bots."""
    table, anna, karel = two_at_two(mortal_pair, "random")
    bots = anna.create_table("dominion", "me", "big-money", kingdom="first-game")
    anna.post(f"/api/tables/{bots}/away")
    with anna.watch(table) as one, karel.watch(table) as two:
        assert one.ask is not None
        message = {"type": "answer", "table": table, "ask": one.ask["id"], "keys": legal(one.ask, random.Random(1))}
        one.send({**message, "nonce": "last"})
        mortal_pair.servers[0].stop()
        assert mortal_pair.servers[0].process.returncode == 0
        assert drain(one) == 1012
        moved = mortal_pair.at(anna, 1)
        with moved.watch(table) as again:
            again.send({**message, "nonce": "last"})
            again.settle()
            assert again.problems == []
            play_on([again, two], random.Random(3))
            assert again.state["result"] is not None
    until(lambda: mortal_pair.is_over(bots))
    assert [nonce for *_, nonce in mortal_pair.log(table)].count("0:last") == 1
    told = [line["message"] for line in mortal_pair.servers[0].lines()]
    assert told[-1] == "stopped"
    assert "over" in told[told.index("stopping") :] or told[-2] == "stopping"  # the bots' game may end meanwhile
    assert "Traceback" not in mortal_pair.servers[0].out + mortal_pair.servers[0].log


def test_a_deal_is_agreed_on_across_processes(pair: Pair) -> None:
    """Anna's page speaks with one of them, Karel's with the other."""
    anna, karel = Guest(pair.servers[0].base, "Anna"), Guest(pair.servers[1].base, "Karel")
    table = create_table(anna, "me", "empty", game="dominion")["id"]
    sit(karel, table, 1, anna.invite(table))
    with Page(anna, table, 1) as one, Page(karel, table, 2) as two:
        one.until(parts=["waits", "waits"])
        one.mix()
        two.until(parts=["hashed", "waits"])
        two.mix()
        for page in (one, two):
            page.until(stage="bytes")
            page.mix(page.bytes)
        for page in (one, two):
            page.until(stage="dealt", added=[one.bytes.hex(), two.bytes.hex()])
        assert one.deal == two.deal
        one.device.until(lambda state: state["view"] != {})
        two.device.until(lambda state: state["view"] != {})
        assert one.device.state["view"]["zones"][0] == two.device.state["view"]["zones"][0]
    kinds = [kind for _, kind, *_ in pair.log(table)]
    assert kinds[:6] == ["seat", "seat", "mix", "mix", "mix", "mix"]
