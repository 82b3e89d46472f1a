"""What is in the box and what the types of cards mean: D1."""

from __future__ import annotations

from collections import Counter

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.dominion.faces import ACTION, FACES, TREASURE, VICTORY, kingdom_faces
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


def new(seats: int = 2, seed: int = 1, **setup: object) -> Table:
    given = {name.replace("_", "-"): value for name, value in setup.items()}
    return kronika.new_table("dominion", seats=seats, seed=seed, setup=given)


def all_cards(table: Table) -> Counter[str]:
    """Every card of the game: those of the supply and those the players own."""
    sight = table.sight(None)
    count: Counter[str] = Counter({name: sight.pile_count(name) for name in sight.piles()})
    for seat in range(table.seats):
        count.update(sight.owned(seat))
    return count


# --- D1.1 card counts


@pytest.mark.rule("D1.1-a")
def test_four_players_use_all_basic_cards_of_the_box() -> None:
    count = all_cards(new(seats=4))
    money = {"copper": 60, "silver": 40, "gold": 30}
    assert {name: count[name] for name in money} == money
    assert (count["province"], count["duchy"], count["estate"]) == (12, 12, 24)
    assert count["curse"] == 30


@pytest.mark.rule("D1.1-a")
@pytest.mark.parametrize(("treasure", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_worth_of_the_treasures(treasure: str, coins: int) -> None:
    scene = Scene(hand=treasure).to_buy_phase()
    assert scene.coins == coins


@pytest.mark.rule("D1.1-a", "D1.1-b")
def test_the_kingdom_of_the_box_has_258_cards_of_25_kinds() -> None:
    sizes: Counter[int] = Counter()
    names = [FACES[number].id for number in kingdom_faces("intrigue")]
    for chosen in (names[:10], names[10:20], [*names[20:], *names[:5]]):
        table = new(seats=4, kingdom=chosen)
        for name in chosen:
            if chosen[0] == names[20] and name in names[:5]:
                continue
            sizes[table.sight(0).pile_count(name)] += 1
            if table.sight(0).pile_count(name) == 12:
                assert name in {"harem", "nobles", "great-hall", "duke"}
    assert sizes == {10: 21, 12: 4}
    assert 21 * 10 + 4 * 12 == 258


@pytest.mark.rule("D1.1-c")
def test_costs_of_the_basic_cards() -> None:
    sight = new().sight(0)
    costs = {"copper": 0, "curse": 0, "estate": 2, "silver": 3, "duchy": 5, "gold": 6, "province": 8}
    assert {name: sight.cost(name) for name in costs} == costs


@pytest.mark.rule("D1.1-c")
@pytest.mark.parametrize(("card", "points"), [("province", 6), ("duchy", 3), ("estate", 1), ("curse", -1), ("gold", 0)])
def test_points_of_the_basic_cards(card: str, points: int) -> None:
    assert Scene(hand=f"{card}*2").view()["seats"][0]["points"] == 2 * points


@pytest.mark.rule("D1.1-d")
@pytest.mark.parametrize("box", ["intrigue", "base"])
def test_a_random_kingdom_is_drawn_from_one_randomizer_per_kingdom_card(box: str) -> None:
    met: set[str] = set()
    for seed in range(40):
        table = new(seed=seed, kingdom="random", sets=[box])
        drawn = table.sight(None).kingdom()
        assert len(set(drawn)) == len(drawn) == 10
        met.update(drawn)
    assert met == {FACES[number].id for number in kingdom_faces(box, table.rules)}
    assert len(met) >= 25
    assert not met & set(in_order("copper silver gold estate duchy province curse"))


@pytest.mark.rule("D1.1-e")
def test_the_supply_has_ten_kingdom_and_seven_basic_piles_and_nothing_else() -> None:
    table = new(kingdom="first-game")
    piles = table.sight(None).piles()
    assert len(piles) == len(set(piles)) == 17
    assert set(piles[:7]) == set(in_order("copper silver gold estate duchy province curse"))
    assert set(piles[7:]) == set(in_order("cellar moat village woodcutter workshop militia remodel smithy market mine"))


# --- D1.2 card types


@pytest.mark.rule("D1.2-a")
def test_types_of_cards() -> None:
    sight = new().sight(None)
    assert sight.kinds("gold") == ["treasure"]
    assert sight.kinds("duchy") == ["victory"]
    assert sight.kinds("curse") == ["curse"]
    assert sight.kinds("village") == ["action"]
    assert sight.kinds("witch") == ["action", "attack"]
    assert sight.kinds("moat") == sight.kinds("secret-chamber") == ["action", "reaction"]


@pytest.mark.rule("D1.2-a")
def test_every_attack_and_every_reaction_is_an_action() -> None:
    for face in FACES:
        if {"attack", "reaction"} & set(face.kind_names()):
            assert "action" in face.kind_names(), face


@pytest.mark.rule("D1.2-b")
@pytest.mark.ruling("general", 8)
def test_cards_of_two_types_are_victory_cards_and_belong_to_both() -> None:
    dual = {face.id: face.kind_names() for face in FACES if face.is_a(VICTORY) and face.is_a(ACTION | TREASURE)}
    assert dual == {
        "great-hall": ["action", "victory"],
        "nobles": ["action", "victory"],
        "harem": ["treasure", "victory"],
    }
    scene = Scene(hand="great-hall", deck="copper")
    assert scene.options() == ["play:great-hall", "end-actions"]
    assert scene.view()["seats"][0]["points"] == 1


@pytest.mark.rule("D1.2-c")
def test_duke_is_nothing_but_a_victory_card() -> None:
    scene = Scene(hand="duke village", deck="copper")
    assert scene.view()["extra"]["kingdom"].count("duke") == 1
    assert new().sight(0).kinds("duke") == ["victory"]
    assert scene.options() == ["play:village", "end-actions"]
    assert scene.refusals()["play:duke"] == "D1.2-e"


@pytest.mark.rule("D1.2-d")
def test_only_action_cards_are_played_in_the_action_phase() -> None:
    scene = Scene(hand="village nobles moat militia harem gold estate curse duke")
    assert set(scene.options()) == {"play:village", "play:nobles", "play:moat", "play:militia", "end-actions"}
    refused = scene.refusals()
    assert refused["play:harem"] == refused["play:gold"] == "D3.3-c"
    assert refused["play:estate"] == refused["play:curse"] == refused["play:duke"] == "D1.2-e"


@pytest.mark.rule("D1.2-e")
def test_curses_and_victory_cards_are_never_played() -> None:
    scene = Scene(hand="estate curse province gardens")
    assert not any(key.startswith(("play:", "treasure")) for key in scene.options())
    assert {scene.refusals()[f"play:{name}"] for name in in_order("estate curse province gardens")} == {"D1.2-e"}
    scene.end_turn()
    assert sorted(scene.hand()) == sorted_names("estate curse province gardens")


@pytest.mark.rule("D1.2-f")
def test_played_cards_come_round_again_any_number_of_times() -> None:
    scene = Scene(hand="village nobles harem gold copper", deck="estate", rival_hand="copper*5")
    for _ in range(3):
        hand = scene.hand()
        assert sorted([*hand, *scene.deck()]) == sorted_names("village nobles harem gold copper estate")
        scene.to_buy_phase().end_turn()
        scene.end_turn()
        assert scene.trash() == []
