"""`kill -9` at any moment: after a restart every table stands where it stood."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Guest, Watching, fetch, legal, relaxed, until
from tests.server.stores import ask

SERVER = """
import sys, uvicorn
from pathlib import Path
from tests.server.parlour import relaxed
from kronika.server.app import create_app
if __name__ == "__main__":
    app = create_app(relaxed(Path(sys.argv[1]), database_url=sys.argv[3]))
    uvicorn.run(app, port=int(sys.argv[2]), log_level="error", ws="websockets-sansio")
"""


class Process:
    """A server in a process of its own that can be killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        script = data / "server.py"
        script.write_text(SERVER, encoding="utf-8")
        settings = relaxed(data)
        self.store = settings.database
        self._command = [sys.executable, str(script), str(data), str(self.port), settings.database_url]
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path])}
        self._server = subprocess.Popen(self._command, env=environment)
        until(self._answers)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()  # a request costs more than to look
            return fetch(f"{self.base}/health").status_code == 200
        except (OSError, httpx.TransportError):
            return False

    def kill(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGKILL)
            self._server.wait()
            self._server = None

    def log(self, table: str) -> list[tuple[int, str, str]]:
        return ask(self.store, "select seq, kind, data from log where table_id = :id order by seq", id=table)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    server = Process(tmp_path)
    server.start()
    yield server
    server.kill()


def test_kill_at_any_moment(process: Process, long: bool) -> None:
    """Two people and a bot play a kingdom full of questions; the server dies again and again while answers are under
    way. Whatever a player was told is still true, and every answer they gave counts once."""
    chance = random.Random(11)
    anna, karel = Guest(process.base, "Anna"), Guest(process.base, "Karel")
    table = anna.create_table("dominion", "me", "empty", "random", kingdom="secret-schemes")
    karel.sit(table, 1, anna.invite(table))
    told = 0
    in_flight: tuple[int, dict[str, object]] | None = None
    for _ in range(7 if long else 3):
        devices = [anna.watch(table), karel.watch(table)]
        for device in devices:
            # Nothing that anybody was told has been forgotten.
            assert device.state["seq"] >= told
        before = process.log(table)
        if in_flight is not None:
            # The answer that was under way is given once more with its nonce: it counts once, whether or not it had
            # reached the store.
            seat, message = in_flight
            devices[seat].send(message)
            devices[seat].settle()
            assert devices[seat].problems == []
            assert nonces(process, table).count(f"{seat}:{message['nonce']}") == 1
        in_flight = None
        try:
            for _ in range(chance.randint(1, 40)):
                if devices[0].state["info"]["status"] == "playing":
                    in_flight = play_one(devices, chance)
            told = max(device.state["seq"] for device in devices)
            in_flight = send_one(devices, chance) or in_flight
            time.sleep(chance.choice([0, 0.001, 0.003]))  # the answer is in a buffer, in the engine, or in the store
            process.kill()
            for device in devices:
                drain(device)
        except ConnectionClosed:
            pass
        told = max(told, *(device.state["seq"] for device in devices))
        for device in devices:
            device.close()
        log = process.log(table)
        assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
        assert log[: len(before)] == before
        process.start()
    with anna.watch(table) as one, karel.watch(table) as two:
        last = max(one.state["seq"], two.state["seq"])
        assert last >= told
        assert one.state["view"]["seats"][0]["name"] == "Anna"
    for guest in (anna, karel):
        guest.http.close()


def nonces(process: Process, table: str) -> list[str]:
    return [nonce for (nonce,) in ask(process.store, "select nonce from log where table_id = :id", id=table)]


def test_in_the_middle_of_an_effect(process: Process, long: bool) -> None:
    """Where a card is half done, everything is as it was: views, questions with their ids, and the story so far."""
    chance = random.Random(5)
    anna, karel = Guest(process.base, "Anna"), Guest(process.base, "Karel")
    for _ in range(3 if long else 1):
        table = anna.create_table("dominion", "me", "empty", kingdom="secret-schemes")
        karel.sit(table, 1, anna.invite(table))
        devices = [anna.watch(table), karel.watch(table)]
        while not half_done(devices):
            play_one(devices, chance)
        process.kill()
        process.start()
        for guest, device in zip((anna, karel), devices, strict=True):
            with guest.watch(table) as after:
                assert after.events == device.events
                # `first` is where the events of this very message begin: the whole story after, its last part before.
                changing = {"info": None, "events": None, "first": None, "epoch": None}
                assert {**after.state, **changing} == {**device.state, **changing}
                assert after.state["info"]["asked"] == device.state["info"]["asked"]
            device.close()
        devices = [anna.watch(table), karel.watch(table)]
        play_one(devices, chance)  # and it goes on
        for device in devices:
            assert device.problems == []
            device.close()
    for guest in (anna, karel):
        guest.http.close()


def half_done(devices: list[Watching]) -> set[str]:
    """Questions that cards ask, not phases."""
    asked = {ask["what"]["id"] for device in devices for ask in device.state["asks"]}
    return asked - {"dominion-ask-action", "dominion-ask-buy"}


def play_one(devices: list[Watching], chance: random.Random) -> tuple[int, dict[str, object]] | None:
    """One answer from whoever is asked, and everybody hears of it."""
    sent = send_one(devices, chance)
    if sent is None:  # perhaps the question has not been read yet, else it is the bot's turn
        for device in devices:
            device.settle()
        sent = send_one(devices, chance)
    if sent is None:
        devices[0].hear("state")
    else:
        devices[sent[0]].settle()
    for device in devices:
        device.settle()
    return sent


def send_one(devices: list[Watching], chance: random.Random) -> tuple[int, dict[str, object]] | None:
    for seat, device in enumerate(devices):
        if device.ask is not None:
            message = {
                "type": "answer",
                "table": device.table,
                "ask": device.ask["id"],
                "keys": legal(device.ask, chance),
                "nonce": device.nonce(),
            }
            device.send(message)
            return seat, message
    return None


def drain(device: Watching) -> None:
    """Reads what the server had sent before it died."""
    try:
        while True:
            device.next(1)
    except (ConnectionClosed, EOFError):
        pass


def test_bots_go_on_after_a_restart_without_anybody_watching(process: Process) -> None:
    anna = Guest(process.base, "Anna")
    table = anna.create_table("dominion", "me", "random", "random", kingdom="first-game")
    anna.post(f"/api/tables/{table}/away")
    until(lambda: len(process.log(table)) > 5)
    process.kill()
    stood = process.log(table)
    assert len(stood) > 5
    process.start()
    until(lambda: len(process.log(table)) > len(stood) + 20)  # through several turns of each
    assert process.log(table)[: len(stood)] == stood
    anna.http.close()


def test_an_invitation_and_a_session_outlive_the_server(process: Process) -> None:
    anna, karel = Guest(process.base, "Anna"), Guest(process.base, "Karel")
    table = anna.create_table("high-card", "me", "empty")
    invite = anna.invite(table)
    with anna.watch(table) as one:
        one.send({"type": "chat", "table": table, "text": "Přijdeš?", "nonce": "1"})
        one.hear("said")
    process.kill()
    process.start()
    assert anna.get("/api/me")["name"] == "Anna"
    assert [each["id"] for each in anna.get("/api/tables")] == [table]
    assert karel.sit(table, 1, invite)["status"] == "playing"
    with anna.watch(table) as one:
        one.settle()
        assert [line["text"] for line in one.said] == ["Přijdeš?"]
        assert one.ask is not None
    anna.http.close()
    karel.http.close()


def test_no_worker_outlives_its_server(process: Process) -> None:
    """Bots' processes end with the server, even if it could not say goodbye."""
    anna = Guest(process.base, "Anna")
    anna.watch_to_the_end(anna.create_table("high-card", "random", "random"))
    assert process._server is not None
    children = children_of(process._server.pid)
    assert children
    process.kill()
    until(lambda: not [child for child in children if alive(child)])
    anna.http.close()


def processes() -> list[tuple[int, int, str]]:
    """Id, parent and state of all processes."""
    if not Path("/proc/self/stat").is_file():
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
        rows = [line.split() for line in listed.stdout.splitlines()]
        return [(int(id), int(parent), state) for id, parent, state in rows]
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = status.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue  # it has just ended
        found.append((int(status.parent.name), int(parent), state))
    return found


def children_of(parent: int) -> list[int]:
    return [id for id, above, _ in processes() if above == parent]


def alive(process: int) -> bool:
    return any(id == process and not state.startswith("Z") for id, _, state in processes())
