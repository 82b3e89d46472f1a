"""A kingdom by lot: wishes are met, a seed repeats it, and what cannot be is said in words."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.lots import drawn
from kronika.engine.texts import LANGUAGES
from kronika.games.dominion.faces import ATTACK, COST, NUMBER, TYPES
from kronika.games.dominion.game import KINGDOM_IDS, Dominion
from kronika.games.dominion.lot import GROUPS


def draw(seed: str = "1", **wishes: object) -> list[str]:
    given = {name.replace("_", "-"): value for name, value in wishes.items()}
    return drawn(Dominion(), "kingdom", given, seed)


def refused(lang: str = "en", **wishes: object) -> str:
    with pytest.raises(kronika.SetupError) as wrong:
        draw("1", **wishes)
    return wrong.value.say(lang)


def test_ten_cards_that_a_game_can_begin_with() -> None:
    ten = draw()
    assert len(set(ten)) == 10
    table = kronika.new_table("dominion", setup={"kingdom": ten})
    assert sorted(table.view(0)["extra"]["kingdom"]) == sorted(ten)


def test_a_seed_repeats_it_and_another_draws_others() -> None:
    assert draw("7") == draw("7")
    assert len({tuple(draw(str(seed))) for seed in range(20)}) > 15
    every = {card for seed in range(60) for card in draw(str(seed))}
    assert every == set(KINGDOM_IDS)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_wishes_are_met(seed: str) -> None:
    ten = draw(seed, attack="least-2", cost_2="none", cost_5="most-2", must=["gardens"], bans=["witch"])
    faces = [NUMBER[card] for card in ten]
    assert sum(TYPES[face] & ATTACK != 0 for face in faces) >= 2
    assert "gardens" in ten
    assert 2 not in [COST[face] for face in faces]
    assert "witch" not in ten
    assert sum(COST[face] >= 5 for face in faces) <= 2


def test_rare_wishes_are_met_too() -> None:
    """So rare that no drawing at random would hit upon them."""
    ten = {NUMBER[card] for card in draw(village="least-4", reaction="least-2", attack="least-4", base="most-2")}
    assert len(ten & GROUPS["village"]) >= 4
    assert len(ten & GROUPS["reaction"]) == 2
    assert len(ten & GROUPS["attack"]) >= 4
    assert len(ten & GROUPS["base"]) <= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_said_in_words(lang: str) -> None:
    words = {
        "en": [
            "Moat cannot be both a must and banned.",
            "“Reactions”: you want at least 3, and there are only 2 to choose from.",
            "“Attacks”: of the cards that must be there 1 counts here, and you want none.",
            "“Cards costing 2” and “Cards of Intrigue” do not go together",
            "Ten cards are needed, and after your bans only 9 are left.",
        ],
        "cs": [
            "Hradní příkop nemůže zároveň nesmět chybět a být zakázaná karta.",
            "„Reakce“: chceš aspoň 3, na výběr jsou však jen 2.",
            "„Útoky“: z karet, které nesmějí chybět, sem patří 1, a ty nechceš žádnou.",
            "„Karty za 2“ a „Karty z Intrik“ se do deseti karet společně nevejdou",
            "Karet je potřeba deset, po tvých zákazech jich zbývá jen 9.",
        ],
    }[lang]
    kronika.games()
    assert refused(lang, must=["moat"], bans=["moat"]) == words[0]
    assert refused(lang, reaction="least-3") == words[1]
    assert refused(lang, must=["witch"], attack="none") == words[2]
    assert refused(lang, cost_2="least-4", intrigue="none", bans=["cellar"]).startswith(words[3])
    assert refused(lang, bans=KINGDOM_IDS[9:]) == words[4]


def test_three_wishes_that_go_together_only_by_two() -> None:
    """Four of each of three costs are twelve cards."""
    told = refused(cost_3="least-4", cost_4="least-4", cost_5="least-4")
    assert told == "All these wishes together are too much; without “Cards costing 3” it works."


def test_a_wish_that_nobody_can_have_is_refused() -> None:
    assert "“attack” cannot be “plenty”" in refused(attack="plenty")
    with pytest.raises(kronika.SetupError, match=r"draws no “sets” by lot. It can draw: kingdom"):
        drawn(Dominion(), "sets", {}, "1")
