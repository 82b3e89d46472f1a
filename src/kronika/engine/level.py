"""The opponents that a game offers by name, from one for a first game to the strongest there is. They are data, a file
`levels.json` beside the game's texts: who they are, which bot each of them plays by, and how strong that was measured
to be. So a stronger bot can take over a name without a line of code; the name itself is kept in chronicles and
statistics, and stays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kronika.engine.doors import is_reference, load
from kronika.engine.errors import RuleError
from kronika.engine.game import Bot

FILE = "levels.json"


class Level:
    """One of them. Its name is the text `<game>-bot-<id>`, with the parts `.title` and `.about`."""

    __slots__ = ("games", "id", "mu", "plays", "portrait", "sigma", "sign")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.id: str = kept["id"]
        self.plays: str = kept["plays"]
        """A bot of the game, or a class as `module:Class`."""
        self.portrait: str = kept.get("portrait", "")
        """Who is drawn; "": nobody."""
        self.sign: str = kept.get("sign", "")
        """An icon for what it is fond of."""
        self.mu: float = kept.get("mu", 0.0)
        """The rating, on the scale of `kronika ladder`; it does not move, so that players can be rated against it."""
        self.sigma: float = kept.get("sigma", 0.0)
        self.games: int = kept.get("games", 0)
        """Games that the rating was found by; 0: it has none."""

    def kind(self, bots: Mapping[str, type[Bot]]) -> type[Bot]:
        """The bot it plays by."""
        if is_reference(self.plays):
            found: type[Bot] = load(self.plays, Bot)
            return found
        if self.plays not in bots:
            raise RuleError(f"{FILE}: {self.id} plays by {self.plays}, which is none of {', '.join(bots)}")
        return bots[self.plays]

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for lists of games."""
        rating = {"mu": self.mu, "sigma": self.sigma, "games": self.games} if self.games else None
        return {"id": self.id, "portrait": self.portrait, "sign": self.sign, "rating": rating}


class Levels:
    """The levels of a game, the weakest first."""

    __slots__ = ("all", "beside")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.all = [Level(each) for each in kept.get("levels", ())]
        self.beside: dict[str, int] = dict(kept.get("beside", {}))
        """At which level other bots of the game play, counted from 1."""

    def place(self, bot: str) -> int:
        """How strong a bot is by its name, counted from 1 for the weakest level; 0 where nobody knows."""
        for number, level in enumerate(self.all, start=1):
            if bot in (level.id, level.plays):
                return number
        return self.beside.get(bot, 0)


NONE = Levels({})


def levels_in(home: Path | None) -> Levels:
    """The levels whose file lies in a game's folder; none where there is no such file."""
    return NONE if home is None else _read(home / FILE)


@cache
def _read(file: Path) -> Levels:
    return Levels(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else NONE
