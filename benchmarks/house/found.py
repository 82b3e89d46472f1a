"""What a run of the house found: counts to tell, and violations, of which there must be none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

MOST_SHOWN = 10
"""Violations that are reported word for word; the others are only counted."""


class Found:
    """One run's outcome."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[str] = []
        self.violations: list[str] = []
        self.counts: Counter[str] = Counter()
        """How much was done, for the notes."""

    def tell(self, line: str) -> None:
        self.lines.append(line)
        print(f"  {self.name}: {line}", flush=True)

    def check(self, right: bool, what: str) -> bool:
        if not right:
            self.violations.append(what)
            if len(self.violations) <= MOST_SHOWN:
                print(f"  {self.name}: VIOLATION: {what}", flush=True)
        return right

    def summary(self) -> str:
        verdict = f"{len(self.violations)} VIOLATIONS" if self.violations else "no violation"
        return f"endured: {self.name}; {verdict}"


def percentile(ordered: Sequence[float], share: float) -> float:
    """Of values in order; 0 where there are none."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
