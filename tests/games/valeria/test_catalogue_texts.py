"""What is said at Valeria's table: both languages say it, all that the code names is written, nothing is left over."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.errors import SetupError
from kronika.engine.message import Args, Message
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games.valeria import faces
from kronika.games.valeria.effects import AREAS, ROLES
from kronika.games.valeria.faces import FACES
from kronika.games.valeria.game import Valeria
from kronika.games.valeria.state import PHASES
from kronika.testing.fluent_files import messages, nodes
from kronika.testing.texts import Said
from tests.sources import nodes_of

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


# --- what the code names ---


def constants() -> set[str]:
    """Every string in the game's source; ids that are put together from parts are found by their last part."""
    found: set[str] = set()
    for path in HOME.rglob("*.py"):
        for node in nodes_of(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def labels() -> dict[str, str]:
    """The labels of setup, phases, zones, tracks, bots and symbols, each with the attribute it must have."""
    found = {"game-valeria": "about"}
    (game,) = [game for game in kronika.games() if game["id"] == "valeria"]
    setup: Any = game["setup"]
    for option in setup:
        found[option["label"]] = "help"
        found.update({f"{option['label']}-{choice}": "help" for choice in option["choices"]})
    bots: Any = game["bots"]
    found.update({f"valeria-bot-{bot}": "about" for bot in [*bots, "greedy", "duchess"]})
    found.update({f"valeria-phase-{phase}": "" for phase in PHASES})
    view = kronika.new_table("valeria", seed=1).view(0)
    found.update({f"valeria-track-{track['id']}": "" for track in view["tracks"]})
    found.update({f"valeria-resource-{track['id']}": "count" for track in view["tracks"]})
    found.update({f"valeria-zone-{zone['kind']}": "" for zone in view["zones"]})
    found.update({f"valeria-role-{role}": "" for role in ROLES})
    found.update({f"valeria-area-{area}": "" for area in AREAS})
    found.update({f"valeria-type-{face.type}": "" for face in FACES if face.type})
    found.update({f"valeria-kind-{face.kind}": "" for face in FACES})
    return found


def test_every_part_of_the_game_has_its_label(texts: Catalogue) -> None:
    assert [id for id, part in labels().items() if not texts.has(id) or not texts.has(id, part)] == []
    for id, part in labels().items():
        assert texts.faults(id) == []
        assert texts.text(id).strip() != ""
        if part in ("about", "help"):
            assert texts.text(id, part=part).endswith(".")


# --- what is said when games are played ---


GAMES = list(product(range(1, 6), ["first-game", "mastery-over-magic", "monster-blood", "random"], [False, True]))


@pytest.fixture(scope="module")
def said() -> Said:
    """Random games of all seat counts, sets and variants."""
    heard = Said()
    for number, (seats, a_set, events) in enumerate(GAMES):
        setup: dict[str, object] = {"set": a_set, "enemy-events": events, "mixed-citizens": number % 3 == 0}
        setup |= {"dark-lord": str(number % 3)} if seats == 1 else {"no-dukes": number % 4 == 0}
        table = kronika.new_table("valeria", PLAYERS[:seats], number, setup, listen=True)
        bots = [RandomBot(f"{number}/{seat}") for seat in range(seats)]
        while not table.over:
            heard.hear_asks(table)
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
        heard.hear_end(table)
    return heard


PAID: Args = {"pay-strength": 1, "pay-gold": 2, "pay-magic": 3, "pay-vp": 0}
RARE = [
    Message("valeria-ask-wake"),
    Message("valeria-ask-rob", {"card": "purloiners-perch"}),
    Message("valeria-ask-may-slay", {"card": "eye-of-asteraten"}),
    Message("valeria-ask-return", {"card": "watcher-on-the-water", "vp": 3}),
    Message("valeria-ask-exchange", {"card": "golden-obelisk-of-nae"}),
    Message("valeria-do-rob", {"victim": 1}),
    Message("valeria-do-return", {"card": "goblin"}),
    Message("valeria-do-take-bank", {"amount": 1, "resource": "magic"}),
    Message("valeria-do-rob-stack"),
    *[Message(f"valeria-do-not-{what}") for what in ("exchange", "take", "citizen", "return", "rob", "slay")],
    Message("valeria-do-wake", {"card": "mimic"}),
    Message("valeria-end-dark-lord", {"points": 30, "dark": 40}),
    Message("valeria-end-monsters"),
    Message("valeria-end-domains"),
    Message("valeria-end-lost"),
    Message("valeria-do-gain", {"strength": 0, "gold": 0, "magic": 0, "vp": 0}),
    Message("valeria-do-use", {**PAID, "strength": 1, "gold": 2, "magic": 5, "vp": 0}),
]
"""What random players do not meet for sure."""


def test_nearly_everything_is_said_in_random_games(said: Said) -> None:
    spoken = {id for id in messages(TABLE) if id.startswith(SPOKEN)}
    assert sorted(said.ids - set(messages(TABLE))) == []
    rare = {f"valeria-log-{id}" for id in ("lost", "rob", "rob-bank", "take-bank", "return")}
    rare |= {message.id for message in RARE}
    assert sorted(spoken - said.ids - rare) == []


def test_every_message_of_a_game_can_be_said(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for message in [*said.messages.values(), *RARE]:
        line = texts.prompt(message, PLAYERS)
        faults += texts.faults(message.id, message.args)
        if "{" in line or "card-" in line or "valeria-" in line or "  " in line or line.strip() != line or not line:
            faults.append(f"{message!r}: {line}")
        if message.id.startswith(("valeria-ask-", "valeria-why-", "valeria-end-")) and line[-1] not in ".?":
            faults.append(f"{message!r}: {line}")
    assert faults == []


def test_every_event_of_a_game_makes_a_line(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for event in said.events.values():
        line = texts.event(event, PLAYERS)
        faults += texts.faults(event["id"], texts.event_args(event, PLAYERS))
        if line and (line[0].islower() or not line.endswith(".")):
            faults.append(f"{event}: {line}")
        if not line and any(event["args"].values()):
            faults.append(f"{event}: nothing is told")
        if "{" in line or "card-" in line or "  " in line or " ." in line:
            faults.append(f"{event}: {line}")
    assert faults == []


def test_the_score_has_its_words(said: Said, texts: Catalogue) -> None:
    assert {"monsters", "domains", "board", "duke", "dukeless", "darkLord"} <= said.rows
    assert [row for row in sorted(said.rows) if not texts.has(f"valeria-sum-{row}")] == []


def test_no_text_is_left_over(said: Said) -> None:
    written = messages(TABLE)
    referred = {n.id.name for m in written.values() for n in nodes(m) if isinstance(n, ftl.MessageReference)}
    known = constants()
    named = {id for id in written if id in known or id.partition("-")[2].partition("-")[2] in known}
    rows = {f"valeria-sum-{row}" for row in said.rows}
    assert sorted(set(written) - said.ids - referred - named - set(labels()) - rows) == []


# --- mistakes before the game ---

MISTAKES: dict[str, tuple[int, dict[str, object]]] = {
    "valeria-areas-five": (2, {"set": "chosen", "areas": list(AREAS[:6])}),
    "valeria-citizens-clash": (2, {"set": "chosen", "citizens": ["monk", "cleric"]}),
    "valeria-set-and-choice": (2, {"areas": ["hills"]}),
    "valeria-events-many": (2, {"enemy-events": True, "events": ["mimic", "sorcerer", "bat-swarm"]}),
    "valeria-solo-dukes": (1, {"no-dukes": True}),
    "valeria-mixed-choice": (2, {"set": "chosen", "citizens": ["monk"], "mixed-citizens": True}),
    "valeria-events-off": (2, {"events": ["mimic"]}),
    "valeria-dark-lord-alone": (3, {"dark-lord": "1"}),
}


def test_every_mistake_of_the_options_is_made_here() -> None:
    raised = re.findall(r'SetupError\("(valeria-[a-z-]+)"', (HOME / "game.py").read_text(encoding="utf-8"))
    needed = {need.why for item in Valeria.setup_items for need in item.needs}
    assert sorted({*raised, *needed}) == sorted(MISTAKES)


@pytest.mark.parametrize("id", MISTAKES)
def test_a_mistake_is_explained_in_full(id: str, texts: Catalogue) -> None:
    seats, setup = MISTAKES[id]
    with pytest.raises(SetupError) as error:
        kronika.new_table("valeria", PLAYERS[:seats], 1, setup)
    message = error.value.message
    assert message.id == id
    assert texts.faults(id, message.args) == []
    line = texts.say(message)
    assert line.endswith(".")
    said = [
        texts.text(f"card-{value}") if value in {face.id for face in FACES} else str(value)
        for value in message.args.values()
    ]
    assert all(value in line for value in said)
    assert not re.search(
        r"\b(first-game|no-dukes|enemy-events|mixed-citizens|dark-lord)\b|“(chosen|random|citizens)”", line
    )


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
