"""The doors by which others come in: a class named `module:Class`, by entry point or by whoever asks for it."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from kronika.engine.errors import SetupError


def is_reference(name: object) -> bool:
    """Whether a name is `module:Class` and not an id. Never take one from a file or a network: it runs the module."""
    return isinstance(name, str) and ":" in name


@cache
def declared(group: str) -> dict[str, str]:
    """What installed packages bring, by name: `[project.entry-points."kronika.games"]` and the like."""
    return {point.name: point.value for point in entry_points(group=group)}


def load(reference: str, kind: type[Any]) -> Any:
    """The class (or thing) that `module:Class` names, checked to be of this kind. Modules of the folder one stands in
    are found too."""
    module, _, name = reference.partition(":")
    if not module or not name:
        raise SetupError("door-form", {"given": reference})
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise SetupError("door-fails", {"given": reference, "why": str(error)}) from error
        raise SetupError("door-module", {"module": module}) from error
    except Exception as error:  # whatever a stranger's module does wrong when it is read
        raise SetupError("door-fails", {"given": reference, "why": f"{type(error).__name__}: {error}"}) from error
    if found is None:
        raise SetupError("door-class", {"module": module, "class": name})
    if not isinstance(found, kind) and not (isinstance(found, type) and issubclass(found, kind)):
        raise SetupError("door-kind", {"given": reference, "kind": kind.__name__})
    return found
