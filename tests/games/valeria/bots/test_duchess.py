"""The duchess: answers every ask, makes the choices a good player would, and beats the simpler bots."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.valeria.bots.duchess.answers import ANSWERS
from kronika.games.valeria.bots.duchess.assessment import Assessment, stack_of
from kronika.games.valeria.bots.duchess.bot import DUKE
from kronika.games.valeria.bots.duchess.weights import Weights
from kronika.games.valeria.bots.dukes import PROSPECT
from kronika.games.valeria.faces import of_kind
from tests.games.valeria.bots.play import options_of, play_out, wins
from tests.scenes.valeria import Scene


def decide(scene: Scene, seat: int = 0) -> list[str]:
    """What the duchess would answer."""
    return kronika.bot("valeria", "duchess").decide(scene.table.sight(seat), scene.ask(seat))


def look(scene: Scene, seat: int = 0) -> Assessment:
    return Assessment(scene.table.sight(seat), Weights())


# --- it answers everything ---


@pytest.mark.parametrize("number", range(60))
def test_answers_every_ask(number: int) -> None:
    """One to five seats, all sets and variants, alone and among bots that do anything at all."""
    seats = 1 + number % 5
    table = kronika.new_table("valeria", seats=seats, seed=number, setup=options_of(number, seats))
    play_out(table, (["duchess", "random"] * 3)[:seats] if number % 2 else ["duchess"] * seats)
    assert table.over


def test_every_ask_has_its_own_answer() -> None:
    """Over many games played at random no ask comes up that the duchess has no answer for."""
    seen: set[str] = set()
    for number in range(60):
        seats = 1 + number % 5
        table = kronika.new_table("valeria", seats=seats, seed=number, setup=options_of(number, seats))
        play_out(table, ["random"] * seats, seen)
    assert seen - {DUKE} <= set(ANSWERS)
    assert len(seen) >= 14


def test_same_table_same_answer() -> None:
    tables = [kronika.new_table("valeria", seats=2, seed=5) for _ in range(2)]
    for table in tables:
        play_out(table, ["duchess", "duchess"])
    assert tables[0].digest() == tables[1].digest()


# --- dukes ---


def test_knows_the_prospect_of_every_duke() -> None:
    assert set(PROSPECT) == {duke.id for duke in of_kind("duke")}


def test_keeps_the_duke_with_the_better_prospect() -> None:
    table = kronika.new_table("valeria", seats=2, seed=3)
    ask = table.asks[0]
    (key,) = kronika.bot("valeria", "duchess").decide(table.sight(ask.seat), ask)
    offered = table.sight(ask.seat).offered()
    assert PROSPECT[key.removeprefix("keep:")] == max(PROSPECT[name] for name in offered)


def test_hires_for_the_duke_near_the_end() -> None:
    """Nothing can be slain: the duke pays two points for each of the holy and the shadows."""
    scene = Scene(has="2 gold", dukes=["elsyn-saint-of-shadows"], exhausted="hills ruins domain-1")
    assert decide(scene)[0] in ("hire:paladin", "hire:rogue")


# --- actions ---


def test_takes_a_resource_first_to_slay_with_it() -> None:
    """A Skeleton needs two strength: the second action uses what the first one took."""
    scene = Scene(has="1 strength", dukes=["hrothgar-the-conqueror"], exhausted="hills")
    (key,) = decide(scene)
    assert key in ("gain:strength", "gain:magic")
    scene.answers(0, key)
    assert decide(scene) == ["slay:skeleton"]


def test_hires_the_citizen_whose_role_a_domain_is_waiting_for() -> None:
    """Watcher on the Water needs two soldiers: a second one first, then the domain with the rest of the gold."""
    scene = Scene(
        duchy="archer",
        has="9 gold",
        dukes=["cornelius-the-dreamer"],
        center="watcher-on-the-water",
        slain="goblin",
        exhausted="hills ruins domain-5",
    )
    (key,) = decide(scene)
    assert key in ("hire:champion", "hire:knight", "hire:archer")
    scene.answers(0, key)
    assert decide(scene) == ["build:watcher-on-the-water"]


def test_pays_with_strength_and_keeps_magic_that_serves_for_all() -> None:
    scene = Scene(has="5 strength 5 magic", exhausted="hills")
    scene.answers(0, "slay:skeleton")
    assert decide(scene) == ["pay:2-strength-0-magic"]


def last_stack(points: str, rival_points: str, first: int) -> Scene:
    """A Goblin is all that keeps the fourth stack from running out."""
    return Scene(
        has=f"1 strength {points}",
        rival_has=rival_points,
        stacks={"hills": "goblin"},
        exhausted="ruins forest domain-1",
        first=first,
    )


def test_ends_the_game_when_ahead() -> None:
    keys = []
    scene = last_stack("30 vp", "0 vp", first=1)
    for _ in range(2):
        keys += decide(scene)
        scene.answers(0, keys[-1])
    assert "slay:goblin" in keys
    assert scene.table.over


def test_does_not_end_the_game_when_behind() -> None:
    scene = last_stack("0 vp", "30 vp", first=1)
    for _ in range(2):
        (key,) = decide(scene)
        assert key != "slay:goblin"
        scene.answers(0, key)
    assert not scene.table.over


# --- harvest ---


def test_takes_from_the_rival_who_is_ahead() -> None:
    scene = Scene(
        seats=3,
        duchies=["thief"],
        boards=["0 gold", "3 gold 1 vp", "3 gold 20 vp"],
        dice=(3, 4),
    )
    assert decide(scene) == ["take:2-gold"]


def test_an_exchange_that_gains_is_used() -> None:
    """The Monk gives two magic for a gold."""
    scene = Scene(dice=(1, 4), rival="monk", rival_has="3 gold")
    assert decide(scene, 1) == ["monk:exchange"]


# --- the table ---


def test_knows_the_monsters_below() -> None:
    """They lie face up, the weakest on top (V2.2-b)."""
    scene = Scene()
    hills = stack_of(look(scene), scene.stack("hills"))
    assert [face.id for face in hills] == ["goblin-king", "goblin-mage", "goblin", "goblin", "goblin"]


def test_the_end_comes_nearer_as_stacks_run_out() -> None:
    begin, late = look(Scene()), look(Scene(exhausted="hills ruins forest"))
    assert begin.left > 6
    assert 0 < late.left < 3


def test_resources_are_worth_what_the_duke_pays_when_no_turn_is_left() -> None:
    scene = Scene(dukes=["simon-the-unclean"])
    scene.state.ending = True
    assert look(scene).price[:3] == pytest.approx((0.5, 0.5, 0.5))


# --- strength ---


def test_beats_a_player_who_does_anything_at_all() -> None:
    assert wins("duchess", "random", 20) >= 19


def test_beats_the_greedy_bot() -> None:
    assert wins("duchess", "greedy", 40) >= 27


def test_wins_alone_now_and_then() -> None:
    won = 0
    for number in range(10):
        table = kronika.new_table("valeria", seats=1, seed=number)
        play_out(table, ["duchess"])
        assert table.result is not None
        won += table.result.winners == [0]
    assert won >= 4
