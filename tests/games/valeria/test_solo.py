"""Alone against the Dark Lord (V14)."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.valeria.faces import NUMBER
from kronika.testing import hidden_from
from tests.scenes.valeria import Scene, position

MONSTERS = "hills ruins forest valley"
EVENT = {"3": "corrupted-cleric"}


def solo(**more: object) -> Scene:
    return Scene(seats=1, **more)  # type: ignore[arg-type]


def monsters_phase(dice: tuple[int, int], **more: object) -> Scene:
    """A turn alone with these dice, up to the first question of the Monsters phase."""
    scene = solo(dice=dice, **more).finish_harvest()
    scene.do("gain:gold", "gain:gold")
    return scene


def give_all(scene: Scene) -> Scene:
    """Whatever is asked in the Monsters phase, the first answer."""
    while scene.asked() and scene.phase == "monsters":
        scene.do(scene.options()[0])
    return scene


# --- V14.1 setup


@pytest.mark.rule("V14.1-a")
def test_another_duke_is_the_dark_lord() -> None:
    table = kronika.new_table("valeria", 1, 1)
    assert table.asks[0].what.id == "valeria-ask-duke"
    table.answer(0, [table.asks[0].keys()[0]])
    s = position(table)
    assert s.face(s.dark_duke).kind == "duke"
    assert s.dark_duke not in s.duke
    zone = next(zone for zone in table.view(0)["zones"] if zone["id"] == "duke:dark-lord")
    assert (zone["count"], zone["cards"]) == (1, []), "face down"
    assert s.dark_duke in hidden_from(table, 0)


@pytest.mark.rule("V14.1-b")
def test_the_other_rules_stay() -> None:
    scene = solo()
    assert [len(stack) for stack in scene.state.stacks] == [5] * 15 + [3] * 5
    assert scene.has(0, "2 gold 1 magic")
    assert scene.deck() == ["exhausted"] * 5


# --- V14.2 the turn


@pytest.mark.rule("V14.2-a")
def test_the_phases_of_a_turn() -> None:
    scene = solo(dice=(1, 2), domains="palace-of-the-dawn")
    assert scene.phase == "roll"
    scene.do("keep-dice")
    assert scene.phase == "harvest"
    scene.finish_harvest()
    assert scene.phase == "action"
    scene.do("gain:gold", "gain:gold")
    assert scene.phase == "monsters"
    give_all(scene)
    assert scene.phase == "second-harvest"
    scene.load(1, 3).finish_harvest()
    assert scene.phase in ("roll", "harvest")
    assert scene.state.turns == [1]


@pytest.mark.rule("V14.2-b")
def test_you_are_the_active_player() -> None:
    assert solo(dice=(3, 4), duchy="rogue", has="").has(0, "2 strength 2 gold")


@pytest.mark.rule("V14.2-c")
def test_what_others_would_give_is_simply_gained() -> None:
    scene = solo(dice=(3, 4), duchy="thief", has="")
    assert scene.options() == ["take:gold", "take:magic"]
    assert scene.do("take:magic").has(0, "3 magic")
    scene = solo(center="cutthroats-truce", duchy="rogue paladin", has="5 gold")
    assert scene.do("build:cutthroats-truce").has(0, "3 gold")
    scene = solo(domains="cathedral-of-st-aquila", has="", exhausted="hills ruins")
    scene.state.dice = [1, 2]
    scene.load(1, 3).do("gain:magic", "gain:magic")
    assert scene.gold() == 1


@pytest.mark.rule("V14.2-d")
def test_no_card_of_the_box_takes_a_citizen_from_a_player() -> None:
    # so there is nothing to replace: all free citizens come from the center anyway
    scene = solo(center="darktide-harbour", duchy="rogue merchant archer", has="6 gold")
    scene.do("build:darktide-harbour")
    assert scene.options() == ["take:mercenary", "take:rogue"]
    scene.do("take:rogue")
    assert len(scene.pile("7")) == 4


@pytest.mark.rule("V14.2-e")
def test_a_monster_that_is_taken_comes_from_the_leftmost_stack() -> None:
    scene = solo(center="purloiners-perch", duchy="rogue*2", has="10 gold", exhausted="hills")
    scene.do("build:purloiners-perch")
    assert scene.options() == ["yes", "nothing"]
    scene.do("yes")
    assert scene.slain() == ["skeleton"]
    assert scene.has(0, ""), "without its reward"


def test_tokens_on_a_monster_that_is_taken_go_back_to_the_supply() -> None:
    more = {"center": "purloiners-perch", "duchy": "rogue*2", "has": "10 gold", "deck": "exhausted*4"}
    scene = solo(dice=(5, 1), events={"8": "mimic"}, enemy_events=True, **more)
    scene.do("put:goblin")
    assert scene.tokens("hills") == {"gold": 1}
    scene.do("build:purloiners-perch", "yes")
    assert scene.slain() == ["goblin"]
    assert scene.state.tokens == {}


# --- V14.3 the Monsters phase


@pytest.mark.rule("V14.3-a", "V14.3-e")
def test_each_die_activates_the_stack_of_its_number() -> None:
    scene = monsters_phase((2, 4))
    assert scene.options() == ["give:merchant", "give:rogue"], "the second column: citizens 2 and 7"
    scene.do("give:rogue")
    assert scene.options() == ["give:archer", "give:paladin"], "the fourth column; the sum activates nothing"
    scene.do("give:archer")
    assert scene.captured() == ["rogue", "archer"]
    assert scene.phase != "monsters"
    assert len(scene.pile("7")) == 4


@pytest.mark.rule("V14.3-b")
def test_doubles_activate_a_stack_twice() -> None:
    scene = monsters_phase((3, 3))
    scene.do("give:mercenary", "give:mercenary")
    assert scene.captured() == ["mercenary", "mercenary"]
    assert scene.phase != "monsters"


@pytest.mark.rule("V14.3-c")
def test_a_six_activates_the_stack_you_choose() -> None:
    scene = monsters_phase((6, 1), exhausted="valley")
    assert scene.options() == ["activate:goblin", "activate:skeleton", "activate:treant", "activate:dire-bear"]
    scene.do("activate:dire-bear")
    assert scene.options() == ["give:peasant", "give:butcher"]


@pytest.mark.rule("V14.3-d")
def test_an_exhausted_stack_activates_nothing() -> None:
    scene = monsters_phase((1, 2), exhausted="hills")
    assert scene.options() == ["give:merchant", "give:rogue"]
    scene.do("give:merchant")
    assert scene.captured() == ["merchant"]


@pytest.mark.rule("V14.3-e")
def test_without_citizens_the_domain_of_the_column_is_taken() -> None:
    scene = monsters_phase((1, 2), exhausted="1 6")
    assert scene.options() == ["give:merchant", "give:rogue"], "the domain was taken without a question"
    assert scene.captured() == [scene.captured()[0]]
    assert len(scene.pile("domain-1")) == 2


@pytest.mark.rule("V14.3-e")
def test_with_one_stack_of_citizens_left_there_is_no_choice() -> None:
    scene = monsters_phase((1, 2), exhausted="1")
    assert scene.captured() == ["knight"]


@pytest.mark.rule("V14.3-f", "V14.6-b")
def test_a_column_without_citizens_and_domains_is_the_end() -> None:
    scene = monsters_phase((1, 2), exhausted="1 6 domain-1", has="99 gold 99 vp")
    assert scene.table.over
    found = scene.table.result
    assert found is not None
    assert found.winners == []
    assert found.ending.id == "valeria-end-lost"


@pytest.mark.rule("V14.3-g")
def test_the_dark_lord_may_exhaust_a_stack() -> None:
    scene = monsters_phase((1, 2), stacks={"1": "cleric"})
    scene.do("give:cleric")
    assert scene.cover("1") == "exhausted"
    assert scene.exhausted() == 1


@pytest.mark.rule("V14.3-h")
def test_the_next_domain_is_turned_up() -> None:
    scene = solo(dice=(1, 2), exhausted="1 6").finish_harvest()
    at = scene.stack("domain-1")
    below = scene.state.cards.name(scene.state.stacks[at][-2])
    scene.do("gain:gold", "gain:gold")
    assert scene.shown(f"stack:{at}") == [below]


# --- V14.4 difficulty


@pytest.mark.rule("V14.4-a")
def test_harder_the_sum_activates_too() -> None:
    scene = monsters_phase((1, 2), dark_lord="1")
    scene.do("give:cleric", "give:merchant")
    assert scene.options() == ["give:mercenary", "give:champion"], "the sum of 3"
    scene = monsters_phase((3, 3), dark_lord="1")
    scene.do("give:mercenary", "give:mercenary")
    assert scene.options()[0] == "activate:goblin", "a sum of 6 acts like a 6"
    scene = monsters_phase((3, 4), dark_lord="1")
    give_all(scene)
    assert len(scene.captured()) == 2, "a sum of 7 activates nothing"
    scene = monsters_phase((1, 2), dark_lord="1", exhausted="hills")
    give_all(scene)
    assert len(scene.captured()) == 2, "an exhausted stack is still left in peace"


@pytest.mark.rule("V14.4-b")
def test_still_harder_the_dark_lord_attacks_exhausted_columns() -> None:
    scene = monsters_phase((1, 2), dark_lord="2", exhausted="hills")
    assert scene.options() == ["give:cleric", "give:knight"]
    give_all(scene)
    assert len(scene.captured()) == 3, "both dice and the sum"
    scene = monsters_phase((1, 4), dark_lord="2", exhausted="hills 1 6 domain-1")
    assert scene.table.result is not None
    assert scene.table.result.ending.id == "valeria-end-lost"


def test_the_usual_dark_lord_ignores_the_sum() -> None:
    scene = monsters_phase((1, 2))
    give_all(scene)
    assert len(scene.captured()) == 2


# --- V14.5 the second harvest


@pytest.mark.rule("V14.5-a")
def test_the_second_harvest_uses_the_right_effects_of_the_same_roll() -> None:
    scene = solo(dice=(4, 3), duchy="archer", has="1 gold").finish_harvest()
    assert scene.strength() == 2
    scene.do("gain:gold", "hire:rogue")
    scene.load(1, 2)
    give_all(scene)
    # the Archer's 1 strength, and 1 strength and 1 gold of the Rogue that was hired this turn
    assert scene.has(0, "4 strength 1 gold")


@pytest.mark.rule("V14.5-a")
def test_a_citizen_lost_or_won_between_the_harvests_counts_as_it_lies() -> None:
    scene = solo(dice=(1, 3), duchy="monk", has="1 gold")
    assert scene.has(0, "2 gold 2 magic"), "the left effect"
    scene.do("gain:magic", "gain:magic")
    give_all(scene)
    assert scene.options() == ["monk:exchange", "done"], "the right one"


@pytest.mark.rule("V14.5-a", "V5.5-c")
def test_the_herald_comes_in_both_harvests() -> None:
    scene = solo(dice=(1, 2), has="")
    scene.do("starter-herald:1-gold").do("gain:gold", "gain:gold")
    give_all(scene)
    assert scene.phase == "second-harvest"
    scene.load(1, 4).do("starter-herald:1-magic")
    assert scene.magic() == 1


# --- V14.6 the end


@pytest.mark.rule("V14.6-a")
def test_the_last_monster_slain_wins_at_once() -> None:
    scene = solo(stacks={"mountains": "orc-chieftain"}, exhausted=MONSTERS, has="14 strength")
    scene.do("slay:orc-chieftain")
    assert scene.table.over
    found = scene.table.result
    assert found is not None
    assert found.winners == [0]
    assert found.ending.id == "valeria-end-monsters"
    assert scene.exhausted() == 5, "it goes before the count of exhausted stacks"


@pytest.mark.rule("V14.6-c")
def test_five_exhausted_stacks_end_the_game_at_once() -> None:
    scene = solo(stacks={"7": "rogue"}, exhausted="1 2 3 4", has="2 gold")
    scene.do("hire:rogue")
    assert scene.table.over
    assert scene.table.result is not None
    assert scene.table.result.ending.id == "valeria-end-dark-lord"
    scene = monsters_phase((1, 2), stacks={"1": "cleric"}, exhausted="3 4 5 8")
    scene.do("give:cleric")
    assert scene.table.over, "also in the Monsters phase"


@pytest.mark.rule("V14.6-d")
def test_your_score() -> None:
    scene = solo(slain="troll", domains="gargans-embrace", has="3 gold 4 vp", dukes=["cornelius-the-dreamer"])
    row = scene.score()
    assert (row["monsters"], row["domains"], row["duke"]) == (6, 2, 3 + 1)
    assert row["board"] == 4, "points on the board count too"
    assert row["points"] == 16


def against(dark_duke: str, captured: str, has: str = "", **more: object) -> Scene:
    """Five stacks are exhausted with the next hiring; the Dark Lord holds these cards and all monsters left."""
    stacks = {"hills": "goblin-mage goblin-king", "ruins": "skeleton-king", "forest": "spider-queen", "7": "rogue"}
    scene = solo(
        stacks=stacks,
        exhausted="valley mountains 1 2",
        has=f"2 gold {has}".strip(),
        dukes=["hrothgar-the-conqueror"],
        **more,
    )
    s = scene.state
    s.cards.face[s.dark_duke] = NUMBER[dark_duke]
    s.captured = scene.lay_out(captured)
    return scene.do("hire:rogue")


@pytest.mark.rule("V14.6-e")
def test_the_score_of_the_dark_lord() -> None:
    scene = against("hrothgar-the-conqueror", "archer gargans-embrace")
    found = scene.table.result
    assert found is not None
    monsters, domains, duke = 2 + 4 + 4 + 5, 2, 2 * 4 + 1  # all of a stack count, and one of them is a titan
    assert found.breakdown[0]["darkLord"] == monsters + domains + duke
    scene = against("isabella-the-righteous", "archer cleric gargans-embrace")
    found = scene.table.result
    assert found is not None
    assert found.breakdown[0]["darkLord"] == monsters + domains + (1 + 2 * 1) + 2 * 1
    assert scene.shown("duke:dark-lord") == ["isabella-the-righteous"]


@pytest.mark.rule("V14.6-e", "V15.9", "V10.2-c")
@pytest.mark.parametrize(("rules", "event"), [(1, 0), (2, 2 + 2 + 1)])
def test_an_event_on_the_table_counts_for_the_dark_lord(rules: int, event: int) -> None:
    """A titan of 2 points that was never slain; the old reading looked into the monster stacks only."""
    scene = against("hrothgar-the-conqueror", "", rules=rules, enemy_events=True, events=EVENT, deck="exhausted*3")
    found = scene.table.result
    assert found is not None
    monsters, duke = 2 + 4 + 4 + 5, 2 * 4 + 1
    assert found.breakdown[0]["darkLord"] == monsters + duke + event


@pytest.mark.rule("V14.6-f")
@pytest.mark.parametrize(("points", "wins"), [(26, False), (27, True), (25, False)])
def test_only_more_points_win(points: int, wins: bool) -> None:
    scene = against("hrothgar-the-conqueror", "archer gargans-embrace", f"{points} vp")
    found = scene.table.result
    assert found is not None
    assert found.scores == [points]
    assert (found.winners == [0]) is wins
    assert found.ranks == [1 if wins else 2]


@pytest.mark.rule("V14.6-g")
def test_the_usual_triggers_do_not_hold() -> None:
    scene = monsters_phase((1, 2), exhausted="3 8")
    scene.load(1, 3)
    give_all(scene).finish_harvest()
    assert scene.exhausted() >= 2
    assert not scene.table.over, "two exhausted stacks per player mean nothing here"
