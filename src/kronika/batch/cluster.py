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

T = TypeVar("T")
AHEAD = 3
"""Batches that are under way for each worker, so that none waits for the next."""
RETRIES = 10
"""How often a batch is begun again whose worker died."""
PATIENCE = 20
"""Seconds to reach the scheduler, and for its first worker to come."""


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the cluster, all of whose workers have the same Kronika as we."""
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError as missing:
        raise KronikaError("cluster-missing", {}) from missing
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise KronikaError("cluster-away", {"address": address, "why": str(error)}) from error
    try:
        check(client, address)
        yield client
    finally:
        client.close()


def check(client: Any, address: str) -> None:
    """A worker with another version, or other rules, would give other sums."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise KronikaError("cluster-empty", {"address": address}) from error
    told: dict[str, object] = client.run(versions, on_error="ignore")  # one that is about to die is no matter
    for worker, theirs in told.items():
        if theirs != versions():
            raise KronikaError("cluster-other", {"worker": worker, "theirs": str(theirs), "ours": str(versions())})


def versions() -> str:
    """This Kronika and the rules it plays by."""
    rules = ", ".join(f"{game['id']} {game['rules']}" for game in kronika.games())
    return f"{kronika.__version__}: {rules}"


def on_cluster(play: Callable[..., T], batches: Sequence[tuple[object, ...]], address: str) -> Iterator[T]:
    """What each batch gives, as it is done. What a worker had in hand when it died is done by another one."""
    with connected(address) as client:
        as_completed = import_module("distributed").as_completed
        coming = iter(batches)
        most = AHEAD * len(workers_of(client))
        under_way = as_completed([submitted(client, play, batch) for batch in islice(coming, most)], with_results=True)
        for _, result in under_way:
            batch = next(coming, None)
            if batch is not None:
                under_way.add(submitted(client, play, batch))
            yield result


def workers_of(client: Any) -> list[str]:
    """The workers that are there; at least one, for which we wait."""
    client.wait_for_workers(1)
    return sorted(client.scheduler_info(n_workers=-1)["workers"])


def submitted(client: Any, play: Callable[..., T], batch: tuple[object, ...]) -> Any:
    """A batch, sent to some worker: the same one may be sent twice."""
    return client.submit(play, *batch, pure=False, retries=RETRIES)
