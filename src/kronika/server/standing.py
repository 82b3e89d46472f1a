"""Which answers of a log stand: those that no undo has taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kronika.engine.past import Reshuffle
from kronika.server.store.store import Entry

Answer = tuple[int, list[str]]


def standing(entries: Sequence[Entry]) -> tuple[list[Entry], list[Reshuffle]]:
    """The answers that no undo has taken back, and the reshuffles that hold."""
    answers: list[Entry] = []
    reshuffles: list[Reshuffle] = []
    for entry in entries:
        if entry.kind == "answer":
            answers.append(entry)
        elif entry.kind == "undo":
            take_back(answers, reshuffles, entry)
        elif entry.kind == "reshuffle":
            reshuffles.append((len(answers), entry.data["word"]))
    return answers, reshuffles


def take_back(answers: list[Any], reshuffles: list[Reshuffle], undo: Entry) -> None:
    """An undo by consent takes everything from that answer on, a free one just that answer. Where something had come
    out, the entry says which reshuffles hold from now on; entries from before there were any say nothing."""
    last = undo.data["answer"]
    if undo.data["consent"]:
        del answers[last:]
    else:
        del answers[last]
    if "reshuffles" in undo.data:
        reshuffles[:] = [(after, word) for after, word in undo.data["reshuffles"]]


def answer_of(entry: Entry) -> Answer:
    return entry.data["seat"], entry.data["keys"]
