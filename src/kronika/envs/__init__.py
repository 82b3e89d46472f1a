"""Games as environments for learning libraries.

`aec(game, seats=2)` is PettingZoo's, `parallel` its other form, `gym(game, seat=0, others=[...])` Gymnasium's with bots
in the other seats, `openspiel(game)` OpenSpiel's. The first three need the extra `research`, the last one `openspiel`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

if TYPE_CHECKING:
    from kronika.envs.episode import Acting, Observing, Rewarding, Rules


class Way(TypedDict, total=False):
    """How a game is set up, and how an environment shows it; docs/research.md tells what each word means."""

    setup: Mapping[str, object]
    observe: Observing
    actions: Acting
    rewards: Rewarding


def aec(game: str, seats: int = 2, render_mode: str | None = None, **way: Unpack[Way]) -> Any:
    """All seats, one after the other (PettingZoo's AEC)."""
    return _part("turns", "research").TurnsEnv(_rules(game, seats, way), render_mode)


def parallel(game: str, seats: int = 2, render_mode: str | None = None, **way: Unpack[Way]) -> Any:
    """All seats at once (PettingZoo's parallel form): whoever is not asked may only stop. It suits games in which many
    are asked together."""
    return _part("together", "research").TogetherEnv(_rules(game, seats, way), render_mode)


def gym(
    game: str,
    seat: int = 0,
    others: Sequence[str] = ("random",),
    render_mode: str | None = None,
    **way: Unpack[Way],
) -> Any:
    """One seat, with these bots in the others (Gymnasium)."""
    return _part("one_seat", "research").OneSeatEnv(_rules(game, len(others) + 1, way), seat, others, render_mode)


def openspiel(game: str, seats: int = 2, setup: Mapping[str, object] | None = None) -> Any:
    """A game of OpenSpiel's: one chance node that draws the deal, then decisions."""
    return _part("spiel", "openspiel").game_of(_rules(game, seats, {"setup": setup or {}}))


def _rules(game: str, seats: int, way: Way) -> Rules:
    rules: Rules = _part("episode", "research").Rules(game, seats, **way)
    return rules


def _part(name: str, extra: str) -> Any:
    try:
        return import_module(f"kronika.envs.{name}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] == "kronika":
            raise
        raise ModuleNotFoundError(
            f"{missing.name} is missing; install the extra `{extra}`: pip install 'kronika[{extra}]'", name=missing.name
        ) from missing
