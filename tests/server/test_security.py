"""Headers, cookies, origins, limits: what protects people from other pages and from each other."""

from __future__ import annotations

import base64
import json
import os
import random
import socket
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kronika.server.security import may_read_metrics
from kronika.server.socket import WATCHES
from tests.server.clock import Clock
from tests.server.parlour import PLENTY, Guest, Parlour, Watching, fetch, play_on, relaxed, until
from tests.server.stores import ask
from tests.server.test_play import two_people


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/api/me", "/api/games", "/api/nothing", "/texts/common.cs.ftl", "/nothing.js", "/health"],
)
def test_every_response_carries_the_headers(parlour: Parlour, path: str) -> None:
    headers = fetch(parlour.base + path).headers
    csp = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert csp["default-src"] == "'none'"
    assert csp["script-src"] == csp["style-src"] == csp["connect-src"] == csp["font-src"] == "'self'"
    assert csp["frame-ancestors"] == csp["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_for_the_server_only_and_the_store_knows_its_hash(parlour: Parlour) -> None:
    response = fetch(f"{parlour.base}/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    word = response.cookies["kronika"]
    hashes = [hash for (hash,) in ask(parlour.settings.database, "select hash from sessions")]
    assert sha256(word.encode()).hexdigest() in hashes
    assert word not in hashes
    for file in parlour.settings.data.glob("kronika.sqlite*"):
        assert word.encode() not in file.read_bytes()


def test_a_made_up_cookie_is_nobodys(parlour: Parlour) -> None:
    for word in ("x" * 43, "", "ž" * 30, "a" * 5000):
        response = fetch(f"{parlour.base}/api/me", headers={b"Cookie": f"kronika={word}".encode()})
        assert response.status_code in (200, 431)
        if response.status_code == 200:
            assert response.json() == {"name": "", "account": ""}
            assert response.cookies["kronika"] != word


def handshake(parlour: Parlour, origin: str) -> int:
    try:
        with connect(parlour.base.replace("http", "ws") + "/ws", additional_headers={"Origin": origin}):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_foreign_page_cannot_open_the_socket_nor_post(parlour: Parlour) -> None:
    host = parlour.base.removeprefix("http://")
    assert handshake(parlour, parlour.base) == 101
    assert handshake(parlour, f"https://{host}") == 101  # behind a proxy that speaks TLS
    anna = parlour.guest("Anna")
    for origin in ("http://evil.example", "null", f"http://{host}.evil.example", "http://127.0.0.1:1", "", "x"):
        assert handshake(parlour, origin) == 403
        response = anna.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (response.status_code, response.json()["id"]) == (403, "origin-foreign")
    assert anna.get("/api/me") == {"name": "Anna", "account": ""}
    assert anna.http.post("/api/me", json={"name": "Eva"}, headers={"Origin": parlour.base}).status_code == 200


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, origins=("http://localhost:5173",))) as parlour:
        assert handshake(parlour, "http://localhost:5173") == 101
        assert handshake(parlour, "http://localhost:5174") == 403


# --- how much and how fast ---


def test_long_messages_are_answered_and_huge_ones_cut_off(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        one.send(json.dumps({"type": "chat", "table": table, "text": "x" * 20_000, "nonce": "n"}))
        assert one.problem()["id"] == "message-too-long"
        one.send(b"\x00\x01")
        assert one.problem()["id"] == "message-not-text"
        one.settle()
        with pytest.raises(ConnectionClosed):
            send_until_closed(one, "x" * 3_000_000, 1)
        two.settle()
        assert two.said == []
    response = anna.http.post("/api/me", content=b"x" * 100_000)
    assert (response.status_code, response.json()["id"]) == (413, "body-too-long")
    chunks = anna.http.post("/api/me", content=(b"x" * 10_000 for _ in range(10)))
    assert (chunks.status_code, chunks.json()["id"]) == (413, "body-too-long")


def send_until_closed(device: Watching, text: str, times: int) -> None:
    for _ in range(times):
        device.send(text)
    while True:
        device.next()


def test_whoever_sends_too_much_is_warned_and_then_cut_off(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, messages_per_second=5.0)) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        with anna.watch(table) as one, karel.watch(table) as two:
            for _ in range(30):
                one.send({"type": "ping"})
            assert one.problem()["id"] == "too-fast"
            two.settle()  # somebody else's limit is their own
            with pytest.raises(ConnectionClosed) as closed:
                send_until_closed(one, '{"type": "ping"}', 400)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


def test_several_devices_share_a_limit(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, messages_per_second=5.0)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("high-card", "me", "empty")
        devices = [anna.watch(table) for _ in range(5)]
        for device in devices:
            for _ in range(10):
                device.send({"type": "ping"})
        refused = 0
        for device in devices:
            for _ in range(10):
                message = device.next()
                while message["type"] not in ("pong", "error"):
                    message = device.next()
                refused += message["type"] == "error"
            device.close()
        assert refused == 5 * 11 - 30  # five that came to watch, fifty pings, and a burst of thirty


def test_requests_new_tables_and_new_guests_are_limited(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, requests_per_second=2.0, new_tables_per_minute=3.0)) as parlour:
        anna = parlour.guest("Anna")
        assert anna.http.get("/api/games").status_code == 200
        refused = (anna.http.get("/api/games") for _ in range(20))
        first = next(answer for answer in refused if answer.status_code != 200)
        assert (first.status_code, first.json()["id"]) == (429, "too-fast")
    with Parlour(relaxed(tmp_path, new_tables_per_minute=3.0, new_guests_per_minute=2.0)) as parlour:
        anna = parlour.guest("Anna")
        body = {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
        codes = [anna.http.post("/api/tables", json=body).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert len(anna.get("/api/tables")) == 3
        codes = [fetch(f"{parlour.base}/api/me").status_code for _ in range(3)]
        assert codes == [200, 429, 429]


def test_connections_and_watched_tables_are_limited(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, connections_per_session=2, watched_tables=2)) as parlour:
        anna = parlour.guest("Anna")
        tables = [anna.create_table("high-card", "me", "empty") for _ in range(3)]
        with anna.watch(tables[0]) as one, anna.watch(tables[0]):
            with pytest.raises(InvalidStatus):
                anna.watch(tables[0])
            one.send({"type": "watch", "table": tables[1]})
            one.hear("state")
            one.send({"type": "watch", "table": tables[2]})
            assert one.problem()["id"] == "watch-too-many"
        until(lambda: not parlour.running.socket._open)
        anna.watch(tables[0]).close()


@pytest.mark.parametrize("limits", [{"send_queue": 10}, {"send_queue": PLENTY, "send_bytes": 300_000}], ids=str)
def test_a_reader_who_does_not_read_is_dropped_and_nobody_waits_for_them(tmp_path: Path, limits: Any) -> None:
    """Be it by the number of messages that wait for them, or by their bytes: few may be many."""
    with Parlour(relaxed(tmp_path, **limits)) as parlour:
        table, anna, karel = two_people(parlour, "dominion")
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(1), 60)
            sleeper = SlowReader(parlour.guest("Eva"), table)
            readers = parlour.running.service.rooms._readers[table]
            until(lambda: len(readers) == 3)
            for _ in range(400):
                sleeper.ask_for_everything()
            until(lambda: len(readers) == 2)
            play_on([one, two], random.Random(1), 5)
            assert two.problems == []
        sleeper.close()


def test_who_asks_for_tables_without_end_waits_and_nobody_else_does(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, watches_per_second=1e-9)) as parlour:
        table, anna, karel = two_people(parlour, "dominion")
        with karel.watch(table) as two, anna.watch(table) as one:
            for _ in range(WATCHES - 1):
                one.send({"type": "watch", "table": table})
                one.hear("state")
            for _ in range(30):
                one.send({"type": "watch", "table": table})
            one.send({"type": "ping"})
            two.settle()
            assert one.waits()


class SlowReader:
    """A device that asks for everything and reads nothing: its socket takes no more than a few kilobytes."""

    def __init__(self, guest: Guest, table: str) -> None:
        host, port = guest.base.removeprefix("http://").split(":")
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n".encode()
        )
        assert b"101" in self._socket.recv(200)
        self._table = table
        self.ask_for_everything()

    def ask_for_everything(self) -> None:
        message = json.dumps({"type": "watch", "table": self._table}).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(message))
        self._socket.sendall(bytes([0x81, 0x80 | len(message)]) + mask + masked)

    def close(self) -> None:
        self._socket.close()


# --- addresses ---


def test_unknown_addresses_and_methods_say_so(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    assert anna.get("/api/nothing", 404)["id"] == "address-unknown"
    assert anna.get("/api/tables/nothing", 404)["id"] == "table-unknown"
    assert anna.get("/api/tables/" + "x" * 500, 404)["id"] == "table-unknown"
    assert anna.get("/api/games/chess/cards", 404)["id"] == "game-unknown"
    assert anna.get("/api/games/dominion/rules/de", 404)["id"] == "language-unknown"
    assert anna.get("/api/games/high-card/rules/en", 404)["id"] == "rulebook-none"
    assert anna.get("/texts/chess.en.ftl", 404)["id"] == "game-unknown"
    response = anna.http.put("/api/me", json={})
    assert (response.status_code, response.json()["id"]) == (405, "method-wrong")
    assert anna.http.get("/nothing.html").status_code == 404


def test_a_spectator_needs_no_session(parlour: Parlour) -> None:
    table, _, _ = two_people(parlour, "dominion")
    with Watching(None, table, base=parlour.base) as nobody:
        assert nobody.state["view"]["seat"] is None
        nobody.send({"type": "chat", "table": table, "text": "hi", "nonce": "n"})
        assert nobody.problem()["id"] == "not-seated"


# --- https, names of the server, numbers ---


def test_whoever_came_by_https_comes_by_nothing_else(tmp_path: Path, parlour: Parlour) -> None:
    behind = {"X-Forwarded-Proto": "https"}
    for path in ("/", "/api/me", "/api/nothing"):
        assert "strict-transport-security" not in fetch(parlour.base + path).headers
        told = fetch(parlour.base + path, headers=behind).headers["strict-transport-security"]
        assert int(told.removeprefix("max-age=")) > 10_000_000
    with Parlour(relaxed(tmp_path, hsts=False)) as other:
        assert "strict-transport-security" not in fetch(other.base, headers=behind).headers


def test_a_server_that_has_names_goes_by_no_other(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, hosts=("Kronika.example", "*.games.example"))) as house:
        for host in ("kronika.example", "KRONIKA.EXAMPLE:8443", "a.games.example", "a.b.games.example"):
            assert fetch(f"{house.base}/api/about", headers={"Host": host}).status_code == 200
        foreign = (
            "evil.example",
            "kronika.example.evil.example",
            "games.example",
            "127.0.0.1",
            "xkronika.example",
            "[::1]",
        )
        for host in foreign:
            refused = fetch(f"{house.base}/api/about", headers={"Host": host})
            assert (refused.status_code, refused.json()["id"]) == (421, "host-unknown")
            assert "content-security-policy" in refused.headers
            assert fetch(f"{house.base}/", headers={"Host": host}).status_code == 421
            assert fetch(f"{house.base}/health", headers={"Host": host}).status_code == 200  # asked for by address
        address = house.base.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus) as closed:
            connect(address)
        assert closed.value.response.status_code == 403


LONG = "a long word"


@pytest.mark.parametrize(
    ("caller", "headers", "networks", "token", "may"),
    [
        ("127.0.0.1", {}, "127.0.0.1,::1", "", True),
        ("::1", {}, "127.0.0.1,::1", "", True),
        ("203.0.113.9", {}, "127.0.0.1,::1", "", False),
        ("127.0.0.1", {}, "", "", False),
        ("10.1.2.3", {}, "10.0.0.0/8, 192.168.0.0/16", "", True),
        ("11.1.2.3", {}, "10.0.0.0/8, 192.168.0.0/16", "", False),
        ("203.0.113.9", {}, "*", "", True),
        # Through a proxy anybody comes, whatever they say of themselves.
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, "127.0.0.1", "", False),
        ("127.0.0.1", {"Forwarded": "for=127.0.0.1"}, "127.0.0.1", "", False),
        ("203.0.113.9", {"Authorization": f"Bearer {LONG}"}, "", LONG, True),
        ("127.0.0.1", {"Authorization": f"Bearer {LONG}", "X-Forwarded-For": "1.2.3.4"}, "", LONG, True),
        ("203.0.113.9", {"Authorization": "Bearer another"}, "", LONG, False),
        ("203.0.113.9", {"Authorization": "Bearer "}, "", "", False),
        ("203.0.113.9", {}, "", LONG, False),
    ],
)
def test_who_may_read_the_numbers(caller: str, headers: dict[str, str], networks: str, token: str, may: bool) -> None:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    asked = HTTPConnection({"type": "http", "headers": raw, "client": (caller, 5)})
    assert may_read_metrics(asked, networks, token) is may


def test_the_numbers_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, metrics="10.0.0.0/8", metrics_token=LONG)) as house:
        refused = fetch(f"{house.base}/metrics")
        assert (refused.status_code, refused.json()["id"]) == (403, "metrics-closed")
        assert "kronika_sockets" not in refused.text
        told = fetch(f"{house.base}/metrics", headers={"Authorization": f"Bearer {LONG}"})
        assert (told.status_code, "kronika_sockets" in told.text) == (200, True)
