"""Checking a deck file as a whole: what its author should know before playing with it."""

from __future__ import annotations

from pathlib import Path

from kronika.games.north.effects import Call, Deed
from kronika.games.north.faces import ISLAND, BadDeck, Face, Flaw, line_of, read_cards, text_of, wrong_with
from kronika.games.north.goods import BadEffect
from kronika.games.north.resolve import TWISTS


def check_file(path: Path) -> tuple[list[Face], list[Flaw]]:
    """The faces of a clan deck or of a file of islands, and all that is wrong with it."""
    try:
        text = text_of(path)
    except BadDeck as error:
        return [], error.flaws
    faces, flaws = read_cards(text, path.stem, 0, path.name)
    flaws += [
        Flaw(path.name, line_of(text, face.id), face.id, error) for face in faces for error in unknown_calls(face)
    ]
    if not flaws and not (faces and all(face.kind == ISLAND for face in faces)):
        flaws = [Flaw(path.name, 1, "", error) for error in wrong_with(faces)]
    return faces, flaws


def unknown_calls(face: Face) -> list[BadEffect]:
    """Functions that the card names and nobody wrote."""
    deeds: list[Deed | None] = [face.bonus, face.action, face.instant]
    if face.feature is not None:
        deeds.append(face.feature.deed)
    names = [part.name for deed in deeds if deed is not None for part in deed.parts if isinstance(part, Call)]
    right = ", ".join(TWISTS)
    return [BadEffect("north-deck-call", {"text": name, "right": right}) for name in names if name not in TWISTS]
