"""Decisions of this table (chapter 11) that no other file proves: new worlds, bandits, what a screen shows."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.oath.faces import FACES, OATHS
from kronika.games.oath.state import REGION_SLOTS, SLOTS
from tests.scenes.oath import Scene, position


@pytest.mark.rule("11.1-h")
@pytest.mark.parametrize("world", ["first", "random"])
def test_faceup_sites_of_a_new_world_have_their_relics(world: str) -> None:
    seen = 0
    for seed in range(20):
        s = position(kronika.new_table("oath", seats=3, seed=seed, setup={"world": world}))
        for slot in range(SLOTS):
            due = FACES[s.cards.face[s.site[slot]]].reveal_relics if s.site_faceup[slot] else 0
            assert len(s.relics_at[slot]) == due
            seen += due
    assert seen > 0


@pytest.mark.rule("11.1-i")
def test_a_random_world_varies_in_all_but_the_top_sites() -> None:
    worlds = [position(kronika.new_table("oath", seats=3, seed=seed, setup={"world": "random"})) for seed in range(40)]
    assert {s.oath for s in worlds} == set(range(len(OATHS)))
    assert all(s.site_faceup[slots[0]] for s in worlds for slots in REGION_SLOTS)
    lower = [slot for slots in REGION_SLOTS for slot in slots[1:]]
    for slot in lower:
        assert {s.site_faceup[slot] for s in worlds} == {True, False}
    for s in worlds:
        for slot in range(SLOTS):
            cards = s.cards_at[slot]
            assert len(cards) <= (s.site_face(slot).capacity if s.site_faceup[slot] else 0)
            assert not any(s.face(card).adviser_only for card in cards)
    assert len({tuple(s.cards.name(card) for card in s.site) for s in worlds}) > 30
    assert any(s.cards_at[slot] for s in worlds for slot in lower)


@pytest.mark.rule("11.1-i")
def test_oath_and_citizens_can_be_prescribed() -> None:
    for world in ("first", "random"):
        table = kronika.new_table(
            "oath", seats=3, seed=1, setup={"world": world, "oath": "devotion", "citizens": ["red", "blue"]}
        )
        assert table.view(None)["extra"]["oath"] == "devotion"
        assert {"board:red", "board:white"} <= set(table.asks[0].keys())
        table.answer(1, ["board:red"])
        table.answer(2, ["board:white"])
        assert [seat["role"] for seat in table.view(None)["seats"]] == ["chancellor", "citizen", "exile"]


@pytest.mark.rule("11.7-d", "5.5.3-b")
@pytest.mark.parametrize(("bank", "burned"), [(3, 2), (1, 1), (0, 0)])
def test_honors_of_bandits_burn(bank: int, burned: int) -> None:
    """They hold out at the steppe and rule Battle Honors: favor leaves the Order bank and comes to nobody."""
    scene = Scene(cards={"steppe": "battle-honors"}, pawns="2 1 0", board=[0], bank={"order": bank}, listen=True)
    shared, favor = scene.state.shared, scene.state.favor[:]
    scene.dice("shield").do("campaign")
    while not scene.acting:
        scene.do("done" if "done" in scene.options() else scene.options()[0])
    assert scene.told("victor")[0]["seat"] == -1
    assert scene.bank("order") == bank - burned
    assert scene.state.shared == shared + burned
    assert scene.state.favor == favor


@pytest.mark.rule("11.12-e", "9.4-c")
def test_a_screen_shows_numbers_and_backs_to_all_and_fronts_to_who_may_see_them() -> None:
    scene = Scene(facedown_advisers=["wolves", "faith"], piles=["elders dazzle", "keep"], favor=[2, 4, 6])
    for seat in (0, 1, 2, None):
        assert "count" not in scene.zone("world", seat), "how many are left is shown to no one"
        assert [scene.zone(f"pile:{region}", seat)["count"] for region in range(3)] == [2, 1, 0]
        fronts = [card.get("face") for owner in (0, 1) for card in scene.zone(f"advisers:{owner}", seat)["cards"]]
        assert fronts == ["wolves" if seat == 0 else None, "faith" if seat == 1 else None]
        tracks = {(track["id"], track["owner"]): track["value"] for track in scene.view(seat)["tracks"]}
        assert [tracks["favor", owner] for owner in range(3)] == [2, 4, 6]
        assert [tracks["warbands", owner] for owner in range(3)] == [3, 3, 3]
        assert [tracks["secrets", owner] for owner in range(3)] == [3, 3, 3]
    hidden = str(scene.view(2)["zones"])
    assert not any(name in hidden for name in ("wolves", "faith", "elders", "dazzle"))
