"""A house to try hard: a PostgreSQL, a Redis and some server processes, or one process with a file; thrown away in the
end.

The server is `kronika serve` as it is, but for the limits on one sender (here one machine is everybody) and, in tests
of these runs, for a fault that is planted in it: a function `module:name` that is called before it serves. With
`layers` its disk, its bus and its clock can be disturbed from outside.
"""

from __future__ import annotations

import atexit
import importlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from benchmarks.house.layers import Switches, install
from kronika.server.run import run
from kronika.server.settings import Settings
from tests.server.cluster import Cluster
from tests.server.parlour import relaxed
from tests.server.serving import Redis, environment
from tests.server.stores import FILE, Stores, ask

STARTED = 60.0
"""Seconds after which a process has to say where it is."""
RAISED = re.compile(r"^[A-Za-z_][\w.]*(?:: .*)?$", re.MULTILINE)
"""The line of a traceback that says what was raised."""


class Process:
    """One server process. It may be killed and started again, on another port."""

    def __init__(self, folder: Path, name: str, given: dict[str, Any]) -> None:
        self.name = name
        self._given = json.dumps({**given, "folder": str(folder), "name": name})
        self._folder = folder
        self.switches = Switches(folder, name)
        self._starts = 0
        self._server: subprocess.Popen[bytes] | None = None
        self.base = ""
        self.killed = 0

    def start(self) -> None:
        self._starts += 1
        command = [sys.executable, "-m", "benchmarks.house.stage", self._given]
        with open(self._file("out"), "wb") as out, open(self._file("log"), "wb") as log:
            # A killed process leaves semaphores behind; Python's keeper of them removes them and says so.
            quiet = {**environment(), "PYTHONWARNINGS": "ignore:resource_tracker:UserWarning"}
            self._server = subprocess.Popen(command, env=quiet, stdout=out, stderr=log)

    def wait(self) -> Self:
        deadline = time.monotonic() + STARTED
        while not self._ready():
            time.sleep(0.02)
            if not self.alive or time.monotonic() > deadline:
                raise RuntimeError(f"{self.name} does not start:\n{self._file('log').read_text(encoding='utf-8')}")
        return self

    def _ready(self) -> bool:
        """Whether it has told its address: the line is whole."""
        told = self._file("out").read_text(encoding="utf-8")
        if told.endswith("\n"):
            self.base = told.strip()
        return told.endswith("\n")

    def _file(self, kind: str) -> Path:
        return self._folder / f"{self.name}-{self._starts}.{kind}"

    @property
    def id(self) -> int:
        return 0 if self._server is None else self._server.pid

    @property
    def alive(self) -> bool:
        return self._server is not None and self._server.poll() is None

    def kill(self) -> None:
        """As `kill -9` does it."""
        if self._server is not None:
            self._server.send_signal(signal.SIGKILL)
            self._server.wait()
            self.killed += 1

    def stop(self) -> None:
        if self._server is not None and self.alive:
            self._server.terminate()
            try:
                self._server.wait(10)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()

    def resident(self) -> float:
        """Its memory in bytes; 0 where the system does not say."""
        if self._server is None or not self.alive:
            return 0.0
        try:
            status = Path(f"/proc/{self._server.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0.0
        line = next((line for line in status.splitlines() if line.startswith("VmRSS:")), "")
        return int(line.split()[1]) * 1024.0 if line else 0.0

    def worked(self) -> float:
        """Seconds of a core that it has used; 0 where the system does not say."""
        return 0.0 if self._server is None else worked(self._server.pid)

    def faults(self) -> list[str]:
        """Errors in all its logs, and whatever else it wrote: what was raised."""
        found = []
        for log in sorted(self._folder.glob(f"{self.name}-*.log")):
            for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
                try:
                    told = json.loads(line)
                except ValueError:
                    found.append(line)
                    continue
                if told.get("level") in ("error", "critical"):
                    error = RAISED.findall(str(told.get("error", "")))
                    found.append(f"{told['message']} {error[-1] if error else ''}".strip())
        return found


def worked(*ids: int) -> float:
    """Seconds of a core that processes and their children, also those that have ended, have used; 0 where the system
    does not say."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            id, rest = (
                int(stat.parent.name),
                stat.read_text(encoding="utf-8", errors="replace").rsplit(")", 1)[1].split(),
            )
        except OSError:
            continue
        if id in ids or int(rest[1]) in ids:
            ticks += int(rest[11]) + int(rest[12])
        if id in ids:
            ticks += int(rest[13]) + int(rest[14])
    return ticks / float(os.sysconf("SC_CLK_TCK"))


@cache
def cluster() -> Cluster:
    """One PostgreSQL for all houses of this run; it ends when the run does. What it has committed survives its own
    end, though not that of the machine."""
    shared = tempfile.mkdtemp(prefix="kronika-house-")
    atexit.register(shutil.rmtree, shared, ignore_errors=True)
    return Cluster(Path(shared), synchronous_commit="on")


@contextmanager
def kept_to(cores: int) -> Iterator[None]:
    """What is started meanwhile stays on the first of the cores that we have; we ourselves go on on the others."""
    if not cores:
        yield
        return
    free = sorted(os.sched_getaffinity(0))
    if len(free) <= cores:
        raise RuntimeError(f"{cores} cores for the house and some for the players: here are {len(free)}")
    os.sched_setaffinity(0, free[:cores])
    try:
        yield
    finally:
        os.sched_setaffinity(0, free[cores:])


class Stage:
    """The house: `with Stage(2) as stage`; `Stage(0)` is one process on a file, without Redis. With `cores` all of it
    stays on so many, and whoever plays there on the others."""

    def __init__(
        self, processes: int = 2, fault: str = "", layers: bool = False, cores: int = 0, **settings: Any
    ) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="kronika-house-"))
        self._count = processes
        self._cores = cores
        self._given = {"fault": fault, "layers": layers, "settings": settings}
        self.processes: list[Process] = []
        self.store = ""
        self.redis: Redis | None = None
        self._stores: Stores | None = None

    def __enter__(self) -> Self:
        with kept_to(self._cores):
            return self._start()

    def _start(self) -> Self:
        if self._count:
            self._stores = Stores(cluster())
            self.redis = Redis(self._folder)
            self.redis.start()
            self.store = self._stores.url(self._folder)
        else:
            self.store = f"sqlite:///{self._folder / FILE}"
        redis = "" if self.redis is None else self.redis.url
        fixed = {"data": str(self._folder), "database_url": self.store, "redis_url": redis}
        for number in range(max(1, self._count)):
            self.processes.append(Process(self._folder, f"process-{number + 1}", {**self._given, "fixed": fixed}))
        try:
            for process in self.processes:
                process.start()
            for process in self.processes:
                process.wait()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in self.processes:
            process.stop()
        if self.redis is not None:
            self.redis.stop()
        if self._stores is not None:
            self._stores.drop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def ask(self, statement: str, **values: Any) -> list[Any]:
        """Asks the store directly, past the server."""
        return ask(self.store, statement, **values)

    def beside(self) -> float:
        """Seconds of a core that PostgreSQL and Redis have used."""
        return 0.0 if self.redis is None else worked(cluster().pid, self.redis.pid)

    def faults(self) -> list[str]:
        return [f"{process.name}: {fault}" for process in self.processes for fault in process.faults()]


def serve(given: dict[str, Any]) -> None:
    if given["layers"]:
        install(Switches(Path(given["folder"]), given["name"]))
    if given["fault"]:
        module, _, name = given["fault"].partition(":")
        getattr(importlib.import_module(module), name)()
    fixed = {**given["fixed"], "data": Path(given["fixed"]["data"])}
    settings: Settings = relaxed(**{"bot_delay": 0.05, "log": "json", **fixed, **given["settings"]})

    def say(id: str, args: dict[str, Any]) -> None:
        if id == "serve-at":
            print(args["address"], flush=True)

    run(settings, "127.0.0.1", 0, False, say)


if __name__ == "__main__":
    serve(json.loads(sys.argv[1]))
