"""The front end as it is served, and what the games bring along."""

from __future__ import annotations

import os
import re
from pathlib import Path

import kronika
from kronika.engine.texts import HOME
from kronika.server.static import PAGES
from tests.server.parlour import Parlour, fetch, relaxed


def test_pages_files_and_caching(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Kronika</title>" + "<p>" * 500, encoding="utf-8")
    (static / "assets" / "index-DiwrgTda.js").write_text("let x = 1;\n" * 300, encoding="utf-8")
    (static / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with Parlour(relaxed(tmp_path / "data", static=static)) as parlour:
        for page in ("/", "/table/abc", "/sagas", "/saga/abc", "/replay/abc", "/rules/dominion/en", "/cards/dominion"):
            response = fetch(parlour.base + page)
            assert (response.status_code, response.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "<title>Kronika</title>" in response.text
            assert response.headers["cache-control"] == "no-cache"
        script = fetch(parlour.base + "/assets/index-DiwrgTda.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("let x = 1;")
        again = fetch(parlour.base + "/", headers={"If-None-Match": fetch(parlour.base).headers["etag"]})
        assert again.status_code == 304
        assert fetch(parlour.base + "/favicon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/missing.js"):
            assert fetch(parlour.base + path).status_code == 404
        (static / "index.html").write_text("<!doctype html><title>New</title>", encoding="utf-8")
        os.utime(static / "index.html", (1, 1))
        assert "New" in fetch(parlour.base).text


def test_a_server_without_pages_says_how_to_get_them(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, static=tmp_path / "none")) as parlour:
        response = fetch(parlour.base)
        assert response.status_code == 200
        assert "python3 run.py" in response.text


def test_texts_come_whole_and_are_asked_for_once(parlour: Parlour) -> None:
    for lang in ("en", "cs"):
        common = fetch(f"{parlour.base}/texts/common.{lang}.ftl")
        for file in HOME.glob(f"*.{lang}.ftl"):
            assert file.read_text(encoding="utf-8") in common.text
        game = fetch(f"{parlour.base}/texts/dominion.{lang}.ftl")
        assert "card-torturer" in game.text
        etag = {"If-None-Match": game.headers["etag"]}
        assert fetch(f"{parlour.base}/texts/dominion.{lang}.ftl", headers=etag).status_code == 304


def test_games_cards_and_rules(parlour: Parlour) -> None:
    guest = parlour.guest()
    games = guest.get("/api/games")
    assert next(game for game in games if game["id"] == "dominion")["lessons"][0]["id"] == "first"
    assert [{key: game[key] for key in game if key != "lessons"} for game in games] == kronika.games()
    cards = guest.get("/api/games/dominion/cards")
    assert {"torturer", "copper"} <= {card["id"] for card in cards}
    rules = guest.get("/api/games/dominion/rules/cs")
    assert rules["title"] == "Dominion: Intriky"
    sections = {section["id"] for section in rules["sections"]}
    assert all(clause["section"] in sections for clause in rules["clauses"])
    assert "D3.2-a" in {clause["id"] for clause in rules["clauses"]}


def test_every_page_of_the_front_end_can_be_loaded_by_its_address() -> None:
    """Else a link that somebody was sent, or a reload, would find nothing."""
    routes = (Path(__file__).parents[2] / "web" / "src" / "app" / "App.tsx").read_text(encoding="utf-8")
    paths = re.findall(r'\bpath: "([^"]+)"', routes)
    assert len(paths) > 20
    assert [path for path in paths if not PAGES.fullmatch(path)] == []
