"""The commands that pages give: whether they are right, and what those do that may be run in a test."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from typer.core import TyperGroup
from typer.main import get_command

import run
from kronika.cli.app import app
from tests.cli.run import kronika_says
from tests.docs.pages import ROOT

RUN = ("decks", "games", "play", "replay", "rules", "saga", "simulate", "stats", "where")
"""Commands of `kronika` that need nothing and leave nothing behind outside the folder they are run in."""
FEW = 4
"""Games instead of hundreds: what a page says must work, not take long."""
OTHERS = (
    "cp",
    "createdb",
    "createuser",
    "docker",
    "export",
    "ln",
    "pg_dump",
    "pg_restore",
    "rm",
    "sqlite3",
    "systemctl",
)
"""Programs that are not ours. The commands for backups are run in tests/server/test_backup.py."""


def commands(line: str) -> list[list[str]]:
    """The commands of a line of shell, as words, without comments."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="&|;")
    lexer.whitespace_split = True
    found: list[list[str]] = [[]]
    for word in lexer:
        if set(word) <= set("&|;"):
            found.append([])
        else:
            found[-1].append(word)
    return [command for command in found if command]


def complaint(command: list[str]) -> str:
    """What is wrong with a command; empty if nothing."""
    name, *rest = command
    name = re.sub(r"^/opt/kronika-[0-9.]+/bin/", "", name)  # where docs/operations.md installs it
    if name in OTHERS:
        return ""
    if name not in KNOWN:
        return f"nobody knows `{name}`: write the block as ```text if it is no command, or tell tests/docs/commands.py"
    try:
        return KNOWN[name](rest)
    except Exception as error:  # whatever the command line itself says of it
        return str(getattr(error, "message", error)) or repr(error)


# --- kronika ---


def _kronika(words: list[str]) -> str:
    """Read by the command line itself, which refuses what it does not know; nothing is done yet."""
    command: Any = get_command(app)
    context = command.make_context("kronika", list(words))
    while isinstance(command, TyperGroup):
        name, command, left = command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, left, parent=context)
    return ""


def misnamed(words: list[str]) -> str:
    """What does not exist of a command in a sentence, where placeholders stand for what people fill in."""
    name, *rest = words
    if name != "kronika":
        return _python(rest)
    command: Any = get_command(app)
    while isinstance(command, TyperGroup):
        context: Any = command.make_context(name, [], resilient_parsing=True)
        if not rest:
            return ""
        found = command.get_command(context, rest[0])
        if found is None:
            return f"{name} has no {rest[0]}"
        name, command, rest = rest[0], found, rest[1:]
    options = {option for given in command.params for option in (*given.opts, *given.secondary_opts)}
    unknown = [word for word in rest if word.startswith("-") and word not in options]
    return f"{name} does not know {', '.join(unknown)}" if unknown else ""


def may_run(command: list[str]) -> bool:
    name, first = command[:2]
    ours = name == "kronika" and first in RUN and "--balance" not in command  # tests/cli/test_balance.py plays those
    return ours or (name == "cp" and first.startswith("src/"))


def outcome(command: list[str]) -> str:
    """Runs a command in this folder, with few games; what it says if it fails, else nothing."""
    name, *words = command
    if name == "cp":
        shutil.copy(ROOT / words[0], words[1])
        return ""
    for flag in ("-n", "--games"):
        if flag in words:
            words[words.index(flag) + 1] = str(FEW)
    if "--jobs" in words:
        words[words.index("--jobs") + 1] = "1"
    done = kronika_says(*words, input="")
    return "" if done.exit_code == 0 else f"{' '.join(words)}: exit {done.exit_code}\n{done.output}"


# --- the others ---


def _python(words: list[str]) -> str:
    if words[0] == "run.py":
        order = run.parse(words[1:])
        module = run.MODULES.get(order.command)
        return _options(module, order.args) if module else ""
    assert words[0] == "-m", f"python {' '.join(words)}"
    return _options(words[1], tuple(words[2:]))


def _options(module: str, args: tuple[str, ...]) -> str:
    """Whether a program of ours knows these options: they stand in its source, in that of one it hands over to, or in
    that of one whose `options` it has too."""
    found = find_spec(module)
    if found is None or found.origin is None:
        return f"there is no module {module}"
    home = Path(found.origin)
    sources = "".join(path.read_text(encoding="utf-8") for path in home.parent.glob(f"{home.stem}*.py"))
    for shared in re.findall(r"^from (\S+) import .*\boptions\b", sources, re.MULTILINE):
        theirs = find_spec(shared)
        if theirs is not None and theirs.origin is not None:
            sources += Path(theirs.origin).read_text(encoding="utf-8")
    unknown = [arg for arg in args if arg.startswith("--") and f'"{arg.partition("=")[0]}"' not in sources]
    return f"{module} does not know {', '.join(unknown)}" if unknown else ""


def _pytest(words: list[str]) -> str:
    for path in (word for word in words if word.startswith("tests")):
        file, _, test = path.partition("::")
        if not (ROOT / file).exists() or (test and f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8")):
            return f"there is no {path}"
    return ""


def _npm(words: list[str]) -> str:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    return "" if words[0] == "ci" or words[1] in scripts else f"web/package.json has no script {words[1]}"


def _pip(words: list[str]) -> str:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = [extra for listed in re.findall(r"\[(.+?)\]", " ".join(words)) for extra in listed.split(",")]
    unknown = [extra for extra in wanted if extra not in extras]
    return f"pyproject.toml has no extra {', '.join(unknown)}" if unknown else ""


def _cd(words: list[str]) -> str:
    return "" if (ROOT / words[0]).is_dir() or words == [".."] else f"there is no folder {words[0]}"


KNOWN: dict[str, Callable[[list[str]], str]] = {
    "kronika": _kronika,
    "python": _python,
    "python3": _python,
    "pytest": _pytest,
    "npm": _npm,
    "pip": _pip,
    "cd": _cd,
}
