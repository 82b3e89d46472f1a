"""Logs of games that random bots have played, to fill a store or a process with: played once, then copied."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from kronika.bots.random import RandomBot
from kronika.games import find
from kronika.server.live_table import LiveTable
from kronika.server.store.store import Entry, Header

GAMES = {"dominion": 4, "valeria": 4, "north": 4, "oath": 6}
"""How many sit at each game."""


def answered(live: LiveTable, chance: RandomBot) -> Entry:
    """A legal answer to an open question."""
    seat = next(iter(live.opened))
    keys = chance.decide(None, live.opened[seat].ask)
    return Entry(live.seq + 1, "answer", {"seat": seat, "keys": list(keys)}, f"n{live.seq}", live.changed + 1)


def played(game: str, most: int, person: str, number: int, bots: bool) -> LiveTable:
    """A game of so many answers, unless it is over before. A person sits in the first chair, bots (or others) in the
    other ones; and of bots one plays for the person, too."""
    rules, seats = find(game), GAMES[game]
    setup = rules.full_setup(seats, {})
    header = Header(f"{game}-{number}", "played", game, rules.rules, "", setup, f"seed {number}", person, 1.0)
    others = {"bot": "random"} if bots else {"person": "somebody else"}
    chairs = {str(seat): {"name": f"P{seat}", **others} for seat in range(seats)}
    chairs["0"] |= {"person": person}
    live = LiveTable(header, [Entry(1, "seat", {"chairs": chairs}, "begin", 1.0)])
    chance = RandomBot(str(number))
    while live.status == "playing" and len(live.answers) < most:
        live.apply(answered(live, chance))
    return live


def log_of(live: LiveTable) -> list[Entry]:
    """Its log, without anything that happened in between."""
    chairs = {
        str(seat): {"name": each.name, "person": each.person, "bot": each.bot} for seat, each in enumerate(live.chairs)
    }
    entries = [Entry(1, "seat", {"chairs": chairs}, "begin", 1.0)]
    for seat, keys in live.answers:
        entries.append(Entry(len(entries) + 1, "answer", {"seat": seat, "keys": keys}, f"n{len(entries)}", 2.0))
    return entries


def mixed(person: str, bots: bool, lengths: tuple[int, ...] = (40, 120, 300)) -> Iterator[LiveTable]:
    """Tables of all games and several lengths, over and over."""
    patterns = [played(game, most, person, number, bots) for game in GAMES for number, most in enumerate(lengths)]
    return cycle(patterns)
