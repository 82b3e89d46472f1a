"""A moment is a recipe: it makes a table at a telling position, in this process, and says who looks at it.

A recipe sets up a scene or lets bots play with a fixed seed until a condition holds; nothing is recorded:

    @moment("Somebody is attacked and may show a Moat.")
    def moat() -> Pose:
        scene = Scene(hand="witch", rival_hand="moat copper*4", listen=True)
        return Pose(scene.play("witch").table, seat=1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import kronika
from kronika.engine.game import Bot
from kronika.engine.table import Table

LONG = "Maximiliána Křepelková-Vondráčková"
PEOPLE = ("Anna", "Jan", "Božena", "Kryštof", "Eliška", "Vít")
LONG_PEOPLE = (
    LONG,
    "Bartholomew Featherstonehaugh",
    "Květoslava Šťovíčková-Říčařová",
    "Wolfeschlegelsteinhausen",
    "Nepomucena Přibyslavská",
    "Ctibor z Dolních Břežan a Lhoty",
)


@dataclass(frozen=True)
class Pose:
    """A table, and who looks at it: a seat, or nobody in particular (None: a spectator)."""

    table: Table
    seat: int | None = 0
    names: Sequence[str] = PEOPLE
    press: Sequence[str] = ()
    """Keys that the reader presses first: "l" opens the list of options, digits pick them."""
    lost: bool = False
    """The line to the server is lost."""
    undo_by: int | None = None
    """Who asks the others for an undo."""
    bots: Sequence[int] = ()
    """Chairs where bots sit; on the others there are people."""
    said: Sequence[tuple[int, str]] = ()
    """What was said at the table, by whom."""


@dataclass(frozen=True)
class Moment:
    game: str
    name: str
    shows: str
    make: Callable[[], Pose] = field(compare=False)

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"


ALL: dict[str, dict[str, Moment]] = {}

Recipe = Callable[[], Pose]


def moment(shows: str) -> Callable[[Recipe], Recipe]:
    """Notes a recipe under its game, which is named by its module, and under its own name."""

    def noted(recipe: Recipe) -> Recipe:
        game, name = recipe.__module__.rpartition(".")[2], recipe.__name__.strip("_").replace("_", "-")
        known = ALL.setdefault(game, {})
        assert name not in known, f"{game} has two moments called {name}"
        known[name] = Moment(game, name, shows, recipe)
        return recipe

    return noted


Stop = Callable[[Table], bool]


def asks(*ids: str, options: int = 0, after: int = 0) -> Stop:
    """Whether somebody is asked one of these, with at least that many options, after that many answers."""
    return lambda table: (
        table.seq >= after and any(ask.what.id in ids and len(ask.options) >= options for ask in table.asks)
    )


def over(table: Table) -> bool:
    return table.over


def played(
    game: str,
    seats: int,
    stop: Stop,
    *,
    seed: int = 1,
    bot: str = "random",
    rules: Mapping[str, object] | None = None,
) -> Table:
    """Bots play until the table stands as wanted; where they never come to it, once more with the next seed."""
    for attempt in range(seed, seed + 100):
        table = kronika.new_table(game, seats, attempt, rules, listen=True)
        if onward(table, stop, seed=attempt, bot=bot):
            return table
    raise AssertionError(f"{game}: {bot} bots never came to that moment")


def onward(table: Table, stop: Stop, *, seed: int = 1, bot: str = "random") -> bool:
    """Bots play on at this table until it stands as wanted; False where the game ends before."""
    players: dict[int, Bot] = {}
    while not stop(table):
        if table.over:
            return False
        ask = table.asks[0]
        player = players.setdefault(ask.seat, kronika.bot(table.game, bot, f"{seed} {ask.seat}"))
        table.answer(ask.seat, player.decide(table.sight(ask.seat), ask))
    return True


def asked(table: Table, *ids: str) -> int:
    """The first seat that is asked (one of these)."""
    return next(ask.seat for ask in table.asks if not ids or ask.what.id in ids)


def asked_at(
    game: str,
    seats: int,
    *ids: str,
    options: int = 0,
    after: int = 0,
    seed: int = 1,
    bot: str = "random",
    rules: Mapping[str, object] | None = None,
    names: Sequence[str] = PEOPLE,
    press: Sequence[str] = (),
) -> Pose:
    """Bots have played until somebody is asked one of these, and looks."""
    stop = asks(*ids, options=options, after=after)
    table = played(game, seats, stop, seed=seed, bot=bot, rules=rules)
    seat = next(ask.seat for ask in table.asks if ask.what.id in ids and len(ask.options) >= options)
    return Pose(table, seat, names, press)
