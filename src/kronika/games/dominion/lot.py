"""A kingdom drawn by lot so that wishes are met: how many cards of a cost or of some use, which must be there, which
must not (a set of the players' own making, D2.4-e)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kronika.engine.errors import SetupError
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup, SetupItem
from kronika.games.dominion.faces import (
    ATTACK,
    COST,
    FACES,
    NAMES,
    NUMBER,
    REACTION,
    SETS,
    TYPES,
    VICTORY,
    kingdom_faces,
)
from kronika.games.dominion.kingdom import by_cost

SIZE: Final = 10
COUNTS: Final = ("any", "none", "most-1", "most-2", "least-1", "least-2", "least-3", "least-4")
"""How many of a kind: at most or at least this many."""

KINGDOM: Final = [face.number for face in FACES if face.set in SETS]


def numbers(names: str) -> frozenset[int]:
    return frozenset([NUMBER[name] for name in names.split()])


def of_kind(kind: int) -> frozenset[int]:
    return frozenset([face for face in KINGDOM if TYPES[face] & kind])


def costing(least: int, most: int) -> frozenset[int]:
    return frozenset([face for face in KINGDOM if least <= COST[face] <= most])


GROUPS: Final[dict[str, frozenset[int]]] = {
    "cost-2": costing(2, 2),
    "cost-3": costing(3, 3),
    "cost-4": costing(4, 4),
    "cost-5": costing(5, 9),
    "attack": of_kind(ATTACK),
    "reaction": of_kind(REACTION),
    "victory": of_kind(VICTORY),
    "village": numbers("village festival shanty-town mining-village nobles"),
    "draw": numbers(
        "moat smithy council-room laboratory library witch "
        "courtyard masquerade steward shanty-town minion torturer nobles"
    ),
    "buy": numbers("woodcutter council-room festival market pawn baron bridge"),
    "trash": numbers("chapel remodel moneylender mine masquerade steward trading-post upgrade"),
    "base": frozenset(kingdom_faces("base")),
    "intrigue": frozenset(kingdom_faces("intrigue")),
}
"""What cards can be counted by: cost, kind, what they are good for, box."""

WISHES: Final = (
    *(SetupItem(group, "any", COUNTS) for group in GROUPS),
    SetupItem("must", [], [NAMES[face] for face in KINGDOM], many=True, most=SIZE),
    SetupItem("bans", [], [NAMES[face] for face in KINGDOM], many=True),
)

TRIES: Final = 400
"""Drawings in which every kingdom that meets the wishes is as likely as any other; only then one is searched for."""
STEPS: Final = 4_000
"""Ways that are tried before a search is given up."""


class Wish:
    """A number of cards of a group."""

    __slots__ = ("group", "id", "least", "most")

    def __init__(self, id: str, count: str) -> None:
        self.id = id
        self.group = GROUPS[id]
        bound, _, number = count.partition("-")
        self.least = int(number) if bound == "least" else 0
        self.most = int(number) if bound == "most" else 0 if bound == "none" else SIZE

    def met(self, cards: Sequence[int]) -> bool:
        return self.least <= sum([card in self.group for card in cards]) <= self.most


def draw_kingdom(wishes: Setup, rng: Rng) -> list[str]:
    must = [NUMBER[name] for name in cast("list[str]", wishes["must"])]
    bans = {NUMBER[name] for name in cast("list[str]", wishes["bans"])}
    counted = [Wish(id, str(wishes[id])) for id in GROUPS if wishes[id] != "any"]
    pool = [face for face in KINGDOM if face not in bans and face not in must]
    check(must, bans, pool, counted)
    for _ in range(TRIES):
        rng.shuffle(pool)
        cards = must + pool[: SIZE - len(must)]
        if all(wish.met(cards) for wish in counted):
            return in_order(cards)
    found = search(must, pool, counted)
    if found is None:
        raise clash(must, pool, counted)
    return in_order(found)


def in_order(cards: list[int]) -> list[str]:
    """By cost, as the piles lie, whatever the order of the lot."""
    return [NAMES[card] for card in sorted(cards, key=by_cost)]


# --- why it may not be possible, in words ---


def check(must: list[int], bans: set[int], pool: list[int], wishes: list[Wish]) -> None:
    """What can be seen at once of a single wish."""
    for card in must:
        if card in bans:
            raise SetupError("dominion-lot-both", {"card": NAMES[card]})
    if len(must) > SIZE:
        raise SetupError("dominion-lot-many", {"count": len(must)})
    if len(must) + len(pool) < SIZE:
        raise SetupError("dominion-lot-few", {"count": len(must) + len(pool)})
    for wish in wishes:
        sure = sum([card in wish.group for card in must])
        there = sure + min(SIZE - len(must), sum([card in wish.group for card in pool]))
        if sure > wish.most:
            raise SetupError("dominion-lot-too-many", {"wish": wish.id, "count": sure, "most": wish.most})
        if there < wish.least:
            raise SetupError("dominion-lot-too-few", {"wish": wish.id, "count": there, "least": wish.least})


def clash(must: list[int], pool: list[int], wishes: list[Wish]) -> SetupError:
    """Names two wishes of which one has to go; where it is not as simple as that, says so."""
    for i, wish in enumerate(wishes):
        for other in wishes[:i]:
            if search(must, pool, [wish, other]) is None:
                return SetupError("dominion-lot-clash", {"wish": other.id, "other": wish.id})
    for wish in wishes:
        others = [each for each in wishes if each is not wish]
        if search(must, pool, others, STEPS // len(wishes)) is not None:
            return SetupError("dominion-lot-one-too-many", {"wish": wish.id})
    return SetupError("dominion-lot-impossible")


def search(must: list[int], pool: list[int], wishes: list[Wish], steps: int = STEPS) -> list[int] | None:
    """Some kingdom that meets all wishes. Cards that count for the same wishes are as good as each other, so it is
    enough to try how many of each sort there are; a way is left as soon as a wish is lost on it."""
    sorts: dict[tuple[bool, ...], list[int]] = {}
    for card in pool:
        sorts.setdefault(tuple([card in wish.group for wish in wishes]), []).append(card)
    kinds = list(sorts)
    left = [len(pool)]  # how many cards there are from each sort on, and how many of them count for each wish
    more = [[sum([card in wish.group for card in pool]) for wish in wishes]]
    for kind in kinds:
        there = len(sorts[kind])
        left.append(left[-1] - there)
        more.append([count - there * is_in for count, is_in in zip(more[-1], kind, strict=True)])

    def go(at: int, room: int, have: list[int]) -> list[int] | None:
        """How many of each sort from this one on."""
        nonlocal steps
        steps -= 1
        if steps < 0 or left[at] < room:
            return None
        for i, wish in enumerate(wishes):
            count = more[at][i]
            if have[i] + min(room, count) < wish.least or have[i] + max(0, room - (left[at] - count)) > wish.most:
                return None
        if at == len(kinds):
            return []
        for n in range(min(room, len(sorts[kinds[at]])), -1, -1):
            rest = go(at + 1, room - n, [count + n * is_in for count, is_in in zip(have, kinds[at], strict=True)])
            if rest is not None:
                return [n, *rest]
        return None

    counts = go(0, SIZE - len(must), [sum([card in wish.group for card in must]) for wish in wishes])
    if counts is None:
        return None
    return must + [card for kind, n in zip(kinds, counts, strict=True) for card in sorts[kind][:n]]
