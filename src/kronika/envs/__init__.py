"""Games as environments for learning libraries.

`aec(game, seats=2)` is PettingZoo's, `parallel` its other form, `gym(game, seat=0, others=[...])` Gymnasium's with bots
in the other seats, `openspiel(game)` OpenSpiel's. The first three need the extra `research`, the last one `openspiel`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kronika.envs.episode import Acting, Observing, Rewarding, Rules


def aec(
    game: str,
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    observe: Observing = "dense",
    actions: Acting = "places",
    rewards: Rewarding = "end",
    render_mode: str | None = None,
) -> Any:
    """All seats, one after the other (PettingZoo's AEC)."""
    return _part("turns", "research").TurnsEnv(_rules(game, seats, setup, observe, actions, rewards), render_mode)


def parallel(
    game: str,
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    observe: Observing = "dense",
    actions: Acting = "places",
    rewards: Rewarding = "end",
    render_mode: str | None = None,
) -> Any:
    """All seats at once (PettingZoo's parallel form): whoever is not asked may only stop. It suits games in which many
    are asked together."""
    return _part("together", "research").TogetherEnv(_rules(game, seats, setup, observe, actions, rewards), render_mode)


def gym(
    game: str,
    seat: int = 0,
    others: Sequence[str] = ("random",),
    setup: Mapping[str, object] | None = None,
    observe: Observing = "dense",
    actions: Acting = "places",
    rewards: Rewarding = "end",
    render_mode: str | None = None,
) -> Any:
    """One seat, with these bots in the others (Gymnasium)."""
    rules = _rules(game, len(others) + 1, setup, observe, actions, rewards)
    return _part("one_seat", "research").OneSeatEnv(rules, seat, others, render_mode)


def openspiel(game: str, seats: int = 2, setup: Mapping[str, object] | None = None) -> Any:
    """A game of OpenSpiel's: one chance node that draws the deal, then decisions."""
    return _part("spiel", "openspiel").game_of(_rules(game, seats, setup, "dense", "places", "end"))


def _rules(
    game: str, seats: int, setup: Mapping[str, object] | None, observe: Observing, actions: Acting, rewards: Rewarding
) -> Rules:
    rules: Rules = _part("episode", "research").Rules(game, seats, setup, observe, actions, rewards)
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
