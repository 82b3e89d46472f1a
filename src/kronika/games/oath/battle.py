"""The battle: rolls, sacrifice, defeat and victory (5.5.4 to 5.5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.dice import ATTACK, DEFENSE, TWO_AND_SKULL, count_shields, roll_dice
from kronika.games.oath.forces import Source, fall, force_of, size_of
from kronika.games.oath.moves import discard_adviser, discard_at_site, locked
from kronika.games.oath.powers import Use, imperial, may_place, rules_site
from kronika.games.oath.sides import ATTACKER, DEFENDER, UNDECIDED
from kronika.games.oath.spoils import spoils
from kronika.games.oath.state import BANDITS, EMPIRE, NOBODY, SLOTS, Position
from kronika.games.oath.tally import reckoning
from kronika.games.oath.title import settle
from kronika.games.oath.warbands import bank_of, leave

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign


def fight(s: Position, camp: Campaign) -> Flow[None]:
    if camp.decided == UNDECIDED:
        yield from roll_defense(s, camp)
        camp.step = "sacrifice"
        yield from roll_attack(s, camp)
        camp.won = camp.total_attack > camp.total_defense
    else:
        # "Victorious now" (OQ-54): no dice, no skulls.
        camp.won = camp.decided == ATTACKER
    if s.events is not None:
        told: Args = {"attack": camp.total_attack, "defense": camp.total_defense, **reckoning(s, camp)}
        s.tell("victor", camp.seat if camp.won else camp.defender, told)
    camp.step = "losses"
    yield from defeat(s, camp)
    if camp.won:
        camp.step = "spoils"
        yield from spoils(s, camp)
    camp.step = "end"
    yield from resolve_plans(s, camp)


# --- the defense (5.5.4) ---


def roll_defense(s: Position, camp: Campaign) -> Flow[None]:
    camp.rolled_defense = yield from roll_dice(s, camp.defender, DEFENSE, camp.defense)
    camp.total_defense = count_defense(camp) + size_of(s, camp, DEFENDER)
    faces = ",".join(map(str, camp.rolled_defense))
    s.tell("roll-defense", camp.defender, {"faces": faces, "defense": camp.total_defense})


def count_defense(camp: Campaign) -> int:
    """Shields as rolled and doubled; warbands are not (5.5.4-b)."""
    return count_shields(camp.rolled_defense, camp.battle_rules.shields)


# --- the attack (5.5.5) ---


def roll_attack(s: Position, camp: Campaign) -> Flow[None]:
    rules = camp.battle_rules
    camp.attack //= rules.attack_divisor
    faces = camp.rolled_attack = yield from roll_dice(s, camp.seat, ATTACK, camp.attack)
    camp.total_attack = count_attack(camp)
    told: Args = {
        "faces": ",".join(map(str, faces)),
        "attack": camp.total_attack,
        "defense": camp.total_defense,
    }
    s.tell("roll-attack", camp.seat, told)
    dead = faces.count(TWO_AND_SKULL) * rules.attack_times * rules.skull_kills
    yield from lose(s, camp, ATTACKER, camp.seat, dead, "5.5.5-a")
    yield from sacrifice(s, camp)


def count_attack(camp: Campaign) -> int:
    """Swords, and one for each pair of hollow ones; doubled as if each die came twice (ruling on Lancers)."""
    rules = camp.battle_rules
    return rules.attack_times * sum(rules.swords[face] for face in camp.rolled_attack) // 2


def sacrifice(s: Position, camp: Campaign) -> Flow[None]:
    """Exactly as many as are needed, or none (5.5.5-c)."""
    short = camp.total_defense + 1 - camp.total_attack
    rules = camp.battle_rules
    needed = -(-short // rules.sacrifice_worth)
    sources = force_of(s, camp, ATTACKER)
    if not rules.may_sacrifice or not 0 < needed <= sum(count for _, _, count in sources):
        return
    options = [
        Option("sacrifice", Message("oath-do-sacrifice", {"amount": needed}), (), 1, needed),
        Option("none", Message("oath-do-sacrifice-none"), (), 1, 0),
    ]
    what = Message("oath-ask-sacrifice", {"attack": camp.total_attack, "defense": camp.total_defense, "amount": needed})
    picks = yield from choose(Ask(camp.seat, what, options, rule="5.5.5-c"))
    amount = options[picks[0]].value
    if amount:
        s.tell("sacrifice", camp.seat, {"amount": amount})
        camp.sacrificed = amount
        yield from lose(s, camp, ATTACKER, camp.seat, amount, "5.5.5-c")
        camp.total_attack += amount * rules.sacrifice_worth


# --- defeat (5.5.6) ---


def defeat(s: Position, camp: Campaign) -> Flow[None]:
    side = DEFENDER if camp.won else ATTACKER
    # Plans that spare a force speak before the killing.
    for use, seat in list(camp.used):
        if use.power.beaten is not None and side_of(camp, seat) == side:
            flow = use.power.beaten(s, use, camp, seat)
            if flow is not None:
                yield from flow
    dead = camp.battle_rules.deaths(side, sum(count for _, _, count in force_of(s, camp, side)))
    if side == ATTACKER:
        yield from lose(s, camp, side, camp.seat, dead, "5.5.6-a")
    else:
        # The defender chooses who dies, for the Empire the Chancellor (5.5.6-e); then the sites are left.
        chooser = camp.defender
        if camp.defender != BANDITS and imperial(s, camp.defender):
            chooser = EMPIRE
        yield from lose(s, camp, side, chooser, dead, "5.5.6-a")
    camp.survivors = {(kind, where): count for kind, where, count in force_of(s, camp, side)}
    if side == ATTACKER or not camp.against_bandits:
        retreat(s, camp, side)


def side_of(camp: Campaign, seat: int) -> int:
    return ATTACKER if seat == camp.seat else DEFENDER


def lose(s: Position, camp: Campaign, side: int, chooser: int, count: int, rule: str) -> Flow[None]:
    """That many of a force fall, as far as there are; where is the chooser's choice."""
    sources = force_of(s, camp, side)
    count = min(count, sum(left for _, _, left in sources))
    if not count:
        return
    options = [source_option("lose", s, source, i, count) for i, source in enumerate(sources)]
    picks = yield from choose(
        Ask(chooser, Message("oath-ask-losses", {"count": count}), options, count, count, rule=rule)
    )
    for i, (kind, where, _) in enumerate(sources):
        fall(s, camp, side, kind, where, picks.count(i))


def source_option(verb: str, s: Position, source: Source, value: int, most: int) -> Option:
    """To take warbands, at most that many, from part of a force."""
    kind, where, count = source
    most = min(most, count)
    if kind == "site":
        text = Message(f"oath-do-{verb}-site", {"site": s.cards.name(s.site[where]), "count": count})
        return Option(f"site:{where}", text, (Ref("site", str(where)),), most, value)
    text = Message(f"oath-do-{verb}-board", {"player": where, "count": count})
    return Option(f"board:{where}", text, (Ref("seat", str(where)),), most, value)


def retreat(s: Position, camp: Campaign, side: int) -> None:
    """Survivors at sites go to the defeated player's board; purple defenders to the Chancellor's (5.5.6-b, 5.5.6-e)."""
    to = camp.seat if side == ATTACKER else EMPIRE if imperial(s, camp.defender) else camp.defender
    for slot in camp.joined if side == ATTACKER else camp.sites():
        count = camp.survivors.pop(("site", slot), 0)
        if count:
            leave(s, slot, count)
            s.board[to] += count
            camp.survivors["board", to] = camp.survivors.get(("board", to), 0) + count
            s.tell("retreat", to, {"amount": count, "slot": slot, "site": s.cards.name(s.site[slot])})


def kill_survivors(s: Position, camp: Campaign) -> int:
    """All that is left of the defeated force, wherever it is by now (10.force)."""
    side = DEFENDER if camp.won else ATTACKER
    killed = 0
    for (kind, where), count in camp.survivors.items():
        killed += fall(s, camp, side, kind, where, count)
    camp.survivors = {}
    return killed


def capture_survivors(s: Position, camp: Campaign) -> None:
    """All that is left of the defeated force goes onto a card; colors stay."""
    for (kind, where), left in camp.survivors.items():
        if kind == "board":
            own, count = bank_of(s, where), min(left, s.board[where])
            s.board[where] -= count
        else:
            own, count = s.army_color[where], min(left, s.army[where])
            leave(s, where, count)
        s.caged[own] = s.caged.get(own, 0) + count
    camp.survivors = {}


# --- battle plans at the end (5.5.8) ---


def resolve_plans(s: Position, camp: Campaign) -> Flow[None]:
    winner = ATTACKER if camp.won else DEFENDER
    for use, seat in list(camp.used):
        if use.power.on_victory is not None and side_of(camp, seat) == winner:
            flow = use.power.on_victory(s, use, camp, seat)
            if flow is not None:
                yield from flow
            settling = settle(s)
            if settling is not None:
                yield from settling
    going = [(use, seat) for use, seat in camp.used if use.power.spent or (use, seat) in camp.discards]
    for use, seat in list(camp.used):
        if use.power.spares is not None and going:
            going = yield from use.power.spares(s, use, camp, seat, going)
    for use, seat in going:
        discard_plan(s, use, seat)
    bring_home(s, camp)


def bring_home(s: Position, camp: Campaign) -> None:
    """The wounded come to the site of the card that saved them, if its user still rules it; else they die after all
    (ruling on Hospital)."""
    for (use, seat), wounded in camp.wounded:
        for own, count in wounded.items():
            held = s.army_color[use.slot]
            if seat != BANDITS and rules_site(s, seat, use.slot) and may_place(s, seat) and held in (own, NOBODY):
                s.army[use.slot] += count
                s.army_color[use.slot] = own
                site = s.cards.name(s.site[use.slot])
                s.tell("brought-home", seat, {"amount": count, "slot": use.slot, "site": site})
            else:
                s.reserve[own] += count


def discard_plan(s: Position, use: Use, seat: int) -> None:
    """Whoever used the plan discards its card, wherever it lies by now, unless it is locked there."""
    card = use.card
    for slot in range(SLOTS):
        if card in s.cards_at[slot]:
            if not locked(s, s.turn if seat == BANDITS else seat, card):
                discard_at_site(s, s.turn if seat == BANDITS else seat, slot, card)
            return
    for owner in range(s.seats):
        if card in s.advisers[owner]:
            if not s.face(card).locked:
                discard_adviser(s, seat, owner, card)
            return
