"""Cards of all clans of which the same holds: what their data say is what they give. A card with a twist has a test of
its own in the file of its clan; `test_catalogue.py` sees that each stands in one of the two."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    ROWS,
    attached,
    boosted,
    built,
    exchange,
    gains,
    reaction,
    sown,
    starts,
    things,
    used,
)

STARTING = (
    ("oat-field", "food"),
    ("common-woodlot", "wood"),
    ("pasture", "sheep"),
    ("hop-garden", "food"),
    ("rye-strip", "food"),
    ("drowsy-meadow", "sheep"),
    ("leased-forest", "wood"),
    ("granite-quarry", "stone"),
    ("gold-burn", "gold"),
    ("salmon-run", "fish"),
    ("tundra-berries", "food"),
    ("wandering-boulders", "stone"),
    ("ice-hole", "fish"),
    ("pebble-beach", "stone"),
    ("lichen-patch", "food"),
    ("pine-grove", "wood"),
    ("fishing-pier", "fish"),
    ("barley-field", "food"),
)
"""Locations that lie there at the beginning, and the good that each gives."""
FIELDS = (
    "everyones-sheepfold",
    "apiary",
    "sheep-to-count",
    "kitchen-garden",
    "coppice",
    "migrating-shoal",
    "reindeer-herd",
    "polynya",
    "glacier-snout",
    "ash-wood",
    "seal-rock",
    "granite-fjord",
)
UPGRADES = (
    ("driftwood-pile", "pine-grove"),
    ("malt-cellar", "rye-strip"),
    ("gold-vein", "gold-burn"),
    ("drying-rack", "salmon-run"),
    ("smokehouse", "fishing-pier"),
)
"""Each with a field that it may go with."""
ACTIONS = (
    "drystone-wallers",
    "spinning-evening",
    "co-op-store",
    "mead-hall",
    "spit-roast",
    "timber-exchange",
    "stone-auction",
    "penguin-fisher",
    "friendly-yeti",
    "penguin-choir",
)
FEATURES = (
    ("clan-moot", "assign", "harvest"),
    ("snoring-uncle", "boost", "populate"),
    ("rent-collector", "harvest", "explore"),
    ("priest-of-thor", "pillage", "conquer"),
)
"""Each with what sets it off, and something that does not."""
BOOSTS = (
    ("barn-dance", "worker"),
    ("aurora-night", "raze"),
    ("yeti-escort", "raze"),
    ("battle-horn", "raze"),
)
"""Each with something that it brings, as those with a bonus below."""
BONUSES = (
    ("barn-raising", "worker"),
    ("bone-harpoon", "raze"),
    ("caravan", "card"),
)
ALIKE = {
    row if isinstance(row, str) else row[0]
    for row in (*STARTING, *FIELDS, *UPGRADES, *ACTIONS, *FEATURES, *BOOSTS, *BONUSES)
}


@pytest.mark.parametrize(("card", "good"), STARTING)
def test_a_starting_location_gives_its_goods_at_the_first_harvest(card: str, good: str) -> None:
    assert starts(card) == things(ROWS[card]["yields"])
    assert good in starts(card)


@pytest.mark.parametrize("card", FIELDS)
def test_a_field_gives_its_goods_at_once(card: str) -> None:
    assert sown(card) == things(ROWS[card]["yields"])


@pytest.mark.parametrize(("card", "field"), UPGRADES)
def test_an_upgrade_gives_its_goods_with_a_field(card: str, field: str) -> None:
    assert attached(card, field) == things(ROWS[card]["yields"])


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_takes_its_price_and_gives_what_it_says(card: str) -> None:
    _, brings = used(card)
    assert brings == exchange(card)


@pytest.mark.parametrize(("card", "cause", "other"), FEATURES)
def test_a_feature_is_set_off_by_its_cause_alone(card: str, cause: str, other: str) -> None:
    built(card)
    assert reaction(card, cause) == gains(card, "feature")
    assert reaction(card, other) == {}


@pytest.mark.parametrize(("card", "good"), BOOSTS)
def test_a_boost_gives_what_it_says(card: str, good: str) -> None:
    _, brings = boosted(card)
    assert brings == gains(card, "instant")
    assert brings[good] >= 1


@pytest.mark.parametrize(("card", "good"), BONUSES)
def test_a_bonus_comes_when_it_is_built(card: str, good: str) -> None:
    _, brings = built(card)
    assert brings == gains(card, "bonus")
    assert brings[good] >= 1
