"""A server in a process of its own, as `kronika serve` starts it, that a test may kill and start again."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from kronika.engine.table import Table
from kronika.server.live_table import LiveTable
from kronika.server.store.store import Entry, Header

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "kronika" / "server" / "static"
HIGH_CARD = "examples.high_card.game:HighCard"
SEALED_LETTER = "examples.sealed_letter.game:SealedLetter"

NOT_BUILT = f"the front end is not built: {STATIC} has no index.html. Run `cd web && npm ci && npm run build` first"


class House:
    """Bots take no time to think; the toy game is on the shelf, or another one from outside."""

    def __init__(self, data: Path, game: str = HIGH_CARD) -> None:
        if not (STATIC / "index.html").is_file():
            raise FileNotFoundError(NOT_BUILT)
        self.data = data
        self.game = game
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts and waits for the address; after a kill it is the same one."""
        command = [sys.executable, "-m", "kronika.cli", "serve", "--no-browser", "--bot-delay", "0", "--lang", "en"]
        command += ["--data", str(self.data), "--port", str(self.port), "--game", self.game]
        paths = [str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
        with open(self.data / "errors.txt", "a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                port = int(found[1])
                assert self.port in (0, port), f"port {self.port} was not free again"
                self.port = port
                return
        raise AssertionError(f"the server did not start: {self.errors()}")

    def kill(self) -> None:
        """`kill -9`: the server gets no chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(how)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()

    def errors(self) -> str:
        """What the server complained about. That a killed one left something to be tidied up is none of it."""
        lines = (self.data / "errors.txt").read_text(encoding="utf-8").splitlines()
        return "\n".join(line for line in lines if "resource_tracker" not in line)

    # --- the store, read from outside ---

    def log(self, table: str) -> list[Entry]:
        query = "select seq, kind, data, nonce, at from log where table_id = ? order by seq"
        rows = self._rows(query, table)
        return [Entry(seq, kind, json.loads(data), nonce, at) for seq, kind, data, nonce, at in rows]

    def table(self, id: str) -> Table:
        """The game played again from what the store holds."""
        query = "select game, rules, seed, generator, options from tables where id = ?"
        ((game, rules, seed, generator, options),) = self._rows(query, id)
        header = Header(id, "played", game, int(rules), "", json.loads(options), seed, "", 0.0, generator=generator)
        table = LiveTable(header, self.log(id)).table
        assert table is not None
        return table

    def _rows(self, query: str, table: str) -> list[tuple[Any, ...]]:
        store = sqlite3.connect(f"file:{self.data / 'kronika.sqlite'}?mode=ro", uri=True)
        try:
            return store.execute(query, [table]).fetchall()
        finally:
            store.close()
