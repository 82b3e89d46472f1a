"""A saga: a chain of games under a name, each grown out of the last. It is the chronicles of its games, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from reprlib import repr as short
from typing import Any, Final

from kronika.engine.chronicle import replay
from kronika.engine.errors import KronikaError
from kronika.engine.game import Game, Sequel
from kronika.engine.table import Table, open_table

FORMAT: Final = 2
"""Form 1 said `options` where form 2 says `setup`."""


class SagaError(KronikaError):
    """A saga that is damaged, or a game that does not belong to it."""


def check_setup(game: Game[Any], setup: Mapping[str, object]) -> None:
    """SagaError if the first game would leave nothing for a next one."""
    for item in game.setup_items:
        if item.id in game.saga_setup:
            value = game.saga_setup[item.id]
            if setup.get(item.id, item.default) != value:
                raise SagaError("saga-option", {"option": item.id, "value": str(value).lower(), "game": game.id})


class Saga:
    """`setup` is that of the first game; the setup of each later one follows from the game before."""

    def __init__(self, game: Game[Any], name: str, setup: Mapping[str, object] | None = None) -> None:
        if not name.strip():
            raise SagaError("saga-nameless")
        self._game = game
        self.name = name
        self.setup = dict(setup or {})
        check_setup(game, self.setup)
        self.chronicles: list[dict[str, Any]] = []
        self.records: list[dict[str, Any]] = []
        """What each game brought, in the game's own words."""
        self.winners: list[list[int]] = []
        """The seats that won each of them."""
        self._sequel: Sequel | None = None

    @property
    def game(self) -> str:
        """The id of the game that the saga is made of."""
        return self._game.id

    @property
    def next_setup(self) -> dict[str, object]:
        """What the next game begins with."""
        return dict(self.setup) if self._sequel is None else dict(self._sequel.setup)

    @property
    def chairs(self) -> list[int]:
        """The seats of the last game in the order in which they are offered the chairs of the next."""
        return [] if self._sequel is None else self._sequel.chairs

    def next_table(self, seats: Sequence[str], seed: int | str, listen: bool = False) -> Table:
        """The next game at its first ask."""
        setup = self._game.full_setup(len(seats), self.next_setup)
        return open_table(self._game, seats, setup, str(seed), listen)

    def add(self, table: Table) -> None:
        """A finished game of this saga; SagaError if it did not begin where the last one ended."""
        number = len(self.chronicles) + 1
        if not table.over:
            raise SagaError("saga-unfinished", {"number": number})
        if table.game != self.game:
            raise SagaError("saga-other-game", {"number": number, "game": table.game, "right": self.game})
        if table.setup != self._game.full_setup(table.seats, self.next_setup):
            raise SagaError("saga-stranger", {"number": number})
        sequel = table.sequel(self.name)
        if sequel is None:
            raise SagaError("saga-no-sequel", {"number": number, "game": self.game})
        assert table.result is not None
        self._sequel = sequel
        self.winners.append(list(table.result.winners))
        self.chronicles.append(table.chronicle())
        self.records.append(table.saga_record())

    def plain(self) -> dict[str, Any]:
        """As a JSON-able file that `read_saga` reads again."""
        return {
            "kronika-saga": FORMAT,
            "name": self.name,
            "game": self.game,
            "setup": self.setup,
            "games": self.chronicles,
        }

    def __repr__(self) -> str:
        return f"Saga({self.name!r}, {self.game}, {len(self.chronicles)} games)"


def read_saga(plain: Mapping[str, Any], find: Callable[[str], Game[Any]]) -> Saga:
    """A saga from its file: every game is played again, and every next one must grow out of the last."""
    if not isinstance(plain, dict) or "kronika-saga" not in plain:
        raise SagaError("saga-not-one")
    version = plain["kronika-saga"]
    if not isinstance(version, int) or not 1 <= version <= FORMAT:
        raise SagaError("saga-newer", {"version": short(version), "ours": FORMAT})
    setup = "options" if version == 1 else "setup"
    for field, kind in (("name", str), ("game", str), (setup, dict), ("games", list)):
        if not isinstance(plain.get(field), kind):
            raise SagaError("saga-field", {"field": field, "value": short(plain.get(field))})
    saga = Saga(find(plain["game"]), plain["name"], plain[setup])
    for i, chronicle in enumerate(plain["games"]):
        try:
            table = replay(chronicle, find)
        except KronikaError as error:
            raise SagaError("saga-game", {"number": i + 1}, because=error) from error
        saga.add(table)
    return saga
