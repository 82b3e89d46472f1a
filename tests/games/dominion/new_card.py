"""The Lantern of docs/add-a-card.md, added to a copy of the sources exactly as the page says."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "add-a-card.md"
BLOCK = re.compile(r"^(?P<place>[^\n]*)`(?P<file>src/[^`]+)`:\n\n```\w+\n(?P<text>.*?)```", re.DOTALL | re.MULTILINE)


def copied_sources(folder: Path) -> Path:
    """The package without the pages of the browser, in a folder of its own; with its byte code, which is still right
    where a file is not touched."""
    source = ROOT / "src" / "kronika"
    shutil.copytree(source, folder / "src" / "kronika", ignore=shutil.ignore_patterns("static"))
    return folder


def add_lantern(root: Path) -> list[str]:
    """Writes every block of the page where it belongs; returns the files."""
    blocks = [found.groupdict() for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]
    for block in blocks:
        file = root / block["file"]
        if "After the last line of D10" in block["place"]:
            insert_after_last(file, "- **D10.", block["text"])
        else:
            assert "At the end of" in block["place"]
            with open(file, "a", encoding="utf-8") as end:
                end.write(f"\n\n{block['text']}")
    return [block["file"] for block in blocks]


def insert_after_last(file: Path, beginning: str, text: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith(beginning))
    file.write_text("\n".join([*lines[: last + 1], text.rstrip(), *lines[last + 1 :], ""]), encoding="utf-8")
