"""The nets that games bring along: `net.safetensors` in a game's folder, read when it is first needed, with numpy or
without. One that is missing, damaged, or made for other rules or another encoder is left, and one can ask why."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from kronika.engine.game import Game
from kronika.games import find
from kronika.learn.encoder import Position
from kronika.learn.plain_net import PlainNet
from kronika.learn.raw import Raw, read_raw
from kronika.learn.shape import SEEN, BadWeights, check_fits

FILE: Final = "net.safetensors"


class Judge(Protocol):
    """A net at play."""

    def sums(self, positions: Sequence[Position]) -> list[tuple[list[int], int]]:
        """What it thinks of each position: of every option, and of the seat's chances."""


class Shipped:
    """The net of a game, or why there is none."""

    __slots__ = ("about", "net", "raw", "why")

    def __init__(self, net: Judge | None, about: dict[str, str], raw: Raw, why: str = "") -> None:
        self.net = net
        self.about = about
        """What the file says about itself: rules, encoder, seats, seed, license."""
        self.raw = raw
        self.why = why
        """Why there is no net; empty if there is one."""

    @property
    def margin(self) -> float:
        """How much of the worth that it foretells is by how much one wins."""
        return float(self.about.get("margin", "0"))

    def unknown(self, positions: Sequence[Position]) -> float:
        """The share of what is read of some positions that the net never met when it was taught."""
        bits = {table: self.raw[name][2] for table, name in SEEN.items()}
        met = 0
        total = 0
        for position in positions:
            for row in position.rows:
                met += bits["rows"][row >> 3] >> (7 - row % 8) & 1
            for rows in position.options:
                for row in rows:
                    met += bits["option_rows"][row >> 3] >> (7 - row % 8) & 1
                total += len(rows)
            total += len(position.rows)
        return 1 - met / max(total, 1)


def shipped(game: str) -> Shipped:
    """The net of a game on the shelf."""
    return read_shipped(find(game))


def read_shipped(game: Game[Any], file: Path | None = None) -> Shipped:
    """The net that a game brings, or another file; what cannot be used is warned of once."""
    home = Path(game.id) if game.home is None else game.home
    return _read(file or home / FILE, game.id, game.rules, game.features_version)


def unusable(game: str) -> bool:
    """Whether the game's net is missing, damaged or outdated; it is not opened for that."""
    found = find(game)
    return _unusable((Path(game) if found.home is None else found.home) / FILE, found.id, found.rules)


@cache
def _unusable(file: Path, game: str, rules: int) -> bool:
    try:
        check_fits(read_raw(file)[0], game, rules)
    except BadWeights:
        return True
    return False


@cache
def _read(file: Path, game: str, rules: int, features: int) -> Shipped:
    try:
        about, raw = read_raw(file)
        check_fits(about, game, rules, features)
        return Shipped(made(raw), about, raw)
    except BadWeights as error:
        why = f"The net of {game} cannot be used: {error}. Its bots play as hand-made ones."
        warnings.warn(why, RuntimeWarning, stacklevel=3)
        return Shipped(None, {}, {}, why)


def made(raw: Raw) -> Judge:
    """With numpy, if it is there. By name, so that whoever compiles the games needs none."""
    try:
        net: Judge = import_module("kronika.learn.net").opened(raw)
    except ModuleNotFoundError:
        net = PlainNet(raw)
    return net
