"""Panuk, card by card: sets."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    ROWS,
    added,
    boosted,
    built,
    exchange,
    gains,
    part,
    price,
    reaction,
    things,
    used,
    words,
)
from tests.scenes.north import Scene

PENGUINS = ("", "penguin-fisher", "penguin-fisher penguin-choir", "penguin-fisher penguin-choir penguin-nursery")

# --- fields ---


@pytest.mark.rule("N9.3-a")
def test_frozen_mammoth() -> None:
    """The field is harvested right after: it gives both, so the mammoth is counted twice."""
    scene = Scene(hand="frozen-mammoth", has="0 worker", starts=False, empire="lichen-patch")
    scene.do("disc:harvest", "field:frozen-mammoth")
    own, both = things(ROWS["frozen-mammoth"]["yields"]), things(ROWS["lichen-patch"]["yields"])
    assert {thing: scene.has(thing) for thing in own} == added(own, own, both)
    assert "food" in own
    bare = Scene(hand="frozen-mammoth", empire="pebble-beach", starts=False).do("disc:harvest")
    assert bare.hand() == ["frozen-mammoth"], "stones are no food"


# --- bonuses that count ---


@pytest.mark.parametrize("others", [0, 1, 2, 4])
@pytest.mark.rule("N7.12-a")
def test_igloo(others: int) -> None:
    """The igloo counts itself."""
    _, brings = built("igloo", empire=" ".join(["ice-palace"] * others))
    assert brings == gains("igloo", "bonus", others + 1)


@pytest.mark.parametrize("penguins", PENGUINS)
@pytest.mark.rule("N9.2-a", "N4.1-e")
def test_frozen_harbour(penguins: str) -> None:
    _, brings = built("frozen-harbour", empire=f"{penguins} igloo")
    assert brings == gains("frozen-harbour", "bonus", len(penguins.split()))
    _, three = built(
        "frozen-harbour", empire="penguin-fisher penguin-fisher penguin-fisher", rival_empire="penguin-choir"
    )
    assert three["vp"] == 3 * gains("frozen-harbour", "bonus", 1)["vp"], "two of a kind are two, others' are none"


@pytest.mark.parametrize("yetis", [0, 1, 2, 5])
def test_ice_palace(yetis: int) -> None:
    _, brings = built("ice-palace", empire=" ".join(["friendly-yeti"] * yetis))
    assert brings == gains("ice-palace", "bonus", yetis)


# --- actions ---


def test_fish_counter() -> None:
    _, brings = used("fish-counter")
    assert brings == exchange("fish-counter")
    assert brings["vp"] >= 1
    fish = price("fish-counter")["fish"]
    _, in_gold = used("fish-counter", has=f"0 fish {fish} gold")
    assert in_gold == added(brings, {"fish": fish, "gold": -fish}), "gold stands in for the fish"


@pytest.mark.parametrize("others", [0, 1, 4])
def test_tidy_warehouse(others: int) -> None:
    _, brings = used("tidy-warehouse", empire=" ".join(["fish-counter"] * others))
    assert brings == exchange("tidy-warehouse", others + 1)


@pytest.mark.parametrize("tired", [0, 1, 5])
def test_yeti_sauna(tired: int) -> None:
    count = min(tired, int(part("yeti-sauna", "action", "refresh")[1]))
    _, brings = used("yeti-sauna", tired=[tired])
    assert brings == added(exchange("yeti-sauna"), {"worker": count, "tired": -count})


def test_snow_sculptor() -> None:
    """Another card goes, the top card of the deck comes and may be built for nothing, with its bonus."""
    after = exchange("snow-sculptor")
    scene, brings = used("snow-sculptor", "card:igloo", "use", empire="igloo", deck="ice-palace")
    assert brings == added(after, gains("ice-palace", "bonus", 1))
    assert "ice-palace" in scene.empire()
    assert "igloo" not in scene.empire()
    assert scene.discards() == ["igloo"]
    scene, brings = used("snow-sculptor", "card:igloo", "skip", empire="igloo", deck="ice-palace")
    assert (scene.hand(), brings) == (["ice-palace"], added(after, {"card": 1}))
    scene, brings = used("snow-sculptor", "card:igloo", empire="igloo", deck="polynya")
    assert scene.hand() == ["polynya"], "a field is not built this way"
    scene = Scene(empire="snow-sculptor igloo", has=words(price("snow-sculptor"))).do("use:snow-sculptor")
    assert "card:snow-sculptor" not in scene.options(), "not itself"


# --- features ---


def test_penguin_nursery() -> None:
    """For every penguin built, but not for itself, and for nothing else."""
    _, itself = built("penguin-nursery")
    assert itself == {}
    assert reaction("penguin-nursery", "build", hand="penguin-choir") == gains("penguin-nursery", "feature")
    assert reaction("penguin-nursery", "build", hand="beaten-track") == {}
    scene, mirrored = built("ice-mirror", empire="penguin-nursery penguin-fisher")
    assert scene.state.effective(scene.card("ice-mirror")).id == "penguin-fisher"
    assert mirrored == gains("penguin-nursery", "feature"), "a mirrored penguin is one"


def test_snow_block_cutter() -> None:
    """Any one resource of a cost is remitted; gold and workers are not."""
    built("snow-block-cutter")
    less = int(ROWS["snow-block-cutter"]["feature"].split()[1])
    cost = things(ROWS["penguin-nursery"]["cost"])
    for thing in cost:
        scene = Scene(hand="penguin-nursery", empire="snow-block-cutter", has=words(added(cost, {thing: -less})))
        scene.do("build:penguin-nursery")
        assert {each: scene.has(each) for each in cost} == dict.fromkeys(cost, 0)
    full = Scene(hand="penguin-nursery", empire="snow-block-cutter", has=words(cost)).do("build:penguin-nursery")
    if less == 1:
        assert len(full.options(0, "pay:")) == len(cost), "which one is left out is the builder's choice"
    two = Scene(
        hand="penguin-nursery",
        empire="snow-block-cutter snow-block-cutter",
        has=words(added(cost, {"stone": -less, "fish": -less})),
    )
    assert "build:penguin-nursery" in two.options()


@pytest.mark.rule("N7.6-a")
def test_ice_mirror() -> None:
    """From now on two of the same, each exhausted for itself."""
    scene, _ = built("ice-mirror", empire="penguin-fisher", has="2 worker")
    assert scene.state.effective(scene.card("ice-mirror")).id == "penguin-fisher"
    scene.answers(1, "pass").do("use:ice-mirror")
    assert scene.has("fish") == gains("penguin-fisher", "action")["fish"]
    assert (scene.is_exhausted("ice-mirror"), scene.is_exhausted("penguin-fisher")) == (True, False)
    alone, _ = built("ice-mirror")
    assert alone.state.copy_of == {}, "with nothing to mirror it is only a card"


# --- boosts ---


@pytest.mark.rule("N7.7-a")
def test_penguin_parade() -> None:
    """Any penguin of the deck, then the tile's action."""
    scene = Scene(hand="penguin-parade", deck="penguin-choir igloo penguin-fisher", clans=["panuk", "ulaf"])
    scene.do("disc:explore", "boost:penguin-parade")
    penguins = {id for id, row in ROWS.items() if row.get("type") == "penguin"}
    assert {key.removeprefix("find:") for key in scene.options()} == penguins
    size = len(scene.state.deck[0])
    scene.do("find:penguin-choir")
    assert "penguin-choir" in scene.hand()
    assert len(scene.state.deck[0]) == size - 2, "found one, explored one"
    _, none = boosted("penguin-parade")
    assert none == gains("penguin-parade", "instant"), "a deck without penguins has none to give"


@pytest.mark.parametrize("igloos", [0, 1, 5])
def test_proper_place(igloos: int) -> None:
    _, brings = boosted("proper-place", empire=" ".join(["igloo"] * igloos))
    assert brings == gains("proper-place", "instant", igloos)


@pytest.mark.parametrize("penguins", PENGUINS)
def test_stock_taking(penguins: str) -> None:
    _, brings = boosted("stock-taking", empire=penguins)
    assert brings == gains("stock-taking", "instant", len(penguins.split()))


# --- since rules 2 ---


@pytest.mark.rule("N7.14-a")
def test_yeti_at_the_oar() -> None:
    """The ship that is out already overtakes; the one that sails now comes last."""
    scene = Scene(hand="yeti-at-the-oar", queue=[(1, 0, 0), (0, 0, 0)]).do("disc:sail", "boost:yeti-at-the-oar", "use")
    assert [ship[0] for ship in scene.state.queue] == [0, 1]
    _, brings = boosted("yeti-at-the-oar")
    assert brings == gains("yeti-at-the-oar", "instant")


@pytest.mark.parametrize("others", [0, 1, 3])
def test_penguin_orchestra(others: int) -> None:
    """Its own icon counts."""
    _, brings = used("penguin-orchestra", empire=" ".join(["penguin-fisher"] * others))
    assert brings == exchange("penguin-orchestra", 1 + others)
    assert brings["vp"] == 1
