"""The battle: rolls, sacrifice, defeat and victory (5.5.4 to 5.5.8)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.campaign import ATTACKER, DEFENDER, Campaign
from kronika.games.oath.moves import discard_adviser, discard_at_site
from kronika.games.oath.powers import Use, color, imperial, in_play
from kronika.games.oath.spoils import spoils
from kronika.games.oath.state import BANDITS, EMPIRE, NOBODY, SLOTS, Position
from kronika.games.oath.warbands import bank_of, kill_at_site, kill_on_board, leave

HOLLOW: Final = 0
SWORD: Final = 1
TWO_AND_SKULL: Final = 2
ATTACK_FACES: Final = (HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, TWO_AND_SKULL)
BLANK: Final = 0
SHIELD: Final = 1
TWO_SHIELDS: Final = 2
DOUBLING: Final = 3
DEFENSE_FACES: Final = (BLANK, BLANK, SHIELD, SHIELD, TWO_SHIELDS, DOUBLING)

Source = tuple[str, int, int]
"""Part of a force: "site" or "board", its number, and how many warbands."""


def fight(s: Position, camp: Campaign) -> Flow[None]:
    roll_defense(s, camp)
    camp.step = "sacrifice"
    yield from roll_attack(s, camp)
    s.tell(
        "victor", camp.seat if camp.won else camp.defender, {"attack": camp.total_attack, "defense": camp.total_defense}
    )
    camp.step = "losses"
    yield from defeat(s, camp)
    if camp.won:
        camp.step = "spoils"
        yield from spoils(s, camp)
    camp.step = "end"
    yield from resolve_plans(s, camp)


# --- the defense (5.5.4) ---


def roll_defense(s: Position, camp: Campaign) -> None:
    camp.rolled_defense = [DEFENSE_FACES[s.rng.below(6)] for _ in range(camp.defense)]
    camp.total_defense = count_defense(camp) + force_size(s, camp) + bandits_in_force(s, camp)
    faces = ",".join(map(str, camp.rolled_defense))
    s.tell("roll-defense", camp.defender, {"faces": faces, "defense": camp.total_defense})


def count_defense(camp: Campaign) -> int:
    """Shields, doubled for each doubling face; warbands are not (5.5.4-b)."""
    faces = camp.rolled_defense
    shields = 2 * faces.count(TWO_SHIELDS)
    if not camp.no_single_shields:
        shields += faces.count(SHIELD)
    return shields << faces.count(DOUBLING)


def force(s: Position, camp: Campaign) -> list[Source]:
    """The defending warbands: at targeted sites, and on the boards of those present."""
    found: list[Source] = []
    if not camp.against_bandits:
        mine = color(s, camp.defender)
        for slot in camp.targets:
            if slot < SLOTS and s.held[slot] == mine:
                found.append(("site", slot, s.army[slot]))
    for seat in camp.members(DEFENDER):
        if s.board[seat] and camp.at_battle(s, seat):
            found.append(("board", seat, s.board[seat]))
    return found


def force_size(s: Position, camp: Campaign) -> int:
    return sum(count for _, _, count in force(s, camp))


def bandits_in_force(s: Position, camp: Campaign) -> int:
    """One for each targeted site, if bandits defend or fight for the crown's holder (2.8.3-b, 7.6.5-a)."""
    crown = in_play(s).crown
    mine = camp.against_bandits or (crown != NOBODY and color(s, crown) == color(s, camp.defender))
    return sum(slot < SLOTS for slot in camp.targets) if mine else 0


# --- the attack (5.5.5) ---


def roll_attack(s: Position, camp: Campaign) -> Flow[None]:
    camp.rolled_attack = [ATTACK_FACES[s.rng.below(6)] for _ in range(camp.attack)]
    faces = camp.rolled_attack
    swords = faces.count(SWORD) + 2 * faces.count(TWO_AND_SKULL) + faces.count(HOLLOW) // 2
    camp.total_attack = swords
    told: Args = {"faces": ",".join(map(str, faces)), "attack": swords, "defense": camp.total_defense}
    s.tell("roll-attack", camp.seat, told)
    if not camp.no_skulls:
        camp.killed[ATTACKER] += kill_on_board(s, camp.seat, faces.count(TWO_AND_SKULL))
    yield from sacrifice(s, camp)
    camp.won = camp.total_attack > camp.total_defense


def sacrifice(s: Position, camp: Campaign) -> Flow[None]:
    """Exactly as many as are needed, or none (5.5.5-c)."""
    needed = camp.total_defense + 1 - camp.total_attack
    if not 0 < needed <= s.board[camp.seat]:
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
        camp.killed[ATTACKER] += kill_on_board(s, camp.seat, amount)
        camp.total_attack += amount


# --- defeat (5.5.6) ---


def defeat(s: Position, camp: Campaign) -> Flow[None]:
    side = DEFENDER if camp.won else ATTACKER
    # Plans that spare a force speak before the killing.
    for use, seat in list(camp.used):
        if use.power.beaten is not None and side_of(camp, seat) == side:
            flow = use.power.beaten(s, use, camp, seat)
            if flow is not None:
                yield from flow
    if side == ATTACKER:
        size = s.board[camp.seat]
        dead = deaths(camp, side, size)
        camp.killed[ATTACKER] += kill_on_board(s, camp.seat, dead)
        camp.survivors = {camp.seat: size - dead}
    else:
        yield from defenders_die(s, camp)


def side_of(camp: Campaign, seat: int) -> int:
    return ATTACKER if seat == camp.seat else DEFENDER


def deaths(camp: Campaign, side: int, size: int) -> int:
    """Half, rounded down; all, if the attacker is brutal; nobody, if a plan spares them."""
    if camp.spared[side]:
        return 0
    return size if camp.brutal else size // 2


def defenders_die(s: Position, camp: Campaign) -> Flow[None]:
    """The defender chooses who dies, for the Empire the Chancellor (5.5.6-e); then the sites are left."""
    sources = force(s, camp)
    dead = deaths(camp, DEFENDER, sum(count for _, _, count in sources))
    if dead:
        chooser = EMPIRE if imperial(s, camp.defender) else camp.defender
        yield from choose_losses(s, camp, chooser, sources, dead)
    if not camp.against_bandits:
        retreat(s, camp)
    for seat in camp.members(DEFENDER):
        if s.board[seat] and camp.at_battle(s, seat):
            camp.survivors[seat] = camp.survivors.get(seat, 0) + s.board[seat]


def choose_losses(s: Position, camp: Campaign, chooser: int, sources: list[Source], dead: int) -> Flow[None]:
    options = [source_option("lose", s, source, i, dead) for i, source in enumerate(sources)]
    what = Message("oath-ask-losses", {"count": dead})
    picks = yield from choose(Ask(chooser, what, options, dead, dead, rule="5.5.6-a"))
    for i, (kind, where, _) in enumerate(sources):
        count = picks.count(i)
        camp.killed[DEFENDER] += kill_at_site(s, where, count) if kind == "site" else kill_on_board(s, where, count)


def source_option(verb: str, s: Position, source: Source, value: int, most: int) -> Option:
    """To take warbands, at most so many, from part of a force."""
    kind, where, count = source
    most = min(most, count)
    if kind == "site":
        text = Message(f"oath-do-{verb}-site", {"site": s.cards.name(s.site[where]), "count": count})
        return Option(f"site:{where}", text, (Ref("site", str(where)),), most, value)
    text = Message(f"oath-do-{verb}-board", {"player": where, "count": count})
    return Option(f"board:{where}", text, (Ref("seat", str(where)),), most, value)


def retreat(s: Position, camp: Campaign) -> None:
    """Survivors at targeted sites go to the defeated player's board; purple ones to the Chancellor's (5.5.6-b, -e)."""
    mine = color(s, camp.defender)
    to = EMPIRE if imperial(s, camp.defender) else camp.defender
    moved = 0
    for slot in camp.targets:
        if slot < SLOTS and s.held[slot] == mine:
            count = s.army[slot]
            leave(s, slot, count)
            s.board[to] += count
            moved += count
            s.tell("retreat", to, {"amount": count, "slot": slot, "site": s.cards.name(s.site[slot])})
    if moved and not (to in camp.members(DEFENDER) and camp.at_battle(s, to)):
        camp.survivors[to] = camp.survivors.get(to, 0) + moved


def kill_survivors(s: Position, camp: Campaign) -> int:
    """All that is left of the defeated force, wherever it is by now (10.force)."""
    killed = 0
    for seat, count in camp.survivors.items():
        killed += kill_on_board(s, seat, count)
    camp.killed[DEFENDER if camp.won else ATTACKER] += killed
    camp.survivors = {}
    return killed


def capture_survivors(s: Position, camp: Campaign) -> None:
    """All that is left of the defeated force goes onto a card; colors stay."""
    for seat, left in camp.survivors.items():
        count = min(left, s.board[seat])
        s.board[seat] -= count
        own = bank_of(s, seat)
        s.caged[own] = s.caged.get(own, 0) + count
    camp.survivors = {}


# --- battle plans at the end (5.5.8) ---


def resolve_plans(s: Position, camp: Campaign) -> Flow[None]:
    from kronika.games.oath.title import settle  # noqa: PLC0415

    winner = ATTACKER if camp.won else DEFENDER
    for use, seat in list(camp.used):
        if use.power.end is not None and side_of(camp, seat) == winner:
            flow = use.power.end(s, use, camp, seat)
            if flow is not None:
                yield from flow
            settling = settle(s)
            if settling is not None:
                yield from settling
    for use, seat in camp.used:
        if use.power.spent:
            discard_plan(s, use, seat)


def discard_plan(s: Position, use: Use, seat: int) -> None:
    """Whoever used the plan discards its card, wherever it lies by now, unless it is locked there."""
    card = use.card
    for slot in range(SLOTS):
        if card in s.cards_at[slot]:
            if not s.face(card).locked:
                discard_at_site(s, s.turn if seat == BANDITS else seat, slot, card)
            return
    for owner in range(s.seats):
        if card in s.advisers[owner]:
            if not s.face(card).locked:
                discard_adviser(s, seat, owner, card)
            return
