"""The log of Dominion as each player reads it, and what they are asked."""

from __future__ import annotations

import pytest

from kronika.engine.texts import catalogue
from tests.scenes.dominion import Scene

PLAYERS = ["Anna", "Karel", "Ivo", "Eva"]


def log(scene: Scene, lang: str, seat: int | None) -> list[str]:
    return [line for event in scene.events(seat) if (line := catalogue(lang).event(event, PLAYERS))]


def test_a_draw_names_the_cards_to_its_player_and_counts_them_for_the_others() -> None:
    scene = Scene(hand="smithy", deck="copper curse copper", listen=True).play("smithy")
    assert log(scene, "cs", 0)[:2] == ["Anna vykládá Kovárnu.", "Anna si dobírá 2 Měďáky a Kletbu."]
    assert log(scene, "cs", 1)[:2] == ["Anna vykládá Kovárnu.", "Anna si dobírá 3 karty."]
    assert log(scene, "en", None)[:2] == ["Anna plays Smithy.", "Anna draws 3 cards."]


def test_of_several_discards_the_others_read_the_top_one_and_how_many() -> None:
    scene = Scene(hand="militia", rival_hand="copper*4 estate", listen=True).play("militia")
    scene.picks(1, "discard:copper", "discard:estate")
    assert log(scene, "cs", 0)[-2:] == ["Karel odkládá 1 kartu.", "Karel odkládá navrch Statek, celkem 2 karty."]
    assert log(scene, "cs", 1)[-2:] == ["Karel odkládá Měďák.", "Karel odkládá navrch Statek, celkem 2 karty."]
    assert log(scene, "en", 0)[-2:] == ["Karel discards 1 card.", "Karel discards Estate on top, 2 cards in all."]


def test_a_passed_card_is_named_to_giver_and_receiver_only() -> None:
    scene = Scene(hands=["masquerade curse", "copper", "silver"], seats=3, listen=True).play("masquerade")
    assert log(scene, "cs", 1)[1:4] == [
        "Karel dostává Kletbu, podává Anna.",
        "Ivo dostává Měďák, podává Karel.",
        "Anna dostává 1 kartu, podává Ivo.",
    ]
    assert log(scene, "en", 2)[1:4] == [
        "Anna passes 1 card to Karel.",
        "Karel passes Copper to Ivo.",
        "Ivo passes Silver to Anna.",
    ]


def test_a_gain_says_where_the_card_goes_if_that_is_unusual() -> None:
    scene = Scene(hand="bureaucrat", rival_hand="copper", listen=True).play("bureaucrat")
    assert "Anna si bere Stříbrňák navrch dobíracího balíčku." in log(scene, "cs", 1)
    scene = Scene(hand="torturer", deck="copper*3", rival_hand="copper*2", listen=True).play("torturer")
    scene.answers(1, "take-curse")
    assert log(scene, "cs", 0)[-1] == "Karel si bere Kletbu do ruky."
    assert log(scene, "en", 0)[-1] == "Karel gains Curse to hand."


@pytest.mark.parametrize(
    ("bonus", "cs", "en"),
    [
        ((1, 0, 0), "Anna získává +1 akci.", "Anna gets +1 Action."),
        ((0, 1, 2), "Anna získává +1 nákup, +2 mince.", "Anna gets +1 Buy, +2 Coins."),
        ((0, 0, 5), "Anna získává +5 mincí.", "Anna gets +5 Coins."),
        ((2, 0, 1), "Anna získává +2 akce, +1 minci.", "Anna gets +2 Actions, +1 Coin."),
        ((2, 1, 2), "Anna získává +2 akce, +1 nákup, +2 mince.", "Anna gets +2 Actions, +1 Buy, +2 Coins."),
    ],
)
def test_bonuses_are_listed_without_those_that_are_nought(bonus: tuple[int, int, int], cs: str, en: str) -> None:
    args = dict(zip(("actions", "buys", "coins"), bonus, strict=True))
    event = {"id": "dominion-log-plus", "seat": 0, "args": args, "moves": []}
    assert catalogue("cs").event(event, PLAYERS) == cs
    assert catalogue("en").event(event, PLAYERS) == en


def test_a_prompt_calls_the_victim_by_name() -> None:
    scene = Scene(hand="spy", deck="copper*2", rival_deck="nobles", listen=True).play("spy", "no")
    assert catalogue("cs").prompt(scene.ask().what, PLAYERS) == "Karel odkrývá Šlechtice. Má se karta odložit?"
    assert catalogue("en").prompt(scene.ask().what, PLAYERS) == "Karel revealed Nobles. Discard it?"


def test_an_option_is_said_in_the_accusative() -> None:
    scene = Scene(hand="swindler masquerade")
    options = [catalogue("cs").say(option.text) for option in scene.ask().options]
    assert options == ["Vyložit Maškary", "Vyložit Podvodníka", "Přejít k nákupu"]
