"""Who meets whom in a tournament, and how it stands. All of it follows from what is stored: the entrants by number, and
who sat where with how many points. The same facts give the same pairings, whichever process asks.

A game is worth a point. Two at a table: 1 for a win, a half each for a draw. More: the share of the others whom one
has left behind, those with the same rank counting half; so the first has 1, the last 0, and the rest lie between.
Whoever did not come or gave up has 0 and is behind everybody else.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import Literal

import msgspec

System = Literal["swiss", "round-robin"]

BYE = 0
"""The board of those who sit out."""
TRIES = 20_000
"""How many pairings of two are looked through before one more repetition is allowed."""


class Place(msgspec.Struct, frozen=True):
    """Where an entrant sits in a round; None for points as long as nobody knows."""

    round: int
    entrant: int
    board: int
    seat: int
    points: float | None


class Row(msgspec.Struct, frozen=True):
    """A line of the standings. `buchholz` is what one's opponents have together; `direct` what one has from games
    among those who have as much of both."""

    entrant: int
    rank: int
    points: float
    buchholz: float
    direct: float
    wins: int
    games: int


# --- what a game brings ---


def points_of(ranks: Sequence[int], lost: Collection[int] = ()) -> list[float]:
    """What each seat has from a game that ended with these ranks; who has `lost` by not playing has nothing."""
    others = len(ranks) - 1
    found = []
    for seat, rank in enumerate(ranks):
        behind = [1.0 if each in lost or of > rank else 0.5 if of == rank else 0.0 for each, of in enumerate(ranks)]
        found.append(0.0 if seat in lost else (sum(behind) - behind[seat]) / max(1, others))
    return found


def bye_points(system: System, seats: int) -> float:
    """What sitting out brings: in a round robin nothing, since everybody does as often; else a point, or at larger
    tables what a game brings on average."""
    return 0.0 if system == "round-robin" else 1.0 if seats == 2 else 0.5


# --- how it stands ---


def standings(entrants: Iterable[int], places: Sequence[Place]) -> list[Row]:
    """The best first; those whom nothing tells apart share a rank."""
    numbers = sorted(entrants)
    known = [place for place in places if place.points is not None]
    total = dict.fromkeys(numbers, 0.0)
    for place in known:
        total[place.entrant] = total.get(place.entrant, 0.0) + (place.points or 0.0)
    met = meetings(known)
    buchholz = {one: sum(total.get(other, 0.0) * often for other, often in met[one].items()) for one in numbers}
    alike: dict[tuple[float, float], set[int]] = defaultdict(set)
    for number in numbers:
        alike[rounded(total[number]), rounded(buchholz[number])].add(number)
    rows: list[Row] = []
    boards = tables_of(known)
    for number in numbers:
        mine = [place for place in known if place.entrant == number and place.board != BYE]
        rivals = alike[rounded(total[number]), rounded(buchholz[number])] - {number}
        direct = sum(place.points or 0.0 for place in mine if rivals & boards[place.round, place.board])
        wins = sum(place.points == 1.0 for place in mine)
        rows.append(Row(number, 0, total[number], buchholz[number], direct, wins, len(mine)))

    def worth(row: Row) -> tuple[float, float, float, int]:
        return -rounded(row.points), -rounded(row.buchholz), -rounded(row.direct), -row.wins

    rows.sort(key=lambda row: (*worth(row), row.entrant))
    ranks: dict[tuple[float, float, float, int], int] = {}
    for place_in_list, row in enumerate(rows, 1):
        ranks.setdefault(worth(row), place_in_list)
    return [msgspec.structs.replace(row, rank=ranks[worth(row)]) for row in rows]


def rounded(points: float) -> float:
    """Thirds and fifths are equal though they were added in another order."""
    return round(points, 6)


def tables_of(places: Iterable[Place]) -> dict[tuple[int, int], set[int]]:
    found: dict[tuple[int, int], set[int]] = defaultdict(set)
    for place in places:
        if place.board != BYE:
            found[place.round, place.board].add(place.entrant)
    return found


def meetings(places: Iterable[Place]) -> dict[int, Counter[int]]:
    """How often each has met each."""
    met: dict[int, Counter[int]] = defaultdict(Counter)
    for together in tables_of(places).values():
        for one, other in combinations(together, 2):
            met[one][other] += 1
            met[other][one] += 1
    return met


# --- who meets whom ---


def round_count(system: System, entrants: int, seats: int, wanted: int) -> int:
    """How many rounds there are: in a round robin of two at a table as many as everybody has others to meet."""
    if system == "round-robin" and seats == 2:
        return max(1, entrants - 1 + entrants % 2)
    return wanted


def pair(
    system: System,
    seats: int,
    number: int,
    entrants: Sequence[int],
    gone: Collection[int],
    places: Sequence[Place],
) -> list[Place]:
    """The places of a round: who sits where, and who sits out."""
    here = [entrant for entrant in entrants if entrant not in gone]
    if system == "round-robin" and seats == 2:
        return in_a_circle(number, entrants, gone, places)
    if system == "swiss":
        order = [row.entrant for row in standings(entrants, places) if row.entrant in here]
    else:
        turn = number % max(1, len(here))
        order = sorted(here)[turn:] + sorted(here)[:turn]
    out = byes(order, len(order) % seats if len(order) >= seats else len(order), places)
    play = [entrant for entrant in order if entrant not in out]
    met = meetings(places)
    groups = pairs(play, met) if seats == 2 else tables(play, seats, met)
    return placed(number, groups, places) + sitting_out(number, out, bye_points(system, seats))


def in_a_circle(number: int, entrants: Sequence[int], gone: Collection[int], places: Sequence[Place]) -> list[Place]:
    """Everybody was to meet everybody: who would have met somebody who has left has won."""
    couples = circle(sorted(entrants), number)
    full = [couple for couple in couples if len(couple) == 2]
    play = [couple for couple in full if not set(couple) & set(gone)]
    won = {each for couple in full for each in couple if couple not in play and each not in gone}
    out = {each for couple in couples for each in couple if len(couple) == 1 and each not in gone}
    return placed(number, play, places) + sitting_out(number, won, 1.0) + sitting_out(number, out, 0.0)


def sitting_out(number: int, entrants: Iterable[int], points: float) -> list[Place]:
    return [Place(number, entrant, BYE, i, points) for i, entrant in enumerate(sorted(entrants))]


def byes(order: Sequence[int], count: int, places: Sequence[Place]) -> list[int]:
    """Who sits out: whoever has done so least often, of those the last in the standings."""
    had = Counter(place.entrant for place in places if place.board == BYE)
    return sorted(order, key=lambda entrant: (had[entrant], -order.index(entrant)))[:count]


def circle(entrants: Sequence[int], number: int) -> list[list[int]]:
    """The circle method: one stays, the others go round; who meets nobody sits out."""
    ring: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = (number - 1) % max(1, len(ring) - 1)
    rest = ring[1:]
    turned = [ring[0], *rest[len(rest) - turn :], *rest[: len(rest) - turn]]
    half = len(turned) // 2
    couples = [(turned[i], turned[-1 - i]) for i in range(half)]
    return [[each for each in couple if each is not None] for couple in couples]


def pairs(order: Sequence[int], met: dict[int, Counter[int]]) -> list[list[int]]:
    """Two at a table, each with somebody as near in the standings as can be, and nobody twice where that is possible:
    with as few repetitions as it takes."""
    for repeats in range(1 + len(order) * max((max(each.values(), default=0) for each in met.values()), default=0)):
        tries = [TRIES]
        found = matched(list(order), met, repeats, tries)
        if found is not None:
            return found
    return [list(order[i : i + 2]) for i in range(0, len(order), 2)]


def matched(left: list[int], met: dict[int, Counter[int]], repeats: int, tries: list[int]) -> list[list[int]] | None:
    """The first who is left meets the nearest with whom the rest can be paired as well."""
    if not left:
        return []
    first, rest = left[0], left[1:]
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        again = met[first][other]
        if again <= repeats:
            found = matched([each for each in rest if each != other], met, repeats - again, tries)
            if found is not None:
                return [[first, other], *found]
    return None


def tables(order: Sequence[int], seats: int, met: dict[int, Counter[int]]) -> list[list[int]]:
    """More at a table: filled from the top of the standings with those who have met least, then mended by exchanging
    two as long as fewer have to meet again."""
    left, groups = list(order), list[list[int]]()
    while left:
        group = [left.pop(0)]
        while len(group) < seats:
            best = min(left, key=lambda each: (sum(met[each][other] for other in group), order.index(each)))
            left.remove(best)
            group.append(best)
        groups.append(group)
    better = True
    while better:
        better = any(
            exchange(one, other, met) for one, other in combinations(groups, 2)
        )  # each exchange leaves fewer meetings, so it ends
    return groups


def exchange(one: list[int], other: list[int], met: dict[int, Counter[int]]) -> bool:
    """Lets two change tables, if fewer have to meet again then; whether they did."""

    def again(group: Sequence[int]) -> int:
        return sum(met[a][b] ** 2 for a, b in combinations(group, 2))

    now = again(one) + again(other)
    for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
        first, second = [*one[:i], other[j], *one[i + 1 :]], [*other[:j], one[i], *other[j + 1 :]]
        if again(first) + again(second) < now:
            one[:], other[:] = first, second
            return True
    return False


def placed(number: int, groups: Iterable[Sequence[int]], places: Sequence[Place]) -> list[Place]:
    """Boards in their order; at each, whoever has sat late so far sits early now."""
    late = Counter[int]()
    for place in places:
        late[place.entrant] += place.seat if place.board != BYE else 0
    found: list[Place] = []
    for board, group in enumerate(groups, 1):
        turn = sorted(group, key=lambda each: (-late[each], each if number % 2 else -each))
        found += [Place(number, entrant, board, seat, None) for seat, entrant in enumerate(turn)]
    return found
