"""Tournaments that the server runs: it pairs each round, opens the tables with everybody on their chair, hears how the
games end, and pairs the next.

Whatever is decided follows from the store. A round is paired once, since its rows have a key; a game's points are noted
once, and whoever comes late finds the same. So any process may do any step, and one that dies in the middle of it
leaves nothing that another would not go on with: `look` finds rounds without tables, games that are over, and people
who have not come.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Collection
from typing import TYPE_CHECKING, cast

import msgspec

from kronika.engine.errors import KronikaError
from kronika.engine.rng import SHA512
from kronika.games import find
from kronika.server import chairs, dealing, pairing, steady_clock
from kronika.server import tournament_messages as messages
from kronika.server.bots import is_peopled
from kronika.server.bus import Notice
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.ids import new_id
from kronika.server.live_table import LiveTable
from kronika.server.messages import Mark
from kronika.server.names import among, bot_name
from kronika.server.occupant import Occupant
from kronika.server.order import Order
from kronika.server.results import has_left
from kronika.server.rooms import Reader, frame
from kronika.server.settings import Settings
from kronika.server.store.accounts import AccountStore
from kronika.server.store.store import Entry, Header, SeqConflict
from kronika.server.store.ties import Bid
from kronika.server.store.tournaments import Entrant, Pairing, Tournament, TournamentStore

if TYPE_CHECKING:
    from kronika.server.table_service import TableService

logger = logging.getLogger("kronika.server")

NEWS = "tournament:"
"""How a notice begins that says that a tournament has changed."""
BREATH = 0.3
"""Seconds in which changes gather before those who look hear of them."""
TRIES = 5
KNOWN = 10_000
"""Comings that are remembered, so that they are written once."""
LISTED = 30
"""Tournaments in a list."""


class Tournaments:
    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self.settings = settings
        self.store = TournamentStore(service.store)
        self._accounts = AccountStore(service.store)
        self._readers: dict[str, dict[Reader, bytes]] = {}
        self._dirty: set[str] = set()
        self._news = asyncio.Event()
        self._came: set[tuple[str, str]] = set()
        self._ended: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.unsure = True
        """Whether a process may have ended in the middle of something: then every game is looked at."""
        self._tasks: list[asyncio.Task[None]] = []
        service.bus.listen(self._heard)

    def open(self) -> None:
        works = {"tournaments": self._look_on, "results": self._settle_on, "news of tournaments": self._tell_on}
        self._tasks = [asyncio.create_task(work(), name=name) for name, work in works.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self) -> None:
        """A process may have ended in the middle of something: the next look is at every game."""
        self.unsure = True

    # --- who plays ---

    async def one(self, id: str) -> Tournament:
        found = await self.store.one(id)
        if found is None:
            raise RequestError("tournament-unknown", status=404)
        return found

    async def enter(self, id: str, entrant: Entrant) -> None:
        """Somebody plays, or a bot: once, and as long as there is room and it has not begun."""
        held = await self.one(id)
        for _ in range(TRIES):
            known = (await self.store.entrants([id]))[id]
            if entrant.person and any(each.person == entrant.person for each in known):
                return
            self._check_entry(held, entrant, playing(held, known))
            name = among(entrant.name, [each.name for each in known])
            number = max((each.number for each in known), default=0) + 1
            if await self.store.enter(id, msgspec.structs.replace(entrant, number=number, name=name)):
                await self.changed(id)
                return
        raise RequestError("table-busy", status=503)

    async def has_entered(self, held: Tournament, person: str) -> bool:
        """RequestError for whom the organizer has taken out."""
        mine = [each for each in (await self.store.entrants([held.id]))[held.id] if each.person == person]
        if mine and not playing(held, mine):
            raise RequestError("tournament-removed", status=403)
        return bool(mine)

    def _check_entry(self, held: Tournament, entrant: Entrant, known: list[Entrant]) -> None:
        if held.status != "entering":
            raise RequestError("tournament-begun", status=409)
        if len(known) >= self.settings.tournament_players:
            raise RequestError("tournament-full", {"most": self.settings.tournament_players}, status=409)
        most = self.settings.tournament_bots
        if entrant.bot and sum(bool(each.bot) for each in known) >= most:
            raise RequestError("tournament-bots", {"most": most}, status=409)

    async def remove(self, id: str, person: str, number: int) -> None:
        """Somebody plays no more. Before it begins they were never there, but that somebody whom the organizer has
        taken out does not come back; later their game is lost, and a bot ends it."""
        held = await self.one(id)
        found = [each for each in playing(held, (await self.store.entrants([id]))[id]) if each.number == number]
        if not found:
            raise RequestError("person-unknown", status=404)
        if person not in (held.host, found[0].person):
            raise RequestError("tournament-host", status=403)
        if held.status == "entering" and found[0].person in ("", person):
            await self.store.strike(id, number)
        elif held.status == "entering":
            await self.store.note_gone(id, number)
        elif held.status == "running":
            await self.store.note_gone(id, number)
            for place in await self.store.pairings(id):
                if place.entrant == number and place.points is None and place.table:
                    await self._forfeit(place.table, {place.seat: found[0]})
        await self.changed(id)

    # --- its course ---

    async def start(self, id: str, person: str) -> None:
        held = await self._own(id, person)
        entrants = playing(held, (await self.store.entrants([id]))[id])
        if len(entrants) < max(2, held.seats):
            raise RequestError("tournament-few", {"least": max(2, held.seats)}, status=409)
        await self.store.turn(id, "entering", "running")
        await self.advance(id)

    async def end(self, id: str, person: str) -> None:
        """Before its time: what was played counts, tables that are on go on as games of their own."""
        held = await self._own(id, person)
        await self.store.turn(id, held.status, "over")
        for table in sorted({row.table for row in await self.store.pairings(id) if row.points is None} - {""}):
            await self._service.tables.change(table, let_rest)
        await self.changed(id)

    async def _own(self, id: str, person: str) -> Tournament:
        held = await self.one(id)
        if held.host != person:
            raise RequestError("tournament-host", status=403)
        return held

    async def advance(self, id: str) -> None:
        """The next round, if the last is over; or the end. The tables of the round that is on are there."""
        held = await self.one(id)
        if held.status != "running":
            return
        entrants = (await self.store.entrants([id]))[id]
        rows = await self.store.pairings(id)
        number = max((row.round for row in rows), default=0)
        if all(row.points is not None for row in rows if row.round == number):
            rounds = pairing.round_count(held.system, len(entrants), held.seats, held.rounds)
            if number >= rounds or sum(not each.gone for each in entrants) < 2:
                await self.store.turn(id, "running", "over")
                await self.changed(id)
                return
            number += 1
            await self._pair(held, entrants, rows, number)
            rows = await self.store.pairings(id)
        await self._open_tables(held, entrants, [row for row in rows if row.round == number])
        await self.changed(id)
        if all(row.points is not None for row in rows if row.round == number):
            await self.advance(id)  # all sit out: so few are left

    async def _pair(self, held: Tournament, entrants: list[Entrant], rows: list[Pairing], number: int) -> None:
        places = [pairing.Place(row.round, row.entrant, row.board, row.seat, row.points) for row in rows]
        gone = {each.number for each in entrants if each.gone}
        everybody = [each.number for each in entrants]
        numbers = {each.person: each.number for each in entrants if each.person and not each.gone}
        blocks = [(numbers[one], numbers[other]) for one, other in await self._service.company.ties.blocks(numbers)]
        apart = pairing.kept_apart(blocks, len(numbers))
        made = await asyncio.to_thread(pairing.pair, held.system, held.seats, number, everybody, gone, places, apart)
        tables = {board: new_id() for board in sorted({place.board for place in made} - {pairing.BYE})}
        due = steady_clock.now() + held.patience
        new = [
            Pairing(
                number, place.entrant, place.board, place.seat, tables.get(place.board, ""), due, None, place.points
            )
            for place in made
        ]
        await self.store.pair(held.id, new)

    async def _open_tables(self, held: Tournament, entrants: list[Entrant], rows: list[Pairing]) -> None:
        known = {each.number: each for each in entrants}
        ids = sorted({row.table for row in rows if row.table and row.points is None})
        there = await self._service.store.which_are(ids)
        for table in ids:
            if table not in there:
                group = sorted((row for row in rows if row.table == table), key=lambda row: row.seat)
                await self._open_table(held, table, group[0], [known[row.entrant] for row in group])

    async def _open_table(self, held: Tournament, table: str, row: Pairing, seats: list[Entrant]) -> None:
        """A table with everybody on their chair; nobody is its host. Pages that are there take part in the deal."""
        service, now = self._service, steady_clock.now()
        header = Header(
            id=table,
            kind="played",
            game=held.game,
            rules=find(held.game).rules,
            name=f"{held.name} {row.round}/{row.board}",
            setup=held.setup,
            seed="",
            generator=SHA512,
            host="",
            created=now,
            time_limit=held.time_limit,
            clock=held.clock,
        )
        here = [
            Occupant(each.name, each.person, each.bot, takes_part=bool(each.person), mark=cast("Mark", each.mark))
            if each.person or each.bot
            else Occupant(each.name, bot=chairs.best_bot(held.game), resigned=True)
            for each in seats
        ]
        change = chairs.seats(dict(enumerate(here)), "begin")
        change.data["order"] = msgspec.to_builtins(Order(coach="off", tournament=held.id, ready=held.clock is not None))
        persons = {each.person for each in seats if each.person}
        if persons:
            change.data["secret"] = dealing.fresh_secret()
        else:
            header = msgspec.structs.replace(header, seed=dealing.fresh_secret())
        try:
            live = await service.tables.add(header, [Entry(1, change.kind, change.data, change.nonce, now)], persons)
        except SeqConflict:
            return  # another process was faster
        service.bots.nudge(live)
        service.clock.note(live)
        bids = [Bid(table, person, "", "tournament", None, 0, False, now) for person in sorted(persons)]
        await service.company.ties.bid(bids)
        await service.company.changed(persons)

    # --- what happens at the tables ---

    async def came(self, live: LiveTable, person: str) -> None:
        """Somebody has come to their table."""
        if live.seat_of(person) is None or (live.id, person) in self._came:
            return
        if len(self._came) > KNOWN:
            self._came.clear()
        self._came.add((live.id, person))
        await self.store.note_came(live.id, person, steady_clock.now())
        await self._service.company.ties.strike(person, [live.id])
        await self._service.company.changed([person])
        await self.changed(live.order.tournament)

    async def _heard(self, notice: Notice) -> None:
        if notice.what == "table" and notice.about.startswith(NEWS):
            self._dirty.add(notice.about.removeprefix(NEWS))
            self._news.set()
        elif notice.what == "log" and notice.sender == self._service.bus.name:
            live = self._service.tables.cached(notice.about)
            if live is not None and live.order.tournament and points(live) is not None:
                self._ended.put_nowait(live)

    async def _settle_on(self) -> None:
        """Whoever gave the last answer does not wait for the next round."""
        while True:
            live = await self._ended.get()
            try:
                await self.settle(live)
            except Exception:  # found by the next look
                self.unsure = True
                logger.exception("table %s: what it brought could not be noted", live.id)

    async def settle(self, live: LiveTable) -> None:
        """Notes what a game has brought, and goes on if it was the last of its round."""
        found = points(live)
        if found is not None and await self.store.settle(live.id, found):
            await self.advance(live.order.tournament)

    async def _forfeit(self, table: str, seats: dict[int, Entrant]) -> None:
        """These have lost their game; bots play it on."""

        def plan(live: LiveTable) -> Change | None:
            if live.status == "over":
                return None
            lost = {
                seat: Occupant(
                    entrant.name,
                    live.chairs[seat].person,
                    live.chairs[seat].bot or chairs.stand_in(live.header.game, live.chairs[seat]),
                    resigned=True,
                    mark=live.chairs[seat].mark,
                )
                for seat, entrant in seats.items()
                if not live.chairs[seat].resigned and not entrant.bot
            }
            return chairs.seats(lost, f"absent:{live.seq}") if lost else None

        live = await self._service.tables.change(table, plan)
        await self.settle(live)

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                logger.warning("nobody knows how the tournaments stand (%s)", type(error).__name__)
            # Not all processes at the same moment: one of them would win anyway.
            await asyncio.sleep(self.settings.clock_every * random.uniform(0.5, 1.0))

    async def look(self) -> None:
        """Those who have not come have lost; and what a process has left undone is done."""
        unsure, self.unsure = self.unsure, False
        for held in await self.store.running():
            try:
                await self._look_at(held, unsure)
            except KronikaError as error:
                logger.warning("tournament %s: %s", held.id, error)
            except Exception:
                self.unsure = True
                logger.exception("tournament %s stands still", held.id)

    async def _look_at(self, held: Tournament, unsure: bool) -> None:
        rows = [row for row in await self.store.pairings(held.id) if row.points is None and row.table]
        if unsure or not rows:
            await self.advance(held.id)
        entrants = {each.number: each for each in (await self.store.entrants([held.id]))[held.id]}
        now = steady_clock.now()
        for table in sorted({row.table for row in rows}):
            group = [row for row in rows if row.table == table]
            absent = {row.seat for row in group if row.due <= now and row.came is None}
            seats = {row.seat: entrants[row.entrant] for row in group}
            missing = {seat: each for seat, each in seats.items() if not each.bot and (each.gone or seat in absent)}
            if missing:
                await self._forfeit(table, missing)
            elif unsure:
                await self.settle(await self._service.tables.fresh(table))

    # --- those who look ---

    def come(self, reader: Reader, id: str) -> None:
        self.leave(reader)
        if id:
            self._readers.setdefault(id, {})[reader] = b""
            self._dirty.add(id)
            self._news.set()

    def leave(self, reader: Reader) -> None:
        for id in [id for id, readers in self._readers.items() if reader in readers]:
            del self._readers[id][reader]
            if not self._readers[id]:
                del self._readers[id]

    async def changed(self, id: str) -> None:
        await self._service.bus.publish("table", NEWS + id)

    async def _tell_on(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(BREATH)
            self._news.clear()
            dirty, self._dirty = sorted(self._dirty), set()
            for id in dirty:
                try:
                    await self._tell(id)
                except Exception as error:
                    logger.warning("a tournament could not be told (%s)", type(error).__name__)

    async def _tell(self, id: str) -> None:
        if id not in self._readers:
            return
        held = await self.store.one(id)
        if held is None:
            return
        told = await self._told(held)
        readers = {reader.person for reader in self._readers.get(id, {}) if reader.person}
        blocks = await self._blocks(told, readers)
        for reader, last in list(self._readers.get(id, {}).items()):
            written = frame(told.to(reader.person, blocks))
            if written != last:
                self._readers[id][reader] = written
                reader.send(written)

    # --- what somebody reads ---

    async def told(self, id: str, person: str | None) -> messages.Tournament:
        told = await self._told(await self.one(id))
        return told.to(person, await self._blocks(told, [person] if person else []))

    async def _blocks(self, told: WholeTournament, readers: Collection[str]) -> set[tuple[str, str]]:
        """Who of the organizer, those who play and some readers has blocked whom."""
        persons = {told.held.host, *(each.person for each in told.entrants), *readers} - {""}
        return await self._service.company.ties.blocks(persons) if readers else set()

    async def _told(self, held: Tournament) -> WholeTournament:
        entrants = playing(held, (await self.store.entrants([held.id]))[held.id])
        host = await self._accounts.of(held.host)
        rows = await self.store.pairings(held.id)
        told = WholeTournament(
            held, "" if host is None else host.name, entrants, rows, self.settings.tournament_players
        )
        told.open = await self._service.store.which_are([row.table for row in rows if row.points is None])
        return told

    async def lines(self, person: str | None) -> list[messages.TournamentLine]:
        veil = (await self._service.company.ties.veils([person])).get(person, set()) if person else set()
        since = steady_clock.now() - self.settings.forgotten_after
        held = [each for each in await self.store.shown_to(person, LISTED, since) if each.host not in veil]
        entrants = await self.store.entrants([each.id for each in held])
        rounds = await self.store.rounds([each.id for each in held])
        hosts = {each.host: await self._accounts.of(each.host) for each in held}
        found = []
        for each in held:
            host = hosts[each.host]
            there = playing(each, entrants[each.id])
            told = WholeTournament(each, "" if host is None else host.name, there, [], self.settings.tournament_players)
            found.append(msgspec.structs.replace(told.line(person), round=rounds.get(each.id, 0)))
        return found


class WholeTournament(msgspec.Struct):
    """A tournament with all that there is to tell of it, before anybody reads it."""

    held: Tournament
    host: str
    entrants: list[Entrant]
    rows: list[Pairing]
    most: int
    open: set[str] = msgspec.field(default_factory=set)
    """The tables of games that are on: a round is paired before its tables are opened."""
    _same: tuple[list[messages.EntrantRow], list[messages.Round]] | None = None

    def line(self, person: str | None) -> messages.TournamentLine:
        held = self.held
        mine = [each.number for each in self.entrants if person and each.person == person and not each.gone]
        return messages.TournamentLine(
            id=held.id,
            name=held.name,
            game=held.game,
            host=self.host,
            system=held.system,
            seats=held.seats,
            rounds=pairing.round_count(held.system, len(self.entrants), held.seats, held.rounds),
            round=max((row.round for row in self.rows), default=0),
            time_limit=held.time_limit,
            clock=held.clock,
            status=cast("messages.TournamentStatus", held.status),
            players=len(self.entrants),
            room=max(0, self.most - len(self.entrants)) if held.status == "entering" else 0,
            mine=mine[0] if mine else None,
            organizes=bool(person) and held.host == person,
        )

    def to(self, person: str | None, blocks: Collection[tuple[str, str]] = ()) -> messages.Tournament:
        """As somebody reads it: somebody whom the organizer has blocked finds no room, and whom the reader has
        blocked is said to them alone."""
        line = self.line(person)
        if (self.held.host, person) in blocks:
            line = msgspec.structs.replace(line, room=0)
        standings, played = self._for_all()
        now = [row for row in self.rows if row.points is None and row.entrant == line.mine]
        return messages.Tournament(
            line=line,
            patience=self.held.patience,
            listed=self.held.listed,
            setup=self.held.setup,
            entrants=standings,
            played=played,
            table=now[0].table if now and now[0].table in self.open and self.held.status == "running" else "",
            blocked=[each.number for each in self.entrants if not each.gone and (person, each.person) in blocks],
        )

    def _for_all(self) -> tuple[list[messages.EntrantRow], list[messages.Round]]:
        """What is the same for all readers, worked out once, however many there are."""
        if self._same is None:
            rounds = sorted({row.round for row in self.rows})
            self._same = self._standings(), [self._round(number) for number in rounds]
        return self._same

    def _standings(self) -> list[messages.EntrantRow]:
        places = [pairing.Place(row.round, row.entrant, row.board, row.seat, row.points) for row in self.rows]
        known = {each.number: each for each in self.entrants}
        return [
            messages.EntrantRow(
                number=row.entrant,
                name=known[row.entrant].name,
                bot=known[row.entrant].bot,
                mark=cast("Mark", known[row.entrant].mark),
                gone=known[row.entrant].gone,
                rank=row.rank,
                points=row.points,
                buchholz=row.buchholz,
                direct=row.direct,
                wins=row.wins,
                games=row.games,
            )
            for row in pairing.standings(known, places)
        ]

    def _round(self, number: int) -> messages.Round:
        rows = [row for row in self.rows if row.round == number]
        boards = [
            messages.Board(
                next(row.table for row in rows if row.board == board),
                [messages.Seated(row.entrant, row.came is not None, row.points) for row in rows if row.board == board],
            )
            for board in sorted({row.board for row in rows}, key=lambda board: board or len(rows) + 1)
        ]
        return messages.Round(number, boards, max(row.due for row in rows))


def playing(held: Tournament, entrants: list[Entrant]) -> list[Entrant]:
    """Those who play, or did until they left. Before a tournament begins, whoever is gone is only remembered, so that
    they do not enter again."""
    return [each for each in entrants if not each.gone] if held.status == "entering" else entrants


def points(live: LiveTable) -> list[float] | None:
    """What a game brings to each seat; None as long as that is open. Where all but one have resigned, it is decided;
    else whoever let a bot play for them has lost too, whatever it made of the game."""
    resigned = {seat for seat, chair in enumerate(live.chairs) if chair.resigned}
    if len(live.chairs) - len(resigned) <= 1:
        return pairing.points_of([1] * len(live.chairs), resigned)
    if live.result is None:
        return None
    left = {seat for seat, chair in enumerate(live.chairs) if chair.person and has_left(live, seat)}
    return pairing.points_of(live.result["ranks"], resigned | left)


def let_rest(live: LiveTable) -> Change | None:
    """No tournament waits for this game any more: where only bots sit, they play on when somebody looks."""
    if live.status == "over" or is_peopled(live.chairs):
        return None
    order = msgspec.structs.replace(live.order, tournament="")
    return Change("order", {"order": msgspec.to_builtins(order)}, f"alone:{live.seq}")


def bot_entrant(game: str, bot: str) -> Entrant:
    chairs.check_bot(game, bot)
    return Entrant(0, "", bot_name(bot), bot)
