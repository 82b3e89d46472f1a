"""The pages people read, and the blocks of code in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md")
)
FENCE = re.compile(r"^(?P<fence>```+)(?P<language>\w*)[^\n]*\n(?P<text>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    """Where its first line of code stands."""
    language: str
    text: str
    before: str
    """The line of text above it, which says where a piece of a file belongs."""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def file(self) -> str:
        """The file that the line above names last; empty if none."""
        named = re.findall(r"`([\w./-]+\.\w+)`", self.before)
        return named[-1] if named and self.before.endswith(":") else ""


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> list[Block]:
    text = text_of(page)
    found = []
    for fence in FENCE.finditer(text):
        above = text[: fence.start()].rstrip().rpartition("\n")[2]
        line = text.count("\n", 0, fence.start("text")) + 1
        found.append(Block(page, line, fence["language"], fence["text"], above))
    return found


def prose(page: str) -> str:
    """A page without its blocks of code, line by line where it was."""
    return FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), text_of(page))
