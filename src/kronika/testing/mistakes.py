"""Setup errors are explained: whatever is wrong with a setup is said in full, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from itertools import chain

from kronika.engine.errors import SetupError
from kronika.engine.message import Message
from kronika.engine.setup import SetupItem
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.testing.case import Case, any_value
from kronika.testing.flaws import demand
from kronika.testing.sources import files_of, files_of_classes, raised_in
from kronika.testing.texts import listed, spoken

DRAWN = 200
"""Random setups that are tried, whatever may be wrong with them."""

Tried = tuple[int, Mapping[str, object]]


def setup_errors_are_explained(case: Case, seed: int) -> int:
    """Each error of a setup that the game can bring about says in every language what is wrong, with all it knows."""
    met = met_errors(case, seed)
    for message in met.values():
        for lang in LANGUAGES:
            check_explained(case, message, catalogue(lang, case.id))
    raised = raised_in(files_of(case), "SetupError")
    for lang in LANGUAGES:
        unwritten = sorted(id for id in raised if not catalogue(lang, case.id).has(id))
        where = " or ".join(str(folder / f"*.{lang}.ftl") for folder in case.game.texts())
        demand(
            not unwritten,
            f"the errors {listed(unwritten)} have no text in “{lang}”",
            f"Add to {where} a sentence for each: what is wrong, and what would be right.",
        )
    expected = raised_in(list(files_of_classes(case)), "SetupError")
    expected |= {need.why for item in case.game.setup_items for need in item.needs}
    unmet = sorted(expected - set(met))
    demand(
        not unmet,
        f"no wrong setup that was tried brings about {listed(unmet)}",
        f"If nothing can, delete the error and its text. Else say how, in a Case: def mistakes(self): yield 2, {{…}} "
        f"(the number of seats and a wrong setup), and check_game(MyCase({type(case.game).__name__}())).",
    )
    return len(met)


def met_errors(case: Case, seed: int) -> dict[str, Message]:
    """What is said of wrong setups, one message of each kind."""
    met: dict[str, Message] = {}
    for seats, given in chain(case.mistakes(), drawn(case, seed), without_need(case)):
        try:
            case.game.full_setup(seats, given)
        except SetupError as error:
            met.setdefault(error.message.id, error.message)
    return met


def drawn(case: Case, seed: int) -> Iterator[Tried]:
    """Random values of all items, for random numbers of seats, too few and too many among them."""
    chance = random.Random(seed)
    least, most = case.seat_range()
    for _ in range(DRAWN):
        seats = chance.randint(max(least - 1, 0), most + 1)
        yield seats, {item.id: drawn_value(item, chance) for item in case.game.setup_items if not item.text}


def drawn_value(item: SetupItem, chance: random.Random) -> object:
    """A random value of an item; a list of words has any length."""
    words = list(item.choices if item.many else item.listed)
    if words and chance.random() < 0.5:
        return chance.sample(words, chance.randint(0, len(words)))
    return any_value(item, chance)


def without_need(case: Case) -> Iterator[Tried]:
    """Each item that needs something, without it: the other items have their defaults or, if these are what it needs,
    any other value."""
    items = {item.id: item for item in case.game.setup_items}
    least, most = case.seat_range()
    for item in items.values():
        for need in item.needs:
            for value in other_values(item):
                if need.of == "seats":
                    yield from ((seats, {item.id: value}) for seats in range(least, most + 1))
                else:
                    others = other_values(items[need.of])
                    yield from ((least, {item.id: value, need.of: other}) for other in others)
                    yield from ((seats, {item.id: value}) for seats in range(least, most + 1))


def other_values(item: SetupItem) -> list[object]:
    """Values that are not the default."""
    if isinstance(item.default, bool):
        return [not item.default]
    words = [word for word in item.choices if word != item.default]
    return [[word] for word in words] if item.many else list(words)


def check_explained(case: Case, message: Message, texts: Catalogue) -> None:
    """It can be said, is a sentence, tells every fact that it is given and calls nothing by its id."""
    faults = texts.faults(message.id, message.args)
    demand(
        not faults,
        f"the error {message.id} cannot be said in “{texts.lang}”: {listed(faults)}",
        'SetupError("my-game-why", {"count": 3}) is the text my-game-why, which may speak of { $count }.',
    )
    line = texts.say(message)
    demand(line.endswith((".", "]", "!")), f"the error {message.id} is a sentence without an end: “{line}”")
    untold = [
        name for name, value in message.args.items() if not any(word in line for word in called(case, texts, value))
    ]
    demand(
        not untold,
        f"the error {message.id} does not tell {spoken(set(untold))} in “{texts.lang}”: “{line}”",
        "Whoever made the mistake wants to know what was wrong: put each argument into the text, or leave it out.",
    )
    if message.id.startswith(f"{case.id}-"):
        ids = {word for item in case.game.setup_items for word in (item.id, *item.choices) if "-" in word}
        shown = [id for id in sorted(ids) if re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", line)]
        demand(
            not shown,
            f"the error {message.id} speaks of {listed(shown)} in “{texts.lang}”: “{line}”",
            "That is an id, which only the code knows. Call things by their names, as the texts option-… do.",
        )


def called(case: Case, texts: Catalogue, value: object) -> list[str]:
    """What a fact may be called in a text: as it is, or by the name of the card or the choice of this id."""
    id = str(value)
    named = [f"card-{id}", *(f"option-{case.id}-{item.id}-{id}" for item in case.game.setup_items)]
    return [id, *(texts.text(each) for each in named if texts.has(each))]
