"""Nanurjuk, card by card: nomads."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    ROWS,
    added,
    boosted,
    built,
    change,
    content,
    exchange,
    gains,
    parts,
    pay_first,
    price,
    reaction,
    supply,
    things,
    used,
    words,
)
from tests.scenes.north import Scene

# --- bonuses ---


def test_snow_camp() -> None:
    _, brings = built("snow-camp")
    assert brings == gains("snow-camp", "bonus")
    assert brings


@pytest.mark.rule("N4.1-a")
def test_trading_floe() -> None:
    """Costs one stone, as it is printed."""
    assert things(ROWS["trading-floe"]["cost"]) == {"stone": 1}
    _, brings = built("trading-floe")
    assert brings == gains("trading-floe", "bonus")


def test_hunters_cache() -> None:
    _, brings = built("hunters-cache")
    assert brings == gains("hunters-cache", "bonus")
    assert brings


def test_lone_kayaker() -> None:
    """One may sail at once, or not."""
    scene, brings = built("lone-kayaker", "use", has="2 ship")
    assert brings == added(gains("lone-kayaker", "bonus"), {"ship": -1})
    assert scene.queue() == [(0, 0, 0)]
    scene, brings = built("lone-kayaker", "skip", has="2 ship")
    assert brings == gains("lone-kayaker", "bonus")
    assert scene.queue() == []


# --- actions ---


def test_polar_guide() -> None:
    scene, brings = used("polar-guide")
    assert brings == exchange("polar-guide")
    assert len(scene.hand()) == gains("polar-guide", "action")["card"]


def test_dog_sled() -> None:
    """A location comes back to the hand and can be built again; the sled itself too. Fields stay."""
    scene, brings = used("dog-sled", "card:snow-camp", empire="snow-camp")
    assert brings == added(exchange("dog-sled"), {"card": 1})
    assert (scene.hand(), "snow-camp" in scene.empire()) == (["snow-camp"], False)
    scene = Scene(empire="dog-sled snow-camp", has=words(price("dog-sled"))).do("use:dog-sled")
    assert scene.options() == ["card:dog-sled", "card:snow-camp"]
    scene.do("card:dog-sled")
    assert scene.hand() == ["dog-sled"]
    assert scene.state.exhausted == set(), "what is in the hand is not exhausted"


def test_winter_march() -> None:
    """Other cards are left behind, for something each; none is allowed."""
    most = int(parts("winter-march", "action")[0].split()[3])
    each = things(ROWS["winter-march"]["action"].split("gain ")[1].removesuffix(" each"))
    camps = " ".join(["snow-camp", "caravan", "hunters-cache"][:most])
    cost = words(price("winter-march"))
    scene = Scene(empire=f"winter-march {camps} bone-harpoon", has=cost)
    before = supply(scene)
    scene.do("use:winter-march").picks(0, *(f"card:{camp}" for camp in camps.split()))
    assert change(before, scene) == added(exchange("winter-march"), *[each] * most)
    assert sorted(scene.discards()) == sorted(camps.split())
    assert scene.is_exhausted("winter-march")
    none = Scene(empire="winter-march snow-camp", has=cost)
    none.do("use:winter-march").picks(0)
    assert (none.points(), "snow-camp" in none.empire()) == (0, True)
    more = Scene(empire="winter-march snow-camp caravan hunters-cache trading-floe", has=cost).do("use:winter-march")
    assert "card:winter-march" not in more.options()
    more.illegal(0, *more.options()[: most + 1])


def test_notched_tusk() -> None:
    """Locations built this round, whether they still stand or not."""
    _, none = used("notched-tusk", empire="snow-camp")
    assert none == exchange("notched-tusk")
    camps = ["caravan", "trading-floe", "bone-harpoon"]
    for number in (1, 2, 3):
        scene = Scene(empire="notched-tusk", hand=" ".join(camps), has="5 worker 9 stone 9 fish 9 food", turn=1)
        scene.answers(1, "pass")
        for camp in camps[:number]:
            pay_first(scene.do(f"build:{camp}"))
        before = supply(scene)
        pay_first(scene.do("use:notched-tusk"))
        assert change(before, scene) == exchange("notched-tusk", number)


# --- features ---


@pytest.mark.rule("N7.6-a")
def test_new_outpost() -> None:
    """It is another of the field chosen: gives its goods at once, and can be harvested."""
    scene, brings = built("new-outpost", "card:fishing-pier")
    assert brings == things(ROWS["fishing-pier"]["yields"])
    scene.answers(1, "pass")
    before = supply(scene)
    scene.do("disc:harvest", "harvest:new-outpost")
    assert change(before, scene) == things(ROWS["fishing-pier"]["yields"])


def test_thieving_gulls() -> None:
    built("thieving-gulls")
    found = []
    for gulls in ("thieving-gulls", ""):
        scene = Scene(hand="breaking-camp", empire=f"{gulls} snow-camp caravan", has="0 worker")
        scene.do("disc:harvest", "boost:breaking-camp").picks(0, "card:snow-camp", "card:caravan")
        found.append(supply(content(scene)))
    with_gulls, without = found
    gained = {thing: with_gulls[thing] - without[thing] for thing in without}
    assert added(gained) == added(*[gains("thieving-gulls", "feature")] * 2), "once for each"
    assert reaction("thieving-gulls", "build") == {}


def test_beaten_track() -> None:
    """Whenever something is built; not for itself."""
    _, itself = built("beaten-track")
    assert itself == {}
    assert reaction("beaten-track", "build", hand="notched-tusk") == gains("beaten-track", "feature")
    _, after = built("notched-tusk", empire="beaten-track")
    assert after == gains("beaten-track", "feature"), "for a price or for nothing"
    assert reaction("beaten-track", "harvest") == {}, "a field is not built by paying, and a harvest builds none"


# --- boosts ---


@pytest.mark.rule("N7.17-a")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_breaking_camp(left: int) -> None:
    """Up to three cards of any kind, islands to their own pile."""
    assert parts("breaking-camp", "instant")[0].split()[3] == "3"
    each = things(ROWS["breaking-camp"]["instant"].split("gain ")[1].removesuffix(" each"))
    cards = ["snow-camp", "ram-islet", "pine-grove"][:left]
    scene = Scene(hand="breaking-camp", empire="snow-camp ram-islet caravan", has="0 worker")
    scene.do("disc:harvest", "boost:breaking-camp").picks(0, *(f"card:{card}" for card in cards))
    assert {thing: scene.has(thing) for thing in each} == {thing: number * left for thing, number in each.items()}
    assert set(cards).isdisjoint(scene.empire())
    assert sorted(scene.discards()) == sorted({*cards, "breaking-camp"} - {"ram-islet"})
    assert ("ram-islet" in scene.wrecks("near")) == ("ram-islet" in cards)


def test_pack_and_go() -> None:
    """The location that comes back can be the one that is constructed."""
    scene = Scene(hand="pack-and-go twin-ships", empire="caravan snow-camp", has="0 worker")
    scene.do("disc:construct", "boost:pack-and-go", "use")
    assert scene.options() == ["card:caravan", "card:snow-camp"]
    before = supply(scene)
    content(scene.do("card:caravan"))
    assert change(before, scene) == added(gains("pack-and-go", "instant"), {"card": 1})
    assert scene.options() == ["build:twin-ships", "build:caravan"]
    scene.do("build:caravan")
    assert len(scene.hand()) == 1 + gains("caravan", "bonus")["card"]
    skipped = Scene(hand="pack-and-go twin-ships", empire="caravan").do("disc:construct", "boost:pack-and-go", "skip")
    assert "caravan" in skipped.empire()


@pytest.mark.parametrize("number", [0, 1, 2])
def test_on_the_trail(number: int) -> None:
    camps = ["trading-floe", "bone-harpoon"][:number]
    hand = " ".join([*camps, "on-the-trail"])
    scene = Scene(hand=hand, has="9 stone", turn=1).answers(1, "pass")
    for camp in camps:
        pay_first(scene.do(f"build:{camp}"))
    before = supply(scene)
    scene.do("disc:explore", "boost:on-the-trail")
    explored, played = {"card": 1}, {"card": -1}
    assert change(before, scene) == added(gains("on-the-trail", "instant", number), explored, played)


# --- since rules 2 ---


def test_elders_circle() -> None:
    """For a stone, whenever a camp is built; not for itself, nor for a sled."""
    scene = Scene(hand="polar-guide", empire="elders-circle", has="3 food 3 fish 3 stone 5 worker")
    assert scene.do("build:polar-guide").table.ask(0) is None
    scene = Scene(hand="snow-camp", empire="elders-circle", has="3 food 3 fish 3 stone 5 worker")
    scene.do("build:snow-camp", "use", "pay:1stone")
    assert (scene.has("vp"), scene.has("stone")) == (1, 2)
    scene = Scene(hand="elders-circle", has="3 stone").do("build:elders-circle")
    assert scene.has("vp") == 0


@pytest.mark.rule("N5.5-a")
def test_skin_boat() -> None:
    """One of the three common ships, as long as there is one."""
    scene, brings = boosted("skin-boat")
    assert (brings, scene.has("common-ship")) == ({"common-ship": 1}, 1)
    _, none = boosted("skin-boat", rival_has="3 common-ship")
    assert none == {}
