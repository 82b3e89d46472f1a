"""Statistics of many finished games: who won how often, by seat, player and the facts that a game names of itself."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Final, Literal

import msgspec

from kronika.engine.table import Table
from kronika.engine.texts import WITH_COMMA, Catalogue, catalogue

Who = Literal["all", "people", "bots"]
WHO: Final[tuple[Who, ...]] = ("all", "people", "bots")
PERSON: Final = "person"
Z: Final = 1.96
"""Of a normal distribution: 95 % lie within that many deviations."""
SEAT, PLAYER = "seat", "player"
"""The facts that every game has."""


class Record(msgspec.Struct, frozen=True):
    """A finished game as statistics keep it. `players` are "person" or the bot's name, by seat."""

    winners: list[int]
    players: list[str]
    game: dict[str, list[str]] = {}
    seats: list[dict[str, list[str]]] = []


class StatLine(msgspec.Struct):
    """One value of a fact. Of a seat's fact: in how many games somebody had it and won (a shared win counts in parts).
    Of a whole game's: in how many games it was so, out of all; `by_seat` are the wins of the seats in these. `low` and
    `high` are where the true rate lies with 95 % confidence."""

    value: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    by_seat: list[float] = []


class StatPart(msgspec.Struct):
    """The values of one fact, of seats or of the `whole` game, the most frequent first."""

    fact: str
    whole: bool
    lines: list[StatLine]


def record_of(table: Table, players: Sequence[str]) -> Record:
    """The record of a finished table, for these players."""
    facts, result = table.stat_facts(), table.result
    assert facts is not None, "the game is not over"
    assert result is not None
    return Record(list(result.winners), list(players), facts.game, facts.seats)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: it holds for few games too, and never leaves the range from 0 to 1."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    shrink = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / shrink
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / shrink
    return max(0.0, middle - reach), min(1.0, middle + reach)


# --- counting ---


class Tally:
    """How often a value came up, and who won then."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = 0.0
        self.by_seat = [0.0] * seats


def counted(records: Iterable[Record], seats: int, who: Who = "all") -> list[StatPart]:
    """All facts of the games with that many seats, counted for people, for bots or for all of them."""
    games = [record for record in records if len(record.players) == seats and chosen(record, who)]
    tallies: dict[tuple[str, bool], dict[str, Tally]] = {(SEAT, False): {}, (PLAYER, False): {}}
    for record in games:
        for seat in chosen(record, who):
            won = share(record, seat)
            note(tallies, SEAT, str(seat + 1), seats, won)
            note(tallies, PLAYER, record.players[seat], seats, won)
            for fact, values in (record.seats[seat] if record.seats else {}).items():
                for value in values:
                    note(tallies, fact, value, seats, won)
        for fact, values in record.game.items():
            for value in values:
                tally = tallies.setdefault((fact, True), {}).setdefault(value, Tally(seats))
                tally.games += 1
                for seat in range(seats):
                    tally.by_seat[seat] += share(record, seat)
    return [
        StatPart(fact, whole, lines(found, len(games) if whole else None))
        for (fact, whole), found in tallies.items()
        if found
    ]


def chosen(record: Record, who: Who) -> list[int]:
    """The seats that count."""
    wanted: dict[Who, Callable[[str], bool]] = {
        "all": lambda player: True,
        "people": lambda player: player == PERSON,
        "bots": lambda player: player != PERSON,
    }
    return [seat for seat, player in enumerate(record.players) if wanted[who](player)]


def share(record: Record, seat: int) -> float:
    """What a seat has of the win: all of it, a part where it is shared, or nothing."""
    return 1 / len(record.winners) if seat in record.winners else 0.0


def note(tallies: dict[tuple[str, bool], dict[str, Tally]], fact: str, value: str, seats: int, won: float) -> None:
    """Counts one game of a seat for a value of a fact."""
    tally = tallies.setdefault((fact, False), {}).setdefault(value, Tally(seats))
    tally.games += 1
    tally.wins += won


def lines(found: dict[str, Tally], all_games: int | None) -> list[StatLine]:
    """Numbers in their order, everything else by how often it came up."""
    counts = all(value.isdigit() for value in found)
    order = sorted(found, key=int) if counts else sorted(found, key=lambda value: (-found[value].games, value))
    made: list[StatLine] = []
    for value in order:
        tally = found[value]
        many, of = (tally.wins, tally.games) if all_games is None else (float(tally.games), all_games)
        low, high = interval(many, of)
        by_seat = [] if all_games is None else [wins / tally.games for wins in tally.by_seat]
        made.append(StatLine(value, tally.games, tally.wins, many / of, low, high, by_seat))
    return made


def seat_counts(records: Iterable[Record], who: Who = "all") -> dict[int, int]:
    """How many games there are by their number of seats."""
    found: dict[int, int] = {}
    for record in records:
        if chosen(record, who):
            found[len(record.players)] = found.get(len(record.players), 0) + 1
    return dict(sorted(found.items()))


# --- what things are called ---


def fact_name(texts: Catalogue, game: str, fact: str) -> str:
    """What people call a fact."""
    id = f"stats-fact-{fact}" if fact in (SEAT, PLAYER) else f"fact-{game}-{fact}"
    return texts.text(id) if texts.has(id) else fact


def value_name(texts: Catalogue, game: str, fact: str, value: str) -> str:
    """By the game's texts, by its options, by its cards, or by itself."""
    if fact == SEAT:
        return texts.text("stats-seat", {"seat": value})
    if fact == PLAYER and value == PERSON:
        return texts.text("stats-person")
    named = (f"fact-{game}-{fact}-{value}", f"option-{game}-{fact}-{value}", f"card-{value}")
    for id in (f"{game}-bot-{value}",) if fact == PLAYER else named:
        if texts.has(id):
            return texts.text(id)
    return value


# --- as a table for other programs ---

COLUMNS: Final = ("game", "seats", "who", "of", "fact", "value", "games", "wins", "rate", "low", "high")
NAMES: Final = ("fact_name", "value_name")


def csv_text(games: Mapping[str, Sequence[Record]], seats: int | None = None, who: Who | None = None) -> str:
    """All counts of some games as CSV, for one number of seats or all, for people and bots together or apart. `of`
    tells what the rate is about: a seat's wins, or how many of the games."""
    return written(table_of(games, seats, who))


def sheet_text(game: str, records: Sequence[Record], seats: int | None, who: Who | None, lang: str) -> str:
    """The same for a spreadsheet: with names in the reader's language, and as spreadsheets of that language read it
    (in some a comma is part of a number). The mark at the beginning tells them that it is UTF-8."""
    texts = catalogue(lang, game)
    rows = table_of({game: records}, seats, who)
    fact, value = COLUMNS.index("fact"), COLUMNS.index("value")
    named = [[*row, *labels(texts, game, str(row[fact]), str(row[value]))] for row in rows[1:]]
    whole = [[*rows[0], *NAMES], *named]
    if lang not in WITH_COMMA:
        return BOM + written(whole)
    numbers = slice(COLUMNS.index("wins"), -len(NAMES))
    for line in whole[1:]:
        line[numbers] = [str(number).replace(".", ",") for number in line[numbers]]
    return BOM + written(whole, ";")


BOM: Final = "\ufeff"


def labels(texts: Catalogue, game: str, fact: str, value: str) -> tuple[str, str]:
    """What people call a fact and its value."""
    return fact_name(texts, game, fact), value_name(texts, game, fact, value)


def table_of(games: Mapping[str, Sequence[Record]], seats: int | None, who: Who | None) -> list[list[str | int]]:
    """All lines of all games, below the names of the columns."""
    numbers = {
        game: [number for number in seat_counts(records) if seats in (None, number)] for game, records in games.items()
    }
    most = max((max(each, default=0) for each in numbers.values()), default=0)
    rows: list[list[str | int]] = [[*COLUMNS, *(f"seat_{seat + 1}" for seat in range(most))]]
    for game, records in games.items():
        for number in numbers[game]:
            for kind in WHO if who is None else (who,):
                for part in counted(records, number, kind):
                    rows += [[game, number, kind, *row(part, line, most)] for line in part.lines]
    return rows


def written(rows: list[list[str | int]], delimiter: str = ",") -> str:
    """Rows as CSV."""
    text = io.StringIO()
    csv.writer(text, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return text.getvalue()


def row(part: StatPart, line: StatLine, most: int) -> list[str | int]:
    """A line as a row of the table, with empty cells where there are fewer seats than in others."""
    wins = "" if part.whole else f"{line.wins:g}"
    rates = [f"{rate:.4f}" for rate in (line.rate, line.low, line.high)]
    own = [f"{rate:.4f}" for rate in line.by_seat]
    blank = [""] * (most - len(own))
    return ["games" if part.whole else "wins", part.fact, line.value, line.games, wins, *rates, *own, *blank]
