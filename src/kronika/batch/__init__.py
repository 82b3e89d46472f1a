"""Much at once: batches of games in this process, in several or on a cluster of machines, and many tables that are
stepped together. However many share the work, the same seed gives the same sums, and a worker that dies costs time and
no game.

`spread(play, batches, jobs, cluster, game)` is what `kronika simulate`, `ladder` and `dataset` go by;
`tables(game, count)` gives the tables (it needs numpy).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Unpack

from kronika.batch.spreading import spread

if TYPE_CHECKING:
    from kronika.batch.stepped import Tables
    from kronika.envs import Way


def tables(
    game: str,
    count: int,
    seats: int = 2,
    *,
    seed: int | str = 0,
    jobs: int = 1,
    cluster: str = "",
    **way: Unpack[Way],
) -> Tables:
    """This many tables of a game, stepped together: with `jobs` in several processes, with `cluster` on the workers
    of a dask cluster. `way` is what environments take too: `setup`, `observe`, `actions`, `rewards`."""
    found: Tables = import_module("kronika.batch.stepped").Tables(
        game, count, seats, seed=seed, jobs=jobs, cluster=cluster, **way
    )
    return found


__all__ = ["spread", "tables"]
