"""Cards: faces and who knows them."""

from __future__ import annotations

from kronika.engine.cards import EVERYONE, Cards, bit
from kronika.engine.rng import Mwc

NAMES = ["copper", "estate", "gold"]


def cards() -> Cards:
    return Cards(NAMES, [0, 0, 1, 2], {})


def knowing(found: Cards, card: int, seats: int = 4) -> list[int]:
    return [seat for seat in range(seats) if found.knows(seat, card)]


def test_a_card_has_the_name_of_its_face() -> None:
    assert [cards().name(card) for card in range(4)] == ["copper", "copper", "estate", "gold"]


def test_a_new_card_gets_the_next_id() -> None:
    found = cards()
    assert found.add(2) == 4
    assert found.name(4) == "gold"


def test_at_first_nobody_knows_a_card() -> None:
    assert knowing(cards(), 3) == []


def test_who_looks_knows_and_nobody_else_does() -> None:
    found = cards()
    found.learn(2, [1, 3])
    assert knowing(found, 3) == [2]
    assert knowing(found, 1) == [2]
    assert knowing(found, 0) == []


def test_two_players_who_looked_both_know() -> None:
    found = cards()
    found.learn(0, [3])
    found.learn(2, [3])
    assert knowing(found, 3) == [0, 2]


def test_what_is_revealed_everybody_knows_spectators_too() -> None:
    found = cards()
    found.learn(1, [3])
    found.reveal([3])
    assert knowing(found, 3) == [0, 1, 2, 3]
    assert found.known[3] == EVERYONE
    found.learn(1, [3])
    assert found.known[3] == EVERYONE


def test_what_is_hidden_is_forgotten_by_all_but_those_who_keep_track() -> None:
    found = cards()
    found.reveal([2, 3])
    found.hide([3], keep=bit(1))
    assert knowing(found, 3) == [1]
    assert knowing(found, 2) == [0, 1, 2, 3]
    found.hide([2, 3])
    assert found.known == {}


def test_keeping_track_teaches_nobody() -> None:
    found = cards()
    found.learn(0, [3])
    found.hide([3], keep=bit(1))
    assert knowing(found, 3) == []


def test_hiding_what_nobody_knows_changes_nothing() -> None:
    found = cards()
    found.hide([0, 1])
    assert found.known == {}
    found.learn(0, [3])
    found.hide([0, 1])
    assert found.known == {3: bit(0)}


def test_every_look_and_every_reveal_counts() -> None:
    found = cards()
    found.learn(0, [1])
    found.reveal([2])
    assert found.reveal_count == 2
    found.hide([1, 2])
    assert found.reveal_count == 2
    found.came_out()
    assert found.reveal_count == 3


def test_a_spectator_knows_what_everybody_knows() -> None:
    found = cards()
    found.learn(0, [1])
    found.reveal([2])
    assert [found.knows(None, card) for card in range(4)] == [False, False, True, False]
    assert [found.knows(0, card) for card in range(4)] == [False, True, True, False]


def test_a_copy_shares_nothing_that_changes() -> None:
    found = cards()
    found.learn(0, [1])
    twin = found.copy()
    twin.add(1)
    twin.reveal([0])
    assert found.face == [0, 0, 1, 2]
    assert found.known == {1: bit(0)}
    assert found.reveal_count == 1
    assert (twin.face, twin.known, twin.reveal_count) == ([0, 0, 1, 2, 1], {1: bit(0), 0: EVERYONE}, 2)


def test_another_world_has_the_same_faces_in_each_group_and_leaves_the_rest_alone() -> None:
    seen = set()
    for seed in range(40):
        found = Cards(NAMES, [0, 1, 2, 0, 1, 2, 0], {6: EVERYONE})
        found.permute([[0, 1, 2], [3, 4]], Mwc.of(str(seed)))
        assert sorted(found.face[:3]) == [0, 1, 2]
        assert sorted(found.face[3:5]) == [0, 1]
        assert found.face[5:] == [2, 0]
        assert found.known == {6: EVERYONE}
        seen.add(tuple(found.face[:5]))
    assert len(seen) == 12, "some world never came up"


def test_plain_data_tell_faces_and_knowledge_in_a_fixed_order() -> None:
    one, other = cards(), cards()
    one.learn(0, [3, 1])
    other.learn(0, [1, 3])
    assert one.plain() == other.plain() == [[0, 0, 1, 2], [(1, 1), (3, 1)]]
