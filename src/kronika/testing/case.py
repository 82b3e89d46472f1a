"""How the checks open tables of a game, and what its own rules say about conservation and secrets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar

import kronika
from kronika.engine.ask import Ask
from kronika.engine.errors import SetupError
from kronika.engine.game import Game, State
from kronika.engine.setup import SetupItem
from kronika.engine.table import Table
from kronika.scene import state_of
from kronika.testing.flaws import Flaw, demand
from kronika.testing.walk import Seat, everyone

TRIES = 20
"""How often a random setup is drawn before the default one is taken."""


class Case:
    """A game as the checks see it. `Case(MyGame())` does for most games; a game whose cards lie in odd places, or whose
    secrets are finer than `Ask.secret` can say, extends it."""

    seats: ClassVar[tuple[int, int] | None] = None
    """From how many to how many play; None: as the game's variants say."""
    games: ClassVar[Mapping[str, int]] = {}
    """How many games some demands play, by their names, where it is not the usual number."""
    share: ClassVar[float] = 1.0
    """How much of what is looked at in a short game is looked at in this one: a long one has moments enough, and
    playing it again from its beginning takes longer."""

    shared: ClassVar[Collection[str]] = ()
    """Slots of the state whose things never change, so that copies share them."""
    derived: ClassVar[Collection[str]] = ()
    """Slots that follow from others, or only serve to tell what was: they need not show in `plain()`."""
    passing: ClassVar[Collection[str]] = ()
    """Slots that hold something within a step only, so that no checkpoint has them."""
    own_refs: ClassVar[Collection[str]] = ()
    """Kinds of `Ref` that the game's own table in the browser draws, beyond those of every view."""
    browser_texts: ClassVar[Collection[str]] = ("web", "signs", "short")
    """Files of texts that only the game's own pages in the browser say, by their names: `web.en.ftl` is "web"."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        kronika.register(game)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.game.id

    # --- tables ---

    def setup(self, chance: random.Random, seats: int) -> dict[str, object]:
        """A random setup for that many seats: any value of each item, as far as they go together."""
        for _ in range(TRIES):
            drawn = {item.id: any_value(item, chance) for item in self.game.setup_items if not item.text}
            try:
                self.game.full_setup(seats, drawn)
            except SetupError:
                continue
            return drawn
        for variant in self.game.variants:
            if variant.least <= seats <= variant.most:
                return dict(variant.when)
        return {}

    def table(self, seed: int, listen: bool = False) -> Table:
        """A random table: another number of seats and another setup for each seed."""
        chance = random.Random(seed)
        seats = chance.randint(*self.seat_range())
        return kronika.new_table(self.id, seats, seed, self.setup(chance, seats), listen)

    def seat_range(self) -> tuple[int, int]:
        """The least and the most seats of the game."""
        if self.seats is not None:
            return self.seats
        variants = self.game.variants
        demand(
            bool(variants),
            f"{type(self.game).__name__} does not say how many can play",
            "Give it variants, such as: variants: ClassVar[Sequence[Variant]] = (Variant(2, 4),)",
        )
        return min(variant.least for variant in variants), max(variant.most for variant in variants)

    def mistakes(self) -> Iterator[tuple[int, Mapping[str, object]]]:
        """Wrong setups, each with the number of seats: for errors of `full_setup` that random values do not bring
        about. Each is tried before the next is asked for."""
        yield from ()

    # --- conservation ---

    def zones(self, state: Any) -> list[list[int]]:
        """The lists in which cards lie; each card is in one of them, once. Numbers below 0 stand for no card."""
        zones: list[list[int]] = state.zones()
        return zones

    def conserved(self, table: Table) -> object:
        """Something that never changes while the game goes on; None before there is any."""
        state: State = state_of(table)
        kind = type(state).__name__
        zones = self.zones(state)
        demand(
            bool(zones) or not state.cards.face,
            f"{kind} does not say where its cards lie, so nobody can tell whether one gets lost",
            f"Write `def zones(self)` in {kind}: all lists of card ids, such as [self.deck, *self.hand]",
        )
        lying = Counter(card for zone in zones for card in zone if card >= 0)
        faces = state.cards.face
        for card in range(len(faces)):
            if lying[card] != 1:
                times = "nowhere" if not lying[card] else f"in {lying[card]} places"
                raise Flaw(
                    f"card {card} (“{state.cards.name(card)}”) lies {times} after answer {table.seq}",
                    f"A card is in just one list of `{kind}.zones()` at each ask: whoever takes it out of one list "
                    "puts it into another. If a list is missing in `zones()`, add it there.",
                )
        return dict(Counter(state.cards.name(card) for card in range(len(faces))))

    def swap_ids(self, state: Any, one: int, other: int) -> None:
        """Two cards swap their ids: the same world under other names. A game that keeps cards elsewhere than in its
        zones (tokens that lie on them) adds those lists, sets and dicts: `rename([state.tokens], one, other)`."""
        face = state.cards.face
        face[one], face[other] = face[other], face[one]
        rename([*self.zones(state), state.cards.known], one, other)

    # --- secrets ---

    def blind_to(self, table: Table, ask: Ask, one: list[str], other: list[str]) -> list[Seat]:
        """Those to whom these two answers to a private ask must look the same: all others, if the answer is secret.
        The last of several who choose together turns all choices up."""
        if not ask.secret or len(one) != len(other):
            return []
        if ask.sealed and not any(each.sealed == ask.sealed and each.seat != ask.seat for each in table.asks):
            return []
        return [seat for seat in everyone(table) if seat != ask.seat]

    def __repr__(self) -> str:
        return self.id


def any_value(item: SetupItem, chance: random.Random) -> object:
    """A random value of a setup item, often its default."""
    if chance.random() < 0.4:
        return item.default
    if isinstance(item.default, bool):
        return chance.random() < 0.5
    if item.many:
        return chance.sample(list(item.choices), chance.randint(0, min(3, len(item.choices))))
    return chance.choice(list(item.choices)) if item.choices else item.default


Ids = list[int] | set[int] | dict[int, Any]
"""Where a state keeps cards: those that lie in a zone, that have something in common, or on which something lies."""


def rename(places: Iterable[Ids], one: int, other: int) -> None:
    """Two ids change places in the lists and sets that hold them, and in the keys of dicts."""
    swapped = {one: other, other: one}
    for place in places:
        if isinstance(place, list):
            place[:] = [swapped.get(card, card) for card in place]
        elif isinstance(place, set):
            if (one in place) != (other in place):
                place ^= {one, other}
        else:
            kept = {swapped.get(card, card): what for card, what in place.items()}
            place.clear()
            place.update(kept)
