"""All settings of a training, in one file that people can read and change: `settings.toml` in its folder."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

FILE = "settings.toml"


@dataclass
class Settings:
    """A training. What is not said in the file is as here."""

    game: str = ""
    seats: list[int] = field(default_factory=lambda: [2])
    """How many play: each game takes the next of these."""
    setup: dict[str, Any] = field(default_factory=dict)
    teacher: str = ""
    """The bot whose answers are imitated first; empty: the game's strongest that answers at once."""
    seed: str = "kronika"
    actors: int = 0
    """Processes that play; 0: one for each core but one."""
    together: int = 24
    """Games that an actor plays at once, so that the net is asked for many positions together."""
    imitated_games: int = 2000
    imitated_rounds: int = 8
    """How often everything is gone through that was imitated."""
    imitated_batch: int = 512
    games: int = 600
    """Games of one round of self-play."""
    rounds: int = 40
    again: int = 3
    """How often the steps of a round are gone through."""
    batch: int = 2048
    imitation_speed: float = 0.001
    speed: float = 0.0003
    fade: float = 0.95
    """How far what came of a step reaches back (the lambda of GAE)."""
    clip: float = 0.2
    curiosity: float = 0.01
    with_past: float = 0.2
    """The share of seats that a net of an earlier round plays,"""
    with_teacher: float = 0.2
    """and that the teacher plays."""
    kept_every: int = 5
    """Rounds after which a net is kept as a rival for those to come."""
    tried_every: int = 5
    tried_games: int = 200
    """After how many rounds, and in how many games, the net is tried against its teacher."""
    minutes: float = 0.0
    """No round begins after so many minutes; 0: all are played."""

    @classmethod
    def read(cls, folder: Path, game: str) -> Settings:
        """The settings of a training; written there first, if there are none."""
        file = folder / FILE
        known = {each.name for each in fields(cls)}
        given = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if strange := sorted(set(given) - known):
            raise ValueError(f"{FILE}: there is no setting {', '.join(strange)}; there are {', '.join(sorted(known))}")
        found = cls(**{"game": game, **given})
        if found.game != game:
            raise ValueError(f"{FILE} is about {found.game}, not about {game}")
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(found.text(), encoding="utf-8")
        return found

    def text(self) -> str:
        """As a file."""
        plain = asdict(self)
        setup = plain.pop("setup")
        lines = [f"{name} = {json.dumps(value)}" for name, value in plain.items()]
        return "\n".join([*lines, "", "[setup]", *(f"{key} = {json.dumps(value)}" for key, value in setup.items()), ""])
