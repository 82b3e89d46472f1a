"""Who meets whom in a tournament, and how it stands. All of it follows from what is stored: the entrants by number, and
who sat where with how many points. The same facts give the same pairings, whichever process asks.

A game is worth a point. Two at a table: 1 for a win, a half each for a draw. More: the share of the others whom one
has left behind, those with the same rank counting half; so the first has 1, the last 0, and the rest lie between.
Whoever did not come or gave up has 0 and is behind everybody else.

Two of whom one has blocked the other are `apart`: they meet only where nobody can be paired otherwise, and where
everybody meets everybody.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Literal

import msgspec

from kronika.server.matching import most_pairs

Couple = frozenset[int]
System = Literal["swiss", "round-robin"]

BYE = 0
"""The board of those who sit out."""
TRIES = 20_000
"""How many pairings of two are looked through before one is made step by step."""
FEW = 3
"""Whoever has blocked more than the third part of the others has their way with none of them: else one could choose
whom to play."""


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
    """What each seat has from a game that ended with these ranks; a player who has `lost` by not playing has
    nothing."""
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
    apart: Collection[Couple] = (),
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
    out = byes(order, len(order) % seats if len(order) >= seats else len(order), places, apart)
    play = [entrant for entrant in order if entrant not in out]
    met = meetings(places)
    groups = pairs(play, met, apart) if seats == 2 else tables(play, seats, met, apart)
    return placed(number, groups, places) + sitting_out(number, out, bye_points(system, seats))


def in_a_circle(number: int, entrants: Sequence[int], gone: Collection[int], places: Sequence[Place]) -> list[Place]:
    """Everybody was to meet everybody: a player due to meet somebody who has left has won."""
    couples = circle(sorted(entrants), number)
    full = [couple for couple in couples if len(couple) == 2]
    play = [couple for couple in full if not set(couple) & set(gone)]
    won = {each for couple in full for each in couple if couple not in play and each not in gone}
    out = {each for couple in couples for each in couple if len(couple) == 1 and each not in gone}
    return placed(number, play, places) + sitting_out(number, won, 1.0) + sitting_out(number, out, 0.0)


def sitting_out(number: int, entrants: Iterable[int], points: float) -> list[Place]:
    return [Place(number, entrant, BYE, i, points) for i, entrant in enumerate(sorted(entrants))]


def kept_apart(blocks: Iterable[tuple[int, int]], entrants: int) -> set[Couple]:
    """Who does not meet whom, by who has blocked whom."""
    found = list(blocks)
    often = Counter(one for one, _ in found)
    return {frozenset(each) for each in found if often[each[0]] <= max(1, (entrants - 1) // FEW)}


def byes(order: Sequence[int], count: int, places: Sequence[Place], apart: Collection[Couple] = ()) -> list[int]:
    """Who sits out: whoever has done so least often, of those the last in the standings. Where one does, it is one of
    those who have done so least often without whom the fewest have to meet who should not."""
    had = Counter(place.entrant for place in places if place.board == BYE)
    turns = sorted(order, key=lambda entrant: (had[entrant], -order.index(entrant)))
    if count == 1 and apart:
        least = [each for each in turns if had[each] == had[turns[0]]]
        return [min(least, key=lambda out: forced([each for each in order if each != out], apart))]
    return turns[:count]


def forced(play: Sequence[int], apart: Collection[Couple]) -> int:
    """How many pairs of those who should not meet there are at least, when all are paired."""
    if not any(couple <= set(play) for couple in apart):
        return 0
    return len(play) // 2 - most_pairs(play, lambda one, other: frozenset((one, other)) not in apart)


def circle(entrants: Sequence[int], number: int) -> list[list[int]]:
    """The circle method: one stays, the others go round; the one left over sits out."""
    ring: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = (number - 1) % max(1, len(ring) - 1)
    rest = ring[1:]
    turned = [ring[0], *rest[len(rest) - turn :], *rest[: len(rest) - turn]]
    half = len(turned) // 2
    couples = [(turned[i], turned[-1 - i]) for i in range(half)]
    return [[each for each in couple if each is not None] for couple in couples]


def pairs(order: Sequence[int], met: dict[int, Counter[int]], apart: Collection[Couple] = ()) -> list[list[int]]:
    """Two at a table, each with somebody as near in the standings as can be, and nobody twice where that is possible:
    with as few repetitions as it takes. Those who should not meet do so only where it has to be."""
    most = max((max(each.values(), default=0) for each in met.values()), default=0)
    spare = forced(order, apart)
    for repeats in range(1 + len(order) * most):
        tries = [TRIES]
        found = matched(list(order), met, apart, (repeats, spare), tries)
        if found is not None:
            return found
        if tries[0] < 0:
            break
    return step_by_step(order, met, apart, spare, most)


def matched(
    left: list[int],
    met: dict[int, Counter[int]],
    apart: Collection[Couple],
    spare: tuple[int, int],
    tries: list[int],
) -> list[list[int]] | None:
    """The first who is left meets the nearest with whom the rest can be paired as well; `spare` are the repetitions,
    and the meetings of those who should not meet, that are allowed."""
    if not left:
        return []
    first, rest = left[0], left[1:]
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        after = spare[0] - met[first][other], spare[1] - (frozenset((first, other)) in apart)
        if min(after) >= 0:
            found = matched([each for each in rest if each != other], met, apart, after, tries)
            if found is not None:
                return [[first, other], *found]
    return None


def step_by_step(
    order: Sequence[int], met: dict[int, Counter[int]], apart: Collection[Couple], spare: int, most: int
) -> list[list[int]]:
    """The first who is left meets the nearest without whom the rest can still be paired: nobody more often than it
    takes, and no more of those who should not meet than have to."""

    def pairable(people: Sequence[int], again: int) -> int:
        return most_pairs(people, lambda one, other: may(one, other, again))

    def may(one: int, other: int, again: int) -> bool:
        return frozenset((one, other)) not in apart and met[one][other] <= again

    again = next(again for again in range(most + 1) if pairable(order, again) >= len(order) // 2 - spare)
    left, found = list(order), list[list[int]]()
    while left:
        first = left.pop(0)
        for other in left:
            after = spare - (not may(first, other, again))
            rest = [each for each in left if each != other]
            if after >= 0 and pairable(rest, again) >= len(rest) // 2 - after:
                found.append([first, other])
                left, spare = rest, after
                break
    return found


def tables(
    order: Sequence[int], seats: int, met: dict[int, Counter[int]], apart: Collection[Couple] = ()
) -> list[list[int]]:
    """More at a table: filled from the top of the standings with those who have met least, then mended by exchanging
    two as long as fewer have to meet again. Where some should not meet and do, it is tried from other places of the
    standings on."""

    def wrong(groups: list[list[int]]) -> int:
        return sum(frozenset(each) in apart for group in groups for each in combinations(group, 2))

    found = filled(order, seats, met, apart)
    for turn in range(1, len(order) if wrong(found) else 0):
        other = filled([*order[turn:], *order[:turn]], seats, met, apart)
        found = min(found, other, key=wrong)
        if not wrong(found):
            break
    return sorted(found, key=lambda group: min(map(order.index, group)))


def filled(
    order: Sequence[int], seats: int, met: dict[int, Counter[int]], apart: Collection[Couple]
) -> list[list[int]]:
    def cost(one: int, other: int) -> tuple[int, int]:
        return int(frozenset((one, other)) in apart), met[one][other]

    left, groups = list(order), list[list[int]]()
    while left:
        group = [left.pop(0)]
        while len(group) < seats:
            best = min(left, key=lambda each: (*total(cost(each, other) for other in group), order.index(each)))
            left.remove(best)
            group.append(best)
        groups.append(group)
    better = True
    while better:
        better = any(
            exchange(one, other, cost) for one, other in combinations(groups, 2)
        )  # each exchange leaves fewer meetings, so it ends
    return groups


def total(costs: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Pairs that should not meet count first, then how often others have met."""
    found = list(costs)
    return sum(one for one, _ in found), sum(other for _, other in found)


def exchange(one: list[int], other: list[int], cost: Callable[[int, int], tuple[int, int]]) -> bool:
    """Lets two change tables, if fewer have to meet again then; whether they did."""

    def again(*groups: Sequence[int]) -> tuple[int, int]:
        found = [cost(a, b) for group in groups for a, b in combinations(group, 2)]
        return total((wrong, often**2) for wrong, often in found)

    now = again(one, other)
    for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
        first, second = [*one[:i], other[j], *one[i + 1 :]], [*other[:j], one[i], *other[j + 1 :]]
        if again(first, second) < now:
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
