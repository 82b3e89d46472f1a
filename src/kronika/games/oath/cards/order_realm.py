"""Powers of the suit Order beyond the first world: roads, tolls and laws. Its wars are in order_war.py."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.battle import source_option
from kronika.games.oath.cards.choices import any_bank, favor_of_bank, hostile, others_here, player_options, toll_of
from kronika.games.oath.cards.nomad_plans import signal_option
from kronika.games.oath.forces import perish
from kronika.games.oath.minor import movable
from kronika.games.oath.moves import reveal_site, slot_of
from kronika.games.oath.play import PLOT, REVEAL
from kronika.games.oath.powers import (
    ALWAYS,
    MUST,
    RECOVER,
    TRADE,
    TRAVEL,
    Refused,
    Use,
    card_ruler,
    may_place,
    power,
    ruled,
    ruler,
    rules_site,
)
from kronika.games.oath.purse import take_favor
from kronika.games.oath.state import (
    CITIZEN,
    NOBODY,
    NOTHING,
    REGION,
    REGION_SLOTS,
    Position,
)
from kronika.games.oath.targets import THE_DARKEST_SECRET, Target
from kronika.games.oath.travel import Travel
from kronika.games.oath.warbands import kill_at_site, station, withdraw

# --- Messenger: warbands between the board and all ruled sites ---


def anything_to_move(s: Position, use: Use, seat: int) -> list[Option] | None:
    sites = ruled(s, seat)
    if any(movable(s, seat, slot) > 0 for slot in sites) or (sites and s.board[seat] and may_place(s, seat)):
        return None
    return []


def messenger(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """First to the board, then from it. A Citizen needs no permission for it (ruling)."""
    sites = ruled(s, seat)
    takes = [signal_option("withdraw-from", s, slot, movable(s, seat, slot)) for slot in sites]
    takes = [option for option in takes if option.most > 0]
    if takes:
        most = sum(option.most for option in takes)
        what = Message("oath-ask-signals-from", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, takes, 0, most, rule="6.5-a"))
        for i, option in enumerate(takes):
            _, slot = option.values
            withdraw(s, seat, slot, picks.count(i))
    most = s.board[seat]
    if most and may_place(s, seat):
        gives = [signal_option("occupy", s, slot, most) for slot in sites]
        what = Message("oath-ask-signals-to", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, gives, 0, most, rule="6.5-b"))
        for i, option in enumerate(gives):
            _, slot = option.values
            station(s, seat, slot, picks.count(i))


power("messenger", choices=anything_to_move, act=messenger)


# --- Palanquin: the player's pawn ahead, another's behind it ---


class Procession(Travel):
    """Somebody's journey to a site where its maker goes first."""

    def __init__(self, s: Position, seat: int, leader: int) -> None:
        super().__init__(s, seat, free=True, chooser=leader)
        self.leader = leader

    def do(self, s: Position, target: Target) -> None:
        put_pawn(s, self.leader, target.number)
        super().do(s, target)


def put_pawn(s: Position, seat: int, slot: int) -> None:
    s.pawn[seat] = slot
    if s.site_faceup[slot]:
        s.tell("moved", seat, {"slot": slot, "site": s.cards.name(s.site[slot])})
    else:
        s.tell("explore", seat, {"slot": slot})


def fellow_travelers(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options([other for other in others_here(s, seat) if Procession(s, other, seat).completes(s)])


def palanquin(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    other = picked.value
    if Travel(s, other, free=True).chooser == other:
        yield from Procession(s, other, seat).run(s)
        return
    # In the Shrouded Wood the two may part: its ruler sends the other one (ruling).
    journey = Travel(s, other, free=True, chooser=seat)
    options = [journey.option(s, target, bill) for target, bill in journey.legal(s)]
    if options:
        what = Message("oath-ask-palanquin", {"card": use.power.id})
        picks = yield from choose(Ask(seat, what, options, rule="6.2-a"))
        slot = options[picks[0]].value
        put_pawn(s, seat, slot)
        yield from journey.run(s)
        if not s.site_faceup[slot]:
            reveal_site(s, slot)


power("palanquin", choices=fellow_travelers, act=palanquin)


# --- Tome Guardians: the Darkest Secret out of reach, even where nobody or the enemy holds it ---


def guarded_from(s: Position, use: Use, seat: int, victim: int, thing: Target) -> Refused:
    if thing == THE_DARKEST_SECRET and hostile(s, use, seat):
        return Message("oath-why-tome-guardians", {"card": use.power.id}), "9.2-a"
    return None


def no_recovery(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if target == THE_DARKEST_SECRET:
        why = guarded_from(s, use, act.seat, NOBODY, THE_DARKEST_SECRET)
        if why is not None:
            bill.refuse(*why)


power("tome-guardians", RECOVER, binding=ALWAYS, price=no_recovery, shields=guarded_from)


def tyrant(s: Position, use: Use, act: Action, target: Target) -> None:
    """A warband there, whosever it is; with none there, nobody dies (rulings)."""
    perish(s, "site", target.number, 1)


power("tyrant", TRAVEL, binding=MUST, after=tyrant)


# --- tolls and bans on the ruler's own ground ---


def under_its_ruler(s: Position, use: Use, slot: int) -> bool:
    """Whether who rules the card rules this site too; nobody rules a facedown one."""
    return ruler(s, slot) == card_ruler(s, use)


def forced_labor(s: Position, use: Use, seat: int, bill: Bill) -> None:
    """Playing a facedown adviser is taxed like a Search (ruling)."""
    if under_its_ruler(s, use, s.pawn[seat]):
        toll_of(s, use, seat, bill)


power("forced-labor", binding=ALWAYS, search_surcharge=forced_labor)


def secret_police(s: Position, use: Use, seat: int, card: int, where: int) -> Refused:
    """The Conspiracy is a Vision too."""
    if where in (REVEAL, PLOT) and under_its_ruler(s, use, s.pawn[seat]) and hostile(s, use, seat):
        return Message("oath-why-secret-police", {"card": use.power.id}), "9.2-a"
    return None


power("secret-police", binding=ALWAYS, forbids=secret_police)


def toll_roads(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if under_its_ruler(s, use, target.number):
        toll_of(s, use, act.seat, bill)


power("toll-roads", TRAVEL, binding=ALWAYS, price=toll_roads)


def curfew(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    slot = slot_of(s, target.number)
    if slot != NOTHING and card_ruler(s, Use(use.power, target.number, slot, NOBODY)) == card_ruler(s, use):
        toll_of(s, use, act.seat, bill)


power("curfew", TRADE, binding=ALWAYS, price=curfew)


# --- Siege Engines and Royal Tax ---


def besieged(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        source_option("lose", s, ("site", slot, s.army[slot]), slot, 1)
        for slot in REGION_SLOTS[REGION[s.pawn[seat]]]
        if s.army[slot]
    ]


def siege_engines(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    kill_at_site(s, picked.value, 2)


power("siege-engines", choices=besieged, act=siege_engines)


def royal_tax(s: Position, use: Use, seat: int) -> None:
    region = REGION[s.pawn[seat]]
    for other in range(s.seats):
        if other != seat and REGION[s.pawn[other]] == region and rules_site(s, seat, s.pawn[other]):
            take_favor(s, seat, other, 2)


power("royal-tax", when_played=royal_tax)


# --- Vow of Obedience and Council Seat ---


def no_visions(s: Position, use: Use, seat: int, card: int, where: int) -> Refused:
    """A Vision already revealed stays; the Conspiracy is one too (rulings)."""
    if seat == use.owner and where in (REVEAL, PLOT):
        return Message("oath-why-vow-of-obedience", {"card": use.power.id}), "9.2-a"
    return None


power("vow-of-obedience", forbids=no_visions, rest=True, choices=any_bank, act=favor_of_bank)


def council_seat(s: Position, use: Use, seat: int) -> bool:
    return seat == use.owner and s.role[seat] == CITIZEN


power("council-seat", binding=ALWAYS, protects=council_seat)
