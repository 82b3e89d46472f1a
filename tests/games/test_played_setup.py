"""The setup that a game was played with and starts again by: the same for games that began alike, nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.errors import SetupError
from kronika.engine.table import Table
from kronika.games import find
from kronika.games.north.faces import CLANS
from tests.games.oath.test_chronicle_strings import FRESH


def over(game: str, seats: int, seed: int, **setup: Any) -> Table:
    table = kronika.new_table(game, seats, seed, {id.replace("_", "-"): value for id, value in setup.items()})
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(None, ask))
    return table


@pytest.mark.parametrize(
    ("game", "seats", "setup"),
    [
        ("valeria", 2, {"set": "random"}),
        ("valeria", 2, {"set": "draft"}),
        ("valeria", 2, {"set": "random", "mixed_citizens": True}),
        ("north", 2, {"clans": "draft"}),
        ("north", 3, {"clans": "random"}),
    ],
)
def test_it_starts_the_same_game_again(game: str, seats: int, setup: dict[str, Any]) -> None:
    found = over(game, seats, 5, **setup).played_setup()
    assert found is not None
    again = over(game, seats, 9, **{id.replace("-", "_"): value for id, value in found.items()})
    assert again.played_setup() == found
    assert again.seed != "5"


def test_a_game_that_is_on_tells_nothing() -> None:
    assert kronika.new_table("north", 2, 1, {"clans": ["ulaf", "glenn"]}).played_setup() is None


def test_sets_and_kingdoms_have_their_names() -> None:
    assert over("valeria", 2, 1).played_setup() == {"set": "first-game"}
    dominion = find("dominion")
    ten = next(iter(item.contents for item in dominion.setup_items if item.contents))
    named = over("dominion", 2, 1, kingdom=list(ten["first-game"])).played_setup()
    assert named == {"kingdom": "first-game"}
    (cards,) = (over("dominion", 2, 1, kingdom="random").played_setup() or {}).values()
    assert isinstance(cards, list)
    assert len(cards) == 10
    assert over("dominion", 2, 2, kingdom=cards[::-1]).played_setup() == {"kingdom": cards}, "whatever the order"


def test_clans_are_the_same_whoever_led_them() -> None:
    one, other = (over("north", 2, 1, clans=clans).played_setup() for clans in (["ulaf", "glenn"], ["glenn", "ulaf"]))
    assert one == other == {"clans": sorted(["ulaf", "glenn"], key=CLANS.index)}


def test_a_world_names_nobody_and_one_of_chance_is_nobodys() -> None:
    oath = find("oath")
    usual = oath.full_setup(3, {})
    found = {**usual, "chronicle": FRESH.replace("07UNKNOWN", "06Hedvik")}
    assert oath.played_setup(None, found) == {"chronicle": FRESH}
    assert oath.played_setup(None, {**usual, "oath": "people"}) == {"world": "first", "oath": "people"}
    assert oath.played_setup(None, {**usual, "world": "random"}) is None


def test_a_preview_tells_no_card_that_will_lie_facedown() -> None:
    """Relics are counted, facedown sites are counted, decks are counted."""
    oath = find("oath")
    open_cards = {"plains", "longbows", "mountain", "taming-charm", "rocky-coast", "elders"}
    # A relic at the Plains, and a facedown site where none was written.
    world = FRESH.replace("0403FFFF", "0403FFDA", 1).replace("FFFFFFFF0724", "1DFFFFFF0724", 1)
    for string, relics, facedown in ((FRESH, 0, 5), (world, 1, 5)):
        told = oath.preview(oath.full_setup(3, {"chronicle": string}))
        lines = [line for part in told.values() for line in part]
        assert {str(line.args["card"]) for line in lines if "card" in line.args} == open_cards
        counts = [(line.id, line.args["count"]) for line in lines if "count" in line.args]
        assert sum(int(n) for id, n in counts if id == "oath-preview-facedown") == facedown
        assert sum(int(n) for id, n in counts if id == "oath-preview-relics") == relics
    with pytest.raises(SetupError):
        oath.preview({"chronicle": FRESH[:-1]})
    assert oath.preview(oath.full_setup(3, {})) == {}
