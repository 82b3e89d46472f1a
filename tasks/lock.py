"""requirements.lock: every package that run.py installs, with its hashes, grouped by the parts that need it."""

from __future__ import annotations

import os
import re
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path

from tasks.console import Trouble, captured, last_lines, say


def for_parts(lock: str, parts: Iterable[str]) -> str:
    """The lines of requirements.lock under headings (`# [compile test]`) that name one of the parts."""
    wanted, chosen, lines = set(parts), False, []
    for line in lock.splitlines(keepends=True):
        if heading := re.fullmatch(r"# \[([a-z ]+)\]\s*", line):
            chosen = bool(wanted.intersection(heading[1].split()))
        elif chosen:
            lines.append(line)
    return "".join(lines)


def entries(requirements: str) -> dict[str, str]:
    """Package name -> its lines: the pin and its hashes."""
    found: dict[str, str] = {}
    name = ""
    for line in requirements.splitlines(keepends=True):
        if pin := re.match(r"[A-Za-z0-9._-]+", line):
            name = pin[0]
        if name and not line.startswith("#"):
            found[name] = found.get(name, "") + line
    return found


def compose(everything: dict[str, str], needs: dict[str, set[str]]) -> str:
    """The text of requirements.lock: packages grouped by the parts that need them."""
    groups: dict[str, list[str]] = {}
    for name in sorted(everything):
        users = sorted(part for part, names in needs.items() if name in names)
        groups.setdefault("run" if "run" in users else " ".join(users), []).append(everything[name])
    head = (
        "# Every package that run.py installs, with its hashes. Written by `python3 run.py lock`.\n"
        "# A heading names the parts of pyproject.toml that need the packages below it (`run`: everybody).\n"
    )
    order = sorted(groups, key=lambda heading: (heading != "run", heading))
    return head + "".join(f"\n# [{heading}]\n{''.join(groups[heading])}" for heading in order)


def write(root: Path, uv: str) -> None:
    """Resolves what pyproject.toml asks for and writes requirements.lock anew."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = sorted(project["optional-dependencies"])
    command = [uv, "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", project["requires-python"].removeprefix(">=")]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url"]
    trust = {"UV_SYSTEM_CERTS": "1"}  # like pip, which trusts what the system trusts

    def resolve(wanted: Iterable[str], *more: str) -> str:
        picked = [word for extra in wanted for word in ("--extra", extra)]
        done = captured([*command, *picked, *more], {**trust, **os.environ}, root)
        if done.returncode:
            raise Trouble(f"uv could not resolve {', '.join(wanted) or 'the project'}:\n{last_lines(done.stdout)}")
        return done.stdout

    say("resolving ...")
    everything = resolve(extras)
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder) / "everything.txt"
        constraints.write_text(everything, encoding="utf-8")
        parts = {"run": [], **{extra: [extra] for extra in extras}}
        needs = {part: set(entries(resolve(picked, "-c", str(constraints)))) for part, picked in parts.items()}
    text = compose(entries(everything), needs)
    (root / "requirements.lock").write_text(text, encoding="utf-8")
    say(f"requirements.lock holds {len(entries(everything))} packages")
