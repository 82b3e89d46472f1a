"""`kronika where`: all places of a thing, as file:line, by kind."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kronika.places import KINDS, LONGEST, game_of, kind_of, looks_of, places, source_tree
from tests.cli.run import kronika_says

ROOT = Path(__file__).parents[2]


def found(thing: str) -> dict[str, set[str]]:
    """The files that speak of a thing, by kind."""
    done = kronika_says("where", thing, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    kinds: dict[str, set[str]] = {}
    for place in json.loads(done.stdout):
        kinds.setdefault(place["kind"], set()).add(place["file"])
        line = (ROOT / place["file"]).read_text(encoding="utf-8").splitlines()[place["line"] - 1]
        assert place["text"] in line
        assert len(place["text"]) <= LONGEST
    return kinds


@pytest.mark.parametrize(
    ("card", "game", "kinds"),
    [
        ("torturer", "dominion", {"data", "code", "texts", "rules", "bots", "picture", "tests"}),
        ("gelatinous-cube", "valeria", {"data", "texts", "picture", "tests"}),
        ("long-lost-heir", "oath", {"data", "code", "texts", "bots", "picture", "tests"}),
        ("savings-bank", "north", {"data", "texts", "picture", "tests"}),
    ],
)
def test_a_card_of_each_game_in_all_its_places(card: str, game: str, kinds: set[str]) -> None:
    places = found(card)
    assert kinds <= set(places)
    texts = {file for file in places["texts"] if f"/{game}/texts/" in file}
    assert {file.split(".")[-2] for file in texts} == {"en", "cs"}
    assert any(f"games/{game}/" in file for file in places["picture"])


def test_a_card_by_its_name_in_either_language() -> None:
    by_id = found("torturer")
    assert found("Torturer") == by_id
    assert found("žalářník") == by_id


def test_a_clause_and_no_other_one() -> None:
    places = found("D3.2-a")
    assert {file.rsplit("/", 1)[1] for file in places["rules"]} == {"en.md", "cs.md"}
    assert "src/kronika/games/dominion/turn.py" in places["code"]
    lines = [place["text"] for place in json.loads(kronika_says("where", "D3.2", "--json").stdout)]
    assert not any("**D3.2-a**" in line for line in lines)


def test_the_scene_of_a_clause() -> None:
    assert "src/kronika/games/dominion/scenes.json" in found("D9.22")["data"]


@pytest.mark.parametrize(
    ("thing", "kind", "file"),
    [
        ("gardens", "bots", "src/kronika/games/dominion/bots/steward/strengths.json"),
        ("gardens", "data", "src/kronika/games/dominion/puzzles.json"),
        ("gelatinous-cube", "data", "src/kronika/games/valeria/puzzles.json"),
        ("gelatinous-cube", "data", "src/kronika/games/valeria/data/monsters.toml"),
        ("sage", "data", "src/kronika/games/north/levels.json"),
    ],
)
def test_records_of_a_game_are_read_too(thing: str, kind: str, file: str) -> None:
    assert file in found(thing)[kind]


def test_records_of_tests_name_every_card_and_are_left_out() -> None:
    assert not any(file.endswith(".json") for file in found("torturer")["tests"])


def test_a_prompt_where_it_is_asked_written_and_answered() -> None:
    places = found("dominion-ask-torturer-discard")
    assert places["code"] == {"src/kronika/games/dominion/cards/intrigue.py"}
    assert "src/kronika/games/dominion/bots/steward/answers.py" in places["bots"]
    assert len(places["texts"]) == 2


def test_a_pictogram_where_it_is_drawn() -> None:
    assert {"web/src/games/oath/icons.ts"} <= found("game-icons:crown")["picture"]


def test_a_pictogram_with_what_is_said_of_the_sign() -> None:
    """Laurels are favor in Oath (by a constant) and victory points in Dominion; coins stand for a level too."""
    signs = {f"src/kronika/games/{game}/texts/signs" for game in ("oath", "dominion")}
    told = {f"{file}.{lang}.ftl" for file in signs for lang in ("en", "cs")}
    assert told <= found("game-icons:laurels")["texts"]
    assert "src/kronika/games/dominion/levels.json" in found("game-icons:two-coins")["data"]


def test_one_card_is_not_another_with_a_longer_name() -> None:
    lines = [place.text for place in places(ROOT, "village") if place.kind == "bots"]
    assert any('"village"' in line for line in lines)
    assert not any("mining-village" in line and '"village"' not in line for line in lines)


def test_what_people_read_is_grouped_by_kind() -> None:
    lines = kronika_says("where", "torturer", "--lang", "cs").stdout.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads[:4] == ["Data", "Kód", "Texty", "Pravidla"]
    assert any(line.startswith("  src/kronika/games/dominion/cards/intrigue.py:") for line in lines)


def test_nothing_found_and_no_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    unheard = "snark" + "-" + "hunt"  # in one piece it would be found here
    done = kronika_says("where", unheard, "--lang", "en")
    assert done.exit_code == 2
    assert f"Nothing in the sources mentions “{unheard}”" in done.stderr
    monkeypatch.setattr("kronika.cli.where.source_tree", lambda start: None)
    done = kronika_says("where", "torturer", "--lang", "en")
    assert done.exit_code == 2
    assert "Run it in a clone of the repository" in done.stderr
    assert source_tree(tmp_path) is None


def test_every_kind_of_place_has_its_files() -> None:
    assert {kind_of(path) for path in map(Path, FILES)} == set(KINDS)
    assert [kind_of(Path(path)) for path in FILES] == list(KINDS)


FILES = [
    "src/kronika/games/a/data/cards.toml",
    "src/kronika/games/a/cards.py",
    "src/kronika/games/a/texts/cards.en.ftl",
    "src/kronika/games/a/rules/en.md",
    "src/kronika/games/a/bots/plans.py",
    "web/src/games/a/art.ts",
    "web/src/games/a/Table.tsx",
    "tests/games/a/test_cards.py",
    "docs/a.md",
]


def test_a_composed_message_is_looked_for_by_its_word() -> None:
    look = list(looks_of("my-game-ask-guess"))[-1]
    assert look.word == "guess"
    assert re.search(look.pattern, 'choose("guess", 2)')
    assert not re.search(look.pattern, 'choose("guesses", 2)')


@pytest.mark.parametrize(
    ("text", "kind", "file"),
    [
        ("oath-sign-favor", "picture", "web/src/games/oath/icons.ts"),
        ("valeria-sign-knight", "picture", "web/src/games/valeria/icons.ts"),
        ("north-tile-sail", "picture", "web/src/games/north/icons.ts"),
        ("dominion-keyword-trash", "browser", "web/src/games/dominion/look.ts"),
        ("option-dominion-kingdom", "code", "src/kronika/games/dominion/setup.py"),
    ],
)
def test_the_text_of_a_sign_or_a_choice_with_where_it_is_drawn_or_offered(text: str, kind: str, file: str) -> None:
    assert file in found(text)[kind]


def test_the_word_of_a_composed_message_means_something_in_its_own_game_only() -> None:
    """Oath buys and sells too."""
    files = {file for kind in found("dominion-log-buy").values() for file in kind}
    assert "src/kronika/games/dominion/turn.py" in files
    assert "src/kronika/games/dominion/puzzles.json" not in files
    assert not [file for file in files if game_of(Path(file)) not in ("", "dominion")]
