"""A real PostgreSQL for the tests, started by them and thrown away: one for all workers of a run.

Whoever comes first starts it; each worker holds a lock for as long as it lives; a keeper waits until nobody holds it
any more, and stops the server. So it ends with the run, however that ends.
"""

from __future__ import annotations

import fcntl
import glob
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import IO, NoReturn

import pytest

import run

USER = "kronika"
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
KEEPER = """
import fcntl, os, shutil, signal, sys, time
lock, folder = sys.argv[1], sys.argv[2]
with open(lock) as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    pid = int(open(folder + "/postmaster.pid").read())  # only now: it may have been restarted
    try:
        os.kill(pid, signal.SIGINT)  # ends all connections
        for _ in range(100):
            os.kill(pid, 0)
            time.sleep(0.1)
    except ProcessLookupError:
        pass
    shutil.rmtree(folder, ignore_errors=True)
"""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = shutil.which("initdb")
    folders = [str(Path(found).resolve().parent)] if found else []
    folders += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return next((Path(folder) for folder in folders if (Path(folder) / "postgres").exists()), None)


def missing(why: str) -> NoReturn:
    """Without a program its tests are left out, loudly; where everything has to be there, they fail."""
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(why, pytrace=False)
    warnings.warn(why, stacklevel=1)  # said even where nobody asks for the reasons of skips
    pytest.skip(why)


MISSING = (
    "PostgreSQL is not here (initdb and postgres, on PATH or in /usr/lib/postgresql), so no test runs on it. "
    "On Debian and Ubuntu: apt-get install postgresql."
)


_locks: list[IO[str]] = []
"""Held as long as this worker lives."""


class Cluster:
    """The run's PostgreSQL, as one worker sees it."""

    def __init__(self, shared: Path, **settings: str) -> None:
        """`shared` is a folder that all workers of the run have in common; `settings` go over those above."""
        self._settings = SETTINGS | settings
        self._server: subprocess.Popen[bytes] | None = None
        with open(shared / "postgres.start", "a") as start:
            fcntl.flock(start, fcntl.LOCK_EX)
            _locks.append(open(shared / "postgres.users", "a"))  # noqa: SIM115
            fcntl.flock(_locks[-1], fcntl.LOCK_SH)
            note = shared / "postgres.folder"
            self.folder = Path(note.read_text()) if note.is_file() else Path()
            if not (self.folder / "postmaster.pid").is_file():
                self.folder = self._start(shared / "postgres.users")
                note.write_text(str(self.folder))

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    @property
    def pid(self) -> int:
        return int((self.folder / "postmaster.pid").read_text())

    def _start(self, users: Path) -> Path:
        if programs() is None:
            run.ensure_program("initdb", "postgresql", "PostgreSQL for the tests of the store")
        found = programs()
        if found is None:
            raise FileNotFoundError(MISSING)
        folder = Path(tempfile.mkdtemp(prefix="kronika-pg-", dir="/tmp"))  # the way to a socket has to be short
        user = self._user()
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        initdb = [found / "initdb", "--no-sync", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        self._checked([str(word) for word in initdb], user)
        self.launch(folder)
        keeper = [sys.executable, "-c", KEEPER, str(users), str(folder)]
        subprocess.Popen(keeper, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return folder

    def launch(self, folder: Path) -> None:
        """Starts the server on its data, for the first time or again, and waits until it lets somebody in."""
        found = programs()
        assert found is not None
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = [str(found / "postgres"), "-D", str(folder / "data"), "-k", str(folder), *options]
        with open(folder / "log", "ab") as log:
            server = subprocess.Popen(
                command, user=self._user(), stdout=log, stderr=log, cwd="/", start_new_session=True
            )
        deadline = time.monotonic() + 60
        ready = [str(found / "pg_isready"), "-q", "-h", str(folder)]  # the socket is there before anybody is let in
        while subprocess.call(ready, cwd="/"):
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start:\n{(folder / 'log').read_text()}")
            time.sleep(0.05)
        (folder / "postmaster.pid").write_text(str(server.pid))
        self._server = server

    def ended(self) -> None:
        """Waits until the server that was started here has ended."""
        if self._server is not None:
            self._server.wait(60)

    @staticmethod
    def _user() -> str | None:
        """Whoever we are, unless we are root: PostgreSQL refuses to run as that."""
        if os.geteuid() != 0:
            return None
        known = {each.pw_name for each in pwd.getpwall()}
        return "postgres" if "postgres" in known else "nobody"

    @staticmethod
    def _checked(command: list[str], user: str | None) -> None:
        done = subprocess.run(command, user=user, cwd="/", capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
