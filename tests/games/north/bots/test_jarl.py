"""The jarl: answers every ask, makes the choices a good player would, and beats the simpler bots."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.north.bots.jarl.answers import ANSWERS
from kronika.games.north.bots.jarl.assessment import Assessment
from kronika.games.north.bots.jarl.weights import Weights
from kronika.games.north.faces import CLANS
from kronika.games.north.goods import FOOD, WOOD, WORKER
from tests.games.north.bots.play import options_of, play_out, wins
from tests.scenes.north import Scene


def decide(scene: Scene, seat: int = 0) -> list[str]:
    """What the jarl would answer, with cards by name."""
    keys = kronika.bot("north", "jarl").decide(scene.table.sight(seat), scene.ask(seat))
    return [scene.named(key) for key in keys]


def look(scene: Scene, seat: int = 0) -> Assessment:
    return Assessment(scene.table.sight(seat), Weights())


# --- it answers everything ---


@pytest.mark.parametrize("number", range(24))
def test_answers_every_ask(number: int) -> None:
    """One to four seats, all clans and setup items, alone and among bots that do anything at all."""
    seats = 1 + number % 4
    table = kronika.new_table("north", seats=seats, seed=number, setup=options_of(number, seats))
    play_out(table, (["jarl", "random"] * 2)[:seats] if number % 2 else ["jarl"] * seats)
    assert table.over


def test_every_ask_has_its_own_answer() -> None:
    """Over many games played at random no ask comes up that the jarl has no answer for."""
    seen: set[str] = set()
    for number in range(40):
        seats = 1 + number % 4
        table = kronika.new_table("north", seats=seats, seed=number, setup=options_of(number, seats))
        play_out(table, ["random"] * seats, seen)
    assert seen <= set(ANSWERS)
    assert len(seen) >= 24


def test_same_table_same_answer() -> None:
    tables = [kronika.new_table("north", seats=2, seed=5, setup={"clans": "random"}) for _ in range(2)]
    for table in tables:
        play_out(table, ["jarl", "jarl"])
    assert tables[0].digest() == tables[1].digest()


# --- rounds left ---


def test_the_end_comes_nearer_with_the_leaders_points() -> None:
    begin, late = look(Scene()), look(Scene(points=[2, 20]))
    assert begin.left > 2.5
    assert 0 < late.left < 1


def test_an_engine_is_worth_more_early_than_late() -> None:
    face = look(Scene()).sight.face("axe-smithy")
    assert look(Scene()).holding(face) > look(Scene(points=[0, 20])).holding(face) + 0.2


def test_in_the_last_round_goods_are_worth_what_they_score() -> None:
    scene = Scene()
    scene.state.last = True
    last = look(scene)
    assert last.left == 0
    assert (last.price[WOOD], last.price[FOOD]) == (0.5, 0.5)


def test_a_worker_without_work_is_worth_little() -> None:
    idle = look(Scene(has="5 worker"))
    busy = look(Scene(empire="mead-hall mead-hall tavern", has="1 worker 4 food"))
    assert idle.price[WORKER] < 0.3 < busy.price[WORKER]


# --- actions ---


def test_uses_the_field_with_the_action_that_builds_it() -> None:
    scene = Scene(hand="seal-rock")
    scene.do("disc:sail")
    assert decide(scene) == ["field:seal-rock"]


def test_construct_builds_what_can_not_be_paid() -> None:
    scene = Scene(hand="treasury priest-of-thor", has="1 wood")
    scene.do("disc:construct")
    assert decide(scene) == ["build:treasury"]


def test_passes_when_nothing_is_worth_doing() -> None:
    """In the last round a food scores, a raze token does not."""
    scene = Scene(empire="friendly-brawl", has="1 food", discs={0: ["sail x", "explore x"]})
    scene.state.last = True
    assert decide(scene) == ["pass"]


def test_pays_with_resources_and_keeps_the_gold() -> None:
    scene = Scene(hand="priest-of-thor", has="2 wood 1 gold")
    scene.do("build:priest-of-thor")
    assert decide(scene) == ["pay:1wood"]


def test_takes_the_point_and_ends_the_game_when_ahead() -> None:
    """24 points on the track, far ahead: the step that ends the game comes before anything else."""
    scene = Scene(
        clans=["heidel", "glenn"],
        empire="mead-hall",
        has="5 worker 2 food",
        points=[24, 2],
        discs={0: ["sail x", "sail x"]},
    )
    assert decide(scene) == ["use:mead-hall"]


def test_does_not_end_the_game_when_far_behind() -> None:
    """One point more would end it; the rival has ten gold and would win."""
    scene = Scene(
        clans=["heidel", "glenn"],
        empire="mead-hall",
        has="5 worker 2 food",
        points=[24, 24],
        rival_has="30 gold",
        discs={0: ["sail x", "sail x"]},
    )
    assert decide(scene) == ["pass"]


# --- the sea ---


def test_loads_no_raze_token_in_the_last_round_where_pillage_pays_more() -> None:
    scene = Scene(has="1 fish 1 raze", near="driftwood-bay witches-island", distant="amber-coast abbey-island")
    scene.state.last = True
    scene.do("disc:sail")
    assert decide(scene) == ["cargo:fish"]


def test_pillages_the_richest_island_in_the_last_round() -> None:
    scene = Scene(
        queue=[(0, 1, 1)], near="driftwood-bay castaways-island", distant="amber-coast abbey-island", phase="expedition"
    )
    scene.state.last = True
    assert decide(scene) == ["pillage:amber-coast"]


# --- Lookout and stored income ---


def test_keeps_no_card_that_is_worth_less_than_its_worker() -> None:
    """In the last round a card that can't be paid is worth nothing."""
    scene = Scene(clans=["ulaf", "glenn"], phase="lookout", has="0 wood", discs={0: ["sail x"]})
    scene.state.last = True
    worths = {face.id: look(scene).in_hand(face) for face in look(scene).sight.drawn_faces()}
    keys = kronika.bot("north", "jarl").decide(scene.table.sight(0), scene.ask(0))
    kept = [look(scene).sight.drawn()[int(key.removeprefix("keep:"))] for key in keys]
    assert all(worths[name] > 0.1 for name in kept)


def test_invests_early_and_not_in_the_last_round() -> None:
    def kept(last: bool) -> list[str]:
        scene = Scene(clans=["mackinnon", "glenn"], empire="savings-bank", has="4 gold")
        scene.state.last = last
        scene.do("use:savings-bank")
        return decide(scene)

    assert kept(last=False) == ["assign:gold", "assign:gold"]
    assert kept(last=True) == []


# --- strength ---


@pytest.mark.parametrize("clan", CLANS)
def test_beats_a_player_who_does_anything_at_all(clan: str) -> None:
    assert wins("jarl", "random", clan, 4) == 4


def test_beats_the_greedy_bot() -> None:
    assert sum(wins("jarl", "greedy", clan, 4) for clan in CLANS) >= 17
