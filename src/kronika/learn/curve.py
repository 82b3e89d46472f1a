"""The course of a training as a drawing: the share of wins against the teacher, by rounds."""

from __future__ import annotations

import csv
from pathlib import Path

WIDE, HIGH, EDGE = 640, 320, 44


def drawn(log: Path) -> str:
    """An SVG of the trials in a log."""
    with log.open(encoding="utf-8", newline="") as lines:
        trials = [row for row in csv.DictReader(lines) if row["kind"] == "trial"]
    points = [(int(row["round"]), float(row["won"])) for row in trials]
    last = max([number for number, _ in points], default=1) or 1

    def place(number: int, share: float) -> str:
        x = EDGE + (WIDE - 2 * EDGE) * number / last
        return f"{x:.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * share:.1f}"

    marks = "".join(
        f'<text x="8" y="{place(0, share).split(",")[1]}">{share:.0%}</text>'
        f'<path d="M{place(0, share)} L{place(last, share)}" stroke="#ccc"/>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    line = " L".join(place(*point) for point in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" font-family="sans-serif" '
        f'font-size="12">{marks}<text x="{EDGE}" y="{HIGH - 12}">rounds, to {last}</text>'
        + (f'<path d="M{line}" fill="none" stroke="#8a3b12" stroke-width="2"/>' if points else "")
        + "</svg>\n"
    )
