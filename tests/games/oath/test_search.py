"""Search (5.1.1–5.1.3): what it costs, what is drawn, what is kept and discarded. Playing the card: test_play.py."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

DECK = "wolves elders longbows scryer"
PILES = ("tents scouts keep rangers", "alchemist dazzle", "storyteller")

# --- the four steps


@pytest.mark.rule("5.1-a")
def test_the_four_steps_come_in_order() -> None:
    scene = Scene(world=DECK, piles=PILES, listen=True).do("search")
    assert scene.supply() == 7, "nothing is spent before the source is chosen"
    scene.do("deck")
    assert (scene.supply(), scene.options()) == (5, ["keep:wolves", "keep:elders", "keep:longbows"])
    assert scene.pile(1) == ["alchemist", "dazzle"], "nothing is discarded before one card is kept"
    scene.do("keep:elders").picks(0, "discard:wolves", "discard:longbows")
    assert scene.pile(1) == ["longbows", "wolves", "alchemist", "dazzle"]
    assert scene.advisers() == [], "the kept card is played last of all"
    scene.do("faceup")
    assert (scene.advisers(), scene.acting) == (["elders"], True)
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(0)]
    assert told == ["search", "draw-world", "discard", "adviser-up"]


# --- 5.1.1 Supply


@pytest.mark.rule("5.1.1-a", "2.1.6-b", "11.2-d")
@pytest.mark.parametrize(("drawn", "supply"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_the_world_deck_costs_what_the_track_says(drawn: int, supply: int) -> None:
    scene = Scene(world=DECK, piles=PILES, visions_drawn=drawn).do("search")
    assert {option.key: option.text.args["supply"] for option in scene.ask().options} == {"deck": supply, "pile:0": 2}
    scene.do("deck")
    assert scene.supply() == 7 - supply


@pytest.mark.rule("5.1.1-a")
def test_a_discard_pile_costs_two_however_many_visions_were_drawn() -> None:
    scene = Scene(world=DECK, piles=PILES, visions_drawn=5).do("search", "pile:0")
    assert scene.supply() == 5


@pytest.mark.rule("5.1.1-a")
def test_the_cost_is_fixed_before_this_search_draws_a_vision() -> None:
    scene = Scene(world="faith", visions_drawn=0).do("search")
    assert (scene.supply(), scene.state.visions_drawn) == (5, 1)


@pytest.mark.rule("5.1.1-a", "4.2-c")
def test_a_source_that_is_too_dear_is_not_offered() -> None:
    scene = Scene(world=DECK, piles=PILES, visions_drawn=3, supply=[3]).do("search")
    assert scene.held_cards() == ["tents", "scouts", "keep"], "only the pile can be paid, so it is not asked about"
    scene = Scene(world=DECK, piles=PILES, supply=[1])
    assert "search" not in scene.options()
    assert scene.refusals()["search"] == "4.2-c"
    assert scene.why("search") == {"why": "oath-why-supply", "needed": 2, "have": 1}


@pytest.mark.rule("5.1.1-b", "11.4-c")
@pytest.mark.parametrize("drawn", [0, 1, 3, 5])
def test_the_holder_of_the_darkest_secret_spends_two_on_the_world_deck(drawn: int) -> None:
    scene = Scene(world=DECK, piles=PILES, visions_drawn=drawn, banners={"darkest-secret": (0, 2)})
    scene.do("search", "deck")
    assert scene.supply() == 5


@pytest.mark.rule("5.1.1-b")
def test_the_darkest_secret_in_other_hands_spares_nobody() -> None:
    scene = Scene(world=DECK, piles=PILES, visions_drawn=3, banners={"darkest-secret": (1, 2)})
    scene.do("search", "deck")
    assert scene.supply() == 3


# --- 5.1.2 drawing


@pytest.mark.rule("5.1.2-a", "10.draw-a")
def test_three_cards_from_the_top_of_the_world_deck() -> None:
    scene = Scene(world=DECK, piles=PILES).do("search", "deck")
    assert scene.held_cards() == ["wolves", "elders", "longbows"]
    assert scene.world(1) == ["scryer"]
    assert scene.pile(0) == PILES[0].split(), "never from both"


@pytest.mark.rule("5.1.2-a", "10.draw-a")
def test_three_cards_from_the_top_of_the_pile() -> None:
    scene = Scene(world=DECK, piles=PILES).do("search", "pile:0")
    assert scene.held_cards() == ["tents", "scouts", "keep"]
    assert scene.pile(0) == ["rangers"]
    assert scene.world(4) == DECK.split()


@pytest.mark.rule("5.1.2-a")
@pytest.mark.parametrize(("site", "pile"), [("0", 0), ("3", 1), ("7", 2)])
def test_only_the_pile_of_the_own_region(site: str, pile: int) -> None:
    scene = Scene(world=DECK, piles=PILES, pawns=f"{site} 1 2").do("search")
    assert scene.options() == ["deck", f"pile:{pile}"]
    assert scene.illegal(0, f"pile:{(pile + 1) % 3}") == ("answer-unknown", "5.1.1-a")


@pytest.mark.rule("5.1.2-a", "9.3-a")
def test_a_short_source_gives_what_it_has() -> None:
    scene = Scene(world=DECK, piles=PILES, pawns="steppe 1 2").do("search", "pile:1")
    assert (scene.held_cards(), scene.pile(1)) == (["alchemist", "dazzle"], [])
    scene = Scene(piles=PILES)
    del scene.state.world[:-2]
    scene.do("search", "deck")
    assert (len(scene.held_cards()), scene.world(3)) == (2, [])


@pytest.mark.rule("5.1.2-a", "11.2-c")
def test_an_empty_source_is_not_offered() -> None:
    scene = Scene(world=DECK, pawns="steppe 1 2").do("search")
    assert scene.held_cards() == ["wolves", "elders", "longbows"], "the pile is empty, so it must be the deck"
    scene = Scene(piles=PILES)
    scene.state.world.clear()
    assert scene.do("search").held_cards() == ["tents", "scouts", "keep"]
    scene = Scene(piles=("", "tents"))
    scene.state.world.clear()
    scene.ask_again()
    assert "search" not in scene.options()
    assert scene.refusals()["search"] == "5.1.2-a"
    assert scene.why("search") == {"why": "oath-why-empty"}


@pytest.mark.rule("5.1.2-b", "2.7.1-a", "2.1.6-a")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_vision_ends_the_drawing_and_moves_the_marker(place: int) -> None:
    cards = ["wolves", "elders", "longbows"]
    cards.insert(place - 1, "faith")
    scene = Scene(world=" ".join(cards), visions_drawn=1, piles=PILES).do("search", "deck")
    assert scene.held_cards() == cards[:place]
    assert scene.state.visions_drawn == 2
    assert scene.world(1) == [cards[place]]


@pytest.mark.rule("5.1.2-b", "2.7.1-a")
def test_the_conspiracy_is_a_vision_too() -> None:
    scene = Scene(world="wolves conspiracy elders").do("search")
    assert (scene.held_cards(), scene.state.visions_drawn) == (["wolves", "conspiracy"], 1)


@pytest.mark.rule("5.1.2-b", "9.4-a")
def test_that_a_vision_came_is_announced_but_not_which() -> None:
    scene = Scene(world="wolves faith", visions_drawn=1, listen=True).do("search")
    assert scene.told("vision-drawn", seat=1)[0]["args"] == {"drawn": 2}
    for seat in (1, 2, None):
        assert "faith" not in str(scene.table.events(seat))
        assert "wolves" not in str(scene.table.events(seat))
        assert [card.get("face") for card in scene.zone("drawn:0", seat)["cards"]] == [None, None]
    assert [card["face"] for card in scene.zone("drawn:0", 0)["cards"]] == ["wolves", "faith"]


@pytest.mark.rule("5.1.2-b")
def test_without_a_vision_nothing_is_announced() -> None:
    scene = Scene(world=DECK, listen=True).do("search")
    assert scene.told("vision-drawn", seat=1) == []
    assert scene.state.visions_drawn == 0


@pytest.mark.rule("5.1.2-c", "2.7.1-a")
def test_visions_from_a_discard_pile_neither_stop_nor_count() -> None:
    scene = Scene(piles=("faith conspiracy wolves elders",), listen=True).do("search", "pile:0")
    assert scene.held_cards() == ["faith", "conspiracy", "wolves"]
    assert scene.state.visions_drawn == 0
    assert scene.told("vision-drawn") == []


# --- 5.1.3 discarding


@pytest.mark.rule("5.1.3-a")
def test_one_card_is_kept_and_all_others_go() -> None:
    scene = Scene(world=DECK, piles=PILES).do("search", "deck")
    assert scene.illegal(0) == ("answer-too-few", "5.1.3-a")
    assert scene.illegal(0, "keep:wolves", "keep:elders") == ("answer-too-many", "5.1.3-a")
    scene.do("keep:longbows")
    assert scene.options() == ["discard:wolves", "discard:elders"]
    assert scene.illegal(0, "discard:wolves") == ("answer-too-few", "5.1.3-a")
    scene.picks(0, "discard:wolves", "discard:elders")
    assert scene.held_cards() == ["longbows"]


@pytest.mark.rule("5.1.3-a", "10.discard-a")
@pytest.mark.parametrize("order", [("wolves", "elders"), ("elders", "wolves")])
def test_the_order_of_the_discards_is_the_players_choice(order: tuple[str, str]) -> None:
    scene = Scene(world=DECK, piles=PILES).do("search", "deck", "keep:longbows")
    scene.picks(0, *(f"discard:{card}" for card in order))
    assert scene.pile(1)[:3] == [order[1], order[0], "alchemist"], "the last one lies on top"


@pytest.mark.rule("10.discard-a")
@pytest.mark.parametrize(("site", "pile"), [("0", 1), ("3", 2), ("7", 0)])
def test_discards_go_to_the_pile_of_the_next_region(site: str, pile: int) -> None:
    scene = Scene(world=DECK, pawns=f"{site} 1 2").do("search", "keep:longbows")
    scene.picks(0, "discard:wolves", "discard:elders")
    assert [scene.pile(region) for region in range(3)] == [
        ["elders", "wolves"] if region == pile else [] for region in range(3)
    ]


@pytest.mark.rule("5.1.3-a")
def test_a_single_card_is_kept_and_nothing_is_discarded() -> None:
    scene = Scene(world="faith wolves", turn=1).do("search")
    assert scene.ask(1).what.id == "oath-ask-play"
    assert [scene.pile(region) for region in range(3)] == [[], [], []]


@pytest.mark.rule("5.1.3-a", "9.4-a", "11.2-f")
def test_others_see_that_cards_were_discarded_and_not_which() -> None:
    scene = Scene(world=DECK, listen=True).do("search", "keep:longbows")
    scene.picks(0, "discard:wolves", "discard:elders").do("facedown")
    assert scene.told("discard", seat=1)[0]["args"] == {"count": 2, "region": "provinces"}
    for name in ("wolves", "elders", "longbows"):
        assert name not in str(scene.table.events(1))
        assert name not in str(scene.view(1))
        assert name in str(scene.table.events(0))


# --- modifiers of the search


@pytest.mark.rule("2.3-e", "2.3-c", "11.4-c")
def test_a_greedy_chancellor_draws_two_more_and_never_pays_more_than_two() -> None:
    scene = Scene(world=DECK, piles=PILES, uncovered="greedy").do("search", "pile:0")
    assert len(scene.held_cards()) == 4, "all of the pile, which is shorter than five"
    scene = Scene(world="wolves elders longbows faith scryer", uncovered="greedy").do("search")
    assert scene.held_cards() == ["wolves", "elders", "longbows", "faith"], "a Vision stops it as ever"
    scene = Scene(world=DECK, visions_drawn=1, uncovered="greedy")
    assert scene.refusals()["search"] == "2.3-e"
    assert scene.why("search") == {"why": "oath-why-greedy", "supply": 3}
    scene = Scene(world=DECK, visions_drawn=1, uncovered="greedy", banners={"darkest-secret": (0, 1)})
    assert len(scene.do("search").held_cards()) == 5, "the Darkest Secret makes it two again"
    scene = Scene(world=DECK, visions_drawn=1, uncovered="greedy", turn=1)
    assert len(scene.do("search").held_cards(1)) == 3, "it binds the Chancellor alone"


@pytest.mark.rule("5.1.2-a", "2.8.5-a")
def test_in_the_marshes_one_card_less_is_drawn() -> None:
    scene = Scene(world=DECK, sites={0: "marshes"}).do("search")
    assert len(scene.held_cards()) == 2
    scene = Scene(world=DECK, sites={1: "marshes"}).do("search")
    assert len(scene.held_cards()) == 3, "elsewhere they matter to nobody"
