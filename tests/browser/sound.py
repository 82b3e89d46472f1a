"""Whether a page is sound, as sound.js sees it: every answer can be hit, no text is cut, nothing lies on anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

SOUND = (Path(__file__).parent / "sound.js").read_text(encoding="utf-8")

Size = tuple[int, int]

SIZES: tuple[Size, ...] = (
    *((360, 640), (390, 844), (844, 390), (932, 430)),
    *((720, 450), (1024, 768), (1280, 500), (1366, 625), (1440, 900), (1920, 1080), (2560, 1440)),
)
"""Phones upright and across, 1440 x 900 at 200 %, small and flat windows, large screens."""
TOUCHED = frozenset(SIZES[:4])
"""The sizes of phones, where fingers answer."""

KINDS = {
    "out-of-reach": "a control that nobody can scroll to",
    "covered": "a control that something lies on",
    "no-control": "an option without a control",
    "no-primary": "a question without its one button on Enter",
    "small-target": "a control too small to be hit",
    "clipped-text": "a text that is cut",
    "cut-for-good": "a text that may never be cut is cut",
    "overlap": "texts that lie on each other",
    "covered-text": "a text that a picture or a piece lies on",
    "question-covered": "something lies on the question",
    "sideways": "the page moves sideways",
    "small-text": "a text under 12 px",
    "complaint": "the browser complained",
}


@dataclass(frozen=True)
class Fault:
    kind: str
    what: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}" + (f" ({self.detail})" if self.detail else "")


@dataclass(frozen=True)
class Finding:
    faults: Sequence[Fault]
    notes: Sequence[str]


def sound(page: Page, keys: Iterable[str] = (), touch: bool = False) -> Finding:
    """Looks at the page as it stands now; it stands as before afterwards. `keys` are those of the open question."""
    if not page.evaluate("'sound' in window"):
        page.evaluate(SOUND)
    size = page.viewport_size
    assert size is not None
    found = page.evaluate("given => sound(given)", {"keys": list(keys), "touch": touch, **size})
    return Finding([Fault(**each) for each in found["faults"]], found["notes"])
