"""Batches of work, wherever it is done: here, in several processes, on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from kronika.batch.cluster import on_cluster
from kronika.batch.processes import in_processes

T = TypeVar("T")


def spread(
    play: Callable[..., T], batches: Sequence[tuple[object, ...]], jobs: int = 1, cluster: str = "", game: str = ""
) -> Iterator[T]:
    """What `play(*batch)` gives for each batch, as it is done, in any order: whoever adds it up must not mind. `play`
    is a function of a module, which other processes find too, and says the same for the same batch wherever it runs, so
    that what a dead worker had in hand is done again. `cluster` is the address of a dask scheduler; its workers have to
    play `game`, an id or `module:Class`, by the same rules."""
    if cluster:
        yield from on_cluster(play, batches, cluster, game)
    elif jobs == 1:
        for batch in batches:
            yield play(*batch)
    else:
        yield from in_processes(play, batches, jobs)
