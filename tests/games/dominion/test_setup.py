"""Setting up: piles, first decks, start player: D2."""

from __future__ import annotations

from collections import Counter

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.dominion.faces import FACES, SETS
from kronika.games.dominion.state import Position
from kronika.testing import ask_again, in_order, sorted_names, state_of
from tests.scenes.dominion import Scene


def new(seats: int = 2, seed: int | str = 1, **setup: object) -> Table:
    given = {name.replace("_", "-"): value for name, value in setup.items()}
    return kronika.new_table("dominion", seats=seats, seed=seed, setup=given)


def state(table: Table) -> Position:
    return state_of(table, Position)


# --- D2.1 Treasures


@pytest.mark.rule("D2.1-a", "D2.2-e", "D2.3-a")
def test_basic_piles_lie_face_up_each_for_itself() -> None:
    zones = {zone["id"]: zone for zone in new().view(None)["zones"]}
    for name in in_order("copper silver gold province duchy estate curse"):
        assert [card["face"] for card in zones[f"pile:{name}"]["cards"]] == [name]
        assert zones[f"pile:{name}"]["owner"] is None


@pytest.mark.rule("D2.1-b", "D2.1-c")
@pytest.mark.parametrize(("seats", "coppers"), [(2, 46), (3, 39), (4, 32)])
def test_treasure_piles(seats: int, coppers: int) -> None:
    sight = new(seats).sight(None)
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold")] == [coppers, 40, 30]
    assert coppers + sum(sight.owned(seat)["copper"] for seat in range(seats)) == 60


# --- D2.2 Victory cards, D2.3 Curses and trash


@pytest.mark.rule("D2.2-a", "D2.2-b", "D2.2-d")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 12)])
def test_victory_piles_are_full_although_all_have_their_estates(seats: int, size: int) -> None:
    sight = new(seats).sight(None)
    assert [sight.pile_count(name) for name in ("province", "duchy", "estate")] == [size] * 3
    assert [sight.owned(seat)["estate"] for seat in range(seats)] == [3] * seats


@pytest.mark.rule("D2.2-c")
def test_victory_cards_left_in_the_box_cannot_be_gained() -> None:
    """With two players the ninth Province exists in the box only."""
    assert new().sight(0).pile_count("province") == 8
    scene = Scene(piles={"province": 8})
    scene.state.coins, scene.state.buys = 99, 9
    ask_again(scene.table)
    scene.buy(*["province"] * 8)
    assert scene.discard() == ["province"] * 8
    assert (scene.buys, scene.coins) == (1, 35)
    assert "buy:province" not in scene.options()
    assert scene.refusals()["buy:province"] == "D3.3-k"


@pytest.mark.rule("D2.3-a")
@pytest.mark.parametrize(("seats", "curses"), [(2, 10), (3, 20), (4, 30)])
def test_ten_curses_for_each_opponent(seats: int, curses: int) -> None:
    assert new(seats).sight(None).pile_count("curse") == curses


@pytest.mark.rule("D2.3-b")
def test_the_trash_is_open_and_no_pile_of_the_supply() -> None:
    view = new().view(None)
    trash = next(zone for zone in view["zones"] if zone["id"] == "trash")
    assert (trash["kind"], trash["count"], trash["cards"], trash["owner"]) == ("trash", 0, [], None)
    assert "trash" not in new().sight(None).piles()
    assert view["extra"]["emptyPiles"] == 0


@pytest.mark.rule("D2.3-c")
def test_curses_come_from_actions() -> None:
    torturer = Scene(hand="torturer", rival_hand="copper*2").play("torturer").answers(1, "take-curse")
    assert torturer.hand(1) == sorted_names("copper*2 curse")
    assert torturer.pile("curse") == 9
    witch = Scene(hand="witch").play("witch")
    assert witch.discard(1) == ["curse"]


@pytest.mark.rule("D2.3-d")
def test_a_curse_may_be_bought() -> None:
    scene = Scene(hand="woodcutter").play("woodcutter").buy("curse")
    assert scene.discard() == ["curse"]
    assert scene.pile("curse") == 9
    assert (scene.coins, scene.buys) == (2, 1)


# --- D2.4 Kingdom


@pytest.mark.rule("D2.4-a", "D2.4-b", "D2.4-c")
@pytest.mark.parametrize(("seats", "victory"), [(2, 8), (3, 12), (4, 12)])
def test_ten_kingdom_piles_and_their_sizes(seats: int, victory: int) -> None:
    names = in_order("great-hall duke harem nobles gardens moat militia village smithy witch")
    sight = new(seats, kingdom=names).sight(None)
    assert sorted(sight.kingdom()) == sorted(names)
    assert [sight.pile_count(name) for name in names] == [victory] * 5 + [10] * 5


@pytest.mark.rule("D2.4-a")
@pytest.mark.parametrize("count", [0, 1, 9, 11])
def test_no_more_and_no_fewer_than_ten(count: int) -> None:
    names = [face.id for face in FACES if face.set in SETS][:count]
    with pytest.raises(kronika.SetupError) as wrong:
        new(kingdom=names)
    assert (wrong.value.message.id, wrong.value.message.args) == ("dominion-kingdom-ten", {"count": count})
    assert wrong.value.rule == "D2.4-a"


@pytest.mark.rule("D2.4-d")
def test_the_suggestion_for_a_first_game_is_what_one_gets_unless_one_says_otherwise() -> None:
    first = "bridge duke harem ironworks great-hall masquerade pawn nobles upgrade scout"
    assert sorted(new().sight(None).kingdom()) == sorted_names(first)
    assert sorted(new(kingdom="victory-dance").sight(None).kingdom()) == sorted_names(first)


@pytest.mark.rule("D2.4-e", "D1.1-d")
def test_random_kingdoms_differ_and_take_every_card_alike() -> None:
    times: Counter[str] = Counter()
    for seed in range(300):
        times.update(new(seed=seed, kingdom="random", sets=["intrigue"]).sight(None).kingdom())
    assert len(times) == 25
    assert 80 < min(times.values()) <= max(times.values()) < 165  # 120 each on average


@pytest.mark.rule("D2.4-e", "D11.12")
def test_a_drafted_kingdom_is_picked_one_by_one_clockwise_from_the_start_player() -> None:
    table = new(seats=3, seed=5, kingdom="draft", last_winners=["1"])
    picks = in_order("moat witch nobles duke gardens pawn mine militia thief scout")
    for number, pick in enumerate(picks):
        (ask,) = table.asks
        assert ask.seat == (2 + number) % 3
        assert (ask.rule, ask.what.args) == ("D2.4-e", {"left": 10 - number})
        assert len(ask.options) == sum(face.set in SETS for face in FACES) - number
        assert not {f"draft:{taken}" for taken in picks[:number]} & set(ask.keys())
        assert table.view(0)["phase"] == "draft"
        table.answer(ask.seat, [f"draft:{pick}"])
    sight = table.sight(None)
    assert sorted(sight.kingdom()) == sorted(picks)
    assert sight.pile_count("nobles") == 12
    assert sight.pile_count("moat") == 10
    assert table.asks[0].seat == sight.turn == 2
    assert [sight.hand_count(seat) for seat in range(3)] == [5, 5, 5]
    assert sight.draft() == []


@pytest.mark.rule("D2.4-e")
def test_a_draft_offers_the_cards_of_the_chosen_boxes_only() -> None:
    (ask,) = new(kingdom="draft", sets=["base"]).asks
    assert set(ask.keys()) == {f"draft:{face.id}" for face in FACES if face.set == "base"}


@pytest.mark.rule("D2.4-f")
def test_kinds_that_were_not_chosen_cannot_be_had() -> None:
    scene = Scene(hand="workshop*2 village", deck="copper", kingdom="moat smithy market")
    absent = {face.id for face in FACES} - set(scene.table.sight(0).piles())
    assert len(absent) == len(FACES) - 17
    scene.play("village").play("workshop")
    assert not {f"gain:{name}" for name in absent} & (set(scene.options()) | set(scene.refusals()))
    scene.answers(0, "gain:silver").play("workshop", "gain:silver")
    scene.state.coins = 99
    ask_again(scene.table)
    assert not {f"buy:{name}" for name in absent} & (set(scene.options()) | set(scene.refusals()))
    assert len([key for key in scene.options() if key.startswith("buy:")]) == 17
    assert scene.table.sight(0).pile_count("thief") == 0


# --- D2.5 first deck and hand


@pytest.mark.rule("D2.5-a", "D2.5-e")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_begin_with_the_same_ten_cards_and_five_of_them_in_hand(seats: int) -> None:
    sight = new(seats).sight(None)
    for seat in range(seats):
        assert sight.owned(seat) == {"copper": 7, "estate": 3}
        assert (sight.hand_count(seat), sight.deck_count(seat), sight.discard_count(seat)) == (5, 5, 0)


@pytest.mark.rule("D2.5-d")
def test_first_decks_are_shuffled_each_for_itself_and_lie_with_their_backs_up() -> None:
    hands: set[tuple[int, int]] = set()
    for seed in range(60):
        table = new(seed=seed)
        estates = [table.sight(seat).hand().count("estate") for seat in range(2)]
        hands.add((estates[0], estates[1]))
        for zone in table.view(0)["zones"]:
            if zone["kind"] == "deck":
                assert (zone["count"], zone["cards"]) == (5, [])
    assert {first for first, _ in hands} == {second for _, second in hands} == {0, 1, 2, 3}
    assert any(first != second for first, second in hands)


@pytest.mark.rule("D2.5-c")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_two_hands_are_the_ten_starting_cards_whatever_is_bought(seed: int) -> None:
    table = new(seed=seed, kingdom="first-game")
    seen: dict[int, list[list[str]]] = {0: [], 1: []}
    while len(seen[0]) < 3 or len(seen[1]) < 3:
        (ask,) = table.asks
        sight = table.sight(ask.seat)
        if len(seen[ask.seat]) == sight.turns(ask.seat):
            seen[ask.seat].append(sight.hand())
            if sight.turns(ask.seat) < 2:
                assert ask.rule == "D3.3-d"
                assert not any(key.startswith("play:") for key in ask.keys())
        if "treasures" in ask.keys():
            table.answer(ask.seat, ["treasures"])
        else:
            wish = next(key for key in ["buy:village", "buy:moat", "end-turn", "end-actions"] if key in ask.keys())
            table.answer(ask.seat, [wish])
    for seat in (0, 1):
        assert sorted(seen[seat][0] + seen[seat][1]) == sorted_names("copper*7 estate*3")
        assert table.sight(seat).owned(seat).keys() & {"village", "moat"}


# --- D2.6 start player


def starters(seats: int, winners: list[str]) -> Counter[int]:
    return Counter(new(seats, seed=seed, last_winners=winners).sight(None).turn for seed in range(200))


@pytest.mark.rule("D2.6-a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_starts_the_first_game(seats: int) -> None:
    times = starters(seats, [])
    assert set(times) == set(range(seats))
    assert min(times.values()) > 200 / seats * 0.6


@pytest.mark.rule("D2.6-b")
@pytest.mark.parametrize(("winner", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbor_of_the_last_winner_starts(winner: int, starter: int) -> None:
    assert starters(3, [str(winner)]) == {starter: 200}


@pytest.mark.rule("D2.6-c")
def test_after_a_shared_win_one_of_the_others_starts() -> None:
    times = starters(4, ["0", "2"])
    assert set(times) == {1, 3}
    assert min(times.values()) > 70
    assert starters(3, ["0", "1"]) == {2: 200}


@pytest.mark.rule("D2.6-c", "D11.6")
def test_if_all_won_anyone_may_start() -> None:
    times = starters(3, ["0", "1", "2"])
    assert set(times) == {0, 1, 2}
    assert min(times.values()) > 40


@pytest.mark.rule("D2.6-a")
def test_the_start_player_is_the_one_who_is_asked_and_has_had_no_turn() -> None:
    table = new(3, seed=3, last_winners=["1"])
    assert [ask.seat for ask in table.asks] == [2]
    assert state(table).start == 2
    assert [table.sight(None).turns(seat) for seat in range(3)] == [0, 0, 0]
