"""What the regent does with cards: which it plays where, when it uses them, and what it never does."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.games.oath.bots.regent.assessment import Assessment
from kronika.games.oath.bots.regent.cards import best_way
from kronika.games.oath.bots.regent.plan import trade_gains
from kronika.games.oath.bots.regent.powers import power_worth
from kronika.games.oath.bots.regent.war import raids
from kronika.games.oath.bots.regent.weights import Weights
from kronika.games.oath.sight import OathSight
from tests.games.oath.bots.play import decide, play_turn
from tests.scenes.oath import Scene


def look(scene: Scene, seat: int = 0) -> Assessment:
    sight = scene.table.sight(seat)
    assert isinstance(sight, OathSight)
    return Assessment(sight, Weights())


def exile(**given: Any) -> Scene:
    """Seat 1 to act at a site of its own; the Empire has one site."""
    row: dict[str, Any] = {"turn": 1, "warbands": {"0": (0, 1), "1": (1, 2)}}
    return Scene(**{**row, **given})


# --- what it plays, and where ---


@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("insomnia", "faceup"),  # a secret at every Rest
        ("silver-tongue", "faceup"),
        ("gambling-hall", "site:1"),
        ("salad-days", "site:1"),  # three favor, and one for playing it there
        ("vow-of-peace", "discard"),  # who wants sites must not forswear Campaigns
        ("vow-of-union", "discard"),
        ("vow-of-poverty", "discard"),
        ("pilgrimage", "discard"),  # its own people would leave
        ("salt-the-earth", "discard"),  # not at home
    ],
)
def test_knows_what_is_good_for_it(card: str, way: str) -> None:
    scene = exile(cards={"1": "wolves"})
    ways = ["site:1", "faceup", "facedown", "discard"]
    face = scene.table.sight(1).face(card)
    if face.site_only:
        ways.remove("faceup")
    if face.adviser_only:
        ways.remove("site:1")
    if way == "discard":
        ways.remove("facedown")
    assert best_way(look(scene, 1), card, ways)[0] == way


def worth_of(scene: Scene, card: str, way: str, seat: int = 1) -> float:
    return best_way(look(scene, seat), card, [way])[1]


@pytest.mark.parametrize("card", ["toll-roads", "curfew", "forced-labor", "forest-council", "tome-guardians"])
def test_gives_no_ruler_a_card_that_works_against_itself(card: str) -> None:
    """At home they serve; at the Chancellor's site the Chancellor."""
    scene = exile(warbands={"5": (0, 1), "1": (1, 2)})
    assert worth_of(scene, card, "site:1") > 0.9 > worth_of(scene, card, "site:5")


def test_does_not_forswear_the_banner_that_it_is_after() -> None:
    """The Vow of Silence bars the Darkest Secret, the Vow of Renewal the People's Favor."""
    for oath, vow, other in (
        ("devotion", "vow-of-silence", "vow-of-renewal"),
        ("people", "vow-of-renewal", "vow-of-silence"),
    ):
        scene = exile(oath=oath, banners={"peoples-favor": (0, 2), "darkest-secret": (0, 2)})
        assert worth_of(scene, vow, "faceup") < 0 < worth_of(scene, other, "faceup")


def test_an_exile_keeps_the_right_to_visions_and_the_chancellor_swears_obedience() -> None:
    scene = exile()
    assert worth_of(scene, "vow-of-obedience", "faceup", 1) < 0.5 < worth_of(scene, "vow-of-obedience", "faceup", 0)


def test_sends_bandits_only_where_others_have_more_to_lose() -> None:
    """The Bandit Chief takes a warband from every site."""
    held = {"0": (0, 1), "2": (0, 1), "5": (1, 3)}
    assert worth_of(Scene(turn=1, warbands=held), "bandit-chief", "site:5") > 2.0
    lone = {"0": (0, 3), "2": (1, 1), "5": (1, 1)}
    assert worth_of(Scene(turn=1, warbands=lone), "bandit-chief", "site:5") < 0.0


def test_proclaims_the_vision_of_another_whose_goal_it_meets() -> None:
    """Rebellion lies before seat 2, and seat 1 holds the People's Favor."""
    banners = {"peoples-favor": (1, 3)}
    shown = exile(visions=["-", "-", "rebellion"], banners=banners, visions_drawn=3)
    assert (
        worth_of(shown, "false-prophet", "faceup") > 5.0 > worth_of(exile(banners=banners), "false-prophet", "faceup")
    )


def test_makes_no_room_for_a_poor_adviser() -> None:
    """Among two and an Insomnia nobody else finds a place."""
    scene = exile(advisers=["-", "insomnia alchemist"])
    assert worth_of(scene, "scryer", "faceup") < 0.0


def test_counts_whom_a_jealous_adviser_drives_away() -> None:
    """Insomnia bears one other adviser: with two there one must go."""
    one, two = exile(advisers=["-", "alchemist"]), exile(advisers=["-", "alchemist mercenaries"])
    assert worth_of(one, "insomnia", "faceup") - worth_of(two, "insomnia", "faceup") > 1.0


# --- when it uses them ---


def used(scene: Scene) -> list[str]:
    """The powers that the regent uses in its turn."""
    return [key[4:] for key in play_turn(scene) if key.startswith("use:")]


def idle(**given: Any) -> Scene:
    """An Exile at an empty site without Supply: nothing to do but use what it has."""
    row: dict[str, Any] = {"supply": [7, 0, 7], "pawns": "0 1 2"}
    return exile(**{**row, **given})


def test_uses_what_gives_more_than_it_costs() -> None:
    assert "gambling-hall" in used(idle(cards={"1": "gambling-hall"}, banks=4, favor=[2, 2, 2]))
    assert "tutor" in used(idle(advisers=["-", "tutor"], secrets=[3, 1, 3]))


def test_does_not_gamble_where_nothing_can_be_won() -> None:
    assert "gambling-hall" not in used(idle(cards={"1": "gambling-hall"}, banks=1, favor=[3, 3, 3]))


def test_takes_everything_that_rest_gives() -> None:
    scene = exile(advisers=["-", "insomnia"], supply=[7, 0, 7], phase="rest")
    assert decide(scene, 1) == ["use:insomnia"]


def test_bleeds_only_for_the_darkest_secret() -> None:
    """Two secrets are short for it under Devotion; otherwise warbands are worth more."""
    given: dict[str, Any] = {"advisers": ["-", "blood-pact"], "secrets": [3, 1, 3], "board": [3, 8, 3]}
    banners = {"darkest-secret": (2, 2)}
    scene = idle(oath="devotion", banners=banners, **given)
    scene.do("use:blood-pact")
    assert decide(scene, 1) == ["count:4"]
    assert "blood-pact" not in used(idle(**given))


def test_fells_the_site_that_holds_the_title() -> None:
    """Siege Engines kill two: where two stand and the Empire's title hangs on it."""
    held = {"0": (0, 2), "1": (1, 2)}
    scene = idle(warbands=held, advisers=["-", "siege-engines"])
    assert used(scene) == ["siege-engines"]
    assert (scene.army("0"), scene.state.title) == ((-1, 0), 1)


def test_never_fells_its_own() -> None:
    """Not even where sites count for nothing, and the enemy's would hold."""
    held = {"0": (0, 5), "1": (1, 2)}
    scene = idle(oath="people", warbands=held, advisers=["-", "siege-engines"])
    scene.do("use:siege-engines")
    assert scene.options(1) == ["site:0", "site:1"]
    assert decide(scene, 1) == ["site:0"]


def test_kills_with_terror_spells_where_it_hurts_others() -> None:
    held = {"0": (0, 2), "1": (1, 2)}
    scene = idle(warbands=held, advisers=["-", "terror-spells"], banners={"darkest-secret": (1, 3)})
    scene.do("use:terror-spells")
    assert decide(scene, 1) == ["site:0", "site:0"]


def test_murders_nobody_of_its_own() -> None:
    """The Assassin finds the best adviser of others here, not the regent's Alchemist."""
    scene = exile(pawns="0 1 1", advisers=["-", "assassin alchemist", "scryer elders"])
    scene.do("use:assassin")
    assert decide(scene, 1) == ["discard:elders"]


def test_lets_the_rich_pay_the_piper() -> None:
    scene = exile(advisers=["-", "pied-piper"], favor=[1, 2, 6])
    scene.do("use:pied-piper")
    assert decide(scene, 1) == ["player:2"]


@pytest.mark.parametrize(
    "name", ["plague-engines", "dream-thief", "levelers", "fallen-spire", "convoys", "deed-writer"]
)
@pytest.mark.parametrize("coming", ["", "search", "travel", "rest"])
def test_spends_nothing_for_nothing(name: str, coming: str) -> None:
    """Powers that bring it nothing it could reckon with stay where they are."""
    assert power_worth(look(exile(), 1), name, coming) == 0.0


def test_looks_for_a_vision_as_an_exile_and_lets_them_sleep_as_chancellor() -> None:
    assert power_worth(look(exile(), 1), "oracle", "") > 0 == power_worth(look(exile(), 0), "oracle", "")


def test_does_not_burn_the_last_secret_for_a_relic_that_helps_nothing() -> None:
    """A Conspiracy costs a secret, and without one there is no trade."""
    given: dict[str, Any] = {
        "pawns": "0 1 1",
        "oath": "people",
        "advisers": ["-", "wolves rangers", "errand-boy"],
        "facedown_advisers": ["-", "conspiracy"],
        "relics": ["-", "-", "map"],
    }
    for secrets, answer in ((1, "none"), (3, "relic:map")):
        scene = exile(secrets=[3, secrets, 3], **given)
        scene.do("adviser:2", "conspiracy")
        assert decide(scene, 1) == [answer]


# --- modifiers ---


def test_takes_modifiers_that_cost_nothing() -> None:
    scene = exile(cards={"1": "wolves"}, advisers=["-", "augury"], world="longbows keep scouts elders")
    scene.do("search")
    assert decide(scene, 1) == ["use:augury"]


def test_does_not_end_its_turn_to_save_supply() -> None:
    """A Special Envoy travels for nothing, but then the Act Phase is over."""
    scene = exile(advisers=["-", "special-envoy"])
    scene.do("travel")
    assert decide(scene, 1) == ["go-on"]


def test_an_attack_for_nothing_after_a_muster() -> None:
    """Knights Errant: two bandits' sites next door are as good as won, and there is Supply for the muster alone."""
    scene = exile(
        cards={"1": "wolves"},
        advisers=["-", "knights-errant"],
        warbands={"0": (0, 1)},
        board=[0, 6, 0],
        supply=[7, 1, 7],
    )
    done = play_turn(scene)
    assert "muster" in done
    assert scene.army("1")[0] == 1


def test_plans_no_trades_that_a_curfew_bars() -> None:
    """Without favor nobody trades at the Empire's sites, where the Curfew is; at the own site nobody asks for it."""
    held = {"0": (0, 4), "5": (0, 4), "1": (1, 1)}
    cards = {"0": "wolves elders", "5": "curfew", "1": "scouts"}
    for favor, gains in ((0, []), (1, [0, 0])):
        scene = Scene(turn=1, pawns="7 0 6", cards=cards, warbands=held, favor=[3, favor, 3])
        assert ("trade" in scene.options(1)) == bool(gains)
        assert trade_gains(look(scene, 1), ["wolves", "elders"]) == gains
        assert trade_gains(look(scene, 1), ["scouts"]) == [1]


# --- battle plans ---


def attacked(defense: str, **given: Any) -> Scene:
    """Seat 2 attacks seat 1, who rules slot 2 and the plan there, with so many warbands."""
    row: dict[str, Any] = {
        "turn": 2,
        "pawns": "7 6 2",
        "warbands": {"2": (1, 2)},
        "cards": {"2": defense},
        "board": [0, 3, 8],
    }
    scene = Scene(**{**row, **given})
    scene.do("campaign")
    if scene.ask(2).what.id == "oath-ask-targets":
        scene.do("done")
    return scene


def test_buys_a_victory_that_the_dice_would_not_bring() -> None:
    scene = attacked("hearts-and-minds").do("dice:8")
    assert decide(scene, 1) == ["use:hearts-and-minds"]


def test_saves_favor_where_the_attack_is_weak() -> None:
    scene = attacked("hearts-and-minds", board=[0, 3, 1], warbands={"2": (1, 6)}).do("dice:1")
    assert decide(scene, 1) == ["go-on"]


def test_takes_no_dice_from_an_empty_pool() -> None:
    """The Mountain Giant would take a secret for it; five warbands that may be sacrificed are no dice."""
    scene = attacked("mountain-giant", board=[0, 3, 5]).do("dice:0")
    assert decide(scene, 1) == ["go-on"]


def test_the_giant_takes_all_dice_it_can_where_the_outcome_is_open() -> None:
    scene = attacked("mountain-giant").do("dice:8")
    scene.answers(1, "use:mountain-giant")
    assert decide(scene, 1) == ["fewer:3"]


def test_no_wall_of_shields_where_all_would_die_behind_it() -> None:
    scene = attacked("shield-wall", board=[0, 3, 12]).do("dice:12")
    assert decide(scene, 1) == ["go-on"]


def battle(plans: str, **given: Any) -> Scene:
    """Seat 1 attacks the bandits at slot 2, before its plans."""
    row: dict[str, Any] = {"turn": 1, "pawns": "7 2 6", "board": [0, 3, 0], "advisers": ["-", plans]}
    scene = Scene(**{**row, **given})
    scene.do("campaign")
    while scene.ask(1).what.id == "oath-ask-targets":
        scene.do("done")
    return scene.do(f"dice:{scene.board(1)}")


def test_rides_with_lancers_where_it_must() -> None:
    assert decide(battle("lancers", board=[0, 2, 0]), 1) == ["use:lancers"]


def test_spares_the_lancers_where_victory_is_sure() -> None:
    assert decide(battle("lancers", board=[0, 14, 0]), 1) == ["go-on"]


def test_the_code_of_honor_bears_no_other_plan() -> None:
    """Two dice alone, or one of Longbows and three of Horse Archers: the archers."""
    assert decide(battle("code-of-honor", board=[0, 2, 0]), 1) == ["use:code-of-honor"]
    many = battle("code-of-honor longbows horse-archers", board=[0, 2, 0])
    assert decide(many, 1)[0] in ("use:longbows", "use:horse-archers")


def test_does_not_attack_who_can_buy_the_victory() -> None:
    """Hearts and Minds for three favor: whoever attacks there loses."""
    given: dict[str, Any] = {"turn": 1, "pawns": "7 2 6", "board": [0, 8, 0], "supply": [7, 2, 7], "secrets": [3, 0, 3]}
    held = {"2": (0, 1), "0": (1, 1)}
    scene = Scene(warbands=held, cards={"2": "hearts-and-minds"}, favor=[3, 0, 3], **given)
    assert "campaign" not in play_turn(scene)
    scene = Scene(warbands=held, cards={"2": "hearts-and-minds"}, favor=[2, 0, 3], **given)
    assert "campaign" in play_turn(scene)


def test_who_swore_peace_plans_no_campaign() -> None:
    given: dict[str, Any] = {"turn": 1, "pawns": "7 2 6", "warbands": {"2": (0, 1)}, "board": [0, 10, 0]}
    assert raids(look(Scene(**given), 1), 2)
    assert not raids(look(Scene(advisers=["-", "vow-of-peace"], **given), 1), 2)


# --- when others ask ---


def test_pays_for_a_relic_that_the_title_hangs_on() -> None:
    """Protection is kept with one relic more than others; under Supremacy the relic may go."""
    for oath, answer in (("protection", "yes"), ("supremacy", "no")):
        scene = Scene(oath=oath, turn=1, pawns="0 1 1", title=2, relics=["-", "-", "map whistle"], world="blackmail")
        scene.do("search")
        if scene.ask(1).what.id == "oath-ask-search":
            scene.do("deck")
        if scene.ask(1).what.id == "oath-ask-keep":
            scene.do("keep:blackmail")
        if scene.ask(1).what.id == "oath-ask-discard-order":
            scene.picks(1, *scene.options(1))
        scene.do("site:1", "relic:map")
        assert decide(scene, 2) == [answer]


def test_burns_favor_for_secrets_only_where_they_decide() -> None:
    """The Revelation lets everybody burn favor for secrets."""
    for oath, answer in (("devotion", "burn:2"), ("supremacy", "none")):
        scene = Scene(
            oath=oath,
            facedown_advisers=["revelation"],
            banners={"darkest-secret": (0, 2)},
            secrets=[1, 1, 1],
            advisers=["", "", ""],
        )
        scene.do("adviser:0", "faceup", "none")
        assert decide(scene, 1) == [answer]


def test_does_not_hand_over_the_darkest_secret_for_a_citizens_board() -> None:
    """The Ancient Pact: under Devotion the banner is the title itself."""
    scene = exile(
        oath="devotion", title=1, banners={"darkest-secret": (1, 4)}, facedown_advisers=["-", "ancient-pact"], round=6
    )
    scene.do("adviser:0", "faceup")
    assert decide(scene, 1) == ["no"]


@pytest.mark.parametrize(("title", "answer"), [(0, "roll:6"), (1, "roll:4")])
def test_turns_the_end_die_as_it_likes(title: int, answer: str) -> None:
    """The Chancellor who would win calls the end; who would not puts it off. (Only an Empire's title makes it roll.)"""
    scene = Scene(
        roles="chancellor citizen exile",
        oath="protection",
        round=5,
        turn=2,
        title=0,
        cards={"0": "squalid-district"},
        warbands={"0": (0, 1)},
        banners={"peoples-favor": (title, 3)},
        relics=["map whistle"],
    )
    scene.end_die(5).do("rest")
    assert decide(scene) == [answer]


def test_rolls_again_what_is_poor() -> None:
    """With Jinx: three blanks on defense are worth a secret, two shields each are not."""
    for faces, answer in (("blank blank", "yes"), ("two two", "no")):
        scene = Scene(
            turn=2, pawns="7 6 2", warbands={"2": (1, 2), "3": (1, 1)}, board=[0, 3, 8], advisers=["-", "jinx"]
        )
        scene.do("campaign", "site:3").dice(faces, "sword").do("dice:8")
        while scene.ask(1).what.id != "oath-ask-reroll":
            scene.answers(1, "go-on")
        assert decide(scene, 1) == [answer]


def test_every_game_of_it_ends() -> None:
    """No power is used for ever: six seats, every card in the world."""
    table = kronika.new_table("oath", seats=6, seed=11, setup={"world": "random"})
    for _ in range(4000):
        if table.over:
            return
        ask = table.asks[0]
        table.answer(ask.seat, kronika.bot("oath", "regent").decide(table.sight(ask.seat), ask))
    pytest.fail("no end in sight")
