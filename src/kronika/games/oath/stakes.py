"""What the outcome of a battle would mean: what changes hands, who gets the title, and who wins or no longer does at
the next Wake Phase. Sentences, for whoever weighs an attack or a sacrifice (5.5.6, 5.5.7)."""

from __future__ import annotations

from kronika.engine.message import Args, Message
from kronika.games.oath.battle_rules import ALL, HALF
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.faces import OATHS, PROTECTION, SUPREMACY
from kronika.games.oath.moves import holdings
from kronika.games.oath.powers import color, may_place
from kronika.games.oath.sides import ATTACKER
from kronika.games.oath.state import BANNERS, NOBODY, Position
from kronika.games.oath.targets import BANNER, PAWN, RELIC, SLOT
from kronika.games.oath.title import claimants, sites_of
from kronika.games.oath.victory import about_to_win, with_the_round
from kronika.games.oath.warbands import bank_of


def won(s: Position, camp: Campaign, left: int, reader: int) -> list[Message]:
    """What victory would bring with that many warbands left: one goes to each targeted site while there are any, and
    bandits rule the others (5.5.7.I-a)."""
    me = camp.seat
    twin = s.copy()
    twin.outlaw = NOBODY
    found: list[Message] = []
    for target in camp.targets:
        kind, number = target.kind, target.number
        if kind == SLOT:
            holds = left > 0 and may_place(s, me)
            twin.army[number], twin.army_color[number] = (1, bank_of(s, me)) if holds else (0, NOBODY)
            left -= holds
            args: Args = {"site": s.cards.name(s.site[number])}
            found.append(said("site" if holds else "left", me, reader, args))
        elif kind == RELIC:
            twin.relics[camp.defender].remove(number)
            twin.relics[me].append(number)
            found.append(said("relic", me, reader, {"card": s.cards.name(number)}))
        elif kind == BANNER:
            twin.holder[number] = me
            found.append(said("banner", me, reader, {"banner": BANNERS[number]}))
        elif kind == PAWN:
            found.append(said("pawn", camp.defender, reader, {}))
    twin.stale()
    return found + meaning(s, twin, camp, reader)


def meaning(s: Position, after: Position, camp: Campaign, reader: int) -> list[Message]:
    """What it means for the oath and for those about to win."""
    found: list[Message] = []
    if s.oath in (SUPREMACY, PROTECTION) and counts(s) != counts(after):
        count = counts(after)
        mine = count[color(after, camp.seat) if s.oath == SUPREMACY else camp.seat]
        own = color(after, camp.seat) if s.oath == SUPREMACY else camp.seat
        best = max([each for who, each in enumerate(count) if who != own], default=0)
        found.append(said("count", camp.seat, reader, {"oath": OATHS[s.oath], "mine": mine, "best": best}))
    meet = claimants(after)
    if meet and after.title not in meet:
        if len(meet) > 1:
            found.append(said("title-tied", after.title, reader, {}))
        else:
            after.title, after.usurper = meet[0], False
            found.append(said("title", meet[0], reader, {}))
    then = about_to_win(after)
    winners = [seat for seat, _ in then]
    found += [said("stopped", seat, reader, when(how)) for seat, how in about_to_win(s) if seat not in winners]
    return found + [said("wins", seat, reader, when(how)) for seat, how in then]


def when(how: str) -> Args:
    """At the next Wake Phase, or with the last round (3.4)."""
    return {"when": "end" if with_the_round(how) else "wake"}


def counts(s: Position) -> list[int]:
    """What the oath counts, by color or by seat."""
    return sites_of(s) if s.oath == SUPREMACY else [holdings(s, seat) for seat in range(s.seats)]


def lost(s: Position, camp: Campaign, reader: int) -> list[Message]:
    """What defeat would cost, and who then wins all the same."""
    losses = camp.battle_rules.losses[ATTACKER]
    part = "half" if losses == HALF else "all" if losses == ALL else "none"
    found = [said("losses", camp.seat, reader, {"part": part})]
    return found + [said("wins", seat, reader, when(how)) for seat, how in about_to_win(s)]


def said(what: str, seat: int, reader: int, args: Args) -> Message:
    """A sentence about a player, who may be the reader."""
    return Message(f"oath-foresee-{what}", {"player": seat, "who": "you" if seat == reader else "other", **args})
