"""Steps played again. A copy of the state serves several of them: what lies between the copy and the step under way is
played again, if somebody wants to know where that step began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.errors import RuleError
from kronika.engine.flow import OVER, to_its_end
from kronika.engine.game import Game, State
from kronika.engine.mixing import Mixing

FAR: Final = 6
"""A copy is kept every this many steps, so that playing them again never takes long."""

Step: TypeAlias = "tuple[Reply | None, list[Reply]]"
"""A step that is over: the reply it began with (None: by itself), and those on its way."""


def retraced(game: Game[Any], copied: State, steps: Sequence[Step]) -> State:
    """The state after these steps; the copy they begin at stays as it is."""
    state = copied.copy()
    for opening, replies in steps:
        flow = begun(game, state, opening)
        asks = next(flow)
        for reply in replies:
            asks = flow.send(reply)
        if asks is not OVER:
            raise another_way(game)
    return state


def caught_up(
    game: Game[Any], state: State, opening: Reply | None, replies: Sequence[Reply], mixings: Sequence[Mixing]
) -> tuple[Flow[None], list[Ask]]:
    """The step under way, from a state in which it began: its flow, and what it asks now."""
    flow = begun(game, state, opening)
    asks = next(flow)
    done = 0
    for mixing in mixings:
        for reply in replies[done : mixing.replies]:
            asks = flow.send(reply)
        done = mixing.replies
        mixing.mix(game, state)
    for reply in replies[done:] if done else replies:
        asks = flow.send(reply)
    return flow, asks


def begun(game: Game[Any], state: State, opening: Reply | None) -> Flow[None]:
    """A step that is played again, from its beginning."""
    step = game.step(state, opening)
    if step is None:
        raise another_way(game)
    return to_its_end(step)


def another_way(game: Game[Any]) -> RuleError:
    """What is wrong with a game whose steps do not go the same way from the same state."""
    return RuleError(f"{game.id}: a step that asked does not ask when it is played again")
