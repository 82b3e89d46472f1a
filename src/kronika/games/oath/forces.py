"""The two forces of a Campaign: where their warbands are, how many, and how they fall (10.force)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kronika.games.oath.powers import bandits_at, color, in_play, rules_site
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import NOBODY, Position
from kronika.games.oath.warbands import bank_of, kill_at_site, kill_on_board, leave

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign

Source: TypeAlias = tuple[str, int, int]
"""Part of a force: "site" or "board", its number, and how many warbands."""


def force_of(s: Position, camp: Campaign, side: int) -> list[Source]:
    """Warbands that can fall. The attacker's are on the board, and at sites that a power joins to them; the defender's
    at targeted sites and on the boards of those present (5.5.4-b, 5.5.4-c)."""
    found: list[Source] = []
    if side == ATTACKER:
        if s.board[camp.seat]:
            found.append(("board", camp.seat, s.board[camp.seat]))
        own = bank_of(s, camp.seat)
        found += [("site", slot, s.army[slot]) for slot in camp.joined if s.army_color[slot] == own]
        return found
    if not camp.against_bandits:
        mine = color(s, camp.defender)
        # Purple warbands that a Citizen leads against the Empire do not defend (ruling on Captains).
        turned = camp.joined if mine == bank_of(s, camp.seat) else []
        for slot in camp.sites():
            if s.army_color[slot] == mine and slot not in turned:
                found.append(("site", slot, s.army[slot]))
    for seat in camp.members(DEFENDER):
        if s.board[seat] and camp.at_battle(s, seat):
            found.append(("board", seat, s.board[seat]))
    return found


def size_of(s: Position, camp: Campaign, side: int) -> int:
    """Warbands and bandits of a side."""
    return sum(count for _, _, count in force_of(s, camp, side)) + bandits_in(s, camp, side)


def bandits_in(s: Position, camp: Campaign, side: int) -> int:
    """Those at targeted sites, if bandits defend or fight for the crown's holder (2.8.3-b, 7.6.5-a); for an attacking
    holder those at sites joined to the attack (ruling on Vow of Union)."""
    crown = in_play(s).crown
    if side == ATTACKER:
        if crown == NOBODY or color(s, crown) != color(s, camp.seat):
            return 0
        return sum(bandits_at(s, slot) for slot in camp.joined if rules_site(s, camp.seat, slot))
    mine = camp.against_bandits or (crown != NOBODY and color(s, crown) == color(s, camp.defender))
    return sum(bandits_at(s, slot) for slot in camp.sites()) if mine else 0


def fall(s: Position, camp: Campaign, side: int, kind: str, where: int, count: int) -> int:
    """Warbands of a force are killed, or, with a plan that saves them, kept aside for the end."""
    saving = next(((use, seat) for use, seat in camp.used if use.power.saves and camp.side_of(seat) == side), None)
    if saving is None:
        killed = kill_at_site(s, where, count) if kind == "site" else kill_on_board(s, where, count)
        camp.killed[side] += killed
        return killed
    if kind == "site":
        own, count = s.army_color[where], min(count, s.army[where])
        if count:
            leave(s, where, count)
    else:
        own, count = bank_of(s, where), min(count, s.board[where])
        s.board[where] -= count
    if count:
        camp.save(saving, own, count)
        s.tell("wounded", where if kind == "board" else saving[1], {"amount": count})
    return 0


def perish(s: Position, kind: str, where: int, count: int) -> None:
    """Warbands on a board or at a site are killed by a power that is no plan: of a side in a Campaign under way, a plan
    may save them all the same (ruling on Hospital)."""
    camp = s.campaign
    if camp is not None:
        for side in (ATTACKER, DEFENDER):
            members = camp.members(side)
            if where in members if kind == "board" else s.army_color[where] in [color(s, member) for member in members]:
                fall(s, camp, side, kind, where, count)
                return
    if kind == "site":
        kill_at_site(s, where, count)
    else:
        kill_on_board(s, where, count)
