"""Every block of code in a page is run, read or compared with what it is a piece of (docs/testing.md, "The docs").

A page is followed from top to bottom in a folder of its own: what it writes to a file lies there for the commands below
it, and what it defines in Python is there for the Python below it.
"""

from __future__ import annotations

import ast
import configparser
import doctest
import json
import re
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import kronika
from kronika.games import unregister
from tests.docs import commands
from tests.docs.pages import PAGES, ROOT, Block, blocks, prose


def brackets_close(text: str) -> None:
    assert text.count("{") == text.count("}")


def fluent(text: str) -> None:
    junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
    assert junk == [], "no Fluent"


READ: dict[str, Callable[[str], object]] = {
    "py": lambda text: ast.parse(textwrap.dedent(text)),
    "toml": tomllib.loads,
    "json": json.loads,
    "ftl": fluent,
    "ini": lambda text: configparser.ConfigParser(interpolation=None).read_string(text),
    "nginx": brackets_close,
    "caddyfile": brackets_close,
}
IN_A_COPY = ("docs/add-a-card.md",)
"""tests/games/dominion/test_a_new_card.py follows this page in a copy of the sources; its commands would fail here."""
SHOWN = ("md", "sql", "text")
"""A piece of a rulebook (tests/games/dominion/test_a_new_card.py adds it), SQL for an operator's own hand
(tests/server/test_backup.py runs it), and drawings or what a program printed."""
INLINE = re.compile(r"`(?P<line>(?:kronika|python3? run\.py|python -m) [^`\n]+)`")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to follow a page in; modules and games that the page writes there are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]
    for game in [kronika.games.find(listed["id"]) for listed in kronika.games()]:
        if game.home is not None and game.home.is_relative_to(tmp_path):
            unregister(game.id)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)])
def test_a_page_can_be_followed_to_the_letter(page: str, folder: Path) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.language == "python":
            assert session(block, names).failed == 0, f"{block.place} does not do what it says"
        elif block.language == "sh":
            follow(block)
        elif block.language in READ:
            READ[block.language](block.text)
            keep(block, folder)
        else:
            assert block.language in SHOWN, f"{block.place}: say what this is (docs/testing.md lists the words)"


def session(block: Block, names: dict[str, object]) -> doctest.TestResults:
    """Python as in a console, with the names of the sessions above it."""
    assert block.text.startswith(">>>"), f"{block.place}: a Python block is a session (>>>), a piece of a file is ```py"
    test = doctest.DocTestParser().get_doctest(block.text, names, block.page, str(ROOT / block.page), block.line - 1)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, clear_globs=False)
    names.update(test.globs)
    return runner.summarize(verbose=False)


def follow(block: Block) -> None:
    for number, line in enumerate(block.text.splitlines()):
        for command in commands.commands(line):
            place = f"{block.page}:{block.line + number}"
            assert (place, commands.complaint(command)) == (place, "")
            if commands.may_run(command) and block.page not in IN_A_COPY:
                assert (place, commands.outcome(command)) == (place, "")


def keep(block: Block, folder: Path) -> None:
    """A block below "Write `file`:" becomes that file, one below "Add to `file`:" its end; one below "From `file`:" has
    to stand there."""
    if block.before.startswith("From "):
        assert block.text in (ROOT / block.file).read_text(encoding="utf-8"), (
            f"{block.place} is no longer in {block.file}"
        )
    elif block.before.startswith("Write "):
        (folder / block.file).parent.mkdir(exist_ok=True)
        (folder / block.file).write_text(block.text, encoding="utf-8")
    elif block.before.startswith("Add to "):
        with (folder / block.file).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{block.text}")
    else:
        assert block.language != "py" or block.file, f"{block.place}: the line above does not say in which file this is"


@pytest.mark.parametrize("page", PAGES)
def test_code_stands_between_fences_that_name_its_language(page: str) -> None:
    assert [block.place for block in blocks(page) if not block.language] == []
    indented = re.findall(r"(?<=\n\n)    (?! |[-*+\d]).*", prose(page))
    assert indented == [], "an indented block is not followed: put it between fences"


@pytest.mark.parametrize("page", PAGES)
def test_commands_within_a_sentence_exist(page: str) -> None:
    """Written for people: placeholders in capitals, choices in brackets. Command and options have to be right."""
    for found in INLINE.finditer(prose(page)):
        words = [word for word in re.sub(r"[\[\]]", " ", found["line"]).split() if word != "…"]
        assert (found["line"], commands.misnamed(words)) == (found["line"], "")


def test_a_synopsis_names_options_that_there_are() -> None:
    for page in PAGES:
        for block in blocks(page):
            if block.language == "text" and block.text.startswith("kronika "):
                words = re.sub(r"[\[\]]", " ", block.text).split()
                assert (block.place, commands.misnamed(words)) == (block.place, "")
