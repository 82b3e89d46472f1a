"""`kronika password`: whoever forgot their password gets a new one from whoever looks after the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.run import kronika_says
from tests.server.parlour import Parlour, relaxed

OLD = "čtyři koně ve dvoře"


def test_a_forgotten_password_is_replaced_as_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.server.sessions.FRESH", 0.0)  # as long as a session counts as known
    settings = relaxed(tmp_path)
    with Parlour(settings) as parlour:
        anna = parlour.guest("Anna")
        anna.post("/api/account", {"name": "Anička", "password": OLD})
        done = kronika_says("password", "ANICKA", "--data", str(tmp_path), "--lang", "cs")
        assert done.exit_code == 0, done.output
        found = re.search(r"„Anička“: (\S{16})$", done.stdout, re.MULTILINE)
        assert found is not None, done.stdout
        phone = parlour.guest()
        assert phone.post("/api/account/in", {"name": "Anička", "password": OLD}, 403)["id"] == "account-wrong"
        phone.post("/api/account/in", {"name": "Anička", "password": found[1]})
        assert phone.get("/api/me") == {"name": "Anna", "account": "Anička"}
        assert anna.get("/api/me")["account"] == ""  # whoever had signed in, was it the owner?
        assert phone.get("/api/me")["account"] == "Anička"


def test_nobody_gets_a_password_for_an_account_that_is_not_there(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)):
        pass
    done = kronika_says("password", "Karel", "--data", str(tmp_path))
    assert done.exit_code == 2
    assert "no account “Karel”" in done.stderr


def test_a_folder_without_a_store_stays_empty(tmp_path: Path) -> None:
    done = kronika_says("password", "Karel", "--data", str(tmp_path / "nowhere"))
    assert done.exit_code == 2
    assert "no server has played in this folder" in done.stderr
    assert not (tmp_path / "nowhere").exists()
