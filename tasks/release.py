"""What is handed to others: `python3 run.py release` puts a wheel into dist, and beside it the lock to install it by.

The lock is requirements.lock without what only developers need, and with the hash of the wheel itself. Nothing in it
says where packages come from.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tasks import lock
from tasks.console import WINDOWS, Trouble, captured, last_lines, say

NAME = "prod.lock"
PAGE = "kronika/server/static/index.html"
SERVED = ("run", "postgres", "redis", "push")
"""The parts of requirements.lock that a server for others has."""
INSTALL = (
    "install",
    "--require-hashes",
    "--no-deps",
    "--only-binary=:all:",
    "--find-links",
    "dist",
    "-r",
    "dist/prod.lock",
)
"""How a release is installed; pip is called from the folder in which dist lies."""


def emptied(root: Path) -> Path:
    """dist, without wheels and lock of an earlier release: the new lock would vouch for what nobody has just built."""
    dist = root / "dist"
    dist.mkdir(exist_ok=True)
    for old in (*dist.glob("kronika-*.whl"), dist / NAME):
        old.unlink(missing_ok=True)
    return dist


def write_lock(root: Path, wheels: Sequence[Path]) -> None:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as content:
            if PAGE not in content.namelist():
                raise Trouble(f"{wheel.name} holds no pages: see `artifacts` in pyproject.toml.")
    requirements = (root / "requirements.lock").read_text(encoding="utf-8")
    (root / "dist" / NAME).write_text(production_lock(requirements, wheels), encoding="utf-8")
    say(f"dist holds {', '.join(wheel.name for wheel in wheels)} and {NAME}; to install it:")
    say(f"  pip {' '.join(INSTALL)}")


def production_lock(requirements: str, wheels: Sequence[Path]) -> str:
    """The text of prod.lock. The wheels are one Kronika: plain, and perhaps compiled; pip takes the one that fits."""
    (version,) = {wheel.name.split("-")[1] for wheel in wheels}
    hashes = [hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels]
    own = f"kronika=={version}" + "".join(f" \\\n    --hash=sha256:{each}" for each in hashes)
    head = "# Kronika and all it needs to serve, with hashes. Written by `python3 run.py release`.\n"
    return f"{head}{own}\n{lock.for_parts(requirements, SERVED)}"


# --- trying it ---


def try_out(root: Path, python: str) -> None:
    """Installs dist into a clean environment, and asks what stands there; and sees that another wheel is refused."""
    folder = root / "build" / "release"
    shutil.rmtree(folder, ignore_errors=True)
    scripts = folder / "venv" / ("Scripts" if WINDOWS else "bin")
    pip = (str(scripts / "python"), "-m", "pip", "--disable-pip-version-check")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def work(what: str, *command: str) -> str:
        say(f"{what} ...")
        done = captured(command, environment, root)
        if done.returncode:
            raise Trouble(f"{what} failed. The last words:\n{last_lines(done.stdout)}")
        return done.stdout

    work("making a clean environment", python, "-m", "venv", str(folder / "venv"))
    work("installing the release", *pip, *INSTALL)
    work("looking whether anything is missing", *pip, "check")
    told = work("asking for the version", str(scripts / "kronika"), "--version").strip()
    forged = folder / NAME
    forged.write_text(with_a_wrong_hash((root / "dist" / NAME).read_text(encoding="utf-8")), encoding="utf-8")
    refused = captured(
        [*pip, *INSTALL[:-1], str(forged), "--no-index", "--dry-run", "--ignore-installed"], environment, root
    )
    if refused.returncode == 0 or "DO NOT MATCH THE HASHES" not in refused.stdout:
        raise Trouble(f"a wheel that is not the locked one was not refused:\n{last_lines(refused.stdout)}")
    shutil.rmtree(folder)
    say(f"{told} stands in a clean environment, and a wheel with another hash is refused")


def with_a_wrong_hash(production: str) -> str:
    """Kronika's own pin, with hashes that its wheels do not have."""
    own = lock.entries(production)["kronika"]
    return re.sub(r"(?<=sha256:)[0-9a-f]{64}", lambda found: hashlib.sha256(found[0].encode()).hexdigest(), own)
