"""Writing the Chronicle: the decks, relics and boards (8.4 to 8.8), and the Archive (2.9, 11.1-g)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kronika
from kronika.engine.rng import Mwc
from kronika.games.oath.chronicle_string import read_string
from kronika.games.oath.faces import DENIZEN, EDIFICE, FACES, NUMBER, SUITS, is_ruin, of_kind
from kronika.games.oath.world_string import read_world
from tests.scenes.oath import Scene, position
from tests.scenes.oath_chronicle import cards, left, next_map, won, write

ENDING = ("oath:people",)
PILES = ["wolves tents", "longbows scouts", "elders dazzle"]


def suits(names: list[str]) -> Counter[str]:
    return Counter(SUITS[FACES[NUMBER[name]].suit] for name in names)


def added(scene: Scene, before: set[str]) -> list[str]:
    """Denizens of the next world that were in the Archive before."""
    world = left(scene)
    everywhere = cards(
        [*world.world, *world.dispossessed, *(card for _, row in world.sites for card in row if card != 255)]
    )
    return [name for name in everywhere if name in before]


def archive(scene: Scene) -> set[str]:
    return {FACES[face].id for face in scene.state.archive if FACES[face].kind == DENIZEN}


# --- 8.4


@pytest.mark.rule("8.4-a")
def test_three_cards_of_the_winners_commonest_suit_two_of_the_next_one_of_the_one_after() -> None:
    scene = won(0, advisers=["wolves errand-boy elders"])
    before = archive(scene)
    write(scene, *ENDING)
    assert suits(added(scene, before)) == {"beast": 3, "nomad": 2, "discord": 1}


@pytest.mark.rule("8.4-a")
def test_a_tie_is_the_winners_choice_among_the_tied() -> None:
    scene = won(0, advisers=["wolves elders"])
    scene.table.answer(0, ["oath:people"])
    assert (scene.options(0), scene.ask(0).rule) == (["suit:beast", "suit:nomad"], "8.4-a")
    before = archive(scene)
    write(scene, "suit:nomad")
    assert suits(added(scene, before)) == {"nomad": 3, "discord": 2, "arcane": 1}


@pytest.mark.rule("8.4-a", "11.10-b")
def test_without_faceup_advisers_any_suit_may_be_chosen() -> None:
    scene = won(0, facedown_advisers=["wolves errand-boy"])
    scene.table.answer(0, ["oath:people"])
    assert scene.options(0) == [f"suit:{suit}" for suit in SUITS]


@pytest.mark.rule("8.4-a")
def test_marriage_counts_as_two() -> None:
    scene = won(0, advisers=["marriage wolves"])
    before = archive(scene)
    write(scene, *ENDING)
    assert suits(added(scene, before)) == {"hearth": 3, "beast": 2, "nomad": 1}


@pytest.mark.rule("8.4-b")
def test_if_the_archive_lacks_even_one_six_dispossessed_of_the_largest_stack_return() -> None:
    gone = "birdsong animal-host wild-cry bracken mushrooms war-tortoise new-growth assassin riots"
    scene = won(0, advisers=["wolves errand-boy"], dispossessed=gone)
    s = scene.state
    s.archive = tuple(face for face in s.archive if FACES[face].suit != SUITS.index("discord"))
    before = archive(scene)
    write(scene, *ENDING)
    world = left(scene)
    back = [name for name in cards(world.world) if name in gone.split()]
    assert suits(back) == {"beast": 6}
    assert added(scene, before) == [], "nothing came from the Archive"
    returned = {FACES[face].id for face in s.archive}
    assert {"assassin", "riots"} <= returned
    assert len([name for name in gone.split() if name in returned]) == 3
    assert not set(gone.split()) & set(cards(world.dispossessed)), "six others take their place"


@pytest.mark.rule("8.4-b", "11.10-c")
def test_among_equally_large_stacks_the_winner_chooses_and_a_short_one_gives_what_it_has() -> None:
    scene = won(0, advisers=["wolves"], dispossessed="birdsong animal-host assassin riots insomnia")
    scene.state.archive = ()
    scene.table.answer(0, ["oath:people"])
    write(scene)
    assert {"assassin", "riots", "insomnia"} <= set(cards(left(scene).world))
    scene = won(0, advisers=["wolves"], dispossessed="birdsong animal-host assassin riots")
    scene.state.archive = ()
    scene.table.answer(0, ["oath:people"])
    assert (scene.options(0), scene.ask(0).rule) == (["suit:discord", "suit:beast"], "8.4-b")


# --- 8.5


@pytest.mark.rule("8.5-a")
def test_all_five_visions_come_back_wherever_they_were() -> None:
    scene = won(0, visions=["-", "faith"], facedown_advisers=["-", "-", "rebellion"], piles=["sanctuary", "", ""])
    s = scene.state
    plot = next(card for card in s.world if s.cards.name(card) == "conspiracy")
    s.world.remove(plot)
    s.box.append(plot)
    write(scene, *ENDING)
    visions = [name for name in cards(left(scene).world) if FACES[NUMBER[name]].kind not in (DENIZEN, EDIFICE)]
    assert sorted(visions) == ["conquest", "conspiracy", "faith", "rebellion", "sanctuary"]


@pytest.mark.rule("8.5-b", "8.5-c")
def test_six_of_the_piles_and_the_losers_advisers_are_dispossessed_the_rest_stays_in_the_world() -> None:
    losers = ["keep", "alchemist inquisitor"]
    scene = won(0, piles=PILES, advisers=["second-wind", *losers], cards={"ancient-city": "great-herd"})
    write(scene, *ENDING)
    pool = {*" ".join((*PILES, *losers)).split()}
    world = left(scene)
    gone = cards(world.dispossessed)
    assert len(gone) == 6
    assert set(gone) <= {*pool, "great-herd"}, "its site left the map, so it lies in a pile"
    assert pool - set(gone) <= set(cards(world.world))
    assert "second-wind" in cards(world.world), "the winner's adviser is safe"


@pytest.mark.rule("8.5-b", "11.10-c")
def test_fewer_than_six_if_there_are_no_more() -> None:
    scene = won(0, piles=["wolves", "", ""], advisers=["", "keep"], warbands={"ancient-city": (0, 1)})
    assert sorted(cards(left(write(scene, *ENDING)).dispossessed)) == ["keep", "wolves"]


@pytest.mark.rule("8.5-b")
def test_nobody_sees_who_is_dispossessed() -> None:
    scene = won(0, piles=PILES, listen=True)
    write(scene, *ENDING)
    gone = cards(left(scene).dispossessed)
    for seat in (0, 1, None):
        told = [str(event.get("moves")) for event in scene.table.events(seat)]
        assert not any(name in line for name in gone for line in told)
        assert all(name not in str(scene.view(seat)["extra"]) for name in gone)


# --- 8.6


@pytest.mark.rule("8.6-a", "8.6.1-a")
def test_the_losers_relics_go_into_the_deck_and_the_scepter_out_of_it() -> None:
    scene = won(1, "usurper", relics=["-", "map", "whistle brass-horse"])
    write(scene, "oath:people", "")
    relics = cards(left(scene).relics)
    at_sites = cards([card for _, row in left(scene).sites for card in row if card >= 218 and card != 255])
    assert sorted(relics + at_sites) == sorted(face.id for face in of_kind(2) if face.id != "grand-scepter")


@pytest.mark.rule("8.6.2-a")
def test_faceup_sites_are_filled_up_with_relics() -> None:
    scene = won(0, warbands={"ancient-city": (0, 1), "steppe": (0, 1)}, relics_at={"steppe": "map"})
    write(scene, *ENDING)
    rows = dict(zip(next_map(scene), [row for _, row in left(scene).sites], strict=True))
    assert [card for card in rows["steppe"] if card != 255] == [234], "the Map stays; there is room for one alone"
    assert len([card for card in rows["ancient-city"] if card != 255]) == 1


@pytest.mark.rule("8.6.3-a")
def test_the_winners_relics_and_the_reliquarys_lie_on_top() -> None:
    scene = won(0, relics=["map", "whistle"], reliquary="brass-horse truthful-harp cup-of-plenty ivory-eye")
    write(scene, *ENDING)
    top = cards(left(scene).relics)[-5:]
    assert sorted(top) == ["brass-horse", "cup-of-plenty", "ivory-eye", "map", "truthful-harp"]
    world = read_world(left(scene), Mwc.of("next"), 3)
    assert [FACES[face].id for face in world.relics[:4]] == top[:0:-1], "and the next Reliquary is drawn from them"
    world = read_world(left(scene), Mwc.of("next"), 2)
    assert [FACES[face].id for face in world.relics[:5]] == top[::-1], "rules 2 kept the whole order"


# --- 8.7 and 8.8


@pytest.mark.rule("8.7-a", "8.7.1-a", "8.7.2-a")
def test_the_next_game_begins_with_this_map_and_these_boards() -> None:
    layout: dict[str, Any] = {
        "cards": {"ancient-city": "longbows", "steppe": "elders"},
        "warbands": {"ancient-city": (0, 1), "steppe": (0, 1)},
    }
    scene = won(0, roles="chancellor citizen exile", **layout)
    write(scene, "oath:people", "none")
    sequel = scene.table.sequel("Saga")
    assert sequel is not None
    table = kronika.new_table("oath", seats=3, seed=3, setup=sequel.setup)
    s = position(table)
    assert [s.cards.name(s.site[slot]) for slot in (0, 1)] == ["ancient-city", "steppe"]
    assert [[s.cards.name(card) for card in s.cards_at[slot]] for slot in (0, 1)] == [["longbows"], ["elders"]]
    assert s.boards[1:] == [True, False, False, False, False]
    assert s.oath == 1


@pytest.mark.rule("8.8-a", "8.8-b")
def test_two_visions_in_the_top_twelve_three_in_the_next_eighteen() -> None:
    for seed in range(8):
        scene = won(0, seed=seed + 1, cards={"ancient-city": "longbows"}, warbands={"ancient-city": (0, 1)})
        names = cards(left(write(scene, "oath:people", "none")).world)
        visions = [i for i, name in enumerate(names) if FACES[NUMBER[name]].kind != DENIZEN]
        assert [sum(i < 12 for i in visions), sum(12 <= i < 30 for i in visions), len(visions)] == [2, 3, 5]
        assert "longbows" not in names, "it is stored with its site"


@pytest.mark.rule("8.8-c")
def test_nobody_knows_the_order_of_the_next_world_deck() -> None:
    """Not even who replays this game: the next one shuffles by its own seed."""
    scene = write(won(0), *ENDING)
    assert scene.zone("world", None).get("cards", []) == []
    setup = {"chronicle": scene.state.testament}
    decks = [position(kronika.new_table("oath", seats=3, seed=seed, setup=setup)) for seed in (1, 2)]
    orders = [[s.cards.name(card) for card in s.world] for s in decks]
    assert orders[0] != orders[1]
    known = kronika.new_table("oath", seats=3, seed=1, setup=setup)
    assert known.setup["chronicle"], "the chronicle of a game holds its world"


# --- the Archive and edifices


@pytest.mark.rule("11.1-g")
def test_the_archive_begins_with_all_that_is_nowhere_else() -> None:
    s = position(kronika.new_table("oath", seats=4, seed=5))
    kinds = Counter(FACES[face].kind for face in s.archive)
    assert kinds == {DENIZEN: 144, EDIFICE: 6}
    assert not any(is_ruin(face) for face in s.archive)
    assert not {s.cards.face[card] for card in range(len(s.cards.face))} & set(s.archive)


@pytest.mark.rule("2.9-a", "2.9-b")
def test_edifices_have_two_sides_are_site_only_and_locked() -> None:
    sides = of_kind(EDIFICE)
    assert len(sides) == 12
    assert all(face.site_only and face.locked for face in sides)
    assert Counter(SUITS[face.suit] for face in sides if not is_ruin(face.number)) == dict.fromkeys(SUITS, 1)
    assert all(face.suit < 0 for face in sides if is_ruin(face.number))
    assert all(FACES[NUMBER[face.other]].other == face.id for face in sides)


@pytest.mark.rule("2.9-c")
def test_nobody_musters_or_trades_at_a_ruin() -> None:
    scene = Scene(cards={"ancient-city": "fallen-spire"})
    assert not {"muster", "trade"} & set(scene.options(0))
    scene = Scene(cards={"ancient-city": "great-spire"})
    assert {"muster", "trade"} <= set(scene.options(0))


@pytest.mark.rule("2.9-d")
def test_a_ruin_takes_up_room() -> None:
    scene = Scene(cards={"ancient-city": "fallen-spire longbows"}, world="wolves")
    scene.do("search", "keep:wolves")
    scene.table.answer(0, scene.ask(0).keys())
    assert "site:0" not in scene.options(0)
    assert scene.refusals(0)["site:0"] == "5.1.4.I-a"


def test_the_string_of_the_next_world_counts_the_games() -> None:
    scene = write(won(0), *ENDING)
    assert (left(scene).games, left(scene).winner, left(scene).played) == (2, 32, 35)
    sequel = scene.table.sequel("Říše")
    assert sequel is not None
    string = read_string(str(sequel.setup["chronicle"]))
    assert (string.name, string.winner_name) == ("Říše", "Player 1")
    assert sequel.chairs == [0, 1, 2]


def test_a_world_without_a_name_is_the_one_that_a_nameless_winner_would_have_left() -> None:
    """So the games of a saga still grow out of one another when somebody is erased, and the next game is the same."""
    table = write(won(0), *ENDING).table
    told = table.sequel("Říše")
    table.names[0] = "#1"
    nameless = table.sequel("Říše")
    assert told is not None
    assert nameless is not None
    game = kronika.games.find("oath")
    full = game.full_setup(3, told.setup)
    assert game.renamed(full, "Player 1", "#1") == game.full_setup(3, nameless.setup) != full
    assert game.renamed(full, "Somebody else", "#1") == full
    assert game.renamed(game.full_setup(3, {}), "Player 1", "#1") == game.full_setup(3, {})
    renamed = read_string(str(game.renamed(full, "Říše", "#1")["chronicle"]))
    assert (renamed.name, renamed.winner_name) == ("#1", "Player 1")
    before, now = (
        kronika.new_table("oath", seats=3, seed=3, setup=each.setup).view(None)["zones"] for each in (told, nameless)
    )
    assert before == now
