"""The part of the store that holds the results of rated games and the ratings that follow from them.

Results are kept; all else can be worked out from them again. They count in one order, whichever process found them and
when: one that comes late is put in its place, and those after it are counted again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from secrets import token_hex
from typing import Any
from zlib import crc32

import msgspec
from sqlalchemy import ColumnElement, Select, and_, case, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.rating import DAY, Anchors, Change, Outcome, Placing, Reckoning, Standing
from kronika.server.store import schema
from kronika.server.store.store import Store

GONE = "gone:"
RATING = 0x6B72
"""One half of the number by which processes take turns at a game's ratings."""
AT_ONCE = 500
FIRST = (float("-inf"), "")
"""Before all results."""

Place = tuple[float, str]
"""Where a result stands in the order: when it was decided, and at which table."""


def gone_person() -> str:
    """Who has played in an erased person's place: nobody that anything leads to, but always the same, so that what
    others won and lost against them can be counted again."""
    return f"{GONE}{token_hex(8)}"


class StoredRating(msgspec.Struct, frozen=True):
    """The rating of somebody at one game."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int
    at: float

    @property
    def standing(self) -> Standing:
        return Standing(self.mu, self.sigma)


class Ranked(msgspec.Struct, frozen=True):
    """One who may be shown on a leaderboard: to everybody, or to friends alone."""

    person: str
    name: str
    mu: float
    sigma: float
    games: int
    shown: str


class Played(msgspec.Struct, frozen=True):
    """A rated game of somebody's."""

    table: str
    game: str
    at: float
    seat: int
    rank: int
    left: bool
    change: Change


class Ranking(msgspec.Struct, frozen=True):
    """One who was compared in a game, and a person's rating before it."""

    seat: int
    person: str
    bot: str
    before: Standing | None


class Owner(msgspec.Struct, frozen=True):
    """Whose an account is, when it was made, and who may see their profile."""

    person: str
    name: str
    created: float
    shown: str


class RatingStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- counting ---

    async def settle(self, outcome: Outcome, anchors: Anchors) -> None:
        """Counts a game, once, however many processes try."""
        results = schema.results

        async def do(connection: AsyncConnection) -> None:
            await self._be_alone(connection, outcome.game)
            known = select(results.c.table_id).where(results.c.table_id == outcome.table)
            if (await connection.execute(known)).first() is not None:
                return
            await self._put(connection, outcome)
            await self._count(connection, outcome.game, (outcome.at, outcome.table), anchors)

        # The last of all that is committed together: else two processes could wait for each other.
        await self._store._write(do, f"~{outcome.game}", last=True)

    async def recount(self, game: str, anchors: Anchors, found: Collection[Outcome]) -> int:
        """Counts all of a game's ratings again from the first result on, with what the logs say now (`found`); how many
        placings have another rating than before. A game of somebody who was erased since stays as it was counted: the
        log knows them no more."""
        results, placings = schema.results, schema.placings
        changed = 0

        async def do(connection: AsyncConnection) -> None:
            nonlocal changed
            await self._be_alone(connection, game)
            for outcome in found:
                known = {each.table: each for each in await _read(connection, results.c.table_id == outcome.table)}
                if outcome == known.get(outcome.table) or any(map(_has_gone, known.values())):
                    continue
                await connection.execute(placings.delete().where(placings.c.table_id == outcome.table))
                await connection.execute(results.delete().where(results.c.table_id == outcome.table))
                await self._put(connection, outcome)
            changed = await self._count(connection, game, FIRST, anchors)

        await self._store._write(do, f"~{game}", last=True)
        return changed

    async def _put(self, connection: AsyncConnection, outcome: Outcome) -> None:
        row = {"table_id": outcome.table, "game": outcome.game, "at": outcome.at}
        await connection.execute(insert(schema.results).values(**row))
        await connection.execute(insert(schema.placings), _rows(outcome))

    async def _be_alone(self, connection: AsyncConnection, game: str) -> None:
        """Whoever counts the same game waits: what they read has to be all that was counted."""
        if self._store.shared:
            numbers = {"rating": RATING, "game": crc32(game.encode()) - 2**31}
            await connection.execute(text("select pg_advisory_xact_lock(:rating, :game)"), numbers)

    async def _count(self, connection: AsyncConnection, game: str, since: Place, anchors: Anchors) -> int:
        """Counts all results from a place in the order on; how many placings have another rating than before."""
        results, placings = schema.results, schema.placings
        here = results.c.game == game
        outcomes = await _read(connection, and_(here, ~_before(since)))
        persons = {each.person for outcome in outcomes for each in outcome.placings.values() if each.person}
        reckoning = Reckoning(
            anchors,
            await self._standings(connection, game, since, persons, alone=len(outcomes) == 1),
            await self._met(connection, game, since, persons),
        )
        known = {
            (row.table_id, row.seat): (row.mu_before, row.sigma_before, row.mu, row.sigma)
            for row in await connection.execute(_placings(and_(here, ~_before(since))))
        }
        changed = 0
        for outcome in outcomes:
            for seat, change in reckoning.count(outcome).items():
                now = (*change.before, *change.after)
                if known[outcome.table, seat] == now:
                    continue
                changed += 1
                mine = and_(placings.c.table_id == outcome.table, placings.c.seat == seat)
                values = dict(zip(("mu_before", "sigma_before", "mu", "sigma"), now, strict=True))
                await connection.execute(update(placings).where(mine).values(**values))
        await self._keep(connection, game, reckoning, persons)
        return changed

    async def _standings(
        self, connection: AsyncConnection, game: str, since: Place, persons: Collection[str], alone: bool
    ) -> dict[str, Standing]:
        """What people were before a result. Where that is the last one, it is what they are."""
        if since == FIRST:
            return {}
        if alone:
            ratings = schema.ratings
            wanted = select(ratings.c.person, ratings.c.mu, ratings.c.sigma)
            rows = await connection.execute(wanted.where(ratings.c.game == game, ratings.c.person.in_(persons)))
        else:
            placings = schema.placings
            earlier = and_(schema.results.c.game == game, _before(since), placings.c.person.in_(persons))
            rows = await connection.execute(_placings(earlier))
        return {row.person: Standing(row.mu, row.sigma) for row in rows}

    async def _met(
        self, connection: AsyncConnection, game: str, since: Place, persons: Collection[str]
    ) -> dict[frozenset[str], list[float]]:
        """When these have met others in the day before."""
        if since == FIRST:
            return {}
        results, placings = schema.results, schema.placings
        lately = and_(results.c.game == game, results.c.at > since[0] - DAY, _before(since))
        theirs = select(placings.c.table_id).where(placings.c.person.in_(persons))
        met: dict[frozenset[str], list[float]] = {}
        for outcome in await _read(connection, and_(lately, results.c.table_id.in_(theirs))):
            players = {each.player for each in outcome.placings.values()}
            for pair in {frozenset((one, other)) for one in players for other in players if one != other}:
                met.setdefault(pair, []).append(outcome.at)
        return met

    async def _keep(
        self, connection: AsyncConnection, game: str, reckoning: Reckoning, persons: Collection[str]
    ) -> None:
        """The ratings as they are now, of those who are still here."""
        ratings, placings, results = schema.ratings, schema.placings, schema.results
        there = select(schema.persons.c.id).where(schema.persons.c.id.in_(persons))
        here = set((await connection.execute(there)).scalars())
        counted = (
            select(placings.c.person, func.count().label("games"), func.max(results.c.at).label("at"))
            .join(results, results.c.table_id == placings.c.table_id)
            .where(results.c.game == game, placings.c.person.in_(here))
            .group_by(placings.c.person)
        )
        for row in (await connection.execute(counted)).all():
            standing = reckoning.standings[row.person]
            values = {"mu": standing.mu, "sigma": standing.sigma, "games": row.games, "at": row.at}
            new = self._store._insert(ratings).values(person=row.person, game=game, **values)
            await connection.execute(new.on_conflict_do_update(index_elements=["person", "game"], set_=values))

    # --- asking ---

    async def of(self, persons: Iterable[str], game: str = "") -> list[StoredRating]:
        """The ratings of some people, at one game or all."""
        ratings = schema.ratings
        wanted = select(ratings).where(ratings.c.person.in_(list(persons)))
        if game:
            wanted = wanted.where(ratings.c.game == game)
        return [
            StoredRating(*row)
            for row in await self._store._rows(wanted.order_by(ratings.c.games.desc(), ratings.c.game))
        ]

    async def hidden(self, persons: Collection[str], reader: str | None) -> set[str]:
        """Those of some people whom a reader may not see; without a reader, those who are not for everybody to see."""
        accounts, ties = schema.accounts, schema.ties
        friends = select(ties.c.person).where(ties.c.other == reader, ties.c.kind == "friend")
        seen = or_(
            accounts.c.shown == "everybody",
            accounts.c.person == reader,
            and_(accounts.c.shown == "friends", accounts.c.person.in_(friends)),
        )
        shown = select(accounts.c.person).where(accounts.c.person.in_(persons), seen)
        return set(persons) - {str(row[0]) for row in await self._store._rows(shown)}

    async def board(self, game: str, most: int) -> list[Ranked]:
        """Those who may be shown, to everybody or to their friends, the best first."""
        wanted = self._on_board(game).order_by(_sure().desc(), schema.accounts.c.name).limit(most)
        return [Ranked(*row) for row in await self._store._rows(wanted)]

    def _on_board(self, game: str) -> Select[Any]:
        ratings, accounts = schema.ratings, schema.accounts
        return (
            select(ratings.c.person, accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games, accounts.c.shown)
            .join(accounts, accounts.c.person == ratings.c.person)
            .where(ratings.c.game == game, accounts.c.shown.in_(("everybody", "friends")))
        )

    async def has(self, table: str) -> bool:
        """Whether a game has been counted."""
        results = schema.results
        return bool(await self._store._rows(select(results.c.table_id).where(results.c.table_id == table)))

    async def result(self, table: str) -> tuple[Outcome, dict[int, Change]] | None:
        """What a rated game brought; None while it is not decided."""
        which = schema.results.c.table_id == table
        rows = await self._store._rows(_placings(which))
        if not rows:
            return None
        changes = {row.seat: _change(row) for row in rows if row.mu is not None}
        return _outcomes(rows)[0], changes

    async def played(self, person: str, most: int) -> list[Played]:
        """Somebody's rated games, the latest first."""
        placings = schema.placings
        wanted = _placings(and_(placings.c.person == person, placings.c.mu.is_not(None)), oldest_first=False)
        rows = await self._store._rows(wanted.limit(most))
        return [
            Played(row.table_id, row.game, row.at, row.seat, row.rank, bool(row.left), _change(row)) for row in rows
        ]

    async def rankings(self, tables: Sequence[str]) -> dict[str, list[Ranking]]:
        """Who was compared in each of some games."""
        found: dict[str, list[Ranking]] = {}
        for start in range(0, len(tables), AT_ONCE):
            which = schema.results.c.table_id.in_(tables[start : start + AT_ONCE])
            for row in await self._store._rows(_placings(which)):
                before = None if row.mu_before is None else Standing(row.mu_before, row.sigma_before)
                found.setdefault(row.table_id, []).append(Ranking(row.seat, row.person, row.bot, before))
        return found

    async def wins(self, person: str) -> dict[str, int]:
        """In how many of somebody's rated games, by game, nobody was ahead of them."""
        results, placings = schema.results, schema.placings
        won = func.sum(case((placings.c.rank == 1, 1), else_=0))
        wanted = select(results.c.game, won).join(results, results.c.table_id == placings.c.table_id)
        rows = await self._store._rows(wanted.where(placings.c.person == person).group_by(results.c.game))
        return {str(row[0]): int(row[1]) for row in rows}

    async def facts(self, tables: Sequence[str]) -> dict[str, str]:
        """What statistics know of these tables, as it is stored."""
        facts = schema.facts
        found: dict[str, str] = {}
        for start in range(0, len(tables), AT_ONCE):
            wanted = select(facts.c.table_id, facts.c.data)
            rows = await self._store._rows(wanted.where(facts.c.table_id.in_(tables[start : start + AT_ONCE])))
            found |= {row[0]: row[1] for row in rows if row[1]}
        return found

    async def lines(self, tables: Sequence[str]) -> dict[str, str]:
        """The lines of these tables in lists, of those that there still are."""
        summaries = schema.summaries
        wanted = select(summaries.c.table_id, summaries.c.data).where(summaries.c.table_id.in_(tables))
        return {row[0]: row[1] for row in await self._store._rows(wanted)}

    async def rated_tables(self) -> list[tuple[str, str]]:
        """All tables that were started as rated ones, each with its game: by their logs."""
        tables, log = schema.tables, schema.log
        rated = log.c.data.contains('"rated":true', autoescape=True)
        wanted = select(tables.c.id, tables.c.game).join(log, log.c.table_id == tables.c.id)
        wanted = wanted.where(log.c.seq == 1, rated, tables.c.kind == "played")
        return [(row[0], row[1]) for row in await self._store._rows(wanted.order_by(tables.c.created))]

    async def counts(self) -> list[tuple[str, int, int]]:
        """The games of which there are results, with how many, and how many people are rated."""
        results, ratings = schema.results, schema.ratings
        people = select(func.count()).where(ratings.c.game == results.c.game).scalar_subquery()
        wanted = select(results.c.game, func.count(), people).group_by(results.c.game).order_by(results.c.game)
        return [(row[0], row[1], row[2]) for row in await self._store._rows(wanted)]

    # --- who may see it ---

    async def shown(self, person: str) -> str:
        accounts = schema.accounts
        rows = await self._store._rows(select(accounts.c.shown).where(accounts.c.person == person))
        return str(rows[0][0]) if rows else "nobody"

    async def show(self, person: str, to: str) -> None:
        accounts = schema.accounts
        await self._store._do(update(accounts).where(accounts.c.person == person).values(shown=to))

    async def account(self, key: str) -> Owner | None:
        """Whose account this is, by its name as it is compared."""
        accounts = schema.accounts
        wanted = select(accounts.c.person, accounts.c.name, accounts.c.created, accounts.c.shown)
        rows = await self._store._rows(wanted.where(accounts.c.key == key))
        return Owner(*rows[0]) if rows else None


def _sure() -> ColumnElement[float]:
    found: ColumnElement[float] = schema.ratings.c.mu - 2 * schema.ratings.c.sigma
    return found


def _before(place: Place) -> ColumnElement[bool]:
    """Results that stand before this place in the order."""
    at, table = place
    results = schema.results
    if place == FIRST:
        return results.c.at != results.c.at
    return or_(results.c.at < at, and_(results.c.at == at, results.c.table_id < table))


def _placings(which: ColumnElement[bool], oldest_first: bool = True) -> Select[Any]:
    results, placings = schema.results, schema.placings
    wanted = select(placings, results.c.game, results.c.at).join(results, results.c.table_id == placings.c.table_id)
    order = (results.c.at, results.c.table_id) if oldest_first else (results.c.at.desc(), results.c.table_id.desc())
    return wanted.where(which).order_by(*order, placings.c.seat)


async def _read(connection: AsyncConnection, which: ColumnElement[bool]) -> list[Outcome]:
    return _outcomes((await connection.execute(_placings(which))).all())


def _outcomes(rows: Iterable[Any]) -> list[Outcome]:
    found: dict[str, Outcome] = {}
    for row in rows:
        outcome = found.setdefault(row.table_id, Outcome(row.table_id, row.game, row.at, {}))
        outcome.placings[row.seat] = Placing(row.person, row.bot, row.rank, bool(row.left))
    return list(found.values())


def _change(row: Any) -> Change:
    return Change(Standing(row.mu_before, row.sigma_before), Standing(row.mu, row.sigma))


def _rows(outcome: Outcome) -> list[dict[str, Any]]:
    return [
        {"table_id": outcome.table, "seat": seat, **each._asdict(), "left": int(each.left)}
        for seat, each in outcome.placings.items()
    ]


def _has_gone(outcome: Outcome) -> bool:
    return any(each.person.startswith(GONE) for each in outcome.placings.values())
