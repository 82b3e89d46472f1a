"""What is said at the table of Empires of the North: both languages say it, all that the code names is written,
nothing is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.errors import SetupError
from kronika.engine.message import Message
from kronika.engine.texts import LANGUAGES, Catalogue, catalogue
from kronika.games.north import faces
from kronika.games.north.effects import TILES
from kronika.games.north.faces import CLANS, FACES, KINDS, Flaw
from kronika.games.north.game import North
from kronika.games.north.goods import THINGS, TOKENS
from kronika.games.north.setup import SOLO
from kronika.games.north.state import DISTANCES, PHASES
from kronika.testing.fluent_files import messages, nodes
from kronika.testing.texts import Said
from tests.sources import nodes_of

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


def labels() -> dict[str, str]:
    """The labels of setup, phases, zones, tracks, bots, goods, tiles and clans, each with the part it must have."""
    found = {"game-north": "about"}
    (game,) = [game for game in kronika.games() if game["id"] == "north"]
    setup: Any = game["setup"]
    for option in setup:
        found[option["label"]] = "help"
        found.update({f"{option['label']}-{choice}": "help" for choice in option["choices"]})
    found.update({f"option-north-clans-{clan}": "help" for clan in CLANS})
    bots: Any = game["bots"]
    found.update({f"north-bot-{bot}": "about" for bot in bots})
    found.update({f"north-phase-{phase}": "" for phase in PHASES})
    view = kronika.new_table("north", seed=1).view(0)
    found.update({f"north-track-{track['id']}": "" for track in view["tracks"]})
    found.update({f"north-zone-{zone['kind']}": "" for zone in view["zones"]})
    found["north-zone-drawn"] = ""
    found.update({f"north-thing-{thing}": "count" for thing in THINGS})
    found.update({f"north-tile-{tile}": "about" for tile in TILES})
    found.update({f"north-clan-{clan}": "about" for clan in CLANS})
    found.update({f"north-distance-{distance}": "" for distance in DISTANCES})
    found.update({f"north-type-{face.type}": "" for face in FACES if face.type})
    found.update({f"north-kind-{kind}": "" for kind in KINDS})
    return found


def test_every_part_of_the_game_has_its_label(texts: Catalogue) -> None:
    assert [id for id, part in labels().items() if not texts.has(id) or not texts.has(id, part)] == []
    for id, part in labels().items():
        assert texts.faults(id) == []
        assert texts.text(id).strip() != ""
        if part in ("about", "help"):
            assert texts.text(id, part=part).endswith(".")


def test_the_level_says_what_it_takes(texts: Catalogue) -> None:
    for level, (goal, rounds) in SOLO.items():
        line = texts.text(f"option-north-solo-{level}", part="help")
        assert {str(goal), str(rounds)} == set(re.findall(r"\d+", line))


# --- what is said when games are played ---


GAMES = {False: 24, True: 60}
"""Each time, and where a test may take long."""


@pytest.fixture(scope="module")
def said(long: bool) -> Said:
    """Random games of one to four players with all clans."""
    heard = Said()
    for number in range(GAMES[long]):
        seats = number % 4 + 1
        setup: dict[str, object] = {"clans": ["choose", "random", "first-game", "draft"][number // 4 % 4]}
        setup |= {"raze-points": number % 5 == 0}
        setup |= {"solo": str(number % 3 + 1)} if seats == 1 else {}
        table = kronika.new_table("north", PLAYERS[:seats], number, setup, listen=True)
        bots = [RandomBot(f"{number}/{seat}") for seat in range(seats)]
        while not table.over:
            heard.hear_asks(table)
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
        heard.hear_end(table)
    return heard


RARE = [
    Message("north-ask-keep", {"most": 0}),
    Message("north-ask-copy", {"count": 1, "card": "tenant-farm"}),
    Message("north-ask-land"),
    Message("north-ask-turned-up", {"card": "vineland"}),
    Message("north-ask-move-ship"),
    Message("north-ask-stored", {"card": "savings-bank", "count": 3}),
    Message("north-do-land", {"number": 2, "fish": 1, "raze": 0}),
    Message("north-do-land", {"number": 1, "fish": 0, "raze": 1}),
    Message("north-ask-refresh", {"count": 1}),
    Message("north-ask-refresh", {"count": 5}),
    Message("north-do-move-ship", {"number": 2}),
    Message("north-why-explore"),
    Message("north-why-populate"),
    Message("north-why-harvest"),
    Message("north-end-solo-won", {"track": 26, "goal": 25, "round": 4}),
    Message("north-end-solo-lost", {"track": 12, "goal": 25, "round": 4}),
]
"""What random players do not meet for sure."""
RARE_EVENTS = {
    f"north-log-{id}" for id in ("copy", "move-ship", "blind", "find", "move-disc", "stay", "return", "refresh")
}


def test_nearly_everything_is_said_in_random_games(said: Said) -> None:
    spoken = {id for id in messages(TABLE) if id.startswith(SPOKEN)}
    assert sorted(said.ids - set(messages(TABLE))) == []
    assert sorted(spoken - said.ids - RARE_EVENTS - {message.id for message in RARE}) == []


def test_every_message_of_a_game_can_be_said(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for message in [*said.messages.values(), *RARE]:
        line = texts.prompt(message, PLAYERS)
        faults += texts.faults(message.id, message.args)
        if "{" in line or "card-" in line or "north-" in line or "  " in line or line.strip() != line or not line:
            faults.append(f"{message!r}: {line}")
        if message.id.startswith(("north-ask-", "north-why-", "north-end-")) and line[-1] not in ".?":
            faults.append(f"{message!r}: {line}")
    assert faults == []


def test_every_event_of_a_game_makes_a_line(said: Said, texts: Catalogue) -> None:
    faults: list[str] = []
    for event in said.events.values():
        line = texts.event(event, PLAYERS)
        faults += texts.faults(event["id"], texts.event_args(event, PLAYERS))
        if not line or line[0].islower() or not line.endswith("."):
            faults.append(f"{event}: {line}")
        if "{" in line or "card-" in line or "north-" in line or "  " in line or " ." in line or "!." in line:
            faults.append(f"{event}: {line}")
    assert faults == []


def test_the_score_has_its_words(said: Said, texts: Catalogue) -> None:
    assert said.rows == {"points", "track", "cards", "resources", "gold", "raze"}
    assert [row for row in sorted(said.rows) if not texts.has(f"north-sum-{row}")] == []


def test_no_text_is_left_over(said: Said) -> None:
    written = messages(TABLE)
    referred = {n.id.name for m in written.values() for n in nodes(m) if isinstance(n, ftl.MessageReference)}
    made = {pattern.replace("{}", word) for pattern, words in MADE.items() for word in words}
    rows = {f"north-sum-{row}" for row in said.rows}
    assert sorted(set(written) - said.ids - named() - made - referred - set(labels()) - rows) == []


# --- mistakes before the game ---

MISTAKES: dict[str, tuple[int, dict[str, object]]] = {
    "north-clans-count": (3, {"clans": ["glenn", "ulaf"]}),
    "north-own-decks-none": (2, {"decks": "own"}),
    "north-own-decks-flawed": (2, {"decks": "own"}),
    "north-solo-alone": (2, {"solo": "2"}),
}


def test_every_mistake_of_the_options_is_made_here() -> None:
    raised = re.findall(r'SetupError\("(north-[a-z-]+)"', (HOME / "game.py").read_text(encoding="utf-8"))
    needed = {need.why for item in North.setup_items for need in item.needs}
    assert sorted({*raised, *needed}) == sorted(MISTAKES)


@pytest.mark.plain
@pytest.mark.parametrize("id", MISTAKES)
def test_a_mistake_is_explained_in_full(id: str, texts: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, setup = MISTAKES[id]
    flaws = [Flaw("ulaf.toml", 1, "", SetupError("north-deck-toml"))] if id == "north-own-decks-flawed" else []
    monkeypatch.setattr("kronika.games.north.game.OWN_FLAWS", flaws)
    monkeypatch.setattr("kronika.games.north.game.OWN_CLANS", [])
    with pytest.raises(SetupError) as error:
        kronika.new_table("north", PLAYERS[:seats], 1, setup)
    message = error.value.message
    assert message.id == id
    assert texts.faults(id, message.args) == []
    line = texts.say(message)
    assert line.endswith(".")
    assert all(str(value) in line for value in message.args.values())


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
