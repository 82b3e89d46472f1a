"""What is said at Valeria's table reads well: cards, and sentences with amounts."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games.valeria import faces
from kronika.games.valeria.faces import FACES
from kronika.games.valeria.game import Valeria

kronika.register(Valeria())
HOME = Path(faces.__file__).parent
TABLE = HOME / "texts" / "table.en.ftl"
PLAYERS = ["Anna", "Karel", "Ivo", "Eva", "Jan"]
SPOKEN = ("valeria-ask-", "valeria-do-", "valeria-why-", "valeria-log-", "valeria-end-")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "valeria")


# --- the files ---


def test_every_card_is_counted_and_has_its_text(texts: Catalogue) -> None:
    for face in FACES:
        for part in ("stats", "text"):
            assert texts.faults(f"card-{face.id}", part=part) == []
        for case in ("", "acc"):
            assert texts.card(face.id, 2, case).startswith("2")
        assert texts.text(f"card-{face.id}", part="text").endswith(".")


# --- what people read ---


def log(id: str, lang: str, **args: object) -> str:
    event = {"id": f"valeria-log-{id}", "seat": 0, "args": args, "moves": []}
    return catalogue(lang, "valeria").event(event, PLAYERS)


@pytest.mark.parametrize(
    ("amounts", "cs", "en"),
    [
        ((0, 0, 0, 0), "", ""),
        ((1, 0, 0, 0), "Anna získává 1 sílu.", "Anna gains 1 strength."),
        ((5, 0, 0, 0), "Anna získává 5 sil.", "Anna gains 5 strength."),
        ((0, 2, 0, 0), "Anna získává 2 zlaťáky.", "Anna gains 2 gold."),
        ((0, 0, 5, 0), "Anna získává 5 magií.", "Anna gains 5 magic."),
        ((0, 0, 0, 1), "Anna získává 1 vítězný bod.", "Anna gains 1 victory point."),
        ((2, 2, 0, 0), "Anna získává 2 síly a 2 zlaťáky.", "Anna gains 2 strength and 2 gold."),
        ((0, 1, 0, 3), "Anna získává 1 zlaťák a 3 vítězné body.", "Anna gains 1 gold and 3 victory points."),
        ((1, 5, 1, 0), "Anna získává 1 sílu, 5 zlaťáků a 1 magii.", "Anna gains 1 strength, 5 gold and 1 magic."),
        (
            (2, 0, 3, 5),
            "Anna získává 2 síly, 3 magie a 5 vítězných bodů.",
            "Anna gains 2 strength, 3 magic and 5 victory points.",
        ),
        (
            (1, 1, 1, 1),
            "Anna získává 1 sílu, 1 zlaťák, 1 magii a 1 vítězný bod.",
            "Anna gains 1 strength, 1 gold, 1 magic and 1 victory point.",
        ),
    ],
)
def test_amounts_are_listed_without_those_that_are_nought(amounts: tuple[int, ...], cs: str, en: str) -> None:
    args = dict(zip(("strength", "gold", "magic", "vp"), amounts, strict=True))
    assert log("gain", "cs", **args) == cs
    assert log("gain", "en", **args) == en


def test_any_amounts_can_be_said_together() -> None:
    for amounts in product((0, 1, 2, 5), repeat=4):
        args = dict(zip(("strength", "gold", "magic", "vp"), amounts, strict=True))
        for lang in LANGUAGES:
            line = log("gain", lang, **args)
            assert [int(word) for word in line.split() if word.isdigit()] == [amount for amount in amounts if amount]
            assert line.count(" and ") + line.count(" a ") == (sum(amount > 0 for amount in amounts) > 1)


@pytest.mark.parametrize(
    ("id", "args", "cs"),
    [
        ("slay", {"card": "owlbear"}, "Anna zabíjí Sovodvěda."),
        ("hire", {"card": "archer"}, "Anna najímá Zbojnici."),
        ("build", {"card": "gargans-embrace"}, "Anna buduje Garganovu náruč."),
        (
            "pay",
            {"card": "owlbear", "real": 3, "resource": "strength", "magic": 1},
            "Anna platí 3 síly a 1 magii za Sovodvěda.",
        ),
        ("pay", {"card": "archer", "real": 5, "resource": "gold", "magic": 0}, "Anna platí 5 zlaťáků za Zbojnici."),
        (
            "take",
            {"card": "thief", "amount": 3, "resource": "gold", "victim": 1},
            "Anna bere 3 zlaťáky, přichází o to Karel (Zlodějka).",
        ),
        ("rob", {"card": "troll", "victim": 2}, "Anna bere Trolla, o kartu přichází Ivo."),
        (
            "change",
            {"card": "the-desert-orchid", "one": 1, "two": 4, "gold": 0},
            "Anna využívá Pouštní orchidej: na kostkách je 1 a 4.",
        ),
        (
            "change",
            {"card": "foxgrove-palisade", "one": 6, "two": 4, "gold": 2},
            "Anna využívá Palisádu v Liščím háji za 2 zlaťáky: na kostkách je 6 a 4.",
        ),
        ("exhausted", {"card": "exhausted"}, "Jeden z balíčků je vyčerpaný."),
        ("exhausted", {"card": "bat-swarm"}, "Jeden z balíčků je vyčerpaný a na jeho místě čeká Hejno netopýrů."),
        ("captured", {"card": "cleric"}, "Temný pán si bere Léčitelku."),
        ("return", {"card": "goblin-king"}, "Anna vrací Krále skřetů do balíčku."),
        ("take-bank", {"card": "thief", "amount": 1, "resource": "magic"}, "Anna bere 1 magii (Zlodějka)."),
        ("rob-bank", {"card": "goblin"}, "Anna bere ze stolu Skřeta."),
        ("lost", {}, "Nestvůry útočí na prázdný sloupec a Anna prohrává."),
    ],
)
def test_the_log_is_czech(id: str, args: dict[str, object], cs: str) -> None:
    assert log(id, "cs", **args) == cs


@pytest.mark.parametrize(
    ("id", "args", "cs"),
    [
        ("ask-action", {"left": 2}, "Vyber akci, zbývají ti 2."),
        ("ask-action", {"left": 1}, "Vyber svou poslední akci."),
        ("ask-harvest", {"left": 5}, "Příjmy: můžeš využít ještě 5 účinků."),
        (
            "ask-pay",
            {"card": "gelatinous-cube", "cost": 4, "resource": "strength", "magic": 1},
            "Rosolová krychle stojí 4 síly a 1 magii. Jak zaplatíš?",
        ),
        (
            "do-pay",
            {"real": 3, "resource": "strength", "magic": 2, "left": 0, "magicLeft": 1},
            "Zaplatit 3 síly a 2 magie (zbude: síla 0, magie 1)",
        ),
        (
            "do-exchange",
            {
                "card": "monk",
                "pay-strength": 0,
                "pay-gold": 1,
                "pay-magic": 0,
                "strength": 0,
                "gold": 0,
                "magic": 2,
                "vp": 0,
            },
            "Mnich: zaplatit 1 zlaťák, získat 2 magie",
        ),
        (
            "do-take-citizen",
            {"strength": 0, "gold": 0, "magic": 0, "vp": 1},
            "Vzít si obyvatele a získat 1 vítězný bod",
        ),
        ("do-take", {"amount": 2, "resource": "magic", "victim": 1}, "Vzít 2 magie; přijde o to Karel"),
        (
            "do-change",
            {"card": "foxgrove-palisade", "die": 2, "from": 3, "to": 6, "gold": 2},
            "Palisáda v Liščím háji: otočit 2. kostku z 3 na 6 za 2 zlaťáky",
        ),
        ("do-slay", {"card": "bane-spider"}, "Zabít Prokletého pavouka"),
        ("do-hire", {"card": "wizard"}, "Najmout Čaroděje"),
        ("do-build", {"card": "shattered-hand"}, "Vybudovat Roztříštěnou ruku"),
        (
            "why-gold",
            {"card": "archer", "cost": 4, "have": 0, "haveMagic": 5},
            "Zbojnice stojí 4 zlaťáky, ty máš 0 zlaťáků a 5 magií. Aspoň 1 zlaťák musí být skutečný.",
        ),
        (
            "why-roles",
            {"card": "blood-crow-army", "role": "soldier", "needed": 3, "have": 1},
            "Vojsko krvavých vran vyžaduje 3 vojáky, ty máš 1.",
        ),
        (
            "why-slay",
            {"card": "wraith", "strength": 4, "magic": 3, "have": 2, "haveMagic": 1},
            "Na Přízrak je třeba síla 4 a magie 3, ty máš sílu 2 a magii 1.",
        ),
        ("end-exhausted", {"stacks": 4}, "Jsou vyčerpané 4 balíčky."),
        ("end-exhausted", {"stacks": 6}, "Je vyčerpaných 6 balíčků."),
    ],
)
def test_the_table_speaks_czech(id: str, args: dict[str, Any], cs: str) -> None:
    assert catalogue("cs", "valeria").prompt(Message(f"valeria-{id}", args), PLAYERS) == cs
