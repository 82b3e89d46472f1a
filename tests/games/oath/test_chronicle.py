"""Writing the Chronicle: the vow, Citizenship, edifices and the map (8.1 to 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath_chronicle import left, next_cards, next_map, next_oath, won, write

EMPIRE = {"ancient-city": (0, 1), "steppe": (0, 2)}

# --- 8.1 the vow


@pytest.mark.rule("8-a", "8.1-b")
@pytest.mark.parametrize("ending", ["stable-regime", "usurper", "usurper-visionary", "successor", "exhaustion-usurper"])
def test_the_winner_vows_any_oath_but_the_one_that_was_kept(ending: str) -> None:
    scene = won(1, ending, oath="people", visions=["-", "faith"])
    assert (scene.asked(), scene.ask(1).rule) == ([1], "8.1-b")
    assert scene.options(1) == ["oath:supremacy", "oath:protection", "oath:devotion"]
    assert next_oath(write(scene, "oath:protection")) == "protection"


@pytest.mark.rule("8.1-a", "11.10-a")
@pytest.mark.parametrize("ending", ["visionary", "exhaustion-visionary"])
def test_a_win_by_a_vision_alone_makes_its_goal_the_next_oath(ending: str) -> None:
    layout: dict[str, Any] = {"oath": "people", "visions": ["-", "rebellion"], "banners": {"peoples-favor": (1, 2)}}
    scene = won(1, ending, **layout)
    assert scene.ask(1).what.id != "oath-ask-vow", "there is nothing to choose, even if the oath stays the same"
    assert next_oath(write(scene)) == "people"


# --- 8.2 Citizenship


@pytest.mark.rule("8.2-a", "8.2-b")
def test_a_winning_exile_brings_the_citizens_down_and_may_raise_other_exiles() -> None:
    scene = won(1, "usurper", seats=4, roles="chancellor exile citizen exile", favor=[1, 1, 1, 1])
    scene.table.answer(1, ["oath:people"])
    assert scene.options(1) == ["player:3"], "not those who fell just now, and not the Chancellor"
    assert (scene.ask(1).least, scene.ask(1).rule) == (0, "8.2-b")
    scene.table.answer(1, ["player:3"])
    assert (scene.asked(), scene.options(3)) == ([3], ["no", "yes"])
    scene.table.answer(3, ["yes"])
    write(scene)
    assert left(scene).citizens == 8, "the fourth seat's yellow board alone lies on its Citizen side"


@pytest.mark.rule("8.2-c")
def test_who_refuses_stays_an_exile() -> None:
    scene = won(1, "usurper", seats=4, favor=[1, 1, 1, 1], warbands={"river": (3, 2)})
    scene.table.answer(1, ["oath:people"])
    scene.table.answer(1, ["player:2", "player:3"])
    scene.table.answer(3, ["no"])
    scene.table.answer(2, ["yes"])
    write(scene)
    assert left(scene).citizens == 2, "blue"
    assert "river" not in next_map(scene)


@pytest.mark.rule("8.2-a")
def test_citizen_boards_in_the_box_are_turned_too() -> None:
    scene = won(1, "usurper")
    scene.state.boards[5] = True
    assert left(write(scene)).citizens == 0
    scene = won(0)
    scene.state.boards[5] = True
    assert left(write(scene)).citizens == 16, "black keeps its side when the Empire wins"


@pytest.mark.rule("8.2-c", "8.3-a")
def test_sites_of_a_new_citizen_count_as_the_winners() -> None:
    scene = won(1, "usurper", warbands={"ancient-city": (0, 3), "steppe": (1, 1), "river": (2, 4)})
    scene.table.answer(1, ["oath:people"])
    scene.table.answer(1, ["player:2"])
    scene.table.answer(2, ["yes"])
    assert next_map(write(scene))[:2] == ["steppe", "river"]


@pytest.mark.ruling("bandit-crown", 7)
def test_an_exile_with_the_crown_brings_even_empty_sites_to_the_winner() -> None:
    scene = won(1, "usurper", warbands={"steppe": (1, 1), "ancient-city": (0, 1)}, relics=["-", "-", "bandit-crown"])
    scene.table.answer(1, ["oath:people"])
    scene.table.answer(1, ["player:2"])
    scene.table.answer(2, ["yes"])
    kept = [site for site in next_map(write(scene)) if site != "?"]
    assert kept == ["fertile-valley", "steppe", "standing-stones", "deep-woods", "wastes", "great-slum", "river"]


@pytest.mark.rule("8.2-a")
def test_if_the_empire_wins_nobodys_board_is_turned() -> None:
    scene = won(0, roles="chancellor citizen exile", warbands=EMPIRE)
    scene.table.answer(0, ["oath:people"])
    assert scene.table.over or scene.ask(0).what.id == "oath-ask-favored-suit"
    assert left(write(scene)).citizens == 1, "red"


# --- 8.3.1 edifices


@pytest.mark.rule("8.3.1-a")
def test_an_edifice_of_its_suit_may_take_the_place_of_a_denizen_at_a_ruled_site() -> None:
    cards = {"ancient-city": "wolves longbows", "steppe": "elders", "river": "alchemist"}
    scene = won(0, cards=cards, warbands=EMPIRE)
    scene.table.answer(0, ["oath:people"])
    assert scene.options(0) == ["none", "build:wolves", "build:longbows", "build:elders"], "not where bandits rule"
    scene.table.answer(0, ["build:wolves"])
    write(scene)
    assert next_cards(scene, "ancient-city")[:2] == ["forest-temple", "longbows"]
    assert ["built", "forest-temple"] in scene.table.saga_record()["deeds"]
    assert 37 in left(scene).world, "the wolves run free in the world deck"


@pytest.mark.rule("8.3.1-a")
def test_not_where_an_edifice_or_its_ruin_stands_nor_if_it_stands_elsewhere() -> None:
    cards = {"ancient-city": "hall-of-mockery longbows", "steppe": "elders", "river": "ancient-forge"}
    scene = won(0, cards=cards, warbands={**EMPIRE, "river": (0, 1)})
    scene.table.answer(0, ["oath:people"])
    assert scene.options(0) == ["none", "repair:hall-of-mockery"], "the forge of the Nomads is built already"


@pytest.mark.rule("8.3.1-a")
def test_a_locked_denizen_can_be_replaced() -> None:
    scene = won(0, cards={"ancient-city": "keep"}, warbands=EMPIRE)
    assert next_cards(write(scene, "oath:people", "build:keep"), "ancient-city")[0] == "sprawling-rampart"


@pytest.mark.rule("8.3.1-a")
def test_a_ruin_is_repaired_instead_of_building() -> None:
    scene = won(0, cards={"ancient-city": "broken-forge", "steppe": "elders"}, warbands=EMPIRE)
    write(scene, "oath:people", "repair:broken-forge")
    assert next_cards(scene, "ancient-city")[0] == "ancient-forge"
    assert next_cards(scene, "steppe")[0] == "elders", "one work alone"


@pytest.mark.rule("8.3.1-a")
def test_a_winning_exile_builds_nothing() -> None:
    scene = won(1, "usurper", cards={"steppe": "elders"}, warbands={"steppe": (1, 1)})
    scene.table.answer(1, ["oath:people"])
    scene.table.answer(1, [])
    assert scene.ask(1).what.id == "oath-ask-favored-suit"


@pytest.mark.rule("8.3.1-a")
def test_a_winning_citizen_builds_where_the_empire_rules() -> None:
    scene = won(1, "successor", roles="chancellor citizen exile", cards={"steppe": "elders"}, warbands=EMPIRE)
    scene.table.answer(1, ["oath:people"])
    assert scene.options(1) == ["none", "build:elders"]


@pytest.mark.ruling("salt-the-earth", 2)
def test_at_the_drowned_city_nothing_fits_once_the_salt_is_gone() -> None:
    layout: dict[str, Any] = {
        "sites": {0: "drowned-city"},
        "cards": {"drowned-city": "salt-the-earth", "steppe": "elders"},
    }
    scene = won(0, warbands={"drowned-city": (0, 1), "steppe": (0, 1)}, **layout)
    scene.table.answer(0, ["oath:people"])
    assert scene.options(0) == ["none", "build:elders"]


# --- 8.3.2 sites go


@pytest.mark.rule("8.3.2-a", "8.3.2-b")
def test_sites_without_the_winners_rule_leave_the_map_with_what_lies_there() -> None:
    cards = {"ancient-city": "longbows", "river": "elders"}
    layout: dict[str, Any] = {"cards": cards, "relics_at": {"river": "map"}, "facedown": "wastes", "warbands": EMPIRE}
    scene = won(0, **layout)
    write(scene, "oath:people", "none")
    assert next_map(scene)[:3] == ["ancient-city", "steppe", next_map(scene)[2]]
    assert ["lost", "river"] in scene.table.saga_record()["deeds"]
    assert "wastes" not in [deed[1] for deed in scene.table.saga_record()["deeds"]], "nobody saw the facedown site"
    world = left(scene)
    assert 25 in (*world.world, *world.dispossessed), "the Elders"
    assert 234 in world.relics or 234 in [card for _, row in world.sites for card in row], "the Map"


@pytest.mark.rule("8.3.2-a")
def test_an_intact_edifice_keeps_its_site_whoever_rules() -> None:
    scene = won(0, cards={"river": "great-spire", "wastes": "fallen-spire"}, warbands={"ancient-city": (0, 1)})
    write(scene, "oath:people")
    assert "river" in next_map(scene)
    assert "wastes" not in next_map(scene), "a ruin keeps nothing"


@pytest.mark.ruling("bandit-crown", 5)
def test_with_the_crown_a_winner_keeps_the_empty_sites() -> None:
    scene = won(1, "usurper", warbands={"ancient-city": (0, 1), "steppe": (1, 1)}, relics=["-", "bandit-crown"])
    write(scene, "oath:people", "")
    assert "ancient-city" not in next_map(scene)
    assert [site for site in next_map(scene) if site != "?"][-1] == "river"


@pytest.mark.ruling("bandit-crown", 6)
def test_a_citizens_crown_keeps_them_for_the_empire() -> None:
    scene = won(0, roles="chancellor citizen exile", relics=["-", "bandit-crown"], warbands={"ancient-city": (0, 1)})
    write(scene, "oath:people")
    assert "?" not in next_map(scene)


@pytest.mark.ruling("forest-temple", 1)
@pytest.mark.ruling("forest-temple", 3)
def test_a_forest_temple_keeps_sites_with_beasts_whoever_rules_but_not_itself_from_ruin() -> None:
    cards = {"river": "wolves", "wastes": "forest-temple", "steppe": "longbows"}
    scene = won(0, cards=cards, warbands={"ancient-city": (0, 1)})
    write(scene, "oath:people")
    assert "steppe" not in next_map(scene)
    assert next_cards(scene, "river")[0] == "wolves"
    assert next_cards(scene, "wastes")[0] == "ruined-temple"


@pytest.mark.ruling("forest-temple", 2)
def test_a_temple_just_built_protects_at_once() -> None:
    scene = won(0, cards={"ancient-city": "errand-boy", "river": "wolves"}, warbands={"ancient-city": (0, 1)})
    write(scene, "oath:people", "build:errand-boy")
    assert "river" in next_map(scene)


# --- 8.3.3 ruins


@pytest.mark.rule("8.3.3-a")
def test_where_the_winner_does_not_rule_an_edifice_falls_and_its_neighbors_leave() -> None:
    scene = won(0, cards={"river": "great-spire elders"}, warbands={"ancient-city": (0, 1)})
    write(scene, "oath:people")
    assert [card for card in next_cards(scene, "river") if card in ("fallen-spire", "great-spire", "elders")] == [
        "fallen-spire"
    ]
    assert ["ruined", "great-spire"] in scene.table.saga_record()["deeds"]


@pytest.mark.rule("8.3.3-b", "8.3.5-c")
def test_a_ruled_site_with_an_old_ruin_is_set_aside_with_its_denizens() -> None:
    scene = won(0, cards={"ancient-city": "fallen-spire elders"}, warbands=EMPIRE)
    write(scene, "oath:people", "none")
    assert next_map(scene)[0] == "steppe"
    assert next_map(scene)[7] == "ancient-city", "ruins come to the bottom of the Hinterland"
    assert next_cards(scene, "ancient-city")[:2] == ["fallen-spire", "elders"]


@pytest.mark.rule("8.3.3-b", "8.3.5-c")
def test_ruins_fill_the_hinterland_and_then_the_provinces_from_below_the_last_first() -> None:
    ruins = ("bandit-rampart", "hall-of-mockery", "ruined-temple", "squalid-district")
    sites = ("ancient-city", "steppe", "deep-woods", "river")
    scene = won(0, cards=dict(zip(sites, ruins, strict=True)), warbands=dict.fromkeys((*sites, "great-slum"), (0, 1)))
    write(scene, "oath:people", "none")
    assert next_map(scene)[0] == "great-slum"
    assert next_map(scene)[4:] == ["ancient-city", "steppe", "deep-woods", "river"]


# --- 8.3.4 and 8.3.5


@pytest.mark.rule("8.3.4-a")
def test_pawns_warbands_and_tokens_leave_the_map() -> None:
    layout: dict[str, Any] = {"cards": {"ancient-city": "longbows"}, "on": {"longbows": (1, 0)}}
    scene = won(0, warbands=EMPIRE, tokens={"ancient-city": (2, 3)}, favor=[4], **layout)
    write(scene, "oath:people", "none")
    s = scene.state
    assert (s.pawn, sum(s.army), sum(s.favor_at), sum(s.secrets_at)) == ([-1, -1, -1], 0, 0, 0)
    assert s.shared + sum(s.bank) + sum(s.favor) + s.banner[0] == 36
    assert s.reserve[0] + s.board[0] == 24


@pytest.mark.rule("8.3.5-a", "8.3.5-b")
def test_sites_close_ranks_towards_the_top_of_the_cradle() -> None:
    kept = {"fertile-valley": (0, 1), "deep-woods": (0, 1), "wastes": (0, 1), "great-slum": (0, 1), "river": (0, 1)}
    scene = write(won(0, warbands=kept), "oath:people")
    assert next_map(scene)[:5] == ["fertile-valley", "deep-woods", "wastes", "great-slum", "river"]


@pytest.mark.rule("8.3.5-d")
def test_the_rest_is_facedown_and_each_region_shows_its_top_site() -> None:
    scene = write(won(0, warbands={"ancient-city": (0, 1)}), "oath:people")
    shown = next_map(scene)
    assert [i for i, site in enumerate(shown) if site != "?"] == [0, 2, 5]
    assert shown[0] == "ancient-city"
    assert len({site for site, _ in left(scene).sites}) == 8
    drowned = next((slot for slot in (2, 5) if shown[slot] == "drowned-city"), None)
    assert drowned is None or scene.state.secrets_at[drowned] == 0, "its prompt waits for the next setup"


@pytest.mark.rule("8-a")
def test_every_choice_is_the_winners() -> None:
    asked: list[int] = []
    scene = won(1, "successor", roles="chancellor citizen exile", cards={"steppe": "elders"}, warbands=EMPIRE)
    while not scene.table.over:
        asked += scene.asked()
        scene.table.answer(scene.table.asks[0].seat, scene.table.asks[0].keys()[:1])
    assert set(asked) == {1}


@pytest.mark.rule("8-a")
def test_the_result_tells_what_each_held_when_somebody_won() -> None:
    scene = won(
        1,
        "usurper",
        warbands={"ancient-city": (1, 1), "steppe": (1, 2), "river": (0, 1)},
        relics=["map", "cursed-cauldron"],
        banners={"peoples-favor": (1, 2)},
    )
    write(scene, "oath:people")
    result = scene.table.result
    assert result is not None
    assert result.held is not None
    held = [(row["sites"], row["relics"], row["banners"]) for row in result.held]
    assert held == [(1, 2, 0), (2, 1, 1), (0, 0, 0)], "the Chronicle has cleared the map since"
