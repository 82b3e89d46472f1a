"""`ahead` at the table, and what a game says of this very moment without being asked."""

from __future__ import annotations

import re

import pytest

from kronika.cli.screen import Screen
from kronika.cli.terminal import Terminal
from kronika.games.oath.scene import Scene
from tests.cli.run import kronika_says


def said(*args: str, word: str = "ahead", lang: str = "en") -> str:
    """What stands between the typed word and the next prompt."""
    whole = kronika_says("play", *args, "--name", "Anna", "--lang", lang, input=f"{word}\nquit\n\n").output
    return whole.partition(f" {word}\n")[2].rpartition(" quit\n")[0]


def test_ones_own_deck_the_next_hand_and_what_all_know_of_a_rival() -> None:
    ahead = said("dominion", "--seed", "5", "--bots", "big-money", "-s", "kingdom=victory-dance")
    own, _, theirs = ahead.partition("Big Money: the deck")
    places = dict(re.findall(r"(Copper|Estate): (\d+ in the deck, \d+ in hand, \d+ elsewhere)", own))
    counts = {card: [int(n) for n in re.findall(r"\d+", where)] for card, where in places.items()}
    assert {card: sum(found) for card, found in counts.items()} == {"Copper": 7, "Estate": 3}
    assert sum(found[1] for found in counts.values()) == 5
    # Five cards are left in the deck, and they will be the next hand.
    assert f"worth {counts['Copper'][0]}.0 coins; the chance of an Action in it is 0 %" in own
    assert "You shuffle after 5 more cards." in own
    assert "7 × Copper" in theirs
    assert "3 × Estate" in theirs


@pytest.mark.rule("V5.1", "V5.5")
@pytest.mark.parametrize(
    ("word", "lang", "words"),
    [
        ("ahead", "en", ["What Anna gets by rolling next", "5: 1 gold (15 of 36)", "6: 1 strength (16 of 36)"]),
        ("výhled", "cs", ["Co dostane Anna, až bude příště házet", "5: 1 zlaťák (15 z 36)", "6: 1 sílu (16 z 36)"]),
    ],
)
def test_what_each_number_of_the_next_roll_brings(word: str, lang: str, words: list[str]) -> None:
    # A five on a die, or as the sum: 11 and 4 of 36 rolls. A six: 11 and 5.
    ahead = said("valeria", "--seed", "3", "--bots", "greedy", word=word, lang=lang)
    for each in words:
        assert each in ahead


def test_where_nothing_can_be_foreseen_that_is_said() -> None:
    nothing = "Nothing more can be foreseen than what lies on the table."
    assert nothing in said("examples.high_card.game:HighCard", "--bots", "random")


@pytest.mark.rule("3.1-a")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "wins at the next Wake."), ("cs", "V příštím procitnutí vyhraje")],
)
def test_whoever_is_about_to_win_is_told_without_being_asked_for(lang: str, words: str) -> None:
    def drawn(scene: Scene) -> str:
        terminal = Terminal(lang)
        terminal.game, terminal.names = "oath", scene.table.names
        live = [notice for notice in scene.table.notices(0) if notice.live]
        screen = Screen(terminal, scene.view(0), scene.table.ask(0), notices=live)
        return " ".join(line.plain.strip() for line in screen.lines([], 60))

    usurper = Scene(title=1, usurper=True, warbands={"2": (1, 1), "3": (1, 1), "0": (0, 1)})
    assert words in drawn(usurper)
    assert words not in drawn(Scene(title=1))
