"""A world and its decks (1.1, 1.17 to 1.22): the map as it was stored, relics, discard piles and hands."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.engine.rng import Mwc
from kronika.games.oath.faces import DENIZEN, FACES, NUMBER, RELIC, VISION, of_kind
from kronika.games.oath.legacy import build_world_deck
from kronika.games.oath.state import NOTHING
from tests.scenes.oath import position
from tests.scenes.oath_worlds import BOTTOM, deck, names, new, stored, zone

# --- the map


@pytest.mark.rule("1.1-a")
def test_the_stored_sites_are_dealt_from_the_top_of_the_cradle_down(monkeypatch: pytest.MonkeyPatch) -> None:
    sites = ["river", "mine", "plains", "steppe", "wastes", "mountain", "marshes", "great-slum"]
    rows: list[dict[str, Any]] = [{"site": site} for site in sites]
    rows[1] = {"site": "mine", "cards": ["wolves"]}
    rows[4] = {"site": "wastes", "relics": ["map"]}
    rows[7] = {"site": "great-slum", "cards": ["elders", "tents"]}
    table = stored(monkeypatch, {"sites": rows})
    s = position(table)
    assert names(table, s.site) == sites
    assert [names(table, cards) for cards in s.cards_at] == [[], ["wolves"], [], [], [], [], [], ["elders", "tents"]]
    assert names(table, s.relics_at[4]) == ["map"]
    assert [zone(table, f"site:{slot}")["region"] for slot in range(8)] == (
        ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    )


@pytest.mark.rule("1.1-b")
def test_sites_lie_faceup_or_facedown_as_they_were_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    up = [True, False, True, True, False, False, True, False]
    sites = ["river", "mine", "plains", "steppe", "wastes", "mountain", "marshes", "great-slum"]
    rows = [{"site": site, "facedown": not faceup} for site, faceup in zip(sites, up, strict=True)]
    table = stored(monkeypatch, {"sites": rows})
    assert position(table).site_faceup == up
    for seat in (0, 1, None):
        shown = [zone(table, f"site:{slot}", seat)["site"] for slot in range(8)]
        assert [card.get("face") for card in shown] == [
            site if faceup else None for site, faceup in zip(sites, up, strict=True)
        ]
        assert [card.get("back") for card in shown] == [None if faceup else "site" for faceup in up]


@pytest.mark.rule("1.1-a", "11.1-d")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_the_first_world(seats: int) -> None:
    table = new(seats)
    s = position(table)
    assert [names(table, [s.site[slot]]) for slot in (0, 2, 5)] == [["plains"], ["mountain"], ["rocky-coast"]]
    assert [names(table, s.cards_at[slot]) for slot in (0, 2, 5)] == [["longbows"], ["taming-charm"], ["elders"]]
    assert s.site_faceup == [True, False, True, False, False, True, False, False]
    facedown = [s.site[slot] for slot in (1, 3, 4, 6, 7)]
    assert len({*names(table, facedown), "plains", "mountain", "rocky-coast"}) == 8
    assert [len(s.relics_at[slot]) for slot in range(8)] == [0, 0, 1, 0, 0, 0, 0, 0], "as the Mountain demands"
    others = {tuple(names(new(seats, seed), position(new(seats, seed)).site)) for seed in range(8)}
    assert len(others) == 8, "chance deals the facedown sites"


@pytest.mark.rule("1.1-a", "11.1-b", "11.1-c")
def test_the_tutorial() -> None:
    table = new(4, world="tutorial")
    s = position(table)
    sites = "plains lush-coast mountain buried-giant salt-flats rocky-coast wastes great-slum"
    assert names(table, s.site) == sites.split()
    assert s.site_faceup == [True, False, True, False, False, True, False, False]
    assert [names(table, s.cards_at[slot]) for slot in (0, 2, 5)] == [["longbows"], ["taming-charm"], ["elders"]]
    assert names(table, s.relics_at[2]) == ["ivory-eye"]
    assert [names(table, cards) for cards in s.advisers] == [
        ["forest-paths"],
        ["animal-playmates"],
        ["naysayers"],
        ["a-small-favor"],
    ]
    assert all(cards[0] in s.down for cards in s.advisers)
    for seat in range(4):
        shown = [zone(table, f"advisers:{owner}", seat)["cards"][0].get("face") for owner in range(4)]
        assert [face is not None for face in shown] == [owner == seat for owner in range(4)]
    assert [names(table, pile) for pile in s.piles] == [
        ["ancient-binding", "wrestlers", "tinkers-fair"],
        ["wayside-inn", "wolves", "spirit-snare"],
        ["horse-archers", "key-to-the-city", "sleight-of-hand", "keep", "battle-honors"],
    ]
    top = "garrison faithful-friend fire-talkers errand-boy the-old-oak inquisitor alchemist conquest"
    assert names(table, s.world)[::-1][:8] == top.split()
    assert names(table, s.world)[0] == "wizard-school"
    assert len(s.world) == 41
    assert names(table, s.reliquary) == ["ring-of-devotion", "whistle", "cracked-horn", "obsidian-cage"]
    assert names(table, s.relic_deck)[::-1][:3] == ["cursed-cauldron", "book-of-records", "grand-mask"]
    assert len(s.relic_deck) == 15
    assert s.pawn == [0, 2, 2, 5]
    assert s.visions_drawn == 0
    assert table.view(0)["phase"] == "act", "there is nothing to choose"
    assert s.turn == 0


# --- relics


@pytest.mark.rule("1.17-a")
def test_four_relics_at_random_in_the_reliquary_unseen() -> None:
    laid = set()
    for seed in range(8):
        table = new(3, seed)
        s = position(table)
        assert len(s.reliquary) == 4
        assert NOTHING not in s.reliquary
        assert all(s.face(card).kind == RELIC for card in s.reliquary)
        assert "grand-scepter" not in names(table, s.reliquary)
        laid.add(tuple(names(table, s.reliquary)))
        for seat in (0, 1, 2, None):
            spaces = zone(table, "reliquary", seat)["spaces"]
            assert [space["id"] for space in spaces] == ["brutal", "careless", "decadent", "greedy"]
            assert [space["card"]["back"] for space in spaces] == ["relic"] * 4
            assert not any("face" in space["card"] for space in spaces)
    assert len(laid) == 8


@pytest.mark.rule("1.18-a", "11.1-h")
def test_all_other_relics_are_the_relic_deck() -> None:
    for world in ("first", "random"):
        for seed in range(5):
            table = new(3, seed, world=world)
            s = position(table)
            at_sites = [relic for cards in s.relics_at for relic in cards]
            relics = [*s.relic_deck, *s.reliquary, *at_sites]
            assert sorted(names(table, relics)) == sorted(face.id for face in of_kind(RELIC) if face.dice != 5)
            assert not any(s.cards.known.get(relic) for relic in relics)
            for slot in range(8):
                demanded = s.site_face(slot).reveal_relics if s.site_faceup[slot] else 0
                assert len(s.relics_at[slot]) == demanded


# --- the world deck


@pytest.mark.rule("1.19-a")
def test_the_piles_begin_with_the_three_lowest_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stored(monkeypatch, {"world": deck(*BOTTOM)})
    s = position(table)
    assert [len(pile) for pile in s.piles] == [1, 1, 1]
    assert {names(table, pile)[0] for pile in s.piles} == {"wolves", "rangers", "keep"}
    for seat in (0, 1, None):
        shown = [card for i in range(3) for card in zone(table, f"pile:{i}", seat)["cards"]]
        assert [(card["back"], "face" in card) for card in shown] == [("denizen", False)] * 3


@pytest.mark.rule("1.20-a")
def test_three_cards_each_from_the_bottom_the_chancellor_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stored(monkeypatch, {"world": deck(*BOTTOM)})
    hands = [set(names(table, hand)) for hand in position(table).hand]
    assert hands == [set(BOTTOM[3:6]), set(BOTTOM[6:9]), set(BOTTOM[9:12])]
    for seat in range(3):
        for viewer in (0, 1, 2, None):
            shown = zone(table, f"drawn:{seat}", viewer)["cards"]
            assert len(shown) == 3
            seen = {card["face"] for card in shown if "face" in card}
            assert seen == (hands[seat] if viewer == seat else set())


@pytest.mark.rule("1.21-a")
def test_the_rest_is_the_world_deck_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    written = deck(*BOTTOM)
    table = stored(monkeypatch, {"world": written})
    s = position(table)
    assert names(table, s.world)[::-1] == written[:-12]
    assert not any(card in s.cards.known for card in s.world)


@pytest.mark.rule("1.22-a", "1.20-a", "11.1-e")
def test_visions_dealt_in_setup_move_the_marker_and_do_not_stop_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in a pile, one as the Chancellor's first card, one in the last hand."""
    bottom = list(BOTTOM)
    bottom[1], bottom[3], bottom[11] = "faith", "conspiracy", "conquest"
    table = stored(monkeypatch, {"world": deck(*bottom)})
    s = position(table)
    assert [len(hand) for hand in s.hand] == [3, 3, 3]
    assert s.visions_drawn == 3
    assert table.view(0)["extra"]["searchSupply"] == 4


@pytest.mark.rule("1.19-b", "1.B-a", "11.1-d")
def test_a_world_deck_that_was_not_built_is_built_first() -> None:
    """Two Visions in the top 12 cards, three in the next 18, the other denizens below."""
    decks = []
    for seed in range(60):
        built = build_world_deck([face.number for face in of_kind(DENIZEN)][:51], Mwc.of(str(seed)))
        kinds = [FACES[face].kind for face in built]
        assert len(built) == len(set(built)) == 56
        assert kinds[:12].count(VISION) == 2
        assert kinds[12:30].count(VISION) == 3
        assert kinds[30:].count(VISION) == 0
        decks.append(built)
    visions = {i for built in decks for i, face in enumerate(built) if FACES[face].kind == VISION}
    assert visions >= {0, 11, 12, 29}, "anywhere in the top twelve, anywhere in the next eighteen"
    for places in ([built.index(NUMBER["faith"]) for built in decks], [built[-1] for built in decks]):
        assert len(set(places)) > 10, "all of it is shuffled"
    assert any(built[:12].count(NUMBER["conspiracy"]) for built in decks)
    table = new(3)
    s = position(table)
    assert len(s.world) == 56 - 12
    assert sum(s.face(card).kind == VISION for card in s.world[-12:]) == 2
    assert sum(s.face(card).kind == VISION for card in s.world[-30:-12]) == 3
