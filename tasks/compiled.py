"""Kronika compiled with mypyc: which modules, and how, on all cores.

    python -m tasks.compiled FOLDER [--jobs 16] [--opt-level 0]

copies `src` into a folder and compiles it there; whoever has the folder on PYTHONPATH plays compiled. That needs mypy,
setuptools and a C compiler: no network, and nothing of run.py. Wheels are made by the same code (`compiled_wheel.py`).

Each module becomes a C file of its own, all of them one library: C files are compiled beside each other, and a function
of another module is still called directly.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

COMPILED = (
    *("engine/*.py", "games/*/**/*.py", "bots/playout.py", "bots/random.py"),
    *("learn/encoder.py", "learn/picks.py"),
)
"""What is played in bulk: engine, rules, sights, views, bots, the playouts of a search, and what nets read."""
PLAIN = (
    "__init__.py",  # they hold names of what is compiled, and a package's own data is found beside them
    "card_text.py",  # a program that writes card texts, with its grammars: `python -m` needs its source
    "grammar*.py",
    "scene.py",  # lays out positions for tests, lessons and the rulebook: nobody plays in it
)
CFLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nothing of the library is for others but how its modules are loaded: calls within it go straight."""
MYPY = ("--config-file=", "--strict", "--no-warn-unused-ignores", "--no-warn-unreachable")


def modules(source: Path) -> list[Path]:
    """The files that are compiled, of a folder in which `kronika` lies."""
    found = {file for pattern in COMPILED for file in (source / "kronika").glob(pattern)}
    return sorted(file for file in found if not any(file.match(pattern) for pattern in PLAIN))


def copied(source: Path, folder: Path) -> None:
    """The sources in a new folder: compiled files beside the sources themselves would hide them."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source, folder, ignore=ignored, dirs_exist_ok=True)


def compile_in(folder: Path, jobs: int, opt_level: str = "2") -> list[Path]:
    """Compiles what lies in a folder, in place; the compiled files."""
    from mypyc.build import mypycify  # noqa: PLC0415 (only who compiles has it)
    from setuptools import Distribution  # noqa: PLC0415

    before = Path.cwd()
    os.chdir(folder)  # mypy names modules from here
    try:
        with tempfile.TemporaryDirectory() as scratch:
            files = [str(file.relative_to(folder)) for file in modules(folder)]
            extensions = mypycify(
                [*MYPY, *files], multi_file=True, opt_level=opt_level, debug_level="0", target_dir=f"{scratch}/c"
            )
            for extension in extensions:
                extension.extra_compile_args += CFLAGS
            order = build_order(Distribution({"name": "kronika", "ext_modules": extensions, "packages": []}), jobs)
            order.inplace = True
            order.build_temp = f"{scratch}/o"
            order.build_lib = f"{scratch}/lib"
            order.ensure_finalized()
            order.run()
    finally:
        os.chdir(before)
    return sorted(file for file in folder.rglob("*") if file.suffix in (".so", ".pyd"))


def build_order(distribution: Any, jobs: int) -> Any:
    """setuptools' own `build_ext`, but that C files are compiled beside each other within a library too."""
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    order = build_ext(distribution)
    order.parallel = jobs
    build_extensions = order.build_extensions
    turns = threading.Semaphore(jobs)

    def build_beside() -> None:
        compile_all = order.compiler.compile

        def compile_one(source: str, *args: Any, **named: Any) -> list[str]:
            with turns:
                return list(compile_all([source], *args, **named))

        def compile_beside(sources: Iterable[str], *args: Any, **named: Any) -> list[str]:
            longest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(jobs) as pool:
                made = list(pool.map(lambda source: compile_one(source, *args, **named), longest_first))
            return [file for files in made for file in files]

        order.compiler.compile = compile_beside
        build_extensions()

    order.build_extensions = build_beside
    return order


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--opt-level", default="2", help="0 compiles fast, to see whether all of it compiles")
    given = parser.parse_args()
    folder = given.folder.resolve()
    copied(ROOT / "src", folder)
    made = compile_in(folder, given.jobs, given.opt_level)
    print(f"{len(made)} compiled files in {folder}: put it on PYTHONPATH")
    return 0


if __name__ == "__main__":
    sys.exit(main())
