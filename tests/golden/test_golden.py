"""Golden chronicles replay to the digest and the result that were recorded.

If one of these fails, the rules play differently from before: see "How `rules` versions are raised" in CHANGELOG.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika import games
from kronika.games import find
from tests.golden.make import RECIPES

HOME = Path(__file__).parent
RETIRED = {"oath-1"}
"""Folders of chronicles whose rules version the game no longer plays."""

FOLDERS = sorted(path for path in HOME.iterdir() if path.is_dir() and path.name.rpartition("-")[0] in games.ids())
PLAYED = sorted(path for folder in FOLDERS if folder.name not in RETIRED for path in folder.glob("*.json"))
PAST = sorted(path for folder in FOLDERS if folder.name in RETIRED for path in folder.glob("*.json"))
TWINS = sorted((HOME / "form-2").glob("*/*.json"))
"""Some of them in form 2, as they were when that was new; the others of their time are in form 1."""

PROMISED = sorted((HOME / "promised").glob("*/*.json"))
"""Games whose chance was promised, with cards that were mixed again on the way."""


def read(path: Path) -> dict[str, Any]:
    chronicle: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return chronicle


def test_every_folder_is_named_after_a_game_and_its_rules_version() -> None:
    assert FOLDERS
    for folder in FOLDERS:
        game, _, rules = folder.name.rpartition("-")
        retired = int(rules) not in find(game).versions
        assert retired == (folder.name in RETIRED), f"{folder.name}: play its version, or list it as retired"
    assert {folder.name for folder in FOLDERS} >= RETIRED


def test_every_version_that_is_played_has_its_chronicles() -> None:
    recorded = {folder.name for folder in FOLDERS}
    assert recorded >= {f"{game}-{rules}" for game in games.BUILT_IN for rules in find(game).versions}


@pytest.mark.parametrize("path", [*PLAYED, *TWINS, *PROMISED], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_chronicle_replays_to_its_digest_and_its_result(path: Path) -> None:
    chronicle = read(path)
    assert f"{chronicle['game']}-{chronicle['rules']}" == path.parent.name
    assert chronicle["digest"], "without a digest nothing would be compared"
    table = kronika.replay(chronicle)
    assert table.digest() == chronicle["digest"]
    assert (None if table.result is None else table.result.plain()) == chronicle["result"]
    assert table.over == (chronicle["result"] is not None)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_chronicle_that_was_tampered_with_is_noticed(path: Path) -> None:
    chronicle = read(path)
    chronicle["answers"] = chronicle["answers"][:-1]
    with pytest.raises(kronika.ChronicleError, match="does not end where it says"):
        kronika.replay(chronicle)


def test_an_old_chronicle_is_refused_and_never_played_by_other_rules() -> None:
    for chronicle in [*map(read, PAST), {**read(PLAYED[0]), "rules": "0"}, {**read(TWINS[0]), "rules": 0}]:
        with pytest.raises(kronika.ChronicleError, match="Use the Kronika it was made with"):
            kronika.replay(chronicle)


def test_a_chronicle_in_form_2_tells_the_same_as_in_form_1() -> None:
    assert {path.parent.name for path in TWINS} == {"dominion-1", "north-1", "oath-2", "valeria-1"}
    for path in TWINS:
        new, old = read(path), read(HOME / path.parent.name / path.name)
        assert (new["kronika"], old["kronika"]) == (2, 1)
        assert new["chance"] == {"generator": "mwc/1", "seed": old["seed"]}
        assert new["setup"] == old["options"]
        assert str(new["rules"]) == old["rules"]
        for field in ("game", "seats", "answers", "digest", "result"):
            assert new[field] == old[field]


def test_what_was_promised_still_holds() -> None:
    assert {path.parent.name.rpartition("-")[0] for path in PROMISED} == set(games.BUILT_IN)
    for path in PROMISED:
        table = kronika.replay(read(path))
        assert table.commitment is not None
        assert table.commitment.kept
        assert (table.generator, table.seed) == ("sha512/1", table.commitment.seed)
        assert table.reshuffles


def test_all_recipes_are_recorded_and_nothing_else() -> None:
    newest = {f"{game}-{find(game).rules}" for game in games.BUILT_IN}
    recorded = [path for path in PLAYED if path.parent.name in newest]
    assert sorted(recorded) == sorted(recipe.path() for recipe in RECIPES)


SEATS = {"dominion": {2, 3, 4, 5, 6}, "valeria": {1, 2, 3, 4, 5}, "oath": {2, 3, 4, 5, 6}, "north": {1, 2, 3, 4}}
ELSEWHERE = {("north", "decks")}
"""Setup that needs something that is not in a chronicle: decks that an owner put in."""


def setup_of(chronicle: dict[str, Any]) -> dict[str, Any]:
    setup: dict[str, Any] = chronicle["options" if chronicle["kronika"] == 1 else "setup"]
    return setup


@pytest.mark.parametrize(("game", "seats"), list(SEATS.items()))
def test_together_they_cover_all_numbers_of_seats_and_the_whole_setup(game: str, seats: set[int]) -> None:
    newest = f"{game}-{find(game).rules}"
    chronicles = [read(path) for path in PLAYED if path.parent.name == newest]
    assert {len(chronicle["seats"]) for chronicle in chronicles} == seats
    for item in [item for item in find(game).setup_items if (game, item.id) not in ELSEWHERE]:
        values = {json.dumps(setup_of(chronicle)[item.id]) for chronicle in chronicles}
        assert len(values) > 1, f"no golden chronicle has another {item.id} than the others"
    assert sum(chronicle["result"] is None for chronicle in chronicles) >= 2, "some are cut in mid-effect"
