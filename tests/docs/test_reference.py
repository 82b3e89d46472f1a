"""The reference is made from docstrings: every public module is in it, and every public name says what it is."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

import kronika.batch
import kronika.bots
import kronika.coach
import kronika.engine
import kronika.testing
from tests.docs.pages import ROOT

REFERENCE = sorted((ROOT / "docs" / "api").glob("*.md"))
DIRECTIVE = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)
LISTED = [name for page in REFERENCE for name in DIRECTIVE.findall(page.read_text(encoding="utf-8"))]


def modules_of(package: ModuleType) -> list[str]:
    return [f"{package.__name__}.{found.name}" for found in pkgutil.iter_modules(package.__path__)]


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


def test_every_public_module_is_in_the_reference_once() -> None:
    packages = (kronika.engine, kronika.bots, kronika.coach, kronika.batch)
    modules = ["kronika", "kronika.games", "kronika.testing", "kronika.batch"]
    modules += [name for package in packages for name in modules_of(package)]
    assert sorted(LISTED) == sorted(modules)


@pytest.mark.parametrize("name", LISTED)
def test_every_public_name_says_what_it_is(name: str) -> None:
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
