"""The vocabulary of effects: what each word does, and what an author is told about a line that means nothing.

A line is tried on a card of the game: the axe smithy says it instead of its own action, the white keep as its feature.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kronika.games.north.effects import COUNTED, TRIGGERS, deed, feature
from kronika.games.north.faces import FACES, NUMBER, Face, read_cards
from kronika.games.north.goods import BadEffect, amounts
from tests.games.north.cards.play import Change, added, change, happens, supply
from tests.scenes.north import Scene

Says = Callable[..., tuple[Scene, Change]]
Feels = Callable[[str], None]


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> Says:
    """Uses the axe smithy with this line as its action; the scene, and what the supply changed."""

    def use(line: str, *answers: str, **more: Any) -> tuple[Scene, Change]:
        monkeypatch.setattr(FACES[NUMBER["axe-smithy"]], "action", deed(line))
        scene = Scene(**{"has": "0 worker", **more, "empire": f"axe-smithy {more.get('empire', '')}"})
        before = supply(scene)
        scene.do("use:axe-smithy")
        for answer in answers:
            scene.picks(0, *answer.split())
        return scene, change(before, scene)

    return use


@pytest.fixture
def feels(monkeypatch: pytest.MonkeyPatch) -> Feels:
    """Gives the white keep this line as its feature."""

    def give(line: str) -> None:
        monkeypatch.setattr(FACES[NUMBER["white-keep"]], "feature", feature(line))

    return give


# --- gain ---


@pytest.mark.rule("N7.1-a", "N7.1-b", "N7.1-c")
def test_gain(says: Says) -> None:
    _, brings = says("gain 2 wood + 1 card + 3 vp + 1 raze + 1 worker")
    assert brings == {"wood": 2, "card": 1, "vp": 3, "raze": 1, "worker": 1}


@pytest.mark.rule("N7.11-a", "N7.11-b")
def test_gain_one_of_several(says: Says) -> None:
    line = "gain 1 wood / 2 stone + 1 vp / 1 card"
    for key, gained in (
        ("get:1wood", {"wood": 1}),
        ("get:2stone-1vp", {"stone": 2, "vp": 1}),
        ("get:1card", {"card": 1}),
    ):
        assert says(line, key)[1] == gained


def test_gain_resources_of_choice(says: Says) -> None:
    assert says("gain 2 resource + 1 gold", "resource:fish resource:fish")[1] == {"fish": 2, "gold": 1}
    scene, _ = says("gain 2 resource")
    scene.illegal(0, "resource:fish")
    scene.illegal(0, "resource:gold", "resource:fish")


@pytest.mark.rule("N5.5-a")
def test_gain_ships(says: Says) -> None:
    """One more of the own, three common ones for all."""
    assert says("gain 2 ship")[1] == {"ship": 1}
    assert says("gain 2 common-ship")[1] == {"common-ship": 2}
    assert says("gain 2 common-ship", rival_has="2 common-ship")[1] == {"common-ship": 1}
    scene, _ = says("gain 1 common-ship", has="0 ship 1 common-ship")
    scene.answers(1, "pass").do("disc:sail")
    assert scene.state.queue == [(0, 0, 0, 1)]
    assert scene.has("common-ship") == 1


PER = [
    ("island", {"empire": "ram-islet puffin-cliff"}, 2),
    ("field", {"empire": "smokehouse polynya", "upgrades": {"smokehouse": "fishing-pier"}}, 4),
    ("field", {"empire": "ice-cream-man", "upgrades": {"ice-cream-man": "barley-field"}}, 3),
    ("upgrade", {"empire": "smokehouse polynya", "upgrades": {"smokehouse": "fishing-pier"}}, 1),
    ("exhausted", {"empire": "tavern mead-hall ram-islet", "exhausted": "tavern ram-islet"}, 2),
    ("ship-out", {"queue": [(0, 0, 0), (1, 0, 0), (0, 1, 1)]}, 2),
    ("assigned", {"empire": "work-bee", "tokens": {"work-bee": "2 worker 1 gold 3 fish"}}, 6),
    ("assigned worker", {"empire": "work-bee", "tokens": {"work-bee": "2 worker 1 gold 3 fish"}}, 2),
    ("assigned resource", {"empire": "work-bee", "tokens": {"work-bee": "2 worker 1 gold 3 fish 1 wood"}}, 4),
    ("assigned gold", {"rival_empire": "work-bee", "tokens": {"work-bee": "2 worker 1 gold"}}, 0),
    ("type:keep", {"empire": "treasury watchtower valkyrie", "rival_empire": "watchtower"}, 3),
    ("type:shrine", {"empire": "treasury"}, 0),
    ("built", {}, 0),
    ("boost-played", {}, 0),
]


@pytest.mark.rule("N7.12-a", "N7.12-b")
@pytest.mark.parametrize(("what", "table", "number"), PER)
def test_gain_per(says: Says, what: str, table: dict[str, Any], number: int) -> None:
    """The axe smithy itself is a keep."""
    assert says(f"gain 2 vp per {what}", **table)[1] == added({"vp": 2 * number})
    for most in (1, 3, 9):
        assert says(f"gain 2 vp per {what} max {most}", **table)[1] == added({"vp": 2 * min(number, most)})


def test_everything_that_can_be_counted_is_tried() -> None:
    assert {row[0].split()[0] for row in PER if not row[0].startswith("type:")} == set(COUNTED)


@pytest.mark.parametrize(("what", "number"), [("built", 2), ("boost-played", 1)])
def test_gain_per_what_was_done_this_round(monkeypatch: pytest.MonkeyPatch, what: str, number: int) -> None:
    """Free building counts too; with the next round the count begins anew."""
    monkeypatch.setattr(FACES[NUMBER["axe-smithy"]], "action", deed(f"gain 1 vp per {what}"))
    hand = "barn-dance trading-floe beaten-track"
    scene = Scene(empire="axe-smithy", hand=hand, has="1 stone", turn=1).answers(1, "pass")
    scene.do("build:trading-floe", "disc:construct", "boost:barn-dance", "use:axe-smithy")
    assert scene.points() == number
    scene.do("pass")
    for seat in (0, 1):
        scene.picks(seat)
    scene.answers(1, "pass").do("use:axe-smithy")
    assert scene.points() == number


# --- tile actions ---


@pytest.mark.rule("N5.2-e")
def test_perform(says: Says) -> None:
    assert says("perform explore")[1] == {"card": 1}
    assert says("perform populate")[1] == {"worker": 1}
    assert says("perform sail")[1] == {"ship": -1}
    assert says("perform harvest", "harvest:polynya", empire="polynya")[1]["fish"] >= 1
    scene, brings = says("perform construct", hand="watchtower")
    assert (brings, "watchtower" in scene.empire()) == ({"card": -1}, True)
    assert says("perform construct")[1] == {}, "what can't be performed is not"


# --- refresh ---


@pytest.mark.rule("N7.5-a")
@pytest.mark.parametrize(("line", "tired", "fresh"), [("1", 3, 1), ("5", 3, 3), ("all", 3, 3), ("all", 0, 0)])
def test_refresh_workers(says: Says, line: str, tired: int, fresh: int) -> None:
    assert says(f"refresh {line} worker", tired=[tired])[1] == added({"worker": fresh, "tired": -fresh})


@pytest.mark.rule("N6.2-c")
def test_refresh_cards(says: Says) -> None:
    """Islands are no locations; a card is any. It can't be the one that says so: that is exhausted last."""
    lying = {"empire": "tavern mead-hall ram-islet", "exhausted": "tavern mead-hall ram-islet"}

    def left(line: str, *answers: str) -> set[str]:
        scene, _ = says(line, *answers, **lying)
        assert scene.is_exhausted("axe-smithy")
        return {name for name in ("tavern", "mead-hall", "ram-islet") if scene.is_exhausted(name)}

    assert left("refresh 1 location", "card:tavern") == {"mead-hall", "ram-islet"}
    assert left("refresh all location") == {"ram-islet"}
    assert left("refresh 1 island") == {"tavern", "mead-hall"}
    assert left("refresh 2 card", "card:tavern card:ram-islet") == {"mead-hall"}
    assert left("refresh 5 card") == set()
    scene, _ = says("refresh 1 location", **lying)
    assert scene.options() == ["card:tavern", "card:mead-hall"]


# --- assign, release ---


@pytest.mark.rule("N7.3-a")
def test_assign(says: Says) -> None:
    scene, brings = says("assign 2 gold", has="0 worker 3 gold")
    assert (brings, scene.on("axe-smithy")) == ({"gold": -2}, {"gold": 2})
    scene, brings = says("assign 2 resource", "assign:fish assign:wood", has="0 worker 1 fish 2 wood")
    assert (brings, scene.on("axe-smithy")) == ({"fish": -1, "wood": -1}, {"fish": 1, "wood": 1})
    scene, brings = says("assign up to 2 worker", "assign:worker", has="4 worker")
    assert (brings, scene.on("axe-smithy"), scene.tired()) == ({"worker": -1}, {"worker": 1}, 0)


@pytest.mark.rule("N7.3-a", "N7.15-a")
def test_what_must_be_assigned_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is part of the price, so the action is refused; gold is no fish here."""
    for line, has, usable in [
        ("assign 2 fish", "1 fish 5 gold", False),
        ("assign 2 fish", "2 fish", True),
        ("pay 1 fish: assign 1 fish", "1 fish", False),
        ("pay 1 fish: assign 1 fish", "2 fish", True),
        ("pay 1 worker: assign 1 worker", "1 worker", False),
        ("assign 2 resource", "1 fish 1 wood", True),
        ("assign 2 resource", "1 fish 3 gold", False),
        ("assign up to 2 fish", "0 fish", True),
        ("may assign 2 fish", "0 fish", True),
    ]:
        monkeypatch.setattr(FACES[NUMBER["axe-smithy"]], "action", deed(line))
        scene = Scene(empire="axe-smithy", has=f"0 worker {has}")
        assert ("use:axe-smithy" in scene.options()) == usable, (line, has)


@pytest.mark.rule("N7.4-a")
def test_release(says: Says) -> None:
    lying = {
        "empire": "work-bee goods-depot",
        "rival_empire": "savings-bank",
        "tokens": {"work-bee": "2 worker", "goods-depot": "2 wood 1 fish", "savings-bank": "4 gold"},
    }
    scene, brings = says("release 1 worker", **lying)
    assert (brings, scene.on("work-bee")) == ({"worker": 1}, {"worker": 1})
    scene, brings = says("release 2", "release:work-bee:worker release:goods-depot:fish", **lying)
    assert (brings, scene.on("goods-depot")) == ({"worker": 1, "fish": 1}, {"wood": 2})
    assert says("release all wood", **lying)[1] == {"wood": 2}
    scene, brings = says("release all", **lying)
    assert brings == {"worker": 2, "wood": 2, "fish": 1}
    assert scene.on("savings-bank") == {"gold": 4}, "not from others' cards"
    assert says("release 3 stone", **lying)[1] == {}


# --- cards that go ---


@pytest.mark.rule("N7.17-a")
def test_discard(says: Says) -> None:
    scene, brings = says(
        "discard up to 2 card: gain 1 vp + 1 wood each", "card:tavern card:pine-grove", empire="tavern"
    )
    assert brings == {"vp": 2, "wood": 2}
    assert sorted(scene.discards()) == ["pine-grove", "tavern"]
    assert says("discard up to 1 card", "card:tavern", empire="tavern")[1] == {}
    scene, _ = says("discard up to 2 card", empire="tavern")
    assert "card:axe-smithy" not in scene.options()
    scene.illegal(0, "card:tavern", "card:pine-grove", "card:barley-field")
    scene.picks(0)
    assert "tavern" in scene.empire()


def test_a_field_and_its_upgrade_may_both_be_named(says: Says) -> None:
    scene, brings = says(
        "discard up to 2 card: gain 1 vp each",
        "card:fishing-pier card:smokehouse",
        empire="smokehouse",
        upgrades={"smokehouse": "fishing-pier"},
    )
    assert brings == {"vp": 2}
    assert sorted(scene.discards()) == ["fishing-pier", "smokehouse"]


@pytest.mark.rule("N7.19-a")
def test_return(says: Says) -> None:
    lying = {"empire": "tavern work-bee ram-islet", "tokens": {"work-bee": "2 worker 1 gold"}, "exhausted": "tavern"}
    scene, brings = says("return 1 card", **lying)
    assert (brings, scene.options()) == ({}, ["card:axe-smithy", "card:tavern", "card:work-bee"])
    before = supply(scene)
    scene.do("card:work-bee")
    assert scene.hand() == ["work-bee"]
    assert change(before, scene) == {"card": 1, "worker": 2}, "workers come home, gold goes (N7.2-c)"
    scene, _ = says("return 2 card", "card:tavern card:work-bee", **lying)
    assert sorted(scene.hand()) == ["tavern", "work-bee"]
    assert scene.state.exhausted == {scene.card("axe-smithy")}


# --- search ---


@pytest.mark.rule("N7.7-a")
@pytest.mark.parametrize(
    ("what", "fits"),
    [
        ("type:keep", lambda face: face.type == "keep"),
        ("field", lambda face: face.kind in ("field", "upgrade")),
        ("boost", lambda face: face.kind == "boost"),
        ("location", lambda face: face.kind == "location"),
    ],
)
def test_search(says: Says, what: str, fits: Callable[[Face], bool]) -> None:
    scene, _ = says(f"search {what}", discard="treasury")
    deck = [scene.state.face(card) for card in scene.state.deck[0]]
    right = {face.id for face in deck if fits(face)}
    assert {key.removeprefix("find:") for key in scene.options()} == right
    chosen = sorted(right)[0]
    scene.do(f"find:{chosen}")
    assert scene.hand() == [chosen]
    assert len(scene.state.deck[0]) == len(deck) - 1
    assert scene.discards() == ["treasury"], "the discard pile is not looked through"


@pytest.mark.rule("N7.7-a")
def test_a_search_shuffles_and_finds_perhaps_nothing(says: Says) -> None:
    scene, brings = says("search type:penguin")
    assert (brings, scene.turn) == ({}, 1)
    twin = Scene(empire="axe-smithy", has="0 worker")
    assert sorted(scene.state.deck[0]) == sorted(twin.state.deck[0])
    assert scene.state.deck[0] != twin.state.deck[0], "shuffled all the same"


# --- discs and ships ---


@pytest.mark.rule("N7.13-a", "N7.13-b")
def test_move_disc(says: Says) -> None:
    scene, brings = says("move disc", "disc:1:0", discs={0: ["sail", "harvest x"], 1: ["sail"]})
    assert (brings, scene.discs(), scene.discs(1)) == ({}, ["sail", "explore x"], ["sail", ""])
    scene, _ = says("move disc", discs={0: ["sail"]})
    assert scene.options() == ["disc:0:0", "disc:0:1", "disc:0:2", "disc:0:3"], "not to where it is"
    assert says("move disc", discs={1: ["sail"]})[0].turn == 1


@pytest.mark.rule("N7.14-a")
def test_move_ship(says: Says) -> None:
    sea = [(0, 0, 1), (1, 0, 0), (0, 1, 0), (1, 1, 1)]
    scene, brings = says("move ship", queue=sea)
    assert (brings, scene.queue()) == ({}, [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 1)]), "the first has none in front"
    assert says("move ship", queue=[(0, 0, 0), (1, 0, 0)])[0].queue() == [(0, 0, 0), (1, 0, 0)]
    scene, _ = says("move ship", "ship:2", queue=[(1, 0, 0), (0, 0, 0), (0, 1, 0)])
    assert scene.queue() == [(1, 0, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.rule("N7.20-a")
def test_resolve_ship(says: Says) -> None:
    sea = [(1, 0, 0), (0, 1, 0)]
    scene, brings = says("resolve ship", "pillage:amber-coast", queue=sea, distant="amber-coast whales-back")
    assert brings["ship"] == 1
    assert brings["gold"] >= 1
    assert scene.queue() == [(1, 0, 0)]
    assert scene.phase == "action"


# --- order, price, may ---


def test_parts_follow_each_other(says: Says) -> None:
    """What the first brings the second can use."""
    assert says("refresh 1 worker; assign up to 1 worker", "assign:worker", tired=[1])[1] == {"tired": -1}


@pytest.mark.rule("N7.10-a")
def test_may(says: Says) -> None:
    assert says("may gain 1 vp; gain 1 wood", "use")[1] == {"vp": 1, "wood": 1}
    assert says("may gain 1 vp; gain 1 wood", "skip")[1] == {"wood": 1}


@pytest.mark.rule("N6.2-b")
def test_price(says: Says) -> None:
    _, brings = says("pay 1 wood + 2 worker: gain 1 vp", has="3 worker 2 wood")
    assert brings == {"wood": -1, "worker": -2, "tired": 2, "vp": 1}
    _, in_gold = says("pay 1 wood: gain 1 vp", "pay:1gold", has="0 worker 1 wood 1 gold")
    assert in_gold == {"gold": -1, "vp": 1}


def test_a_bonus_that_cannot_be_paid_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["trading-floe"]], "bonus", deed("pay 1 gold: gain 2 vp"))
    for has, points in (("1 stone", 0), ("1 stone 2 gold", 2)):
        scene = Scene(hand="trading-floe", has=has).do("build:trading-floe")
        if points:
            scene.do("pay:1stone")
        assert ("trading-floe" in scene.empire(), scene.points()) == (True, points)


def test_a_field_may_have_a_bonus_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACES[NUMBER["polynya"]], "bonus", deed("gain 2 vp"))
    scene = Scene(hand="polynya").do("disc:explore", "field:polynya")
    assert scene.points() == 2
    scene.answers(1, "pass").do("disc:harvest", "harvest:polynya")
    assert scene.points() == 2, "once, when it is built"


# --- features ---


@pytest.mark.rule("N7.10-a", "N7.10-b")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_when(feels: Feels, says: Says, trigger: str) -> None:
    """Once each time, for one's own doings only."""
    feels(f"when {trigger}: gain 1 gold + 1 vp")
    if trigger == "release":
        _, brings = says("release all", empire="white-keep work-bee", tokens={"work-bee": "1 worker"})
        assert brings == {"worker": 1, "gold": 1, "vp": 1}
        assert says("release all", empire="white-keep")[1] == {}, "nothing released, nothing to see"
    elif trigger == "discard":
        line = "discard up to 2 card"
        assert says(line, "card:tavern card:caravan", empire="white-keep tavern caravan")[1] == {"gold": 2, "vp": 2}
    else:
        with_it, without = happens(trigger, empire="white-keep"), happens(trigger)
        assert change(supply(without), with_it) == {"gold": 1, "vp": 1}
    others = happens("populate", rival_empire="white-keep")
    assert others.points(1) == 0


def test_when_with_a_type(feels: Feels) -> None:
    feels("when build type:camp: gain 1 vp")
    assert happens("build", hand="caravan", empire="white-keep").points() == 1
    assert happens("build", hand="notched-tusk", empire="white-keep").points() == 0


def test_when_with_a_price(feels: Feels) -> None:
    feels("when populate: pay 1 wood: gain 1 vp")
    assert happens("populate", empire="white-keep").points() == 0
    scene = happens("populate", empire="white-keep", has="1 wood").do("use")
    assert (scene.points(), scene.has("wood")) == (1, 0)


@pytest.mark.rule("N7.8-a", "N3.2-d")
@pytest.mark.parametrize(
    ("line", "tokens", "picks", "brings"),
    [
        ("stored 2 gold: 1 gold / 1 vp", "5 gold", ["get:1gold", "get:1vp"], {"gold": 1, "vp": 1}),
        ("stored 2 gold: 1 gold / 1 vp", "1 gold 4 wood", [], {}),
        ("stored 3 resource: 1 vp", "2 wood 1 fish 9 gold 9 raze", [], {"vp": 1}),
        ("stored 1 worker: 1 wood", "2 worker", [], {"wood": 2}),
        ("stored 1 raze: 1 resource", "1 raze", ["resource:fish"], {"fish": 1}),
    ],
)
def test_stored(feels: Feels, line: str, tokens: str, picks: list[str], brings: Change) -> None:
    feels(line)
    scene = Scene(phase="lookout", empire="white-keep", has="0 worker", tokens={"white-keep": tokens})
    before = supply(scene)
    for seat in scene.asked():
        if scene.ask(seat).what.id == "north-ask-keep":
            scene.picks(seat)
    if picks:
        scene.picks(0, *picks)
    assert scene.phase == "action"
    assert change(before, scene) == brings


@pytest.mark.rule("N7.6-a")
@pytest.mark.parametrize(
    ("what", "choices"),
    [
        ("action", ["axe-smithy", "goods-depot"]),
        ("feature", ["goods-depot", "watchtower"]),
        ("field", ["pine-grove", "fishing-pier", "barley-field"]),
    ],
)
def test_copy(feels: Feels, what: str, choices: list[str]) -> None:
    feels(f"copy {what}")
    empire = "axe-smithy goods-depot watchtower snow-camp smokehouse ice-cream-man ice-mirror"
    upgrades = {"smokehouse": "fishing-pier", "ice-cream-man": "barley-field"}
    scene = Scene(hand="white-keep", empire=empire, upgrades=upgrades)
    scene.do("disc:construct")
    assert scene.options() == [f"card:{name}" for name in choices]
    scene.do(f"card:{choices[1]}")
    assert scene.state.effective(scene.card("white-keep")).id == choices[1]


def test_a_copied_feature_works_twice(feels: Feels) -> None:
    feels("copy feature")
    scene = Scene(hand="white-keep", empire="watchtower", queue=[(0, 0, 1)], near="ram-islet", turn=1)
    scene.answers(1, "pass").do("disc:construct", "pass", "conquer:ram-islet")
    once = happens("conquer", empire="watchtower").points()
    assert scene.points() == 2 * once > 0


@pytest.mark.parametrize(
    ("line", "has", "able"),
    [
        ("cheaper 1", "1 fish", True),
        ("cheaper 1", "1 stone", True),
        ("cheaper 1", "0 stone", False),
        ("cheaper 2", "0 stone", True),
        ("cheaper 1 type:camp", "1 fish", True),
        ("cheaper 1 type:sled", "1 fish", False),
    ],
)
def test_cheaper(feels: Feels, monkeypatch: pytest.MonkeyPatch, line: str, has: str, able: bool) -> None:
    feels(line)
    monkeypatch.setattr(FACES[NUMBER["caravan"]], "cost", amounts("1 fish + 1 stone"))
    scene = Scene(hand="caravan", empire="white-keep", has=has)
    assert ("build:caravan" in scene.options()) == able


# --- mistakes ---

CARD: dict[str, Any] = {"kind": "location", "cost": "1 wood", "name": {"en": "A", "cs": "B"}}

MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    ({"cost": "wood"}, "“wood” is not an amount", "„wood“ není množství"),
    ({"cost": "1 wood, 1 stone"}, "“1 wood, 1 stone” is not an amount", "„1 wood, 1 stone“ není množství"),
    ({"cost": "1 silver"}, "“silver” is nothing that can be counted", "„silver“ není nic"),
    ({"cost": "1 vp"}, "“vp” can't be paid", "„vp“ se nedá zaplatit"),
    ({"cost": 3}, "cost = “3” is not possible", "cost = „3“ není možné"),
    ({"action": "pay 1 card: gain 1 vp"}, "“card” can't be paid", "„card“ se nedá zaplatit"),
    ({"action": "pay 1 wood gain 1 vp"}, "after the price comes a colon", "za cenou následuje dvojtečka"),
    ({"action": "steal 1 wood"}, "“steal 1 wood” is not in the vocabulary", "není ve slovníku účinků"),
    ({"action": "gain 1 wood;"}, "“” is not in the vocabulary", "„“ není ve slovníku účinků"),
    ({"action": "refresh 0 worker"}, "“refresh 0 worker” is not in the vocabulary", "není ve slovníku"),
    ({"action": "release 0"}, "“release 0” is not in the vocabulary", "není ve slovníku"),
    ({"action": "gain 1 vp per goblin"}, "“goblin” can't be counted", "„goblin“ se nedá počítat"),
    ({"action": "gain 1 vp per island worker"}, "“island worker” can't be counted", "„island worker“ se nedá počítat"),
    ({"action": "gain 1 vp per assigned goblin"}, "“goblin” can't lie on a card", "„goblin“ nemůže ležet na kartě"),
    ({"action": "gain 1 vp per assigned vp"}, "“vp” can't lie on a card", "„vp“ nemůže ležet na kartě"),
    ({"action": "perform dance"}, "“dance” is not a tile action", "„dance“ není akce na destičce"),
    ({"action": "assign 1 ship"}, "“ship” can't lie on a card", "„ship“ nemůže ležet na kartě"),
    ({"action": "release all vp"}, "“vp” can't lie on a card", "„vp“ nemůže ležet na kartě"),
    ({"action": "discard up to 2 card: gain 1 foo each"}, "“foo” is nothing", "„foo“ není nic"),
    ({"action": 5}, "action = “5” is not possible", "action = „5“ není možné"),
    ({"feature": "when sneeze: gain 1 vp"}, "“sneeze” is not a trigger", "„sneeze“ není spouštěč"),
    ({"feature": "gain 1 vp"}, "“gain 1 vp” is not a feature", "„gain 1 vp“ není vlastnost"),
    ({"feature": "stored 0 gold: 1 vp"}, "“stored 0 gold: 1 vp” is not a feature", "není vlastnost"),
    ({"feature": "stored 2 card: 1 vp"}, "“card” can't lie on a card", "„card“ nemůže ležet na kartě"),
    ({"feature": "copy island"}, "“copy island” is not a feature", "není vlastnost"),
    ({"kind": "castle"}, "The kind “castle” is unknown", "Druh „castle“ není známý"),
    ({"kind": "field", "yields": "1 wood"}, "“field” needs “with”", "„field“ potřebuje údaj „with“"),
    ({"kind": "boost", "with": "sail"}, "“boost” needs “instant”", "„boost“ potřebuje údaj „instant“"),
    ({"color": "red"}, "“location” has no “color”", "„location“ nemá údaj „color“"),
    ({"yields": "1 wood"}, "“location” has no “yields”", "„location“ nemá údaj „yields“"),
    ({"name": {"en": "A"}}, "The card has no name.cs", "Kartě chybí name.cs"),
    ({"name": {"cs": "B"}}, "The card has no name.en", "Kartě chybí name.en"),
    ({"name": "A"}, "name = “A” is not possible. Possible: name.en, name.cs", "name = „A“ není možné"),
    ({"flavor": "A"}, "flavor = “A” is not possible", "flavor = „A“ není možné"),
    ({"origin": "dreamt"}, "origin = “dreamt” is not possible", "origin = „dreamt“ není možné"),
    ({"copies": 4}, "copies = “4” is not possible. Possible: 1, 2, 3", "copies = „4“ není možné"),
    ({"copies": "two"}, "copies = “two” is not possible", "copies = „two“ není možné"),
    ({"start": "yes"}, "start = “yes” is not possible. Possible: true, false", "start = „yes“ není možné"),
]


def message(row: dict[str, Any], lang: str) -> str:
    with pytest.raises(BadEffect) as error:
        Face("a-card", "ulaf", row, 0)
    return error.value.say(lang)


@pytest.mark.parametrize(("wrong", "en", "cs"), MISTAKES, ids=[repr(row[0]) for row in MISTAKES])
def test_a_mistake_is_named_in_both_languages(wrong: dict[str, Any], en: str, cs: str) -> None:
    base = CARD if "kind" not in wrong else {"name": CARD["name"]}
    assert en in message({**base, **wrong}, "en")
    assert cs in message({**base, **wrong}, "cs")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"kind": "boost", "with": "jump", "instant": "gain 1 vp"}, "“jump” is not a tile action"),
        ({"kind": "island", "distance": "far", "pillage": "1 wood"}, "distance = “far” is not possible"),
        ({"kind": "field", "start": True, "yields": "1 card"}, "yields = “1 card” is not possible"),
        ({"kind": "field", "start": True, "yields": "1 resource"}, "yields = “1 resource” is not possible"),
    ],
)
def test_mistakes_of_other_kinds_of_cards(wrong: dict[str, Any], told: str) -> None:
    assert told in message({"name": CARD["name"], **wrong}, "en")


def test_what_would_be_right_is_said() -> None:
    assert "explore, populate, construct, harvest, sail" in message({**CARD, "action": "perform dance"}, "en")
    assert "conquer, pillage, build" in message({**CARD, "feature": "when sneeze: gain 1 vp"}, "en")
    assert "type:…, island, field" in message({**CARD, "action": "gain 1 vp per goblin"}, "en")
    assert "when, stored, copy, cheaper" in message({**CARD, "feature": "gain 1 vp"}, "cs")


def test_each_flaw_has_its_line() -> None:
    text = """# a deck
[one]
name.en = "One"
name.cs = "Jedna"
kind = "location"
cost = "1 silver"

[two]
name.en = "Two"
name.cs = "Dvě"
kind = "location"
cost = "1 wood"

["three"]
kind = "castle"
"""
    faces, flaws = read_cards(text, "ulaf", 0, "ulaf.toml")
    assert [face.id for face in faces] == ["two"]
    assert [(flaw.line, flaw.card) for flaw in flaws] == [(2, "one"), (14, "three")]
    assert flaws[0].say("en").startswith("ulaf.toml:2: [one] “silver” is nothing that can be counted.")
    assert flaws[1].say("cs").startswith("ulaf.toml:14: [three] Druh „castle“ není známý.")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cost = 1", "ulaf.toml:1: [cost] “cost” stands outside of any card."),
        ("[one", "ulaf.toml: The file is not TOML:"),
        ("[one]\n[one]\n", "ulaf.toml: The file is not TOML:"),
    ],
)
def test_a_file_that_is_no_deck(text: str, told: str) -> None:
    faces, flaws = read_cards(text, "ulaf", 0, "ulaf.toml")
    assert faces == []
    assert flaws[0].say("en").startswith(told)
