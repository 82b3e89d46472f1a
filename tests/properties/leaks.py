"""Looking for leaks: would a seat see anything else if the cards it doesn't know were other cards?

Three probes, each needed, since each is blind to what another finds:
- `look_again`: permute the faces the seat doesn't know, and rename such cards; its view must stay the same.
- `live_again`: permute them *before* the step under way and play it again; view, asks and events must stay the same.
- `choose_otherwise`: at a private ask, answer in two ways that look the same from outside; other seats see no change.
"""

from __future__ import annotations

import json
import random
from typing import Any

from kronika.engine.ask import Ask, Reply
from kronika.engine.errors import IllegalAnswer
from kronika.engine.game import State
from kronika.engine.rng import Rng
from kronika.engine.table import Table
from tests.properties.cases import Case, any_answer

Seat = int | None


def text(plain: object) -> str:
    return json.dumps(plain, sort_keys=True)


def without_ids(plain: Any) -> Any:
    """The same data without card ids: which of two equal cards lies where is another probe's question."""
    if isinstance(plain, dict):
        return {key: without_ids(value) for key, value in plain.items() if key != "id" or isinstance(value, str)}
    return [without_ids(value) for value in plain] if isinstance(plain, list) else plain


def look_again(case: Case, table: Table, seat: Seat, chance: random.Random) -> list[str]:
    """Leaks found in the seat's view: descriptions, empty if there are none."""
    shown = text(table.view(seat))
    found: list[str] = []
    other = table.fork()
    groups = [group for group in table._game.hidden(other._state, seat) if len(group) > 1]
    other._state.cards.permute(groups, Rng.of(str(chance.random())))
    if text(other.view(seat)) != shown:
        found.append(f"seat {seat}: the view tells faces it must not know")
    other = table.fork()
    for group in groups:
        case.swap_ids(other._state, *chance.sample(group, 2))
    if text(other.view(seat)) != shown:
        found.append(f"seat {seat}: the view names cards it must not know")
    return found


class Lived:
    """A step as a seat lived it: its view at the end, its asks on the way, and the events."""

    def __init__(self, view: object, asks: list[object], events: list[object], rng: int) -> None:
        self.view = view
        self.asks = asks
        self.events = events
        self.rng = rng


def live_again(table: Table, seat: Seat, chance: random.Random) -> list[str] | None:
    """Leaks found in view, asks and events of the step under way; None where the two worlds can't be compared,
    because chance or another seat's questions went another way."""
    if table._checkpoint is None:
        return None
    game = table._game
    unknown_now = {card for group in game.hidden(table._state, seat) for card in group}
    start = table._checkpoint.copy()
    groups = [[card for card in group if card in unknown_now] for group in game.hidden(start, seat)]
    permuted = start.copy()
    permuted.cards.permute([group for group in groups if len(group) > 1], Rng.of(str(chance.random())))
    keys = [[reply.ask.options[i].key for i in reply.picks] for reply in table._replies]
    true = _live(table, start, seat, keys)
    if true is None or true.rng != table._checkpoint.rng.state:
        return None
    other = _live(table, permuted, seat, keys)
    if other is None or other.rng != true.rng:
        return None
    if len(true.events) != len(other.events):
        return None  # in one of the worlds another seat had no choice and was not asked
    found: list[str] = []
    for what in ("view", "asks", "events"):
        one, two = getattr(true, what), getattr(other, what)
        if one != two and text(without_ids(one)) != text(without_ids(two)):
            found.append(f"seat {seat}: {what} tell faces it must not know")
    return found


def _live(table: Table, state: State, seat: Seat, keys: list[list[str]]) -> Lived | None:
    """Plays the step once more from this state with the same answers."""
    twin = Table(table._game, table.names, table.setup, table.seed, state, [])
    state.events = []
    opening = table._opening
    if opening is not None:
        # What the step began with was read from a hand, so in the other world it may be another card, or impossible.
        ask = next((ask for ask in table._game.opening(state) if ask.seat == opening.seat), None)
        try:
            chosen = [opening.ask.options[i].key for i in opening.picks]
            opening = None if ask is None else Reply(ask, ask.picks(chosen))
        except IllegalAnswer:
            opening = None
        if opening is None:
            assert ask is None or ask.seat != seat, "the seat itself could not begin so"
            return None
    flow = table._game.step(state, opening)
    if flow is None:
        return None
    asks: list[object] = []
    try:
        twin.asks = next(flow)
        for reply, answer in zip(table._replies, keys, strict=True):
            asks += [ask.plain() for ask in twin.asks if ask.seat == seat]
            ask = twin.ask(reply.seat)
            if ask is None or ask.what.id != reply.ask.what.id:
                return None
            try:
                picks = ask.picks(answer)
            except IllegalAnswer:
                assert ask.seat != seat, "the seat itself would be asked something else"
                return None
            twin.asks = flow.send(Reply(ask, picks))
    except StopIteration:
        return None
    if questions(twin) != questions(table):
        return None
    asks += [ask.plain() for ask in twin.asks if ask.seat == seat]
    return Lived(twin.view(seat), asks, list(twin.events(seat)), state.rng.state)


def choose_otherwise(case: Case, table: Table, ask: Ask, chance: random.Random) -> list[str] | None:
    """Leaks of a private choice; None if no two answers to compare were found."""
    for _ in range(6):
        one, other = any_answer(ask, chance), any_answer(ask, chance)
        if (one if ask.ordered else sorted(one)) == (other if ask.ordered else sorted(other)):
            continue
        blind = case.blind_to(table, ask, one, other)
        if not blind:
            continue
        worlds = []
        for answer in (one, other):
            world = table.fork()
            world._state.events = []
            world.answer(ask.seat, answer)
            worlds.append(world)
        if questions(worlds[0]) != questions(worlds[1]):
            continue  # whether a player has a choice left (an Action, a Reaction) shows in what is asked next
        return [
            f"seat {seat} sees how seat {ask.seat} answered {ask.what.id}"
            for seat in blind
            if any(
                text(part(worlds[0], seat)) != text(part(worlds[1], seat))
                for part in (lambda w, s: w.view(s), lambda w, s: w.events(s), own_ask)
            )
        ]
    return None


def questions(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.what.id) for ask in table.asks]


def own_ask(table: Table, seat: Seat) -> object:
    ask = None if seat is None else table.ask(seat)
    return None if ask is None else ask.plain()
