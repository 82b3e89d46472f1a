"""The end: points of monsters, domains, board and duke, ties, and the Dark Lord (V8.2, V8.3, V13, V14.6)."""

from __future__ import annotations

from typing import Any, Final

from kronika.engine.game import Result, Tie
from kronika.engine.message import Message
from kronika.games.valeria.effects import ROLES, VP
from kronika.games.valeria.ending import no_domains, no_monsters
from kronika.games.valeria.faces import CITIZEN, DOMAIN, EVENT, MONSTER, Face
from kronika.games.valeria.state import MONSTER_STACKS, NOTHING, Position

NO_DUKE_ROLES: Final = (1, 1, 2, 2)
MAJORITY, SHARED_MAJORITY = 7, 3


class Estate:
    """What dukes count: cards and symbols of one side, a player's or the Dark Lord's."""

    def __init__(self, s: Position, citizens: list[int], domains: list[int], monsters: list[int], left: int) -> None:
        cards = [face for card in citizens if (face := s.face(card)).kind == CITIZEN]
        lands = [s.face(card) for card in domains]
        beasts = [s.face(card) for card in monsters]
        self.counts: dict[str, int] = {
            "citizen": len(cards),
            "domain": len(lands),
            "monster": len(beasts),
            "titan": sum(face.type == "titan" for face in beasts),
            "boss": sum(face.type == "boss" for face in beasts),
        }
        # Symbols on citizens and on domains (V8.2-b).
        bearing = [face.roles for face in cards + lands]
        for i, role in enumerate(ROLES):
            self.counts[role] = sum([roles[i] for roles in bearing])
        self.resources = left
        self.monsters = sum(face.vp for face in beasts)
        self.domains = sum(face.vp for face in lands)

    def add(self, face: Face) -> None:
        """One more card: a citizen, a domain or a slain monster (an enemy event is one)."""
        if face.kind in (CITIZEN, DOMAIN):
            self.counts[face.kind] += 1
            for i, role in enumerate(ROLES):
                self.counts[role] += face.roles[i]
            self.domains += face.vp
            return
        self.counts["monster"] += 1
        if face.type in ("titan", "boss"):
            self.counts[face.type] += 1
        self.monsters += face.vp


def estate(s: Position, seat: int) -> Estate:
    return Estate(s, s.duchy[seat], s.domains[seat], s.slain[seat], sum(s.stock[seat][:3]))


def estates(s: Position) -> list[Estate]:
    return [estate(s, seat) for seat in range(s.seats)]


def duke_points(duke: Face, own: Estate) -> int:
    """Points per thing, and one per that many resources left, all kinds together (V8.2-c)."""
    return sum(own.counts[thing] * each for thing, each in duke.points.items()) + own.resources // duke.resources


def without_dukes(all_estates: list[Estate], seat: int) -> int:
    """The variant's own points: resources by threes, roles, and the three majorities (V13.2)."""
    own = all_estates[seat]
    total = own.resources // 3 + sum(own.counts[role] * NO_DUKE_ROLES[i] for i, role in enumerate(ROLES))
    for thing in ("citizen", "monster", "domain"):
        counts = [each.counts[thing] for each in all_estates]
        if own.counts[thing] == max(counts):
            total += MAJORITY if counts.count(max(counts)) == 1 else SHARED_MAJORITY
    return total


def breakdown(s: Position, seat: int) -> dict[str, Any]:
    own = estate(s, seat)
    rows: dict[str, Any] = {"monsters": own.monsters, "domains": own.domains, "board": s.stock[seat][VP]}
    if s.no_dukes:
        rows["dukeless"] = without_dukes(estates(s), seat)
        total = sum(rows.values())
    else:
        duke = s.face(s.duke[seat])
        rows["duke"] = duke_points(duke, own)
        total = sum(rows.values())
        rows["dukeCard"] = duke.id
    rows["points"] = total
    rows["owned"] = len(s.duchy[seat]) + len(s.domains[seat])
    rows["turns"] = s.turns[seat]
    return rows


def result(s: Position) -> Result:
    """Most points; of those tied the fewer cards in the duchy; then the win is shared (V8.3)."""
    rows = [breakdown(s, seat) for seat in range(s.seats)]
    scores = [row["points"] for row in rows]
    if s.seats == 1:
        return solo_result(s, rows[0])
    fewest = Tie("valeria-tie-cards", [row["owned"] for row in rows], least=True)
    return Result.ranked(scores, ending(s), rows, [fewest])


def ending(s: Position) -> Message:
    if no_monsters(s):
        return Message("valeria-end-monsters")
    if no_domains(s):
        return Message("valeria-end-domains")
    return Message("valeria-end-exhausted", {"stacks": s.exhausted()})


def solo_result(s: Position, row: dict[str, Any]) -> Result:
    """Won with the last monster or with strictly more points than the Dark Lord (V14.6)."""
    points, dark = row["points"], dark_lord(s)
    row["darkLord"] = dark
    if s.lost:
        won, why = False, Message("valeria-end-lost")
    elif no_monsters(s):
        won, why = True, Message("valeria-end-monsters")
    else:
        won, why = points > dark, Message("valeria-end-dark-lord", {"points": points, "dark": dark})
    return Result.alone(points, won, why, row)


def dark_lord(s: Position) -> int:
    """His are the monsters never slain, captured citizens and domains, and his duke counted with them (V14.6-e)."""
    monsters = [card for stack in MONSTER_STACKS for card in s.stacks[stack]]
    events = [cover for cover in s.cover if cover != NOTHING and s.face(cover).kind == EVENT]
    if s.rules < 2:
        events = []
    citizens = [card for card in s.captured if s.face(card).kind == CITIZEN]
    domains = [card for card in s.captured if s.face(card).kind not in (CITIZEN, MONSTER)]
    own = Estate(s, citizens, domains, monsters + events, 0)  # an enemy event is a monster too (V10.2-c, V15.9)
    duke = duke_points(s.face(s.dark_duke), own) if s.dark_duke != NOTHING else 0
    return own.monsters + own.domains + duke
