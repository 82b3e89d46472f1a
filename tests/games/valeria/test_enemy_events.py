"""The variant with enemy events (V10.2–V10.5)."""

from __future__ import annotations

import pytest

from tests.scenes.valeria import Scene, position


def scene_with(events: dict[str, str] | None = None, **more: object) -> Scene:
    return Scene(events=events, enemy_events=True, **more)  # type: ignore[arg-type]


# --- V10.2 appearance


@pytest.mark.rule("V10.2-a")
def test_events_come_up_first_then_exhausted_cards() -> None:
    scene = scene_with(deck="mimic exhausted*4", stacks={"hills": "goblin", "ruins": "skeleton"}, has="3 strength")
    scene.do("slay:goblin")
    assert scene.cover("hills") == "mimic"
    assert scene.shown(f"stack:{scene.stack('hills')}", seat=1) == []
    assert [card["face"] for card in scene.zone(f"stack:{scene.stack('hills')}", 1)["cover"]] == ["mimic"]
    scene.load(1, 2).do("slay:skeleton")
    assert scene.cover("ruins") == "exhausted"


@pytest.mark.rule("V10.2-b")
def test_a_stack_with_an_event_counts_as_exhausted() -> None:
    scene = scene_with({"1": "mimic", "2": "bat-swarm"}, exhausted="3 4", first=1)
    assert scene.exhausted() == 4
    scene.idle()
    assert scene.table.over


@pytest.mark.rule("V10.2-c")
def test_an_event_in_play_is_a_monster() -> None:
    scene = scene_with({"7": "mimic"}, has="3 strength 3 magic", domains="the-violet-thorn", slain="goblin")
    assert scene.options(about="slay")[-1] == "slay:mimic"
    scene.do("slay:mimic")
    assert scene.slain() == ["goblin", "mimic"]
    assert scene.has(0, "5 gold 1 magic"), "what happens on slaying happens here too"


@pytest.mark.rule("V10.2-c")
def test_a_granted_slaying_may_be_of_an_event() -> None:
    scene = scene_with(
        {"7": "kobold-thieves"}, center="eye-of-asteraten", duchy="archer paladin", has="8 gold 1 strength"
    )
    scene.do("build:eye-of-asteraten")
    assert "slay:kobold-thieves" in scene.options()


@pytest.mark.rule("V10.2-d")
def test_a_slain_event_is_replaced_from_the_bottom_of_the_deck() -> None:
    scene = scene_with({"7": "mimic"}, deck="bat-swarm exhausted*2", has="3 strength 3 magic")
    bottom = scene.state.deck[0]
    scene.do("slay:mimic")
    assert scene.cover("7") == "exhausted"
    assert scene.state.cover[scene.stack("7")] == bottom
    assert scene.deck() == ["bat-swarm", "exhausted"]
    assert scene.exhausted() == 1


@pytest.mark.rule("V10.2-d")
def test_never_by_another_event() -> None:
    scene = scene_with({"7": "mimic"}, deck="bat-swarm", has="3 strength 3 magic")
    scene.do("slay:mimic")
    assert scene.cover("7") == "exhausted"
    assert scene.deck() == ["bat-swarm"]


@pytest.mark.rule("V10.2-e")
def test_an_event_belongs_to_no_area() -> None:
    scene = scene_with(center="goblin-king", slain="mimic bat-swarm", has="6 strength")
    scene.do("slay:goblin-king")
    assert scene.has(0, "1 gold"), "the king counts himself alone"


# --- V10.3 activation


@pytest.mark.rule("V10.3-a")
@pytest.mark.parametrize(("dice", "wakes"), [((3, 6), True), ((1, 2), True), ((2, 6), False)])
def test_a_die_or_the_sum_wakes_an_event(dice: tuple[int, int], wakes: bool) -> None:
    scene = scene_with({"7": "bat-swarm"}, dice=dice)
    assert ("put:goblin" in scene.options()) is wakes
    if wakes:
        assert scene.phase == "roll", "before the Harvest phase"


@pytest.mark.rule("V10.3-a")
def test_doubles_wake_it_once() -> None:
    scene = scene_with({"7": "bat-swarm"}, dice=(3, 3), has="")
    scene.do("put:goblin")
    assert scene.tokens("hills") == {"strength": 1}
    assert scene.phase == "harvest"


@pytest.mark.rule("V10.3-a")
def test_the_announced_dice_wake_it_not_the_rolled_ones() -> None:
    scene = scene_with({"7": "bat-swarm"}, domains="palace-of-the-dawn", dice=(3, 6))
    scene.do("change:palace-of-the-dawn-1")
    assert scene.phase == "action"
    assert scene.state.tokens == {}
    scene = scene_with({"7": "bat-swarm"}, domains="palace-of-the-dawn", dice=(4, 6))
    scene.do("change:palace-of-the-dawn-1")
    assert "put:goblin" in scene.options()


@pytest.mark.rule("V10.3-a", "V10.3-d")
def test_a_loss_comes_before_the_harvest() -> None:
    scene = scene_with({"7": "kobold-thieves"}, dice=(5, 1), has="", rival_has="3 gold")
    assert scene.gold() == 1, "there was nothing to lose when the thieves came"
    assert scene.gold(1) == 3


@pytest.mark.rule("V10.3-b", "V10.3-x1", "V10.4-c")
def test_bat_swarm() -> None:
    scene = scene_with({"7": "bat-swarm"}, dice=(2, 3), rival_has="")
    assert scene.asked() == [0], "the active player chooses, and must"
    assert "nothing" not in scene.options()
    scene.do("put:dire-bear")
    assert scene.tokens("mountains") == {"strength": 1}


@pytest.mark.rule("V10.3-c")
def test_events_in_the_deck_do_nothing() -> None:
    scene = scene_with(deck="kobold-thieves bat-swarm exhausted*4", dice=(6, 3), has="2 gold")
    assert scene.has(0, "2 gold 1 strength")


@pytest.mark.rule("V10.3-b")
def test_the_active_player_orders_several_events() -> None:
    scene = scene_with({"7": "bat-swarm", "8": "mimic"}, dice=(3, 5))
    assert scene.options() == ["wake:bat-swarm", "wake:mimic"]
    scene.do("wake:mimic", "put:goblin")
    assert scene.tokens("hills") == {"gold": 1}
    scene.do("put:goblin")
    assert scene.tokens("hills") == {"strength": 1, "gold": 1}


# --- V10.4 tokens


@pytest.mark.rule("V10.4-a")
def test_tokens_make_a_monster_stronger() -> None:
    scene = scene_with({"7": "corrupted-cleric"}, dice=(1, 6), has="1 strength 1 magic")
    scene.do("put:goblin")
    assert scene.phase == "action"
    scene.do("slay:goblin")
    assert scene.has(0, "1 strength 1 gold"), "2 strength and 1 magic there were, 1 and 1 it cost"
    scene = scene_with({"7": "bat-swarm"}, dice=(3, 4), has="", rival_has="")
    scene.do("put:goblin").finish_harvest()
    scene.do("gain:strength")
    assert scene.why("slay:goblin")["strength"] == 2


@pytest.mark.rule("V10.4-b")
def test_gold_on_a_monster_goes_to_its_slayer_and_tokens_to_the_supply() -> None:
    scene = scene_with({"7": "mimic", "8": "bat-swarm"}, dice=(3, 5), has="2 strength")
    scene.do("wake:mimic", "put:goblin", "put:goblin").finish_harvest()
    before = scene.gold()
    scene.do("slay:goblin")
    assert scene.gold() == before + 1 + 1, "the token and the reward"
    assert scene.state.tokens == {}
    assert scene.tokens("hills") == {}, "the next goblin is a plain one"


@pytest.mark.rule("V10.4-c")
def test_a_token_may_lie_on_an_event_the_waking_one_too() -> None:
    scene = scene_with({"7": "bat-swarm", "8": "sorcerer"}, dice=(3, 6))
    assert scene.options()[-2:] == ["put:bat-swarm", "put:sorcerer"]
    scene.do("put:bat-swarm")
    assert scene.tokens("bat-swarm") == {"strength": 1}
    assert scene.table.sight(0).slay_price(scene.stack("bat-swarm")) == (7, 0)


def test_a_fork_has_tokens_of_its_own() -> None:
    scene = scene_with({"7": "bat-swarm", "8": "mimic"}, dice=(3, 5)).do("wake:bat-swarm", "put:goblin")
    twin = scene.table.fork()
    assert twin.asks[0].keys()[0] == "put:goblin"
    twin.answer(0, ["put:goblin"])
    later = twin.fork()
    position(later).tokens[scene.state.stacks[0][-1]][0] += 5
    assert scene.tokens("hills") == {"strength": 1}
    assert twin.view(0)["tokens"][0]["strength"] == 1


def test_tokens_leave_with_an_event_that_goes_back_to_the_deck() -> None:
    more = {"center": "nest-of-the-weaver-witch", "duchy": "rogue merchant*2", "has": "6 gold", "deck": "exhausted*2"}
    scene = scene_with({"7": "bat-swarm"}, dice=(3, 5), **more)
    scene.do("put:bat-swarm").finish_harvest()
    scene.do("build:nest-of-the-weaver-witch")
    if scene.ask().what.id == "valeria-ask-pay":
        scene.do(scene.options()[0])
    scene.do("return:rogue")
    assert scene.deck()[0] == "bat-swarm"
    assert scene.state.tokens == {}


# --- V10.5 scoring


@pytest.mark.rule("V10.5-a")
def test_slain_events_count_like_monsters() -> None:
    assert scene_with(slain="giant-leech goblin").score()["monsters"] == 4 + 1


@pytest.mark.rule("V10.5-b")
def test_symbols_on_slain_events_count_for_the_duke() -> None:
    scene = scene_with(slain="giant-leech bat-swarm", has="", dukes=["hrothgar-the-conqueror"])
    assert scene.score()["duke"] == 2 * 2 + 1
