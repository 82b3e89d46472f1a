"""A turn from phase to phase, and the end of the game (V3, V8)."""

from __future__ import annotations

from kronika.engine.ask import Flow
from kronika.games.valeria.effects import Gain, TakeFrom
from kronika.games.valeria.ending import ended
from kronika.games.valeria.resolve import carry_out
from kronika.games.valeria.state import ACTIONS, END, MONSTERS, NOBODY, ROLL, Position


def begin_turn(s: Position, seat: int) -> None:
    s.turn = seat
    s.phase = ROLL
    s.dice = [0, 0]
    s.used = []
    s.tell("turn", seat, {"turn": s.turns[seat] + 1})


def begin_actions(s: Position) -> None:
    """Two actions (V6.1); before the first, domains that give something at the start."""
    s.phase = ACTIONS
    s.actions = 2
    for card in s.domains[s.turn]:
        face = s.face(card)
        if face.when == "start" and isinstance(face.effect, Gain):
            s.gain(s.turn, face.effect.amounts)


def end_actions(s: Position) -> Flow[None] | None:
    """After both actions, domains that take something at the end; then the End phase (solo: the monsters)."""
    takers = [card for card in s.domains[s.turn] if s.face(card).when == "end"]
    if takers:
        return take_at_end(s, takers)
    s.phase = MONSTERS if s.seats == 1 else END
    return None


def take_at_end(s: Position, takers: list[int]) -> Flow[None]:
    for card in takers:
        effect = s.face(card).effect
        assert isinstance(effect, TakeFrom)
        yield from carry_out(s, s.turn, effect, s.cards.name(card), "V6.6-e")
    s.phase = MONSTERS if s.seats == 1 else END


def end_phase(s: Position) -> None:
    """Looks at the triggers; once one holds, all play on to the same number of turns (V8.1). Alone the game ends
    in other ways, and at once (V14.6-g)."""
    s.turns[s.turn] += 1
    if s.seats > 1 and ended(s):
        s.ending = True
    left = (s.turn + 1) % s.seats
    if s.ending and left == s.first:
        s.over = True
        return
    if s.resting != NOBODY:
        # The resting player is always the one right of the active player (V11.3-a).
        s.resting = s.turn
    begin_turn(s, left)
