"""The Oathkeeper title: who meets the goal at this moment (2.11)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.faces import PEOPLE, PROTECTION, SUPREMACY
from kronika.games.oath.moves import holdings
from kronika.games.oath.powers import crown_color, in_play
from kronika.games.oath.state import CHANCELLOR, DARKEST_SECRET, EXILE, NOBODY, PEOPLES_FAVOR, SLOTS, Position


def sites_of(s: Position) -> list[int]:
    """How many sites each color rules; the Empire's count for the Chancellor (2.11-h)."""
    count = [0] * s.seats
    up, held = s.site_faceup, s.army_color
    empty = crown_color(s)
    for slot in range(SLOTS):
        if up[slot]:
            who = held[slot]
            if who < 0:
                who = empty
            if who >= 0:
                count[who] += 1
    return count


def claimants(s: Position) -> list[int]:
    """Who meets the Oathkeeper goal now, all that tie for it."""
    oath = s.oath
    if oath in (SUPREMACY, PROTECTION):
        count = sites_of(s) if oath == SUPREMACY else [holdings(s, seat) for seat in range(s.seats)]
        most = max(count)
        return [seat for seat in range(s.seats) if count[seat] == most] if most else []
    holder = s.holder[PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET]
    return [] if holder == NOBODY else [holder]


def settle(s: Position) -> Flow[None] | None:
    """Checks the title, as after every power, action and phase step. On a tie the holder keeps it (2.11-b), and where
    nobody meets the goal; an outgoing holder chooses among several (2.11-c)."""
    if s.loot:
        if in_play(s).looters:
            return settle_loot(s)
        s.loot = []
    return settle_title(s)


def settle_title(s: Position) -> Flow[None] | None:
    meet = claimants(s)
    if not meet or s.title in meet:
        return None
    if len(meet) == 1:
        take_title(s, meet[0])
        return None
    return choose_keeper(s, meet)


def settle_loot(s: Position) -> Flow[None]:
    """Powers that answer the taking of relics; the title is looked at whenever some changed hands (ruling on Relic
    Thief)."""
    while True:
        flow = settle_title(s)
        if flow is not None:
            yield from flow
        if not s.loot:
            return
        taker = s.loot[0][0]
        cards = [card for seat, card in s.loot if seat == taker]
        s.loot = [(seat, card) for seat, card in s.loot if seat != taker]
        for use in list(in_play(s).looters):
            assert use.power.looted is not None
            held = [card for card in cards if card in s.relics[taker]]
            if held:
                flow = use.power.looted(s, use, taker, held)
                if flow is not None:
                    yield from flow


def choose_keeper(s: Position, meet: list[int]) -> Flow[None]:
    options = [
        Option(f"player:{seat}", Message("oath-do-keeper", {"player": seat}), (Ref("seat", str(seat)),), 1, seat)
        for seat in meet
    ]
    picks = yield from choose(Ask(s.title, Message("oath-ask-keeper"), options, rule="2.11-c"))
    take_title(s, options[picks[0]].value)


def take_title(s: Position, seat: int) -> None:
    """Whoever takes it takes it on its Oathkeeper side (2.11-e)."""
    s.title = seat
    s.usurper = False
    s.tell("title", seat, {})
    for use in in_play(s).crowned:
        assert use.power.crowned is not None
        use.power.crowned(s, use, seat)


def title_dice(s: Position, defender: int) -> int:
    """What the title adds to the defense (2.11-g); under Supremacy the Empire's helps all its players (2.11-h)."""
    holds = s.title == defender or (
        s.oath == SUPREMACY and s.role[s.title] == CHANCELLOR and s.role[defender] != EXILE and s.outlaw != defender
    )
    return (2 if s.usurper else 1) if holds else 0
