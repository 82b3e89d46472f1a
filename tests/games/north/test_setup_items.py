"""The setup of a table, and what is said about tables, decks and answers that cannot be."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.errors import SetupError
from kronika.engine.texts import say
from kronika.games.north.faces import BOOST, FIELD, LOCATION, BadDeck, Flaw, of_clan, read_deck
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


def wrong(seats: int = 2, **setup: object) -> tuple[str, dict[str, object], str]:
    """Which error it is, its facts and its clause; it can be said in both languages."""
    given = {name.replace("_", "-"): value for name, value in setup.items()}
    with pytest.raises(SetupError) as error:
        kronika.new_table("north", seats, 1, given)
    for lang in ("en", "cs"):
        assert error.value.message.id not in error.value.say(lang)
    return error.value.message.id, dict(error.value.message.args), error.value.rule


# --- tables


def test_the_usual_game() -> None:
    setup = kronika.new_table("north", 2, 1).setup
    assert (setup["clans"], setup["raze-points"], setup["solo"]) == ("choose", False, "1")


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    id, args, _ = wrong(seats)
    assert id == "seats-wrong"
    assert args["right"] == "1-4"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("clans", ["choose", "random", "first-game"])
def test_any_of_them_can_begin(seats: int, clans: str) -> None:
    table = kronika.new_table("north", seats, 1, {"clans": clans})
    while table.asks[0].what.id == "north-ask-clan":
        table.answer(table.asks[0].seat, table.asks[0].keys()[:1])
    assert sorted(ask.seat for ask in table.asks) == list(range(seats))
    assert len({table.sight(None).clan(seat) for seat in range(seats)}) == seats


@pytest.mark.rule("N2.3-a")
def test_an_unknown_clan() -> None:
    id, args, _ = wrong(clans=["ulaf", "asterix"])
    assert id == "option-value"
    assert "mackinnon" in str(args["right"])
    assert wrong(clans="vikings")[0] == "option-value"


@pytest.mark.rule("N2.3-a")
@pytest.mark.parametrize("clans", [["ulaf"], ["ulaf", "glenn", "panuk"]])
def test_a_clan_for_everybody_no_more_and_no_fewer(clans: list[str]) -> None:
    assert wrong(clans=clans) == ("north-clans-count", {"count": len(clans), "seats": 2}, "N2.3-a")


@pytest.mark.rule("N2.3-a")
def test_no_clan_has_two_leaders() -> None:
    assert wrong(clans=["ulaf", "ulaf"])[0] == "option-twice"


@pytest.mark.rule("N10.1-a")
def test_levels_are_for_one_player() -> None:
    assert wrong(2, solo="3") == ("north-solo-alone", {}, "N10.1-a")
    assert wrong(1, solo="5")[0] == "option-value"
    assert kronika.new_table("north", 1, 1, {"solo": "4"}).setup["solo"] == "4"


def test_unknown_words() -> None:
    assert wrong(colour="red")[0] == "option-unknown"
    assert wrong(raze_points="perhaps")[0] == "option-value"


# --- answers


@pytest.mark.rule("N2.3-a")
def test_a_clan_that_is_taken_cannot_be_chosen() -> None:
    table = kronika.new_table("north", 2, 1)
    first = table.asks[0].seat
    table.answer(first, ["clan:ulaf"])
    before = table.digest()
    with pytest.raises(kronika.IllegalAnswer) as error:
        table.answer(1 - first, ["clan:ulaf"])
    assert (error.value.message.id, error.value.rule) == ("answer-unknown", "N2.3-a")
    assert table.digest() == before


@pytest.mark.rule("N2.6-a")
def test_three_cards_are_kept_no_more_and_no_fewer() -> None:
    table = kronika.new_table("north", 1, 1, {"clans": ["ulaf"]})
    for keys, id in ((["keep:0", "keep:1"], "answer-too-few"), ([f"keep:{i}" for i in range(4)], "answer-too-many"),
                     (["keep:0", "keep:0", "keep:1"], "answer-too-often")):  # fmt: skip
        before = table.digest()
        with pytest.raises(kronika.IllegalAnswer) as error:
            table.answer(0, keys)
        assert error.value.message.id == id
        assert error.value.rule == "N2.6-a"
        assert table.digest() == before


def test_answers_that_cannot_be() -> None:
    scene = Scene(hand="tower", empire="bell", has="1 food", starts=False)
    assert scene.illegal(0, "build:tower") == ("answer-unknown", "N3.3-b")
    assert scene.illegal(0, "disc:harvest") == ("answer-unknown", "N3.3-b")
    assert scene.illegal(0, "nonsense") == ("answer-unknown", "N3.3-b")
    assert scene.illegal(0)[0] == "answer-too-few"
    assert scene.illegal(0, "pass", "use:bell")[0] == "answer-too-many"
    assert scene.illegal(1, "pass") == ("answer-not-asked", "N3.3-b")
    assert scene.illegal(7, "pass")[0] == "seat-unknown"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_refusal_can_be_said(lang: str) -> None:
    ulaf = of_clan("ulaf")
    dear, *_ = (face.id for face in ulaf if face.kind == LOCATION)
    boost, *_ = (face.id for face in ulaf if face.kind == BOOST)
    field, *_ = (face.id for face in ulaf if face.kind == FIELD and not face.start)
    one, other, *_ = (face.id for face in ulaf if face.action is not None and face.action.price is not None)
    scene = Scene(hand=f"{dear} {boost} {field}", empire=f"{one} {other}", has="0 ship 0 worker", exhausted=other,
                  starts=False, deck="", deck_only=True)  # fmt: skip
    refused = scene.table.refused(0)
    assert {scene.named(refusal.key): refusal.rule for refusal in refused} == {
        f"build:{dear}": "N4.1-h",
        f"build:{boost}": "N4.1-f",
        f"build:{field}": "N4.1-f",
        "disc:explore": "N5.1-d",
        "disc:harvest": "N5.1-d",
        "disc:sail": "N5.1-d",
        f"use:{one}": "N6.2-a",
        f"use:{other}": "N6.2-c",
    }
    for refusal in refused:
        said = say(refusal.reason, lang)
        assert len(said) > 10
        assert "north-" not in said


# --- decks

NAMES = "name = { en = 'Hut', cs = 'Chata' }"
STARTS = "".join(f"[start-{i}]\nkind = 'field'\nstart = true\nyields = '1 wood'\n{NAMES}\n\n" for i in range(3))


def deck(count: int = 10, extra: str = "") -> str:
    hut = "kind = 'location'\ncost = '1 wood'\naction = 'gain 1 vp'\ncopies = 3\n"
    return STARTS + "".join(f"[hut-{i}]\n{hut}{NAMES}\n\n" for i in range(count)) + extra


def flaws(text: str) -> list[Flaw]:
    with pytest.raises(BadDeck) as error:
        read_deck(text, "ulaf", 0, "mine.toml")
    for flaw in error.value.flaws:
        said = {flaw.say(lang) for lang in ("en", "cs")}
        assert len(said) == 2, "said in both languages"
        assert not any("north-deck" in text for text in said)
        assert all(text.startswith("mine.toml") for text in said)
    assert str(error.value) == "\n".join(flaw.say("en") for flaw in error.value.flaws)
    return error.value.flaws


def broken(facts: str) -> tuple[str, dict[str, object]]:
    """The flaw of a deck with one card that has these facts: it names that card and its line."""
    text = deck(9, "[odd]\n" + facts)
    found = flaws(text)
    assert [(flaw.card, flaw.source) for flaw in found] == [("odd", "mine.toml")]
    assert text.splitlines()[found[0].line - 1] == "[odd]"
    assert found[0].say("en").startswith(f"mine.toml:{found[0].line}: [odd] ")
    return found[0].error.message.id.removeprefix("north-deck-"), dict(found[0].error.message.args)


@pytest.mark.rule("N11.1-j")
def test_a_good_deck() -> None:
    faces = read_deck(deck(), "ulaf", 7, "mine.toml")
    assert [face.number for face in faces] == list(range(7, 20))


@pytest.mark.rule("N11.1-j")
@pytest.mark.parametrize(
    ("facts", "id", "text"),
    [
        ("kind = 'castle'", "kind", "castle"),
        (f"kind = 'location'\n{NAMES}", "needs", ""),
        (f"kind = 'boost'\ncost = '1 wood'\nwith = 'sail'\ninstant = 'gain 1 vp'\n{NAMES}", "has-no", ""),
        ("kind = 'location'\ncost = '1 wood'\nname = { en = 'Hut' }", "name", ""),
        (f"kind = 'location'\ncost = 'one wood'\n{NAMES}", "amount", "one wood"),
        (f"kind = 'location'\ncost = '1 beer'\n{NAMES}", "thing", "beer"),
        (f"kind = 'location'\ncost = '1 wood'\ncopies = 4\n{NAMES}", "value", "4"),
        (f"kind = 'location'\ncost = '1 wood'\norigin = 'stolen'\n{NAMES}", "value", "stolen"),
        (f"kind = 'location'\ncost = '1 wood'\naction = 'sing 1 song'\n{NAMES}", "effect", "sing 1 song"),
        (f"kind = 'location'\ncost = '1 wood'\naction = 'pay 1 wood'\n{NAMES}", "price", "pay 1 wood"),
        (f"kind = 'location'\ncost = '1 wood'\naction = 'gain 1 vp per moon'\n{NAMES}", "counted", "moon"),
        (f"kind = 'location'\ncost = '1 wood'\naction = 'perform dance'\n{NAMES}", "tile", "dance"),
        (f"kind = 'location'\ncost = '1 wood'\naction = 'assign 1 vp'\n{NAMES}", "token", "vp"),
        (f"kind = 'location'\ncost = '1 wood'\nfeature = 'when sleep: gain 1 vp'\n{NAMES}", "trigger", "sleep"),
        (f"kind = 'location'\ncost = '1 wood'\nfeature = 'always'\n{NAMES}", "feature", "always"),
        (f"kind = 'field'\nwith = 'reap'\nyields = '1 wood'\n{NAMES}", "tile", "reap"),
        (f"kind = 'island'\ndistance = 'far'\npillage = '1 wood'\n{NAMES}", "value", "far"),
    ],
)
def test_a_flaw_names_the_card_and_its_line_and_what_would_be_right(facts: str, id: str, text: str) -> None:
    found, args = broken(facts)
    assert found == id
    if text:
        assert args["text"] == text


@pytest.mark.rule("N11.1-j", "N1.1-b")
def test_what_a_deck_lacks_as_a_whole() -> None:
    assert [flaw.error.message.id for flaw in flaws(deck(9))] == ["north-deck-cards"]
    assert [flaw.error.message.id for flaw in flaws(deck().removeprefix(STARTS))] == ["north-deck-starts"]
    one, rest = STARTS.split("\n\n", 1)
    assert [flaw.error.message.args["count"] for flaw in flaws(deck().removeprefix(STARTS) + rest)] == [2]
    four = deck(10, one.replace("start-0", "start-3"))
    assert [flaw.error.message.id for flaw in flaws(four)] == ["north-deck-starts"]
    island = f"[rock]\nkind = 'island'\ndistance = 'near'\npillage = '1 wood'\n{NAMES}\n"
    found = [flaw.error.message.id for flaw in flaws(deck(10, island))]
    assert "north-deck-islands" in found


@pytest.mark.rule("N11.1-j")
def test_all_flaws_are_told_at_once() -> None:
    found = flaws(deck(8, "[odd]\nkind = 'castle'\n[even]\nkind = 'moat'\n"))
    assert [flaw.card for flaw in found] == ["odd", "even"]
    assert found[0].line < found[1].line


@pytest.mark.rule("N11.1-j")
def test_a_file_that_is_no_toml() -> None:
    found = flaws("[hut\nkind = ")
    assert [(flaw.card, flaw.error.message.id) for flaw in found] == [("", "north-deck-toml")]
    assert [flaw.error.message.id for flaw in flaws("hut = 3\n" + deck())] == ["north-deck-no-card"]
