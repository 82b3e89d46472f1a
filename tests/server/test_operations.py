"""What those who look after a server see of it: logs, health, numbers, and how it stops."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import re
from collections.abc import Iterator
from hashlib import sha256
from math import inf
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

import kronika
from kronika.server import logs
from kronika.server.messages import WIRE
from kronika.server.metrics import Counter, Histogram, Metrics
from tests.server.parlour import Guest, Parlour, fetch, legal, play_on, relaxed, until
from tests.server.serving import Serving
from tests.server.test_processes import drain

GAME = "tests.server.test_bots:HardLuck"
NAME = re.compile(r'kronika_[a-z_]+(?:\{(?:le|by|outcome)="[a-z0-9.+]+"\})?', re.IGNORECASE)


# --- health and version ---


def test_health_tells_whether_the_server_can_work(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    response = fetch(f"{parlour.base}/health")
    assert response.status_code == 200
    assert response.json() == {"ok": True, "version": kronika.__version__, "bus": True, "processes": 1}
    assert "set-cookie" not in response.headers
    store = parlour.running.service.store

    async def behind() -> bool:
        return False

    async def silent() -> bool:
        await asyncio.sleep(60)
        return True

    async def broken() -> bool:
        raise OSError("no route to db.example")

    async def full(*_: object) -> None:
        raise OperationalError("", {}, Exception("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "_do", full)
        store._probed = -inf
        assert fetch(f"{parlour.base}/health").status_code == 503
    assert fetch(f"{parlour.base}/health").status_code == 200
    monkeypatch.setattr("kronika.server.routes.health.PATIENCE", 0.2)
    for ready in (behind, silent, broken):
        monkeypatch.setattr(store, "ready", ready)
        response = fetch(f"{parlour.base}/health")
        assert response.status_code == 503
        assert response.json()["ok"] is False
        assert "db.example" not in response.text


def test_the_app_knows_its_version(parlour: Parlour) -> None:
    assert parlour.guest().get("/api/about") == {"version": kronika.__version__, "wire": WIRE}


# --- numbers ---


def numbers(base: str) -> dict[str, float]:
    """What the server tells, read as Prometheus reads it: every line is a comment or a name with a number."""
    response = fetch(f"{base}/metrics")
    assert response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found: dict[str, float] = {}
    told: set[str] = set()
    for line in response.text.splitlines():
        if line.startswith("#"):
            _, word, name, *_ = line.split(" ")
            assert word in ("HELP", "TYPE")
            told.add(name)
            continue
        name, value = line.rsplit(" ", 1)
        assert NAME.fullmatch(name), line
        assert re.sub(r"_(bucket|sum|count)$|\{.*", "", re.sub(r"\{.*", "", name)) in told
        found[name] = float(value)
    return found


def test_the_numbers_follow_the_game(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        before = numbers(parlour.base)
        assert before["kronika_tables_live"] == before["kronika_sockets"] == 0
        anna = parlour.guest("Anna")
        table = anna.create_table("high-card", "me", "random")
        with anna.watch(table) as one:
            now = numbers(parlour.base)
            assert now["kronika_tables_live"] == now["kronika_tables_watched"] == now["kronika_sockets"] == 1
            play_on([one], random.Random(1))
            given = sum(seat == 0 for seat, _ in parlour.live(table).answers)
        bot = [seat for seat, _ in parlour.live(table).answers].count(1)  # it is counted after it is announced
        until(lambda: numbers(parlour.base).get('kronika_answers_total{by="bot"}') == bot)
        until(lambda: numbers(parlour.base)["kronika_sockets"] == 0)
        now = numbers(parlour.base)
        assert given == now['kronika_answers_total{by="person"}'] == now["kronika_answer_seconds_count"]
        assert now['kronika_answers_total{by="bot"}'] == now['kronika_bot_decisions_total{outcome="thought"}'] > 0
        assert 0 < now["kronika_answer_seconds_sum"] < 60
        assert now['kronika_answer_seconds_bucket{le="+Inf"}'] == given
        assert now["kronika_store_commits_total"] > before["kronika_store_commits_total"] + given
        assert now["kronika_memory_bytes"] > 10_000_000


def test_histograms_count_up_to_each_border() -> None:
    histogram = Histogram((0.1, 0.5))
    for seconds in (0.05, 0.1, 0.3, 7.0):
        histogram.observe(seconds)
    assert list(histogram.lines("n")) == [
        'n_bucket{le="0.1"} 2',
        'n_bucket{le="0.5"} 3',
        'n_bucket{le="+Inf"} 4',
        "n_sum 7.450000",
        "n_count 4",
    ]


def test_counters_and_readings() -> None:
    counter = Counter("by")
    counter.add("bot")
    counter.add("bot")
    assert list(counter.lines("n")) == ['n{by="bot"} 2']
    assert list(Counter().lines("n")) == ["n 0"]
    metrics = Metrics()
    metrics.read("moons", "gauge", "How many moons there are.", lambda: 2.5)
    assert (
        "# HELP kronika_moons How many moons there are.\n# TYPE kronika_moons gauge\nkronika_moons 2.5\n"
        in metrics.text()
    )


# --- logs ---


@pytest.fixture
def own_logging() -> Iterator[None]:
    """Whatever a test does to the logs of this process, the others don't notice."""
    root, ours = logging.getLogger(), logging.getLogger("kronika")
    before = list(root.handlers), root.level, ours.level
    yield
    root.handlers[:], _, _ = before
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_lines_for_programs_and_lines_to_read(own_logging: None) -> None:
    out = io.StringIO()
    logs.set_up("json", out)
    logs.note("table", table="abc", seats=2)
    try:
        raise ValueError("Žluťoučký kůň")
    except ValueError:
        logs.logger.exception("table %s stumbled", "abc")
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("at"))
    assert first == {"level": "info", "from": "kronika.server", "message": "table", "table": "abc", "seats": 2}
    assert second["message"] == "table abc stumbled"
    assert second["error"].endswith("ValueError: Žluťoučký kůň")
    out = io.StringIO()
    logs.set_up("text", out)
    logs.note("table", table="abc")
    logs.logger.warning("watch out", extra={"fields": {"table": "abc"}})
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d WARNING watch out table=abc\n", out.getvalue())


def test_no_log_tells_secrets(tmp_path: Path) -> None:
    """An evening with everything that happens to a server: games, talk, invitations, mistakes, attacks, a bot that
    crashes. Nothing that could let somebody in, and no word that was said, is in the log."""
    url = relaxed(tmp_path).database
    address = url.replace("kronika@/", "kronika:sesam-otevri@/")
    server = Serving(tmp_path, "server", "--database", address, "--game", GAME).wait()
    secrets = {"sesam-otevri", "Rozálie", "Přísně tajné", "nonce-of-rozalie", "forged-word"}
    try:
        rose, karel = Guest(server.base, "Rozálie"), Guest(server.base, "Kryšpín")
        for guest in (rose, karel):
            word = guest.http.cookies["kronika"]
            secrets |= {word, sha256(word.encode()).hexdigest(), guest.name}
        table = rose.create_table("hard-luck", "me", "empty", "crashing")
        invite = rose.invite(table)
        secrets.add(invite)
        rose.http.get(f"/invite/{table}?invite={invite}")
        rose.http.get(f"/api/tables/{table}?invite={invite}")
        assert karel.sit(table, 1, invite + "forged-word", 403)["id"] == "invite-forged"
        karel.sit(table, 1, invite)
        with rose.watch(table) as one, karel.watch(table) as two:
            one.send({"type": "chat", "table": table, "text": "Přísně tajné", "nonce": "nonce-of-rozalie"})
            two.hear("said")
            one.send("{")
            one.send({"type": "answer", "table": table, "ask": "forged-word", "keys": [], "nonce": "n"})
            assert one.ask is not None
            one.answer(legal(one.ask, random.Random(1)), nonce="nonce-of-rozalie")
            two.settle()
            play_on([one, two], random.Random(1))
        httpx.post(f"{server.base}/api/me", headers={"Origin": "https://evil.example/forged-word"}, json={})
        fetch(f"{server.base}/api/me", headers={"Cookie": "kronika=forged-word-forged-word-forged-word"})
        server.stop()
    finally:
        server.kill()
    lines = server.lines()
    messages = [line["message"] for line in lines]
    assert messages[0] == "serving"
    assert {"table", "over", "request", "stopping"} <= set(messages)
    assert any("I have a headache" in line.get("error", "") for line in lines)  # the bot's own words, to find it by
    assert {line["route"] for line in lines if line["message"] == "request"} >= {"/api/tables/{id}/sit", "/api/me"}
    found = [secret for secret in secrets if secret in server.log + server.out]
    assert found == []


def test_a_server_stops_cleanly_with_people_at_the_tables(tmp_path: Path) -> None:
    server = Serving(tmp_path, "server", "--database", relaxed(tmp_path).database).wait()
    try:
        anna = Guest(server.base, "Anna")
        table = anna.create_table("high-card", "me", "random")
        with anna.watch(table) as one:
            one.until(lambda state: state["info"]["asked"] == [0])
            seq = one.state["seq"]
            server.stop()
            assert server.process.returncode == 0
            assert drain(one) == 1012  # come back
        assert "Good night" in server.out
        again = Serving(tmp_path, "again", "--database", relaxed(tmp_path).database).wait()
        try:
            anna.base = again.base
            with anna.watch(table) as one:
                assert one.state["seq"] == seq
                assert one.ask is not None
        finally:
            again.kill()
    finally:
        server.kill()
