"""`check_game` finds what is wrong with a game's texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import pytest

from examples.high_card.game import HighCard
from kronika.testing import Case, GameFlaws, check_game
from tests.testing.speaking import rewrite, speaking
from tests.testing.test_check_game import flaw

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("own_shelf")]


def test_a_text_that_one_language_lacks(spoken: Path) -> None:
    rewrite(spoken / "high-card.cs.ftl", "high-card-end = Všechny karty byly zahrány.\n", "")
    told = flaw(speaking(spoken), "languages say the same")
    assert "high-card.cs.ftl lacks high-card-end" in told
    assert "Add a line for each, such as: high-card-end = …" in told


def test_a_language_that_tells_less(spoken: Path) -> None:
    rewrite(spoken / "high-card.cs.ftl", "{ $name } otáčí", "Hráč otáčí")
    assert "speaks of $cards, $name in high-card.en.ftl, but of $cards in" in flaw(
        speaking(spoken), "languages say the same"
    )


def test_a_name_that_lacks_a_case(spoken: Path) -> None:
    czech = spoken / "high-card.cs.ftl"
    declined = re.sub(r"(?m)^card-(\d+) = .*$", r"\g<0>\n    .acc = kartu \1", czech.read_text(encoding="utf-8"))
    czech.write_text(declined, encoding="utf-8")
    rewrite(czech, "    .acc = kartu 7\n", "")
    told = flaw(speaking(spoken), "languages say the same")
    assert "card-7 lacks .acc in “cs”, which others of its kind have" in told
    assert "Add below card-7 a line for each form, such as: .acc = …" in told


def test_a_language_without_its_file(spoken: Path) -> None:
    (spoken / "high-card.cs.ftl").unlink()
    assert "has no counterpart in “cs”" in flaw(speaking(spoken), "languages say the same")


def test_a_game_without_texts() -> None:
    class Wordless(HighCard):
        home: ClassVar[Path | None] = None

    told = flaw(Wordless(), "languages say the same")
    assert "high-card has no texts" in told
    assert "beginning with: game-high-card = Wordless" in told


def test_a_thing_without_a_name(spoken: Path) -> None:
    for lang in ("en", "cs"):
        rewrite(spoken / f"high-card.{lang}.ftl", "high-card-zone-won", "high-card-zone-lost")
    told = flaw(speaking(spoken), "things have names")
    assert "texts missing in “en” (1)" in told
    assert "high-card-zone-won = …    (a kind of zone)" in told


def test_a_question_that_nobody_wrote(spoken: Path) -> None:
    for lang in ("en", "cs"):
        rewrite(spoken / f"high-card.{lang}.ftl", "high-card-ask =", "high-card-asks =")
    told = flaw(speaking(spoken), "everything said is written")
    assert "high-card-ask: nobody wrote this text" in told


def test_a_sentence_without_an_end(spoken: Path) -> None:
    rewrite(spoken / "high-card.en.ftl", "Choose a card to turn up.", "Choose a card to turn up")
    told = flaw(speaking(spoken), "everything said is written")
    assert "high-card-ask is a sentence without an end" in told


def test_a_label_without_an_end(spoken: Path) -> None:
    rewrite(spoken / "high-card.en.ftl", "takes all.", "takes all")
    told = flaw(speaking(spoken), "things have names")
    assert "game-high-card.about is a sentence without an end in “en”" in told


def test_a_label_that_wants_to_be_told_something(spoken: Path) -> None:
    for lang in ("en", "cs"):
        rewrite(spoken / f"high-card.{lang}.ftl", "high-card-zone-won = ", "high-card-zone-won = { $name }: ")
    told = flaw(speaking(spoken), "things have names")
    assert "high-card-zone-won cannot be said in “en”" in told
    assert "A label has no { $variables }." in told


def test_an_id_within_a_sentence(spoken: Path) -> None:
    rewrite(spoken / "high-card.en.ftl", "Choose a card to turn up.", "Choose for high-card-zone-won.")
    assert "high-card-ask reads “Choose for high-card-zone-won.”" in flaw(
        speaking(spoken), "everything said is written"
    )


@pytest.mark.parametrize("id", ["high-card-ask-lowest", "card-21", "high-card-end-early", "fact-high-card-color"])
def test_a_text_that_nothing_says(spoken: Path, id: str) -> None:
    for lang in ("en", "cs"):
        with (spoken / f"high-card.{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"{id} = Nobody ever reads this.\n")
    told = flaw(speaking(spoken), "no text is left over")
    assert f"texts that are left over: {id}" in told
    assert "they stand in no string of game.py, speaking.py" in told
    assert "Delete them in every language" in told


def test_a_text_that_another_has_within_is_not_left_over(spoken: Path) -> None:
    for lang in ("en", "cs"):
        file = spoken / f"high-card.{lang}.ftl"
        rewrite(file, "\nhigh-card-end = ", "\nhigh-card-all = 20\nhigh-card-end = { high-card-all }: ")
    check_game(speaking(spoken), only="no text is left over")


def test_texts_for_a_browser_alone_stand_in_files_of_their_own(spoken: Path) -> None:
    for lang in ("en", "cs"):
        (spoken / f"web.{lang}.ftl").write_text("high-card-stroke = Stroke\n", encoding="utf-8")
    check_game(speaking(spoken), only="no text is left over")

    class Plain(Case):
        browser_texts = ()

    with pytest.raises(GameFlaws, match="left over: high-card-stroke"):
        check_game(Plain(speaking(spoken)), only="no text is left over")
