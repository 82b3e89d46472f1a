"""Battle plans (5.5.3): who may use which, what they cost, and what they do to the pools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.engine.ask import Ask, Flow, Refusal
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import GO_ON, use_options
from kronika.games.oath.faces import Cost
from kronika.games.oath.powers import Refused, Use, in_play, ruler, rules
from kronika.games.oath.purse import can_pay, pay
from kronika.games.oath.sides import DEFENDER, SIDES, UNDECIDED
from kronika.games.oath.state import BANDITS, NOTHING, Position

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign


def use_plans(s: Position, camp: Campaign) -> Flow[None]:
    yield from plans_of(s, camp, camp.seat)
    if camp.decided != UNDECIDED:
        return
    if camp.defender == BANDITS:
        yield from plans_of_bandits(s, camp)
    # The defender first, then the Allies; who waited for another's plan is asked once more (5.5.3-d).
    passed: dict[int, int] = {}
    while True:
        waiting = [seat for seat in camp.members(DEFENDER) if passed.get(seat) != len(camp.used)]
        if not waiting or camp.decided != UNDECIDED:
            return
        for seat in waiting:
            yield from plans_of(s, camp, seat)
            passed[seat] = len(camp.used)


def usable(s: Position, camp: Campaign, use: Use, seat: int) -> bool:
    """Whether a player may use a plan now: one that they rule, for their side, that nobody used or forbids."""
    power = use.power
    return (
        power.side in ("either", SIDES[camp.side_of(seat)])
        and rules(s, seat, use)
        and can_pay(s, seat, use, plan=True, cost=cost_of(s, camp, use, seat))
        and not any(use.card == other.card for other, _ in camp.used)
        and (power.plan_usable is None or power.plan_usable(s, use, camp, seat))
        and vetoed(s, camp, use, seat) is None
    )


def cost_of(s: Position, camp: Campaign, plan: Use, seat: int) -> Cost:
    """The cost of a battle plan, with what enemies' powers add to it."""
    cost = plan.power.cost
    for use in in_play(s).surcharges:
        assert use.power.surcharge is not None
        more = use.power.surcharge(s, use, camp, plan, seat)
        if more is not None:
            cost = cost.plus(more)
    return cost


def vetoed(s: Position, camp: Campaign, plan: Use, seat: int) -> Refused:
    for use in in_play(s).vetoes:
        assert use.power.veto is not None
        why = use.power.veto(s, use, camp, plan, seat)
        if why is not None:
            return why
    return None


def plans_of(s: Position, camp: Campaign, seat: int) -> Flow[None]:
    def closed(state: State, seat: int) -> list[Refusal]:
        assert isinstance(state, Position)
        return closed_plans(state, camp, seat)

    while camp.decided == UNDECIDED:
        uses = [use for use in in_play(s).plans if usable(s, camp, use, seat)]
        if not uses:
            return
        options = [GO_ON, *use_options(uses)]
        what = Message("oath-ask-plans", {"attack": camp.attack, "defense": camp.defense})
        picks = yield from choose(Ask(seat, what, options, rule="5.5.3-a", refuse=closed))
        if picks[0] == 0:
            return
        use = uses[picks[0] - 1]
        pay(s, seat, cost_of(s, camp, use, seat), use.card)
        yield from use_plan(s, camp, use, seat)


def closed_plans(s: Position, camp: Campaign, seat: int) -> list[Refusal]:
    """The plans of a player's side that can't be used now, and why."""
    found: list[Refusal] = []
    for use in in_play(s).plans:
        mine = use.power.side in ("either", SIDES[camp.side_of(seat)]) and rules(s, seat, use)
        if not mine or any(use.card == other.card for other, _ in camp.used) or usable(s, camp, use, seat):
            continue
        why = vetoed(s, camp, use, seat)
        if why is None:
            payable = can_pay(s, seat, use, plan=True, cost=cost_of(s, camp, use, seat))
            card: Args = {"card": use.power.id}
            why = (Message("oath-why-nothing-to-use", card), "7.5-a")
            if not payable:
                why = (Message("oath-why-cost", card), "7.1.2-a")
        found.append(Refusal(f"use:{use.power.id}", why[0], why[1], (Ref("card", use.power.id),)))
    return found


def plans_of_bandits(s: Position, camp: Campaign) -> Flow[None]:
    """All they rule that cost nothing (5.5.3-b), wherever they rule; what needs a choice is not used (OQ-51)."""
    for use in list(in_play(s).plans):
        power = use.power
        if (
            use.slot != NOTHING
            and ruler(s, use.slot) == BANDITS
            and power.side in ("either", "defender")
            and cost_of(s, camp, use, BANDITS).free
            and (power.plan_usable is None or power.plan_usable(s, use, camp, BANDITS))
            and vetoed(s, camp, use, BANDITS) is None
        ):
            yield from use_plan(s, camp, use, BANDITS)


def use_plan(s: Position, camp: Campaign, use: Use, seat: int) -> Flow[None]:
    camp.used.append((use, seat))
    s.in_use.append(use.card)
    s.tell("plan", seat, {"card": use.power.id})
    assert use.power.plan is not None
    before = camp.attack, camp.defense
    flow = use.power.plan(s, use, camp, seat)
    if flow is not None:
        yield from flow
    camp.note(use.power.id, before)
