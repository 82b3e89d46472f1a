"""All settings of a training, in one file that people can read and change: `settings.toml` in its folder. What the file
does not say is as the game wants it (`learn.toml` in the game's own folder), and else as here."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

FILE = "settings.toml"
OF_GAME = "learn.toml"


@dataclass
class Settings:
    """A training."""

    game: str = ""
    seats: list[int] = field(default_factory=lambda: [2])
    """How many play: each game takes the next of these. The first is tried most."""
    setup: dict[str, Any] = field(default_factory=dict)
    seat_setup: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What else the setup is, at tables of this many seats."""
    teacher: str = ""
    """The bot whose answers are imitated first; empty: the game's strongest that answers at once."""
    seed: str = "kronika"
    actors: int = 0
    """Processes that play; 0: one for each core but one."""
    together: int = 64
    """Games that an actor plays at once, so that the net is asked for many positions together."""
    imitated_games: int = 2000
    imitated_rounds: int = 8
    """How often everything is gone through that was imitated."""
    imitated_batch: int = 512
    imitation_speed: float = 0.001
    astray: float = 0.05
    """How often, in every other game that is imitated, the teacher does something else than it would: then one sees
    what it does in positions that it does not lead to."""
    games: int = 600
    """Games of one round of self-play."""
    rounds: int = 40
    again: int = 2
    """How often the steps of a round are gone through,"""
    far: float = 0.01
    """how far a round should go from the net that played it (divergence): steps become longer or shorter by it,"""
    too_far: float = 0.04
    """and how far is so far that the rest of the round is left."""
    batch: int = 2048
    speed: float = 0.0001
    last_speed: float = 0.00005
    """How far a step goes at first and at last, before it is made longer or shorter."""
    fade: float = 0.95
    """How far what came of a step reaches back (the lambda of GAE)."""
    margin: float = 0.3
    """How much of what a game was worth is by how much it was won or lost; the rest is whether."""
    clip: float = 0.2
    curiosity: float = 0.01
    with_past: float = 0.2
    """The share of seats that a net of an earlier round plays,"""
    with_teacher: float = 0.2
    """and that a hand-made bot plays: the teacher, or one of its"""
    rivals: list[str] = field(default_factory=list)
    kept_every: int = 5
    """Rounds after which a net is kept as a rival for those to come."""
    tried_every: int = 5
    tried_games: int = 200
    """After how many rounds, and in how many games, the net is tried against its teacher."""
    distilled_games: int = 0
    """Games in which the net looks ahead, at last, so that it learns to choose at once what it finds then."""
    distilled_worlds: int = 4
    minutes: float = 0.0
    """Nothing new begins after this many minutes, no round and no piece of the imitation; 0: all is done."""

    @classmethod
    def read(cls, folder: Path, game: str, home: Path | None = None) -> Settings:
        """The settings of a training; written there first, if there are none."""
        file = folder / FILE
        given = {**cls._given(home / OF_GAME if home else None), **cls._given(file)}
        found = cls(**{"game": game, **given})
        if found.game != game:
            raise ValueError(f"{FILE} is about {found.game}, not about {game}")
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(found.text(), encoding="utf-8")
        return found

    @classmethod
    def _given(cls, file: Path | None) -> dict[str, Any]:
        known = {each.name for each in fields(cls)}
        given = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None and file.exists() else {}
        if strange := sorted(set(given) - known):
            raise ValueError(f"{FILE}: there is no setting {', '.join(strange)}; there are {', '.join(sorted(known))}")
        return given

    def text(self) -> str:
        """As a file."""
        plain = asdict(self)
        tables = {"setup": plain.pop("setup")}
        tables |= {f"seat_setup.{seats}": setup for seats, setup in plain.pop("seat_setup").items()}
        lines = [f"{name} = {json.dumps(value)}" for name, value in plain.items()]
        for name, table in tables.items():
            lines += ["", f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
        return "\n".join([*lines, ""])
