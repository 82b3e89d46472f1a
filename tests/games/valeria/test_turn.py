"""The course of a turn (V3), the Roll phase (V4) and what is open or hidden (V7.5, V7.6)."""

from __future__ import annotations

import pytest

import kronika
from kronika.testing import hidden_from
from tests.scenes.valeria import Scene, position

# --- V3 turn structure


@pytest.mark.rule("V3.1-a")
def test_a_turn_is_roll_harvest_action_end() -> None:
    scene = Scene(domains="palace-of-the-dawn", dice=(3, 5), listen=True, rival="archer")
    assert scene.phase == "roll"
    scene.do("change:palace-of-the-dawn-1")
    assert (scene.dice, scene.phase) == ((2, 5), "action"), "the harvest needed no decision"
    assert scene.gold() == 3
    scene.load(1, 2).do("gain:gold", "gain:gold")
    assert scene.phase == "harvest"
    assert scene.turn == 1
    order = [str(event["id"]).removeprefix("valeria-log-") for event in scene.table.events(0)]
    assert order == ["roll", "change", "announce", "gain", "gain", "gain", "gain", "turn", "roll"]


@pytest.mark.rule("V3.1-b")
def test_only_the_active_player_rolls_and_acts() -> None:
    scene = Scene(rival_domains="palace-of-the-dawn", dice=(6, 5))
    assert scene.asked() == [0], "the rival's domain changes no dice now"
    assert scene.illegal(1, "gain:gold") == ("answer-not-asked", "V6.1-a")
    assert scene.refusals(1) == {"*": ""}


@pytest.mark.rule("V3.1-c")
def test_domains_work_in_their_phase_only() -> None:
    # one that gives at the start of an Action phase gives nothing in another's turn, nor when it is harvested
    scene = Scene(rival_domains="halfpenny-hill forgotten-sorrows", rival_has="", has="9 gold", duchy="champion*5")
    scene.load(1, 3).do("hire:cleric", "gain:gold")
    assert scene.gold(1) == 0
    scene.finish_harvest()
    assert scene.gold(1) == 1
    assert scene.magic(1) == 0


@pytest.mark.rule("V3.1-d")
def test_all_harvest_in_every_turn() -> None:
    scene = Scene(seats=4, dice=(5, 6), boards=["", "", "", ""], turn=2, first=2)
    for seat in range(4):
        assert scene.has(seat, "1 strength 1 gold")


@pytest.mark.rule("V3.2-a", "V3.2-c")
def test_values_go_up_and_down_without_a_limit() -> None:
    scene = Scene(has="9 strength 10 gold 55 vp", duchy="butcher*5", dice=(6, 5))
    assert scene.gold() == 10 + 5 * 10 + 1
    assert scene.strength() == 10
    tracks = {track["id"]: track["value"] for track in scene.view()["tracks"] if track["owner"] == 0}
    assert tracks == {"strength": 10, "gold": 61, "magic": 0, "vp": 55}
    scene.do("hire:archer")
    assert scene.gold() == 57


@pytest.mark.rule("V3.2-b")
def test_what_cannot_be_paid_in_full_cannot_be_paid() -> None:
    scene = Scene(has="3 gold")
    assert "hire:archer" not in scene.options()
    assert scene.why("hire:archer") == {
        "why": "valeria-why-gold",
        "card": "archer",
        "cost": 4,
        "have": 3,
        "haveMagic": 0,
    }
    assert scene.illegal(0, "hire:archer")[0] == "answer-unknown"
    assert scene.gold() == 3


# --- V4 the Roll phase


@pytest.mark.rule("V4.1-a", "V4.1-x1")
def test_both_dice_and_their_sum_activate_for_all() -> None:
    own = "mercenary peasant champion archer"  # 3, 5, 8, and 4 that is not rolled
    scene = Scene(dice=(3, 5), duchy=own, has="", rival="cleric rogue", rival_has="")
    # Mercenary 1 strength and 1 gold, hired Peasant 1 gold, starter Peasant 1 gold, Champion 4 strength
    assert scene.has(0, "5 strength 3 gold")
    assert scene.has(1, "1 gold")


def test_dice_are_fair_enough() -> None:
    seen = set()
    for seed in range(200):
        table = kronika.new_table("valeria", 2, seed)
        for ask in list(table.asks):
            table.answer(ask.seat, [ask.keys()[0]])
        seen.add(tuple(table.view(0)["extra"]["dice"]))
    assert len(seen) == 36


@pytest.mark.rule("V4.1-b")
def test_each_domain_changes_dice_once_in_a_phase() -> None:
    scene = Scene(domains="palace-of-the-dawn foxgrove-palisade", dice=(3, 4), has="9 gold")
    scene.do("change:palace-of-the-dawn-1")
    assert scene.dice == (2, 4)
    assert scene.options() == ["change:foxgrove-palisade-1", "change:foxgrove-palisade-2", "keep-dice"]
    scene.do("change:foxgrove-palisade-1")
    assert scene.phase != "roll"
    # and once more in the next one
    scene.finish_harvest().idle()
    scene.finish_harvest().load(3, 4).idle()
    assert "change:palace-of-the-dawn-1" in scene.options()


@pytest.mark.rule("V4.1-c")
def test_the_final_dice_count() -> None:
    # rolled doubles that were changed are no doubles any more; dice that became equal are
    scene = Scene(domains="palace-of-the-dawn", dice=(5, 5), has="", listen=True)
    scene.do("change:palace-of-the-dawn-1")
    assert scene.has(0, "1 gold"), "5 activates the Peasant once, and no Herald comes"
    assert scene.asked() == [0]
    assert [event["args"] for event in scene.told("announce")] == [{"one": 4, "two": 5, "sum": 9}]
    scene = Scene(domains="palace-of-the-dawn", dice=(5, 6), has="")
    scene.do("change:palace-of-the-dawn-2")
    assert scene.dice == (5, 5)
    assert scene.gold() == 2
    assert scene.options()[0].startswith("starter-herald")


@pytest.mark.rule("V4.1-d")
def test_changing_dice_is_optional_and_comes_before_any_harvest() -> None:
    scene = Scene(domains="palace-of-the-dawn", dice=(5, 6), has="")
    assert scene.has(0, "")
    assert scene.ask().rule == "V4.1-d"
    scene.do("keep-dice")
    assert scene.dice == (5, 6)
    assert scene.has(0, "1 strength 1 gold")


@pytest.mark.rule("V4.1-e")
def test_changes_come_in_any_order() -> None:
    lower_first = Scene(domains="palace-of-the-dawn the-desert-orchid", dice=(4, 4))
    lower_first.do("change:palace-of-the-dawn-1", "change:the-desert-orchid-1")
    assert lower_first.dice == (1, 4)
    set_first = Scene(domains="palace-of-the-dawn the-desert-orchid", dice=(4, 4))
    set_first.do("change:the-desert-orchid-1", "change:palace-of-the-dawn-2")
    assert set_first.dice == (1, 3)


def test_a_change_that_changes_nothing_is_not_offered() -> None:
    scene = Scene(domains="foxgrove-palisade the-desert-orchid", dice=(6, 1), has="9 gold")
    assert scene.options() == ["change:foxgrove-palisade-2", "change:the-desert-orchid-1", "keep-dice"]


def test_a_change_tells_what_it_costs() -> None:
    scene = Scene(domains="foxgrove-palisade the-desert-orchid", duchy="cleric*3", dice=(2, 4), has="9 gold")
    prices = {option.key: option.text.args.get("gold") for option in scene.ask().options}
    assert prices["change:foxgrove-palisade-1"] == 2
    assert prices["change:the-desert-orchid-2"] == 3


# --- what is open and what is hidden


@pytest.mark.rule("V7.5-a")
def test_a_duke_is_secret_until_the_end() -> None:
    scene = Scene(dukes=["cornelius-the-dreamer", "simon-the-unclean"])
    assert scene.shown("duke:0") == ["cornelius-the-dreamer"]
    assert scene.shown("duke:1") == []
    assert scene.shown("duke:0", seat=None) == []
    assert scene.view()["seats"][1]["points"] == 0
    scene = Scene(dukes=["cornelius-the-dreamer", "simon-the-unclean"], turn=1, exhausted="1 2 3 4").idle()
    assert scene.table.over
    assert scene.shown("duke:1") == ["simon-the-unclean"]
    unknown = hidden_from(scene.table, 0)
    assert unknown.isdisjoint(scene.state.duke)


@pytest.mark.rule("V7.5-b")
def test_a_duke_gives_points_at_the_end_only() -> None:
    scene = Scene(dukes=["cornelius-the-dreamer"], domains="gargans-embrace", has="3 gold")
    assert scene.vp() == 0
    assert scene.score()["duke"] == 4
    assert scene.view()["seats"][0]["points"] == 4 + 2, "its owner may reckon with it"
    assert scene.view(1)["seats"][0]["points"] == 2


@pytest.mark.rule("V7.6-a", "V6.3-j", "V6.3-c", "V6.6-i")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_public(viewer: int | None) -> None:
    scene = Scene(duchy="archer", domains="gargans-embrace", slain="goblin troll", has="3 gold 2 vp")
    assert scene.shown("duchy:0", viewer)[-1] == "archer"
    assert scene.shown("domains:0", viewer) == ["gargans-embrace"]
    assert scene.shown("slain:0", viewer) == ["goblin", "troll"]
    tracks = [track["value"] for track in scene.view(viewer)["tracks"] if track["owner"] == 0]
    assert tracks == [0, 3, 0, 2]
    tops = [scene.shown(f"stack:{at}", viewer) for at in range(20)]
    assert tops == [[scene.top_at(at)] for at in range(20)]


@pytest.mark.rule("V7.6-b")
def test_what_is_hidden() -> None:
    table = kronika.new_table("valeria", 2, 1, {"mixed-citizens": True, "enemy-events": True})
    for ask in list(table.asks):
        table.answer(ask.seat, [ask.keys()[0]])
    s = position(table)
    shown = {zone["id"]: [card["face"] for card in zone["cards"]] for zone in table.view(0)["zones"]}
    assert [shown[f"stack:{at}"] for at in range(20)] == [[s.cards.name(stack[-1])] for stack in s.stacks]
    assert shown["deck"] == []
    assert shown["duke:0"] == [s.cards.name(s.duke[0])]
    assert shown["duke:1"] == []
    unknown = hidden_from(table, 0)
    assert s.duke[1] in unknown
    assert s.duke[0] not in unknown
    assert {card for stack in s.stacks[5:] for card in stack[:-1]} <= unknown
    events = {card for card in s.deck if s.face(card).kind == "event"}
    assert len(events) == 2
    assert events <= unknown


def test_one_knows_the_duke_one_did_not_keep() -> None:
    table = kronika.new_table("valeria", 2, 1)
    offered = position(table).offered[0][:]
    for ask in list(table.asks):
        table.answer(ask.seat, [ask.keys()[0]])
    own = hidden_from(table, 0)
    other = hidden_from(table, 1)
    assert own.isdisjoint(offered)
    assert set(offered) <= other
