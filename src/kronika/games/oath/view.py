"""The sight as JSON-able data."""

from __future__ import annotations

from typing import Any

from kronika.games.oath.alarms import alarms
from kronika.games.oath.ceremony import ceremony
from kronika.games.oath.faces import SUITS
from kronika.games.oath.forces import bandits_in, force_of, size_of
from kronika.games.oath.notices import notices, seat_notes, site_notes
from kronika.games.oath.powers import MAJOR
from kronika.games.oath.search import DECK_SUPPLY
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import ADVISERS, BANNERS, FULL_SUPPLY, REGION, REGIONS, RELIQUARY, ROUNDS, SLOTS
from kronika.games.oath.tally import attack_tally, defense_tally, sacrifice_tally
from kronika.games.oath.turn import ACTIONS, CHANCELLOR_SUPPLY, EXILE_SUPPLY
from kronika.games.oath.victory import STABLE
from kronika.games.oath.ways import ways

Plain = dict[str, Any]


def view(sight: OathSight) -> Plain:
    whole = position(sight)
    whole["notices"] = [notice.plain() for notice in notices(sight)]
    whole["extra"] |= for_eyes(sight)
    return whole


def position(sight: OathSight) -> Plain:
    """All but what is for eyes."""
    return {
        "turn": sight.turn,
        "phase": sight.phase,
        "seats": [seat_view(sight, seat) for seat in range(sight.seats)],
        "zones": [*map_zones(sight), *deck_zones(sight), *seat_zones(sight)],
        "tracks": tracks(sight),
        "tokens": tokens(sight),
        "extra": extra(sight),
    }


def seat_view(sight: OathSight, seat: int) -> Plain:
    return {
        "seat": seat,
        "points": sight.standing()[seat],
        "role": sight.role(seat),
        "color": sight.color_name(seat),
        "side": sight.side(seat),
        "pawn": sight.pawn(seat),
        "title": sight.title == seat,
        "scepter": sight.scepter == seat,
        "banners": [banner for banner in BANNERS if sight.holder(banner) == seat],
        "visionMet": sight.vision_met(seat),
        "succeeds": sight.succeeds(seat),
        "notes": [note.plain() for note in seat_notes(sight, seat)],
    }


def map_zones(sight: OathSight) -> list[Plain]:
    """The sites, and after them the relics that lie at some of them."""
    shown: list[Plain] = []
    relics: list[Plain] = []
    for slot in range(SLOTS):
        cards = sight.site_cards(slot)
        face = sight.site_face(slot)
        place: Plain = {
            "id": f"site:{slot}",
            "owner": None,
            "kind": "site",
            "count": len(cards),
            "cards": cards,
            "site": sight.site_card(slot),
            "up": sight.faceup(slot),
            "region": REGIONS[REGION[slot]],
            "ruler": sight.ruler(slot),
            "warbands": sight.army(slot),
            "favor": sight.favor_at(slot),
            "secrets": sight.secrets_at(slot),
            "relics": sight.site_relics(slot),
            "pawns": [seat for seat in range(sight.seats) if sight.pawn(seat) == slot],
            "capacity": face.capacity if face is not None else None,
            "recover": face.recover.plain() if face is not None and face.recover is not None else None,
            "notes": [note.plain() for note in site_notes(sight, slot)],
        }
        if face is not None:
            place["name"] = face.id
        if sight.seat is not None and sight.phase != "setup":
            place["travel"] = sight.travel_supply(sight.seat, slot)
        shown.append(place)
        if place["relics"]:
            cards = referred(place["relics"], f"relic:{slot}")
            relics.append({"id": f"relics-at:{slot}", "owner": None, "kind": "site-relics", "on": place["id"]})
            relics[-1] |= {"count": len(cards), "cards": cards, "region": place["region"]}
    return shown + relics


def referred(cards: list[dict[str, object]], where: str) -> list[Plain]:
    """Cards that options name by their place, whether one sees their fronts or not."""
    return [{**card, "ref": f"{where}.{i}"} for i, card in enumerate(cards)]


def deck_zones(sight: OathSight) -> list[Plain]:
    """The world deck shows its top and never its size (9.4-a)."""
    shown: list[Plain] = [
        {
            "id": "world",
            "owner": None,
            "kind": "world",
            "cards": sight.world_cards(),
            "top": sight.world_top(),
            "ref": "deck:world",
        },
    ]
    for region, name in enumerate(REGIONS):
        zone = {"id": f"pile:{region}", "owner": None, "kind": "pile", "count": sight.pile_count(region)}
        shown.append({**zone, "region": name, "cards": sight.pile_cards(region), "top": sight.pile_top(region)})
    spaces = [{"id": name, "card": card} for name, card in zip(RELIQUARY, sight.reliquary_cards(), strict=True)]
    covered = [
        {**space["card"], "ref": f"reliquary:{i}", "note": f"oath-reliquary-{space['id']}"}
        for i, space in enumerate(spaces)
        if isinstance(space["card"], dict)
    ]
    shown.append(
        {"id": "reliquary", "owner": 0, "kind": "reliquary", "count": len(covered), "cards": covered, "spaces": spaces}
    )
    return shown


def seat_zones(sight: OathSight) -> list[Plain]:
    shown: list[Plain] = []
    for seat in range(sight.seats):
        for kind, cards in (
            ("advisers", referred(sight.adviser_cards(seat), f"adviser:{seat}")),
            ("relics", sight.relic_cards(seat)),
            ("vision", sight.vision_cards(seat)),
            ("drawn", sight.hand_cards(seat)),
        ):
            shown.append({"id": f"{kind}:{seat}", "owner": seat, "kind": kind, "count": len(cards), "cards": cards})
    return shown


def tracks(sight: OathSight) -> list[Plain]:
    shown: list[Plain] = []
    for seat in range(sight.seats):
        for name, value in (
            ("supply", sight.supply(seat)),
            ("favor", sight.favor(seat)),
            ("secrets", sight.secrets(seat)),
            ("flipped", sight.flipped(seat)),
            ("warbands", sight.warbands(seat)),
            ("reserve", sight.reserve(seat)),
        ):
            shown.append({"id": name, "owner": seat, "value": value})
    for suit in SUITS:
        shown.append({"id": f"bank-{suit}", "owner": None, "value": sight.bank(suit), "ref": f"bank:{suit}"})
    shown.append({"id": "round", "owner": None, "value": sight.round})
    shown.append({"id": "visions", "owner": None, "value": sight.visions_drawn})
    return shown


def tokens(sight: OathSight) -> list[Plain]:
    """What stands at sites and before players: pawns, warbands, favor and secrets, banners and the title."""
    shown: list[Plain] = []
    for slot in range(SLOTS):
        on = f"site:{slot}"
        shown += [
            {"id": f"pawn:{seat}", "kind": "pawn", "owner": seat, "on": on}
            for seat in range(sight.seats)
            if sight.pawn(seat) == slot
        ]
        if sight.army(slot):
            token = {"id": f"warbands:{slot}", "kind": "warbands", "owner": max(0, sight.ruler(slot)), "on": on}
            shown.append({**token, "count": sight.army(slot)})
        for kind, count in (("favor", sight.favor_at(slot)), ("secrets", sight.secrets_at(slot))):
            if count:
                shown.append({"id": f"{kind}:{slot}", "kind": kind, "owner": None, "on": on, "count": count})
    for banner in BANNERS:
        holder = sight.holder(banner)
        name = "mob" if banner == "peoples-favor" and sight.mob else banner
        token = {
            "id": banner,
            "kind": "banner",
            "owner": holder if holder >= 0 else None,
            "name": f"oath-banner-{name}",
        }
        shown.append({**token, "count": sight.banner(banner)})
    if sight.title >= 0:
        name = "oath-usurper" if sight.usurper else "oath-keeper"
        shown.append({"id": "title", "kind": "title", "owner": sight.title, "name": name})
    return shown


def extra(sight: OathSight) -> Plain:
    return {
        "oath": sight.oath,
        "title": sight.title,
        "usurper": sight.usurper,
        "claimants": sight.claimants(),
        "standing": sight.standing(),
        "searchSupply": sight.search_supply(),
        "shared": sight.shared,
        "banners": [
            {"id": banner, "holder": sight.holder(banner), "tokens": sight.banner(banner)} for banner in BANNERS
        ],
        "mob": sight.mob,
        "uncovered": sight.uncovered(),
        "caged": sight.caged(),
        "promises": sight.promises(),
        "campaign": campaign(sight),
        "relicDeck": sight.relics_left(),
    }


def for_eyes(sight: OathSight) -> Plain:
    return {
        "alarms": alarms(sight),
        "ways": [ways(sight, seat) for seat in range(sight.seats)],
        **majors(sight),
        "rounds": [{"round": n, "least": STABLE.get(n, 0)} for n in range(1, ROUNDS + 1)],
        "searchTrack": list(DECK_SUPPLY),
        "supplyTrack": {"most": FULL_SUPPLY, "exile": EXILE_SUPPLY, "chancellor": CHANCELLOR_SUPPLY},
        "advisersMost": ADVISERS,
        "chronicle": ceremony(sight),
    }


def majors(sight: OathSight) -> dict[str, Plain]:
    """What each major action would cost who acts now, the different prices in order; and what it could be done to."""
    s = sight._s
    prices: dict[str, list[Plain]] = {}
    reach: dict[str, list[Plain]] = {}
    if sight.phase == "act" and s.campaign is None:
        for name, kind in zip(MAJOR, ACTIONS, strict=True):
            action = kind(s, s.turn)
            legal = action.legal(s)
            bills = {(bill.total, bill.favor, bill.secrets) for _, bill in legal}
            refs = [ref for target, bill in legal for ref in action.option(s, target, bill).refs]
            prices[name] = [
                {"supply": supply, "favor": favor, "secrets": secrets} for supply, favor, secrets in sorted(bills)
            ]
            reach[name] = [{"kind": kind, "id": id} for kind, id in dict.fromkeys((ref.kind, ref.id) for ref in refs)]
    return {"prices": prices, "reach": reach}


def campaign(sight: OathSight) -> Plain | None:
    """The Campaign under way, step by step, as everybody may follow it."""
    camp = sight.campaign
    if camp is None:
        return None
    s = sight._s
    return {
        "attacker": camp.seat,
        "defender": camp.defender,
        "site": camp.site,
        "step": camp.step,
        "targets": [camp.name_of(s, target) for target in camp.targets],
        "targetDice": [camp.target_dice(s, target) for target in camp.targets],
        "ledger": [{"what": what, "attack": attack, "defense": defense} for what, attack, defense in camp.ledger],
        "sources": [
            {"kind": kind, "where": where, "count": count} for kind, where, count in force_of(s, camp, DEFENDER)
        ],
        "bandits": bandits_in(s, camp, DEFENDER),
        "attackForce": size_of(s, camp, ATTACKER),
        "attackTally": attack_tally(camp),
        "defenseTally": defense_tally(camp),
        "sacrifice": sacrifice_tally(s, camp),
        "allies": list(camp.allies),
        "attackDice": camp.attack,
        "defenseDice": camp.defense,
        "plans": [{"card": use.power.id, "seat": seat} for use, seat in camp.used],
        "rolledAttack": list(camp.rolled_attack),
        "rolledDefense": list(camp.rolled_defense),
        "attack": camp.total_attack,
        "defense": camp.total_defense,
        "force": size_of(s, camp, DEFENDER),
        "killed": list(camp.killed),
        "won": camp.won,
    }
