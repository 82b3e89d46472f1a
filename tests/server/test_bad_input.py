"""Whatever anybody sends: a clear error to the sender, nothing changes, nobody else notices."""

from __future__ import annotations

import json
import random
import socket
import string
from collections.abc import Callable
from typing import Any

import pytest

from kronika.engine.texts import catalogue
from tests.server.parlour import Parlour, Watching, fetch, play_on, until
from tests.server.test_play import two_people

Chance = random.Random

WORDS = ["", "0", "-1", "ž", "\u0000", "null", "../..", "a" * 200, "💥", "0.0.0", "constructor", "1e999", "end-turn"]
VALUES: list[Any] = [None, True, False, 0, -1, 2**63, 2**200, 1.5, 1e308, [], {}, [[]], {"a": 1}, *WORDS]


def good_messages(device: Watching) -> list[dict[str, Any]]:
    """One of each kind that would be right now."""
    table = device.table
    ask = device.ask or {"id": "0.0.0", "options": [{"key": "end-turn"}]}
    keys = [ask["options"][0]["key"]]
    return [
        {"type": "watch", "table": table},
        {"type": "leave", "table": "elsewhere"},
        {"type": "answer", "table": table, "ask": ask["id"], "keys": keys, "nonce": "n"},
        {"type": "undo", "table": table, "nonce": "n"},
        {"type": "consent", "table": table, "agree": True},
        {"type": "chat", "table": table, "text": "hello", "nonce": "n"},
        {"type": "ping"},
    ]


def without_a_field(message: dict[str, Any], chance: Chance) -> str:
    del message[chance.choice(list(message))]
    return json.dumps(message)


def one_more_field(message: dict[str, Any], chance: Chance) -> str:
    return json.dumps(
        {**message, chance.choice(["seat", "person", "consent", "x", "__proto__"]): chance.choice(VALUES)}
    )


def another_value(message: dict[str, Any], chance: Chance) -> str:
    message[chance.choice(list(message))] = chance.choice(VALUES)
    return json.dumps(message)


def another_type(message: dict[str, Any], chance: Chance) -> str:
    return json.dumps(
        {**message, "type": chance.choice(["state", "error", "seat", "ANSWER", "answer ", 7, None, "resign"])}
    )


def cut_off(message: dict[str, Any], chance: Chance) -> str:
    text = json.dumps(message)
    return text[: chance.randrange(len(text))]


def a_slip(message: dict[str, Any], chance: Chance) -> str:
    """A few signs changed, doubled or lost."""
    signs = list(json.dumps(message))
    for _ in range(chance.randint(1, 4)):
        i = chance.randrange(len(signs))
        signs[i] = chance.choice(["", signs[i] * 2, chance.choice(string.printable), "\u2028", "😀", "\\"])
    return "".join(signs)


def nested(message: dict[str, Any], chance: Chance) -> str:
    depth = chance.choice([3, 50, 2000])
    return "[" * depth + json.dumps(message) + "]" * chance.choice([depth, depth - 1, 0])


def noise(_: dict[str, Any], chance: Chance) -> str:
    return "".join(chance.choice(string.printable) for _ in range(chance.choice([0, 1, 5, 80])))


MUTATIONS: list[Callable[[dict[str, Any], Chance], str]] = [
    without_a_field,
    one_more_field,
    another_value,
    another_type,
    cut_off,
    a_slip,
    nested,
    noise,
]


def forged(device: Watching, chance: Chance) -> str:
    """Well-formed messages that are out of turn, stale, foreign or made up."""
    answer = {
        "type": "answer",
        "table": device.table,
        "ask": "0.0.0",
        "keys": ["end-turn"],
        "nonce": chance.choice(WORDS[1:]),
    }
    asks = ["", "0.0.1", "9.9.9", "-1.0.0", f"0.{chance.randrange(99)}.{chance.randrange(4)}", chance.choice(WORDS)]
    change: dict[str, Any] = chance.choice(
        [
            {"ask": chance.choice(asks)},
            {
                "keys": [chance.choice(WORDS) for _ in range(chance.randrange(4))],
                "ask": (device.ask or {"id": "x"})["id"],
            },
            {"table": chance.choice(WORDS)},
            {"nonce": chance.choice(["", "x" * 65])},
        ]
    )
    return json.dumps({**answer, **change})


def test_thousands_of_bad_messages_change_nothing(parlour: Parlour) -> None:
    """From a player out of turn, a spectator and somebody without a session, so that even a message which a mutation
    left intact has no right to change anything."""
    table, anna, karel = two_people(parlour, "dominion", kingdom="secret-schemes")
    chance = Chance(20)
    with (
        anna.watch(table) as one,
        karel.watch(table) as two,
        parlour.guest().watch(table) as spectator,
        Watching(None, table, base=parlour.base) as nobody,
    ):
        play_on([one, two], random.Random(3), 20)
        asked, waiting = (one, two) if one.ask else (two, one)
        asked.settle()
        heard = len(asked.frames)
        digest, log = parlour.table(table).digest(), parlour.live(table).seq
        sent = 0
        for device in (waiting, spectator, nobody):
            for _ in range(1200):
                good = chance.choice(good_messages(asked if chance.random() < 0.5 else device))
                if device is waiting and good["type"] in ("undo", "chat", "consent"):
                    good = {"type": "answer", "table": table, "ask": "0.0.0", "keys": [], "nonce": "n"}
                text = forged(device, chance) if chance.random() < 0.2 else chance.choice(MUTATIONS)(good, chance)
                if device is waiting and any(word in text for word in ('"undo"', '"chat"')):
                    continue
                device.send(text)
                sent += 1
                if sent % 50 == 0:
                    device.settle()
            device.settle()
            assert device.socket.protocol.state.name == "OPEN"
        assert sent > 3000
        assert parlour.live(table).seq == log
        assert parlour.table(table).digest() == digest
        asked.settle()
        noticed = [json.loads(frame) for frame in asked.frames[heard:]]
        assert [message for message in noticed if message["type"] not in ("pong", "presence")] == []
        problems = [problem for device in (waiting, spectator, nobody) for problem in device.problems]
        assert len(problems) > 2000
        for problem in problems:
            assert problem["id"] != "server-fault"
            for lang in ("en", "cs"):
                assert catalogue(lang).faults(problem["id"], problem["args"]) == []


def test_bad_answers_of_the_player_who_is_asked_change_nothing(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion", kingdom="secret-schemes")
    chance = Chance(21)
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(3), 9)
        asked, other = (one, two) if one.ask else (two, one)
        assert asked.ask is not None
        legal = {option["key"] for option in asked.ask["options"]}
        digest, log = parlour.table(table).digest(), parlour.live(table).seq
        for number in range(600):
            keys = [chance.choice([*WORDS, *legal]) for _ in range(chance.choice([0, 2, 3, 40]))]
            if chance.random() < 0.3:
                keys = [f"{chance.choice(list(legal))} "]
            asked.answer(keys, nonce=f"b{number}")
            if number % 50 == 0:
                asked.settle()
        asked.settle()
        assert len(asked.problems) == 600
        assert {problem["id"] for problem in asked.problems} <= {
            "answer-unknown",
            "answer-too-few",
            "answer-too-many",
            "answer-too-often",
        }
        assert (parlour.live(table).seq, parlour.table(table).digest()) == (log, digest)
        play_on([asked, other], chance, 5)


def test_bad_requests_change_nothing(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "dominion")
    chance = Chance(22)
    gathering = anna.create_table("dominion", "me", "empty", "empty")
    before = (parlour.live(table).seq, parlour.live(gathering).seq)
    good: dict[str, dict[str, Any]] = {
        "/api/me": {"name": ""},
        "/api/tables": {"game": "chess", "name": "", "seats": [], "setup": {}, "player": ""},
        f"/api/tables/{gathering}/sit": {"seat": 1, "name": "Eva", "invite": "x"},
        f"/api/tables/{gathering}/fill": {"seat": 1, "bot": "steward"},
        f"/api/tables/{table}/resign": {},
        "/api/replays": {"kronika": 1, "game": "dominion", "rules": "1", "seats": [], "options": {}, "seed": ""},
    }
    eva = parlour.guest("Eva")
    for number in range(800):
        path = chance.choice(list(good))
        body = dict(good[path])
        text = chance.choice(MUTATIONS)(body, chance) if body else noise(body, chance)
        if path == "/api/me" and "name" in text:
            continue
        response = eva.http.post(path, content=text.encode("utf-8", "surrogatepass"))
        assert 400 <= response.status_code < 500, (number, path, text, response.text)
        failure = response.json()
        for lang in ("en", "cs"):
            assert catalogue(lang).faults(failure["id"], failure["args"]) == []
    assert (parlour.live(table).seq, parlour.live(gathering).seq) == before


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_ours(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    host = parlour.base.removeprefix("http://")
    address, _, port = host.partition(":")
    caplog.set_level("INFO", "kronika")
    with socket.create_connection((address, int(port))) as line:
        line.sendall(f'POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 90\r\n\r\n{{"game":'.encode())
    until(lambda: [each for each in caplog.records if getattr(each, "fields", {}).get("route") == "/api/tables"])
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "path", ["/%ff", "/api/tables/%00", "/texts/..%2f..%2fserver.en.ftl", "/api/games/%2e%2e/cards"]
)
def test_strange_addresses(parlour: Parlour, path: str) -> None:
    assert fetch(parlour.base + path).status_code == 404


def test_a_zero_byte_is_nobodys_table_and_no_nonce(parlour: Parlour) -> None:
    """PostgreSQL has no place for it; the sender learns of it, and nothing breaks."""
    table, anna, _ = two_people(parlour, "high-card")
    for path in ("/api/tables/%00", f"/api/tables/{table}%00", "/api/tables/%ff%fe"):
        assert anna.get(path, 404)["id"] == "table-unknown"
    with anna.watch(table) as one:
        one.send({"type": "watch", "table": f"{table}\0"})
        assert one.problem()["id"] == "table-unknown"
        assert one.ask is not None
        one.answer([one.ask["options"][0]["key"]], nonce="a\0b")
        assert one.problem()["id"] == "nonce-wrong"
        one.send({"type": "chat", "table": table, "text": "a\0b", "nonce": "c"})
        assert one.hear("said")["text"] == "a b"
        one.send(f'{{"type":"chat","table":"{table}","text":"half \\ud800 a sign","nonce":"d\\ud800"}}')
        assert one.problem()["id"] in ("message-wrong", "nonce-wrong")
