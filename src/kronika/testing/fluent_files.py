"""Reading Fluent files as they are written: which messages a file has, with which attributes and variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kronika.testing.flaws import Flaw

FORMS = {"acc", "art", "dat", "gen", "ins", "loc", "voc", "count", "count-acc"}
"""The cases and numbers of a name, which a language that does not decline names leaves out."""


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            line = entry.content.strip().splitlines()[0] if entry.content else ""
            raise Flaw(f"{path} cannot be read at “{line}”", "A text is a line such as: my-game-ask = Choose a card.")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                raise Flaw(f"{path}: {entry.id.name} is written twice", "Delete one of the two.")
            found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from nodes(child)


def variables(texts: Mapping[str, ftl.Message], id: str) -> set[str]:
    """The variables of a text and of the texts it is made of."""
    found: set[str] = set()
    for node in nodes(texts[id]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference) and node.id.name in texts and node.id.name != id:
            found |= variables(texts, node.id.name)
    return found


@cache
def facts(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Each message with its attributes and the variables it uses; without the forms of names. Sentences of stories are
    turns of phrase of each language's own: there are as many, and what each of them speaks of may differ."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for id, entry in messages(path).items():
        parts = [attribute for attribute in entry.attributes if attribute.id.name not in FORMS]
        said = [entry.value, *parts]
        used = {node.id.name for part in said for node in nodes(part) if isinstance(node, ftl.VariableReference)}
        found[id] = ({part.id.name for part in parts}, set() if id.startswith("story-") else used)
    return found


def forms(path: Path) -> dict[str, set[str]]:
    """Each message with the forms that it gives of its name."""
    return {id: {attribute.id.name for attribute in entry.attributes} & FORMS for id, entry in messages(path).items()}
