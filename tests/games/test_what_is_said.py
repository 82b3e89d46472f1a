"""What is said in many random games of each game: nearly all that is written, and each line of it can be read.

`check_game` demands the same of a game or two of anybody's game; here are enough of them for rare moments, and the
texts that even these did not reach are said with sample arguments.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.message import Args, Message
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.dominion.faces import FACES, SETS
from kronika.testing import Case
from kronika.testing.fluent_files import messages, variables
from kronika.testing.texts import Said, faults_of, text_files
from tests.properties.cases import CASES
from tests.scenes.dominion import Scene

PLAYERS = ["Anna", "Karel", "Ivo", "Eva", "Jan", "Petr"]
COMMON = {"deal-accept", "deal-refuse", "deal-counter"}
"""What the engine says."""
KINGDOM_CARDS = [face.id for face in FACES if face.set in SETS]
Event = Mapping[str, Any]


def never(event: Event) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class Speech:
    """How one game is heard."""

    game: str
    games: int
    rows: set[str]
    """The rows of its results."""
    rare: frozenset[str]
    """What random players do not meet for sure, without the game's id."""
    sample: Args
    """Arguments that are words; all others are numbers."""
    long_games: int = 0
    """How many where a test may take long, if more."""
    silent: Callable[[Event], bool] = never
    """Events of which the log need not tell."""
    kinds: tuple[str, ...] = ("ask", "do", "why", "log", "end")
    """What is said at the table: the first word of an id after the game's."""

    @property
    def case(self) -> Case:
        return next(case for case in CASES if case.id == self.game)

    @property
    def spoken(self) -> dict[str, ftl.Message]:
        """The texts that are said at the table."""
        return {id: text for id, text in written(self.case).items() if id.startswith(self.prefixes)}

    @property
    def prefixes(self) -> tuple[str, ...]:
        return tuple(f"{self.game}-{kind}-" for kind in self.kinds)


def written(case: Case) -> dict[str, ftl.Message]:
    files = (path for path in text_files(case) if path.name.removesuffix(".en.ftl") not in case.browser_texts)
    return {id: text for path in files for id, text in messages(path).items()}


def of(words: str) -> frozenset[str]:
    return frozenset(words.split())


SPEECHES = [
    Speech(
        "dominion",
        games=60,
        rows={"owned", "turns"},
        rare=frozenset(),
        sample={},
        silent=lambda event: True,
    ),
    Speech(
        "north",
        games=24,
        long_games=60,
        rows={"points", "track", "cards", "resources", "gold", "raze"},
        rare=of("""
            ask-keep ask-copy ask-land ask-turned-up ask-move-ship ask-stored ask-refresh do-land do-move-ship
            why-explore why-populate why-harvest end-solo-won end-solo-lost
            log-copy log-move-ship log-blind log-find log-move-disc log-stay log-return log-refresh
        """),
        sample={"card": "tenant-farm", "other": "tavern", "tile": "sail", "from": "harvest", "thing": "wood"},
    ),
    Speech(
        "oath",
        games=50,
        rows={"points", "sites", "relics", "banners"},
        rare=frozenset(),
        sample={
            "action": "travel",
            "banner": "darkest-secret",
            "card": "elders",
            "color": "red",
            "dice": "attack",
            "how": "usurper",
            "oath": "people",
            "other": "wolves",
            "region": "provinces",
            "site": "mine",
            "space": "greedy",
            "suit": "order",
            "target": "plains",
        },
        kinds=("ask", "action", "do", "deal", "citizenship", "why", "log", "end"),
    ),
    Speech(
        "valeria",
        games=40,
        rows={"monsters", "domains", "board", "duke", "dukeless", "darkLord"},
        rare=of("""
            ask-wake ask-rob ask-may-slay ask-return ask-exchange do-rob do-return do-take-bank do-rob-stack do-wake
            do-not-exchange do-not-take do-not-citizen do-not-return do-not-rob do-not-slay do-gain do-use
            end-dark-lord end-monsters end-domains end-lost
            log-lost log-rob log-rob-bank log-take-bank log-return
        """),
        sample={"card": "goblin", "resource": "magic", "role": "soldier"},
        silent=lambda event: not any(event["args"].values()),
    ),
]


# --- the games ---


def table_of(speech: Speech, number: int) -> Table:
    if speech.game != "dominion":
        return speech.case.table(number, listen=True)
    setup: dict[str, object] = {"kingdom": random_kingdom(number)}
    if number % 20 == 0:
        setup = {"kingdom": "draft", "late-treasures": True}
    return kronika.new_table("dominion", PLAYERS[: 2 + number % 3], number, setup, listen=True)


def random_kingdom(number: int) -> list[str]:
    """Ten cards; with as many kingdoms in a row as it takes (five for our fifty cards) all are held."""
    cards = len(KINGDOM_CARDS)
    enough = math.ceil(cards / 10)
    start = 10 * (number % enough)
    steps = [step for step in (1, 3, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29) if math.gcd(step, cards) == 1]
    step = steps[number // enough % len(steps)]
    return [KINGDOM_CARDS[i * step % cards] for i in range(start, start + 10)]


class Eager(RandomBot):
    """Never lets Actions or Treasures lie and often buys one of the dearest, so that dear cards are played."""

    bought = 0

    def decide(self, sight: object, ask: Ask) -> list[str]:
        keys = ask.keys()
        if "treasures" in keys:
            return ["treasures"]
        if "end-turn" in keys:
            self.bought += 1
            if self.bought % 2:
                return [keys[self.bought % min(5, len(keys))]]
        return keys[:1] if "end-actions" in keys else super().decide(sight, ask)


def endings() -> Iterator[Message]:
    """The endings of Dominion that random players never reach."""
    last_province = Scene(hand="gold*3", piles={"province": 1}).to_buy_phase().buy("province").table.result
    assert last_province is not None
    yield last_province.ending
    idle = Scene(hand="chapel", rival_hand="estate", piles={"copper": 0, "curse": 0})
    while idle.table.result is None:
        idle.answers(0, "end-actions")
    yield idle.table.result.ending


MOST_ANSWERS = 700
"""After which a game of eager players has said what it will say."""


@cache
def heard(speech: Speech, games: int) -> Said:
    """What is said in its games, which are played once for all tests."""
    said = Said()
    for number in range(games):
        table = table_of(speech, number)
        kind = Eager if speech.game == "dominion" and number % 2 else RandomBot
        bots = [kind(f"{number}/{seat}") for seat in range(table.seats)]
        while not table.over and (speech.game != "dominion" or table.seq < MOST_ANSWERS):
            said.hear_asks(table)
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
        said.hear_end(table)
    for ending in endings() if speech.game == "dominion" else ():
        said.hear(ending)
    return said


@pytest.fixture(params=SPEECHES, ids=lambda speech: speech.game)
def speech(request: pytest.FixtureRequest) -> Speech:
    kronika.register(request.param.case.game)
    found: Speech = request.param
    return found


@pytest.fixture
def said(speech: Speech, long: bool) -> Said:
    return heard(speech, max(speech.games, speech.long_games) if long else speech.games)


# --- what was said ---


def test_nearly_everything_is_said_in_random_games(speech: Speech, said: Said) -> None:
    spoken = set(speech.spoken)
    rare = {f"{speech.game}-{id}" for id in speech.rare}
    assert sorted(rare - spoken) == []
    assert sorted(id for id in said.ids - set(written(speech.case)) - COMMON) == []
    if speech.game == "oath":  # whose cards have too many moments of their own
        assert len(spoken & said.ids) > 0.75 * len(spoken)
    else:
        assert sorted(spoken - said.ids - rare) == []


def unmet(speech: Speech, said: Said) -> Iterator[Message]:
    """What random players did not meet, with sample arguments, in one and in several."""
    texts = written(speech.case)
    sample = {"name": "Anna", "cards": "Karel", **speech.sample}
    for id in sorted(set(speech.spoken) - said.ids):
        for number in (0, 1, 2, 5):
            yield Message(id, {name: sample.get(name, number) for name in variables(texts, id)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(speech: Speech, said: Said, lang: str) -> None:
    faults = faults_of(said, catalogue(lang, speech.game), PLAYERS, f"{speech.game}-")
    assert [fault for fault, _ in faults] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_random_players_do_not_meet_can_be_said_too(speech: Speech, said: Said, lang: str) -> None:
    rare = Said()
    sentences = tuple(f"{speech.game}-{kind}-" for kind in ("ask", "citizenship", "why", "log", "end"))
    for message in unmet(speech, said):
        rare.hear(message, message.id.startswith(sentences) and not message.id.endswith(("-yes", "-no")))
    assert [fault for fault, _ in faults_of(rare, catalogue(lang, speech.game), PLAYERS, f"{speech.game}-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_is_told_unless_there_is_nothing_to_tell(speech: Speech, said: Said, lang: str) -> None:
    texts = catalogue(lang, speech.game)
    events = said.events.values()
    assert [event for event in events if not speech.silent(event) and not texts.event(event, PLAYERS)] == []


def test_the_result_has_its_rows(speech: Speech, said: Said) -> None:
    assert speech.rows <= said.rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_by_a_number(speech: Speech, said: Said, lang: str) -> None:
    """Whoever acts, and whoever it concerns, is called by name where a text speaks of them at all."""
    texts = catalogue(lang, speech.game)
    for message in said.messages.values():
        spoken = message.id.startswith(speech.prefixes) and not message.id.endswith(("-yes", "-no"))
        if spoken and "player" in message.args:
            assert PLAYERS[int(str(message.args["player"]))] in texts.prompt(message, PLAYERS)
    lines = [(event, texts.event(event, PLAYERS)) for event in said.events.values()]
    assert [line for event, line in lines if "-1" in line] == []
    if speech.game == "dominion":
        assert [line for event, line in lines if line and PLAYERS[event["seat"]] not in line] == []
