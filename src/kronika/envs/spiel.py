"""A game as OpenSpiel sees it: a chance node that draws the deal, then decisions, one pick at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from kronika.envs.episode import FEATURES, ROOM, Episode, Rules, dense

DEALS: Final = 4096
"""Different deals that the chance node may draw."""
LONGEST: Final = 20_000

_registered: dict[str, type[Any]] = {}


def game_of(rules: Rules, parameters: Mapping[str, Any] | None = None) -> Any:
    """The game under these rules."""
    kind = game_type(rules)

    class KronikaGame(pyspiel.Game):
        """One of our games, at a number of seats and with a setup."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            about = pyspiel.GameInfo(
                num_distinct_actions=ROOM + 1,
                max_chance_outcomes=DEALS,
                num_players=rules.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, about, dict(params or {}))
            self.rules = rules

        def new_initial_state(self) -> KronikaState:
            return KronikaState(self, rules)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer()

    return KronikaGame(parameters)


def game_type(rules: Rules) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"kronika_{rules.game.id.replace('-', '_')}",
        long_name=f"Kronika: {rules.game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=rules.seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class KronikaState(pyspiel.State):
    """A table. OpenSpiel copies a state by copying its attributes deeply: the episode then forks, and nothing here
    holds the game."""

    def __init__(self, game: Any, rules: Rules) -> None:
        super().__init__(game)
        self._rules = _Shared(rules)
        self._episode: Episode | None = None

    def current_player(self) -> int:
        """The seat that picks; before the deal it is chance."""
        if self._episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._episode.over else self._episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as any other."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._episode is None else self._episode.legal(player)

    def _apply_action(self, action: int) -> None:
        if self._episode is None:
            self._episode = Episode.begun(self._rules.rules, f"deal {action}")
        else:
            self._episode.act(self._episode.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        if action == ROOM or self._episode is None:
            return "stop"
        ask = self._episode.table.ask(player)
        return str(action) if ask is None or action >= len(ask.options) else f"{action} {ask.options[action].key}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._episode is not None and self._episode.over

    def returns(self) -> list[float]:
        """What each seat has won, once the game is over."""
        if self._episode is None or not self._episode.over:
            return [0.0] * self._rules.rules.seats
        return self._episode.rewards()

    def rewards(self) -> list[float]:
        """The same: nothing is won on the way."""
        return self.returns()

    def resample_from_infostate(self, player: int, sample: Any) -> KronikaState:
        """A state that the player cannot tell from this one; `sample` draws a number from 0 to 1."""
        twin: KronikaState = self.clone()
        if twin._episode is not None:
            twin._episode = twin._episode.imagined(player, str(sample()))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self._episode is None else repr(self._episode.table.asks)


class _Shared:
    """What copies of a state hold in common."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


class Observer:
    """What a player sees: the same features as elsewhere. It remembers nothing, so it is no information state."""

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KronikaState, player: int) -> None:
        """Fills the tensor with what a player sees."""
        self.tensor.fill(0)
        if state._episode is not None:
            self.tensor[:] = dense(state._episode.position(player))["observation"]

    def string_from(self, state: KronikaState, player: int) -> str:
        """What a player is asked."""
        return "" if state._episode is None else repr(state._episode.table.ask(player))
