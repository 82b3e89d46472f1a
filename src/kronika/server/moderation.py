"""Keeping order at a table: who may write, who may look, whom the host takes off a chair, which invitations hold. Each
deed looks at the table and says what changes, or why not, as in `chairs`."""

from __future__ import annotations

import msgspec

from kronika.server.chairs import seats, stand_in
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.moderation_messages import Arrange
from kronika.server.occupant import Occupant
from kronika.server.order import ChatRight, Order
from kronika.server.tables import Tables

# --- who may look, and write ---


def belongs(live: LiveTable, person: str | None) -> bool:
    """Whether the table is somebody's own: they started it, sit there, or are offered a chair there."""
    if not person:
        return False
    offers = [] if live.header.saga is None else live.header.saga.offers
    offered = any(offer is not None and offer.person == person for offer in offers)
    return person == live.header.host or live.seat_of(person) is not None or offered


async def welcome(tables: Tables, live: LiveTable, person: str | None) -> bool:
    """Who needs no invitation: the host, those who sit here, anybody at a table that is listed, and the players of the
    game this is a rematch of; but nobody who has been removed."""
    if person and (person == live.header.host or live.seat_of(person) is not None):
        return True
    if person in live.order.removed:
        return False
    if live.order.listed and live.status == "gathering":
        return True
    if not person or not live.header.rematch_of:
        return False
    return (await tables.get(live.header.rematch_of)).seat_of(person) is not None


async def is_open_to(tables: Tables, live: LiveTable, person: str | None) -> bool:
    """Whether somebody may look at the table: a closed one is for its own people, and for those who may sit down."""
    if not live.order.closed or belongs(live, person):
        return True
    return live.status == "gathering" and await welcome(tables, live, person)


async def check_open(tables: Tables, live: LiveTable, person: str | None) -> None:
    if not await is_open_to(tables, live, person):
        raise RequestError("table-closed", status=403)


def chat_right(live: LiveTable, person: str | None) -> ChatRight:
    at_home = person is not None and (person == live.header.host or live.seat_of(person) is not None)
    return live.order.chat_right(person, at_home)


def check_chat(live: LiveTable, person: str) -> None:
    right = chat_right(live, person)
    if right != "free":
        raise RequestError("chat-muted" if right == "muted" else "chat-seats", status=403)


def goes_on(order: Order, host: str) -> Order:
    """What holds at the next game of the same people, which has invitations of its own."""
    muted = {person: name for person, name in order.muted.items() if person != host}
    return Order(
        open_chat=order.open_chat,
        closed=order.closed,
        muted=muted,
        coach=order.coach,
        ready=order.ready,
        rated=order.rated,
    )


# --- what the host does ---


def mute(live: LiveTable, host: str, person: str, name: str, muted: bool, nonce: str) -> Change | None:
    """Somebody may not write at this table, or may again."""
    check_host(live, host)
    if person == host and muted:
        raise RequestError("host-self", status=409)
    others = {each: called for each, called in live.order.muted.items() if each != person}
    return ordered(
        live, msgspec.structs.replace(live.order, muted={**others, person: name} if muted else others), nonce
    )


def arrange(live: LiveTable, host: str, wanted: Arrange, nonce: str) -> Change | None:
    """Whether spectators may write, whether there may be any, who may ask the coach, and whether anybody may find the
    table and sit down; what nobody says stays as it is."""
    check_host(live, host)
    if wanted.listed and (live.status != "gathering" or live.header.saga is not None):
        raise RequestError("listed-late" if live.status != "gathering" else "listed-saga", status=409)
    if live.order.rated and wanted.coach not in (None, "off"):
        raise RequestError("hint-rated", status=409)
    if (wanted.locked is not None or wanted.ready is not None) and live.status != "gathering":
        raise RequestError("table-begun", status=409)
    said = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
    return ordered(live, msgspec.structs.replace(live.order, **said), nonce)


def take_back_invitations(live: LiveTable, host: str, nonce: str) -> Change | None:
    """All links given so far are void. Whoever sits here stays."""
    check_host(live, host)
    return ordered(live, msgspec.structs.replace(live.order, invites=live.order.invites + 1), nonce)


def remove(live: LiveTable, host: str, person: str, nonce: str) -> Change | None:
    """Takes somebody off their chair: before the game it is empty again, in the game a bot has it for good. They know
    the link that they came by, so all links given so far are void; and what a saga offers them is nobody's. Those at
    their device go with them."""
    check_host(live, host)
    if person == host:
        raise RequestError("host-self", status=409)
    seat = live.seat_of(person)
    if seat is None:
        raise RequestError("person-unknown", status=404)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    if live.order.rated and live.status == "playing":
        raise RequestError("remove-rated", status=409)
    now = live.order
    order = msgspec.structs.replace(now, removed=[*now.removed, person], invites=now.invites + 1)
    theirs_too = live.at_device(person)
    gone = {each: left_for_good(live, each) for each in sorted({seat, *theirs_too})}
    change = seats(gone, nonce)
    change.data["order"] = msgspec.to_builtins(order)
    offers = [] if live.header.saga is None else live.header.saga.offers
    theirs = {str(i): "" for i, offer in enumerate(offers) if offer is not None and offer.person == person}
    if theirs:
        change.data["offered"] = theirs
    return change


def left_for_good(live: LiveTable, seat: int) -> Occupant:
    if live.status == "gathering":
        return Occupant()
    chair = live.chairs[seat]
    return Occupant(chair.name, bot=chair.bot or stand_in(live.header.game, chair), resigned=True)


def check_host(live: LiveTable, person: str) -> None:
    if live.header.host != person:
        raise RequestError("host-alone", status=403)


def ordered(live: LiveTable, order: Order, nonce: str) -> Change | None:
    return None if order == live.order else Change("order", {"order": msgspec.to_builtins(order)}, nonce)
