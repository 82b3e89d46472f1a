"""The battle plans of the Nomads beyond the first world."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.test_battle_plans import duel, rolled, worth
from tests.scenes.oath import Scene


def robbers(**more: object) -> Scene:
    """The Chancellor attacks the bandits at the steppe; what lies at sites without warbands is theirs."""
    return duel(**{"warbands": {"river": (0, 1)}, "pawns": "steppe wastes river", **more})


EMPIRE = "chancellor citizen exile"


def invasion(**more: object) -> Scene:
    """An Exile attacks a Citizen at the steppe, where the Chancellor is, too: an Ally by the Law."""
    given = {"roles": EMPIRE, "turn": 2, "pawns": "steppe steppe steppe", "warbands": {"steppe": (0, 2)}}
    return duel(**{**given, "board": [0, 0, 4], **more})


# --- Wild Mounts


def mounted(**more: object) -> Scene:
    """An attacker with three Nomad plans, and Wolves at a site of the Empire."""
    given = {"advisers": ["wild-mounts horse-archers lancers"], "cards": {"river": "wolves"}}
    scene = duel(**{**given, "warbands": {"steppe": (1, 9), "river": (0, 1)}, **more})
    return scene.dice(defense="blank", attack="hollow hollow hollow hollow").do("campaign", "done", "dice:1")


@pytest.mark.rule("5.5.8-a", "11.13-m")
def test_wild_mounts_let_one_beast_go_for_all_nomad_plans() -> None:
    scene = mounted().do("use:wild-mounts", "use:horse-archers", "more", "use:lancers")
    assert (scene.asked(), scene.options()) == ([0], ["none", "discard:wolves"])
    assert scene.ask().what.args["count"] == 2, "the Wild Mounts themselves are not discarded"
    scene.do("discard:wolves")
    assert (scene.advisers(), scene.at("river")) == (["wild-mounts", "horse-archers", "lancers"], [])
    assert scene.pile(0) == ["wolves"], "from the Hinterland"


def test_wild_mounts_need_not_be_saddled() -> None:
    scene = mounted().do("use:wild-mounts", "use:lancers", "go-on", "none")
    assert (scene.advisers(), scene.at("river")) == (["wild-mounts", "horse-archers"], ["wolves"])
    unused = mounted().do("use:lancers", "go-on")
    assert unused.acting
    assert unused.advisers() == ["wild-mounts", "horse-archers"], "the plan was not used"


def test_a_beast_adviser_may_go_for_the_nomads() -> None:
    scene = mounted(advisers=["wild-mounts lancers wolves"], cards={}).do("use:wild-mounts", "use:lancers")
    scene.do("discard:wolves")
    assert scene.advisers() == ["wild-mounts", "lancers"]


@pytest.mark.rule("7.2.2-a", "7.4.3-a", "10.rule-a")
@pytest.mark.parametrize(
    "more",
    [
        {"cards": {"steppe": "wolves"}},
        {"cards": {}, "facedown_advisers": ["wolves"]},
        {"cards": {"river": "forest-temple"}},
    ],
    ids=["ruled by the enemy", "facedown", "locked"],
)
def test_wild_mounts_need_a_beast_card_that_can_be_discarded(more: dict[str, object]) -> None:
    scene = mounted(advisers=["wild-mounts lancers"], **more).do("use:wild-mounts", "use:lancers")
    assert scene.acting
    assert [name for name in scene.advisers() if name != "wolves?"] == ["wild-mounts"]


@pytest.mark.rule("7.4.3-a")
def test_a_beast_plan_in_use_cannot_go_for_the_nomads() -> None:
    scene = mounted(advisers=["wild-mounts lancers rangers"], cards={})
    scene.do("use:wild-mounts", "use:lancers", "use:rangers")
    assert scene.acting
    assert scene.advisers() == ["wild-mounts", "rangers"]


def test_wild_mounts_save_the_plans_of_their_own_side_only() -> None:
    scene = mounted(advisers=["wild-mounts lancers", "horse-archers"]).do("use:wild-mounts", "use:lancers")
    scene.answers(1, "use:horse-archers", "fewer").do("discard:wolves")
    assert (scene.advisers(0), scene.advisers(1)) == (["wild-mounts", "lancers"], [])


def test_wild_mounts_have_nothing_to_do_for_plans_of_other_suits() -> None:
    scene = mounted(advisers=["wild-mounts outriders"]).do("use:wild-mounts", "use:outriders")
    assert scene.acting
    assert scene.at("river") == ["wolves"]


@pytest.mark.rule("5.5.3-d")
def test_wild_mounts_of_an_ally_save_the_plans_of_the_whole_side() -> None:
    scene = invasion(advisers=["wild-mounts", "storm-caller wolves"])
    scene.dice(defense="two two two", attack="hollow").do("campaign", "player:1", "done", "dice:1")
    scene.answers(1, "use:storm-caller").answers(0, "use:wild-mounts")
    assert (scene.asked(), scene.options(0)) == ([0], ["none", "discard:wolves"])
    scene.answers(0, "discard:wolves")
    assert (scene.advisers(0), scene.advisers(1)) == (["wild-mounts"], ["storm-caller"])


@pytest.mark.ruling("wild-mounts", 1)
def test_bandits_give_their_first_beast_for_two_nomads_or_more() -> None:
    cards = {"fertile-valley": "wild-mounts", "deep-woods": "storm-caller the-old-oak"}
    scene = robbers(cards={**cards, "standing-stones": "wolves horse-archers"})
    scene.dice(defense="two two two").do("campaign", "done", "dice:0")
    assert scene.acting
    assert (scene.at("standing-stones"), scene.at("deep-woods")) == (["horse-archers"], ["storm-caller", "the-old-oak"])
    lone = robbers(cards={**cards, "standing-stones": "wolves"})
    lone.dice(defense="two two two").do("campaign", "done", "dice:0")
    assert lone.at("standing-stones") == ["wolves"]
    assert lone.at("deep-woods") == ["the-old-oak"], "for a single plan they give nothing"


# --- Lancers


@pytest.mark.ruling("lancers", 1)
def test_lancers_double_all_that_the_attack_dice_show_skulls_too() -> None:
    scene = duel(advisers=["lancers"], warbands={"steppe": (1, 9)}, board=[6, 0])
    scene.dice(defense="blank", attack="sword skull hollow").do("campaign", "done", "dice:3", "use:lancers", "none")
    assert worth(scene, "attack") == 2 + 4 + 1, "half a sword twice is a whole one"
    assert scene.told("lose-warbands")[0]["args"]["amount"] == 2
    assert scene.advisers() == []


def test_lancers_are_the_attackers_alone() -> None:
    scene = duel(advisers=["-", "lancers"]).dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting
    assert scene.told("plan") == []


def test_rangers_keep_their_own_from_the_skulls_of_lancers() -> None:
    scene = duel(advisers=["lancers rangers"], warbands={"steppe": (1, 9)}, board=[4, 0])
    scene.dice(defense="blank", attack="skull").do("campaign", "done", "dice:1", "use:lancers", "use:rangers")
    assert worth(scene, "attack") == 4
    assert scene.board() == 2, "nobody fell to a skull, then half of the four in defeat"


# --- Mountain Giant


@pytest.mark.ruling("mountain-giant", 1)
@pytest.mark.rule("7.5.4-a", "7.1.2-a")
@pytest.mark.parametrize(
    ("choice", "dice", "stays"),
    [("more:1", 4, True), ("more:3", 6, False), ("fewer:1", 2, True), ("fewer:3", 0, False)],
)
def test_the_mountain_giant_leaves_only_after_three_dice(choice: str, dice: int, stays: bool) -> None:
    scene = duel(advisers=["mountain-giant"], warbands={"steppe": (1, 9)})
    scene.dice(defense="two", attack="hollow " * dice).do("campaign", "done", "dice:3", "use:mountain-giant")
    assert scene.options() == ["more:1", "more:3", "fewer:1", "fewer:3"]
    scene.do(choice)
    assert rolled(scene) == (dice, 1)
    assert scene.advisers() == (["mountain-giant"] if stays else [])
    assert (scene.secrets(), scene.secrets_on("mountain-giant")) == (2, 1 if stays else 0)
    assert scene.flipped() == (0 if stays else 1), "the secret on a discarded card comes back facedown"


@pytest.mark.rule("7.1.2-c")
def test_the_defenders_mountain_giant_costs_a_secret_turned_facedown() -> None:
    scene = duel(advisers=["-", "mountain-giant"], warbands={"steppe": (1, 9)}, secrets=[3, 1])
    scene.dice(defense="two", attack="").do("campaign", "done", "dice:3").answers(1, "use:mountain-giant", "fewer:3")
    assert (rolled(scene), scene.secrets(1), scene.flipped(1), scene.advisers(1)) == ((0, 1), 0, 1, [])
    poor = duel(advisers=["-", "mountain-giant"], secrets=[3, 0]).dice(defense="two", attack="hollow")
    assert poor.do("campaign", "done", "dice:1").acting, "without a secret there is no giant"


@pytest.mark.rule("5.5.3-b")
def test_bandits_cannot_pay_a_giant() -> None:
    scene = robbers(cards={"steppe": "mountain-giant"}).dice(defense="two", attack="hollow hollow")
    scene.do("campaign", "done", "dice:2")
    assert rolled(scene) == (2, 1)


# --- Rival Khan


@pytest.mark.parametrize(("user", "sign", "dice"), [(0, "more", 7), (0, "fewer", 0), (1, "fewer", 0)])
def test_the_rival_khan_rides_against_nomad_advisers(user: int, sign: str, dice: int) -> None:
    advisers = ["rival-khan", "elders"] if user == 0 else ["elders", "rival-khan"]
    scene = duel(advisers=advisers, warbands={"steppe": (1, 9)}).dice(defense="two", attack="hollow " * dice)
    scene.do("campaign", "done", "dice:3").answers(user, "use:rival-khan", sign)
    assert rolled(scene) == (dice, 1)
    assert scene.advisers(user) == []


@pytest.mark.rule("7-a", "10.your-enemy-a")
@pytest.mark.parametrize(
    "more",
    [
        {"advisers": ["rival-khan", "wolves", "elders"]},
        {"advisers": ["rival-khan elders"]},
        {"advisers": ["rival-khan"], "facedown_advisers": ["-", "elders"]},
        {"advisers": ["rival-khan"], "cards": {"steppe": "elders"}},
    ],
    ids=["a bystander's", "one's own", "facedown", "at a site"],
)
def test_the_rival_khan_wants_a_faceup_nomad_adviser_of_the_enemy(more: dict[str, object]) -> None:
    scene = duel(**more).dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting
    assert scene.told("plan") == []


@pytest.mark.rule("5.5.3-d", "10.your-enemy-a")
def test_an_allys_nomads_are_the_enemys_too() -> None:
    scene = invasion(advisers=["elders", "-", "rival-khan"]).do("campaign", "player:1", "done", "dice:1")
    assert scene.options(2) == ["go-on", "use:rival-khan"]


def test_the_khan_of_bandits_takes_four_dice_from_who_has_nomads() -> None:
    scene = robbers(cards={"wastes": "rival-khan"}, advisers=["elders"]).dice(defense="two", attack="")
    scene.do("campaign", "done", "dice:3", "none")
    assert (rolled(scene), scene.at("wastes")) == ((0, 1), [])
    other = robbers(cards={"wastes": "rival-khan"}).dice(defense="two", attack="hollow hollow hollow")
    other.do("campaign", "done", "dice:3", "none")
    assert (rolled(other), other.at("wastes")) == ((3, 1), ["rival-khan"])


# --- Mounted Patrol


@pytest.mark.ruling("mounted-patrol", 1)
def test_the_mounted_patrol_halves_the_attack_after_all_plans() -> None:
    scene = duel(advisers=["longbows", "mounted-patrol horse-archers"], warbands={"steppe": (1, 9)}, board=[9, 0])
    scene.dice(defense="two", attack="hollow hollow hollow").do("campaign", "done", "dice:9", "use:longbows", "more")
    scene.answers(1, "use:mounted-patrol", "use:horse-archers", "fewer")
    assert rolled(scene) == (3, 1), "nine and one less three, halved and rounded down"
    assert scene.advisers(1) == []


def test_the_mounted_patrol_is_the_defenders_alone_and_bandits_ride_it_too() -> None:
    scene = duel(advisers=["mounted-patrol"]).dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert (scene.acting, rolled(scene)) == (True, (1, 1))
    bandits = robbers(cards={"steppe": "mounted-patrol"}).dice(defense="two", attack="hollow")
    bandits.do("campaign", "done", "dice:3", "none")
    assert (rolled(bandits), bandits.at("steppe")) == ((1, 1), [])


# --- Great Crusade


@pytest.mark.ruling("great-crusade", 1)
def test_the_great_crusade_counts_all_nomad_cards_ruled_itself_too() -> None:
    scene = duel(
        advisers=["great-crusade elders wolves"],
        facedown_advisers=["tents"],
        cards={"river": "horse-archers ancient-forge", "steppe": "rain-boots"},
        warbands={"steppe": (1, 9), "river": (0, 1)},
    )
    scene.dice(defense="two", attack="hollow " * 5).do("campaign", "done", "dice:1", "use:great-crusade")
    assert [option.text.args["dice"] for option in scene.ask().options] == [4, 4]
    scene.do("more", "go-on")
    assert rolled(scene) == (5, 1), "the crusade, the Elders, the archers and the forge"
    assert scene.advisers() == ["elders", "wolves", "tents?"]


@pytest.mark.rule("5.5.3-d")
def test_the_defenders_crusade_counts_the_nomads_of_allies() -> None:
    scene = invasion(advisers=["elders tents", "great-crusade"], cards={"steppe": "rain-boots"})
    scene.dice(defense="two two two", attack="").do("campaign", "player:1", "done", "dice:4")
    scene.answers(1, "use:great-crusade")
    assert scene.ask(1).options[0].text.args["dice"] == 4, "each card once"
    scene.answers(1, "fewer")
    assert rolled(scene)[0] == 0


def test_the_bandits_crusade_counts_the_nomads_of_bandits() -> None:
    scene = robbers(cards={"steppe": "great-crusade", "wastes": "elders", "river": "tents"}, advisers=["rain-boots"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:3", "go-on", "none")
    assert (rolled(scene), scene.at("steppe")) == ((1, 1), [])


# --- Storm Caller


def test_the_storm_caller_adds_two_defense_dice_and_goes() -> None:
    scene = duel(advisers=["storm-caller"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting, "no plan for an attacker"
    scene = duel(advisers=["-", "storm-caller"]).dice(defense="two two two", attack="hollow")
    scene.do("campaign", "done", "dice:1").answers(1, "use:storm-caller")
    assert (rolled(scene), scene.advisers(1), scene.pile(2)) == ((1, 3), [], ["storm-caller"])
