"""The parts of the server get what they work with when they are made: nothing is assigned to one from outside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.testing.sources import nodes_of

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "kronika" / "server"
ENGINE = ROOT / "src" / "kronika" / "engine"

ALLOWED = {
    # Starlette and SQLAlchemy give these for others to write to.
    ("app.py", "app.state.running"): "an application's own place for what it runs",
    ("app.py", "app.state.shares"): "the same",
    ("guesses.py", "request.state.known_device"): "the cookie that goes out with the response",
    ("sessions.py", "request.state.new_session"): "the same",
    ("bodies.py", "request.state.body_bytes"): "what the request's body weighs goes with the request",
    ("store/database.py", "context.is_disconnect"): "the answer of a listener",
    # The engine lets others look; whoever deals or replays a table says for how long, and leaves nothing behind.
    ("live_table.py", "table.on_moment"): "the engine's table is the live table's own",
    ("replays.py", "table.on_moment"): "a table that is replayed for this one look",
    ("sagas.py", "table.on_checkpoint"): "the same",
}
"""By file, what may be assigned from outside, and why."""


def assigned(path: Path) -> Iterator[ast.Attribute]:
    """The attributes that a file assigns or deletes."""
    for node in nodes_of(path):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield node


def is_own(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def is_record(kind: ast.ClassDef) -> bool:
    """Whether a class is plain data: a struct, or a message."""
    return any(ast.unparse(base).removeprefix("msgspec.") in ("Struct", "Wire") for base in kind.bases)


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in nodes_of(path) if isinstance(node, ast.ClassDef)]


def fields(kind: ast.ClassDef) -> set[str]:
    """What a class declares, and what it assigns to itself."""
    declared = {node.target for node in kind.body if isinstance(node, ast.AnnAssign)}
    its_own = {node for node in ast.walk(kind) if isinstance(node, ast.Attribute) and is_own(node.value)}
    return {node.id for node in declared if isinstance(node, ast.Name)} | {
        node.attr for node in its_own if isinstance(node.ctx, ast.Store)
    }


def from_outside(folder: Path) -> set[tuple[str, str]]:
    """By file, what is assigned to another object. Two kinds do not count: records, which are handed on to be filled
    in, and objects of the file's own classes. What hangs on another object (`x.part.field`) always counts."""
    paths = sorted(folder.rglob("*.py"))
    kinds = {path: classes(path) for path in paths}
    every = [kind for each in kinds.values() for kind in each]
    parts = {name for kind in every if not is_record(kind) for name in fields(kind)}
    records = {name for kind in every if is_record(kind) for name in fields(kind)} - parts
    return {
        (path.relative_to(folder).as_posix(), ast.unparse(node))
        for path in paths
        for own in [{name for kind in kinds[path] for name in fields(kind)}]
        for node in assigned(path)
        if not is_own(node.value) and (isinstance(node.value, ast.Attribute) or node.attr not in own | records)
    }


def test_nothing_is_assigned_to_a_part_from_outside() -> None:
    found = from_outside(SERVER)
    wrong = [f"{path}: {what}" for path, what in sorted(found - ALLOWED.keys())]
    assert not wrong, f"{', '.join(wrong)}: give it to the part when it is made, or let the part have a method for it"
    assert not set(ALLOWED) - found, "allowed, and no longer done"


def test_what_the_engine_keeps_to_itself_is_assigned_by_its_owner() -> None:
    assert [what for _, what in from_outside(ENGINE) if "._" in what] == []


def test_no_name_of_a_field_is_worked_out() -> None:
    calls = [node for path in SERVER.rglob("*.py") for node in nodes_of(path) if isinstance(node, ast.Call)]
    assert calls
    assert not [ast.unparse(call) for call in calls if ast.unparse(call.func) in ("setattr", "delattr")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hall.invites = 1", ["hall.invites"]),
        ("def f(house):\n    house.hall.invites = 1", ["house.hall.invites"]),
        ("hall.count += 1", ["hall.count"]),
        ("one, hall.invites = 1, 2", ["hall.invites"]),
        ("with open('x') as hall.invites:\n    pass", ["hall.invites"]),
        ("del hall.invites", ["hall.invites"]),
        ("line.text = 'a record'", []),
        ("line.hall.invites = 1", ["line.hall.invites"]),
        ("class Own:\n    def __init__(self):\n        self.invites = 1\ndef f(own: Own):\n    own.invites = 2", []),
        ("print(hall.invites)", []),
    ],
)
def test_this_test_sees_what_is_assigned_in_every_form(text: str, found: list[str], tmp_path: Path) -> None:
    hall = "class Hall:\n    count: int\n    def __init__(self):\n        self.invites, self.hall = 1, 2\n"
    (tmp_path / "hall.py").write_text(hall, encoding="utf-8")
    (tmp_path / "line.py").write_text("class Line(msgspec.Struct):\n    text: str\n    count: int\n", encoding="utf-8")
    (tmp_path / "sample.py").write_text(text, encoding="utf-8")
    assert sorted(from_outside(tmp_path)) == [("sample.py", each) for each in found]
