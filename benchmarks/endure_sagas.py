"""Endurance of sagas: chains of random games of Oath, in which no card may be lost or doubled and no game contradict
the one before."""

from __future__ import annotations

import random
from collections import Counter

import kronika
from kronika.engine.saga import Saga
from kronika.engine.table import Table
from kronika.games.oath.chronicle_string import ChronicleString, read_string
from kronika.games.oath.faces import DENIZEN, EDIFICE, FACES, FLIPPED, RELIC, SCEPTER, SITE, VISION, of_kind
from kronika.games.oath.state import Position
from kronika.games.oath.world_string import CARD_BYTES, FACEDOWN, SITE_BYTES, check
from kronika.testing import walk

LENGTH = 50
"""Games of a saga in the endurance run."""


class Contradiction(Exception):
    """A saga that does not hang together."""


def hold(right: bool, what: str) -> None:
    if not right:
        raise Contradiction(what)


def endure_saga(seed: int, length: int = LENGTH) -> Counter[str]:
    """Random games of two to six seats, each grown out of the last; in the end the whole saga is played again."""
    done: Counter[str] = Counter()
    chance = random.Random(f"saga {seed}")
    saga = kronika.saga("oath", f"Saga {seed}", {"world": chance.choice(["first", "random"])})
    for number in range(length):
        names = [f"P{seat}" for seat in range(chance.randint(2, 6))]
        begun = saga.next_setup.get("chronicle", "")
        table = saga.next_table(names, f"{seed}.{number}")
        check_world(table)
        for _ in walk(table, chance):
            done["answers"] += 1
        saga.add(table)
        check_saga(saga, table, str(begun))
        done["games"] += 1
    again = kronika.resume_saga(saga.plain())
    hold(
        again.plain() == saga.plain() and again.records == saga.records, "the saga tells another story when read again"
    )
    done["sagas"] += 1
    return done


def check_world(table: Table) -> None:
    """At the start every card of the box is in exactly one place."""
    s = table._state
    assert isinstance(s, Position)
    faces = Counter(min(face, FLIPPED.get(face, face)) for face in (*s.cards.face, *s.archive))
    box = {face.number for face in FACES if face.kind != EDIFICE or FLIPPED[face.number] > face.number}
    hold(
        faces == Counter(box),
        f"the box holds other cards: {faces - Counter(box)} too many, {Counter(box) - faces} lack",
    )


def check_saga(saga: Saga, table: Table, begun: str) -> None:
    """What the last game left is a whole world that can be read, and grew out of what it began with."""
    left = str(saga.next_setup["chronicle"])
    string = read_string(left)
    hold(string.text() == left, "the string is written otherwise than it is read")
    check(string)
    hold(string.games == len(saga.chronicles) + 1, "the games are miscounted")
    hold(string.name == saga.name, "the saga lost its name")
    whole(string)
    if begun:
        hold(read_string(begun).citizens == string.previous_citizens, "the Citizens of the game before are forgotten")
    annals = saga.records[-1]
    hold(annals["number"] == len(saga.chronicles), "the annals are out of step")
    hold(table.names[annals["winner"]] == string.winner_name, "another winner")


def whole(string: ChronicleString) -> None:
    """Relics, sites and Visions are all there; of denizens and edifices none twice (which check_world counts again)."""
    at_sites = [card for _, cards in string.sites for card in cards if card != 255]
    cards = Counter(CARD_BYTES[card] for card in (*at_sites, *string.world, *string.dispossessed, *string.relics))
    hold(max(cards.values()) == 1, "a card is there twice")
    kinds = Counter(FACES[face].kind for face in cards)
    hold(kinds[RELIC] == len(of_kind(RELIC)) - (SCEPTER >= 0), f"{kinds[RELIC]} relics")
    hold(kinds[VISION] == len(of_kind(VISION)), f"{kinds[VISION]} Visions")
    hold(kinds[DENIZEN] >= 50, f"only {kinds[DENIZEN]} denizens in the world")
    sites = Counter(SITE_BYTES[site - FACEDOWN if site >= FACEDOWN else site] for site, _ in string.sites)
    hold(len(sites) == 8 and all(FACES[site].kind == SITE for site in sites), "a site is there twice")
