"""Batches of work on a cluster of machines (dask.distributed, extra `cluster`).

`dask scheduler` runs on one machine, `dask worker tcp://host:8786 --nthreads 1 --nworkers auto` on each, all with the
same Kronika. Scheduler and workers run whatever reaches their ports: keep them in a network of your own, or use dask's
TLS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

import kronika
from kronika.engine.errors import KronikaError
from kronika.games import bring, owner_of

T = TypeVar("T")
AHEAD = 3
"""Batches that are under way for each worker, so that none waits for the next."""
RETRIES = 10
"""How often a batch is begun again whose worker died."""
PATIENCE = 20
"""Seconds to reach the scheduler, and for its first worker to come."""


@contextmanager
def connected(address: str, game: str = "") -> Iterator[Any]:
    """A client of the cluster, all of whose workers have the same Kronika as we, and the same rules of the game that
    they are to play (`module:Class`)."""
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError as missing:
        raise KronikaError("cluster-missing", {}) from missing
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise KronikaError("cluster-away", {"address": address, "why": str(error)}) from error
    try:
        check(client, address, game)
        yield client
    finally:
        client.close()


def check(client: Any, address: str, game: str) -> None:
    """A worker with another version, or other rules of this game, would give other sums. What else is on somebody's
    shelf is no matter."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise KronikaError("cluster-empty", {"address": address}) from error
    ours = version(game)
    told: dict[str, object] = client.run(version, game, on_error="ignore")  # one that is about to die is no matter
    for worker, theirs in told.items():
        if theirs != ours:
            raise KronikaError("cluster-other", {"worker": worker, "theirs": str(theirs), "ours": ours})


def version(game: str = "") -> str:
    """This Kronika, and the rules by which it plays a game; or why it cannot."""
    if not game:
        return kronika.__version__
    try:
        found = bring(game)
    except KronikaError as error:
        return f"{kronika.__version__}: {error}"
    return f"{kronika.__version__}: {found.id} {found.rules}"


def reference(game: str) -> str:
    """A game as `module:Class`, by which a worker finds it that has it not on its shelf."""
    return owner_of(bring(game).id)


def on_cluster(
    play: Callable[..., T], batches: Sequence[tuple[object, ...]], address: str, game: str = ""
) -> Iterator[T]:
    """What each batch gives, as it is done. What a worker had in hand when it died is done by another one."""
    kind = reference(game) if game else ""
    with connected(address, kind) as client:
        as_completed = import_module("distributed").as_completed
        coming = ((played, kind, play, *batch) for batch in batches)
        most = AHEAD * len(workers_of(client))
        under_way = as_completed([submitted(client, *task) for task in islice(coming, most)], with_results=True)
        for _, result in under_way:
            task = next(coming, None)
            if task is not None:
                under_way.add(submitted(client, *task))
            yield result


def played(game: str, play: Callable[..., T], *batch: object) -> T:
    """A batch, by a worker that may have come after all others were asked what they have."""
    if game:
        bring(game)
    return play(*batch)


def workers_of(client: Any) -> list[str]:
    """The workers that are there; at least one, for which we wait."""
    client.wait_for_workers(1)
    return sorted(client.scheduler_info(n_workers=-1)["workers"])


def submitted(client: Any, *task: object) -> Any:
    """A task, sent to some worker: the same one may be sent twice."""
    return client.submit(*task, pure=False, retries=RETRIES)
