"""One game as programs that learn walk through it: a seat at a time, a pick at a time. All environments are faces of
this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal
from zlib import crc32

import numpy as np
import numpy.typing as npt

import kronika
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.engine.imagining import decider
from kronika.engine.table import Table
from kronika.games import bring
from kronika.learn.encoder import UNIT, Encoder, Position, with_options
from kronika.learn.picks import Picks

ROOM: Final = 64
"""Options that an ask may have; an action is the place of one of them, and this number is stopping."""
KEYS: Final = 1024
"""Places for keys, where an action means the same option whenever it is there."""
FEATURES: Final = 1024
OPTION_FEATURES: Final = 64
SPARSE: Final = 1024
OPTION_SPARSE: Final = 24

Observing = Literal["dense", "sparse", "view"]
Acting = Literal["places", "keys"]
Rewarding = Literal["end", "shaped"]
Observation = dict[str, npt.NDArray[Any]]


class Rules:
    """How an environment shows a game: all that does not change from one episode to the next."""

    def __init__(
        self,
        game: str,
        seats: int,
        setup: Mapping[str, object] | None = None,
        observe: Observing = "dense",
        actions: Acting = "places",
        rewards: Rewarding = "end",
    ) -> None:
        self.game = bring(game)
        self.seats = seats
        self.setup = dict(setup or {})
        self.observe: Observing = observe
        self.actions: Acting = actions
        self.rewards: Rewarding = rewards
        self.game.full_setup(seats, self.setup)  # says at once what is wrong with it

    @property
    def stop(self) -> int:
        """The action that says: no more."""
        return ROOM if self.actions == "places" else KEYS


class Episode:
    """A table and the answers that are on their way at it."""

    def __init__(self, rules: Rules, table: Table, like: Episode | None = None) -> None:
        self.rules = rules
        self.table = table
        self._picks: dict[int, Picks] = {}
        self._look()
        if like is None:
            self._potential = self._leads() if rules.rewards == "shaped" else []
        else:
            self._potential = list(like._potential)
            for seat, picks in like._picks.items():
                if seat in self._picks:
                    self._picks[seat] = picks.copy(self._picks[seat].ask)

    @classmethod
    def begun(cls, rules: Rules, seed: str) -> Episode:
        """A new game, which the seed decides."""
        return cls(rules, kronika.new_table(rules.game.id, rules.seats, seed, rules.setup))

    def _look(self) -> None:
        """Who is asked now; whoever was asked before and has not answered goes on."""
        before = self._picks
        self._picks = {}
        for ask in self.table.asks:
            known = before.get(ask.seat)
            self._picks[ask.seat] = known if known is not None and known.ask is ask else Picks(ask)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def seat(self) -> int:
        """Whose pick it is; of several who are asked, the first. Nobody's (-1) when it is over."""
        return next(iter(self._picks), -1)

    def is_asked(self, seat: int) -> bool:
        """Whether the seat has an answer to give."""
        return seat in self._picks

    # --- acting ---

    def act(self, seat: int, action: int) -> bool:
        """One pick of a seat that is asked; whether that was a whole answer."""
        picks = self._picks.get(seat)
        if picks is None:
            raise ValueError("the game is over" if self.over else f"seat {seat} is not asked")
        if action == self.rules.stop:
            picks.stop()
        else:
            picks.pick(self.place_of(picks, action))
        if not picks.is_whole:
            return False
        self.table.answer(seat, picks.keys())
        self._look()
        return True

    def answer_by(self, bot: Bot) -> None:
        """A bot gives the whole answer of the seat whose turn it is."""
        seat, table = self.seat, self.table
        table.answer(seat, decider(bot, table, seat)(table.sight(seat), self._picks[seat].ask))
        self._look()

    def place_of(self, picks: Picks, action: int) -> int:
        """Which option an action means."""
        if self.rules.actions == "places":
            return action
        slots = slots_of(picks.ask)
        if action not in slots:
            raise ValueError(f"action {action} names no option that is open")
        return slots.index(action)

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may take; none where it is not asked."""
        picks = self._picks.get(seat)
        if picks is None:
            return []
        slots = slots_of(picks.ask) if self.rules.actions == "keys" else None
        found = [each if slots is None else slots[each] for each in picks.open]
        return [*found, self.rules.stop] if picks.may_stop else found

    # --- seeing ---

    def position(self, seat: int) -> Position:
        """What the seat sees as features; without options where it is not asked."""
        game = self.rules.game
        encoder = Encoder(seat, self.rules.seats, game.for_eyes)
        encoder.view(game.position(self.table.sight(seat)))
        picks = self._picks.get(seat)
        if picks is None:
            return Position(encoder.rows, encoder.counts, [], [], False)
        if game.features_version:
            encoder.features(game.features(self.table.sight(seat), picks.ask))
        encoder.asked(picks.ask, picks.picked)
        return with_options(encoder, picks.ask, picks.picked)

    def observation(self, seat: int) -> Observation:
        """What the seat sees as arrays, with the mask of what it may do."""
        mask = np.zeros(self.rules.stop + 1, np.int8)
        mask[self.legal(seat)] = 1
        if self.rules.observe == "view":
            return {"observation": np.zeros(1, np.float32), "action_mask": mask}
        position = self.position(seat)
        if self.rules.observe == "sparse":
            return {**sparse(position), "action_mask": mask}
        return {**dense(position), "action_mask": mask}

    def told(self, seat: int) -> dict[str, Any]:
        """What comes with the observation."""
        ask = self.table.ask(seat)
        found: dict[str, Any] = {"asked": ask is not None, "ask": "" if ask is None else ask.what.id}
        if self.rules.observe == "view":
            found["view"] = self.table.view(seat)
            found["options"] = [] if ask is None else ask.keys()
        if self.table.result is not None:
            found["score"] = self.table.result.scores[seat]
            found["rank"] = self.table.result.ranks[seat]
        return found

    # --- rewards ---

    def rewards(self) -> list[float]:
        """What the last action brought each seat. At the end of a game: the share of its win, so that all add up to
        nothing; shaped, also by how leads have changed on the way."""
        found = [0.0] * self.rules.seats
        if self.rules.rewards == "shaped":
            leads = self._leads()
            found = [now - before for now, before in zip(leads, self._potential, strict=True)]
            self._potential = leads
        result = self.table.result
        if result is not None:
            mean = 1 / self.rules.seats if result.winners else 0.0
            for seat in range(self.rules.seats):
                share = 1 / len(result.winners) if seat in result.winners else 0.0
                found[seat] += share - mean
        return found

    def _leads(self) -> list[float]:
        """How far ahead of the others' mean each seat is by the game's first chart value, as everybody can see it."""
        if self.table.over:
            return [0.0] * self.rules.seats
        values = next(iter(self.rules.game.chart_values(self.table.sight(None)).values()), [])
        known = [value or 0.0 for value in values] or [0.0] * self.rules.seats
        mean, scale = sum(known) / len(known), 10 + sum(map(abs, known)) / len(known)
        return [(value - mean) / scale for value in known]

    # --- other worlds ---

    def fork(self) -> Episode:
        """Another episode that goes on from here, with the same chance."""
        return Episode(self.rules, self.table.fork(), self)

    def imagined(self, seat: int, seed: str) -> Episode:
        """An episode that the seat cannot tell from this one: what it does not know is dealt again."""
        return Episode(self.rules, self.table.imagine(seat, seed), self)

    def __deepcopy__(self, memo: object) -> Episode:
        return self.fork()


def slots_of(ask: Ask) -> list[int]:
    """The place of each option's key among all keys there may be: by a hash, and the next one that is free."""
    taken: set[int] = set()
    found: list[int] = []
    for option in ask.options:
        slot = crc32(option.key.encode()) % KEYS
        while slot in taken:
            slot = (slot + 1) % KEYS
        taken.add(slot)
        found.append(slot)
    return found


def dense(position: Position) -> Observation:
    """Features in few columns, of which each may hold several."""
    count = len(position.rows)
    rows = np.fromiter(position.rows, np.int64, count) % FEATURES
    whole = np.bincount(rows, np.fromiter(position.counts, np.float64, count), FEATURES) / UNIT
    places = [
        place * OPTION_FEATURES + row % OPTION_FEATURES
        for place, rows in zip(position.open, position.options, strict=False)
        for row in rows
    ]
    options = np.bincount(np.fromiter(places, np.int64, len(places)), minlength=ROOM * OPTION_FEATURES)
    return {
        "observation": whole.astype(np.float32),
        "options": options.astype(np.float32).reshape(ROOM, OPTION_FEATURES),
    }


def sparse(position: Position) -> Observation:
    """The rows themselves, and what they count; -1 and 0 where there are no more."""
    rows, counts = np.full(SPARSE, -1, np.int32), np.zeros(SPARSE, np.int32)
    length = min(SPARSE, len(position.rows))
    rows[:length], counts[:length] = position.rows[:length], position.counts[:length]
    options = np.full((ROOM, OPTION_SPARSE), -1, np.int32)
    for place, of in zip(position.open, position.options, strict=False):
        options[place, : min(OPTION_SPARSE, len(of))] = of[:OPTION_SPARSE]
    return {"observation": rows, "counts": counts, "options": options}
