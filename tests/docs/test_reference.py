"""The reference is made from docstrings: every public module is in it, and every public name says what it is."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import kronika.batch
import kronika.bots
import kronika.coach
import kronika.engine
import kronika.envs
import kronika.learn
import kronika.lessons
import kronika.testing
from tests.docs.pages import ROOT

REFERENCE = sorted((ROOT / "docs" / "api").glob("*.md"))
DIRECTIVE = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)
LIBRARIES = {"gymnasium", "pettingzoo", "pyspiel", "torch"}
"""What comes with an extra: a module that needs one of them is read, not imported."""
LISTED = [name for page in REFERENCE for name in DIRECTIVE.findall(page.read_text(encoding="utf-8"))]


def modules_of(package: ModuleType) -> list[str]:
    found = [each.name for each in pkgutil.iter_modules(package.__path__)]
    return [f"{package.__name__}.{name}" for name in found if not name.startswith("_")]


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The names that a module defines or (kronika, kronika.testing) hands on, and the methods of its classes."""
    handed_on = getattr(module, "__all__", None)
    for name, thing in vars(module).items():
        if not (inspect.isclass(thing) or inspect.isfunction(thing)) or name.startswith("_"):
            continue
        if name not in handed_on if handed_on is not None else thing.__module__ != module.__name__:
            continue
        yield name, thing
        for inner, method in vars(thing).items() if inspect.isclass(thing) else ():
            if not inner.startswith("_") and (inspect.isroutine(method) or isinstance(method, property)):
                yield f"{name}.{inner}", getattr(thing, inner)


def written(source: Path) -> Iterator[tuple[str, str | None]]:
    """The same names as they stand in a file, with their docstrings; what sets a property is no name of its own."""
    for thing in ast.parse(source.read_text(encoding="utf-8")).body:
        if not isinstance(thing, (ast.ClassDef, ast.FunctionDef)) or thing.name.startswith("_"):
            continue
        yield thing.name, ast.get_docstring(thing)
        for method in thing.body if isinstance(thing, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                if not any(ast.unparse(decorator).endswith(".setter") for decorator in method.decorator_list):
                    yield f"{thing.name}.{method.name}", ast.get_docstring(method)


def needs_a_library(source: Path) -> bool:
    imported = re.findall(r"^(?:import|from) (\w+)", source.read_text(encoding="utf-8"), re.MULTILINE)
    ours = re.findall(r"^from (kronika\.envs\.\w+) import", source.read_text(encoding="utf-8"), re.MULTILINE)
    return bool(LIBRARIES & set(imported)) or any(needs_a_library(source_of(name)) for name in ours)


def source_of(name: str) -> Path:
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin)


def test_every_public_module_is_in_the_reference_once() -> None:
    whole = (kronika.batch, kronika.envs, kronika.learn, kronika.lessons)
    packages = (kronika.engine, kronika.bots, kronika.coach, *whole)
    modules = ["kronika", "kronika.games", "kronika.testing", *(package.__name__ for package in whole)]
    modules += ["kronika.rulebook", "kronika.statistics", "kronika.storyteller"]
    modules += [name for package in packages for name in modules_of(package)]
    assert sorted(LISTED) == sorted(modules)


@pytest.mark.parametrize("name", LISTED)
def test_every_public_name_says_what_it_is(name: str) -> None:
    if needs_a_library(source_of(name)):
        assert ast.get_docstring(ast.parse(source_of(name).read_text(encoding="utf-8")))
        assert [each for each, said in written(source_of(name)) if not said] == []
        return
    module = import_module(name)
    assert module.__doc__
    assert [each for each, thing in public(module) if not inspect.getdoc(thing)] == []


def test_what_kronika_hands_on_is_in_the_reference() -> None:
    """Its own functions on the first page; the classes where they are defined."""
    page = (ROOT / "docs" / "api" / "kronika.md").read_text(encoding="utf-8")
    shown = re.findall(r"\w+", page.split("members: [")[1].split("]")[0])
    for name in kronika.__all__:
        thing = getattr(kronika, name)
        home = thing.__name__ if isinstance(thing, ModuleType) else thing.__module__
        assert name in shown if home == "kronika" else home in LISTED, name
