"""What the table says in words beside its cards: the oath and who keeps it, the Campaign under way, what holds of a
site or a player. Any table can show these without knowing the game; everything here is public or the seat's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kronika.engine.message import Message
from kronika.engine.notices import Notice
from kronika.games.oath.alarms import alarms
from kronika.games.oath.forces import size_of
from kronika.games.oath.sides import DEFENDER
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import NOBODY

EMPIRE: Final = 0
BANDITS: Final = -1


def said(id: str, **args: int | str) -> Message:
    return Message(f"oath-note-{id}", args)


def site_notes(sight: OathSight, slot: int) -> list[Message]:
    """Who rules, how many cards fit, what a relic costs, what the journey takes."""
    notes: list[Message] = []
    ruler = sight.ruler(slot)
    if ruler == BANDITS:
        notes.append(said("bandits"))
    elif ruler == EMPIRE:
        notes.append(said("empire"))
    elif ruler > EMPIRE:
        notes.append(said("ruler", player=ruler))
    face = sight.site_face(slot)
    if face is not None:
        if sight.faceup(slot):
            notes.append(said("room", cards=len(sight.cards_at(slot)), most=face.capacity))
        if face.recover is not None and sight.relics_at(slot):
            notes.append(said("recover", favor=face.recover.favor, secrets=face.recover.secrets))
    if sight.seat is not None and sight.phase != "setup":
        supply = sight.travel_supply(sight.seat, slot)
        if supply is not None:
            notes.append(said("travel", supply=supply))
    return notes


def seat_notes(sight: OathSight, seat: int) -> list[Message]:
    notes = [said("role", role=sight.role(seat), color=sight.color_name(seat))]
    if sight.vision_met(seat):
        notes.append(said("vision-met"))
    if sight.succeeds(seat):
        notes.append(said("succeeds"))
    return notes


def notices(sight: OathSight) -> list[Notice]:
    found = [Notice("oath", said("oath", oath=sight.oath), oath_lines(sight))]
    alarmed = [one for one in alarms(sight) if one["seat"] != sight.seat]
    if alarmed:
        lines = [read(line) for one in alarmed for line in (one["text"], one["why"])]
        found.append(Notice("alarm", said("alarm"), lines, live=True))
    lines = campaign_lines(sight)
    if lines:
        found.append(Notice("campaign", said("campaign"), lines, live=True))
    return found


def read(plain: Mapping[str, Any]) -> Message:
    return Message(plain["id"], plain["args"])


def oath_lines(sight: OathSight) -> list[Message]:
    lines = [said("goal", oath=sight.oath)]
    if sight.title >= 0:
        lines.append(said("usurper" if sight.usurper else "keeper", player=sight.title))
    lines += [said("ahead", player=seat) for seat in sight.claimants() if seat != sight.title]
    lines.append(said("search", supply=sight.search_supply()))
    lines += [said("bound", space=space) for space in sight.uncovered()]
    lines += [said("promise", player=one, partner=other, round=last) for one, other, last in sight.promises()]
    lines += [said("caged", color=color, amount=count) for color, count in sight.caged().items()]
    return lines


def campaign_lines(sight: OathSight) -> list[Message]:
    """The Campaign as far as it has come: who, for what, with whom, the dice, the plans, the outcome."""
    camp = sight.campaign
    if camp is None:
        return []
    s = sight._s
    against = said("against-bandits", player=camp.seat)
    if not camp.against_bandits:
        against = said("against", player=camp.seat, victim=camp.defender)
    lines = [against]
    for target in camp.targets:
        kind, _, id = camp.name_of(s, target).partition(":")
        if kind == "site":
            lines.append(said("target-site", site=sight.site(int(id)) or ""))
        elif kind == "pawn":
            lines.append(said("target-pawn", player=camp.defender))
        elif kind == "banner":
            lines.append(said("target-banner", banner=id))
        else:
            lines.append(said("target-relic", card=id))
    lines += [said("ally", player=ally) for ally in camp.allies]
    lines.append(said("dice", attack=camp.attack, defense=camp.defense))
    force = size_of(s, camp, DEFENDER)
    if force:
        lines.append(said("force", amount=force))
    for use, seat in camp.used:
        if seat == NOBODY:
            lines.append(said("plan-bandits", card=use.power.id))
        else:
            lines.append(said("plan", player=seat, card=use.power.id))
    if camp.rolled_attack or camp.rolled_defense:
        lines.append(said("rolled", attack=camp.total_attack, defense=camp.total_defense))
    return lines
