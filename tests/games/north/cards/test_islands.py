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


# --- near ---


@pytest.mark.rule("N9.6-a")
def test_island_of_spirits() -> None:
    holds("island-of-spirits")
    assert reaction("island-of-spirits", "conquer") == gains("island-of-spirits", "feature")
    assert reaction("island-of-spirits", "pillage") == {}


def test_drunken_octopus_island() -> None:
    holds("drunken-octopus-island")
    _, brings = used("drunken-octopus-island")
    assert brings == exchange("drunken-octopus-island")


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


def test_puffin_cliff() -> None:
    holds("puffin-cliff")
    _, brings = used("puffin-cliff")
    assert brings == exchange("puffin-cliff")


def test_ram_islet() -> None:
    holds("ram-islet")
    _, brings = used("ram-islet")
    assert brings == exchange("ram-islet")


def test_castaways_island() -> None:
    holds("castaways-island")
    assert reaction("castaways-island", "populate") == gains("castaways-island", "feature")


def test_driftwood_bay() -> None:
    holds("driftwood-bay")
    _, brings = used("driftwood-bay")
    assert brings == exchange("driftwood-bay")


def test_fog_bank_island() -> None:
    holds("fog-bank-island")
    assert reaction("fog-bank-island", "sail") == gains("fog-bank-island", "feature")


@pytest.mark.parametrize("tired", [0, 2, 9])
def test_hot_springs_island(tired: int) -> None:
    holds("hot-springs-island")
    count = min(tired, int(part("hot-springs-island", "action", "refresh")[1]))
    _, brings = used("hot-springs-island", tired=[tired])
    assert brings == added(exchange("hot-springs-island"), {"worker": count, "tired": -count})


def test_hermits_isle() -> None:
    holds("hermits-isle")
    _, brings = used("hermits-isle")
    assert brings == exchange("hermits-isle")


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


def test_stone_circle_island() -> None:
    holds("stone-circle-island")
    assert reaction("stone-circle-island", "explore") == gains("stone-circle-island", "feature")


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


def test_smoking_mountain() -> None:
    holds("smoking-mountain")
    _, brings = used("smoking-mountain")
    assert brings == exchange("smoking-mountain")


def test_amber_coast() -> None:
    holds("amber-coast")
    _, brings = used("amber-coast")
    assert brings == exchange("amber-coast")


def test_abbey_island() -> None:
    holds("abbey-island")
    _, brings = used("abbey-island")
    assert brings == exchange("abbey-island")


def test_whales_back() -> None:
    holds("whales-back")
    assert reaction("whales-back", "pillage") == gains("whales-back", "feature")
    assert reaction("whales-back", "conquer") == {}


def test_shieldmaidens_island() -> None:
    holds("shieldmaidens-island")
    _, brings = used("shieldmaidens-island")
    assert brings == added(exchange("shieldmaidens-island"), {"worker": 1})


def test_vineland() -> None:
    holds("vineland")
    assert reaction("vineland", "harvest") == gains("vineland", "feature")


def test_lighthouse_island() -> None:
    holds("lighthouse-island")
    for choice in (0, 1):
        gained = gains("lighthouse-island", "feature", choice=choice)
        (thing,) = gained
        assert reaction("lighthouse-island", "sail", f"get:{gained[thing]}{thing}") == gained


def test_dwarves_island() -> None:
    holds("dwarves-island")
    _, brings = used("dwarves-island")
    assert brings == exchange("dwarves-island")
