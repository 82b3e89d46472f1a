"""A training from its beginning, or from where it was stopped: imitation of a bot, then self-play.

Its folder holds all there is: `settings.toml`, `learning.safetensors` (the weights in floats), `net.safetensors` (as
they are played with), `past/` (nets of earlier rounds), `log.csv` and `curve.svg`. Each file is below 16 MB, and the
weights are written whole or not at all, so a training may be stopped at any moment, moved and gone on with elsewhere.
"""

from __future__ import annotations

import csv
import os
import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from kronika.bots.search import Search
from kronika.engine.game import Bot
from kronika.games import bring
from kronika.learn.actor import Harvest, Order, orders, played
from kronika.learn.batch import joined, taken
from kronika.learn.curve import drawn
from kronika.learn.lesson import Lesson, Slopes
from kronika.learn.model import Model, fresh
from kronika.learn.net import described, rounded
from kronika.learn.settings import Settings
from kronika.learn.weights import Arrays, read_weights, write_weights

COLUMNS = ("round", "kind", "seconds", "games", "steps", "choice", "thought", "undecided", "won", "length")
SIZE = 24
"""Games of one order."""


class Learner(Protocol):
    """A model, with numpy or with torch."""

    def teach(self, lesson: Lesson, batch: Arrays) -> Slopes: ...
    def arrays(self) -> Arrays: ...


class Training:
    """One folder."""

    def __init__(self, folder: Path, game: str, say: Callable[[str], None] = print) -> None:
        self.folder = folder
        self.settings = Settings.read(folder, game)
        self.game = bring(game)
        self.say = say
        self.teacher = self.settings.teacher or strongest(self.game.bots)
        self.began = time.monotonic()
        (folder / "past").mkdir(exist_ok=True)
        self.net = str(folder / "net.safetensors")
        self.round = 0
        self.weights = self._weights()

    def _weights(self) -> Arrays:
        file = self.folder / "learning.safetensors"
        if not file.exists():
            return fresh(0)
        about, arrays = read_weights(file)
        self.round = int(about["round"])
        return {name: np.array(array) for name, array in arrays.items()}

    # --- the whole ---

    def run(self) -> None:
        """All rounds that are left, or as many as there is time for."""
        actors = self.settings.actors or max(1, (os.cpu_count() or 2) - 1)
        with ProcessPoolExecutor(actors, get_context("spawn"), initializer=quiet) as pool:
            self.pool = pool
            if self.round == 0:
                self._imitate()
            self.learner = self._learner(self.settings.speed)
            while self.round <= self.settings.rounds and self._in_time():
                self._play_on()

    def _in_time(self) -> bool:
        return not self.settings.minutes or time.monotonic() - self.began < 60 * self.settings.minutes

    def _learner(self, speed: float) -> Learner:
        try:
            import torch  # noqa: PLC0415 (numpy alone will do)

            from kronika.learn.torch_model import TorchModel  # noqa: PLC0415
        except ModuleNotFoundError:
            return Model(self.weights, speed)
        return TorchModel(self.weights, speed, "cuda" if torch.cuda.is_available() else "cpu")

    # --- imitation ---

    def _imitate(self) -> None:
        s = self.settings
        seats = [s.seats[number % len(s.seats)] for number in range(s.imitated_games)]
        games = [[self.teacher] * count for count in seats]
        harvest = self._harvest(Order(s.game, s.setup, f"{s.seed}/teacher", 0, games, self.teacher, fade=1.0))
        self.learner = self._learner(s.imitation_speed)
        lesson = Lesson(imitates=True, curiosity=0.0)
        found = self._taught(lesson, harvest, s.imitated_rounds, s.imitated_batch)
        self._end_round("imitation", harvest, found)

    # --- self-play ---

    def _play_on(self) -> None:
        s = self.settings
        chance = random.Random(f"{s.seed}/{self.round}")
        past = sorted(map(str, (self.folder / "past").glob("*.safetensors")))
        games = [self._company(chance, s.seats[number % len(s.seats)], past) for number in range(s.games)]
        harvest = self._harvest(
            Order(s.game, s.setup, f"{s.seed}/{self.round}", 0, games, self.net, s.together, s.fade)
        )
        found = self._taught(Lesson(False, s.clip, s.curiosity), harvest, s.again, s.batch)
        self._end_round("self-play", harvest, found)

    def _company(self, chance: random.Random, seats: int, past: list[str]) -> list[str]:
        """Who sits where; at least one is the net itself."""
        s = self.settings
        found = []
        for _ in range(seats):
            lot = chance.random()
            if lot < s.with_teacher:
                found.append(self.teacher)
            elif lot < s.with_teacher + s.with_past and past:
                found.append(chance.choice(past))
            else:
                found.append(self.net)
        if self.net not in found:
            found[chance.randrange(seats)] = self.net
        return found

    def _harvest(self, order: Order) -> Harvest:
        """All games of an order, by all actors; in the order of the games, so that nothing hangs on who was faster."""
        parts = list(self.pool.map(played, orders(order, SIZE)))
        steps = [part.steps for part in parts if part.steps is not None]
        return Harvest(
            joined(steps) if steps else None,
            sum(part.games for part in parts),
            sum(part.seats for part in parts),
            sum(part.won for part in parts),
            sum(part.decisions for part in parts),
            [length for part in parts for length in part.lengths],
        )

    def _taught(self, lesson: Lesson, harvest: Harvest, times: int, size: int) -> list[float]:
        """Everything is gone through so many times, in parts of a size; how far off it was in mean, the last time."""
        steps = harvest.steps
        assert steps is not None
        count = len(steps["options"])
        chance = np.random.default_rng(self.round)
        for _ in range(times):
            told: list[list[float]] = []
            order = chance.permutation(count)
            for first in range(0, count, size):
                chosen = order[first : first + size]
                if len(chosen) > 1:
                    found = self.learner.teach(lesson, taken(steps, chosen))
                    told.append([found.choice, found.thought, found.undecided])
        return [float(each) for each in np.mean(told, axis=0)]

    def _end_round(self, kind: str, harvest: Harvest, found: list[float]) -> None:
        s = self.settings
        assert harvest.steps is not None
        self.weights = {name: np.array(array) for name, array in self.learner.arrays().items()}
        about = described(s.game, self.game.rules, round=str(self.round + 1), seats=str(s.seats))
        write_weights(Path(self.net), rounded(self.weights), about)
        if self.round % s.kept_every == 0:
            write_weights(self.folder / "past" / f"{self.round:04}.safetensors", rounded(self.weights), about)
        self.note(kind, harvest, found)
        if self.round % s.tried_every == 0:
            self.try_out(s.tried_games)
        self.round += 1
        about["round"] = str(self.round)
        write_weights(self.folder / "learning.safetensors", self.weights, about)

    # --- how it stands ---

    def try_out(self, games: int) -> float:
        """The net, taking what it thinks is best, against its teacher: one of it among teachers, in each seat in turn,
        each deal from every seat. Its share of the wins, of which an even one is 1 / seats."""
        s = self.settings
        seats = s.seats[0]
        company = [
            [self.net if seat == number % seats else self.teacher for seat in range(seats)] for number in range(games)
        ]
        order = Order(s.game, s.setup, f"{s.seed}/trial", 0, company, self.net, s.together, greedy=True)
        harvest = self._harvest(order)
        self.note("trial", harvest, [0.0, 0.0, 0.0])
        return harvest.won / max(1, harvest.seats)

    def note(self, kind: str, harvest: Harvest, found: list[float]) -> None:
        """A line in the log, the curve drawn anew, and a word to whoever looks on."""
        file = self.folder / "log.csv"
        steps = 0 if harvest.steps is None else len(harvest.steps["options"])
        won = harvest.won / max(1, harvest.seats)
        row: list[Any] = [self.round, kind, round(time.monotonic() - self.began, 1), harvest.games, steps]
        row += [*(round(each, 4) for each in found), round(won, 4), round(float(np.mean(harvest.lengths)), 1)]
        new = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as lines:
            writer = csv.writer(lines)
            if new:
                writer.writerow(COLUMNS)
            writer.writerow(row)
        (self.folder / "curve.svg").write_text(drawn(file), encoding="utf-8")
        self.say(", ".join(f"{name} {value}" for name, value in zip(COLUMNS, row, strict=True)))


def strongest(bots: Mapping[str, type[Bot]]) -> str:
    """The strongest bot that answers at once: the last that does not look ahead."""
    return [name for name, kind in bots.items() if not issubclass(kind, Search)][-1]


def quiet() -> None:
    """One thread for each process: they are as many as there are cores."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
