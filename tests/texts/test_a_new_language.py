"""A language added as docs/add-a-language.md says is there for every text, in the terminal and at the server; and what
it lacks is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

import kronika
from tests.server.parlour import Guest
from tests.texts.german import run_in, served, steps, with_german

pytestmark = pytest.mark.plain

CHECKED = """
from kronika.testing import check_game
from kronika.games.dominion.game import Dominion
from kronika.games.valeria.game import Valeria
from kronika.games.north.game import North
from kronika.rulebook import rulebook
for game in (Dominion(), Valeria(), North()):
    check_game(game, only="languages say the same")
    check_game(game, games=1, only="things have names")
    assert len(rulebook(game.id, "de")) == len(rulebook(game.id, "en"))
"""
DECK = "from kronika.games.north.card_text import cards; print(cards('de'))"


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_german(tmp_path_factory.mktemp("german"))


def test_the_page_has_the_steps_that_are_followed_here() -> None:
    assert [step.split()[0] for step in steps()] == ["Name", "Copy", "Copy", "Name", "Texts", "Hand", "Let"]


def test_all_is_there_in_it(german: Path) -> None:
    done = run_in(german, "-c", CHECKED)
    assert done.returncode == 0, done.stderr


def test_cards_are_put_into_english_words_until_it_has_a_grammar(german: Path) -> None:
    done = run_in(german, "-c", DECK)
    assert "Action: pay 1 worker to gain" in done.stdout, done.stderr


def test_a_game_is_played_in_it_to_the_end(german: Path) -> None:
    """In the language of the locale, and in that of the command."""
    played = run_in(
        german, "-m", "kronika.cli", "play", "examples.high_card.game:HighCard", "--seed", "3", said="1\n" * 9
    )
    assert "Wähle eine Karte zum Aufdecken." in played.stdout, played.stderr
    assert "Alle Karten sind gespielt." in played.stdout
    kingdom = ["play", "dominion", "--seed", "3", "-s", "kingdom=first-game", "--lang"]
    assert "Zug beenden" in run_in(german, "-m", "kronika.cli", *kingdom, "de").stdout
    assert "Zug beenden" not in run_in(german, "-m", "kronika.cli", *kingdom, "cs").stdout


def test_the_server_speaks_it(german: Path, tmp_path: Path) -> None:
    """Its texts, rules and refusals; and a table, reminders and mails may have it."""
    chronicle = kronika.new_table("dominion", 2, 3, {"kingdom": "first-game"}).chronicle()
    wrong = {**chronicle, "answers": [[0, "play:nothing"]]}
    with served(german, tmp_path) as base:
        anna = Guest(base, "Anna")
        assert "Zug beenden" in anna.http.get("/texts/dominion.de.ftl").text
        assert "Einstellungen" in anna.http.get("/texts/common.de.ftl").text
        assert anna.get("/api/games/dominion/rules/de")["lang"] == "de"
        anna.get("/api/games/dominion/rules/xx", 404)
        for wanted, why in (("de-AT,en;q=0.5", "steht nicht zur Wahl"), ("en", "is not on offer")):
            refused = anna.http.post("/api/replays", json=wrong, headers={"Accept-Language": wanted})
            assert why in refused.json()["args"]["why"]
        wish = {"game": "dominion", "takes_part": True, "player": "Anna"}
        anna.post("/api/open-tables", {**wish, "lang": "de"})
        anna.post("/api/open-tables", {**wish, "lang": "xx"}, 400)
        anna.post("/api/me/reminders", {"choices": {}, "zone": "Europe/Vienna", "lang": "de"})
        anna.post("/api/me/reminders", {"choices": {}, "zone": "Europe/Vienna", "lang": "xx"}, 400)


def test_what_it_lacks_is_reported(german: Path) -> None:
    table = german / "src" / "kronika" / "games" / "dominion" / "texts" / "table.de.ftl"
    whole = table.read_text(encoding="utf-8")
    kept = [line for line in whole.splitlines() if not line.startswith("dominion-do-buy =")]
    table.write_text("\n".join(kept) + "\n", encoding="utf-8")
    done = run_in(german, "-c", CHECKED)
    table.write_text(whole, encoding="utf-8")
    assert done.returncode == 1
    assert "table.de.ftl lacks dominion-do-buy" in done.stderr
