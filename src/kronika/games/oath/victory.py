"""The ways to win (3)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Flow
from kronika.engine.game import Result
from kronika.engine.message import Message
from kronika.games.oath.faces import DEVOTION, OATHS, PEOPLE, PROTECTION, SUPREMACY
from kronika.games.oath.moves import holdings
from kronika.games.oath.powers import color, in_play
from kronika.games.oath.state import (
    CHRONICLE,
    CITIZEN,
    DARKEST_SECRET,
    EXILE,
    NOBODY,
    NOTHING,
    PEOPLES_FAVOR,
    ROUNDS,
    Position,
)
from kronika.games.oath.title import sites_of

VISIONS_NEEDED: Final = 3
STABLE: Final = {5: 6, 6: 5, 7: 3}
"""In which rounds the end die is rolled, and the least number that ends the game (3.3-b)."""


def scepter_holder(s: Position) -> int:
    return in_play(s).scepter


# --- goals ---


def vision_met(s: Position, seat: int) -> bool:
    """Whether the goal of a player's revealed Vision is met, for an Exile, with three Visions drawn (3.2)."""
    if s.role[seat] != EXILE or s.visions_drawn < VISIONS_NEEDED:
        return False
    return any(meets_goal(s, seat, s.face(card).oath) for card in visions_of(s, seat))


def visions_of(s: Position, seat: int) -> list[int]:
    """The Visions a player has revealed, even by way of another's (False Prophet)."""
    found = [] if s.vision[seat] == NOTHING else [s.vision[seat]]
    return [*found, s.prophecy] if s.prophet == seat and s.prophecy not in found else found


def meets_goal(s: Position, seat: int, oath: int) -> bool:
    """The goals of Visions: more than anyone else, a tie is not enough (3.2-b)."""
    if oath == SUPREMACY:
        sites = sites_of(s)
        mine = color(s, seat)
        return all(sites[mine] > count for other, count in enumerate(sites) if other != mine)
    if oath == PROTECTION:
        mine = holdings(s, seat)
        return all(mine > holdings(s, other) for other in range(s.seats) if other != seat)
    return s.holder[PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET] == seat


def successor(s: Position) -> int:
    """The Citizen who wins instead of the Chancellor, or the Chancellor (3.3.1)."""
    for seat in range(s.seats):
        if s.role[seat] == CITIZEN and succeeds(s, seat):
            return seat
    return 0


def succeeds(s: Position, seat: int) -> bool:
    if s.oath == SUPREMACY:
        mine = holdings(s, seat)
        return all(mine > holdings(s, other) for other in range(s.seats) if other != seat and s.role[other] != EXILE)
    if s.oath == DEVOTION:
        return scepter_holder(s) == seat
    return s.holder[DARKEST_SECRET if s.oath == PEOPLE else PEOPLES_FAVOR] == seat


# --- ends ---


def win(s: Position, seat: int, how: str) -> None:
    s.winner = seat
    s.ending = how
    s.hour = held(s)
    if s.writes:
        s.phase = CHRONICLE
    else:
        s.over = True
    s.tell("win", seat, {"how": how})


def empire_winner(s: Position, how: str) -> tuple[int, str]:
    """The Chancellor, or a Citizen who meets the Successor goal instead (3.3.1-a)."""
    seat = successor(s)
    return seat, how if seat == 0 else "successor"


def wake_win(s: Position, seat: int) -> str:
    """4.1.2: how an Exile wins at the own Wake Phase, as Usurper or as Visionary; "" if not."""
    if s.role[seat] != EXILE:
        return ""
    usurper = s.title == seat and s.usurper
    visionary = vision_met(s, seat)
    return "usurper-visionary" if usurper and visionary else "usurper" if usurper else "visionary" if visionary else ""


def check_wake(s: Position, seat: int) -> None:
    how = wake_win(s, seat)
    if how:
        win(s, seat, how)


def check_round(s: Position) -> Flow[None]:
    """After the last turn of a round: the end die in rounds 5 to 7 (3.3), the end of all in round 8 (3.4)."""
    if s.round == ROUNDS:
        war_exhaustion(s)
    elif s.round in STABLE and s.role[s.title] != EXILE:
        rolled = s.rng.die(6)
        s.tell("end-die", s.title, {"rolled": rolled, "least": STABLE[s.round]})
        for use in in_play(s).fates:
            assert use.power.fate is not None
            rolled = yield from use.power.fate(s, use, rolled)
        if rolled >= STABLE[s.round]:
            win(s, *empire_winner(s, "stable-regime"))


def war_exhaustion(s: Position) -> None:
    win(s, *exhausted(s))


def exhausted(s: Position) -> tuple[int, str]:
    """Who wins when the last round is over, and how (3.4)."""
    if s.role[s.title] != EXILE:
        return empire_winner(s, "exhaustion-empire")
    if s.usurper:
        return s.title, "exhaustion-usurper"
    visionaries = [seat for seat in range(s.seats) if vision_met(s, seat)]
    if visionaries:
        # Conquest before Rebellion, Sanctuary and Faith (3.4.3-b): the order of their oaths.
        return min(visionaries, key=lambda seat: first_goal_met(s, seat)), "exhaustion-visionary"
    return empire_winner(s, "exhaustion-empire")


def with_the_round(how: str) -> bool:
    """Whether somebody wins so when a round is over, not at the own Wake Phase."""
    return how in ("stable-regime", "successor") or how.startswith("exhaustion")


def about_to_win(s: Position) -> list[tuple[int, str]]:
    """Who wins at the own next Wake Phase if nothing changes, and how, whoever wakes first before the others; in the
    last round only those wake who have not had their turn, and somebody wins when it is over."""
    if s.winner != NOBODY:
        return []
    order = [(s.turn + i) % s.seats for i in range(1, s.seats + 1)]
    if s.round == ROUNDS:
        order = [seat for seat in order if seat > s.turn]
    found = [(seat, how) for seat in order if (how := wake_win(s, seat))]
    return [*found, exhausted(s)] if s.round == ROUNDS and not found else found


def first_goal_met(s: Position, seat: int) -> int:
    return min(oath for card in visions_of(s, seat) if meets_goal(s, seat, oath := s.face(card).oath))


Held = dict[str, int]
"""What oaths and Visions count: sites, relics and banners."""


def held(s: Position) -> list[Held]:
    sites = sites_of(s)
    relics = [len(s.relics[seat]) for seat in range(s.seats)]
    return [
        {"sites": sites[color(s, seat)], "relics": relics[seat], "banners": holdings(s, seat) - relics[seat]}
        for seat in range(s.seats)
    ]


def result(s: Position) -> Result:
    """One winner; the others share the second rank. Recorded is how it lies in the end, told how it was at the hour of
    victory: the Chronicle clears the map."""
    scores = [int(seat == s.winner) for seat in range(s.seats)]
    breakdown = [{"points": scores[seat], **row} for seat, row in enumerate(held(s))]
    ending = Message(f"oath-end-{s.ending}", {"player": s.winner, "round": s.round, "oath": OATHS[s.oath]})
    return Result.ranked(scores, ending, breakdown, held=[dict(row) for row in s.hour])
