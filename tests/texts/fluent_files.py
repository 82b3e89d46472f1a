"""Reading Fluent files as they are written: which messages a file has, with which attributes and variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is written twice"
            found[entry.id.name] = entry
    return found


def nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from nodes(child)


def facts(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Each message with its attributes and the variables it uses."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for id, entry in messages(path).items():
        used = {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}
        found[id] = ({attribute.id.name for attribute in entry.attributes}, used)
    return found
