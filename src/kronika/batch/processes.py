"""Batches of work in several processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
LOOK = 0.2
"""Seconds after which one looks whether somebody wants to stop."""


def in_processes(play: Callable[..., T], batches: Iterable[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """What each batch gives, as it is done; the processes are started afresh (spawn), so it is the same on every
    platform. A Ctrl-C is acted on between two batches: elsewhere it could strike while a lock of the pool is held."""
    spawn = multiprocessing.get_context("spawn")
    with interrupts_noted() as noted, ProcessPoolExecutor(jobs, spawn, leave_interrupts) as pool:
        coming = iter(batches)
        waiting: set[Future[T]] = set()
        while True:
            with unheard_interrupts():
                waiting |= {pool.submit(play, *batch) for batch in islice(coming, 2 * jobs - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
            if noted:
                pool.shutdown(wait=True, cancel_futures=True)
                raise KeyboardInterrupt
            for future in done:
                yield future.result()


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Notes each Ctrl-C instead of raising it, where that can be chosen: in the first thread."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def unheard_interrupts() -> Iterator[None]:
    """A process that is started meanwhile never hears a Ctrl-C: it would meet it while it still imports, before
    `leave_interrupts`."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one acts on it and lets the others finish."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
