"""What is said at Oath's table: all that the code names is written, gets the arguments it wants and reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.engine.message import Args, Message
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games.oath import faces
from kronika.games.oath.game import Oath
from kronika.testing.fluent_files import messages, variables
from kronika.testing.sources import nodes_of

kronika.register(Oath())
HOME = Path(faces.__file__).parent
WRITTEN = {
    id: message
    for path in sorted((HOME / "texts").glob("*.en.ftl"))
    if path.name.removesuffix(".en.ftl") not in ("because", "cards", "ceremony", "history", "short", "signs", "web")
    for id, message in messages(path).items()
    if not id.startswith(("card-", "fact-"))
}
"""What is said at the table, by all files that say it."""
ENDINGS = ("usurper", "visionary", "usurper-visionary", "successor", "stable-regime")
EXHAUSTED = ("exhaustion-empire", "exhaustion-usurper", "exhaustion-visionary")
DEEDS = ("vow", "fell", "rose", "built", "repaired", "ruined", "buried", "lost", "favored", "recalled")
PLAYERS = ["Anna", "Karel", "Ivo", "Eva", "Jan", "Petr"]
SPOKEN = tuple(f"oath-{kind}-" for kind in ("ask", "action", "do", "deal", "citizenship", "why", "log", "end"))
COMMON = {"deal-accept", "deal-refuse", "deal-counter"}
"""What the engine says."""
SENTENCES = tuple(f"oath-{kind}-" for kind in ("ask", "citizenship", "why", "end"))
ANSWERS = ("-yes", "-no")
"""How the answers to a question are called after it."""


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "oath")


# --- what the code names ---


def sources() -> Iterator[ast.AST]:
    for path in HOME.rglob("*.py"):
        yield from nodes_of(path)


def constants() -> set[str]:
    return {node.value for node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls() -> Iterator[tuple[str, ast.expr | None]]:
    """What the code says and tells by a plain id, with the arguments it gives."""
    for node in sources():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            rest = {"Message": node.args[1:], "tell": node.args[2:]}.get(called)
            if rest is not None:
                id = str(node.args[0].value)
                yield f"oath-log-{id}" if called == "tell" else id, rest[0] if rest else None


def test_all_that_the_code_says_is_written() -> None:
    written = set(WRITTEN)
    named = {id for id in constants() if re.fullmatch(r"oath(-[a-z]+){2,}", id)}
    assert len(named) > 150
    assert sorted(named - written) == []
    spoken = {id for id, _ in calls()}
    assert len(spoken) > 200
    assert sorted(spoken - written - COMMON) == []


def test_every_text_gets_the_arguments_it_wants() -> None:
    written = WRITTEN
    of_events = {"name", "cards", "count", "seen"}
    lacking: dict[str, set[str]] = {}
    for id, args in calls():
        if id not in COMMON and (args is None or isinstance(args, ast.Dict)):
            given = {key.value for key in args.keys if isinstance(key, ast.Constant)} if args is not None else set()
            if args is not None and None in args.keys:
                given |= {"supply", "toll", "flips"}  # what a bill says of itself
            if any(attribute.id.name == "do" for attribute in written[id].attributes):
                given |= {"cards", "count", "things"}  # what is picked
            lacks = variables(written, id) - given - (of_events if id.startswith("oath-log-") else set())
            if lacks:
                lacking[id] = lacks
    assert lacking == {}


# --- what people read ---


def log(id: str, lang: str, args: dict[str, object], seat: int = 0) -> str:
    event = {"id": f"oath-log-{id}", "seat": seat, "args": args, "moves": []}
    return catalogue(lang, "oath").event(event, PLAYERS)


@pytest.mark.parametrize(
    ("id", "args", "cs"),
    [
        ("turn", {"round": 1}, "Anna začíná tah v 1. kole."),
        ("turn", {"round": 3}, "Anna začíná tah ve 3. kole."),
        ("gain-favor", {"amount": 1, "suit": "order"}, "Anna získává 1 přízeň z banky Řádu."),
        ("gain-favor", {"amount": 3, "suit": "nomad"}, "Anna získává 3 přízně z banky Nomádů."),
        ("burn-favor", {"amount": 5}, "Anna pálí 5 přízní."),
        ("give-favor", {"amount": 2, "player": 1}, "Karel dostává 2 přízně, dává Anna."),
        ("gain-secrets", {"amount": 2}, "Anna získává 2 tajemství."),
        ("gain-warbands", {"amount": 1}, "Anna získává 1 družinu."),
        ("gain-warbands", {"amount": 2}, "Anna získává 2 družiny."),
        ("lose-warbands", {"amount": 5}, "Anna ztrácí na desce 5 družin."),
        ("station", {"amount": 2, "slot": 0, "site": "plains"}, "Anna posílá 2 družiny na Pláně."),
        ("withdraw", {"amount": 1, "slot": 0, "site": "mountain"}, "Anna stahuje 1 družinu z Hory."),
        ("lose-at-site", {"amount": 3, "slot": 1, "site": "steppe"}, "Anna přichází ve Stepi o 3 družiny."),
        ("moved", {"slot": 0, "site": "drowned-city"}, "Anna přichází do Potopeného města."),
        ("explore", {"slot": 6}, "Anna se vydává do neznáma, kde čeká prostřední oblast v Odlehlých končinách."),
        ("play-site", {"card": "elders", "slot": 0, "site": "steppe"}, "Anna hraje Stařešiny do Stepi."),
        ("gain-supply", {"amount": 4}, "Anna získává 4 díly zásob."),
        (
            "recover-banner",
            {"banner": "peoples-favor", "amount": 2},
            "Anna vykupuje Přízeň lidu, na praporci leží 2 žetony.",
        ),
        ("seize-banner", {"banner": "darkest-secret", "burned": 0}, "Anna uchvacuje Nejtemnější tajemství."),
        (
            "seize-banner",
            {"banner": "darkest-secret", "burned": 2},
            "Anna uchvacuje Nejtemnější tajemství, shoří přitom 2 žetony.",
        ),
        ("attacks", {"player": 1}, "Anna útočí, brání se Karel."),
        ("attacks", {"player": -1}, "Anna útočí na bandity."),
        ("targets", {"count": 5, "targets": ""}, "Anna určuje 5 cílů."),
        ("promise-peace", {"player": 2}, "Anna se v tomto a příštím kole zavazuje k míru, útoku se nemusí bát Ivo."),
        ("deal", {"player": 1}, "Anna a Karel uzavírají dohodu."),
        ("win", {"how": "usurper"}, "Anna vítězí."),
    ],
)
def test_the_log_is_czech(id: str, args: dict[str, object], cs: str) -> None:
    assert log(id, "cs", args) == cs


@pytest.mark.parametrize(
    ("id", "args", "cs", "en"),
    [
        (
            "plan",
            {"card": "keep"},
            "Bandité používají bitevní plán: Tvrz.",
            "The bandits use a battle plan: Keep.",
        ),
        (
            "roll-defense",
            {"faces": "1", "defense": 3},
            "Bandité házejí na obranu, její síla je 3.",
            "The bandits roll for the defense: 3 in all.",
        ),
        (
            "victor",
            {"attack": 1, "defense": 3},
            "Bandité vítězí: útok 1, obrana 3.",
            "The bandits win: attack 1, defense 3.",
        ),
    ],
)
def test_bandits_act_without_a_seat(id: str, args: dict[str, object], cs: str, en: str) -> None:
    assert log(id, "cs", args, -1) == cs
    assert log(id, "en", args, -1) == en
    assert log(id, "cs", args, 5).startswith("Petr ")


OFFER = {"give-favor": 0, "give-secret": 0, "give-other": 0, "want-favor": 0, "want-secret": 0, "want-other": 0}


@pytest.mark.parametrize(
    ("terms", "cs", "en"),
    [
        ({}, "Karel nedává nic a nechce nic.", "Karel gives nothing and wants nothing."),
        (
            {"give-favor": 2, "want-secret": 1},
            "Karel dává 2 přízně a chce 1 tajemství.",
            "Karel gives 2 favor and wants 1 secret.",
        ),
        (
            {"give-secret": 3, "give-other": 1, "want-favor": 5, "want-other": 2},
            "Karel dává 3 tajemství, 1 věc uvedenou v záznamu a chce 5 přízní, 2 věci uvedené v záznamu.",
            "Karel gives 3 secrets, 1 thing named in the log and wants 5 favor, 2 things named in the log.",
        ),
        (
            {"give-other": 5, "want-favor": 1, "want-secret": 2, "want-other": 1},
            "Karel dává 5 věcí uvedených v záznamu a chce 1 přízeň, 2 tajemství, 1 věc uvedenou v záznamu.",
            "Karel gives 5 things named in the log and wants 1 favor, 2 secrets, 1 thing named in the log.",
        ),
    ],
)
def test_an_offer_is_told_without_what_is_nought(terms: dict[str, int], cs: str, en: str) -> None:
    message = Message("oath-deal-answer", {"proposer": 1, "count": sum(terms.values()), **OFFER, **terms})
    assert catalogue("cs", "oath").prompt(message, PLAYERS) == f"{cs} Co odpovíš?"
    assert catalogue("en", "oath").prompt(message, PLAYERS) == f"{en} What do you say?"


ENDING: Args = {"player": 1, "round": 4, "oath": "people"}


@pytest.mark.parametrize(
    ("id", "args", "cs"),
    [
        ("ask-act", {"supply": 0}, "Co uděláš? Zásoby už nemáš."),
        ("ask-act", {"supply": 1}, "Co uděláš? Zbývá ti 1 díl zásob."),
        ("ask-act", {"supply": 3}, "Co uděláš? Zbývají ti 3 díly zásob."),
        ("ask-act", {"supply": 7}, "Co uděláš? Zbývá ti 7 dílů zásob."),
        ("ask-losses", {"count": 1}, "Vyber 1 družinu, která padne."),
        ("ask-losses", {"count": 5}, "Vyber 5 družin, které padnou."),
        (
            "ask-sacrifice",
            {"attack": 3, "defense": 4, "amount": 2},
            "Útok 3, obrana 4. Obětuješ pro vítězství 2 družiny?",
        ),
        ("do-travel", {"slot": 0, "site": "mine", "supply": 2}, "Cestovat do Dolu za 2 díly zásob"),
        ("do-travel", {"slot": 0, "site": "plains", "supply": 0}, "Cestovat na Pláně bez zásob"),
        (
            "do-travel",
            {"slot": 0, "site": "mine", "supply": 2, "toll": 2, "flips": 1},
            "Cestovat do Dolu za 2 díly zásob, k tomu 2 přízně, k tomu otočit 1 tajemství lícem dolů",
        ),
        ("do-explore", {"slot": 1, "supply": 1}, "Prozkoumat za 1 díl zásob: dolní oblast v Domovině"),
        ("do-campaign", {"player": 1, "supply": 2}, "Zaútočit za 2 díly zásob; brání se Karel"),
        ("do-recover-relic", {"number": 1, "favor": 3, "secrets": 0}, "Relikvie č. 1 ve tvé oblasti za 3 přízně"),
        (
            "do-trade-secrets",
            {"card": "elders", "supply": 1, "favor": 1, "secrets": 0},
            "Stařešinové: dát 2 přízně, získat 0 tajemství a 1 přízeň (za 1 díl zásob)",
        ),
        (
            "do-search-pile",
            {"supply": 2, "region": "cradle", "count": 3},
            "Hledat v odhazovacím balíčku v Domovině za 2 díly zásob (3 karty)",
        ),
        ("do-exile", {"player": 2, "favor": 4}, "Poslat do vyhnanství za 4 přízně; odejde Ivo"),
        ("why-supply", {"needed": 4, "have": 1}, "Stojí to 4 díly zásob, ty máš 1."),
        ("why-favor", {"needed": 5, "have": 0}, "Stojí to 5 přízní, ty máš 0."),
        ("end-usurper", ENDING, "Karel drží titul jako Uzurpátor a ve 4. kole usedá na trůn."),
    ],
)
def test_the_table_speaks_czech(id: str, args: dict[str, Any], cs: str) -> None:
    free = {"toll": 0, "flips": 0}
    assert catalogue("cs", "oath").prompt(Message(f"oath-{id}", {**free, **args}), PLAYERS) == cs
