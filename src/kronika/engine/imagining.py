"""Worlds that a seat imagines: tables that it cannot tell from the real one, for bots that look ahead.

Between two steps, what the seat does not know is dealt again (`engine.mixing`). A private question to another seat
holds options read from hidden fronts: while one is open in the middle of a step, the step is *replayed* instead.
The cards are dealt again where it began, it is played once more with the same chance, others answer in private as
they like, and what came of it must look to the seat as the real table does. Some worlds are tried; if none fits,
nobody can imagine.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kronika.engine.ask import Ask, Reply
from kronika.engine.chance import Chance
from kronika.engine.errors import IllegalAnswer, KronikaError
from kronika.engine.game import Bot
from kronika.engine.rng import MWC, Mwc

if TYPE_CHECKING:
    from kronika.engine.table import Table

TRIES: Final = 40
"""Worlds that are tried before one says that none fits."""


class Worlds:
    """What a bot is given to imagine with: called with a seed it gives a table that the seat cannot tell from the real
    one, without a seed or a past, to be answered and forked. The same seed gives the same world wherever the seat
    knows the same; a KronikaError says that none was found."""

    __slots__ = ("_seat", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def __call__(self, seed: str) -> Table:
        """The world of a seed."""
        return self._table.imagine(self._seat, seed)


def stand_in(table: Table, seat: int, seed: str) -> Table:
    """The world that a stranger's program is given to play the seat, which cannot tell it from the table. Whoever looks
    behind its sights and asks finds no true front that the seat does not know, no chance to come, no seed and no log:
    for that, a step under way is replayed, if any such world is found."""
    if table._checkpoint is not None:
        try:
            return lived_again(table, seat, seed)
        except KronikaError:
            pass
    return table._world(seat, seed)


# --- bots that imagine ---


Decide = Callable[[Any, Ask], list[str]]
"""How a bot is asked: with a sight and an ask."""

_imagines: dict[type[Bot], bool] = {}


def imagines(kind: type[Bot]) -> bool:
    """Whether bots of this kind want worlds: whether their `decide` takes a third thing."""
    known = _imagines.get(kind)
    if known is None:
        try:
            takes = inspect.signature(kind.decide).parameters.values()
        except ValueError:  # some compiled functions do not tell
            takes = {}.values()
        known = _imagines[kind] = len([each for each in takes if each.kind <= each.POSITIONAL_OR_KEYWORD]) > 3
    return known


def decider(bot: Bot, table: Table, seat: int) -> Decide:
    """How the bot answers for a seat of a table: with worlds to imagine, if it wants any."""
    if not imagines(type(bot)):
        return bot.decide
    worlds = Worlds(table, seat)
    decide: Any = bot.decide
    return lambda sight, ask: decide(sight, ask, worlds)


# --- a step replayed ---


def lived_again(table: Table, seat: int, seed: str) -> Table:
    """The world of a seed in which the step under way was replayed; a KronikaError if none of those tried fits."""
    if not any(mixing.deals and mixing.checkpoint is table._checkpoint for mixing in table._mixings):
        view = table.view(seat)
        unknown = _cards_in(table._game.hidden(table._state, seat))
        for number in range(TRIES):
            word = f"{seed}/{number}"
            world = _lived(table, seat, word)
            if world is None or _cards_in(world._game.hidden(world._state, seat)) != unknown:
                continue  # what came out since must have come out of the same places, where it has to lie
            if world.view(seat) == view:
                world._start_over(seat, word, deals=False)
                return world
    raise KronikaError("imagine-none")


def _lived(table: Table, seat: int, word: str) -> Table | None:
    """The step played again where other cards lie in the places that the seat does not know now; None where it can't
    have gone as the seat has seen it."""
    game, start = table._game, table._checkpoint
    assert start is not None
    state = start.copy()
    there = len(state.cards.face)
    rng = Mwc.of(f"lived/{word}")
    for unknown in (game.hidden, game.unknown_backs):
        then, now = unknown(start, seat), unknown(table._state, seat)
        before, still = _cards_in(then), _cards_in(now)
        state.cards.permute([[card for card in group if card in still] for group in then], rng)
        state.cards.permute([[card for card in group if card < there and card not in before] for group in now], rng)
    world = type(table)(game, table.names, table.setup, Chance(MWC, ""), state, [])
    opening = table._opening
    try:
        if opening is not None:
            asks = [ask for ask in game.opening(state) if ask.seat == opening.seat]
            opening = Reply(asks[0], _again(opening, asks[0], seat, word, begins=True))
        if not world._step(opening, answered=False):
            return None
        for number, reply in enumerate(table._replies):
            for mixing in table._mixings:
                if mixing.checkpoint is start and mixing.replies == number:
                    mixing.mix(game, state)  # where chance started over in a world that was replayed
            shown = reply.seat == seat or not reply.ask.private
            if not shown and reply.ask.sealed and reply.ask.among:
                continue  # for all that the seat knows, it may still be open
            ask = _come_to(world, seat, reply.ask, word) if shown else world.ask(reply.seat)
            if ask is None or ask.what.id != reply.ask.what.id:
                if shown:
                    return None
                continue  # whoever was asked has no choice there
            picks = _again(reply, ask, seat, word, begins=False)
            world.answer(reply.seat, [ask.options[i].key for i in picks])
        mine = table.ask(seat)
        if mine is not None:
            found = _come_to(world, seat, mine, word)
            if found is None or found.plain() != mine.plain():
                return None
    except (IllegalAnswer, IndexError):
        return None
    return world if world._checkpoint is not None else None


def _cards_in(groups: Sequence[Sequence[int]]) -> set[int]:
    return {card for group in groups for card in group}


def _come_to(world: Table, seat: int, asked: Ask, word: str) -> Ask | None:
    """What was asked in the real step, once others have answered what keeps it waiting; None where it is not asked."""
    while True:
        ask = world.ask(asked.seat)
        if ask is not None and ask.what.id == asked.what.id:
            return ask
        waits = [other for other in world.asks if other.private and other.seat not in (seat, asked.seat)]
        if not waits:
            return None
        picks = _any_picks(waits[0], waits[0].least, word)
        world.answer(waits[0].seat, [waits[0].options[i].key for i in picks])


def _again(reply: Reply, ask: Ask, seat: int, word: str, begins: bool) -> list[int]:
    """The same answer, where the seat has seen it; what another seat chose in private may have been anything. What
    begins a step is done in the open, unless it is secret."""
    if reply.seat != seat and (ask.secret if begins else ask.private):
        return _any_picks(ask, len(reply.picks), word)
    keys = [reply.ask.options[i].key for i in reply.picks]
    if reply.seat == seat and reply.ask.plain() != ask.plain():
        raise IllegalAnswer("answer-unknown", {"key": ", ".join(keys), "options": ", ".join(ask.keys())})
    return ask.picks(keys)


def _any_picks(ask: Ask, count: int, word: str) -> list[int]:
    """As many picks as others may have seen, by a chance of each question's own: who else was asked changes nothing."""
    picks = [i for i, option in enumerate(ask.options) for _ in range(option.most)]
    Mwc.of(f"picked/{word}/{ask.seat}/{ask.what.id}").shuffle(picks)
    chosen = picks[: max(ask.least, min(count, ask.most))]
    return chosen if ask.ordered else sorted(chosen)
