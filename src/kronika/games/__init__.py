"""The games on the shelf. The module can be called: `kronika.games()` lists them.

Games, bots and commands of installed packages come in through the entry points `kronika.games`, `kronika.bots` and
`kronika.commands`; whatever is named `module:Class` comes in without one. Ours are listed here too, so that a plain
source tree has them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from kronika.engine.commands import FileCommand
from kronika.engine.doors import classes_in, declared, is_reference, load, reason, sound
from kronika.engine.errors import SetupError
from kronika.engine.game import Bot, Game
from kronika.engine.imagining import imagines
from kronika.engine.level import Levels, levels_in
from kronika.engine.texts import add_texts

BUILT_IN = {
    "dominion": "kronika.games.dominion.game:Dominion",
    "north": "kronika.games.north.game:North",
    "oath": "kronika.games.oath.game:Oath",
    "valeria": "kronika.games.valeria.game:Valeria",
}
COMMANDS = {"decks": "kronika.games.north.commands:CHECK"}
"""Commands by the word they begin with."""
FIRST = "dominion"
"""The game at hand when none is named."""

_found: dict[str, Game[Any]] = {}
_brought: dict[str, str] = {}
"""Bots that somebody has brought, as `game.bot` and `module:Class`."""


def register(game: Game[Any]) -> None:
    """Puts a game on the shelf under its id. The same game may come twice; another one may not take its id."""
    kind = type(game)
    if not game.id:
        raise SetupError("game-nameless", {"class": kind.__name__})
    owner = owner_of(game.id)
    if owner not in ("", reference_of(kind)):
        raise SetupError("game-taken", {"game": game.id, "class": reference_of(kind), "owner": owner})
    _shelve(game)


def _shelve(game: Game[Any]) -> None:
    add_texts(game.id, game.texts())
    _found[game.id] = game


def unregister(id: str) -> None:
    """Takes a game off the shelf, with the bots that were brought for it."""
    _found.pop(id, None)
    for name in [name for name in _brought if name.startswith(f"{id}.")]:
        del _brought[name]


def owner_of(id: str) -> str:
    """Which class has an id, as `module:Class`; empty if it is free."""
    if id in _found:
        return reference_of(type(_found[id]))
    return BUILT_IN.get(id) or declared("kronika.games").get(id, "")


def reference_of(kind: type[Any]) -> str:
    """A class as `module:Class`."""
    return f"{kind.__module__}:{kind.__qualname__}"


def find(id: str) -> Game[Any]:
    """The game with this id; loaded when it is first asked for. Chronicles and browsers ask by this, so no other module
    can be named here."""
    if id in _found:
        return _found[id]
    reference = owner_of(id)
    if not reference:
        raise SetupError("game-unknown", {"game": str(id), "right": ", ".join(ids())})
    game = _made(reference)
    if game.id != id:
        raise SetupError("game-other-id", {"game": id, "class": reference, "id": game.id})
    _shelve(game)
    return game


def bring(name: str) -> Game[Any]:
    """The game with this id or named `module:Class`, put on the shelf: for whoever starts the program."""
    if is_reference(name):
        return _bring(name)
    if not owner_of(name) and (meant := classes_in(name, Game)):
        raise SetupError("door-no-class", {"given": name, "right": ", ".join(meant)})
    return find(name)


def _made(reference: str) -> Game[Any]:
    kind = load(reference, Game)
    try:
        game: Game[Any] = kind() if isinstance(kind, type) else kind
    except Exception as error:  # whatever a stranger's class does wrong when it begins
        raise SetupError("door-fails", {"given": reference, "why": reason(error)}) from error
    return game


def _bring(reference: str) -> Game[Any]:
    game = _made(reference)
    known = _found.get(game.id)
    if known is not None and type(known) is type(game):
        return known
    register(game)
    return game


def ids() -> list[str]:
    """The ids of all games that can be played. What a package declares and does not load is not."""
    others = [id for id in declared("kronika.games") if id not in BUILT_IN]
    good = sound("kronika.games", others, listed)
    return sorted({*BUILT_IN, *good, *(id for id in _found if id not in others)})


def first_with_sagas() -> str:
    """The game of a saga when none is named: ours before those that others bring."""
    return next(id for id in [*BUILT_IN, *ids()] if find(id).sagas)


# --- bots ---


def bots_of(game: str) -> Mapping[str, str | type[Bot]]:
    """The bots of a game by name: its own from the weakest to the strongest, then its levels, then those that packages
    bring, whose entry points are called `<game>.<bot>`, and those that were named when the program was started."""
    found = find(game)
    own: dict[str, str | type[Bot]] = dict(found.bots)
    for level in levels_of(game).all:
        own.setdefault(level.id, own.get(level.plays, level.plays))
    prefix = f"{found.id}."
    for name, reference in {**_declared_bots(prefix), **_brought}.items():
        if name.startswith(prefix):
            own.setdefault(name.removeprefix(prefix), reference)
    return own


def _declared_bots(prefix: str) -> dict[str, str]:
    """Those of packages that can be loaded."""
    others = declared("kronika.bots")
    names = [name for name in others if name.startswith(prefix)]
    return {name: others[name] for name in sound("kronika.bots", names, lambda name: load(others[name], Bot))}


def levels_of(game: str) -> Levels:
    """The opponents that a game offers by name, from the weakest to the strongest; a game may have none."""
    return levels_in(find(game).home)


def strength_of(game: str, bot: str) -> tuple[int, int]:
    """How strong a bot is, and how strong one can be: by the game's levels or, where it has none, by its list of bots.
    0 where nobody knows."""
    levels = levels_of(game)
    if levels.all:
        return levels.place(bot), len(levels.all)
    own = list(bots_of(game))
    return own.index(bot) + 1 if bot in own else 0, len(own)


def without_net(game: str) -> dict[str, str]:
    """The game's own bots that should play by a net and cannot, each with the bot that plays under its name."""
    own = find(game).bots
    kinds = {**own, **{level.id: level.kind(own) for level in levels_of(game).all}}
    found = {name: kind.without_net() for name, kind in kinds.items() if kind.by_net}
    return {name: other.name for name, other in found.items() if other is not None}


def best_bot(game: str) -> str:
    """The bot that plays when none is named: the game's strongest hand-made bot that answers at once, so that nobody
    waits for a thinker or a net they did not choose; "" if it has none."""
    own = dict(find(game).bots) or {name: find_bot(game, name) for name in bots_of(game)}
    return next((name for name, kind in reversed(own.items()) if not imagines(kind) and not kind.by_net), "")


def find_bot(game: str, name: str) -> type[Bot]:
    """A bot of a game by its name."""
    bots = bots_of(game)
    if name not in bots:
        left_out = declared("kronika.bots").get(f"{game}.{name}")
        if left_out:
            load(left_out, Bot)  # says why it is
        raise SetupError("bot-unknown", {"bot": str(name), "game": game, "right": ", ".join(bots)})
    found = bots[name]
    kind: type[Bot] = load(found, Bot) if isinstance(found, str) else found
    return kind


def bring_bot(game: str, name: str) -> type[Bot]:
    """A bot of a game by its name, or any bot as `module:Class`: for whoever starts the program."""
    if not is_reference(name):
        return find_bot(game, name)
    kind: type[Bot] = load(name, Bot)
    return kind


def add_bot(given: str) -> None:
    """Puts a bot on the list of a game's, as `game.bot=module:Class`: for whoever starts the program. The same one may
    come twice; another one may not take its name."""
    place, _, reference = given.partition("=")
    game, _, name = place.partition(".")
    if not (game and name and is_reference(reference)):
        raise SetupError("bot-form", {"given": given})
    load(reference, Bot)
    if bots_of(game).get(name, reference) != reference:
        raise SetupError("bot-taken", {"bot": name, "game": game})
    _brought[place] = reference


# --- commands ---


def commands() -> list[str]:
    """The words by which commands of games begin."""
    others = [word for word in declared("kronika.commands") if word not in COMMANDS]
    return sorted({*COMMANDS, *sound("kronika.commands", others, find_command)})


def find_command(word: str) -> FileCommand | None:
    """The command of a game that begins with this word, if there is one. The game itself is not loaded yet, since help
    asks for all commands."""
    reference = COMMANDS.get(word) or declared("kronika.commands").get(word)
    command: FileCommand | None = load(reference, FileCommand) if reference else None
    return command


def listed(id: str) -> dict[str, object]:
    """A game as the list of games tells it."""
    own = levels_of(id)
    return {
        **find(id).plain(),
        "bots": list(bots_of(id)),
        "bot": best_bot(id),
        "levels": [level.plain() for level in own.all],
        "without_net": without_net(id),
        "strengths": {bot: strength_of(id, bot)[0] for bot in bots_of(id)},
    }


class Shelf(ModuleType):
    """This module, callable, since `kronika.games` is both the package and the public question."""

    def __call__(self) -> list[dict[str, object]]:
        return [listed(id) for id in ids()]


sys.modules[__name__].__class__ = Shelf
