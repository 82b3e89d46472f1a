"""Numbers for whoever runs the server, in the text form that Prometheus reads. Only numbers: no names, no words."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
"""The borders between which durations are counted."""


class Counter:
    """Counts, by the value of one label if it has one."""

    def __init__(self, label: str = "") -> None:
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "") -> None:
        self._counts[value] = self._counts.get(value, 0) + 1

    def lines(self, name: str) -> Iterator[str]:
        for value, count in sorted(self._counts.items()):
            yield f'{name}{{{self._label}="{value}"}} {count}' if self._label else f"{name} {count}"


class Histogram:
    """How many durations were at most so long."""

    def __init__(self, borders: Sequence[float] = SECONDS) -> None:
        self._borders = borders
        self._counts = [0] * (len(borders) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._borders, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for border, count in zip((*self._borders, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{border}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Reading:
    """A number that is read when somebody asks."""

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name} {self._read():.15g}"


class Metrics:
    def __init__(self) -> None:
        self._all: dict[str, tuple[str, str, Counter | Histogram | Reading]] = {}
        self.answers = Counter("by")
        self.answer_seconds = Histogram()
        self.bot_decisions = Counter("outcome")
        self.bot_seconds = Histogram()
        self.bus_lag = Histogram()
        self.reminders = Counter("outcome")
        self.note("answers_total", "counter", "Answers that went into a log, by persons and by bots.", self.answers)
        self.note(
            "answer_seconds",
            "histogram",
            "From a person's answer to the moment when it is committed and on its way to all who watch here.",
            self.answer_seconds,
        )
        self.note("bot_decisions_total", "counter", "Decisions of bots, and how they came about.", self.bot_decisions)
        self.note("bot_seconds", "histogram", "How long bots thought, with the wait for their turn.", self.bot_seconds)
        self.note("bus_lag_seconds", "histogram", "How long a notice takes to Redis and back.", self.bus_lag)
        self.note(
            "reminders_total", "counter", "Reminders that went out, by push and by mail, or did not.", self.reminders
        )
        self.read("memory_bytes", "gauge", "Memory of this process.", resident)

    def note(self, name: str, kind: str, about: str, what: Counter | Histogram | Reading) -> None:
        self._all[f"kronika_{name}"] = (kind, about, what)

    def read(self, name: str, kind: str, about: str, read: Callable[[], float]) -> None:
        self.note(name, kind, about, Reading(read))

    def text(self) -> str:
        lines: list[str] = []
        for name, (kind, about, what) in sorted(self._all.items()):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", *what.lines(name)]
        return "\n".join(lines) + "\n"


def resident() -> float:
    """Memory in use now; where the system does not say, the most there was."""
    status = Path("/proc/self/statm")
    if status.is_file():
        return int(status.read_text(encoding="ascii").split()[1]) * 4096.0
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415

    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
