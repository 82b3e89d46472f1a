"""`kronika serve`: says where it is, finds a port, knows when it already runs, and stops when asked to."""

from __future__ import annotations

import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.engine.errors import KronikaError
from kronika.server.run import address_of, listen
from kronika.server.settings import Settings, data_folder
from tests.cli.run import kronika_says
from tests.server.parlour import Parlour, fetch, relaxed
from tests.server.serving import Serving, command, environment
from tests.server.stores import ask


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    words = command(folder, "--data", str(folder / "data"), *arguments)
    return subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def line(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline().strip()


def test_a_server_from_its_first_line_to_its_last(tmp_path: Path, sqlite_only: None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = start(tmp_path, "--port", str(port))
        assert line(server) == f"Port {port} is taken, so this is the next free one."
        address = line(server).removeprefix("Kronika is at ")
        assert address.startswith("http://127.0.0.1:")
        assert int(address.rsplit(":", 1)[1]) > port
        assert fetch(f"{address}/health").json()["ok"] is True
        assert (tmp_path / "data" / "kronika.sqlite").is_file()
        second = start(tmp_path)
        assert (
            second.communicate(timeout=90)[0].strip()
            == f"Kronika is already running with this data folder, at {address}"
        )
        server.send_signal(signal.SIGINT)
        rest, _ = server.communicate(timeout=90)
        assert "Good night; the tables wait." in rest
        assert "Traceback" not in rest
        again = start(tmp_path, "--port", "0", "--lang", "cs")
        assert line(again).startswith("Kronika je na adrese http://127.0.0.1:")
        again.send_signal(signal.SIGTERM)
        assert "Traceback" not in again.communicate(timeout=90)[0]
        assert again.returncode == 0
        assert not (tmp_path / "data" / "server.address").exists()


def test_what_is_wrong_with_a_store_is_explained_in_a_line(tmp_path: Path, empty_store: None) -> None:
    url = relaxed(tmp_path / "data").database
    (tmp_path / "data").mkdir(exist_ok=True)
    ask(url, "create table alembic_version (version_num text)")
    ask(url, "insert into alembic_version values ('9999')")
    server = start(tmp_path, "--database", url)
    told = server.communicate(timeout=90)[0].strip()
    assert server.returncode == 2
    assert "newer Kronika (store 9999)" in told
    assert "\n" not in told


def test_what_people_played_is_nobody_elses_on_the_machine(tmp_path: Path, sqlite_only: None) -> None:
    """Also a file from before; the files that SQLite puts beside it are like it."""
    (tmp_path / "kronika.sqlite").touch(0o644)
    with Parlour(relaxed(tmp_path)) as parlour:
        parlour.guest("Anna")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("kronika.sqlite*")}
        assert set(modes) >= {"kronika.sqlite", "kronika.sqlite-wal"}
        assert set(modes.values()) == {0o600}


def test_a_damaged_file_is_told_at_the_start(tmp_path: Path, sqlite_only: None) -> None:
    with Parlour(relaxed(tmp_path / "data")) as parlour:
        for name in ("Anna", "Karel", "Eva"):
            parlour.guest(name)
    file = tmp_path / "data" / "kronika.sqlite"
    ask(f"sqlite:///{file}", "pragma wal_checkpoint(truncate)")
    whole = bytearray(file.read_bytes())
    whole[-4096:-3896] = b"\xff" * 200
    file.write_bytes(whole)
    told = start(tmp_path).communicate(timeout=90)[0].strip()
    assert told.startswith(f"kronika: {file} is damaged: ")
    assert "\n" not in told
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "nowhere:Chess"], "There is no module “nowhere”"),
        (["--database", "mysql://anna:sesam@db/kronika"], "not the address of a store"),
        (["--database", "postgresql://anna:sesam@127.0.0.1:1/kronika"], "cannot be reached"),
        (["--redis", "sesam://db"], "not the address of Redis"),
    ],
)
def test_what_cannot_be_served_is_explained_in_a_line(
    tmp_path: Path, sqlite_only: None, arguments: list[str], words: str
) -> None:
    done = kronika_says("serve", "--no-browser", "--lang", "en", "--data", str(tmp_path / "data"), *arguments)
    told = done.output.strip()
    assert done.exit_code == 2
    assert words in told
    assert "\n" not in told
    assert "sesam" not in told


@pytest.mark.parametrize("spelling", ["--bot-delay", "--bot-pace"])
def test_how_long_bots_take(spelling: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, no_store: None) -> None:
    """By its name, and by the one that older scripts give."""
    served: list[Settings] = []
    monkeypatch.setattr("kronika.server.run.run", lambda settings, *_: served.append(settings))
    done = kronika_says("serve", "--data", str(tmp_path), spelling, "120")
    assert done.exit_code == 0, done.output
    assert [settings.bot_delay for settings in served] == [0.12]


def test_a_host_that_is_not_here() -> None:
    with pytest.raises(KronikaError, match="Nobody can listen"):
        listen("203.0.113.7", 8000)


def test_addresses_that_can_be_clicked() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")):
        listener = listen(host, 0)
        assert address_of(listener) == f"http://{shown}:{listener.getsockname()[1]}"
        listener.close()


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, no_store: None) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "kronika"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "kronika"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == Path.home() / "Library" / "Application Support" / "kronika"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "kronika"


def test_only_a_trusted_proxy_says_how_somebody_came(tmp_path: Path, sqlite_only: None) -> None:
    """Behind https the cookie is for https only; a stranger can neither make it so nor hide where they are."""
    for proxy, believed in (("127.0.0.1", True), ("10.0.0.0/8", False)):
        server = Serving(tmp_path, "server", "--data", str(tmp_path / "data"), "--proxy", proxy).wait()
        try:
            headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
            cookie = fetch(f"{server.base}/api/me", headers=headers).headers["set-cookie"]
            assert ("secure" in cookie.lower()) is believed
        finally:
            server.stop()
