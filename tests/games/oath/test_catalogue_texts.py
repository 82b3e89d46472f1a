"""What is said at Oath's table: both languages say it, all that the code names is written, nothing is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.errors import SetupError
from kronika.engine.message import Args, Message
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games import bots_of
from kronika.games.oath import faces
from kronika.games.oath.faces import KINDS, OATHS, SUITS
from kronika.games.oath.game import Oath
from kronika.games.oath.powers import MAJOR
from kronika.games.oath.state import BANNERS, COLORS, PHASES, REGIONS, RELIQUARY, ROLES
from kronika.lessons import lessons_of
from kronika.lessons.proof import text_ids
from kronika.testing.fluent_files import messages, nodes
from tests.sources import nodes_of

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


def wants(written: dict[str, ftl.Message], id: str) -> set[str]:
    """The variables of a text and of the texts it is made of."""
    found: set[str] = set()
    for node in nodes(written[id]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference) and node.id.name in written:
            found |= wants(written, node.id.name)
    return found


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
            lacks = wants(written, id) - given - (of_events if id.startswith("oath-log-") else set())
            if lacks:
                lacking[id] = lacks
    assert lacking == {}


def labels() -> dict[str, str]:
    """The labels of setup, phases, zones, tracks, bots and the like, each with the attribute it must have."""
    found = {"game-oath": "about"}
    (game,) = [game for game in kronika.games() if game["id"] == "oath"]
    setup: Any = game["setup"]
    for option in setup:
        found[option["label"]] = "help"
        found.update({f"{option['label']}-{choice}": "help" for choice in option["choices"]})
    found.update({f"oath-bot-{bot}": "about" for bot in bots_of("oath")})
    found.update({f"oath-phase-{phase}": "" for phase in PHASES})
    view = kronika.new_table("oath", seed=1).view(0)
    found.update({f"oath-track-{track['id']}": "" for track in view["tracks"]})
    found.update({f"oath-zone-{zone['kind']}": "" for zone in view["zones"]})
    found.update({f"oath-color-{color}": "" for color in COLORS})
    found.update({f"type-{kind}": "" for kind in KINDS})
    found.update({f"oath-how-{ending}": "" for ending in (*ENDINGS, *EXHAUSTED)})
    found.update({f"oath-deed-{deed}": "" for deed in DEEDS})
    for kind, ids, part in (
        ("suit", SUITS, ""),
        ("region", REGIONS, "at"),
        ("kind", KINDS, ""),
        ("role", ROLES, ""),
        ("oath", OATHS, "successor"),
        ("banner", (*BANNERS, "mob"), "text"),
        ("reliquary", RELIQUARY, "text"),
    ):
        found.update({f"oath-{kind}-{id}": part for id in ids})
    return found


def test_every_part_of_the_game_has_its_label(texts: Catalogue) -> None:
    assert [id for id, part in labels().items() if not texts.has(id) or not texts.has(id, part)] == []
    for id, part in labels().items():
        args = {"oath": "people", "card": "elders", "color": "red", "suit": "order"} if "-deed-" in id else {}
        assert texts.faults(id, args) == []
        assert texts.text(id, args).strip() != ""
        if part in ("about", "help", "text", "successor"):
            assert texts.text(id, part=part).endswith(".")


# --- what is said when games are played ---


class Said:
    """All that tables have said: messages, and events as every seat and a spectator lived them."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.events: dict[str, dict[str, Any]] = {}
        self.rows: set[str] = set()

    @property
    def ids(self) -> set[str]:
        return {message.id for message in self.messages.values()} | {event["id"] for event in self.events.values()}

    def hear(self, message: Message) -> None:
        self.messages.setdefault(repr(message), message)

    def hear_asks(self, table: Table) -> None:
        for ask in table.asks:
            self.hear(ask.what)
            for option in ask.options:
                self.hear(option.text)
            for refusal in table.refused(ask.seat):
                self.hear(refusal.reason)

    def hear_end(self, table: Table) -> None:
        for seat in [None, *range(table.seats)]:
            for event in table.events(seat):
                moves: Any = event["moves"]
                seen = [card["face"] for move in moves for card in move["cards"]]
                self.events.setdefault(f"{event['id']} {event['seat'] == -1} {event['args']} {seen}", event)
        assert table.result is not None
        self.hear(table.result.ending)
        self.rows |= {key for row in table.result.breakdown for key, value in row.items() if isinstance(value, int)}


@pytest.fixture(scope="module")
def said() -> Said:
    """Random games of all seat counts, worlds and oaths."""
    heard = Said()
    for number, (seats, world, oath) in enumerate(product(range(2, 7), ("first", "random"), ("inherited", *OATHS))):
        tutorial = seats == 4 and oath == "inherited"
        setup: dict[str, object] = {"world": "tutorial" if tutorial else world, "oath": oath}
        setup["citizens"] = ["red", "blue"] if number % 3 == 1 else []
        table = kronika.new_table("oath", PLAYERS[:seats], number, setup, listen=True)
        bots = [RandomBot(f"{number}/{seat}") for seat in range(seats)]
        while not table.over:
            heard.hear_asks(table)
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
        heard.hear_end(table)
    return heard


SAMPLE: Args = {
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
}
"""Arguments that are words; all the others are numbers."""


def unmet(said: Said) -> list[Message]:
    """What random players did not meet, with sample arguments, in one and in several."""
    written = WRITTEN
    ids = [id for id in written if id.startswith(SPOKEN) and id not in said.ids]
    return [
        Message(id, {name: SAMPLE.get(name, number) for name in wants(written, id)})
        for id in ids
        for number in (0, 1, 2, 5)
    ]


def test_nearly_everything_is_said_in_random_games(said: Said) -> None:
    spoken = {id for id in WRITTEN if id.startswith(SPOKEN)}
    assert sorted(said.ids - set(WRITTEN) - COMMON) == []
    assert len(spoken & said.ids) > 0.75 * len(spoken)


def test_every_message_of_a_game_can_be_said(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for message in [*said.messages.values(), *unmet(said)]:
        line = texts.prompt(message, PLAYERS)
        faults += texts.faults(message.id, message.args)
        if not line or "{" in line or "card-" in line or "oath-" in line or "  " in line or line.strip() != line:
            faults.append(f"{message!r}: {line}")
        sentence = message.id.startswith(SENTENCES) and not message.id.endswith(ANSWERS)
        if sentence != (line[-1] in ".?") and (sentence or message.id.endswith(ANSWERS)):
            faults.append(f"{message!r}: {line}")
    assert faults == []


def test_every_event_of_a_game_makes_a_line(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for event in said.events.values():
        line = texts.event(event, PLAYERS)
        faults += texts.faults(event["id"], texts.event_args(event, PLAYERS))
        if not line or line[0].islower() or not line.endswith(".") or "-1" in line:
            faults.append(f"{event}: {line}")
        if "{" in line or "card-" in line or "oath-" in line or "  " in line or " ." in line:
            faults.append(f"{event}: {line}")
    assert faults == []


def test_nobody_is_called_by_a_number(said: Said, texts: Catalogue) -> None:
    """Whoever acts, and whoever it concerns, is called by name where the text speaks of them at all."""
    for message in said.messages.values():
        if "player" in message.args and not message.id.endswith(ANSWERS):
            player = message.args["player"]
            assert isinstance(player, int)
            assert PLAYERS[player] in texts.prompt(message, PLAYERS)


def test_the_result_has_its_words(said: Said, texts: Catalogue) -> None:
    assert said.rows == {"points", "sites", "relics", "banners"}
    assert [row for row in sorted(said.rows) if not texts.has(f"oath-sum-{row}")] == []


def told_later(written: Collection[str]) -> set[str]:
    """What stories say of events, in several ways each."""
    told = (re.fullmatch(r"story-(?:(oath-log-.+)-\d|(figure-oath-.+))", id) for id in written)
    return {found[0] for found in told if found and (found[1] or found[2]) in written}


def test_no_text_is_left_over(said: Said) -> None:
    written = WRITTEN
    referred = {n.id.name for m in written.values() for n in nodes(m) if isinstance(n, ftl.MessageReference)}
    known = constants()
    named = {id for id in written if id in known or id.partition("-")[2].partition("-")[2] in known}
    named |= {id for id in written if id.endswith(ANSWERS) and id.rpartition("-")[0] in known}
    named |= {f"oath-why-no-{action}" for action in MAJOR}
    rows = {f"oath-sum-{row}" for row in said.rows}
    taught = {id for lesson in lessons_of("oath") for id in text_ids(lesson)}
    assert (
        sorted(set(written) - said.ids - referred - named - set(labels()) - rows - taught - told_later(written)) == []
    )


# --- mistakes before the game ---


def test_a_world_for_another_number_of_players_is_told_in_full(texts: Catalogue) -> None:
    with pytest.raises(SetupError) as error:
        kronika.new_table("oath", PLAYERS[:3], 1, {"world": "tutorial"})
    message = error.value.message
    assert message.id == "oath-world-players"
    assert texts.faults(message.id, message.args) == []
    line = texts.say(message)
    world = texts.text("option-oath-world-tutorial")
    assert all(str(value) in line for value in (world, 4, 3))


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
            {"supply": 2, "region": "cradle"},
            "Hledat v odhazovacím balíčku v Domovině za 2 díly zásob",
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
