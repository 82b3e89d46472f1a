"""Fields, upgrades and harvests (N5.3-d, N5.4)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import CLANS, FACES, FIELD, NUMBER, UPGRADE, of_clan
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


@pytest.mark.rule("N5.3-d")
def test_harvest_gives_all_of_one_field() -> None:
    scene = Scene(empire="woods meadow lake", starts=False).do("disc:harvest")
    assert scene.options() == ["harvest:woods", "harvest:meadow", "harvest:lake"]
    scene.do("harvest:meadow")
    assert [scene.has(thing) for thing in ("food", "sheep", "wood", "fish")] == [1, 1, 0, 0]


@pytest.mark.rule("N5.3-d", "N5.4-g")
def test_harvest_gives_the_upgrades_too_however_many() -> None:
    scene = Scene(empire="lake jetty jetty woods", starts=False)
    lake, one, two, _ = scene.state.empire[0]
    scene.state.host.update({one: lake, two: lake})
    scene.state.realms = [None, None]
    scene.do("disc:harvest")
    assert scene.options() == ["harvest:lake", "harvest:woods"], "an upgrade is no field of its own"
    scene.do("harvest:lake")
    assert (scene.has("fish"), scene.has("raze")) == (3, 2)


@pytest.mark.rule("N5.3-d")
def test_others_fields_are_not_harvested() -> None:
    scene = Scene(empire="woods", rival_empire="lake", starts=False).do("disc:harvest")
    assert (scene.has("wood"), scene.has("fish"), scene.has("fish", 1)) == (2, 0, 0)


@pytest.mark.rule("N5.4-a")
def test_a_field_comes_with_the_action_it_names_and_gives_its_goods_then() -> None:
    scene = Scene(hand="seam hut woods", starts=False).do("disc:construct")
    assert scene.options() == ["none", "field:seam"]
    scene.do("field:seam")
    assert scene.has("gold") == 1
    assert set(scene.empire()) == {"seam", "hut"}
    assert scene.hand() == ["woods"]


@pytest.mark.rule("N5.4-b")
def test_an_upgrade_needs_a_field_of_the_same_kind() -> None:
    scene = Scene(hand="sawmill", empire="lake meadow sawmill", starts=False, deck="hut")
    scene.do("disc:explore")
    assert scene.hand() == ["sawmill", "hut"], "there was nothing to choose"
    scene = Scene(hand="sawmill", empire="lake", rival_empire="woods", starts=False).do("disc:explore")
    assert "sawmill" not in scene.empire()


@pytest.mark.rule("N5.4-b")
def test_any_own_field_of_the_kind_will_do() -> None:
    scene = Scene(hand="sawmill", empire="woods lake woods", starts=False).do("disc:explore", "field:sawmill")
    assert scene.options() == ["under:woods", "under:woods.2"]
    assert "alone" not in scene.options()
    assert [option.text.args.get("nth") for option in scene.ask().options] == [None, 2], "one can tell them apart"
    scene.do("under:woods.2")
    assert scene.state.host == {scene.card("sawmill"): scene.state.empire[0][2]}


@pytest.mark.rule("N5.4-b")
def test_one_common_kind_is_enough() -> None:
    scene = Scene(hand="jetty", empire="lake", starts=False).do("disc:harvest", "field:jetty")
    assert (scene.has("fish"), scene.has("raze")) == (1 + 1 + 1, 1 + 1)


@pytest.mark.rule("N5.4-b")
@pytest.mark.parametrize("clan", CLANS)
def test_a_starting_field_can_be_upgraded(clan: str) -> None:
    starts = [face for face in of_clan(clan) if face.start and face.kind == FIELD]
    upgrades = [face for face in of_clan(clan) if face.kind == UPGRADE]
    for upgrade in upgrades:
        fitting = [
            start.id for start in starts if any(a and b for a, b in zip(start.yields, upgrade.yields, strict=True))
        ]
        scene = Scene(clans=[clan], hand=f"{upgrade.id} hut")
        scene.do(f"disc:{('explore', 'populate', 'construct', 'harvest', 'sail')[upgrade.with_tile]}")
        if not fitting:
            assert f"field:{upgrade.id}" not in scene.table.asks[0].keys()
            continue
        scene.do(f"field:{upgrade.id}")
        if len(fitting) > 1:
            assert scene.options() == [f"under:{name}" for name in fitting]
            scene.do(f"under:{fitting[0]}")
        assert scene.state.host == {scene.card(upgrade.id): scene.card(fitting[0])}


@pytest.mark.rule("N5.4-c")
def test_a_new_upgrade_gives_its_own_goods_and_later_harvests_all() -> None:
    scene = Scene(hand="sawmill", empire="woods", starts=False, passed=(1,))
    scene.do("disc:explore", "field:sawmill")
    assert scene.has("wood") == 1
    scene.do("disc:harvest")
    assert scene.has("wood") == 1 + 3


@pytest.mark.rule("N5.4-d")
def test_fields_and_features_do_not_get_exhausted() -> None:
    scene = Scene(
        empire="woods midwife", starts=False, has="9 food", passed=(1,), tiles="harvest populate explore construct sail"
    )
    scene.do("disc:harvest", "disc:harvest")
    assert scene.has("wood") == 4
    scene.do("move:0:populate", "move:1:populate")
    assert scene.has("sheep") == 2
    assert scene.state.exhausted == set()


@pytest.mark.rule("N5.4-e")
def test_an_upgrade_counts_one_point() -> None:
    scene = Scene(empire="woods sawmill", upgrades={"sawmill": "woods"}, starts=False)
    assert scene.score()["cards"] == 2


@pytest.mark.rule("N5.4-f", "N9.4-a")
def test_the_ice_cream_seller_stands_alone_or_joins_a_field_with_food() -> None:
    face = FACES[NUMBER["ice-cream-man"]]
    tile = ("explore", "populate", "construct", "harvest", "sail")[face.with_tile]
    food = face.yields[0]
    assert food
    assert (face.kind, face.clan) == (FIELD, "glenn")
    for answer in ("alone", "under:meadow"):
        scene = Scene(clans=["glenn"], hand="ice-cream-man", empire="meadow woods", starts=False)
        scene.do(f"disc:{tile}", "field:ice-cream-man")
        assert scene.options() == ["alone", "under:meadow"], "the woods give no food"
        before = scene.has("food")
        scene.do(answer)
        assert scene.has("food") == before + food
        assert (scene.card("ice-cream-man") in scene.state.host) == (answer != "alone")
        assert scene.options() == ["harvest:meadow", "harvest:woods", *["harvest:ice-cream-man"][: answer == "alone"]]
        scene.do("harvest:meadow")
        assert scene.has("food") == before + food + 1 + (0 if answer == "alone" else food)


@pytest.mark.rule("N5.4-f")
def test_where_no_field_gives_food_it_stands_alone() -> None:
    scene = Scene(hand="stall", empire="woods", starts=False).do("disc:harvest", "field:stall", "harvest:stall")
    assert scene.state.host == {}
    assert scene.has("food") == 2


@pytest.mark.rule("N5.4-f")
def test_a_stall_that_joined_a_field_carries_no_upgrades() -> None:
    scene = Scene(hand="bakery", empire="meadow stall", upgrades={"stall": "meadow"}, starts=False)
    scene.do("disc:harvest", "field:bakery")
    assert scene.state.host[scene.card("bakery")] == scene.card("meadow")


@pytest.mark.rule("N5.4-h")
def test_an_upgrade_leaves_with_its_field() -> None:
    scene = Scene(empire="pyre woods sawmill lake", upgrades={"sawmill": "woods"}, starts=False)
    scene.do("use:pyre").picks(0, "card:woods")
    assert scene.empire() == ["pyre", "lake"]
    assert sorted(scene.discards()) == ["sawmill", "woods"]
    assert scene.points() == 3, "one card was given up"
    assert scene.state.host == {}


@pytest.mark.rule("N5.4-h")
def test_who_gives_up_both_is_paid_for_both() -> None:
    for order in (("card:woods", "card:sawmill"), ("card:sawmill", "card:woods")):
        scene = Scene(empire="pyre woods sawmill", upgrades={"sawmill": "woods"}, starts=False)
        scene.do("use:pyre").picks(0, *order)
        assert scene.empire() == ["pyre"]
        assert scene.points() == 6


@pytest.mark.rule("N5.4-h")
def test_an_upgrade_stays_with_its_field_over_the_rounds() -> None:
    scene = Scene(empire="woods sawmill", upgrades={"sawmill": "woods"}, starts=False).all_pass()
    assert scene.state.host == {scene.card("sawmill"): scene.card("woods")}
    cards = scene.zone("empire:0", 1)["cards"]
    assert cards == [{"face": "woods"}, {"face": "sawmill", "under": 0}], "by its place in the empire"


@pytest.mark.rule("N9.3-a")
def test_the_frozen_mammoth_is_an_upgrade_only() -> None:
    face = FACES[NUMBER["frozen-mammoth"]]
    assert (face.kind, face.either, face.clan) == (UPGRADE, False, "panuk")
    tile = ("explore", "populate", "construct", "harvest", "sail")[face.with_tile]
    scene = Scene(clans=["panuk"], hand="frozen-mammoth hut", empire="seam", starts=False).do(f"disc:{tile}")
    assert "frozen-mammoth" in scene.hand(), "no field of its kind"
    assert "frozen-mammoth" not in scene.empire()
