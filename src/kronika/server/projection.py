"""What a reader gets to see of a table: its line in a list, or where it stands for their seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from kronika.engine.ask import Ask, Refusal
from kronika.engine.commitment import Commitment, person_hash
from kronika.engine.message import Message, Ref
from kronika.engine.prospects import NONE, Prospects
from kronika.engine.setup import public_setup
from kronika.games import find
from kronika.server import clocks, steady_clock
from kronika.server.game_records import bot_strength
from kronika.server.live_table import LiveTable, at_device, own_eyes
from kronika.server.messages import (
    Chair,
    Chapter,
    Choice,
    Deal,
    LiveClock,
    Muted,
    Question,
    Rating,
    Reached,
    Refused,
    SeatTimes,
    State,
    TableInfo,
    Text,
    Thing,
)
from kronika.server.occupant import Occupant
from kronika.server.open_asks import Moment
from kronika.server.order import ChatRight, Order, alias
from kronika.server.store import sagas
from kronika.server.store.store import Header
from kronika.server.undo import can_undo

Status = Literal["gathering", "playing", "over"]


HISTORY = 300
"""How many events a state tells at most, and a page of what came before."""


class Summary(msgspec.Struct):
    """A table's line in a list, before it is anybody's."""

    id: str
    game: str
    name: str
    setup: dict[str, Any] = msgspec.field(name="options")  # summaries that are stored call it so
    host: str
    chairs: list[Occupant]
    status: Status
    asked: list[int]
    prompts: dict[int, Text]
    turn: int | None
    created: float
    changed: float
    winners: list[int]
    scores: list[int]
    rematch: str = ""
    saga: sagas.Chapter | None = None
    time_limit: int = msgspec.field(default=0, name="pace")  # summaries that are stored call it so
    clock: LiveClock | None = None
    times: SeatTimes | None = None
    deadlines: dict[int, float] = {}
    deal: Deal | None = None
    choosing: list[int] = []
    """Who may be choosing, for all that others know; `asked` is who is."""
    number: int = 0
    """How much there has been for everybody to notice."""
    order: Order = msgspec.field(default_factory=Order)

    @property
    def is_old(self) -> bool:
        """Whether it was stored before lines told who may be choosing."""
        return self.status == "playing" and not self.number


class Lasting(msgspec.Struct):
    """What answers do not change of a table's line, worked out once."""

    setup: dict[str, Any]
    deal: Deal | None


def lasting(live: LiveTable, over: bool) -> Lasting:
    def work_out() -> Lasting:
        header = live.header
        shown = over and not inherits(header)
        setup = header.setup if shown else public_setup(find(header.game).setup_items, header.setup)
        return Lasting(setup, deal(live))

    return live.lasting((over, bool(live.rematch)), work_out)


def summary(live: LiveTable, moment: Moment | None = None) -> Summary:
    """The line of a table as it stands, or as it stood at a moment in the middle of its last answer."""
    header = live.header
    result = None if moment else live.result
    lasts = lasting(live, live.status == "over" and not moment)
    opened = live.opened if live.status == "playing" and moment is None else {}
    return Summary(
        id=live.id,
        game=header.game,
        name=header.name,
        setup=lasts.setup,
        host=header.host,
        chairs=live.chairs,
        status="playing" if moment else cast("Status", live.status),
        asked=sorted(opened),
        prompts={seat: text(each.ask.what) for seat, each in opened.items()},
        turn=moment.views[None].get("turn") if moment else live.turn,
        created=header.created,
        changed=live.noticed,
        winners=result["winners"] if result else [],
        scores=result["scores"] if result else [],
        rematch=live.rematch,
        saga=header.saga,
        time_limit=header.time_limit,
        clock=header.clock,
        times=times(live, moment),
        deadlines={} if moment else live.deadlines(),
        deal=lasts.deal,
        choosing=moment.views[None]["asked"] if moment else live.choosing,
        number=live.deeds + (moment.events if moment else live.event_count),
        order=live.order,
    )


def times(live: LiveTable, moment: Moment | None) -> SeatTimes | None:
    if moment is not None:
        return moment.times
    return live.times.shown() if live.times is not None and live.status == "playing" else None


def inherits(header: Header) -> bool:
    """Whether a table may have its world from a game of a saga that it is no part of. That world may be played with
    elsewhere, so the table's line never tells it; the chronicle does when it may (`worlds`)."""
    return header.saga is None and bool(header.rematch_of)


def deal(live: LiveTable) -> Deal | None:
    """How the chance of a table came about; the secret only when nobody can use it any more."""
    seats = range(len(live.chairs))
    promise = None if live.table is None else live.table.commitment
    told = "" if promise is None else secret(live, promise)
    if live.deal is not None:
        of = live.deal
        stage = of.stage(live.parts, live.complete)
        hashes = [of.hashes.get(seat, "") for seat in seats]
        added = [of.added[seat].hex() if promise and seat in of.added else "" for seat in seats]
        return Deal(of.hash, of.table, of.number, stage, list(live.parts), hashes, added, told)
    if promise is None:
        return None
    people = promise.people
    return Deal(
        promise=promise.hash,
        table=promise.table,
        number=0,
        stage="dealt",
        parts=["none" if each is None else "opened" for each in people],
        hashes=["" if each is None else person_hash(each, promise.table) for each in people],
        added=["" if each is None else each.hex() for each in people],
        secret=told,
    )


def secret(live: LiveTable, promise: Commitment) -> str:
    """From the secret the whole game can be found, and in a saga the world that the next one begins with."""
    goes_on = live.header.saga is not None and bool(live.rematch)
    return promise.secret.hex() if live.status == "over" and not goes_on else ""


def with_here(line: TableInfo, about: Summary, here: Collection[int]) -> TableInfo:
    """The line with those who have the table before them."""
    if not here:
        return line
    chairs = [replace(chair, here=True) if chair.seat in here else chair for chair in line.chairs]
    host_here = any(about.chairs[seat].person == about.host for seat in here)
    return replace(line, chairs=chairs, host_here=host_here)


def info(about: Summary, reader: str | None, here: Collection[int]) -> TableInfo:
    """The line as this person reads it who names no seat; `here` are the seats whose persons have the table before
    them."""
    return with_here(line_of(about, reader, own_eyes(about.chairs, about.status, reader)), about, here)


def line_of(about: Summary, reader: str | None, my_seat: int | None) -> TableInfo:
    """The line as this person reads it with the eyes of a seat at their device, without who is here."""
    device = at_device(about.chairs, reader)
    others = [seat for seat in about.choosing if seat != my_seat]
    asked = my_seat is not None and my_seat in about.asked
    host = bool(reader) and about.host == reader
    order = about.order
    return TableInfo(
        id=about.id,
        game=about.game,
        name=about.name,
        setup=about.setup,
        chairs=[chair(about, seat, occupant, seat == my_seat) for seat, occupant in enumerate(about.chairs)],
        status=about.status,
        seq=about.number,
        host=host,
        my_seat=my_seat,
        asked=sorted([*others, my_seat] if asked and my_seat is not None else others),
        prompt=None if my_seat is None else about.prompts.get(my_seat),
        turn=about.turn,
        created=about.created,
        changed=about.changed,
        winners=about.winners,
        scores=about.scores,
        rematch=about.rematch,
        saga=None if about.saga is None else chapter(about.saga, reader),
        time_limit=about.time_limit,
        clock=about.clock,
        times=about.times,
        deal=deal_for(about, bool(device) or host),
        deadline=about.deadlines[my_seat] if my_seat in about.deadlines else deadline_of(about, others),
        chat=chat_right(about, reader, my_seat, host or bool(device)),
        open_chat=order.open_chat,
        closed=order.closed,
        coach=order.coach,
        muted=muted(about),
        invites=order.invites,
        removed=reader in order.removed,
        listed=order.listed,
        locked=order.locked,
        ready=order.ready and about.status == "gathering",
        lang=order.lang,
        rated=order.rated,
        fill_at=order.fill_at or None if about.status == "gathering" else None,
        tournament=order.tournament,
        device=device if len(device) > 1 else [],
    )


def chat_right(about: Summary, reader: str | None, my_seat: int | None, at_home: bool) -> ChatRight:
    """Whoever has a device, and whoever of those at it speaks: both may have been muted."""
    spoken_for = reader if my_seat is None else about.chairs[my_seat].person
    right = about.order.chat_right(spoken_for, at_home)
    return right if right == "muted" else about.order.chat_right(reader, at_home)


def muted(about: Summary) -> list[Muted]:
    """The spectators who are muted; of a chair its own line says so."""
    seated = {occupant.person for occupant in about.chairs}
    silent = about.order.muted.items()
    return [Muted(alias(about.id, person), name) for person, name in silent if person not in seated]


def deal_for(about: Summary, known: bool) -> Deal | None:
    """The secret of a saga's game is for those who sat there or started the table (`known`): from it the world follows
    that the next game will begin with."""
    if about.deal is None or about.saga is None or known:
        return about.deal
    return replace(about.deal, secret="")


def deadline_of(about: Summary, choosing: list[int]) -> float | None:
    """Until when those who may be choosing have time, for all that others know: since something last showed, or by
    their clocks, which all may read."""
    if about.times is not None and about.times.running:
        return about.times.since + min(about.times.left[seat] for seat in about.times.running)
    limit = about.time_limit if about.clock is None else clocks.ASIDE
    waits = about.time_limit and any(about.chairs[seat].asked_by_name or about.chairs[seat].unseen for seat in choosing)
    return about.changed + limit if waits else None


def chapter(of: sagas.Chapter, reader: str | None) -> Chapter:
    mine = [seat for seat, offer in enumerate(of.offers) if reader and offer and offer.person == reader]
    offers = [offer.name if offer else "" for offer in of.offers]
    return Chapter(of.saga, of.name, of.number, offers, mine[0] if mine else None)


def chair(about: Summary, seat: int, occupant: Occupant, mine: bool) -> Chair:
    if occupant.unseen and not mine:
        occupant = replace(occupant, bot="", late=0)
    return Chair(
        seat,
        occupant.name,
        bool(occupant.person),
        occupant.bot,
        mine,
        False,
        occupant.resigned,
        bool(occupant.bot and occupant.late),
        occupant.stand_in,
        occupant.mark,
        alias(about.id, occupant.person),
        occupant.person in about.order.muted,
        keeper_of(about, occupant),
        *(bot_strength(about.game, occupant.bot) if occupant.bot else (0, 0)),
        None if about.status == "over" else rating_of(occupant),  # then `ratings` tells, of those who are still seen
        ready=occupant.ready and about.status == "gathering",
    )


def rating_of(occupant: Occupant) -> Rating | None:
    return None if occupant.rating is None else Rating(*occupant.rating)


def keeper_of(about: Summary, occupant: Occupant) -> int | None:
    keepers = [seat for seat, each in enumerate(about.chairs) if occupant.keeper and each.person == occupant.keeper]
    return keepers[0] if keepers else None


def state(live: LiveTable, line: TableInfo, known: int, moment: Moment | None = None) -> State:
    """Where the table stands (or stood at a moment) for the reader whose line this is, with the events after those they
    know; of many just the last."""
    seat = line.my_seat
    playing = line.status == "playing"
    # A chair that a bot plays is not asked anything: its owner takes it back first.
    asked = playing and moment is None and seat is not None and seat in live.opened and live.chairs[seat].asked_by_name
    count = live.event_count if moment is None else moment.events
    first = max(known, count - HISTORY)
    if moment is not None and seat is not None:
        free = can_undo(live, seat, seat in moment.undoable)
    else:
        free = playing and seat is not None and can_undo(live, seat)
    return State(
        table=live.id,
        seq=line.seq,
        epoch=live.epoch,
        view=live.view(seat) if moment is None else moment.views[seat],
        asks=[question(live, seat)] if asked and seat is not None else [],
        refused=[refused(each) for each in refusals(live, seat)] if asked and seat is not None else [],
        first=first,
        events=live.events(seat, first)[: count - first],
        info=line,
        can_undo=free,
        undo_asked_by=live.undo_by if moment is None else None,
        result=live.result if moment is None else None,
        now=0.0 if line.times is None else steady_clock.now(),
    )


def refusals(live: LiveTable, seat: int) -> Sequence[Refusal]:
    return [] if live.table is None else live.table.refused(seat)


def question(live: LiveTable, seat: int) -> Question:
    return asked(live.opened[seat].ask, live.ask_id(seat), foresight(live, seat))


def asked(ask: Ask, id: str, foreseen: Prospects) -> Question:
    """An ask as its seat reads it."""
    return Question(
        id=id,
        seat=ask.seat,
        what=text(ask.what),
        options=[Choice(each.key, text(each.text), things(each.refs), each.most) for each in ask.options],
        least=ask.least,
        most=ask.most,
        ordered=ask.ordered,
        rule=ask.rule,
        primary=foreseen.primary,
        outlook={key: text(each) for key, each in foreseen.outlook.items()},
        warnings={key: text(each) for key, each in foreseen.warnings.items()},
        reach=[
            Reached(each.key, text(each.text), things(each.refs), [*map(list, each.answers)]) for each in foreseen.reach
        ],
        odds=dict(foreseen.odds),
    )


def foresight(live: LiveTable, seat: int) -> Prospects:
    table = live.table
    return live.opened[seat].foresight(live.seq, lambda: NONE if table is None else table.prospects(seat))


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.key, text(refusal.reason), refusal.rule, things(refusal.refs))


def text(message: Message) -> Text:
    return Text(message.id, message.args)


def things(refs: Sequence[Ref]) -> list[Thing]:
    return [thing(ref.kind, ref.id) for ref in refs]


@lru_cache(4096)
def thing(kind: str, id: str) -> Thing:
    """The same things are pointed at again and again."""
    return Thing(kind, id)
