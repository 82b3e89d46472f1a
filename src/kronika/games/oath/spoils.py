"""What a victorious attacker wins: sites, relics and banners, and the flight of a pawn (5.5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.moves import seize_banner, take_relic, take_relic_from
from kronika.games.oath.powers import may_place
from kronika.games.oath.purse import burn_favor
from kronika.games.oath.state import SLOTS, Position
from kronika.games.oath.targets import BANNER, RELIC, THE_PAWN
from kronika.games.oath.title import settle
from kronika.games.oath.travel import Travel
from kronika.games.oath.warbands import bank_of, station, withdraw

if TYPE_CHECKING:
    from kronika.games.oath.campaign import Campaign


def spoils(s: Position, camp: Campaign) -> Flow[None]:
    yield from occupy(s, camp)
    flow = settle(s)
    if flow is not None:
        yield from flow
    take_targets(s, camp)
    flow = settle(s)
    if flow is not None:
        yield from flow
    if THE_PAWN in camp.targets:
        yield from banish(s, camp)


def occupy(s: Position, camp: Campaign) -> Flow[None]:
    """Any number of warbands on each targeted site, also none: then bandits rule it (5.5.7.I)."""
    sites = camp.sites()
    if not sites or not may_place(s, camp.seat):
        return
    most = s.board[camp.seat]
    if most:
        yield from from_board(s, camp, sites, most)
    # Warbands at sites that joined the force may come too, straight to the targets (5.5.7.I-a).
    for slot in camp.joined:
        if s.army_color[slot] == bank_of(s, camp.seat) and slot not in sites:
            yield from from_site(s, camp, sites, slot)


def occupation(s: Position, camp: Campaign, what: Message, sites: list[int], most: int) -> Ask:
    """How many warbands go to each of the sites (5.5.7.I)."""
    options = [
        Option(
            f"site:{slot}",
            Message("oath-do-occupy", {"site": s.cards.name(s.site[slot])}),
            (Ref("site", str(slot)),),
            most,
            slot,
        )
        for slot in sites
    ]
    return Ask(camp.seat, what, options, 0, most, rule="5.5.7.I-a")


def from_board(s: Position, camp: Campaign, sites: list[int], most: int) -> Flow[None]:
    what = Message("oath-ask-occupy", {"count": most})
    picks = yield from choose(occupation(s, camp, what, sites, most))
    for i, slot in enumerate(sites):
        station(s, camp.seat, slot, picks.count(i))


def from_site(s: Position, camp: Campaign, sites: list[int], source: int) -> Flow[None]:
    most = s.army[source]
    what = Message("oath-ask-occupy-from", {"count": most, "site": s.cards.name(s.site[source])})
    picks = yield from choose(occupation(s, camp, what, sites, most))
    withdraw(s, camp.seat, source, len(picks))
    for i, slot in enumerate(sites):
        station(s, camp.seat, slot, picks.count(i))


def take_targets(s: Position, camp: Campaign) -> None:
    """All targeted relics and banners (5.5.7.II), and what was dug up."""
    for target in camp.targets:
        kind, number = target.kind, target.number
        if kind == RELIC:
            take_relic_from(s, camp.seat, camp.defender, number)
        elif kind == BANNER:
            seize_banner(s, camp.seat, number)
    for card in camp.dug:
        slot = next(slot for slot in range(SLOTS) if card in s.relics_at[slot])
        s.relics_at[slot].remove(card)
        take_relic(s, camp.seat, card, f"site:{slot}")


def banish(s: Position, camp: Campaign) -> Flow[None]:
    """The pawn may be made to travel, and half of the favor may burn; each on its own (5.5.7.III)."""
    travel = Travel(s, camp.defender, free=True, chooser=camp.seat, may=True)
    if travel.completes(s):
        yield from travel.run(s)
    half = s.favor[camp.defender] // 2
    if half and (
        yield from consent(
            camp.seat, Message("oath-ask-burn", {"player": camp.defender, "amount": half}), "5.5.7.III-a"
        )
    ):
        burn_favor(s, camp.defender, half)
