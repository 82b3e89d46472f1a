"""Becoming a Citizen and being exiled (6.6, 6.7, 6.8)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import bargain, choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.deals import Market
from kronika.games.oath.moves import hold_relic, leave_reliquary, take_relic
from kronika.games.oath.play import discard_vision
from kronika.games.oath.powers import in_play
from kronika.games.oath.purse import all_secrets, give_favor
from kronika.games.oath.state import (
    CITIZEN,
    EMPIRE,
    EXILE,
    FULL_SUPPLY,
    NOTHING,
    PEOPLES_FAVOR,
    RELIQUARY,
    SLOTS,
    Position,
)
from kronika.games.oath.victory import scepter_holder

GOODS: Final[tuple[str, ...]] = ("favor", "secret", "relic", "banner")


# --- offers (6.6.1) ---


def offer(s: Position, holder: int, exile: int) -> Flow[None]:
    """Exactly one Reliquary relic, and whatever else both agree on."""
    options = space_options(s)
    what = Message("oath-ask-reliquary", {"player": exile})
    picks = yield from choose(Ask(holder, what, options, rule="6.6.1-b"))
    space = options[picks[0]].value
    s.tell("offer-citizenship", holder, {"player": exile, "space": RELIQUARY[space]})
    if holder == exile:
        yield from become_citizen(s, exile)
        hold_relic(s, exile, leave_reliquary(s, space), "reliquary")
        return
    yield from show_relics(s, holder, exile, space)
    market = Market(s, GOODS)
    deal = yield from bargain(holder, exile, "oath-citizenship", market.terms, 3, "6.6.1-c", market.said)
    if deal is None:
        s.tell("refused-citizenship", exile, {})
        return
    yield from become_citizen(s, exile)
    market.hand_over(deal, exile if deal.proposer == holder else holder)
    hold_relic(s, exile, leave_reliquary(s, space), "reliquary")


def space_options(s: Position) -> list[Option]:
    """The spaces of the Reliquary where a relic lies."""
    return [
        Option(
            f"space:{RELIQUARY[space]}",
            Message("oath-do-reliquary", {"space": RELIQUARY[space]}),
            (Ref("reliquary", str(space)),),
            1,
            space,
        )
        for space in range(4)
        if s.reliquary[space] != NOTHING
    ]


def show_relics(s: Position, holder: int, exile: int, offered: int) -> Flow[None]:
    """The holder may let the Exile look at any relics of the Reliquary, seen by the holder or not (6.6.1-b)."""
    options = [option for option in space_options(s) if not s.cards.knows(exile, s.reliquary[option.value])]
    if s.rules < 3:
        # Only the one on offer.
        if offered in [option.value for option in options]:
            show = Message("oath-ask-show-reliquary", {"player": exile})
            if (yield from consent(holder, show, "6.6.1-b")):
                show_relic(s, exile, offered)
        return
    if options:
        what = Message("oath-ask-show-relics", {"player": exile})
        picks = yield from choose(Ask(holder, what, options, 0, len(options), rule="6.6.1-b"))
        for i in picks:
            show_relic(s, exile, options[i].value)


def show_relic(s: Position, exile: int, space: int) -> None:
    card = s.reliquary[space]
    s.cards.learn(exile, [card])
    s.tell("shown-relic", exile, {"space": RELIQUARY[space]}, [card], "", "", 1 << exile)


# --- accepting (6.6.2) ---


def become_citizen(s: Position, seat: int, blind: bool = False) -> Flow[None]:
    """In the order of the Law; what an offer adds comes after it. `blind`: with a Reliquary relic, unseen."""
    own = [(slot, s.army[slot]) for slot in range(SLOTS) if s.army_color[slot] == seat]
    on_board = s.board[seat]
    total = on_board + sum(count for _, count in own)
    short = total - s.reserve[EMPIRE]
    removed: list[int] = []
    if short > 0:
        options = [
            Option(
                f"site:{slot}",
                Message("oath-do-lose-site", {"site": s.cards.name(s.site[slot]), "count": count}),
                (Ref("site", str(slot)),),
                count,
                slot,
            )
            for slot, count in own
        ]
        if on_board:
            text = Message("oath-do-lose-board", {"player": seat, "count": on_board})
            options.append(Option(f"board:{seat}", text, (), on_board, NOTHING))
        ask = Ask(seat, Message("oath-ask-replace", {"count": short}), options, short, short, rule="6.6.2-b")
        picks = yield from choose(ask)
        removed = [options[i].value for i in picks]
    s.role[seat] = CITIZEN
    s.tell("citizen", seat, {})
    s.reserve[seat] += total
    for slot, before in own:
        count = before - removed.count(slot)
        s.army[slot] = count
        s.army_color[slot] = EMPIRE if count else -1
        s.reserve[EMPIRE] -= count
    s.board[seat] = on_board - removed.count(NOTHING)
    s.reserve[EMPIRE] -= s.board[seat]
    if s.vision[seat] != NOTHING:
        yield from discard_vision(s, seat)
    if s.title == seat:
        s.usurper = False
    if s.turn == seat:
        s.act_over = True
    s.supply[seat] = FULL_SUPPLY
    s.stale()
    if blind:
        yield from take_blind(s, seat)


def take_blind(s: Position, seat: int) -> Flow[None]:
    """A Reliquary relic of the player's choice, unseen (OQ-39)."""
    options = space_options(s)
    if options:
        picks = yield from choose(Ask(seat, Message("oath-ask-take-reliquary"), options, rule="2.3-c"))
        take_relic(s, seat, leave_reliquary(s, options[picks[0]].value), "reliquary")


# --- exile (6.7, 6.8) ---


def protected(s: Position, seat: int) -> bool:
    for use in in_play(s).protectors:
        assert use.power.protects is not None
        if use.power.protects(s, use, seat):
            return True
    return False


def exile_price(s: Position, holder: int, citizen: int) -> int:
    price = 5
    for seat, sign in ((citizen, 1), (holder, -1)):
        if s.title == seat:
            price += sign
        if s.holder[PEOPLES_FAVOR] == seat:
            price += sign
    return price


def exile_citizen(s: Position, holder: int, citizen: int) -> None:
    give_favor(s, holder, citizen, exile_price(s, holder, citizen))
    become_exile(s, citizen)


def self_exile_price(s: Position, seat: int) -> int:
    """Warbands and secrets on the board, and secrets on denizens, relics and edifices (6.8-a)."""
    return s.board[seat] + all_secrets(s, seat) + sum(s.secrets_on.values())


def self_exile(s: Position, seat: int) -> None:
    give_favor(s, seat, scepter_holder(s), self_exile_price(s, seat))
    become_exile(s, seat)
    s.act_over = True


def become_exile(s: Position, seat: int) -> None:
    """Purple warbands on the board go home, own ones come, as many as there are; those on the map stay purple."""
    count = s.board[seat]
    s.reserve[EMPIRE] += count
    s.role[seat] = EXILE
    own = min(count, s.reserve[seat])
    s.reserve[seat] -= own
    s.board[seat] = own
    s.supply[seat] = FULL_SUPPLY
    s.stale()
    s.tell("exile", seat, {})
