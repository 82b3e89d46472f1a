"""`kronika serve` as people start it, in processes of their own, and a real Redis between them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import run
from tests.server.cluster import missing
from tests.server.parlour import HIGH_CARD, PATIENCE, fetch, until

COMMAND = """
from functools import partial

import typer

from kronika.cli.serve import serve
from kronika.server import settings

if __name__ == "__main__":
    # A test asks again and again until something has happened: on a fast machine more often than one sender may.
    plenty = {"requests_per_second": 1e9, "new_guests_per_minute": 1e9, "passwords_per_minute": 1e9}
    settings.Settings = partial(settings.Settings, **plenty)
    typer.run(serve)
"""


def environment() -> dict[str, str]:
    """This one's, with our sources; and in English, since tests read what is printed."""
    ours = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", "LANG": "en", "LC_ALL": ""}
    return {name: value for name, value in os.environ.items() if not name.startswith("KRONIKA_")} | ours


def command(folder: Path, *arguments: str, first: str = "") -> list[str]:
    script = folder / "serve.py"
    script.write_text(first + COMMAND, encoding="utf-8")
    return [sys.executable, str(script), "--no-browser", *arguments]


class Serving:
    """One `kronika serve`, on a port of its own. `first`: what the process does before; such a one wants a folder of
    its own."""

    def __init__(self, folder: Path, name: str, *arguments: str, first: str = "") -> None:
        self._files = [folder / f"{name}.out", folder / f"{name}.log"]
        with open(self._files[0], "wb") as out, open(self._files[1], "wb") as err:
            given = ["--port", "0", "--bot-delay", "0", "--log", "json", "--game", HIGH_CARD, *arguments]
            started = command(folder, *given, first=first)
            self.process = subprocess.Popen(started, env=environment(), stdout=out, stderr=err)
        self.base = ""

    def wait(self) -> Serving:
        """Until it says where it is."""
        until(lambda: "Kronika is at " in self.out or self.process.poll() is not None)
        assert self.process.poll() is None, self.out + self.log
        self.base = self.out.split("Kronika is at ", 1)[1].split()[0]
        return self

    @property
    def out(self) -> str:
        return self._files[0].read_text(encoding="utf-8")

    @property
    def log(self) -> str:
        return self._files[1].read_text(encoding="utf-8")

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.splitlines()]

    def health(self) -> dict[str, Any]:
        told: dict[str, Any] = fetch(f"{self.base}/health").json()
        return told

    def metric(self, name: str) -> float:
        """A number of this process, by its name with labels."""
        lines = fetch(f"{self.base}/metrics").raise_for_status().text.splitlines()
        return next((float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(f"kronika_{name} ")), 0.0)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Asks it to end, and waits until it has."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class Redis:
    """A Redis that can be stopped and started again at the same place."""

    MISSING = (
        "redis-server is not on PATH, so no test runs with several processes. "
        "On Debian and Ubuntu: apt-get install redis-server."
    )

    def __init__(self, folder: Path) -> None:
        run.ensure_program("redis-server", "redis-server", "Redis for the tests of the bus")
        found = shutil.which("redis-server")
        if found is None:
            raise FileNotFoundError(self.MISSING)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._server = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until(self._answers)

    @property
    def pid(self) -> int:
        return 0 if self._server is None else self._server.pid

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self, gently: bool = False) -> None:
        if self._server is not None:
            if gently:
                self._server.terminate()
            else:
                self._server.kill()
            self._server.wait()
            self._server = None


def started_redis(folder: Path) -> Redis:
    try:
        server = Redis(folder)
    except FileNotFoundError:
        missing(Redis.MISSING)
    server.start()
    return server
