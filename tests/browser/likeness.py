"""Whether a page that somebody walked to looks as when it is loaded again: what differs was left by another page."""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import SETTLED

LIKENESS = (Path(__file__).parent / "likeness.js").read_text(encoding="utf-8")
TRIES = 3
"""How often two pages are compared: the fresh one may still be loading what comes last."""
SLACK = 2


def differences(walked: Page, fresh: Page) -> list[str]:
    """What stands or looks otherwise on the page one walked to than on the fresh one; the innermost things first."""
    for page in (walked, fresh):
        page.evaluate(LIKENESS)
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur()")
    found: list[str] = []
    for _ in range(TRIES):
        for page in (walked, fresh):
            page.evaluate(SETTLED)
        found = list(_compared(walked.evaluate("likeness()"), fresh.evaluate("likeness()")))
        if not found:
            break
    return found


def _compared(walked: list[dict[str, Any]], fresh: list[dict[str, Any]]) -> list[str]:
    """Pairs of equal things, as they follow each other; what only one of the pages has is no matter of style."""
    one_names, other_names = ([thing["name"] for thing in page] for page in (walked, fresh))
    blocks = SequenceMatcher(None, one_names, other_names, autojunk=False).get_matching_blocks()
    found: dict[str, str] = {}
    for one, other in ((walked[block.a + i], fresh[block.b + i]) for block in blocks for i in range(block.size)):
        looks = [
            f"{now} instead of {then.partition(': ')[2]}"
            for now, then in zip(one["looks"], other["looks"], strict=True)
            if now != then
        ]
        size = [now - then for now, then in zip(one["place"][2:], other["place"][2:], strict=True)]
        if max(map(abs, size)) > SLACK:
            looks.append(f"{one['place'][2]}x{one['place'][3]} instead of {other['place'][2]}x{other['place'][3]} px")
        if looks:
            found.setdefault(one["name"], "; ".join(looks[:4]))
    return [f"{name}: {how}" for name, how in found.items()]


def shapes(page: Page) -> dict[str, set[str]]:
    """Which shapes pieces have here (wide, high or even), by their kind and state."""
    if not page.evaluate("'shapes' in window"):
        page.evaluate(LIKENESS)
    found: dict[str, list[str]] = page.evaluate("shapes()")
    return {kind: set(shapes) for kind, shapes in found.items()}
