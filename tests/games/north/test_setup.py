"""What is in the box (N1) and how the game begins (N2)."""

from __future__ import annotations

import re

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.north.effects import TILES
from kronika.games.north.faces import BOOST, CLANS, FACES, FIELD, ISLAND, LOCATION, NUMBER, UPGRADE, Face, of_clan
from kronika.games.north.game import North
from kronika.games.north.goods import COMMON_SHIP, SHIP, THINGS, VP, WORKER, none
from tests.scenes.north import Scene, position

pytestmark = pytest.mark.usefixtures("little_cards")
REAL = [face for face in FACES if not face.own]


def new(seats: int = 2, seed: int = 1, clans: object = "random") -> Table:
    return kronika.new_table("north", seats, seed, {"clans": clans})


def names(table: Table, ids: list[int]) -> list[str]:
    return [position(table).cards.name(card) for card in ids]


def begun(seats: int = 2, seed: int = 1, clans: object = "random") -> Table:
    """After the first hands."""
    table = new(seats, seed, clans)
    while table.asks[0].what.id == "north-ask-first-hand":
        table.answer(table.asks[0].seat, table.asks[0].keys()[:3])
    return table


def zone(table: Table, id: str, seat: int | None) -> dict[str, object]:
    return next(zone for zone in table.view(seat)["zones"] if zone["id"] == id)


def goods_of(faces: list[Face]) -> list[int]:
    total = none()
    for face in faces:
        total = [a + b for a, b in zip(total, face.yields, strict=True)]
    return total


# --- what is in the box (N1.1)


@pytest.mark.rule("N1.1-a", "N2.4-a")
def test_the_things_on_the_table() -> None:
    view = new(4).view(0)
    assert sorted(view["extra"]["tiles"]) == sorted(TILES)
    assert len(view["extra"]["tiles"]) == 5
    assert [seat["discs"] for seat in view["seats"]] == [[None, None]] * 4
    assert [seat["first"] for seat in view["seats"]].count(True) == 1
    assert len({seat["clan"] for seat in view["seats"]}) == 4
    assert view["extra"]["queue"] == []


@pytest.mark.rule("N1.1-b")
@pytest.mark.parametrize("clan", CLANS)
def test_thirty_three_cards_for_each_clan(clan: str) -> None:
    assert sum(face.copies for face in of_clan(clan) if face.start) == 3
    assert sum(face.copies for face in of_clan(clan) if not face.start) == 30
    scene = Scene(seats=1, clans=[clan])
    assert len(scene.state.deck[0]) == 30
    assert len(scene.empire()) == 3


@pytest.mark.rule("N1.1-b")
def test_twelve_islands_near_and_ten_distant() -> None:
    state = position(new())
    assert [len(state.islands[i]) + len(state.shores[i]) for i in range(2)] == [12, 10]
    assert all(state.face(card).distance == "near" for card in state.islands[0] + state.shores[0])
    assert all(state.face(card).distance == "distant" for card in state.islands[1] + state.shores[1])


@pytest.mark.rule("N1.1-c", "N2.3-d")
def test_two_ships_for_all_and_no_common_ones() -> None:
    for clan in CLANS:
        own = position(new(1, 1, [clan])).stock[0]
        assert (own[SHIP], own[COMMON_SHIP]) == (2, 0), clan


@pytest.mark.rule("N1.1-c")
def test_only_a_card_of_ulafs_brings_another_ship_of_the_clan() -> None:
    giving = {face.clan for face in REAL for line in face.lines.values() if re.search(r"\d ship\b(?!-)", line)}
    assert giving == {"ulaf"}


@pytest.mark.rule("N1.1-d")
def test_the_supply_never_runs_out() -> None:
    scene = Scene(has="900 wood 500 worker", empire="woods", starts=False)
    scene.do("disc:harvest")
    assert scene.has("wood") == 902
    scene.do("pass").do("disc:populate")
    assert scene.has("worker") == 501


# --- cards (N1.2)


@pytest.mark.rule("N1.2-a")
@pytest.mark.parametrize("clan", CLANS)
def test_a_deck_mixes_locations_and_boosts(clan: str) -> None:
    deck = [face for face in of_clan(clan) if not face.start]
    assert {face.kind for face in deck} == {FIELD, UPGRADE, LOCATION, BOOST}
    assert all(face.kind in (FIELD, LOCATION) for face in of_clan(clan) if face.start)


@pytest.mark.rule("N1.2-b")
def test_what_a_location_tells() -> None:
    rows = [row for row in North().faces() if row["kinds"][0] in (LOCATION, FIELD, UPGRADE) and row["clan"] in CLANS]
    assert len(rows) > 100
    for row in rows:
        field = row["kinds"] != [LOCATION]
        assert bool(row["cost"]) != field, row["id"]
        assert (row["with"] in TILES) == (field and not row["start"]), row["id"]
        assert bool(row["yields"]) == field, row["id"]
        assert row["copies"] in (1, 2, 3)
        assert set(row["lines"]) <= {"bonus", "action", "feature"}
        assert field or row["lines"], row["id"]


@pytest.mark.rule("N1.2-c")
def test_what_a_boost_tells() -> None:
    rows = [row for row in North().faces() if row["kinds"] == [BOOST] and row["clan"] in CLANS]
    assert len(rows) > 20
    for row in rows:
        assert row["with"] in TILES
        assert set(row["lines"]) == {"instant"}
        assert row["copies"] in (1, 2, 3)
        assert not row["cost"]


@pytest.mark.rule("N1.2-d")
def test_what_an_island_tells() -> None:
    rows = [row for row in North().faces() if row["kinds"] == [ISLAND] and row["clan"] == ""]
    assert len(rows) == 22
    for row in rows:
        assert row["distance"] in ("near", "distant")
        assert row["pillage"]
        assert {"action", "feature"} & set(row["lines"]), row["id"]
        assert set(row["lines"]) <= {"action", "feature", "bonus"}


@pytest.mark.rule("N1.2-b", "N1.2-c", "N1.2-d")
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_card_has_a_name_in_the_language(lang: str) -> None:
    shown = [face.name[lang] for face in REAL]
    assert len(set(shown)) == len(shown)


@pytest.mark.rule("N1.2-e")
def test_the_four_ways_in_which_cards_act() -> None:
    scene = Scene(hand="toast", empire="woods midwife bell", starts=False)
    scene.do("disc:populate", "boost:toast")
    assert scene.points() == 1, "an instant, once"
    assert scene.discards() == ["toast"]
    assert scene.has("sheep") == 1, "the feature by itself"
    scene.do("pass").do("disc:harvest")
    assert scene.has("wood") == 2
    scene.do("use:bell")
    assert scene.points() == 2
    assert scene.has("sheep") == 1


@pytest.mark.rule("N1.2-f")
def test_the_places_of_cards_in_an_empire_mean_nothing() -> None:
    cards = ["woods", "bell", "mason", "gate", "school", "reef"]
    one = Scene(empire=" ".join(cards), has="1 wood", hand="gate", starts=False)
    other = Scene(empire=" ".join(cards[::-1]), has="1 wood", hand="gate", starts=False)
    assert sorted(one.options()) == sorted(other.options())
    for scene in (one, other):
        scene.do("build:gate")
    assert one.score() == other.score()
    assert one.has("stone") == other.has("stone") == 1


@pytest.mark.rule("N1.2-g")
def test_cards_come_from_the_own_deck() -> None:
    scene = Scene(deck="hut tower", empire="library", starts=False)
    rival = scene.state.deck[1][:]
    scene.do("use:library")
    assert scene.hand() == ["hut", "tower"]
    assert scene.state.deck[1] == rival


@pytest.mark.rule("N1.2-h")
def test_types_belong_to_one_clan_each() -> None:
    owners: dict[str, set[str]] = {}
    for face in REAL:
        if face.type:
            owners.setdefault(face.type, set()).add(face.clan)
    assert all(len(clans) == 1 for clans in owners.values()), owners
    for clan in CLANS:
        assert sum(clans == {clan} for clans in owners.values()) >= 2, clan


# --- islands and tiles (N2.1, N2.2)


@pytest.mark.rule("N2.1-a")
def test_two_decks_of_islands_and_two_open_cards_of_each() -> None:
    orders = set()
    for seed in range(6):
        table = new(2, seed)
        state = position(table)
        assert [len(shore) for shore in state.shores] == [2, 2]
        orders.add(tuple(names(table, state.islands[0] + state.shores[0])))
        for name in ("near", "distant"):
            open_cards = zone(table, f"shore:{name}", None)["cards"]
            assert isinstance(open_cards, list)
            assert [FACES[NUMBER[card["face"]]].distance for card in open_cards] == [name, name]
            assert zone(table, f"islands:{name}", 0)["cards"] == [], "face down"
    assert len(orders) > 1, "they were shuffled"


@pytest.mark.rule("N2.2-a")
def test_the_ring_of_tiles_is_mixed_once_for_all() -> None:
    rings = {tuple(new(2, seed).view(0)["extra"]["tiles"]) for seed in range(12)}
    assert len(rings) > 3
    assert all(sorted(ring) == sorted(TILES) for ring in rings)
    scene = Scene(tiles="sail harvest explore populate construct")
    scene.do("disc:populate").all_pass()
    for seat in (0, 1):
        scene.picks(seat)
    assert scene.state.round == 2
    assert scene.view()["extra"]["tiles"] == ["sail", "harvest", "explore", "populate", "construct"]


# --- clans (N2.3)


@pytest.mark.rule("N2.3-a")
@pytest.mark.parametrize("seed", range(4))
def test_players_choose_clans_in_turn_order_and_each_clan_once(seed: int) -> None:
    table = new(3, seed, "choose")
    first = table.sight(None).first
    taken: list[str] = []
    for i in range(3):
        seat = (first + i) % 3
        assert [ask.seat for ask in table.asks] == [seat]
        assert table.asks[0].keys() == [f"clan:{clan}" for clan in CLANS if clan not in taken]
        taken.append(CLANS[-1 - i])
        table.answer(seat, [f"clan:{taken[-1]}"])
    assert [table.sight(None).clan((first + i) % 3) for i in range(3)] == taken
    found = {position(table).face(card).clan for zones in (position(table).deck, position(table).empire)
             for cards in zones for card in cards}  # fmt: skip
    assert found == set(taken), "other clans stay away"


@pytest.mark.rule("N2.3-a")
def test_the_table_can_settle_clans_beforehand() -> None:
    table = new(2, 1, ["heidel", "panuk"])
    assert [table.sight(None).clan(seat) for seat in (0, 1)] == ["heidel", "panuk"]
    for seed in range(5):
        sight = new(4, seed).sight(None)
        assert len({sight.clan(seat) for seat in range(4)}) == 4


@pytest.mark.rule("N2.3-b", "N2.6-b")
def test_three_locations_lie_open_and_three_cards_are_held() -> None:
    table = begun(4)
    state = position(table)
    for seat in range(4):
        clan = table.sight(None).clan(seat)
        starts = [face.id for face in of_clan(clan) if face.start for _ in range(face.copies)]
        assert names(table, state.empire[seat]) == starts
        shown = zone(table, f"empire:{seat}", None)["cards"]
        assert isinstance(shown, list)
        assert [card["face"] for card in shown] == starts, "for all to see"
        assert len(state.hand[seat]) == 3


@pytest.mark.rule("N2.3-c")
def test_the_thirty_others_are_shuffled_face_down() -> None:
    decks = []
    for seed in (1, 2):
        table = new(1, seed, ["ulaf"])
        state = position(table)
        deck = names(table, state.deck[0] + state.drawn[0])
        assert sorted(deck) == sorted(face.id for face in of_clan("ulaf") if not face.start for _ in range(face.copies))
        assert zone(table, "deck:0", 0)["cards"] == []
        decks.append(deck)
    assert decks[0] != decks[1]


@pytest.mark.rule("N2.3-e", "N2.5-a", "N2.5-b")
@pytest.mark.parametrize("clan", CLANS)
def test_the_goods_of_the_starting_locations_five_workers_and_nothing_else(clan: str) -> None:
    expected = goods_of([face for face in of_clan(clan) if face.start for _ in range(face.copies)])
    assert expected[VP] == 0
    expected[WORKER] += 5
    expected[SHIP] += 2
    state = position(begun(1, 1, [clan]))
    assert dict(zip(THINGS, state.stock[0], strict=True)) == dict(zip(THINGS, expected, strict=True))
    assert state.tired == [0]
    assert state.on == {}
    assert sum(expected[:7]) > 0


# --- the first hand and the start player (N2.6 to N2.8)


@pytest.mark.rule("N2.6-a")
def test_five_are_drawn_three_kept_all_at_once() -> None:
    table = new(3)
    assert sorted(ask.seat for ask in table.asks) == [0, 1, 2]
    drawn = {seat: table.sight(seat).drawn() for seat in range(3)}
    assert all(len(cards) == 5 for cards in drawn.values())
    for ask in table.asks:
        assert (ask.least, ask.most) == (3, 3)
    for seat in (2, 0):
        table.answer(seat, ["keep:0", "keep:2", "keep:4"])
        assert table.sight(seat).hand() == [], "nothing happens before the last of them has chosen"
    table.answer(1, ["keep:0", "keep:1", "keep:2"])
    state = position(table)
    for seat, kept in ((0, (0, 2, 4)), (1, (0, 1, 2)), (2, (0, 2, 4))):
        assert table.sight(seat).hand() == [drawn[seat][i] for i in kept]
        assert names(table, state.discard[seat]) == [card for i, card in enumerate(drawn[seat]) if i not in kept]
        assert (state.stock[seat][WORKER], state.tired[seat]) == (5, 0), "no worker is paid"


@pytest.mark.rule("N2.7-a")
def test_chance_finds_the_start_player() -> None:
    firsts = {new(4, seed).sight(None).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    table = begun(4, 3)
    for ask in list(table.asks):
        table.answer(ask.seat, [])
    assert [ask.seat for ask in table.asks] == [table.sight(None).first]


@pytest.mark.rule("N2.8-a")
def test_a_first_game_of_two() -> None:
    table = new(2, 1, "first-game")
    assert {table.sight(None).clan(seat) for seat in (0, 1)} == {"glenn", "ulaf"}


@pytest.mark.rule("N9.8-a")
@pytest.mark.parametrize("clan", CLANS)
def test_all_clans_play_by_the_same_rules(clan: str) -> None:
    scene = Scene(clans=[clan, "glenn" if clan == "ulaf" else "ulaf"], has="1 food", starts=False)
    rival = Scene(clans=["glenn" if clan == "ulaf" else "ulaf", clan], has="1 food", starts=False)
    assert scene.options() == rival.options()
    assert scene.refusals() == rival.refusals()
