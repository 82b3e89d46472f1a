"""`kronika play`: whole games by script, and everything that can be typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kronika
from kronika.cli.terminal import language
from kronika.games import _found
from tests.cli.run import kronika_says, program, script
from tests.toys.caravan import Caravan

GAME = ["play", "dominion", "--seed", "5", "--name", "Anna", "--bots", "big-money", "-s", "kingdom=victory-dance"]
MENU = "1 Play all Treasures"


@pytest.mark.parametrize(
    ("lang", "kingdom", "words"),
    [
        ("en", "hand-madness", ["Anna", "Big Money", "points", "Province", " wins!", "The last Province is gone."]),
        ("cs", "deconstruction", ["Anna", "Velké peníze", "body", "Provincie", "Vyhrává ", "Došly Provincie."]),
    ],
)
def test_a_whole_game_is_played_from_the_keyboard(lang: str, kingdom: str, words: list[str], tmp_path: Path) -> None:
    typed = script("9", lang, kingdom, "big-money")
    file = tmp_path / "game.json"
    args = ["--seed", "9", "--lang", lang, "--bots", "big-money", "--name", "Anna", "-s", f"kingdom={kingdom}"]
    done = program("play", *args, "--save", str(file), input="\n".join(typed) + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    for word in words:
        assert word in done.stdout
    table = kronika.replay(json.loads(file.read_text(encoding="utf-8")))
    assert table.over
    assert table.result is not None
    ending = done.stdout.rpartition(words[-1])[2]
    for score in table.result.scores:
        assert f" {score} " in ending


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_the_screen_fits(width: int, height: int) -> None:
    typed = script("9", "cs", "hand-madness", "big-money")
    args = ["--seed", "9", "--lang", "cs", "--bots", "big-money", "--name", "Anna", "-s", "kingdom=hand-madness"]
    size = {"COLUMNS": str(width), "LINES": str(height)}
    screens = kronika_says("play", *args, input="\n".join(typed), env=size).output.split("━━ Dominion")[1:]
    assert len(screens) == len(typed)
    for screen in screens[:-1]:
        lines = screen.splitlines()
        assert len(lines) <= height
        assert max(len(line) for line in lines[1:]) <= width


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["?"], ["why NAME", "undo", "save FILE", "quit"]),
        (["? gold"], ["Gold  costs 6, 30 left", "Worth 3 coins."]),
        (["? Great"], ["Great Hall", "+1 Card"]),
        (["? 2"], ["Play Copper", "Worth 1 coin."]),
        (["? 1"], ["Play all Treasures", "D3.3-d  "]),
        (["? D3.2-a"], ["D3.2-a  The turn opens with one Action"]),
        (["? d3.4"], ["D3.4  Clean-up", "D3.4-a"]),
        (["? xyzzy"], ["no card, option or rule called “xyzzy”"]),
        (["why"], ["Province costs 8; you have no coins. [D3.3-d]", "Estate is never played"]),
        (["why province"], ["Province costs 8; you have no coins. [D3.3-d]", "D3.3-d  A card is affordable"]),
        (["why copper"], ["“copper” is possible: 2, 3"]),
        (["why moat"], ["Nothing else belongs to this question"]),
        (["province"], ["Province costs 8; you have no coins. [D3.3-d]"]),
        (["99"], ["There is no option 99; they go from 1 to 5."]),
        (["0"], ["There is no option 0"]),
        (["-1"], ["Nothing here is called “-1”. Type a number from 1 to 5"]),
        (["frobnicate"], ["Nothing here is called “frobnicate”"]),
        (["copper"], ["may mean several: 2 Play Copper, 3 Buy Copper"]),
        ([""], ["Play all Treasures (+4, 4 in all) ↵", "Anna plays 4 Coppers"]),
        (["", ""], ["Something must be picked: type a number from 1 to"]),
        (["great hall"], ["Within reach, by name: ", "buys Great Hall;"]),
        (["end"], ["! 5: You can still buy something: your 4 coins pay for"]),
        (["1 2"], ["You picked 2; pick no more than 1 option."]),
        (["undo"], ["nothing can be taken back"]),
        (["1", "undo", "log"], [MENU]),
        (["1", "silver", "undo"], ["Go back with", "they don’t mind: `undo!` goes back"]),
        (["1", "silver", "undo!"], ["mixed again", "Anna plays", "Buy Silver"]),
        (["save"], ["Type: save FILE"]),
        (["save /nonexistent/x.json"], ["There is no file or folder /nonexistent/x.json."]),
        (["1", "silver", "log"], ["  Anna buys Silver.", "Big Money begins turn 1."]),
        (["1", "silver", "log 2"], ["These were the last of"]),
        (["treasures", "buy:silver"], ["your turn 2"]),
        (["play all", "sil"], ["your turn 2"]),
    ],
)
def test_what_can_be_typed(typed: list[str], words: list[str]) -> None:
    done = kronika_says(*GAME, input="\n".join(typed) + "\n")
    assert done.exit_code == 0
    assert MENU in done.output
    for word in words:
        assert word in done.output
    assert "Good-bye" in done.output  # the input ended, and so did the sitting


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["proč provincie"], ["Provincie stojí 8, ty nemáš žádnou minci. [D3.3-d]"]),
        (["proc stribrnak"], ["Stříbrňák stojí 3"]),
        (["nápověda"], ["zpět", "uložit SOUBOR"]),
        (["? zlatak"], ["Zlaťák  cena 6"]),
        (["1", "zpět"], ["Vyložit všechny peníze"]),
        (["1", "stříb", "záznam"], ["  Anna kupuje Stříbrňák."]),
        (["1", "stříb", "zpet!"], ["Koupit Stříbrňák"]),
        (["hrnec"], ["Nic tu nezačíná na „hrnec“"]),
        (["odejít", ""], ["Uložit hru?", "Na shledanou"]),
    ],
)
def test_what_can_be_typed_in_czech(typed: list[str], words: list[str]) -> None:
    done = kronika_says(*GAME, "--lang", "cs", input="\n".join(typed) + "\n")
    assert done.exit_code == 0
    for word in words:
        assert word in done.output


def test_whoever_says_nothing_about_the_setup_plays_what_people_are_offered() -> None:
    done = kronika_says(*GAME[:-2], input="")
    assert "Cellar" in done.output
    assert "Great Hall" not in done.output


def test_option_is_an_old_name_of_setup() -> None:
    done = kronika_says(*GAME[:-2], "--option", "kingdom=victory-dance", "--lang", "en", input="")
    assert done.stderr.startswith("kronika: --option is now called --setup; it still works, for now.\n")
    assert "Great Hall" in done.output


def test_several_cards_are_picked_by_number_or_name() -> None:
    """Cellar: as many cards as one likes; each answer leads to the same position."""
    cellar = "cellar,moat,village,woodcutter,workshop,militia,remodel,smithy,market,mine"
    start = ["play", "--seed", "3", "--name", "Anna", "--bots", "big-money", "-s", f"kingdom={cellar}"]
    to_the_cellar = ["1", "cellar", "1", "silver"]
    seen: list[str] = []
    for turn in range(6):
        done = kronika_says(*start, input="\n".join([*to_the_cellar, *["end"] * turn, "cellar"]) + "\n")
        if "you will draw as many" in done.output:
            before = [*to_the_cellar, *["end"] * turn, "cellar"]
            for answer in (["1 1"], ["copper, copper"], ["copper copper"]):
                after = kronika_says(*start, input="\n".join(before + answer) + "\n").output
                seen.append(after.split("Since your last answer")[-1].split("\n", 2)[1])
            none = kronika_says(*start, input="\n".join([*before, ""]) + "\n")
            assert "Play all Treasures" in none.output.split("you will draw as many")[-1]
            too_often = kronika_says(*start, input="\n".join([*before, "1 1 1 1 1 1"]) + "\n")
            assert "You picked 6; pick no more than 4 options." in too_often.output
            break
    assert len(seen) == 3
    assert "discards" in seen[0]
    assert seen[0] == seen[1] == seen[2]


def test_quitting_asks_whether_to_save_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    done = kronika_says(*GAME, input=f"1\nsilver\nquit\n{file}\n")
    assert done.exit_code == 0
    assert f"Saved to {file}" in done.output.replace("\n", "")
    assert json.loads(file.read_text(encoding="utf-8"))["answers"][0] == [0, "treasures"]
    again = kronika_says("play", "--load", str(file), "--bots", "big-money", input="")
    assert "your turn 2" in again.output
    assert "Anna" in again.output


def test_the_end_of_the_input_saves_too(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    done = program(*GAME, "--save", str(file), input="1\n")
    assert done.returncode == 0
    assert kronika.replay(json.loads(file.read_text(encoding="utf-8"))).seq >= 1


def test_without_a_seed_nobody_can_compute_the_chance(tmp_path: Path) -> None:
    """And a seed that somebody gives means the same game for ever."""
    found = []
    for seed in ([], ["--seed", "7"]):
        file = tmp_path / "game.json"
        kronika_says("play", *seed, "--save", str(file), input="")
        found.append(json.loads(file.read_text(encoding="utf-8"))["chance"])
    assert found[0]["generator"] == "sha512/1"
    assert len(bytes.fromhex(found[0]["seed"])) == 16
    assert found[1] == {"generator": "mwc/1", "seed": "7"}


def test_three_bots_with_the_same_name_are_told_apart() -> None:
    done = kronika_says("play", "--seats", "4", "--bots", "big-money", "--seed", "1", input="")
    assert "Big Money 2" in done.output
    assert "Big Money 3" in done.output


def test_a_kingdom_is_drafted_from_the_keyboard() -> None:
    done = kronika_says(*GAME[:-2], "-s", "kingdom=draft", input="moat\nvillage\n")
    assert "Pick Moat" in done.output
    assert "8 cards are still missing" in done.output or "7 cards are still missing" in done.output


def test_any_other_game_can_be_played_without_being_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Caravan has no texts, piles or tracks; zones, options and refusals suffice."""
    monkeypatch.setitem(_found, Caravan.id, Caravan())
    done = kronika_says("play", "caravan", "--bots", "random", "--seed", "1", input="1\n" * 200)
    assert done.exit_code == 0
    assert "road" in done.output
    assert "Place" in done.output
    assert "Random" not in done.output  # Dominion's name for its bot is not Caravan's


def test_a_game_in_which_all_act_at_once_is_nobodys_turn() -> None:
    done = kronika_says("play", "examples.high_card.game:HighCard", "--seed", "1", "--lang", "en", input="1\n" * 5)
    assert done.exit_code == 0, done.exception
    assert "High Card · Play" in done.output
    assert "turn 1" not in done.output


def test_colours_only_repeat_what_signs_say() -> None:
    done = kronika_says(*GAME, input="1\n", env={"NO_COLOR": "1"})
    assert "\x1b" not in done.output
    assert "› 3 Silver" in done.output
    assert "  8 Province" in done.output


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = program(*GAME, input="\udcff\udcfe\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nothing here is called" in done.stdout
    assert "Anna plays" in done.stdout


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "cs_CZ", "LANG": "en_US"}, "cs"),
        ({"LC_ALL": "C", "LANG": "cs_CZ"}, "en"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang
