"""Building locations and paying for them (N4, N7.2, N7.15)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import FACES, NUMBER
from kronika.games.north.goods import STONE, THINGS, TOKENS
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def price_of(name: str) -> str:
    """What a real card costs, for a supply."""
    cost = FACES[NUMBER[name]].cost
    return " ".join(f"{cost[thing]} {THINGS[thing]}" for thing in TOKENS if cost[thing] and THINGS[thing] != "worker")


# --- price and place (N4.1)


@pytest.mark.rule("N4.1-a", "N4.1-c", "N7.2-a", "N7.2-b")
def test_the_price_is_paid_and_the_location_stands() -> None:
    scene = Scene(hand="tower hut", has="3 wood 2 stone 1 food", tired=(1,), starts=False)
    scene.do("build:tower")
    assert scene.empire() == ["tower"]
    assert scene.hand() == ["hut"]
    assert [scene.has(thing) for thing in ("wood", "stone", "food")] == [1, 1, 1]
    assert (scene.has("worker"), scene.tired()) == (4, 2), "the worker is tired, not lost"
    scene.all_pass()
    assert (scene.has("worker"), scene.tired()) == (6, 0)


@pytest.mark.rule("N4.1-b", "N7.15-a")
def test_gold_stands_in_for_each_resource_of_the_price() -> None:
    scene = Scene(hand="tower", has="2 wood 1 stone 3 gold", starts=False)
    scene.do("build:tower")
    pays = ["2wood-1stone", "2wood-1gold", "1wood-1stone-1gold", "1wood-2gold", "1stone-2gold", "3gold"]
    assert sorted(scene.options()) == sorted(f"pay:{pay}-1worker" for pay in pays)
    scene.do("pay:1wood-2gold-1worker")
    assert [scene.has(thing) for thing in ("wood", "stone", "gold")] == [1, 1, 1]
    assert scene.empire() == ["tower"]


@pytest.mark.rule("N4.1-b", "N7.15-a")
def test_where_gold_is_asked_for_nothing_else_will_do() -> None:
    assert Scene(hand="palace", has="1 gold 9 food 9 wood 9 stone 9 sheep").options(about="build:") == []
    scene = Scene(hand="palace", has="2 gold 1 sheep 9 food", starts=False)
    scene.do("build:palace")
    assert (scene.has("gold"), scene.has("sheep"), scene.has("food")) == (0, 0, 9)
    scene = Scene(hand="palace", has="3 gold", starts=False)
    scene.do("build:palace")
    assert scene.has("gold") == 0, "two for the gold and one for the sheep"


@pytest.mark.rule("N7.15-b")
def test_gold_is_no_worker_and_no_raze_token() -> None:
    assert Scene(hand="arena", has="9 gold 0 raze 2 worker").options(about="build:") == []
    assert Scene(hand="arena", has="9 gold 1 raze 1 worker").options(about="build:") == []
    scene = Scene(hand="arena", has="9 gold 1 raze 2 worker", starts=False).do("build:arena")
    assert (scene.has("gold"), scene.has("raze"), scene.has("worker"), scene.tired()) == (9, 0, 0, 2)


@pytest.mark.rule("N7.15-a")
def test_gold_cannot_be_changed_into_resources() -> None:
    scene = Scene(has="5 gold", empire="stack", starts=False)
    assert scene.options(about="use:") == []
    assert scene.score()["resources"] == 0


@pytest.mark.rule("N4.1-b")
def test_any_resources_are_paid_with_any_or_gold() -> None:
    scene = Scene(hand="shed", has="1 food 1 sheep 1 gold", starts=False).do("build:shed")
    assert sorted(scene.options()) == ["pay:1food-1gold", "pay:1food-1sheep", "pay:1sheep-1gold"]
    scene.do("pay:1food-1sheep")
    assert scene.has("gold") == 1


@pytest.mark.rule("N4.1-d")
def test_a_new_location_is_fresh_and_works_on_a_later_turn() -> None:
    scene = Scene(hand="bell", has="1 stone", passed=(1,), starts=False)
    scene.do("build:bell")
    assert not scene.is_exhausted("bell")
    assert scene.points() == 0, "not in the turn in which it is built"
    scene.do("use:bell")
    assert scene.points() == 1


@pytest.mark.rule("N4.1-e")
def test_a_bonus_happens_at_once_and_only_then() -> None:
    scene = Scene(hand="shrine", has="1 wood", starts=False).do("build:shrine")
    assert scene.points() == 2
    scene.all_pass()
    assert scene.state.round == 2
    assert scene.points() == 2


@pytest.mark.rule("N4.1-f")
def test_fields_and_boosts_are_not_built() -> None:
    scene = Scene(hand="woods sawmill song hut", has="9 gold", empire="woods")
    assert scene.options(about="build:") == ["build:hut"]
    refused = {key: rule for key, rule in scene.refusals().items() if key.startswith("build:")}
    assert refused == {"build:woods": "N4.1-f", "build:sawmill": "N4.1-f", "build:song": "N4.1-f"}
    assert scene.illegal(0, "build:woods") == ("answer-unknown", "N3.3-b")


@pytest.mark.rule("N4.1-h")
@pytest.mark.parametrize("has", ["1 wood 1 stone", "2 wood", "1 wood 1 gold", "2 wood 1 stone 0 worker", ""])
def test_what_cannot_be_paid_in_full_is_not_built(has: str) -> None:
    scene = Scene(hand="tower", has=has)
    assert scene.options(about="build:") == []
    assert scene.refusals()["build:tower"] == "N4.1-h"
    scene.illegal(0, "build:tower")


@pytest.mark.rule("N4.1-h")
@pytest.mark.parametrize(
    ("has", "able"), [("1 food", False), ("1 food 1 raze", False), ("2 sheep", True), ("1 fish 1 gold", True)]
)
def test_any_resources_must_be_paid_in_full_too(has: str, able: bool) -> None:
    assert ("build:shed" in Scene(hand="shed", has=has).options()) == able


@pytest.mark.rule("N4.1-x1", "N9.2-a", "N7.12-a")
def test_frozen_harbour_counts_one_type_at_once() -> None:
    face = FACES[NUMBER["frozen-harbour"]]
    assert face.lines["bonus"] == "gain 1 vp per type:penguin"
    penguins = [card.id for card in FACES if card.clan == "panuk" and card.type == "penguin"][:2]
    others = [card.id for card in FACES if card.clan == "panuk" and card.type in ("yeti", "igloo")][:1]
    scene = Scene(clans=["panuk"], hand="frozen-harbour", has=price_of("frozen-harbour"), rival_empire=penguins[0],
                  empire=" ".join(penguins + others))  # fmt: skip
    scene.do("build:frozen-harbour")
    assert scene.points() == 2
    scene.all_pass()
    assert scene.points() == 2


@pytest.mark.rule("N4.1-x1", "N7.12-a")
def test_the_card_just_built_is_counted_with_the_others() -> None:
    scene = Scene(hand="gate", has="1 wood", empire="gate-house", starts=False).do("build:gate")
    assert scene.points() == 2


@pytest.mark.rule("N4.1-x2")
def test_the_floating_trader_takes_one_stone() -> None:
    face = FACES[NUMBER["trading-floe"]]
    assert face.clan == "nanurjuk"
    assert [n for n in face.cost if n] == [1]
    assert face.cost[STONE] == 1
    scene = Scene(clans=["nanurjuk"], hand="trading-floe", has="1 stone 1 fish").do("build:trading-floe")
    assert (scene.has("stone"), scene.has("fish")) == (0, 1)
    assert "trading-floe" in scene.empire()


@pytest.mark.rule("N7.12-b")
def test_an_icon_in_the_text_does_not_count() -> None:
    scene = Scene(hand="gate", has="1 wood", empire="gate-painter keeper", starts=False).do("build:gate")
    assert scene.points() == 1, "painter and keeper only speak of gates"


@pytest.mark.rule("N7.12-a")
def test_a_card_may_set_a_limit() -> None:
    for gates, points in (("gate-house", 1), ("gate-house gate-house gate-house", 2)):
        scene = Scene(hand="gate-painter", has="1 wood", empire=gates, starts=False).do("build:gate-painter")
        assert scene.points() == points


@pytest.mark.rule("N7.12-a")
def test_icons_in_other_empires_do_not_count() -> None:
    scene = Scene(hand="gate", has="1 wood", rival_empire="gate-house gate-house", rival_hand="gate", starts=False)
    assert scene.do("build:gate").points() == 1


@pytest.mark.rule("N7.19-a")
def test_a_card_goes_before_the_rules() -> None:
    scene = Scene(hand="tower", has="1 wood 1 stone", empire="quarter", starts=False)
    scene.do("build:tower")
    assert "tower" in scene.empire(), "one resource less than its price"
    assert (scene.has("wood"), scene.has("stone"), scene.has("worker")) == (0, 0, 4)
    assert Scene(hand="tower", has="1 wood 1 stone").options(about="build:") == []


@pytest.mark.rule("N7.19-a")
def test_the_builder_chooses_what_need_not_be_paid() -> None:
    scene = Scene(hand="tower", has="2 wood 1 stone", empire="quarter", starts=False).do("build:tower")
    assert sorted(scene.options()) == ["pay:1wood-1stone-1worker", "pay:2wood-1worker"]
    scene = Scene(hand="hut", empire="quarter quarter", starts=False).do("build:hut")
    assert "hut" in scene.empire(), "never less than nothing"


def test_an_illegal_payment_changes_nothing() -> None:
    scene = Scene(hand="shed", has="1 food 1 sheep 1 gold", starts=False).do("build:shed")
    assert scene.illegal(0, "pay:2gold") == ("answer-unknown", "N4.1-b")
    assert scene.illegal(0, "pay:1food-1gold", "pay:1food-1sheep")[0] == "answer-too-many"
    assert scene.illegal(1, "pay:1food-1sheep")[0] == "answer-not-asked"


def test_building_is_told_to_all() -> None:
    scene = Scene(hand="hut", has="1 wood", listen=True).do("build:hut")
    assert [event["args"] for event in scene.told("build", None)] == [{"card": "hut"}]
    assert scene.told("pay", 1)[0]["args"]["wood"] == 1
