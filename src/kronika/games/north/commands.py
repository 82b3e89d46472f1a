"""`kronika decks check FILE`: decks that an owner of the box has written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from kronika.engine.commands import FileCommand, Findings
from kronika.engine.message import Message


def check(file: Path) -> Findings:
    """Every mistake with its card and line, or what is in the deck."""
    from kronika.games.north.deck_check import check_file  # noqa: PLC0415 (help needs none of the game's data)

    faces, flaws = check_file(file)
    if flaws:
        return Findings(mistakes=[flaw.say for flaw in flaws])
    faces = [face for face in faces if face.dealt_by(None)]
    cards = sum(face.copies for face in faces)
    kinds = sorted(Counter(face.kind for face in faces).items())
    good = Message("north-decks-good", {"file": file.name, "cards": cards, "different": len(faces)})
    return Findings([good, *(Message("north-decks-kind", {"kind": kind, "count": count}) for kind, count in kinds)])


CHECK: Final = FileCommand(
    game="north",
    group="decks",
    name="check",
    run=check,
    group_help="Decks of your own for Empires of the North: kronika decks check ulaf.toml",
    help="Check a deck file of Empires of the North (ulaf.toml and the like, or islands.toml): every mistake with its "
    "card and line; exit 1 if there is one.",
)
