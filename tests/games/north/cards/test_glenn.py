"""Glenn, card by card: workers at work together."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    ROWS,
    added,
    boosted,
    built,
    change,
    exchange,
    gains,
    harvested,
    part,
    price,
    reaction,
    supply,
    things,
    used,
    with_tile,
    words,
)
from tests.scenes.north import Scene

# --- fields ---


@pytest.mark.rule("N5.4-f", "N9.4-a")
def test_ice_cream_man() -> None:
    """Stands alone or under a field that gives food, as the builder likes."""
    own = things(ROWS["ice-cream-man"]["yields"])
    assert "food" in own
    scene, brings = with_tile("harvest", "ice-cream-man", "alone")
    assert (brings, scene.state.host) == (own, {})
    scene, brings = with_tile("harvest", "ice-cream-man", "under:barley-field")
    assert brings == own, "at once only its own goods"
    assert scene.state.host == {scene.card("ice-cream-man"): scene.card("barley-field")}
    scene = Scene(hand="ice-cream-man").do("disc:harvest", "field:ice-cream-man")
    assert scene.options() == ["alone", "under:barley-field"], "pines and piers give no food"
    under = {"ice-cream-man": "barley-field"}
    fields = Scene(empire="ice-cream-man", upgrades=under).do("disc:harvest").options()
    assert fields == ["harvest:pine-grove", "harvest:fishing-pier", "harvest:barley-field"], "no field of its own then"
    later = harvested("barley-field", empire="ice-cream-man", upgrades=under)
    assert later == added(things(ROWS["barley-field"]["yields"]), own)


# --- actions ---


@pytest.mark.rule("N7.3-a")
def test_work_bee() -> None:
    """A worker stays here, and is not tired."""
    count = int(part("work-bee", "action", "assign")[1])
    scene, brings = used("work-bee", has=f"{count} worker")
    assert brings == added(exchange("work-bee"), {"worker": -count})
    assert scene.on("work-bee") == {"worker": count}
    short = Scene(empire="work-bee", has=f"{count - 1} worker 9 gold")
    assert short.refusals()["use:work-bee"] == "N6.2-a", "gold is no worker"


def test_spare_room() -> None:
    """Populate, with a field or boost if one likes."""
    scene, brings = used("spare-room")
    assert brings == added(exchange("spare-room"), {"worker": 1})
    assert scene.discs() == ["", ""], "no disc moves"
    with_field = Scene(empire="spare-room", hand="everyones-sheepfold", has=words(price("spare-room")))
    before = supply(with_field)
    with_field.do("use:spare-room", "field:everyones-sheepfold")
    sheep = things(ROWS["everyones-sheepfold"]["yields"])
    assert change(before, with_field) == added(exchange("spare-room"), {"worker": 1, "card": -1}, sheep)


@pytest.mark.parametrize("assigned", [0, 1, 2, 5])
def test_roll_call(assigned: int) -> None:
    tokens = {"barn-raising": f"{assigned} worker 4 gold"}
    _, brings = used("roll-call", empire="barn-raising", tokens=tokens)
    assert brings == exchange("roll-call", assigned)


def test_threshing_floor() -> None:
    scene, brings = used("threshing-floor", "harvest:fishing-pier")
    assert brings == added(exchange("threshing-floor"), things(ROWS["fishing-pier"]["yields"]))
    assert scene.discs() == ["", ""]


def test_change_of_shift() -> None:
    """A worker comes back from a card of one's choice."""
    count = int(part("change-of-shift", "action", "release")[1])
    tokens = {"work-bee": f"{count} worker", "barn-raising": f"{count} worker 1 gold"}
    answer = " ".join(["release:barn-raising:worker"] * count)
    scene, brings = used("change-of-shift", answer, empire="work-bee barn-raising", tokens=tokens)
    assert brings == added(exchange("change-of-shift"), {"worker": count})
    assert (scene.on("work-bee"), scene.on("barn-raising")) == ({"worker": count}, {"gold": 1})


# --- features and bonuses ---


@pytest.mark.rule("N7.10-b")
def test_common_pot() -> None:
    built("common-pot")
    assert reaction("common-pot", "assign") == gains("common-pot", "feature")
    assert reaction("common-pot common-pot", "assign") == added(*[gains("common-pot", "feature")] * 2)


def test_welcome_committee() -> None:
    built("welcome-committee")
    assert reaction("welcome-committee", "populate") == gains("welcome-committee", "feature")
    room, without = (Scene(empire=f"spare-room {more}", has="9 sheep") for more in ("welcome-committee", ""))
    room.do("use:spare-room")
    without.do("use:spare-room")
    assert change(supply(without), room) == gains("welcome-committee", "feature"), "a card's Populate counts too"


@pytest.mark.parametrize("assigned", [0, 2, 9])
def test_long_table(assigned: int) -> None:
    _, brings = built("long-table", empire="work-bee", tokens={"work-bee": f"{assigned} worker"} if assigned else None)
    assert brings == gains("long-table", "bonus", assigned)


# --- boosts ---


@pytest.mark.rule("N7.5-a")
@pytest.mark.parametrize("tired", [0, 1, 5])
def test_neighbourly_help(tired: int) -> None:
    count = min(tired, int(part("neighbourly-help", "instant", "refresh")[1]))
    _, brings = boosted("neighbourly-help", tired=[tired])
    assert brings == added(gains("neighbourly-help", "instant"), {"worker": count, "tired": -count})


@pytest.mark.rule("N7.4-a")
def test_knocking_off() -> None:
    """Workers come home from where one likes, as many as there are at most."""
    count = int(part("knocking-off", "instant", "release")[1])
    tokens = {"work-bee": f"{count} worker", "barn-raising": f"{count} worker"}
    answer = " ".join(["release:barn-raising:worker"] * count)
    scene, brings = boosted("knocking-off", answer, empire="work-bee barn-raising", tokens=tokens)
    assert brings == added(gains("knocking-off", "instant"), {"worker": count})
    assert (scene.on("work-bee"), scene.on("barn-raising")) == ({"worker": count}, {})
    _, few = boosted("knocking-off", empire="work-bee", tokens={"work-bee": "1 worker"})
    assert few == added(gains("knocking-off", "instant"), {"worker": 1})


# --- since rules 2 ---


@pytest.mark.rule("N5.5-a")
def test_ferry_club() -> None:
    scene, brings = boosted("ferry-club")
    assert brings == gains("ferry-club", "instant")
    assert scene.has("common-ship") == 1


@pytest.mark.parametrize("others", [0, 1, 3])
def test_quilting_bee(others: int) -> None:
    """Its own icon counts."""
    _, brings = used("quilting-bee", empire=" ".join(["drystone-wallers"] * others))
    assert brings == exchange("quilting-bee", 1 + others)
