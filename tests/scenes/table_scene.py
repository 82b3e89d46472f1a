"""What the scenes of all games share: answering asks by key, and looking at what a seat is asked, shown and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import pytest

from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer
from kronika.engine.table import Table


class TableScene:
    """A table in a position of our choice; each game's scene says how it is laid out."""

    table: Table

    # --- acting ---

    def key(self, key: str) -> str:
        """A key as the table knows it; scenes may let tests write it more readably."""
        return key

    def answers(self, seat: int, *keys: str) -> Self:
        """The seat answers its open asks, one key each."""
        for key in keys:
            self.table.answer(seat, [self.key(key)])
        return self

    def picks(self, seat: int, *keys: str) -> Self:
        """The seat answers its one open ask with all these keys (none: it picks nothing)."""
        self.table.answer(seat, [self.key(key) for key in keys])
        return self

    # --- looking ---

    def ask(self, seat: int = 0) -> Ask:
        """The open ask of a seat."""
        ask = self.table.ask(seat)
        assert ask is not None, f"seat {seat} is not asked: {self.table!r}"
        return ask

    def asked(self) -> list[int]:
        """Which seats are asked now."""
        return sorted(ask.seat for ask in self.table.asks)

    def named(self, key: str) -> str:
        """A key as tests write it: `key` the other way round."""
        return key

    def options(self, seat: int = 0, about: str = "") -> list[str]:
        """The option keys of the seat's open ask, or those that begin so."""
        return [key for key in map(self.named, self.ask(seat).keys()) if key.startswith(about)]

    def refusals(self, seat: int = 0) -> dict[str, str]:
        """What is refused to the seat, with the clause of each refusal."""
        return {self.named(refusal.key): refusal.rule for refusal in self.table.refused(seat)}

    def why(self, key: str, seat: int = 0) -> dict[str, object]:
        """The facts with which something is refused to the seat."""
        refusal = next(refusal for refusal in self.table.refused(seat) if self.named(refusal.key) == key)
        return {"why": refusal.reason.id, **refusal.reason.args}

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return self.table.view(seat)

    def zone(self, id: str, seat: int | None = 0) -> dict[str, Any]:
        """A zone as the seat's view shows it, e.g. zone('hand:1', seat=0)."""
        zones: list[dict[str, Any]] = self.view(seat)["zones"]
        return next(zone for zone in zones if zone["id"] == id)

    def told(self, id: str, seat: int | None = 0) -> list[dict[str, Any]]:
        """What the seat was told, event by event of one kind."""
        events: list[dict[str, Any]] = self.table.events(seat)
        return [event for event in events if event["id"] == f"{self.table.game}-log-{id}"]

    def illegal(self, seat: int, *keys: str) -> tuple[str, str]:
        """The seat tries an answer that it may not give: which error that is, and its clause. Nothing changes."""
        before = self.table.digest()
        with pytest.raises(IllegalAnswer) as error:
            self.table.answer(seat, [self.key(key) for key in keys])
        assert self.table.digest() == before
        return error.value.message.id, error.value.rule

    def _names(self, ids: Sequence[int]) -> list[str]:
        return [self.table._state.cards.name(card) for card in ids]
