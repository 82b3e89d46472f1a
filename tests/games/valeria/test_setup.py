"""Setup for 2 to 4 players (V2), with events (V10.1), for five (V11.1), with mixed citizens (V12.1)."""

from __future__ import annotations

from collections import Counter

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.valeria.faces import DOMAIN, EVENT, FACES, NUMBER
from kronika.games.valeria.state import NOTHING
from kronika.testing import in_order, rules_of, sorted_names
from tests.scenes.valeria import Scene, position


def new(seats: int = 2, seed: int = 1, **setup: object) -> Table:
    given = {name.replace("_", "-"): value for name, value in setup.items()}
    return kronika.new_table("valeria", seats=seats, seed=seed, setup=given)


def names(table: Table, ids: list[int]) -> list[str]:
    return [position(table).cards.name(card) for card in ids]


def stack(table: Table, at: int) -> list[str]:
    """A center stack, top card first."""
    return names(table, position(table).stacks[at])[::-1]


# --- the center


@pytest.mark.rule("V2.1-a")
def test_twenty_stacks_in_four_rows() -> None:
    zones = [zone for zone in new().view(0)["zones"] if zone["id"].startswith("stack:")]
    assert [zone["kind"] for zone in zones] == ["monsters"] * 5 + ["citizens"] * 10 + ["domains"] * 5
    table = new()
    numbers = [FACES[NUMBER[stack(table, at)[0]]].numbers for at in range(5, 15)]
    assert numbers == [[1], [2], [3], [4], [5], [6], [7], [8], [9, 10], [11, 12]]


@pytest.mark.rule("V2.2-a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_areas_of_five_cards(seats: int) -> None:
    for seed in range(6):
        table = new(seats, seed, set="random")
        areas = []
        for at in range(5):
            faces = [FACES[NUMBER[name]] for name in stack(table, at)]
            assert len(faces) == 5
            assert len({face.area for face in faces}) == 1
            areas.append(faces[0].area)
        assert len(set(areas)) == 5


@pytest.mark.rule("V2.2-b")
def test_the_weakest_on_top_the_boss_at_the_bottom() -> None:
    for seed in range(6):
        table = new(seed=seed, set="random")
        for at in range(5):
            faces = [FACES[NUMBER[name]] for name in stack(table, at)]
            assert [face.strength for face in faces] == sorted(face.strength for face in faces)
            assert faces[-1].type == "boss"
            assert all(position(table).cards.known[card] == -1 for card in position(table).stacks[at])


@pytest.mark.rule("V2.2-c")
def test_stacks_stand_by_the_strength_of_their_tops() -> None:
    for seed in range(20):
        table = new(seed=seed, set="random")
        tops = [FACES[NUMBER[stack(table, at)[0]]].strength for at in range(5)]
        assert tops == sorted(tops)


@pytest.mark.rule("V2.2-d")
def test_monsters_of_the_first_game() -> None:
    table = new()
    assert [stack(table, at) for at in range(5)] == [
        in_order("goblin*3 goblin-mage goblin-king"),
        in_order("skeleton*3 flaming-skeleton skeleton-king"),
        in_order("treant*2 bane-spider*2 spider-queen"),
        in_order("owlbear*3 giant troll"),
        in_order("dire-bear*2 orc-warrior*2 orc-chieftain"),
    ]


@pytest.mark.rule("V2.3-a", "V2.3-b")
def test_citizens_of_the_first_game() -> None:
    table = new()
    kinds = in_order("cleric merchant mercenary archer peasant knight rogue champion paladin butcher")
    assert [stack(table, at) for at in range(5, 15)] == [[kind] * 5 for kind in kinds]


@pytest.mark.rule("V2.3-c")
def test_all_other_citizens_are_out_of_the_game() -> None:
    table = new()
    counts = Counter(names(table, list(range(len(position(table).cards.face)))))
    assert counts["cleric"] == 5
    assert counts["monk"] == 0


@pytest.mark.rule("V2.4-a")
def test_domains() -> None:
    table = new()
    s = position(table)
    zones = {zone["id"]: zone for zone in table.view(0)["zones"]}
    for at in range(15, 20):
        assert len(s.stacks[at]) == 3
        assert zones[f"stack:{at}"]["count"] == 3
        assert [card["face"] for card in zones[f"stack:{at}"]["cards"]] == stack(table, at)[:1], "one face up"
    assert len(s.box[DOMAIN]) == 9
    hidden = rules_of(table).hidden(s, 0)
    unseen = [card for at in range(15, 20) for card in s.stacks[at][:-1]]
    assert sorted(unseen + s.box[DOMAIN]) in [sorted(group) for group in hidden]
    assert len({tuple(stack(new(seed=seed), 15)) for seed in range(8)}) > 1, "they are shuffled"


@pytest.mark.rule("V2.5-a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_exhausted_cards_per_player(seats: int) -> None:
    table = new(seats)
    assert names(table, position(table).deck) == ["exhausted"] * (2 * seats)


@pytest.mark.rule("V2.5-b")
def test_events_stay_in_the_box_unless_they_are_wanted() -> None:
    table = new()
    assert all(position(table).face(card).kind != EVENT for card in range(len(position(table).cards.face)))
    assert position(table).tokens == {}


# --- the players


@pytest.mark.rule("V2.6-a", "V2.6-e")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_start_values(seats: int) -> None:
    view = new(seats).view(0)
    for seat in range(seats):
        tracks = {track["id"]: track["value"] for track in view["tracks"] if track["owner"] == seat}
        assert tracks == {"strength": 0, "gold": 2, "magic": 1, "vp": 0}


@pytest.mark.rule("V2.6-b")
def test_three_starters_each() -> None:
    view = new(4).view(2)
    for seat in range(4):
        zone = next(zone for zone in view["zones"] if zone["id"] == f"duchy:{seat}")
        assert [card["face"] for card in zone["cards"]] == ["starter-peasant", "starter-knight", "starter-herald"]


@pytest.mark.rule("V2.6-c")
def test_each_keeps_one_of_two_dukes_in_secret() -> None:
    table = new(3)
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    assert all(ask.private and len(ask.options) == 2 for ask in table.asks)
    ask = table.ask(1)
    assert ask is not None
    kept, other = (key.removeprefix("keep:") for key in ask.keys())
    for seat in range(3):
        own = table.ask(seat)
        assert own is not None
        table.answer(seat, [own.keys()[0]])
    zones = {zone["id"]: zone for zone in table.view(1)["zones"]}
    assert [card["face"] for card in zones["duke:1"]["cards"]] == [kept]
    assert other in names(table, position(table).box["duke"])
    for other_seat in (0, 2, None):
        zones = {zone["id"]: zone for zone in table.view(other_seat)["zones"]}
        assert zones["duke:1"]["cards"] == []
        assert zones["duke:1"]["count"] == 1
    assert len(position(table).box["duke"]) == 10 - 3


@pytest.mark.rule("V2.6-c")
def test_nobody_sees_the_dukes_on_offer_to_another() -> None:
    view = new(2).view(0)
    offers = [zone["id"] for zone in view["zones"] if zone["kind"] == "offer"]
    assert offers == ["offer:0"]


@pytest.mark.rule("V2.6-d")
def test_a_random_player_begins() -> None:
    firsts = set()
    for seed in range(20):
        table = new(3, seed)
        for ask in list(table.asks):
            table.answer(ask.seat, [ask.keys()[0]])
        view = table.view(0)
        assert view["turn"] == view["extra"]["first"]
        assert [seat["seat"] for seat in view["seats"] if seat["first"]] == [view["turn"]]
        firsts.add(view["turn"])
    assert firsts == {0, 1, 2}


# --- five players


@pytest.mark.rule("V11.1-a", "V2.2-x1", "V1.1-b", "V7.1-k")
def test_stacks_for_five_players() -> None:
    table = new(5)
    assert stack(table, 1) == in_order("skeleton*3 flaming-skeleton*2 skeleton-king")
    assert [len(position(table).stacks[at]) for at in range(20)] == [6] * 15 + [4] * 5
    assert len(position(table).deck) == 10


@pytest.mark.rule("V11.1-b")
def test_four_domains_stay_in_the_box_with_five_players() -> None:
    assert len(position(new(5)).box[DOMAIN]) == 4


# --- enemy events


@pytest.mark.rule("V10.1-a", "V10.1-d")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_event_per_player_on_top_of_the_exhausted_cards(seats: int) -> None:
    table = new(seats, enemy_events=True)
    s = position(table)
    kinds = [s.face(card).kind for card in s.deck[::-1]]
    assert kinds == ["event"] * seats + ["exhausted"] * (2 * seats)
    assert len(s.box[EVENT]) == 6 - seats
    assert len(set(names(table, s.deck[-seats:] + s.box[EVENT]))) == 6
    orders = {
        tuple(names(new(seats, seed, enemy_events=True), position(new(seats, seed, enemy_events=True)).deck))
        for seed in range(6)
    }
    assert len(orders) > 1


@pytest.mark.rule("V10.1-b")
def test_tokens_are_at_hand() -> None:
    scene = Scene(events={"1": "bat-swarm"}, enemy_events=True, dice=(3, 6), seats=2)
    assert scene.view()["tokens"] == []
    scene.do("put:goblin")
    tokens = scene.view()["tokens"]
    (stack,) = (at for at in range(5) if scene.top_at(at) == "goblin")
    assert tokens == [{"on": f"stack:{stack}", "face": "goblin", "strength": 1, "gold": 0, "magic": 0}]


@pytest.mark.rule("V10.1-c")
def test_certain_events_may_be_picked() -> None:
    places = set()
    for seed in range(12):
        table = new(3, seed, enemy_events=True, events=["mimic"])
        found = names(table, position(table).deck)[-3:]
        assert found.count("mimic") == 1
        places.add(found.index("mimic"))
    assert places == {0, 1, 2}, "shuffled with the others"


# --- mixed citizens


@pytest.mark.rule("V12.1-a", "V12.1-x1")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_mixed_citizens(seats: int) -> None:
    table = new(seats, mixed_citizens=True)
    s = position(table)
    size = 6 if seats == 5 else 5
    for at in range(5, 15):
        assert len(s.stacks[at]) == size
        known = [s.cards.known.get(card) == -1 for card in s.stacks[at]]
        assert known == [False] * (size - 1) + [True], "only the top one lies face up"
    ones = Counter(names(table, s.stacks[5] + s.box["citizens-5"]))
    assert ones == {"monk": 6, "cleric": 6}
    kinds = {tuple(sorted(set(stack(new(seats, seed, mixed_citizens=True), 5)))) for seed in range(6)}
    assert ("cleric", "monk") in kinds


# --- sets


@pytest.mark.parametrize(
    ("name", "tops", "citizens", "without"),
    [
        (
            "glittering-gold",
            "goblin skeleton treant gelatinous-cube kobolds",
            "monk merchant alchemist archer peasant knight rogue champion paladin butcher",
            "forgotten-sorrows the-violet-thorn golden-obelisk-of-nae monolith-of-ostendaar",
        ),
        (
            "mastery-over-magic",
            "gargoyle skeleton treant owlbear dire-bear",
            "cleric merchant alchemist wizard peasant knight thief champion paladin butcher",
            "eye-of-asteraten blood-crow-army foxgrove-palisade gargans-embrace",
        ),
        (
            "monster-blood",
            "gargoyle skeleton treant gelatinous-cube dire-bear",
            "cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner",
            "forgotten-sorrows nest-of-the-weaver-witch cathedral-of-st-aquila cutthroats-truce",
        ),
    ],
)
def test_recommended_sets(name: str, tops: str, citizens: str, without: str) -> None:
    for seats in (2, 5):
        table = new(seats, set=name)
        assert [stack(table, at)[0] for at in range(5)] == in_order(tops)
        assert [stack(table, at)[0] for at in range(5, 15)] == in_order(citizens)
        everywhere = names(table, list(range(len(position(table).cards.face))))
        assert set(in_order(without)).isdisjoint(everywhere)


def test_chosen_areas_and_citizens() -> None:
    areas = ["cavern", "swamp", "barrens", "hills", "valley"]
    table = new(set="chosen", areas=areas, citizens=["monk", "thief"])
    assert sorted_names("kobolds gelatinous-cube gargoyle goblin owlbear") == sorted(
        stack(table, at)[0] for at in range(5)
    )
    assert stack(table, 5)[0] == "monk"
    assert stack(table, 11)[0] == "thief"


def test_what_is_not_chosen_is_random() -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = new(set="random", seed=seed, areas=["cavern"], citizens=["miner"])
        tops = [stack(table, at)[0] for at in range(5)]
        assert "kobolds" in tops
        assert stack(table, 14)[0] == "miner"
        seen.update(tops)
        seen.update(stack(table, at)[0] for at in range(5, 15))
    assert {"monk", "cleric", "goblin", "gargoyle", "treant"} <= seen


def test_nothing_lies_on_the_stacks_at_first() -> None:
    assert position(new()).cover == [NOTHING] * 20
