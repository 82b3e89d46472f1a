"""The contract with the browser: its types are current, and every error has its words."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.server import messages, typescript

SERVER = Path(kronika.__file__).parent / "server"


def test_the_types_for_the_browser_are_current() -> None:
    for name, text in typescript.files().items():
        assert (typescript.HOME / name).read_text(encoding="utf-8") == text


def test_the_types_say_exactly_what_is_sent() -> None:
    written = "".join(typescript.files().values())
    assert (
        'export interface Answer {\n  type: "answer";\n  table: string;\n  ask: string;\n  keys: string[];\n' in written
    )
    union = "State | Said | Presence | Ended | OpenTables | Company | Tournament | Problem | Pong"
    assert f"export type ServerMessage = {union};" in written
    modules = {module.__name__.rpartition(".")[2]: module for module in (messages, *typescript.COMPANIONS.values())}
    unions = {"socket_messages"}  # of messages that stand elsewhere
    assert {*modules, *unions} == {path.stem for path in SERVER.glob("*messages.py")}
    for module in modules.values():
        for name, struct in vars(module).items():
            if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct is not messages.Wire:
                assert written.count(f"export interface {name} {{") == 1


def test_checking_says_whether_the_file_is_current(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "HOME", tmp_path / "web")
    assert typescript.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().out
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    assert {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "web").iterdir()} == typescript.files()


def strings() -> set[str]:
    """Every string in the server's source and in its command."""
    files = [*SERVER.rglob("*.py"), SERVER.parent / "cli" / "serve.py"]
    nodes = [node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def troubles() -> set[str]:
    """The ids that the server raises."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("RequestError", "CannotUndo")
            ):
                first = node.args[0]
                for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    assert isinstance(each, ast.Constant), f"{path.name}:{node.lineno}"
                    found.add(str(each.value))
    return found


def test_every_error_has_words_in_both_languages() -> None:
    assert {"answer-stale", "too-fast", "invite-forged"} <= troubles()
    for lang in LANGUAGES:
        assert [id for id in sorted(troubles()) if not catalogue(lang).has(id)] == []


def test_no_text_of_the_server_is_left_over() -> None:
    lines = (SERVER.parent / "texts" / "server.en.ftl").read_text(encoding="utf-8").splitlines()
    ids = {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}
    assert sorted(ids - strings()) == []
