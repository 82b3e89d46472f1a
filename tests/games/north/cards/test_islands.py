"""The islands, one by one: what plundering brings, and what an island does for who conquered it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.north.cards.play import (
    ROWS,
    Change,
    added,
    change,
    content,
    exchange,
    gains,
    part,
    price,
    reaction,
    supply,
    things,
    used,
)
from tests.scenes.north import Scene


def shore(id: str) -> dict[str, Any]:
    """A ship that can reach the island and conquer it."""
    distance = ROWS[id]["distance"]
    return {"phase": "expedition", "queue": [(0, int(distance == "distant"), 1)], distance: id, "has": "0 worker"}


def pillaged(id: str) -> Change:
    """What pillaging brings, besides the ship that comes home; the island goes to its pile (N3.4-c)."""
    scene = Scene(**shore(id))
    before = supply(scene)
    scene.do(f"pillage:{id}")
    assert id in scene.wrecks(ROWS[id]["distance"])
    assert id not in scene.empire()
    return added(change(before, scene), {"ship": -1})


def conquered(id: str, **more: Any) -> Change:
    """What conquering brings, besides the ship; none of the pillage, but the bonus (N3.4-h, N3.4-j)."""
    scene = Scene(**{**shore(id), **more})
    before = supply(scene)
    scene.do(f"conquer:{id}")
    assert id in scene.empire()
    assert not scene.is_exhausted(id)
    return added(change(before, scene), {"ship": -1})


def holds(id: str) -> None:
    """Pillage and conquest as the card says."""
    assert pillaged(id) == things(ROWS[id]["pillage"])
    assert conquered(id) == (gains(id, "bonus") if "bonus" in ROWS[id] else {})
    if ROWS[id]["distance"] == "distant":
        near = Scene(**{**shore(id), "queue": [(0, 0, 1)]})
        assert not [key for key in near.options() if key.endswith(id)], "not without a fish"


WITH_ACTIONS = (
    "drunken-octopus-island",
    "puffin-cliff",
    "ram-islet",
    "driftwood-bay",
    "hermits-isle",
    "smoking-mountain",
    "amber-coast",
    "abbey-island",
    "dwarves-island",
)
WITH_FEATURES = (
    ("castaways-island", "populate"),
    ("fog-bank-island", "sail"),
    ("stone-circle-island", "explore"),
    ("vineland", "harvest"),
)
"""Each with what sets it off."""
ALIKE = {*WITH_ACTIONS, *dict(WITH_FEATURES)}


@pytest.mark.parametrize("island", WITH_ACTIONS)
def test_an_island_with_an_action(island: str) -> None:
    holds(island)
    _, brings = used(island)
    assert brings == exchange(island)


@pytest.mark.parametrize(("island", "cause"), WITH_FEATURES)
def test_an_island_with_a_feature(island: str, cause: str) -> None:
    holds(island)
    assert reaction(island, cause) == gains(island, "feature")


# --- near ---


@pytest.mark.rule("N9.6-a")
def test_island_of_spirits() -> None:
    holds("island-of-spirits")
    assert reaction("island-of-spirits", "conquer") == gains("island-of-spirits", "feature")
    assert reaction("island-of-spirits", "pillage") == {}


@pytest.mark.rule("N6.2-a")
def test_witches_island() -> None:
    """Any resource for any other; gold stands in for it. Tired workers come back."""
    holds("witches-island")
    number = price("witches-island")["resource"]
    count = int(part("witches-island", "action", "refresh")[1])
    scene = Scene(empire="witches-island", has=f"0 worker {number} fish {number} gold", tired=[9])
    before = supply(scene)
    scene.do("use:witches-island", f"pay:{number}fish")
    assert scene.options() == [f"resource:{name}" for name in ("food", "wood", "stone", "sheep", "fish")]
    content(scene)
    gained = gains("witches-island", "action")
    assert change(before, scene) == added(gained, {"fish": -number, "worker": count, "tired": -count})
    assert scene.is_exhausted("witches-island")


@pytest.mark.parametrize("tired", [0, 2, 9])
def test_hot_springs_island(tired: int) -> None:
    holds("hot-springs-island")
    count = min(tired, int(part("hot-springs-island", "action", "refresh")[1]))
    _, brings = used("hot-springs-island", tired=[tired])
    assert brings == added(exchange("hot-springs-island"), {"worker": count, "tired": -count})


def test_smugglers_islet() -> None:
    """Any resource; gold for gold is allowed, if not wise."""
    holds("smugglers-islet")
    number = price("smugglers-islet")["resource"]
    scene = Scene(empire="smugglers-islet", has=f"0 worker {number} sheep {number} wood {number} gold")
    before = supply(scene)
    scene.do("use:smugglers-islet")
    assert {f"pay:{number}{thing}" for thing in ("wood", "sheep", "gold")} <= set(scene.options())
    content(scene.do(f"pay:{number}sheep"))
    assert change(before, scene) == added({"sheep": -number}, gains("smugglers-islet", "action"))


# --- distant ---


def test_sea_serpent_island() -> None:
    holds("sea-serpent-island")
    number = price("sea-serpent-island")["resource"]
    scene = Scene(empire="sea-serpent-island", has=f"0 worker {number} sheep")
    before = supply(scene)
    content(scene.do("use:sea-serpent-island"))
    assert change(before, scene) == added({"sheep": -number}, gains("sea-serpent-island", "action"))


def test_giants_island() -> None:
    """A stone more for a point, whenever something is built, if one likes."""
    holds("giants-island")
    stone = price("giants-island", "feature")["stone"]
    bought = added({"stone": -stone}, gains("giants-island", "feature"))
    assert reaction("giants-island", "build", "use", has=f"{stone} stone") == bought
    assert reaction("giants-island", "build", "skip", has=f"{stone} stone") == {}
    assert reaction("giants-island", "build") == {}


def test_whales_back() -> None:
    holds("whales-back")
    assert reaction("whales-back", "pillage") == gains("whales-back", "feature")
    assert reaction("whales-back", "conquer") == {}


def test_shieldmaidens_island() -> None:
    holds("shieldmaidens-island")
    _, brings = used("shieldmaidens-island")
    assert brings == added(exchange("shieldmaidens-island"), {"worker": 1})


def test_lighthouse_island() -> None:
    holds("lighthouse-island")
    for choice in (0, 1):
        gained = gains("lighthouse-island", "feature", choice=choice)
        (thing,) = gained
        assert reaction("lighthouse-island", "sail", f"get:{gained[thing]}{thing}") == gained
