"""The doors by which others come in: a class named `module:Class`, by entry point or by whoever asks for it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from kronika.engine.errors import KronikaError, SetupError

logger = logging.getLogger("kronika.doors")

_sound: dict[tuple[str, str, str], bool] = {}
"""Which entries hold what they promise, by group, name and reference."""


def is_reference(name: object) -> bool:
    """Whether a name is `module:Class` and not an id. Never take one from a file or a network: it runs the module."""
    return isinstance(name, str) and ":" in name


@cache
def declared(group: str) -> dict[str, str]:
    """What installed packages bring, by name: `[project.entry-points."kronika.games"]` and the like."""
    return {point.name: point.value for point in entry_points(group=group)}


def package_of(group: str, name: str) -> str:
    """Which installed package brings an entry; empty where nobody knows."""
    return next((point.dist.name for point in entry_points(group=group, name=name) if point.dist), "")


def sound(group: str, names: Iterable[str], look: Callable[[str], object]) -> list[str]:
    """Those of a group's entries that hold what they promise, which `look` tries: one broken package takes nothing away
    from anybody. An entry that fails is left out and warned of once, with its package and the reason."""
    return [name for name in names if _is_sound(group, name, look)]


def _is_sound(group: str, name: str, look: Callable[[str], object]) -> bool:
    entry = (group, name, declared(group)[name])
    if entry not in _sound:
        try:
            look(name)
            _sound[entry] = True
        except Exception as error:  # whatever a stranger's class does wrong
            text = "“%s” of the package %s is left out: its entry point %s = %s in [%s] does not work. %s"
            logger.warning(text, name, package_of(group, name) or "?", name, entry[2], group, reason(error))
            _sound[entry] = False
    return _sound[entry]


def reason(error: Exception) -> str:
    """What went wrong, in a line."""
    return str(error) if isinstance(error, KronikaError) else f"{type(error).__name__}: {error}"


def look_here() -> None:
    """Modules of the folder one stands in are found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def classes_in(module: str, kind: type[Any]) -> list[str]:
    """The classes of this kind that a module defines, as `module:Class`; none where there is no such module."""
    look_here()
    try:
        found = vars(import_module(module))
    except Exception:  # there is none, or it is no module for us
        return []
    own = [each for each in found.values() if isinstance(each, type) and each.__module__ == module]
    return [f"{module}:{each.__name__}" for each in own if issubclass(each, kind)]


def load(reference: str, kind: type[Any]) -> Any:
    """The class (or thing) that `module:Class` names, checked to be of this kind. Modules of the folder one stands in
    are found too."""
    module, _, name = reference.partition(":")
    if not module or not name:
        raise SetupError("door-form", {"given": reference})
    look_here()
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise SetupError("door-fails", {"given": reference, "why": str(error)}) from error
        raise SetupError("door-module", {"module": module}) from error
    except Exception as error:  # whatever a stranger's module does wrong when it is read
        raise SetupError("door-fails", {"given": reference, "why": reason(error)}) from error
    if found is None:
        raise SetupError("door-class", {"module": module, "class": name})
    if not isinstance(found, kind) and not (isinstance(found, type) and issubclass(found, kind)):
        raise SetupError("door-kind", {"given": reference, "kind": kind.__name__})
    return found
