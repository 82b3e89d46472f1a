"""Paying: gold stands in for any resource, never the other way; workers only grow tired (N4.1, N7.2, N7.15)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message
from kronika.games.north.goods import (
    ANY,
    GOLD,
    RAZE,
    RESOURCE_KINDS,
    RESOURCES,
    THINGS,
    TOKEN_KINDS,
    TOKENS,
    WORKER,
    Amounts,
)
from kronika.games.north.state import Position, as_args


def can_pay(s: Position, seat: int, cost: Amounts, less: int = 0) -> bool:
    """Whether some way to pay exists; `less` resources are remitted."""
    own = s.stock[seat]
    gold = own[GOLD] - cost[GOLD]
    if own[WORKER] < cost[WORKER] or own[RAZE] < cost[RAZE] or gold < 0:
        return False
    missing, spare = -less, 0
    for thing in range(RESOURCE_KINDS):
        left = own[thing] - cost[thing]
        if left < 0:
            missing -= left
        else:
            spare += left
    # A named resource is paid with it or with gold; "any" also with what is left over. Remission helps either way.
    if cost[ANY] > spare:
        missing += cost[ANY] - spare
    return missing <= gold


def ways(s: Position, seat: int, cost: Amounts, less: int = 0) -> list[Amounts]:
    """All different payments, fewest gold first; each a list of tokens by thing."""
    own = s.stock[seat]
    if own[WORKER] < cost[WORKER] or own[RAZE] < cost[RAZE] or own[GOLD] < cost[GOLD]:
        return []
    if less == 0 and exact(own, cost):
        return [cost[:TOKEN_KINDS]]
    found: dict[tuple[int, ...], Amounts] = {}
    for bare in remitted(cost, less):
        spread(own, bare, 0, [0] * len(TOKENS), found)
    return sorted(found.values(), key=lambda paid: (paid[GOLD], [-n for n in paid]))


def exact(own: Amounts, cost: Amounts) -> bool:
    """Whether nothing is left to choose: what is due is there, and there is no gold to stand in for any of it."""
    if cost[ANY]:
        return False
    due = 0
    for thing in range(RESOURCE_KINDS):
        if own[thing] < cost[thing]:
            return False
        due += cost[thing]
    return due == 0 or own[GOLD] == cost[GOLD]


def remitted(cost: Amounts, less: int) -> list[Amounts]:
    """The costs left when that many resources need not be paid, whichever the player likes."""
    costs = [cost]
    for _ in range(less):
        fewer: dict[tuple[int, ...], Amounts] = {}
        for each in costs:
            for thing in (*RESOURCES, ANY):
                if each[thing]:
                    lower = each[:]
                    lower[thing] -= 1
                    fewer[tuple(lower)] = lower
        if not fewer:
            break
        costs = list(fewer.values())
    return costs


def spread(own: Amounts, cost: Amounts, thing: int, paid: list[int], found: dict[tuple[int, ...], Amounts]) -> None:
    """Resource by resource: how much of what is due is paid in gold; then any resources from what is left."""
    if thing < RESOURCE_KINDS:
        for gold in range(cost[thing] + 1):
            if cost[thing] - gold <= own[thing] and paid[GOLD] + gold + cost[GOLD] <= own[GOLD]:
                more = paid[:]
                more[thing] += cost[thing] - gold
                more[GOLD] += gold
                spread(own, cost, thing + 1, more, found)
        return
    base = paid[:]
    base[GOLD] += cost[GOLD]
    base[RAZE] += cost[RAZE]
    base[WORKER] += cost[WORKER]
    fill(own, base, cost[ANY], 0, found)


def fill(own: Amounts, paid: list[int], count: int, thing: int, found: dict[tuple[int, ...], Amounts]) -> None:
    """That many resources of any kind, or gold for them."""
    if count == 0:
        found[tuple(paid)] = paid
        return
    kinds = [*RESOURCES, GOLD]
    if thing >= len(kinds):
        return
    kind = kinds[thing]
    for n in range(min(count, own[kind] - paid[kind]) + 1):
        more = paid[:]
        more[kind] += n
        fill(own, more, count - n, thing + 1, found)


def pay(s: Position, seat: int, cost: Amounts, rule: str, reason: Args, less: int = 0) -> Flow[None]:
    """The player chooses among all ways to pay; one way is paid without asking. `reason` says what it is for: to
    `build` or to `use` a card, or the `second` use of a disc."""
    payments = ways(s, seat, cost, less)
    if len(payments) == 1:
        hand_over(s, seat, payments[0], reason["for"] == "second")
        return
    options = [
        Option(
            "pay:" + "-".join(f"{n}{THINGS[i]}" for i, n in enumerate(paid) if n),
            Message("north-do-pay", as_args(paid)),
            (),
            1,
            i,
        )
        for i, paid in enumerate(payments)
    ]
    picks = yield from choose(Ask(seat, Message("north-ask-pay", reason), options, rule=rule))
    hand_over(s, seat, payments[picks[0]], reason["for"] == "second")


def hand_over(s: Position, seat: int, paid: Amounts, second: bool = False) -> None:
    """To the general supply; workers to the clan tile (N7.2-b)."""
    own = s.stock[seat]
    for thing in range(TOKEN_KINDS):
        if paid[thing]:
            own[thing] -= paid[thing]
    s.tired[seat] += paid[WORKER]
    if s.events is None:
        return
    if second:
        s.tell("second", seat, as_args(paid))
    elif any(paid):
        s.tell("pay", seat, as_args(paid))
