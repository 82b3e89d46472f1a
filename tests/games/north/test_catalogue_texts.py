"""What is said at the table of Empires of the North: all that the code names is written, and it reads well."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games.north import faces
from kronika.games.north.effects import TILES
from kronika.games.north.faces import FACES
from kronika.games.north.game import North
from kronika.games.north.goods import THINGS, TOKENS
from kronika.games.north.setup import SOLO
from kronika.testing.sources import nodes_of

kronika.register(North())
HOME = Path(faces.__file__).parent
TABLE = HOME / "texts" / "table.en.ftl"
PLAYERS = ["Anna", "Karel", "Ivo", "Eva"]
SPOKEN = ("north-ask-", "north-do-", "north-why-", "north-log-", "north-end-")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "north")


# --- the files ---


def test_every_card_is_counted_and_has_its_text(texts: Catalogue) -> None:
    for face in FACES:
        for part in ("stats", "text", "flavor"):
            assert texts.faults(f"card-{face.id}", part=part) == []
        for case in ("", "acc"):
            assert texts.card(face.id, 2, case).startswith("2")
        assert texts.text(f"card-{face.id}", part="text").endswith(".")


# --- what the code names ---


def named() -> set[str]:
    """Every id that stands in the code as it is said: `north-…` strings, and what is told as an event."""
    found: set[str] = set()
    for path in HOME.rglob("*.py"):
        code = nodes_of(path)
        pieces = {id(part) for node in code if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in code:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
                if re.fullmatch(r"north-[a-z-]+", node.value):
                    found.add(node.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                told = node.args[0]
                plain = isinstance(told, ast.Constant) and isinstance(told.value, str)
                assert plain, f"{path.name}:{node.lineno}: an event is told by a plain name"
                found.add(f"north-log-{ast.literal_eval(told)}")
    return found


def patterns() -> set[str]:
    """The ids that the code puts together, as patterns: `north-do-{verb}`."""
    found: set[str] = set()
    for path in HOME.rglob("*.py"):
        if path.name.startswith(("card_text", "grammar")):
            continue
        for node in nodes_of(path):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
                if parts[0].startswith("north-"):
                    found.add("".join(parts))
    return found


MADE = {
    "north-log-{}": (),
    "north-do-{}": ("build", "use", "raid", "boost", "field", "pillage", "conquer"),
    "north-why-{}": TILES,
}
"""What can stand in each pattern; events are found by `tell`."""


def test_every_id_in_the_code_is_written(texts: Catalogue) -> None:
    ids = named()
    assert len(ids) > 80
    assert sorted(id for id in ids if not texts.has(id)) == []
    assert patterns() == set(MADE), "a new pattern: say in MADE what it can become"
    made = [pattern.replace("{}", word) for pattern, words in MADE.items() for word in words]
    assert [id for id in made if not texts.has(id)] == []


def test_the_level_says_what_it_takes(texts: Catalogue) -> None:
    for level, (goal, rounds) in SOLO.items():
        line = texts.text(f"option-north-solo-{level}", part="help")
        assert {str(goal), str(rounds)} == set(re.findall(r"\d+", line))


# --- what people read ---


def log(id: str, lang: str, **args: object) -> str:
    event = {"id": f"north-log-{id}", "seat": 0, "args": args, "moves": []}
    return catalogue(lang, "north").event(event, PLAYERS)


def amounts(of: dict[str, int], tokens: bool = False) -> dict[str, int]:
    return {thing: of.get(thing, 0) for i, thing in enumerate(THINGS) if not tokens or i in TOKENS}


@pytest.mark.parametrize(
    ("gained", "cs", "en"),
    [
        ({"wood": 2, "gold": 1}, "Anna získává 2 dřeva a 1 zlaťák.", "Anna gains 2 wood and 1 gold."),
        ({"worker": 1}, "Anna získává 1 osadníka.", "Anna gains 1 worker."),
        (
            {"stone": 5, "fish": 1, "vp": 2},
            "Anna získává 5 kamenů, 1 rybu a 2 vítězné body.",
            "Anna gains 5 stone, 1 fish and 2 victory points.",
        ),
        ({"ship": 1}, "Anna získává 1 loď.", "Anna gains 1 ship."),
    ],
)
def test_what_is_gained_reads_well(gained: dict[str, int], cs: str, en: str) -> None:
    assert log("gain", "cs", **amounts(gained)) == cs
    assert log("gain", "en", **amounts(gained)) == en


@pytest.mark.parametrize(
    ("id", "args", "cs"),
    [
        ("clan", {"clan": "panuk"}, "Anna vede Nanuučin klan."),
        ("round", {"round": 3}, "Začíná 3. kolo, první je Anna."),
        ("pay", amounts({"food": 1, "worker": 2}, True), "Anna platí 1 jídlo a 2 osadníky."),
        ("build", {"card": "work-bee"}, "Anna staví Brigádu."),
        ("boost", {"card": "knocking-off"}, "Anna hraje kartu „Padla!“."),
        ("tile", {"tile": "construct"}, "Anna provádí Výstavbu."),
        ("sail", {"fish": 0, "gold": 0, "raze": 0}, "Anna vysílá loď bez nákladu."),
        ("sail", {"fish": 1, "gold": 0, "raze": 1}, "Anna vysílá loď a nakládá rybu a žeton útoku."),
        ("sail", {"fish": 0, "gold": 1, "raze": 0}, "Anna vysílá loď a nakládá 1 zlaťák místo ryby."),
        ("raid", {"card": "tavern"}, "Anna napadá Krčmu."),
        ("refresh-workers", {"count": 2}, "Anna probírá 2 osadníky."),
        ("assign", {"card": "whisky-cask", "count": 2}, "Anna přiděluje 2 žetony na Sud whisky."),
        ("copy", {"card": "ice-mirror", "other": "tavern"}, "Anna kopíruje: Ledové zrcadlo je odteď jako Krčma."),
        ("move-disc", {"tile": "harvest"}, "Anna přesouvá disk na Sklizeň."),
        ("move-ship", {"number": 1}, "Anna posouvá loď na 1. místo ve frontě."),
        ("return", {"card": "caravan"}, "Anna si vrací Karavanu do ruky."),
        ("blind", {"card": "vineland"}, "Anna odkrývá Vinnou zemi."),
        ("pillage", {"card": "puffin-cliff"}, "Anna plení Papuchalčí skálu."),
        ("conquer", {"card": "smoking-mountain"}, "Anna dobývá Dýmající horu."),
        ("feature", {"card": "treasury"}, "Anna těží z vlastnosti karty Pokladnice."),
    ],
)
def test_the_log_is_czech(id: str, args: dict[str, object], cs: str) -> None:
    assert log(id, "cs", **args) == cs


@pytest.mark.parametrize(
    ("id", "args", "cs", "en"),
    [
        (
            "ask-keep",
            {"most": 3},
            "Které karty si necháš? Každá stojí osadníka, nejvýš tedy 3.",
            "Which cards do you keep? Each takes a worker, so 3 at most.",
        ),
        (
            "ask-companion",
            {"tile": "sail"},
            "Přidáš k akci Nalodění kartu z ruky?",
            "Does a card from your hand go with Sail?",
        ),
        (
            "do-second",
            {"from": "harvest", "tile": "construct"},
            "Přesunout disk ze Sklizně na Výstavbu za 1 jídlo",
            "Move the disc from Harvest to Construct for 1 food",
        ),
        ("do-clan", {"clan": "nanurjuk"}, "Panurjukův klan", "Clan Nanurjuk"),
        (
            "do-pay",
            amounts({"gold": 1, "worker": 1}, True),
            "Zaplatit 1 zlaťák a 1 osadníka",
            "Pay 1 gold and 1 worker",
        ),
        ("do-pay", amounts({}, True), "Zaplatit nic", "Pay nothing"),
        ("do-get", amounts({"card": 2}), "Získat 2 karty", "Gain 2 cards"),
        ("do-resource", {"thing": "sheep"}, "1 ovci", "1 sheep"),
        (
            "do-release",
            {"thing": "worker", "card": "work-bee"},
            "Uvolnit 1 osadníka z karty Brigáda",
            "Release 1 worker from Work Bee",
        ),
        (
            "do-cargo",
            {"fish": 0, "gold": 1, "raze": 1},
            "Naložit 1 zlaťák místo ryby a žeton útoku",
            "Take along 1 gold in place of a fish and a raze token",
        ),
        ("do-cargo", {"fish": 0, "gold": 0, "raze": 0}, "Vyplout bez nákladu", "Sail without cargo"),
        ("then-cargo", {"fish": 1, "raze": 0}, "i ke vzdáleným ostrovům", "distant islands too"),
        (
            "ask-pay",
            {"for": "build", "card": "white-keep"},
            "Jak zaplatíš za Bílou tvrz?",
            "How do you pay for White Keep?",
        ),
        ("ask-pay", {"for": "use", "card": "white-keep"}, "Bílá tvrz: jak zaplatíš?", "White Keep: how do you pay?"),
        (
            "ask-pay",
            {"for": "second", "tile": "sail"},
            "Druhé použití disku: jak zaplatíš?",
            "A second use of the disc: how do you pay?",
        ),
        (
            "do-blind",
            {"distance": "distant"},
            "Svrchní karta vzdálených ostrovů",
            "The top of the deck of distant islands",
        ),
        (
            "why-with-tile",
            {"card": "seal-rock", "tile": "sail"},
            "Tulení útes přichází do hry jen zároveň s akcí Nalodění.",
            "Seal Rock comes into play together with Sail, not on its own.",
        ),
        (
            "why-cost",
            {"card": "white-keep"},
            "Na Bílou tvrz ti chybí prostředky.",
            "You cannot pay what White Keep costs.",
        ),
    ],
)
def test_the_table_speaks_both_languages(id: str, args: dict[str, Any], cs: str, en: str) -> None:
    message = Message(f"north-{id}", args)
    assert catalogue("cs", "north").prompt(message, PLAYERS) == cs
    assert catalogue("en", "north").prompt(message, PLAYERS) == en
