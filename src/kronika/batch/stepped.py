"""Many tables, stepped together: one pick at each of them, and what is seen then comes back as stacked arrays.

Table `k` of `count` plays the games `k`, `k + count`, `k + 2 * count` …, and game `n` is decided by the seed and `n`.
So it does not matter in how many processes, or on which machines, tables stand; and since a game is its seed and the
actions in it, tables of a worker that died are set up again elsewhere and go on.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Protocol, Unpack

import numpy as np
import numpy.typing as npt

from kronika.batch.cluster import connected, reference, workers_of
from kronika.batch.processes import leave_interrupts
from kronika.batch.shard import Past, Plan, Shard, Stack
from kronika.envs import Way
from kronika.envs.episode import Rules


class WorkerLost(Exception):
    """Whoever kept these tables is gone."""


class Keeper(Protocol):
    """Where some of the tables stand. It gets the actions first and is asked afterwards, so that all work at once."""

    def set_up(self, at: Sequence[Past]) -> None:
        """Tables at these moments, in place of any it had."""

    def send(self, actions: Sequence[int] | None) -> None:
        """One pick at each table; None: nothing but what is seen now."""

    def receive(self) -> Stack:
        """What came of it; `WorkerLost` if nobody is there any more."""

    def close(self) -> None:
        """Nothing is needed any more."""


class Here(Keeper):
    """In this process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._shard: Shard | None = None
        self._actions: Sequence[int] | None = None

    def set_up(self, at: Sequence[Past]) -> None:
        self._shard = Shard(self._plan, at)

    def send(self, actions: Sequence[int] | None) -> None:
        self._actions = actions

    def receive(self) -> Stack:
        assert self._shard is not None
        return self._shard.seen() if self._actions is None else self._shard.step(self._actions)

    def close(self) -> None:
        self._shard = None


class Beside(Keeper):
    """In another process of this machine."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._process: Any = None
        self._line: Connection | None = None

    def set_up(self, at: Sequence[Past]) -> None:
        self.close()
        spawn = multiprocessing.get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._process = spawn.Process(target=keep, args=(theirs, self._plan, list(at)), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, actions: Sequence[int] | None) -> None:
        assert self._line is not None
        with suppress(OSError):  # noticed when its answer is missing
            self._line.send(actions)

    def receive(self) -> Stack:
        assert self._line is not None
        try:
            found: Stack = self._line.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        return found

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._process.join()


def keep(line: Connection, plan: Plan, at: Sequence[Past]) -> None:
    """What the other process does until the line is closed."""
    leave_interrupts()
    shard = Shard(plan, at)
    while True:
        try:
            actions = line.recv()
        except (EOFError, OSError):
            return
        line.send(shard.seen() if actions is None else shard.step(actions))


class Afar(Keeper):
    """On a worker of a cluster, as an actor of dask's."""

    def __init__(self, plan: Plan, client: Any, number: int) -> None:
        self._plan = plan
        self._client = client
        self._number = number
        self._shard: Any = None
        self._coming: Any = None

    def set_up(self, at: Sequence[Past]) -> None:
        workers = workers_of(self._client)
        where = workers[self._number % len(workers)]
        coming = self._client.submit(
            *(Shard, self._plan, list(at)), actor=True, workers=[where], allow_other_workers=True, pure=False
        )
        try:
            self._shard = coming.result()
        except Exception:  # whatever dask says when a worker is gone
            self._shard = None

    def send(self, actions: Sequence[int] | None) -> None:
        try:
            self._coming = self._shard.seen() if actions is None else self._shard.step(list(actions))
        except Exception:  # as above, and where there is no shard
            self._coming = None

    def receive(self) -> Stack:
        if self._coming is None:
            raise WorkerLost
        try:
            found: Stack = self._coming.result()
        except Exception as error:  # as above
            raise WorkerLost from error
        return found

    def close(self) -> None:
        self._shard = self._coming = None


TRIES = 10
"""How often tables are set up again before we give up."""


class Tables:
    """`count` tables. `seen` holds the stacked observations: row `k` is what the seat `seat[k]` of table `k` sees, with
    the `action_mask` of what it may do, as environments show it (docs/research.md)."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        *,
        seed: int | str = 0,
        jobs: int = 1,
        cluster: str = "",
        **way: Unpack[Way],
    ) -> None:
        if count < 1 or jobs < 1:
            raise ValueError(f"{count} tables in {jobs} processes: there must be one at least of each")
        self.rules = Rules(game, seats, **way)  # says at once what is wrong
        self.count = count
        plan = Plan(game, seats, str(seed), count, dict(way))
        self._past = [Past(number) for number in range(count)]
        self._held = ExitStack()
        self._keepers: list[Keeper] = []
        if cluster:
            plan = plan._replace(game=reference(game))
            client = self._held.enter_context(connected(cluster, plan.game))
            self._keepers = [Afar(plan, client, number) for number in range(min(count, len(workers_of(client))))]
        elif jobs == 1:
            self._keepers = [Here(plan)]
        else:
            self._keepers = [Beside(plan) for _ in range(min(count, jobs))]
        bounds = [count * part // len(self._keepers) for part in range(len(self._keepers) + 1)]
        self._parts = [slice(a, b) for a, b in pairwise(bounds)]
        for keeper, part in zip(self._keepers, self._parts, strict=True):
            keeper.set_up(self._past[part])
            keeper.send(None)
        self.seen = self._received([None] * len(self._keepers))

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> Stack:
        """One pick at each table, by the seat whose pick it is. Back come the observations, `rewards` and `scores` by
        table and seat, and `done` where a game has just ended: what is seen there is the next one already. Where an
        action is not allowed nothing happens at any table."""
        chosen = [int(action) for action in actions]
        self._check(chosen)
        parts = [chosen[part] for part in self._parts]
        for keeper, part in zip(self._keepers, parts, strict=True):
            keeper.send(part)
        self.seen = self._received(parts)
        for place, past in enumerate(self._past):
            number = int(self.seen["game"][place])
            done = bool(self.seen["done"][place])
            self._past[place] = Past(number) if done else Past(number, (*past.actions, chosen[place]))
        return self.seen

    def _check(self, actions: Sequence[int]) -> None:
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} tables")
        mask = self.seen["action_mask"]
        for place, action in enumerate(actions):
            if not 0 <= action < mask.shape[1] or not mask[place, action]:
                right = np.flatnonzero(mask[place]).tolist()
                raise ValueError(f"table {place}: action {action} is not allowed now, these are: {right}")

    def _received(self, parts: Sequence[Sequence[int] | None]) -> Stack:
        found = [self._received_by(number, actions) for number, actions in enumerate(parts)]
        return {name: np.concatenate([part[name] for part in found]) for name in found[0]}

    def _received_by(self, number: int, actions: Sequence[int] | None) -> Stack:
        keeper = self._keepers[number]
        for _ in range(TRIES):
            try:
                return keeper.receive()
            except WorkerLost:
                keeper.set_up(self._past[self._parts[number]])
                keeper.send(actions)
        raise WorkerLost(f"tables {self._parts[number]} were lost {TRIES} times")

    def close(self) -> None:
        """Other processes end, and the cluster is left."""
        for keeper in self._keepers:
            keeper.close()
        self._held.close()

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
