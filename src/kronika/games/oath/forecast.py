"""How a Campaign might go on: the pools and forces it would come to, tried out in a copy of the position, and the odds
of the battle then. Everything it looks at lies open; what needs a choice that nobody can foresee has no odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.flow import OVER, to_its_end
from kronika.games.oath.battle_plans import cost_of, plans_of_bandits, usable, use_plan
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.forces import force_of, size_of
from kronika.games.oath.odds import Fight, Odds, odds
from kronika.games.oath.powers import Use, in_play, rules
from kronika.games.oath.purse import pay
from kronika.games.oath.sides import ATTACKER, DEFENDER, UNDECIDED
from kronika.games.oath.state import BANDITS, Position
from kronika.games.oath.targets import Target

AS_CHOSEN: Final = -1
"""As many dice as are in the pool already."""


class Forecast:
    """A battle as it would be fought: its pools and forces, the odds, and who of the defenders would fall."""

    __slots__ = ("attack", "decided", "defense", "falls", "fight", "force", "guard", "odds")

    def __init__(self, s: Position, camp: Campaign) -> None:
        rules = camp.battle_rules
        self.decided = camp.decided
        """The side that is victorious without a roll."""
        self.attack = camp.attack // rules.attack_divisor
        self.defense = camp.defense
        self.force = sum(count for _, _, count in force_of(s, camp, ATTACKER))
        self.guard = size_of(s, camp, DEFENDER)
        defenders = sum(count for _, _, count in force_of(s, camp, DEFENDER))
        hear_defeat(s, camp)
        self.falls = rules.deaths(DEFENDER, defenders)
        """How many defenders die if the attack wins."""
        self.fight = Fight(
            self.attack,
            self.defense,
            self.force,
            self.guard,
            tuple(rules.swords),
            tuple(rules.shields),
            rules.attack_times,
            rules.skull_kills,
            rules.sacrifice_worth if rules.may_sacrifice else 0,
            rules.losses[ATTACKER],
        )
        self.odds: Odds = odds(self.fight)

    @property
    def win(self) -> float:
        """The chance that the attack wins."""
        if self.decided != UNDECIDED:
            return float(self.decided == ATTACKER)
        return self.odds.win


def hear_defeat(s: Position, camp: Campaign) -> None:
    """Plans that spare a beaten force or doom it (5.5.6-d): each speaks for its own side alone."""
    for use, seat in list(camp.used):
        if use.power.beaten is not None:
            flow = use.power.beaten(s, use, camp, seat)
            if flow is not None:
                finish(flow, False)


def begin(s: Position, camp: Campaign, targets: Sequence[Target] = ()) -> tuple[Position, Campaign]:
    """A copy in which the Campaign has its defense pool, with more targets where some are still chosen."""
    twin = s.copy()
    battle = camp.imagined(twin)
    if camp.step in ("targets", "allies"):
        battle.targets += targets
        battle.gather(twin)
    return twin, battle


def foresee(
    s: Position,
    camp: Campaign,
    dice: int = AS_CHOSEN,
    plans: Sequence[tuple[Use, int]] = (),
    targets: Sequence[Target] = (),
    change: int = 0,
) -> Forecast | None:
    """The battle with this many of the attacker's dice, then these plans by these seats, and this many attack dice
    more; bandits use theirs, as they must (5.5.3-b). None where a plan leads to what nobody can foresee."""
    twin, battle = begin(s, camp, targets)
    if dice != AS_CHOSEN:
        battle.take_dice(twin, dice)
    battle.change_attack(change)
    answered = any(seat == BANDITS for _, seat in battle.used)
    mine = [plan for plan in plans if battle.side_of(plan[1]) == ATTACKER]
    for use, seat in mine:
        if not tried(twin, battle, use, seat):
            return None
    if battle.against_bandits and not answered and battle.decided == UNDECIDED:
        finish(plans_of_bandits(twin, battle), False)
    for use, seat in plans:
        if battle.side_of(seat) == DEFENDER and not tried(twin, battle, use, seat):
            return None
    return Forecast(twin, battle)


def at_the_outset(s: Position, seat: int, defender: int) -> Forecast:
    """A Campaign of a player's who has not begun one: from where the pawn is, at the target that must be, with all dice
    and no plan but those of bandits."""
    camp = Campaign(s, seat)
    camp.defender = defender
    twin, battle = begin(s, camp, [camp.first_target(s)])
    twin.outlaw = battle.outlaw_against(twin, defender)
    battle.take_dice(twin, size_of(twin, battle, ATTACKER))
    if battle.against_bandits and battle.decided == UNDECIDED:
        finish(plans_of_bandits(twin, battle), False)
    return Forecast(twin, battle)


def tried(s: Position, camp: Campaign, use: Use, seat: int) -> bool:
    """Pays for a plan and uses it, if it can be and needs no choice but how many dice."""
    if camp.decided != UNDECIDED or not usable(s, camp, use, seat):
        return False
    before = s.rng.state
    pay(s, seat, cost_of(s, camp, use, seat), use.card)
    done = finish(use_plan(s, camp, use, seat), camp.side_of(seat) == ATTACKER)
    return done and s.rng.state == before


def finish(flow: Flow[None], attacks: bool) -> bool:
    """Runs to the end with the answers that anybody would give: more dice for the own attack, fewer for another's, and
    nothing where nothing need be chosen."""
    steps = to_its_end(flow)
    asks = next(steps)
    while asks is not OVER:
        picks = plain_answer(asks[0], attacks)
        if picks is None:
            return False
        asks = steps.send(Reply(asks[0], picks))
    return True


def plain_answer(ask: Ask, attacks: bool) -> list[int] | None:
    if ask.what.id == "oath-ask-sign":
        values = [option.value if attacks else -option.value for option in ask.options]
        return [values.index(max(values))]
    return [] if ask.least == 0 else None


def usable_plans(s: Position, camp: Campaign, seat: int) -> list[Use]:
    """The plans that a player could use now, as cards that all can see (5.5.3-a)."""
    return [use for use in in_play(s).plans if usable(s, camp, use, seat)]


def answers(s: Position, camp: Campaign) -> list[tuple[Use, int]]:
    """The plans that the defender and the Allies could use; what lies facedown has no power (5.1.4.II-b)."""
    found: list[tuple[Use, int]] = []
    for seat in camp.members(DEFENDER):
        for use in usable_plans(s, camp, seat):
            if all(use.card != other.card for other, _ in found):
                found.append((use, seat))
    return found


def rerollers(s: Position, camp: Campaign) -> list[tuple[Use, int]]:
    """Who may roll again, which no odds here reckon with (ruling on Jinx)."""
    return [
        (use, seat)
        for use in in_play(s).rerolls
        for seat in [*camp.members(ATTACKER), *camp.members(DEFENDER)]
        if rules(s, seat, use)
    ]
