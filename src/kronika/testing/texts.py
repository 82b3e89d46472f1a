"""Texts: whatever a table says, shows or lists has its words in every language, and they can be said."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from kronika.engine.ask import Ask
from kronika.engine.game import State
from kronika.engine.level import levels_in
from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, WITH_CASES, Catalogue, catalogue
from kronika.scene import state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw, demand
from kronika.testing.fluent_files import facts, forms
from kronika.testing.walk import everyone, walk

MOST = 12
"""Missing texts that are listed at once."""
VARIANTS = 200
"""So often one text is tried with facts that have all been there before, in another mixture: what stays after an answer
has thousands."""


# --- the files ---


def languages_say_the_same(case: Case, seed: int) -> int:
    """Each file of texts stands in every language, with the same messages, attributes and variables."""
    files = text_files(case)
    for path in files:
        english = facts(path)
        for lang in [lang for lang in LANGUAGES if lang != "en"]:
            other = path.with_name(path.name.replace(".en.ftl", f".{lang}.ftl"))
            demand(
                other.is_file(),
                f"{path} has no counterpart in “{lang}”",
                f"Write {other}: the same ids, each with its text in that language.",
            )
            compare(path, english, other, facts(other))
    for lang in WITH_CASES:
        theirs = [path.with_name(path.name.replace(".en.ftl", f".{lang}.ftl")) for path in files]
        cards = {id: given for path in theirs for id, given in forms(path).items() if id.startswith("card-")}
        declined_alike(cards, lang)
    return len(files)


def text_files(case: Case) -> list[Path]:
    """The English files of the game; they name what there is to say."""
    folders = case.game.texts()
    files = [path for folder in folders for path in sorted(folder.glob("*.en.ftl"))]
    kind = type(case.game).__name__
    where = " or ".join(str(folder) for folder in folders) or "a folder `texts` beside the game's code"
    demand(
        bool(files),
        f"{case.id} has no texts",
        f"Give {kind} a home (home: ClassVar[Path | None] = Path(__file__).parent) and write "
        f"{case.id}.en.ftl and {case.id}.cs.ftl in {where}, beginning with: game-{case.id} = {kind}",
    )
    return files


Facts = Mapping[str, tuple[set[str], set[str]]]


def compare(path: Path, english: Facts, other: Path, translated: Facts) -> None:
    for lacking, has, where in ((other, english, translated), (path, translated, english)):
        missing = [id for id in has if id not in where]
        demand(
            not missing,
            f"{lacking} lacks {listed(missing)}",
            f"Add a line for each, such as: {missing[0] if missing else ''} = …",
        )
    for id, (parts, variables) in english.items():
        theirs = translated[id]
        mine, other_parts = sorted(parts), sorted(theirs[0])
        demand(
            mine == other_parts,
            f"{id} has the parts {listed(mine) or 'none'} in {path.name}, "
            f"but {listed(other_parts) or 'none'} in {other.name}",
            "A part is an indented line below its text: .about = …",
        )
        demand(
            variables == theirs[1],
            f"{id} speaks of {spoken(variables)} in {path.name}, but of {spoken(theirs[1])} in {other.name}",
            "Each language gives the same facts: use the same { $names }.",
        )


def declined_alike(names: Mapping[str, set[str]], lang: str) -> None:
    """Names of one kind, each with its forms: what one of them has, all have, since any may be put into a sentence."""
    wanted = set[str]().union(*names.values())
    for id, given in names.items():
        lacking = [f".{form}" for form in sorted(wanted - given)]
        demand(
            not lacking,
            f"{id} lacks {listed(lacking)} in “{lang}”, which others of its kind have",
            f"Names are declined there. Add below {id} a line for each form, such as: {''.join(lacking[:1])} = …",
        )


def listed(ids: list[str]) -> str:
    return ", ".join(ids[:MOST]) + (f" and {len(ids) - MOST} more" if len(ids) > MOST else "")


def spoken(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "nothing"


# --- what is said ---


def messages_in(odds: Any) -> Iterator[Message]:
    """The plain messages anywhere in a game's odds."""
    if isinstance(odds, Mapping):
        if odds.keys() == {"id", "args"}:
            yield Message(odds["id"], dict(odds["args"]))
            return
        odds = odds.values()
    if isinstance(odds, Iterable) and not isinstance(odds, str):
        for part in odds:
            yield from messages_in(part)


class Said:
    """All that tables have said: messages, and events as every seat and a spectator lived them."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self._variants: Counter[str] = Counter()
        self._facts: set[tuple[str, str, str]] = set()
        self.sentences: set[str] = set()
        """The messages that must be whole sentences: questions, reasons, endings."""
        self.events: dict[str, dict[str, Any]] = {}
        self.labels: dict[str, str] = {}
        """Words for what is shown, by id, each with what it names."""
        self.rows: set[str] = set()
        """The rows of results that are numbers."""
        self.facts: list[tuple[str, list[str]]] = []
        """What statistics know of finished games, by name, with its values."""

    @property
    def ids(self) -> set[str]:
        return {message.id for message in self.messages.values()} | {event["id"] for event in self.events.values()}

    def hear(self, message: Message, sentence: bool = True) -> None:
        key = repr(message)
        if key not in self.messages and self._says_more(message):
            self.messages[key] = message
        if sentence:
            self.sentences.add(message.id)

    def _says_more(self, message: Message) -> bool:
        """Whether a text has not been heard in many variants yet, or holds a fact that was not in any of them."""
        facts = {(message.id, name, repr(value)) for name, value in message.args.items()}
        if facts <= self._facts and self._variants[message.id] >= VARIANTS:
            return False
        self._facts |= facts
        self._variants[message.id] += 1
        return True

    def hear_ask(self, table: Table, ask: Ask) -> None:
        self.hear(ask.what)
        for option in ask.options:
            self.hear(option.text, sentence=False)
        for refusal in table.refused(ask.seat):
            self.hear(refusal.reason)
        for notice in table.notices(ask.seat):
            for text in (notice.title, *notice.lines):
                self.hear(text, sentence=False)
        foreseen = table.prospects(ask.seat)
        for text in (*foreseen.outlook.values(), *(each.text for each in foreseen.reach)):
            self.hear(text, sentence=False)
        for text in (*foreseen.warnings.values(), *messages_in(foreseen.odds)):
            self.hear(text)

    def hear_asks(self, table: Table) -> None:
        for ask in table.asks:
            self.hear_ask(table, ask)

    def hear_events(self, table: Table) -> None:
        for seat in everyone(table):
            for event in table.events(seat):
                moves: Any = event["moves"]
                seen = [card["face"] for move in moves for card in move["cards"]]
                places = [(move["from"], move["to"], move["count"]) for move in moves]
                self.events.setdefault(f"{event['id']} {event['args']} {seen} {places}", event)

    def hear_end(self, table: Table) -> None:
        self.hear_events(table)
        if table.result is not None:
            self.hear(table.result.ending)
            if table.result.tie is not None:
                self.hear(table.result.tie)
            rows = table.result.breakdown
            self.rows |= {key for row in rows for key, value in row.items() if isinstance(value, int)}
        facts = table.stat_facts()
        if facts is not None:
            self.facts += [fact for each in [facts.game, *facts.seats] for fact in each.items()]

    def see(self, view: Mapping[str, Any]) -> None:
        """The words for a view's phase, zones, counters and tokens."""
        game = view["game"]
        if view["phase"]:
            self.labels[f"{game}-phase-{view['phase']}"] = "a phase"
        for zone in view["zones"]:
            if not zone.get("name"):
                self.labels[f"{game}-zone-{zone['kind']}"] = "a kind of zone"
        for track in view["tracks"]:
            self.labels[f"{game}-track-{track['id']}"] = "a counter"


def heard_in(table: Table, chance: random.Random) -> Said:
    """Plays a table to its end at random, hearing and seeing everything."""
    said = Said()
    for ask in walk(table, chance):
        said.hear_asks(table)
        if chance.random() < 0.1:
            said.see(table.view(ask.seat))
    said.see(table.view(None))
    said.hear_end(table)
    return said


def labels_of(case: Case) -> Iterator[tuple[str, str, str]]:
    """The words that a game needs whatever happens: id, the further part it must have (or none), what it names."""
    id = case.id
    yield f"game-{id}", "about", "the game and, as its part .about, a sentence about it"
    for bot in case.game.bots:
        yield f"{id}-bot-{bot}", "about", "a bot and, as its part .about, how it plays"
    for level in levels_in(case.game.home).all:
        yield f"{id}-bot-{level.id}", "about", "a level and, as its part .about, how it plays"
    for item in case.game.setup_items:
        yield f"option-{id}-{item.id}", "help", "a setup item and, as its part .help, what it does"
        for choice in item.choices:
            yield (
                f"option-{id}-{item.id}-{choice}",
                "help",
                "a choice of a setup item and, as its part .help, what it means",
            )
    for face in case.game.faces():
        yield f"card-{face['id']}", "", "a card"


def words_of(case: Case, seed: int) -> tuple[Said, dict[str, tuple[str, str]]]:
    """A random game, and the words that whatever it shows needs: id, its further part (or none), what it names."""
    table = case.table(seed, listen=True)
    figures = list(table.chart_values(0))
    said = heard_in(table, random.Random(seed))
    wanted = {id: (part, what) for id, part, what in labels_of(case)}
    wanted |= {id: ("", what) for id, what in said.labels.items()}
    state: State = state_of(table)
    wanted |= {f"card-{name}": ("", "a card") for name in state.cards.names}
    wanted |= {f"figure-{case.id}-{name}": ("", "a figure in graphs") for name in figures if name != "points"}
    wanted |= {f"fact-{case.id}-{name}": ("", "a fact in statistics") for name, _ in said.facts}
    return said, wanted


def things_have_names(case: Case, seed: int) -> int:
    """Game, bots, setup, cards, phases, zones, counters, rows of the result, figures and facts have their words."""
    said, wanted = words_of(case, seed)
    for lang in LANGUAGES:
        texts = catalogue(lang, case.id)
        missing = {id: what for id, (part, what) in wanted.items() if not texts.has(id) or not texts.has(id, part)}
        missing |= {
            f"{case.id}-sum-{row}": "a row of the result"
            for row in said.rows
            if not texts.has(f"{case.id}-sum-{row}") and not texts.has(f"{case.id}-score-{row}")
        }
        missing |= {
            f"fact-{case.id}-{name}-{value}": "a value in statistics"
            for name, values in said.facts
            for value in values
            if not value.isdigit() and not any(texts.has(id) for id in value_ids(case.id, name, value))
        }
        if missing:
            lines = [f"{id} = …    ({what})" for id, what in list(missing.items())[:MOST]]
            more = [f"and {len(missing) - MOST} more"] if len(missing) > MOST else []
            where = " or ".join(str(folder / f"{case.id}.{lang}.ftl") for folder in case.game.texts())
            raise Flaw(f"texts missing in “{lang}” ({len(missing)})", "\n".join([f"Add to {where}:", *lines, *more]))
        for id, (part, _) in wanted.items():
            check_label(texts, id, part)
    return len(wanted)


def check_label(texts: Catalogue, id: str, part: str) -> None:
    """A label stands by itself: nothing is put into it, and its further part is a sentence."""
    faults = texts.faults(id) + (texts.faults(id, part=part) if part else [])
    demand(not faults, f"{id} cannot be said in “{texts.lang}”: {listed(faults)}", "A label has no { $variables }.")
    sentence = texts.text(id, part=part) if part else "."
    demand(
        sentence.endswith((".", "!", "?", "…")),
        f"{id}.{part} is a sentence without an end in “{texts.lang}”: “{sentence}”",
        "Whoever chooses reads it: a whole sentence, with its full stop.",
    )


def value_ids(game: str, fact: str, value: str) -> tuple[str, ...]:
    """The texts by which a fact's value may be called."""
    return f"fact-{game}-{fact}-{value}", f"option-{game}-{fact}-{value}", f"card-{value}"


def everything_said_is_written(case: Case, seed: int) -> int:
    """Questions, options, reasons, log lines and endings of a random game can be said in every language."""
    table = case.table(seed, listen=True)
    said = heard_in(table, random.Random(seed))
    for lang in LANGUAGES:
        faults = [fault for fault, _ in faults_of(said, catalogue(lang, case.id), table.names, f"{case.id}-")]
        if faults:
            where = " or ".join(str(folder / f"*.{lang}.ftl") for folder in case.game.texts())
            lines = dict.fromkeys(faults)
            raise Flaw(
                f"texts that cannot be said in “{lang}” ({len(lines)})",
                "\n".join([f"In {where}:", *list(lines)[:MOST]]),
            )
    return len(said.messages) + len(said.events)


def faults_of(said: Said, texts: Catalogue, names: list[str], raw: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the lines that were said, each with the id of its text. Ids begin with `raw`: one that shows
    in a line is the name of a text that nobody wrote."""
    for message in said.messages.values():
        yield from ((fault, message.id) for fault in texts.faults(message.id, message.args))
        line = texts.prompt(message, names)
        if texts.has(message.id):
            if not line or ugly(line, raw) or line.strip() != line:
                yield f"{message.id} reads “{line}”", message.id
            elif message.id in said.sentences and line[-1] not in ".?!…":
                yield f"{message.id} is a sentence without an end: “{line}”", message.id
    for event in said.events.values():
        yield from ((fault, event["id"]) for fault in texts.faults(event["id"], texts.event_args(event, names)))
        line = texts.event(event, names).strip()
        if not line or not texts.has(event["id"]):
            continue
        if ugly(line, raw) or line[0].islower() or not line.endswith((".", "!", "?")):
            yield f"{event['id']} is a line of the log that reads “{line}”", event["id"]


def ugly(line: str, raw: str) -> bool:
    """Whether something raw shows in a line: an argument, an id, a gap."""
    return any(mark in line for mark in ("{", "card-", "  ", " .", "!.", raw))
