"""What somebody has played and won, counted from the lines of their finished games."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kronika.engine.errors import SetupError
from kronika.games import strength_of
from kronika.server.occupant import Occupant
from kronika.server.own_messages import Against, GameRecord


class FinishedLine(msgspec.Struct, frozen=True):
    """As much of a table's line (`projection.Summary`) as is counted."""

    game: str
    chairs: list[Occupant]
    winners: list[int]
    changed: float


class Tally(msgspec.Struct):
    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won


def game_records(lines: Iterable[FinishedLine], person: str) -> list[GameRecord]:
    games: dict[str, Tally] = {}
    against: dict[str, dict[str, Tally]] = {}
    for line in lines:
        seat = next((seat for seat, chair in enumerate(line.chairs) if chair.person == person), None)
        if seat is None:
            continue
        won = seat in line.winners and not line.chairs[seat].resigned
        games.setdefault(line.game, Tally()).add(won)
        others = [chair for at, chair in enumerate(line.chairs) if at != seat]
        if others:
            bot = strongest(line.game, others)
            against.setdefault(line.game, {}).setdefault(bot, Tally()).add(won)
    most = sorted(games, key=lambda game: (-games[game].games, game))
    return [GameRecord(game, games[game].games, games[game].wins, told(game, against.get(game, {}))) for game in most]


def strongest(game: str, others: list[Occupant]) -> str:
    """The strongest bot among the opponents; "" where a person was there, whoever played their chair at the end."""
    if any(chair.person or not chair.bot for chair in others):
        return ""
    return max((chair.bot for chair in others), key=lambda bot: bot_strength(game, bot)[0])


def told(game: str, tallies: dict[str, Tally]) -> list[Against]:
    found = [Against(bot, *bot_strength(game, bot), tally.games, tally.wins) for bot, tally in tallies.items()]
    return sorted(found, key=lambda each: (bool(each.bot), -each.strength, each.bot))


def bot_strength(game: str, bot: str) -> tuple[int, int]:
    """How strong a bot is, of how much; 0 of 0 where the game itself is gone."""
    try:
        return strength_of(game, bot)
    except SetupError:
        return 0, 0
