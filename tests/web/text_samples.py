"""What the Python catalogues say, for web/src/text/catalogue.test.ts to say the same: prints it as JSON.

Games are played in both languages; of every message and event that came up, a few are kept with their text.
"""

from __future__ import annotations

import json
from typing import Any

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, catalogue

NAMES = ["Anna", "Tomáš", "Jiljí"]
EACH = 3
"""How many samples of one message are kept."""

Sample = dict[str, Any]


def play(game: str, seed: int, setup: dict[str, object] | None = None) -> tuple[list[Message], list[Sample]]:
    """Everything a table of random players said, and what happened, as seat 0 lived it."""
    table = kronika.new_table(game, NAMES, seed, setup, listen=True)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(table.seats)]
    said: list[Message] = []
    while not table.over and table.seq < 600:
        ask = table.asks[0]
        said.append(ask.what)
        said.extend(option.text for option in ask.options)
        said.extend(refusal.reason for refusal in table.refused(ask.seat))
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    events: list[Sample] = [dict(event) for event in table.events(0)]
    return said, events


def few(samples: list[Sample], id_of: Any) -> list[Sample]:
    """At most a few different samples of each id, in the order they came."""
    kept: dict[str, list[Sample]] = {}
    for sample in samples:
        there = kept.setdefault(id_of(sample), [])
        if len(there) < EACH and sample not in there:
            there.append(sample)
    return [sample for id in sorted(kept) for sample in kept[id]]


def samples_of(game: str, setups: list[dict[str, object]]) -> Sample:
    said: list[Message] = []
    events: list[Sample] = []
    for seed, each in enumerate(setups):
        spoken, happened = play(game, seed, each)
        said += spoken
        events += happened
    texts = {lang: catalogue(lang, game) for lang in LANGUAGES}
    messages = few([message.plain() for message in said], lambda sample: sample["id"])
    lived = few(events, lambda event: event["id"])
    return {
        "names": NAMES,
        "messages": [
            {
                "message": each,
                **{lang: texts[lang].prompt(Message(each["id"], each["args"]), NAMES) for lang in LANGUAGES},
            }
            for each in messages
        ],
        "events": [{"event": each, **{lang: texts[lang].event(each, NAMES) for lang in LANGUAGES}} for each in lived],
    }


def cards(game: str) -> list[Sample]:
    """Every card of a game in lists of several lengths: plurals and cases."""
    faces = [str(face["id"]) for face in kronika.games.find(game).faces()]
    texts = {lang: catalogue(lang, game) for lang in LANGUAGES}
    found = []
    for i, face in enumerate(faces):
        for n, unseen in ((1, 0), (2, 1), (5, 4)):
            listed = [face] * n + [faces[(i + 1) % len(faces)]]
            said = {lang: texts[lang].cards(listed, unseen) for lang in LANGUAGES}
            found.append({"faces": listed, "unseen": unseen, **said})
    return found


KINGDOMS = ("victory-dance", "secret-schemes", "best-wishes", "deconstruction", "hand-madness", "underlings", "draft")
SETUPS: dict[str, list[dict[str, object]]] = {
    "dominion": [{"kingdom": kingdom} for kingdom in KINGDOMS],
    "valeria": [{}, {}],
    "north": [{}, {}],
    "oath": [{}, {}],
}


if __name__ == "__main__":
    print(json.dumps({game: {**samples_of(game, setups), "cards": cards(game)} for game, setups in SETUPS.items()}))
