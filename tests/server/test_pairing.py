"""Who meets whom: nobody twice where it can be helped, everybody plays each round, sitting out is fair; and what the
points and tie-breaks come to."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kronika.server.pairing import BYE, Place, System, meetings, pair, points_of, round_count, standings


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
