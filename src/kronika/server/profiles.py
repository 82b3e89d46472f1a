"""The profile of somebody with an account: their rated games, and what these tell. Whoever has hidden theirs is nobody.

Nothing of other games is in it, and of others who sat there only what they show themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

import msgspec

from kronika.rating import Standing
from kronika.server.anchors import measured
from kronika.server.errors import RequestError
from kronika.server.names import account_key
from kronika.server.occupant import Occupant
from kronika.server.order import Order
from kronika.server.projection import summary
from kronika.server.rating_messages import Favorite, GameRating, Profile, RatedGame, RatingPoint
from kronika.server.ratings import shown_of, told
from kronika.server.store.ratings import Played, Ranking, RatingStore, StoredRating
from kronika.server.store.store import Store, encoded
from kronika.server.tables import Tables
from kronika.statistics import Record

MOST = 500
"""Rated games that are looked at: the latest."""
POINTS = 120
"""Points of a graph, at most."""
LATEST, BEST, TOP = 8, 3, 3
"""Games that are listed, the best of them, and favorites of each fact."""
ENGINES_OWN = "ending"
"""The fact that every game has: nobody's choice."""


class ProfileLine(msgspec.Struct, frozen=True):
    """As much of a table's line (`projection.Summary`) as a profile shows."""

    name: str
    chairs: list[Occupant]
    order: Order = msgspec.field(default_factory=Order)


class Profiles:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = RatingStore(store)
        self._tables = tables

    async def of(self, name: str, reader: str | None) -> Profile:
        """RequestError for a name that nobody has, and for somebody whom the reader may not see: the same one."""
        account = await self._store.account(account_key(name))
        if account is None or await self._store.hidden([account.person], reader):
            raise RequestError("profile-none", status=404)
        played = await self._store.played(account.person, MOST)
        tables = [each.table for each in played]
        ratings, wins = await self._store.of([account.person]), await self._store.wins(account.person)
        facts = await self._store.facts(tables)
        games = await self._games(played, account.person, reader)
        return Profile(
            name=account.name,
            since=account.created,
            mine=account.person == reader,
            shown=shown_of(account.shown),
            games=sum(each.games for each in ratings),
            wins=sum(wins.values()),
            ratings=[rating(each, wins.get(each.game, 0), played) for each in ratings],
            favorites=await asyncio.to_thread(favorites, played, facts),
            latest=games[:LATEST],
            best=best(games),
        )

    async def _games(self, played: Sequence[Played], person: str, reader: str | None) -> list[RatedGame]:
        """The games as they are listed: with names of those whom the reader may see, and whether one may look at
        them."""
        tables = [each.table for each in played]
        rankings = await self._store.rankings(tables)
        others = {each.person for ranking in rankings.values() for each in ranking if each.person}
        hidden = await self._store.hidden(others, reader)
        lines = await self._store.lines(tables)
        for table in tables[:LATEST]:  # the line of a game that has just ended may not be saved yet
            live = self._tables.cached(table)
            if live is not None:
                lines[table] = encoded(summary(live))
        return await asyncio.to_thread(listed, played, rankings, hidden, lines, person)


def rating(kept: StoredRating, wins: int, played: Sequence[Played]) -> GameRating:
    points = [RatingPoint(each.at, *each.change.after) for each in reversed(played) if each.game == kept.game]
    step = max(1, -(-len(points) // POINTS))
    thinned = [*points[:-1][::step], *points[-1:]]
    return GameRating(kept.game, told(kept.standing), kept.games, wins, thinned)


def listed(
    played: Sequence[Played],
    rankings: Mapping[str, Sequence[Ranking]],
    hidden: Collection[str],
    lines: Mapping[str, str],
    person: str,
) -> list[RatedGame]:
    found: list[RatedGame] = []
    for each in played:
        line = msgspec.json.decode(lines[each.table], type=ProfileLine) if each.table in lines else None
        seated = rankings[each.table]
        shown = {other.seat: other for other in seated if other.person != person and other.person not in hidden}
        names = {} if line is None else {seat: line.chairs[seat].name for seat in shown if seat < len(line.chairs)}
        strengths = {seat: strength for seat in names if (strength := strength_of(each.game, shown[seat])) is not None}
        rival = max(strengths, key=lambda seat: strengths[seat].mu, default=None)
        found.append(
            RatedGame(
                table=each.table,
                game=each.game,
                name="" if line is None else line.name,
                at=each.at,
                place=each.rank,
                of=len(seated),
                left=each.left,
                others=list(names.values()),
                rival="" if rival is None else names[rival],
                rival_rating=None if rival is None else told(strengths[rival]),
                before=told(each.change.before),
                after=told(each.change.after),
                replay=line is not None and not line.order.closed,
            )
        )
    return found


def strength_of(game: str, ranking: Ranking) -> Standing | None:
    """How strong somebody was before a game."""
    return ranking.before if ranking.person else measured(game).get(ranking.bot)


def best(games: Sequence[RatedGame]) -> list[RatedGame]:
    """The games that were won against the strongest."""
    won = [
        each for each in games if each.place == 1 and not each.left and each.replay and each.rival_rating is not None
    ]
    return sorted(won, key=lambda each: -each.rival_rating.mu if each.rival_rating else 0.0)[:BEST]


# --- favorites ---


class Tally(msgspec.Struct):
    """How often somebody had a value, won with it, and how often each of the others at these tables had it."""

    games: int = 0
    wins: int = 0
    others: float = 0.0


def favorites(played: Sequence[Played], facts: Mapping[str, str]) -> list[Favorite]:
    """By game and fact what somebody has more often than those they play with; of what a whole game has, just how
    often. Which facts there are, the games say."""
    tallies: dict[tuple[str, str], dict[str, Tally]] = {}
    for each in played:
        if each.left or each.table not in facts:
            continue
        record = msgspec.json.decode(facts[each.table], type=Record)
        won = each.rank == 1
        for fact, values in single(record).items():
            note(tallies.setdefault((each.game, fact), {}), values, won, [])
        if each.seat < len(record.seats):
            others = [seat for i, seat in enumerate(record.seats) if i != each.seat]
            for fact, values in record.seats[each.seat].items():
                theirs = [seat.get(fact, []) for seat in others]
                note(tallies.setdefault((each.game, fact), {}), values, won, theirs)
    return [
        Favorite(game, fact, value, tally.games, tally.wins)
        for (game, fact), values in sorted(tallies.items())
        for value, tally in sorted(values.items(), key=lambda each: (each[1].others - each[1].games, each[0]))[:TOP]
    ]


def single(record: Record) -> dict[str, list[str]]:
    """What a whole game has one of, and what is no number."""
    facts = record.game.items()
    return {fact: each for fact, each in facts if fact != ENGINES_OWN and len(each) == 1 and not each[0].isdigit()}


def note(tallies: dict[str, Tally], values: Sequence[str], won: bool, others: Sequence[Sequence[str]]) -> None:
    for value in values:
        tally = tallies.setdefault(value, Tally())
        tally.games += 1
        tally.wins += won
        tally.others += sum(value in each for each in others) / len(others) if others else 0.0
