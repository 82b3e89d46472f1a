"""What a player may foresee: the odds with every number of dice and every plan, what hangs on a battle, who is about to
win (3, 5.5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kronika
from kronika.engine.message import Message
from kronika.engine.prospects import Prospects
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.oath.forecast import Forecast
from kronika.games.oath.odds import Fight, odds
from kronika.games.oath.powers import MAJOR
from kronika.games.oath.prospects import ENOUGH
from kronika.games.oath.sight import OathSight
from kronika.testing import walk
from tests.scenes.oath import Scene


def foreseen(scene: Scene, seat: int = 0) -> Prospects:
    return scene.table.prospects(seat)


def row(scene: Scene, seat: int = 0, **what: Any) -> dict[str, Any]:
    """The one row of the odds in which all this holds."""
    rows = [row for row in foreseen(scene, seat).odds["rows"] if all(row.get(k) == v for k, v in what.items())]
    assert len(rows) == 1, rows
    return dict(rows[0])


def raid(**more: object) -> Scene:
    """The Chancellor attacks the steppe of an Exile with four warbands: one die and two warbands defend it."""
    given: dict[str, object] = {
        "oath": "supremacy",
        "pawns": "steppe river wastes",
        "warbands": {"steppe": (1, 2), "river": (1, 1), "great-slum": (0, 1)},
        "board": [4, 0, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def said(messages: list[dict[str, Any]]) -> list[str]:
    return [message["id"].removeprefix("oath-foresee-") for message in messages]


# --- dice and plans


@pytest.mark.rule("5.5.2-c", "5.5.2-d")
def test_every_number_of_dice_has_its_odds() -> None:
    scene = raid().do("campaign", "done")
    for dice in range(5):
        found = row(scene, dice=dice, plans=[])
        assert found["win"] == pytest.approx(odds(Fight(dice, 1, 4, 2)).win, abs=1e-4)
        assert (found["attack"], found["defense"], found["guard"], found["force"]) == (dice, 1, 2, 4)
    here = foreseen(scene)
    assert here.primary == "dice:4"
    percent = round(100 * odds(Fight(4, 1, 4, 2)).win)
    assert here.outlook["dice:4"].args["percent"] == percent
    assert list(here.warnings) == ["dice:0"], "an attack without dice"


@pytest.mark.rule("5.5.3-a")
def test_plans_are_reckoned_alone_and_together() -> None:
    scene = raid(advisers=["longbows mercenaries"], favor=[5, 0, 0]).do("campaign", "done")
    assert foreseen(scene).odds["plans"] == ["longbows", "mercenaries"]
    assert row(scene, dice=4, plans=["longbows"])["attack"] == 5
    assert row(scene, dice=4, plans=["longbows", "mercenaries"])["attack"] == 8
    assert row(scene, dice=2, plans=["mercenaries"])["left"] > row(scene, dice=2, plans=[])["left"]
    before = scene.state.plain()
    foreseen(scene)
    assert scene.state.plain() == before, "nothing is used up by looking"
    scene.do("dice:4")
    after = foreseen(scene)
    assert set(after.outlook) == {"go-on", "use:longbows", "use:mercenaries"}
    assert after.primary == "go-on"


@pytest.mark.rule("5.5.3-a", "7.1.2-a")
def test_two_plans_that_cannot_both_be_paid_have_no_odds_together() -> None:
    scene = raid(advisers=["mercenaries encirclement"], favor=[1, 0, 0]).do("campaign", "done")
    plans = foreseen(scene).odds["plans"]
    assert plans == ["mercenaries", "encirclement"]
    assert row(scene, dice=4, plans=plans)["win"] is None
    assert row(scene, dice=4, plans=["encirclement"])["attack"] == 6


@pytest.mark.rule("5.5.3-a")
def test_known_answers_of_the_defender_are_told_and_facedown_ones_only_counted() -> None:
    held = {"steppe": (1, 5), "river": (1, 1)}
    scene = raid(advisers=["-", "longbows"], facedown_advisers=["-", "keep"], warbands=held).do("campaign", "done")
    here = foreseen(scene).odds
    assert here["answers"] == [{"card": "longbows", "seat": 1}]
    found = row(scene, dice=4, plans=[])
    assert found["answers"] == [pytest.approx(odds(Fight(3, 1, 4, 5)).win, abs=1e-4)]
    assert here["facedown"] == 1
    scene.do("dice:4")
    hold = foreseen(scene, 1)
    assert hold.odds["side"] == "defense"
    assert int(hold.outlook["use:longbows"].args["percent"]) > int(hold.outlook["go-on"].args["percent"])


def test_a_great_battle_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many plans there are on both sides: every number of dice has its odds, and each plan with all dice."""
    reckoned = 0
    foresee = OathSight.foresee

    def counting(self: OathSight, *args: Any, **more: Any) -> Forecast | None:
        nonlocal reckoned
        reckoned += 1
        return foresee(self, *args, **more)

    monkeypatch.setattr(OathSight, "foresee", counting)
    mine, theirs = "longbows mercenaries encirclement", "bear-traps battle-honors kindred-warriors"
    held = {"steppe": (1, 5), "river": (1, 1)}
    scene = raid(advisers=[mine, theirs], favor=[6, 4, 0], board=[20, 2, 0], warbands=held).do("campaign", "done")
    found = foreseen(scene)
    assert len(found.odds["plans"]) >= 3
    assert found.odds["answers"]
    assert {row["dice"] for row in found.odds["rows"] if not row["plans"]} == set(range(21))
    assert {tuple(row["plans"]) for row in found.odds["rows"] if row["dice"] == 20} >= {(p,) for p in mine.split()}
    assert row(scene, dice=20, plans=[])["answers"]
    assert reckoned <= 2 * 2 * ENOUGH  # once for all of it, and once for the row


@pytest.mark.rule("5.5.3-b")
def test_what_bandits_will_use_is_reckoned_in() -> None:
    scene = raid(warbands={}, cards={"steppe": "longbows"}).do("campaign", "done")
    assert row(scene, dice=4, plans=[])["attack"] == 3


@pytest.mark.rule("5.5.2-a")
def test_each_target_says_what_it_would_make_of_the_battle() -> None:
    scene = raid().do("campaign")
    here = foreseen(scene)
    assert here.outlook["done"].args["percent"] == round(100 * odds(Fight(4, 1, 4, 2)).win)
    assert here.outlook["site:7"].args["percent"] == round(100 * odds(Fight(4, 2, 4, 3)).win)


# --- what hangs on it


@pytest.mark.rule("5.5.7.I-a", "2.11-b", "3.1-a")
def test_victory_takes_the_site_the_title_and_the_win_of_a_usurper() -> None:
    scene = raid(title=1, usurper=True).do("campaign", "done")
    here = foreseen(scene).odds
    assert said(here["won"]) == ["site", "count", "title", "stopped"]
    assert (here["won"][1]["args"]["mine"], here["won"][1]["args"]["best"]) == (2, 1)
    assert [message["args"]["player"] for message in here["won"][2:]] == [0, 1]
    assert said(here["lost"]) == ["losses", "wins"]


@pytest.mark.rule("5.5.5-c", "5.5.6-a")
def test_the_sacrifice_says_how_both_answers_end() -> None:
    scene = raid().dice(defense="two", attack="sword sword hollow hollow").do("campaign", "done", "dice:4")
    here = foreseen(scene)
    assert here.primary == "sacrifice"
    won, lost = here.outlook["sacrifice"], here.outlook["none"]
    assert (won.id, dict(won.args)) == ("oath-outlook-won", {"attack": 5, "defense": 4, "left": 2})
    assert (lost.id, dict(lost.args)) == ("oath-outlook-lost", {"attack": 3, "defense": 4, "left": 2})
    scene.do("sacrifice")
    assert scene.board() == 2, "as it was told"


# --- who is about to win


def alarms(scene: Scene, seat: int | None = 0) -> list[tuple[int, str, str]]:
    return [
        (alarm["seat"], alarm["text"]["id"].removeprefix("oath-alarm-"), alarm["why"]["id"].removeprefix("oath-alarm-"))
        for alarm in scene.view(seat)["extra"]["alarms"]
    ]


@pytest.mark.rule("3.1-a", "3.2-a")
def test_whoever_wins_at_the_next_wake_is_told_with_the_reason() -> None:
    calm = Scene(title=1)
    assert alarms(calm) == []
    assert "player" not in foreseen(calm).warnings["rest"].args
    warbands = {"2": (1, 1), "3": (1, 1), "0": (0, 1)}
    usurper = Scene(title=1, usurper=True, warbands=warbands)
    assert alarms(usurper) == [(1, "wake", "usurper")]
    (alarm,) = usurper.view(0)["extra"]["alarms"]
    assert alarm["slots"] == [2, 3]
    assert (alarm["why"]["args"]["mine"], alarm["why"]["args"]["best"]) == (2, 1)
    warning = foreseen(usurper).warnings["rest"]
    assert (warning.id, warning.args["player"]) == ("oath-warn-rest-wake", 1)
    vision = Scene(visions=["", "", "faith"], banners={"darkest-secret": (2, 1)}, visions_drawn=3)
    assert alarms(vision) == [(2, "wake", "vision")]


@pytest.mark.rule("3.1-a")
def test_nobody_is_warned_of_their_own_victory() -> None:
    scene = Scene(title=1, usurper=True, turn=1)
    assert "player" not in foreseen(scene, 1).warnings["rest"].args
    assert foreseen(Scene(title=1, usurper=True, turn=2), 2).warnings["rest"].args == {"player": 1}


@pytest.mark.rule("3.4-a", "3.4.1-a", "3.4.2-a")
def test_in_the_last_round_whoever_has_had_a_turn_wakes_no_more() -> None:
    """The title decides then, when the round is over."""
    assert alarms(Scene(round=8), 1) == [(0, "end", "empire")]
    assert alarms(Scene(round=8, title=1, usurper=True)) == [(1, "wake", "usurper")]
    assert alarms(Scene(round=8, title=1, usurper=True, turn=2)) == [(1, "end", "usurper")]
    assert foreseen(Scene(round=8, turn=2), 2).warnings["rest"].id == "oath-warn-rest-end"


@pytest.mark.rule("4.3.4-a")
def test_supply_beyond_the_full_track_is_lost() -> None:
    """An Exile with ten warbands in the bank gets six; in the last round nobody needs it any more."""
    told = {left: foreseen(Scene(turn=1, supply=[7, left, 7]), 1).warnings.get("rest") for left in (1, 2, 7)}
    assert told == {
        1: None,  # six and the one that is left are seven
        2: Message("oath-warn-rest-supply", {"count": 1}),
        7: Message("oath-warn-rest-supply", {"count": 6}),
    }
    last = foreseen(Scene(turn=1, round=8), 1).warnings.get("rest")
    assert last is None or last.id != "oath-warn-rest-supply"


def test_an_attack_without_warbands_warns() -> None:
    scene = raid(board=[0, 0, 0])
    assert "campaign" in foreseen(scene).warnings
    assert "campaign" not in foreseen(raid()).warnings


# --- what an answer with several picks is called


SEVERAL = (
    *("losses", "occupy", "occupy-from", "discard-order", "keep-some", "banks", "replace", "garrison", "show-relics"),
    *("signals-from", "signals-to", "relic-hunter", "terror", "pilgrims", "nature", "send-away", "raise"),
)
"""The questions that may be answered with several picks."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_for_several_picks_say_what_their_button_does(lang: str) -> None:
    texts = catalogue(lang, "oath")
    for about in SEVERAL:
        for count in (1, 2, 5):
            what = Message(f"oath-ask-{about}", {"count": 9, "card": "longbows", "site": "river", "player": 1})
            picked = [Message("oath-do-discard", {"card": card}) for card in ("wolves", "elders", "keep")][:count]
            word = texts.deed(what, picked * (5 if count == 5 else 1), ["Anna", "Jan"])
            assert word, about
            assert "9" not in word, "the number of picks, not what was asked for"
            assert len(word) < 60 or count > 1, word


def test_no_other_question_takes_several_picks() -> None:
    """In games played at random: whoever adds one writes its words."""
    texts = catalogue("en", "oath")
    for seed in (3, 4):
        table = kronika.new_table("oath", 4, seed, {"world": "random"})
        chance = random.Random(seed)
        for _, ask in zip(range(600), walk(table, chance), strict=False):
            assert ask.most == 1 or texts.has(ask.what.id, "do"), ask.what.id


def test_the_end_of_a_turn_is_offered_first_only_with_nothing_large_left() -> None:
    assert foreseen(Scene(turn=1, supply=[7, 7, 7]), 1).primary == ""
    spent = Scene(turn=1, supply=[7, 0, 7], facedown_advisers=["", "longbows"])
    assert set(MAJOR).isdisjoint(spent.table.asks[0].keys())
    assert foreseen(spent, 1).primary == "rest"
    woken = Scene(title=1, usurper=True, turn=2, supply=[7, 7, 0], facedown_advisers=["", "", "longbows"])
    assert (foreseen(woken, 2).primary, list(foreseen(woken, 2).warnings)) == ("", ["rest"]), "somebody wins then"
