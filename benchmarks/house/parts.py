"""The parts of a house that can be hit: its server processes, the processes in which bots think, PostgreSQL, Redis."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from benchmarks.house.stage import Process
from tests.server.cluster import Cluster
from tests.server.serving import Redis


class Part(Protocol):
    name: str

    def ids(self) -> list[int]:
        """Its processes, the one that starts the others first."""

    def kill(self) -> None:
        """As `kill -9` does it."""

    def end(self) -> None:
        """As whoever runs the house would: it may finish what it is doing."""

    def start(self) -> None:
        """Starts it again and waits until it is there."""


class ServerPart:
    name = "server"

    def __init__(self, process: Process) -> None:
        self._process = process

    def ids(self) -> list[int]:
        return [self._process.id]

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.stop()

    def start(self) -> None:
        self._process.start()
        self._process.wait()


class BotsPart:
    """The processes in which a server's bots think. It starts them again itself."""

    name = "bots"

    def __init__(self, process: Process) -> None:
        self._process = process

    def ids(self) -> list[int]:
        return [id for id in children(self._process.id) if b"spawn_main" in command(id)]

    def kill(self) -> None:
        send(signal.SIGKILL, self.ids())

    def end(self) -> None:
        send(signal.SIGTERM, self.ids())

    def start(self) -> None:
        pass


class PostgresPart:
    name = "postgresql"

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def ids(self) -> list[int]:
        return [self._cluster.pid, *children(self._cluster.pid)]

    def kill(self) -> None:
        send(signal.SIGKILL, self.ids())
        self._cluster.ended()

    def end(self) -> None:
        send(signal.SIGINT, [self._cluster.pid])
        self._cluster.ended()

    def start(self) -> None:
        self._cluster.launch(self._cluster.folder)


class RedisPart:
    name = "redis"

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def ids(self) -> list[int]:
        return [self._redis.pid]

    def kill(self) -> None:
        self._redis.stop()

    def end(self) -> None:
        self._redis.stop(gently=True)

    def start(self) -> None:
        self._redis.start()


def send(sign: signal.Signals, ids: Iterable[int]) -> None:
    for id in ids:
        with suppress(ProcessLookupError):
            os.kill(id, sign)


def children(parent: int) -> list[int]:
    """The processes that a process has started; none where the system does not say."""
    try:
        return [
            int(word)
            for task in Path(f"/proc/{parent}/task").iterdir()
            for word in (task / "children").read_text().split()
        ]
    except OSError:
        return []


def command(id: int) -> bytes:
    try:
        return Path(f"/proc/{id}/cmdline").read_bytes()
    except OSError:
        return b""
