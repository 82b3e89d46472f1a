"""Golden chronicles replay to the digest and the result that were recorded.

If one of these fails, the rules play differently from before: see "How `rules` versions are raised" in CHANGELOG.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.games import find
from tests.golden.make import RECIPES

HOME = Path(__file__).parent
OLD = {"oath-1"}
"""Folders of chronicles whose rules version is no longer the game's own."""

FOLDERS = sorted(path for path in HOME.iterdir() if path.is_dir() and path.name != "__pycache__")
CURRENT = sorted(path for folder in FOLDERS if folder.name not in OLD for path in folder.glob("*.json"))
PAST = sorted(path for folder in FOLDERS if folder.name in OLD for path in folder.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    chronicle: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return chronicle


def test_every_folder_is_named_after_a_game_and_its_rules_version() -> None:
    assert FOLDERS
    for folder in FOLDERS:
        game, _, rules = folder.name.rpartition("-")
        assert (rules != find(game).rules) == (folder.name in OLD), f"{folder.name}: record anew or list it as old"
    assert {folder.name for folder in FOLDERS} >= OLD


@pytest.mark.parametrize("path", CURRENT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_chronicle_replays_to_its_digest_and_its_result(path: Path) -> None:
    chronicle = read(path)
    assert f"{chronicle['game']}-{chronicle['rules']}" == path.parent.name
    assert chronicle["digest"], "without a digest nothing would be compared"
    table = kronika.replay(chronicle)
    assert table.digest() == chronicle["digest"]
    assert (None if table.result is None else table.result.plain()) == chronicle["result"]
    assert table.over == (chronicle["result"] is not None)


@pytest.mark.parametrize("path", CURRENT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_chronicle_that_was_tampered_with_is_noticed(path: Path) -> None:
    chronicle = read(path)
    chronicle["answers"] = chronicle["answers"][:-1]
    with pytest.raises(kronika.ChronicleError, match="does not end where it says"):
        kronika.replay(chronicle)


def test_an_old_chronicle_is_refused_and_never_played_by_other_rules() -> None:
    for chronicle in [*map(read, PAST), {**read(CURRENT[0]), "rules": "0"}]:
        with pytest.raises(kronika.ChronicleError, match="Use the Kronika it was made with"):
            kronika.replay(chronicle)


def test_all_recipes_are_recorded_and_nothing_else() -> None:
    assert sorted(CURRENT) == sorted(recipe.path() for recipe in RECIPES)


SEATS = {"dominion": {2, 3, 4, 5, 6}, "valeria": {1, 2, 3, 4, 5}, "oath": {2, 3, 4, 5, 6}, "north": {1, 2, 3, 4}}
ELSEWHERE = {("north", "decks")}
"""Options that need something that is not in a chronicle: decks that an owner put in."""


@pytest.mark.parametrize(("game", "seats"), list(SEATS.items()))
def test_together_they_cover_all_numbers_of_seats_and_all_options(game: str, seats: set[int]) -> None:
    chronicles = [chronicle for chronicle in map(read, CURRENT) if chronicle["game"] == game]
    assert {len(chronicle["seats"]) for chronicle in chronicles} == seats
    for spec in [spec for spec in find(game).specs if (game, spec.id) not in ELSEWHERE]:
        values = {json.dumps(chronicle["options"][spec.id]) for chronicle in chronicles}
        assert len(values) > 1, f"no golden chronicle has another {spec.id} than the others"
    assert sum(chronicle["result"] is None for chronicle in chronicles) >= 2, "some are cut in mid-effect"
