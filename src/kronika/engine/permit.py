"""Must, can't, ignore: what is left of a list of candidates when several powers bear on it.

The order is that of most rulebooks: a power that is ignored does nothing; what one power forbids no other can
allow; of what is left, a power that says "must, if able" keeps only what it names, unless nothing would remain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from kronika.engine.message import Message

C = TypeVar("C")


class Power(Generic[C]):
    """One thing that bears on a choice. Each part is optional and a function of the candidate.

    `ignores(other, candidate)`: whether the power named `other` is without effect on it.
    `forbids(candidate)`: why it can't be, or None. `must(candidate)`: whether it is among what must be chosen.
    """

    def __init__(
        self,
        name: str,
        ignores: Callable[[str, C], bool] | None = None,
        forbids: Callable[[C], Message | None] | None = None,
        must: Callable[[C], bool] | None = None,
    ) -> None:
        self.name = name
        self.ignores = ignores
        self.forbids = forbids
        self.must = must


class Permit(Generic[C]):
    """The candidates that may be chosen, and for every other one the reason."""

    def __init__(self, allowed: list[C], refused: list[tuple[C, Message]]) -> None:
        self.allowed = allowed
        self.refused = refused


def permit(candidates: Sequence[C], powers: Sequence[Power[C]]) -> Permit[C]:
    """Sorts candidates by all powers that bear on them: what is allowed, and what is refused with which reason."""
    allowed: list[C] = []
    refused: list[tuple[C, Message]] = []
    for candidate in candidates:
        why = _forbidden(candidate, powers)
        if why is None:
            allowed.append(candidate)
        else:
            refused.append((candidate, why))
    for power in powers:
        if power.must is None:
            continue
        named = [c for c in allowed if _ignored(power, c, powers) or power.must(c)]
        if any(not _ignored(power, c, powers) for c in named):
            refused += [(c, Message("refused-must", {"power": power.name})) for c in allowed if c not in named]
            allowed = named
    return Permit(allowed, refused)


def _forbidden(candidate: C, powers: Sequence[Power[C]]) -> Message | None:
    for power in powers:
        if power.forbids is not None and not _ignored(power, candidate, powers):
            why = power.forbids(candidate)
            if why is not None:
                return why
    return None


def _ignored(power: Power[C], candidate: C, powers: Sequence[Power[C]]) -> bool:
    return any(other.ignores is not None and other.ignores(power.name, candidate) for other in powers)
