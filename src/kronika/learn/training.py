"""A training from its beginning, or from where it was stopped: imitation of a bot, then self-play against a population.

Its folder holds all there is: `settings.toml`, `learning.safetensors` (the weights in floats), `net.safetensors` (as
they are played with), `past/` (nets of earlier rounds), `log.csv` and `curve.svg`, and until it is over `imitation/`.
Each file is below 16 MB and written whole or not at all, so a training may be stopped at any moment, moved and gone on
with elsewhere.

While a round is learned from, the next one is already played, by the net as it was before: nobody waits. Which net
plays what depends on the rounds alone, so the same seed gives the same training, however many actors there are.
"""

from __future__ import annotations

import csv
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from kronika.batch.cluster import RETRIES, connected, reference, workers_of
from kronika.bots.search import Search
from kronika.engine.game import Bot
from kronika.games import bring
from kronika.learn.actor import Harvest, Order, gathered, orders, played
from kronika.learn.ahead import WORD
from kronika.learn.curve import drawn
from kronika.learn.encoder import VERSION
from kronika.learn.imitation import PIECE, Imitation, Taught
from kronika.learn.lesson import Array, Lesson, Slopes
from kronika.learn.model import SMALLEST, Model, fresh, scale
from kronika.learn.net import rounded
from kronika.learn.settings import Settings
from kronika.learn.shape import ROW_TABLES, SEEN, described
from kronika.learn.weights import Arrays, read_weights, write_weights

COLUMNS = ("round", "kind", "seats", "seconds", "games", "steps", "choice", "thought", "undecided", "gone", "won")
MORE = ("length", "steps_a_second")
Playing = list["Future[Harvest]"]
OF_IMITATION = ("game", "seats", "setup", "seat_setup", "seed", "astray", "margin")
"""The settings by which a teacher's games are other ones; those of how they are learned from begin with `imitat`."""
WORDS = 20
"""How often one reads how many of them are played."""
KEPT_EVERY = 500
"""Steps down the slope of imitation after which it is kept how far the net has come."""


class Stopped(Exception):
    """The time is over, and what was learned is kept."""


class Learner(Protocol):
    """A model, with numpy or with torch."""

    speed: float

    def keep(self, pack: Arrays) -> None:
        """The steps that are taught from now on."""

    def teach(self, lesson: Lesson, chosen: Array) -> Slopes:
        """One step down the slope, by some of the steps that are kept."""

    def arrays(self) -> Arrays:
        """The weights as they are now."""

    def memory(self) -> tuple[int, Arrays, Arrays]:
        """How many steps were made, and what Adam remembers of their slopes: the mean and the mean square."""

    def remember(self, steps: int, mean: Arrays, square: Arrays) -> None:
        """Goes on as a learner with this memory."""


class Training:
    """One folder."""

    def __init__(self, folder: Path, game: str, say: Callable[[str], None] = print, cluster: str = "") -> None:
        self.folder = folder.resolve() if cluster else folder
        self.game = bring(game)
        self.cluster = cluster
        """The address of a dask scheduler whose workers play; they see the folder under the same name."""
        self.settings = Settings.read(folder, game, self.game.home)
        self.say = say
        self.teacher = self.settings.teacher or strongest(self.game.bots)
        self.began = time.monotonic()
        (folder / "past").mkdir(exist_ok=True)
        self.round = 0
        self.rate = 1.0
        self.seen = {name: np.zeros(len(array), np.bool_) for name, array in fresh(0).items() if name in ROW_TABLES}
        self.weights = self._weights()

    def _weights(self) -> Arrays:
        """Those that were learned so far; a net that was put there is as good a beginning as any."""
        for name in ("learning.safetensors", "net.safetensors"):
            file = self.folder / name
            if file.exists():
                about, arrays = read_weights(file)
                self.round = int(about.get("round", "1"))
                self.rate = float(about.get("rate") or about.get("pace", "1"))  # older files call it pace
                for table, bits in SEEN.items():
                    if bits in arrays:
                        self.seen[table] = np.unpackbits(arrays[bits]).astype(np.bool_)
                return {each: as_floats(each, arrays[each]) for each in fresh(0)}
        return fresh(0)

    @property
    def net(self) -> str:
        """The file of the newest net that plays."""
        return str(self.folder / "past" / f"{self.round:04}.safetensors")

    # --- the whole ---

    def run(self) -> None:
        """All rounds that are left, or as many as there is time for."""
        with self._players() as self.pool:
            if self.round == 0:
                if not self._imitate():
                    return
            elif not Path(self.net).exists():
                self._write()
            self.learner = self._learner(self.settings.speed, SMALLEST)
            if self._goes_on():
                self._play_rounds()
            if self.settings.distilled_games:
                self._distil()

    @contextmanager
    def _players(self) -> Iterator[Executor]:
        """Who plays: processes of this machine, or the workers of a cluster."""
        if self.cluster:
            with connected(self.cluster, reference(self.settings.game)) as client:
                self.actors = len(workers_of(client))
                yield client.get_executor(pure=False, retries=RETRIES)
        else:
            self.actors = self.settings.actors or max(1, (os.cpu_count() or 2) - 1)
            with ProcessPoolExecutor(self.actors, get_context("spawn"), initializer=quiet) as pool:
                yield pool

    def _play_rounds(self) -> None:
        playing = self._begun(self._round_order())
        while True:
            harvest = self._ended(playing)
            last = not self._goes_on(1)
            if not last:
                playing = self._begun(self._round_order(ahead=1))
            self._learn(harvest)
            if last:
                return

    def _goes_on(self, ahead: int = 0) -> bool:
        return self.round + ahead <= self.settings.rounds and self._way() < 1

    def _way(self) -> float:
        """How much of the time is over."""
        minutes = self.settings.minutes
        return (time.monotonic() - self.began) / (60 * minutes) if minutes else 0.0

    def _learner(self, speed: float, smallest: float = 1e-8) -> Learner:
        try:
            import torch  # noqa: PLC0415 (numpy alone will do)

            from kronika.learn.torch_model import TorchModel  # noqa: PLC0415
        except ModuleNotFoundError:
            return Model(self.weights, speed, smallest)
        return TorchModel(self.weights, speed, smallest, "cuda" if torch.cuda.is_available() else "cpu")

    # --- imitation ---

    def _imitate(self) -> bool:
        """The teacher's games are played in pieces, and then learned from; False where the time was over before. What
        was done is kept, and the net depends on the settings alone, however often one stops."""
        s = self.settings
        about = {name: value for name, value in asdict(s).items() if name in OF_IMITATION or name.startswith("imitat")}
        whose = {"rules": self.game.rules, "encoder": VERSION, "teacher": self.teacher}
        whose["features"] = self.game.features_version
        kept = Imitation(self.folder / "imitation", {**about, **whose})
        pieces = self._imitated_pieces()
        if not self._play_pieces(kept, pieces):
            return False
        harvest = gathered([kept.read(number) for number in range(len(pieces))])
        try:
            found = self._taught_by(kept, harvest)
        except Stopped:
            return False
        self._end_round("imitation", harvest, found)
        kept.clear()
        return True

    def _imitated_pieces(self) -> list[Order]:
        """The teacher's games, those in which it goes astray last."""
        s = self.settings
        games = [[self.teacher] * s.seats[number % len(s.seats)] for number in range(s.imitated_games)]
        half = len(games) // 2
        clean = self._order("teacher", games[half:], self.teacher, fade=1.0, margin=s.margin)
        other = self._order("astray", games[:half], self.teacher, fade=1.0, margin=s.margin, astray=s.astray)
        return [*orders(clean, PIECE), *orders(other, PIECE)]

    def _play_pieces(self, kept: Imitation, pieces: list[Order]) -> bool:
        """Plays what no file holds yet. At least one piece each time, or nobody with little time would ever end."""
        missing = [number for number in range(len(pieces)) if not kept.holds(number)]
        coming, under_way = missing[::-1], dict["Future[Harvest]", int]()
        begun = word = 0
        while coming or under_way:
            while coming and len(under_way) < 2 * self.actors and (begun == 0 or self._way() < 1):
                number = coming.pop()
                under_way[self.pool.submit(played, pieces[number])] = number
                begun += 1
            if not under_way:
                return False
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                kept.write(under_way.pop(future), future.result())
            done = len(pieces) - len(coming) - len(under_way)
            if WORDS * done // len(pieces) > word:
                word = WORDS * done // len(pieces)
                self.say(f"imitation, played {min(PIECE * done, self.settings.imitated_games)} games")
        return True

    def _taught_by(self, kept: Imitation, harvest: Harvest) -> list[float]:
        """What is kept of the teacher is gone through a number of times."""
        s = self.settings
        before = kept.taught()
        if before is not None:
            self.weights = before.weights
        self.learner = self._learner(s.imitation_speed)
        if before is not None:
            self.learner.remember(before.paces, before.mean, before.square)
        parts = 0

        def keep(time_: int, place: int, told: list[list[float]]) -> None:
            nonlocal parts
            parts += 1
            over = self._way() >= 1
            if over or parts % KEPT_EVERY == 0:
                kept.keep(Taught(time_, place, self.learner.arrays(), *self.learner.memory(), told))
                self.say(f"imitation, gone through {time_} of {s.imitated_rounds} times, and {place} picks")
            if over:
                raise Stopped

        lesson = Lesson(imitates=True, curiosity=0.0)
        last_speed = s.imitation_speed / 10
        return self._taught(lesson, harvest, s.imitated_rounds, s.imitated_batch, last_speed, before, keep)

    def _distil(self) -> None:
        """The net looks ahead in some games; what it chooses then is imitated."""
        s = self.settings
        player = f"{WORD}{s.distilled_worlds}:{self.net}"
        games = [[player] * s.seats[number % len(s.seats)] for number in range(s.distilled_games)]
        harvest = self._ended(self._begun(self._order(f"ahead/{self.round}", games, player)))
        found = self._taught(Lesson(imitates=True, curiosity=0.0), harvest, 2, s.batch, s.last_speed)
        self._end_round("distilled", harvest, found)
        self.try_out(s.tried_games, s.seats[0])

    # --- self-play ---

    def _round_order(self, ahead: int = 0) -> Order:
        s = self.settings
        chance = random.Random(f"{s.seed}/{self.round + ahead}")
        past = [str(file) for file in sorted((self.folder / "past").glob("*.safetensors")) if str(file) != self.net]
        past = [name for name in past if int(Path(name).stem) % s.kept_every == 1 % s.kept_every]
        games = [self._company(chance, s.seats[number % len(s.seats)], past) for number in range(s.games)]
        return self._order(str(self.round + ahead), games, self.net, together=s.together, fade=s.fade, margin=s.margin)

    def _company(self, chance: random.Random, seats: int, past: list[str]) -> list[str]:
        """Who sits where; at least one is the net itself."""
        s = self.settings
        found = []
        for _ in range(seats):
            lot = chance.random()
            if lot < s.with_teacher:
                found.append(chance.choice([*3 * [self.teacher], *s.rivals]))
            elif lot < s.with_teacher + s.with_past and past:
                found.append(chance.choice(past))
            else:
                found.append(self.net)
        if self.net not in found:
            found[chance.randrange(seats)] = self.net
        return found

    def _learn(self, harvest: Harvest) -> None:
        """More of what went better than expected. How far a step goes follows from how far a round has gone: a net that
        runs away from what it was loses what imitation gave it."""
        s = self.settings
        way = max(self._way(), self.round / (s.rounds + 1))
        self.learner.speed = self.rate * (s.speed + min(1.0, way) * (s.last_speed - s.speed))
        found = self._taught(Lesson(False, s.clip, s.curiosity), harvest, s.again, s.batch)
        if found[3] > 1.5 * s.far:
            self.rate = max(self.rate / 1.3, 0.03)
        elif found[3] < s.far / 1.5:
            self.rate = min(self.rate * 1.3, 3.0)
        self._end_round("self-play", harvest, found)

    # --- what every phase does ---

    def _order(self, word: str, games: list[list[str]], learner: str, **more: Any) -> Order:
        s = self.settings
        game = reference(s.game) if self.cluster else s.game
        return Order(game, s.setup, f"{s.seed}/{word}", 0, games, learner, seat_setup=s.seat_setup, **more)

    def _begun(self, order: Order) -> Playing:
        size = max(8, min(128, len(order.games) // (2 * self.actors)))
        return [self.pool.submit(played, part) for part in orders(order, size)]

    def _ended(self, playing: Playing) -> Harvest:
        """All games of an order, by all actors; in the order of the games, so that no speed decides anything."""
        return gathered([each.result() for each in playing])

    def _taught(
        self,
        lesson: Lesson,
        harvest: Harvest,
        times: int,
        size: int,
        last_speed: float | None = None,
        before: Taught | None = None,
        after: Callable[[int, int, list[list[float]]], None] = lambda time_, place, told: None,
    ) -> list[float]:
        """Goes through everything a number of times, in parts of a size, or until the net has gone too far; how far off
        it was in mean, the last time. `before` is where it goes on from; `after` each part but the last somebody may
        keep how far it came."""
        steps = harvest.steps
        assert steps is not None
        for table in ROW_TABLES:
            self.seen[table][steps[table]] = True
        count = len(steps["options"])
        self.learner.keep(steps)
        chance = np.random.default_rng(self.round)
        first_speed = self.learner.speed
        told: list[list[float]] = []
        for time_ in range(times):
            order = chance.permutation(count)
            begin = 0
            told = []
            if before is not None:
                if time_ < before.time:
                    continue
                if time_ == before.time:
                    begin, told = before.place, before.told
            if last_speed is not None:
                self.learner.speed = first_speed * (last_speed / first_speed) ** (time_ / max(1, times - 1))
            for first in range(begin, count, size):
                chosen = order[first : first + size]
                if len(chosen) > 1:
                    found = self.learner.teach(lesson, chosen)
                    told.append([found.choice, found.thought, found.undecided, found.gone])
                    if len(told) > 3 and np.mean([each[3] for each in told[-4:]]) > self.settings.too_far:
                        return mean_of(told)
                    if time_ < times - 1 or first + size < count:
                        after(time_, first + size, told)
        return mean_of(told)

    def _end_round(self, kind: str, harvest: Harvest, found: list[float]) -> None:
        s = self.settings
        self.weights = {name: np.array(array) for name, array in self.learner.arrays().items()}
        self.note(kind, harvest, found)
        self.round += 1
        self._write()
        if (self.round - 1) % s.tried_every == 0:
            self.try_out(s.tried_games, s.seats[0])

    def _write(self) -> None:
        """The weights as they are learned with, and as they are played with; of earlier ones only rivals stay."""
        s = self.settings
        whose = (self.game.id, self.game.rules, self.game.features_version)
        about = described(*whose, round=str(self.round), seed=s.seed, margin=str(s.margin))
        about |= {"seats": str(sorted(set(s.seats))), "settings": s.text()}
        bits = {SEEN[table]: np.packbits(self.seen[table]) for table in ROW_TABLES}
        whole = rounded(self.weights)
        for table in ROW_TABLES:
            whole[table][~self.seen[table]] = 0
        for file in (Path(self.net), self.folder / "net.safetensors"):
            write_weights(file, {**whole, **bits}, about)
        about["rate"] = str(self.rate)
        write_weights(self.folder / "learning.safetensors", {**self.weights, **bits}, about)
        for file in (self.folder / "past").glob("*.safetensors"):
            number = int(file.stem)
            if number % s.kept_every != 1 % s.kept_every and number < self.round - 2:
                file.unlink()

    # --- how it stands ---

    def try_out(self, games: int, seats: int) -> float:
        """The net, taking what it thinks is best, against its teacher: one of it among teachers, in each seat in
        turn. Its share of the wins, of which an even one is 1 / seats."""
        company = [
            [self.net if seat == number % seats else self.teacher for seat in range(seats)] for number in range(games)
        ]
        harvest = self._ended(self._begun(self._order("trial", company, self.net, greedy=True)))
        self.note("trial", harvest, [0.0] * 4, seats)
        return harvest.won / max(1, harvest.seats)

    def note(self, kind: str, harvest: Harvest, found: list[float], seats: int = 0) -> None:
        """A line in the log, the curve redrawn, and a word to whoever looks on."""
        file = self.folder / "log.csv"
        steps = 0 if harvest.steps is None else len(harvest.steps["options"])
        won = harvest.won / max(1, harvest.seats)
        row: list[Any] = [self.round, kind, seats or "all", round(time.monotonic() - self.began, 1), harvest.games]
        row += [steps, *(round(each, 4) for each in found), round(won, 4), round(float(np.mean(harvest.lengths)), 1)]
        row.append(round(harvest.decisions / max(harvest.seconds, 1e-6)))
        new = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as lines:
            writer = csv.writer(lines)
            if new:
                writer.writerow(COLUMNS + MORE)
            writer.writerow(row)
        (self.folder / "curve.svg").write_text(drawn(file), encoding="utf-8")
        self.say(", ".join(f"{name} {value}" for name, value in zip(COLUMNS + MORE, row, strict=True)))


def mean_of(told: list[list[float]]) -> list[float]:
    """Of each figure the mean."""
    return [float(each) for each in np.mean(told, axis=0)]


def strongest(bots: Mapping[str, type[Bot]]) -> str:
    """The strongest hand-made bot that answers at once: the last that neither looks ahead nor has learned."""
    return [name for name, kind in bots.items() if not issubclass(kind, Search) and not kind.by_net][-1]


def as_floats(name: str, array: Array) -> Array:
    """A weight of a file as it is learned with, also where the file is that of a net that plays. There each is put
    anywhere within what is rounded to it: from the middle they would stand still for long and then all change
    at once."""
    if array.dtype.kind == "f":
        return np.array(array, np.float32)
    within = np.random.default_rng(len(name)).uniform(-0.45, 0.45, array.shape)
    return ((array + within) / scale(name)).astype(np.float32)


def quiet() -> None:
    """One thread for each process: they are as many as there are cores."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
