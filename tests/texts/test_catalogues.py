"""The catalogues: both languages say the same things, everything the code names is written, errors are explained."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import kronika
from kronika.engine.ask import Flow, Option, Reply
from kronika.engine.doors import declared
from kronika.engine.flow import bargain, choose
from kronika.engine.lots import drawn
from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.engine.texts import LANGUAGES, WITH_CASES, Catalogue, catalogue
from kronika.games.dominion.faces import FACES, SETS
from kronika.testing.fluent_files import facts, forms, messages
from kronika.testing.sources import nodes_of
from kronika.testing.texts import declined_alike
from tests.scenes.dominion import Scene
from tests.toys.scripted import Notes, Scripted, promised_table, question

kronika.games()  # puts the texts of all games on the shelf
SOURCE = Path(kronika.__file__).parent
FILES = sorted(SOURCE.rglob("*.en.ftl"))
OTHERS = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "dominion"]
CODE = [path for path in sorted(SOURCE.rglob("*.py")) if not set(OTHERS).intersection(path.parents)]
"""The source without the games whose own tests look after their texts."""
ENGINE = SOURCE / "texts" / "engine.en.ftl"
TABLE = SOURCE / "games" / "dominion" / "texts" / "table.en.ftl"
PLAYERS = ["Anna", "Karel", "Ivo", "Eva"]
KINGDOM_CARDS = [face.id for face in FACES if face.set in SETS]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


# --- the files ---


def czech(path: Path) -> Path:
    return path.with_name(path.name.replace(".en.", ".cs."))


def test_the_catalogues_are_found() -> None:
    assert {ENGINE, TABLE, TABLE.with_name("cards.en.ftl")} <= set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_both_languages_say_the_same(path: Path) -> None:
    assert facts(path)
    assert facts(path) == facts(czech(path))


def family(id: str) -> str:
    """The kind of thing that a name is of: `card`, `north-tile`."""
    return "card" if id.startswith("card-") else "-".join(id.split("-")[:2])


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda path: path.parts[-2])
@pytest.mark.parametrize("lang", WITH_CASES)
def test_names_of_one_kind_have_the_same_forms(folder: Path, lang: str) -> None:
    given = {id: found for path in sorted(folder.glob(f"*.{lang}.ftl")) for id, found in forms(path).items()}
    for kind in {family(id) for id in given}:
        declined_alike({id: found for id, found in given.items() if family(id) == kind}, lang)
    cards = [found for id, found in given.items() if family(id) == "card"]
    assert all({"acc", "gen", "ins"} <= found for found in cards)


@pytest.mark.parametrize(
    "game", sorted({path.parent for path in FILES} - {ENGINE.parent}), ids=lambda path: path.parts[-2]
)
def test_no_message_is_written_in_two_files_that_are_read_together(game: Path) -> None:
    ids = [id for path in FILES if path.parent in (game, ENGINE.parent) for id in messages(path)]
    assert sorted(ids) == sorted(set(ids))


# --- what the code names ---

ERRORS = {"KronikaError", "IllegalAnswer", "CannotUndo", "SetupError", "ChronicleError", "_illegal"}
ASKING = {
    "choose_one",
    "choose_two",
    "may",
    "name_a_card",
    "pick",
    "card_ask",
    "choose_discards",
    "choose_trash",
    "choose_on_deck",
    "choose_order_back",
    "choose_gain",
}


def constants(node: ast.expr) -> list[str]:
    """The strings an argument can be: one, or either of `a if b else c`."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def calls() -> Iterator[tuple[str, list[list[str]]]]:
    """All calls in the source: the function's name and the strings its arguments can be."""
    for path in CODE:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                yield name, [constants(argument) for argument in node.args]


def named_ids() -> set[str]:
    """The message ids that calls in the source name outright or by a card's word for it."""
    found: set[str] = set()
    for name, args in calls():
        first = args[0] if args else []
        if name in ERRORS or name == "Message":
            found.update(first)
        if name == "tell":
            found.update(f"dominion-log-{event}" for event in first)
        if name in ASKING:
            found.update(f"dominion-ask-{about}" for about in first)
        if name == "may":
            found.update(f"dominion-ask-{about}-{word}" for about in first for word in ("no", "yes"))
        if name in {"choose_one", "choose_two"}:
            found.update(f"dominion-do-{word}" for words in args[1:] for word in words)
        if name in {"pick", "card_ask"} and len(args) > 1:
            found.update(f"dominion-do-{verb}" for verb in args[1])
        if name in {"card_option", "word_option"}:
            found.update(f"dominion-do-{word}" for word in first)
    return found


def test_every_message_named_in_the_source_is_written(texts: Catalogue) -> None:
    named = named_ids()
    assert {"answer-too-few", "chronicle-digest", "dominion-ask-torturer-discard", "dominion-do-end-turn"} <= named
    assert [id for id in sorted(named) if not texts.has(id)] == []


# --- every error of the engine, provoked ---


def begun() -> Table:
    """A table at its first ask."""
    return kronika.new_table("dominion", PLAYERS[:2], seed=7)


def ended_turn() -> tuple[Table, int]:
    """A table on which somebody has just ended a turn, and who that was."""
    table = begun()
    seat = table.asks[0].seat
    table.answer(seat, ["end-turn"])
    return table, seat


def under_militia() -> Table:
    return Scene(hand="militia", rival_hand="copper*4 estate").play("militia").table


def finished() -> Table:
    return Scene(hand="gold*3", piles={"province": 1}).to_buy_phase().buy("province").table


def answered_since() -> None:
    table, seat = ended_turn()
    table.answer(1 - seat, ["end-turn"])
    table.undo(seat)


def came_out() -> None:
    table, seat = ended_turn()
    table.undo(seat)


def secret_shown() -> None:
    def script(s: Notes) -> Flow[None]:
        yield from choose(question(0, "go", "wait"))

    table = promised_table(script, kronika.Commitment(b"?", "table", [None]))
    table.answer(0, ["go"])
    table.undo(0, consent=True)


def reshuffled() -> Message:
    """What everybody is told after an undo by consent past something that came out."""
    table = kronika.new_table("dominion", seed=1, listen=True)
    seat = table.asks[0].seat
    table.answer(seat, ["end-turn"])
    table.undo(seat, consent=True)
    return Message(str(table.events(None)[-1]["id"]))


def replay(upto: int | None = None, **changed: object) -> None:
    kronika.replay({**ended_turn()[0].chronicle(), **changed}, upto)


def replay_without(field: str) -> None:
    chronicle = begun().chronicle()
    del chronicle[field]
    kronika.replay(chronicle)


def new(**setup: object) -> None:
    kronika.new_table("dominion", setup={key.replace("_", "-"): value for key, value in setup.items()})


def stranger(id: str) -> Scripted:
    """A game of somebody else with this id."""
    game = Scripted(lambda notes: iter(()))  # type: ignore[arg-type,return-value]
    return type("Stranger", (Scripted,), {"id": id})(game.script)  # type: ignore[no-any-return]


def misnamed() -> None:
    """An entry point that calls a game by another name than its own."""
    declared("kronika.games")["chess"] = "kronika.games.dominion.game:Dominion"
    try:
        kronika.games.find("chess")
    finally:
        del declared("kronika.games")["chess"]


MISTAKES: dict[str, Callable[[], object]] = {
    "answer-not-keys": lambda: begun().answer(begun().asks[0].seat, "end-turn"),
    "answer-unknown": lambda: under_militia().answer(1, ["discard:gold", "discard:copper"]),
    "answer-too-few": lambda: under_militia().answer(1, ["discard:copper"]),
    "answer-too-many": lambda: under_militia().answer(1, ["discard:copper"] * 3),
    "answer-too-often": lambda: under_militia().answer(1, ["discard:estate"] * 2),
    "answer-over": lambda: finished().answer(0, ["end-turn"]),
    "answer-not-asked": lambda: begun().answer(1 - begun().asks[0].seat, ["end-turn"]),
    "seat-unknown": lambda: begun().view(9),
    "imagine-none": lambda: under_militia()._world(0, "world").imagine(0, "other"),
    "imagine-past": lambda: begun().imagine(0, "world").chronicle(),
    "undo-nothing": lambda: begun().undo(0),
    "undo-answered": answered_since,
    "undo-came-out": came_out,
    "undo-shown": secret_shown,
    "chronicle-not-one": lambda: kronika.replay({}),
    "chronicle-lacks": lambda: replay_without("chance"),
    "chronicle-field": lambda: replay(chance=7),
    "chronicle-newer": lambda: replay(kronika=99),
    "chronicle-rules": lambda: replay(rules=0),
    "chronicle-generator": lambda: replay(chance={"generator": "dice", "seed": "7"}),
    "chronicle-sealed": lambda: replay(chance={"generator": "mwc/1", "commitment": {}}),
    "chronicle-reshuffle": lambda: replay(reshuffles=[[1, 1]]),
    "rules-unplayable": lambda: kronika.new_table("dominion", rules=0),
    "generator-unknown": lambda: kronika.new_table("dominion", generator="dice"),
    "chronicle-answer-form": lambda: replay(answers=["end-turn"]),
    "chronicle-answer": lambda: replay(answers=[[0, "buy:moon"]]),
    "chronicle-upto": lambda: replay(upto=99),
    "chronicle-digest": lambda: replay(digest="0"),
    "option-unknown": lambda: new(colour="red"),
    "option-value": lambda: new(kingdom="atlantis"),
    "option-list": lambda: new(**{"last-winners": 0}),
    "option-text": lambda: kronika.new_table("oath", setup={"chronicle": 3}),
    "option-word-or-list": lambda: new(kingdom="moat"),
    "option-twice": lambda: new(kingdom=["moat"] * 10),
    "seats-wrong": lambda: kronika.new_table("dominion", seats=7),
    "game-unknown": lambda: kronika.new_table("chess"),
    "bot-unknown": lambda: kronika.bot("dominion", "oracle"),
    "bot-form": lambda: kronika.games.add_bot("dominion=miser:Miser"),
    "bot-taken": lambda: kronika.games.add_bot("dominion.random=kronika.bots.random:RandomBot"),
    "door-form": lambda: kronika.games.bring("chess:"),
    "door-module": lambda: kronika.games.bring("no_such_module:Chess"),
    "door-no-class": lambda: kronika.games.bring("examples.high_card.game"),
    "door-class": lambda: kronika.games.bring("kronika.engine.game:Chess"),
    "door-kind": lambda: kronika.bot("dominion", "kronika.engine.game:State"),
    "door-fails": lambda: kronika.games.bring("tests.toys.faulty:Chess"),
    "game-taken": lambda: kronika.register(stranger("dominion")),
    "game-nameless": lambda: kronika.register(stranger("")),
    "game-other-id": misnamed,
    "draw-unknown": lambda: drawn(kronika.games.find("dominion"), "sets", {}, "1"),
    "dominion-kingdom-ten": lambda: new(kingdom=KINGDOM_CARDS[:8]),
    "saga-nameless": lambda: kronika.saga("oath", " "),
    "saga-option": lambda: kronika.saga("oath", "S", {"writes": False}),
    "saga-not-one": lambda: kronika.resume_saga({}),
    "saga-newer": lambda: kronika.resume_saga({**SAGA, "kronika-saga": 9}),
    "saga-field": lambda: kronika.resume_saga({**SAGA, "games": 9}),
    "saga-game": lambda: kronika.resume_saga({**SAGA, "games": [{}]}),
    "saga-unfinished": lambda: kronika.saga("dominion", "S").add(kronika.new_table("dominion", seed=1)),
    "saga-other-game": lambda: kronika.saga("oath", "S").add(finished()),
    "saga-stranger": lambda: kronika.saga("dominion", "S", {"kingdom": "first-game"}).add(finished()),
    "saga-no-sequel": lambda: kronika.saga("dominion", "S", finished().setup).add(finished()),
}
SAGA: dict[str, object] = {"kronika-saga": 2, "name": "S", "game": "oath", "setup": {}, "games": []}


def mistake(id: str) -> Message:
    """What is said to whoever makes this mistake."""
    with pytest.raises(kronika.KronikaError) as error:
        MISTAKES[id]()
    said, because = error.value.message, error.value.because
    if because is not None:
        return Message(said.id, {**said.args, "why": because.say("en")})
    return said


@pytest.mark.parametrize("id", MISTAKES)
def test_a_mistake_is_explained_in_full(id: str, texts: Catalogue) -> None:
    message = mistake(id)
    assert message.id == id
    assert texts.faults(message.id, message.args) == []
    line = texts.say(message)
    assert line.endswith((".", "]"))
    assert all(str(value) in line or value == 1 for value in message.args.values()), "1 may be said in a word"


def test_the_engine_says_nothing_else(texts: Catalogue) -> None:
    """Besides errors: why nothing can be done, deals, lists, reshuffles and players who were erased."""
    spoken = [table.refused(seat)[0].reason for table, seat in ((finished(), 0), (under_militia(), 0))]
    spoken += [option.text for option in deal_answers()]
    spoken.append(reshuffled())
    assert [fault for message in spoken for fault in texts.faults(message.id, message.args)] == []
    assert texts.player("#2").endswith(" 2")
    assert texts.player("#0") not in ("#0", "erased-somebody")
    said = {message.id for message in spoken} | set(MISTAKES) | {"list-and", "cards-unseen", "cards-unseen-more"}
    said |= {"erased-player", "erased-somebody"}
    assert set(messages(ENGINE)) == said - {"dominion-kingdom-ten"}


def deal_answers() -> list[Option]:
    """What can be answered to an offer."""
    flow = bargain(0, 1, "deal", lambda proposer, partner: [Option("gold", Message("deal-accept"))])
    offer = next(flow)[0]
    return flow.send(Reply(offer, [0]))[0].options


# --- what people read ---


def test_a_wrong_answer_tells_what_would_be_right() -> None:
    few = mistake("answer-too-few")
    assert catalogue("en").say(few) == "You picked 1; pick at least 2 options."
    assert catalogue("cs").say(few) == "Počet vybraných: 1. Vyber aspoň 2 možnosti."
    assert catalogue("cs").say(mistake("answer-unknown")) == (
        "„discard:gold“ v nabídce není. Vybírat můžeš z těchto možností: discard:copper, discard:estate."
    )


def test_an_error_speaks_english_and_names_its_clause() -> None:
    with pytest.raises(kronika.IllegalAnswer) as error:
        under_militia().answer(1, ["discard:estate"] * 2)
    assert str(error.value) == "“discard:estate” may be picked only once. [D10.11]"


def test_a_refusal_tells_the_price_and_the_purse() -> None:
    table = Scene(hand="copper*4").to_buy_phase().table
    (reason,) = [refusal.reason for refusal in table.refused(0) if refusal.key == "buy:gold"]
    assert catalogue("en").say(reason) == "Gold costs 6; you have only 4 coins."
    assert catalogue("cs").say(reason) == "Zlaťák stojí 6, ty máš jen 4 mince."


def test_setup_errors_name_what_can_be_chosen() -> None:
    cs = catalogue("cs")
    unknown = cs.say(mistake("game-unknown"))
    assert unknown.startswith("Hra „chess“ tu není. K dispozici: ")
    assert "dominion" in unknown
    assert cs.say(mistake("seats-wrong")).startswith("Hru dominion nelze hrát s 7 hráči. Možné počty: 2-4, 5-6")
    assert cs.say(mistake("dominion-kingdom-ten")) == "Království má právě 10 karet, zadáno jich je 8. Přidej dvě."


@pytest.mark.parametrize(
    ("id", "counted", "one", "few", "many"),
    [
        ("cards-unseen", "count", "1 kartu", "2 karty", "5 karet"),
        ("cards-unseen-more", "count", "1 další kartu", "2 další karty", "5 dalších karet"),
        ("dominion-ask-militia", "most", "Odlož 1 kartu, ", "Odlož 2 karty, ", "Odlož 5 karet, "),
        ("dominion-ask-chapel", "most", "nejvýš 1 kartu.", "nejvýš 2 karty.", "nejvýš 5 karet."),
        ("dominion-ask-action", "actions", "Zbývá ti 1 akce.", "Zbývají ti 2 akce.", "Zbývá ti 5 akcí."),
        ("dominion-ask-buy", "coins", "Máš 1 minci a", "Máš 2 mince a", "Máš 5 mincí a"),
        ("dominion-ask-buy", "buys", "a 1 nákup.", "a 2 nákupy.", "a 5 nákupů."),
        ("dominion-ask-draft", "left", "ještě 1 karta.", "ještě 2 karty.", "ještě 5 karet."),
        ("dominion-why-coins", "coins", "jen 1 minci.", "jen 2 mince.", "jen 5 mincí."),
        ("dominion-log-treasures", "coins", "to je 1 mince.", "to jsou 2 mince.", "to je 5 mincí."),
        ("dominion-log-shuffle", "count", "je v něm 1 karta.", "jsou v něm 2 karty.", "je v něm 5 karet."),
        ("dominion-end-piles", "piles", "Došla 1 hromádka.", "Došly 2 hromádky.", "Došlo 5 hromádek."),
    ],
)
def test_czech_counts_one_few_and_many(id: str, counted: str, one: str, few: str, many: str) -> None:
    texts = catalogue("cs")
    args: dict[str, object] = {
        "name": "Anna",
        "cards": "",
        "card": "gold",
        "cost": 6,
        "coins": 0,
        "buys": 1,
        "least": 0,
    }
    for n, part in ((1, one), (2, few), (5, many)):
        assert part in texts.text(id, {**args, counted: n})


@pytest.mark.parametrize(
    ("lang", "pattern", "line"),
    [
        ("en", '{ CARD($card) }, { CARD($card, $n) }, { CARD($card, $n, case: "acc") }', "Witch, 2 Witches, 2 Witches"),
        ("cs", '{ CARD($card) }, { CARD($card, case: "acc") }', "Čarodějnice, Čarodějnici"),
        ("cs", '{ CARD($card, case: "gen") }, { CARD($card, $n) }', "Čarodějnice, 2 Čarodějnice"),
    ],
)
def test_a_card_is_put_in_any_case_and_number(lang: str, pattern: str, line: str) -> None:
    texts = Catalogue(lang)
    texts._bundle.add_resource(FluentResource(f"sample = {pattern}"))
    assert texts.faults("sample", {"card": "witch", "n": 2}) == []
    assert texts.text("sample", {"card": "witch", "n": 2}) == line
