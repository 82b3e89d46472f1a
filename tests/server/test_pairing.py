"""Who meets whom: nobody twice where it can be helped, everybody plays each round, sitting out is fair; and what the
points and tie-breaks come to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

import pytest

from kronika.server import pairing
from kronika.server.matching import most_pairs
from kronika.server.pairing import (
    BYE,
    Couple,
    Place,
    System,
    kept_apart,
    meetings,
    pair,
    points_of,
    round_count,
    standings,
)


def play(system: System, seats: int, entrants: int, rounds: int, chance: random.Random) -> list[Place]:
    """A whole tournament; who wins is drawn."""
    numbers = list(range(1, entrants + 1))
    places: list[Place] = []
    for number in range(1, round_count(system, entrants, seats, rounds) + 1):
        made = pair(system, seats, number, numbers, (), places)
        assert made == pair(system, seats, number, numbers, (), list(places)), "the same facts, the same pairings"
        assert sorted(place.entrant for place in made) == numbers, "everybody plays, or sits out"
        assert sum(place.board == BYE for place in made) == entrants % seats
        for board in sorted({place.board for place in made} - {BYE}):
            group = [place for place in made if place.board == board]
            assert sorted(place.seat for place in group) == list(range(seats))
            points = points_of(chance.sample(range(1, seats + 1), seats))
            places += [Place(number, p.entrant, board, p.seat, points[p.seat]) for p in group]
        places += [place for place in made if place.board == BYE]
    return places


@pytest.mark.parametrize("entrants", [2, 5, 8, 9, 16, 33, 64])
def test_in_a_swiss_nobody_meets_twice_where_it_can_be_helped(entrants: int) -> None:
    rounds = max(1, min(7, entrants // 2))
    places = play("swiss", 2, entrants, rounds, random.Random(entrants))
    most = max(max(each.values(), default=0) for each in meetings(places).values())
    assert most == 1
    sat_out = Counter(place.entrant for place in places if place.board == BYE)
    assert max(sat_out.values(), default=0) <= 1, "nobody sits out twice before others have once"


def test_where_there_are_more_rounds_than_others_somebody_meets_again_and_as_few_as_possible() -> None:
    places = play("swiss", 2, 4, 5, random.Random(1))
    often = [count for each in meetings(places).values() for count in each.values()]
    assert max(often) == 2
    assert sum(often) == 4 * 5


@pytest.mark.parametrize("entrants", [2, 3, 6, 7, 10])
def test_in_a_round_robin_each_meets_each_once(entrants: int) -> None:
    places = play("round-robin", 2, entrants, 99, random.Random(2))
    met = meetings(places)
    for one in range(1, entrants + 1):
        assert dict(met[one]) == {other: 1 for other in range(1, entrants + 1) if other != one}
    sat_out = Counter(place.entrant for place in places if place.board == BYE)
    assert set(sat_out.values()) <= {1}
    first = Counter(place.entrant for place in places if place.board != BYE and place.seat == 0)
    assert max(first.values()) - min(first[one] for one in range(1, entrants + 1)) <= 2, "who begins takes turns"


@pytest.mark.parametrize(("entrants", "seats"), [(9, 3), (16, 4), (13, 3), (12, 4)])
def test_at_larger_tables_all_meet_about_as_often(entrants: int, seats: int) -> None:
    for system in ("swiss", "round-robin"):
        places = play(system, seats, entrants, 4, random.Random(3))
        often = [count for each in meetings(places).values() for count in each.values()]
        assert max(often) <= 2
        sat_out = Counter(place.entrant for place in places if place.board == BYE)
        assert max(sat_out.values(), default=0) - min((sat_out[n] for n in range(1, entrants + 1)), default=0) <= 1


def test_the_best_meet_the_best() -> None:
    first = pair("swiss", 2, 1, range(1, 9), (), [])
    told = [Place(1, place.entrant, place.board, place.seat, 1.0 - place.seat) for place in first]
    winners = {place.entrant for place in told if place.points}
    for board in range(1, 5):
        group = {place.entrant for place in pair("swiss", 2, 2, range(1, 9), (), told) if place.board == board}
        assert group <= winners or not group & winners


def test_who_has_left_is_paired_no_more() -> None:
    made = pair("swiss", 2, 1, range(1, 8), {3}, [])
    assert sorted(place.entrant for place in made) == [1, 2, 4, 5, 6, 7]
    ring = [pair("round-robin", 2, number, range(1, 5), {2}, []) for number in (1, 2, 3)]
    for made in ring:
        (free,) = [place for place in made if place.board == BYE]
        assert free.points == 1.0, "who would have met them has won"
    assert sorted(place.entrant for made in ring for place in made if place.board == BYE) == [1, 3, 4]


@pytest.mark.parametrize(
    ("ranks", "lost", "points"),
    [
        ([1, 2], (), [1, 0]),
        ([1, 1], (), [0.5, 0.5]),
        ([1, 2], (0,), [0, 1]),
        ([1, 2], (0, 1), [0, 0]),
        ([1, 2, 3], (), [1, 0.5, 0]),
        ([1, 1, 3], (), [0.75, 0.75, 0]),
        ([2, 1, 3, 4], (1,), [1, 0, 2 / 3, 1 / 3]),
    ],
)
def test_what_a_game_brings(ranks: list[int], lost: tuple[int, ...], points: list[float]) -> None:
    assert points_of(ranks, lost) == pytest.approx(points)


def test_ties_are_broken_by_the_opponents_then_by_who_beat_whom() -> None:
    def game(number: int, board: int, winner: int, loser: int) -> list[Place]:
        return [Place(number, winner, board, 0, 1.0), Place(number, loser, board, 1, 0.0)]

    # 1 and 2 have two points each; 1 has met the stronger ones.
    places = game(1, 1, 1, 3) + game(1, 2, 2, 4) + game(2, 1, 1, 5) + game(2, 2, 2, 6) + game(2, 3, 3, 4)
    rows = standings(range(1, 7), places)
    assert [row.entrant for row in rows[:2]] == [1, 2]
    assert (rows[0].buchholz, rows[1].buchholz, rows[1].rank) == (1.0, 0.0, 2)
    # All have met all: whoever has beaten the other is before them.
    places = game(1, 1, 2, 1) + game(1, 2, 3, 4) + game(2, 1, 1, 3) + game(2, 2, 2, 4) + game(3, 1, 1, 4)
    rows = standings(range(1, 5), [*places, *game(3, 2, 3, 2)])
    assert {row.entrant: row.direct for row in rows if row.points == 2} == {1: 1.0, 2: 1.0, 3: 1.0}
    assert [row.rank for row in rows] == [1, 1, 1, 4], "what nothing tells apart is shared"


# --- who should not meet ---


def couples(places: Sequence[Place]) -> set[Couple]:
    """Who sits with whom."""
    by_table = pairing.tables_of(places).values()
    return {frozenset(each) for group in by_table for each in combinations(sorted(group), 2)}


def all_pairings(people: Sequence[int]) -> Iterator[set[Couple]]:
    if not people:
        yield set()
        return
    first, *rest = people
    for other in rest:
        for more in all_pairings([each for each in rest if each != other]):
            yield {frozenset((first, other)), *more}


def some_apart(chance: random.Random, people: Sequence[int], count: int) -> set[Couple]:
    return set(map(frozenset, chance.sample(list(combinations(people, 2)), count)))


@pytest.mark.parametrize("by_steps", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_those_who_should_not_meet_do_so_only_where_nobody_can_be_paired_otherwise(
    seed: int, by_steps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if by_steps:
        monkeypatch.setattr(pairing, "TRIES", 0)
    chance = random.Random(seed)
    numbers = list(range(1, chance.choice([4, 6, 8]) + 1))
    places: list[Place] = []
    for number in range(1, 4):
        apart = some_apart(chance, numbers, chance.randrange(1, 2 * len(numbers) - 2))
        made = pair("swiss", 2, number, numbers, (), places, apart)
        assert sorted(place.entrant for place in made) == numbers
        least = min(len(each & apart) for each in all_pairings(numbers))
        assert len(couples(made) & apart) == least
        places += [Place(number, p.entrant, p.board, p.seat, float(p.seat == 0)) for p in made]


def test_as_many_pairs_as_there_can_be() -> None:
    chance = random.Random(5)
    for _ in range(60):
        people = list(range(8))
        apart = some_apart(chance, people, chance.randrange(10, 28))
        most = max(len(each - apart) for each in all_pairings(people))
        assert most_pairs(people, lambda one, other, apart=apart: frozenset((one, other)) not in apart) == most  # type: ignore[misc]


def test_another_sits_out_if_two_need_not_meet_then_and_nobody_oftener_than_others() -> None:
    apart: Collection[Couple] = {frozenset((1, 2))}
    places: list[Place] = []
    out = []
    for number in (1, 2, 3):
        made = pair("swiss", 2, number, [1, 2, 3], (), places, apart)
        out += [place.entrant for place in made if place.board == BYE]
        places += [Place(number, p.entrant, p.board, p.seat, 0.5) for p in made]
        assert (frozenset((1, 2)) in couples(made)) is (number == 3), "the third has sat out as little as they"
    assert sorted(out) == [1, 2, 3]


def test_whoever_has_blocked_many_has_their_way_with_none_of_them() -> None:
    """Else they could choose their only opponent, or sit out for a point."""
    assert kept_apart([(1, 2), (1, 3), (4, 1)], 8) == {frozenset(each) for each in ((1, 2), (1, 3), (4, 1))}
    assert kept_apart([*((1, other) for other in range(2, 8)), (4, 1)], 8) == {frozenset((4, 1))}
    assert kept_apart([(1, 2)], 2) == {frozenset((1, 2))}


def test_at_larger_tables_those_who_should_not_meet_sit_apart() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        numbers = list(range(1, 13))
        apart = some_apart(chance, numbers, 8)
        made = pair("swiss", 3, 1, numbers, (), [], apart)
        assert not couples(made) & apart
        assert Counter(place.board for place in made) == dict.fromkeys(range(1, 5), 3)


def test_sixty_four_who_know_of_many_they_do_not_want_to_meet_are_paired_all_the_same() -> None:
    numbers = list(range(1, 65))
    apart = {frozenset((one, other)) for one, other in combinations(numbers, 2) if (one + other) % 4 and other > 20}
    made = pair("swiss", 2, 1, numbers, (), [], apart)
    assert len(couples(made) & apart) == pairing.forced(numbers, apart)
