"""What a Campaign goes for, and the dice on both sides (5.5.2)."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def targets(scene: Scene) -> list[str]:
    """The declared targets of the last Campaign."""
    return str(scene.told("targets")[-1]["args"]["targets"]).split(",")


def pools(scene: Scene) -> tuple[int, int]:
    """Attack and defense dice before battle plans."""
    args = scene.told("pools")[-1]["args"]
    return args["attack"], args["defense"]


# --- what can be a target


@pytest.mark.rule("5.5.2-a")
def test_the_defenders_sites_anywhere_and_no_others() -> None:
    scene = Scene(
        pawns="steppe wastes river",
        warbands={"steppe": (1, 1), "ancient-city": (1, 2), "river": (1, 1), "great-slum": (2, 1), "wastes": (0, 1)},
        relics=["-", "ivory-eye"],
        banners={"peoples-favor": (1, 2)},
    ).do("campaign")
    assert scene.options() == ["done", "site:0", "site:7"], "and nothing the distant pawn has with it"
    assert scene.ask().rule == "5.5.2-a"


@pytest.mark.rule("5.5.2-a")
def test_any_number_of_targets() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1), "ancient-city": (1, 2), "river": (1, 1)},
        relics=["-", "ivory-eye map"],
        banners={"peoples-favor": (1, 2), "darkest-secret": (1, 1)},
        listen=True,
    ).do("campaign")
    all_of_it = ["site:0", "site:7", "pawn", "banner:peoples-favor", "banner:darkest-secret"]
    all_of_it += ["relic:ivory-eye", "relic:map"]
    assert scene.options() == ["done", *all_of_it]
    scene.do(*all_of_it)
    assert scene.ask().what.id == "oath-ask-dice", "there is nothing left to add"
    assert targets(scene) == ["site:2", *all_of_it]


@pytest.mark.rule("5.5.2-a")
def test_relics_banners_and_pawn_only_of_the_defender_whose_pawn_is_here() -> None:
    scene = Scene(
        pawns="steppe steppe steppe",
        relics=["-", "ivory-eye", "map"],
        banners={"peoples-favor": (2, 2), "darkest-secret": (1, 2)},
    ).do("campaign", "player:1")
    assert scene.options() == ["done", "banner:darkest-secret", "relic:ivory-eye"]


@pytest.mark.rule("5.5.2-a", "2.3-d", "2.4-a")
def test_the_grand_scepter_is_a_target_but_nothing_in_the_reliquary() -> None:
    scene = Scene(turn=1, pawns="steppe steppe river", reliquary="ivory-eye map whistle brass-horse")
    scene.do("campaign", "player:0")
    assert scene.options(1) == ["done", "relic:grand-scepter"]


@pytest.mark.rule("5.5.2-a", "10.rule-a")
def test_against_bandits_all_their_sites_but_no_facedown_ones() -> None:
    scene = Scene(
        pawns="steppe river river",
        warbands={"river": (1, 1), "wastes": (0, 1)},
        facedown="great-slum deep-woods",
        listen=True,
    ).do("campaign")
    assert scene.options() == ["done", "site:0", "site:1", "site:3"]
    scene.do("site:3", "done")
    assert targets(scene) == ["site:2", "site:3"]


@pytest.mark.rule("5.5.2-b")
def test_a_site_the_defender_rules_must_be_a_target() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, listen=True)
    scene.do("campaign")
    assert scene.options() == ["done", "pawn"], "the site is one already, the pawn need not be"
    scene.do("done")
    assert targets(scene) == ["site:2"]


@pytest.mark.rule("5.5.2-b")
def test_attacked_bandits_always_have_the_attackers_site_among_the_targets() -> None:
    scene = Scene(pawns="steppe river river", warbands={"river": (0, 1)}, listen=True).do("campaign", "done")
    assert targets(scene) == ["site:2"]


@pytest.mark.rule("5.5.2-b", "11.6-a")
def test_without_the_site_the_pawn_must_be_a_target_for_a_relic_is_not_enough() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"river": (1, 1), "steppe": (0, 1)},
        relics=["-", "map"],
        listen=True,
    )
    scene.do("campaign", "relic:map", "done")
    assert targets(scene) == ["pawn", "relic:map"]


# --- the defense pool


@pytest.mark.rule("5.5.2-c", "2.8.3-a", "2.4.2-a", "2.5.2-a")
def test_each_target_adds_its_own_dice() -> None:
    scene = Scene(
        turn=1,
        title=2,
        oath="people",
        pawns="steppe steppe river",
        warbands={"steppe": (0, 5), "wastes": (0, 1)},
        relics=["circlet-of-command"],
    ).do("campaign", "done")
    assert scene.ask(1).what.args == {"defense": 1}, "one for a site, however many warbands there are"
    given = {
        "site:5": 1,
        "pawn": 2,
        "relic:ivory-eye": 2,
        "relic:map": 3,
        "relic:grand-scepter": 5,
        "banner:peoples-favor": 4,
        "banner:darkest-secret": 3,
    }
    for key, dice in given.items():
        scene = Scene(
            turn=1,
            banks=2,
            title=2,
            oath="protection",
            pawns="steppe steppe river",
            warbands={"steppe": (0, 1), "wastes": (0, 1)},
            relics=["ivory-eye map"],
            banners={"peoples-favor": (0, 4), "darkest-secret": (0, 3)},
        ).do("campaign", key, "done")
        assert scene.ask(1).what.args == {"defense": 1 + dice}, key


@pytest.mark.rule("5.5.2-c", "2.11-g")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
def test_the_title_of_the_defender_adds_one_die_or_two_of_a_usurper(usurper: bool, dice: int) -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, title=1, usurper=usurper)
    scene.do("campaign", "done")
    assert scene.ask().what.args == {"defense": 1 + dice}
    other = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, title=2, usurper=usurper)
    other.do("campaign", "done")
    assert other.ask().what.args == {"defense": 1}, "the title of somebody else adds nothing"


@pytest.mark.rule("5.5.2-c", "2.11-g")
def test_bandits_have_no_title() -> None:
    scene = Scene(turn=1, pawns="river steppe river", warbands={"river": (0, 1)}).do("campaign", "done")
    assert scene.ask(1).what.args == {"defense": 1}


@pytest.mark.rule("5.5.2-c", "2.11-h")
@pytest.mark.parametrize(("oath", "title", "dice"), [("supremacy", 0, 1), ("people", 0, 0), ("people", 1, 1)])
def test_under_supremacy_every_imperial_player_shares_the_die_else_only_the_holder(
    oath: str, title: int, dice: int
) -> None:
    scene = Scene(
        turn=2,
        roles="chancellor citizen exile",
        oath=oath,
        title=title,
        pawns="river wastes steppe",
        warbands={"steppe": (0, 1)},
    )
    scene.do("campaign", "player:1")
    assert scene.ask(2).what.args == {"defense": 1 + dice}


@pytest.mark.rule("5.5.2-c", "2.11-h")
def test_an_exiles_supremacy_helps_no_imperial_player() -> None:
    scene = Scene(
        turn=2, roles="chancellor citizen exile", title=2, pawns="river wastes steppe", warbands={"steppe": (0, 1)}
    )
    scene.do("campaign", "player:1")
    assert scene.ask(2).what.args == {"defense": 1}


@pytest.mark.rule("5.5.2-c")
def test_plains_add_an_attack_die_for_any_target_there() -> None:
    scene = Scene(sites={2: "plains"}, pawns="plains plains river", warbands={"plains": (1, 1)}, listen=True)
    scene.do("campaign", "pawn", "dice:2")
    assert pools(scene) == (3, 3), "once, for site and pawn together"
    pawn = Scene(sites={2: "plains"}, pawns="plains plains river", warbands={"plains": (0, 1)}, listen=True)
    pawn.do("campaign", "dice:2")
    assert pools(pawn) == (3, 2), "a pawn there is a target there"
    far = Scene(
        sites={3: "plains"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "plains": (1, 1)},
        listen=True,
    )
    far.do("campaign", "done", "dice:2")
    assert pools(far) == (2, 1), "no target there"


@pytest.mark.rule("5.5.2-c", "7.5.4-a", "11.6-i")
def test_the_mountain_takes_an_attack_die_but_none_from_an_empty_pool() -> None:
    scene = Scene(sites={5: "mountain"}, pawns="steppe river river", listen=True)
    scene.do("campaign", "site:5", "done", "dice:2")
    assert pools(scene) == (1, 2)
    empty = Scene(sites={2: "mountain"}, pawns="mountain river river", listen=True)
    empty.dice(defense="blank").do("campaign", "done", "dice:0")
    assert pools(empty) == (0, 1), "and no defense die in its place"


@pytest.mark.rule("5.5.2-a", "5.5.2-c", "9.2-a")
def test_the_circlet_shields_all_but_itself_and_guards_the_pawn() -> None:
    scene = Scene(
        pawns="steppe steppe river",
        warbands={"steppe": (1, 1)},
        relics=["-", "circlet-of-command map"],
        banners={"peoples-favor": (1, 2)},
        listen=True,
    ).do("campaign")
    assert scene.options() == ["done", "pawn", "relic:circlet-of-command"]
    scene.do("pawn", "done", "dice:1")
    assert pools(scene) == (1, 4), "site one, pawn two, and one more"
    spared = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1)}, relics=["-", "circlet-of-command"])
    spared.do("campaign", "relic:circlet-of-command", "done")
    assert spared.ask().what.args == {"defense": 2}


@pytest.mark.rule("5.5.2-a", "9.2-a")
def test_beyond_the_narrow_pass_no_target_without_the_pass() -> None:
    scene = Scene(
        sites={6: "narrow-pass"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "narrow-pass": (1, 1), "wastes": (1, 1), "ancient-city": (1, 1)},
    ).do("campaign")
    assert scene.options() == ["done", "site:0", "site:6"]
    scene.do("site:6")
    assert scene.options() == ["done", "site:0", "site:5"]
    own = Scene(
        sites={6: "narrow-pass"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "narrow-pass": (0, 1), "wastes": (1, 1)},
    ).do("campaign")
    assert own.options() == ["done", "site:5"], "not if the attacker rules it"


@pytest.mark.rule("5.5.2-a", "7.1.2-a")
def test_the_hidden_place_takes_one_secret_for_all_targets_there() -> None:
    scene = Scene(sites={2: "the-hidden-place"}, pawns="the-hidden-place the-hidden-place river", secrets=[1])
    scene.do("campaign", "player:1")
    assert (scene.secrets(), scene.flipped()) == (0, 1)
    both = Scene(
        sites={2: "the-hidden-place"},
        pawns="the-hidden-place the-hidden-place river",
        warbands={"the-hidden-place": (1, 1)},
        secrets=[2],
    ).do("campaign", "pawn")
    assert (both.secrets(), both.flipped()) == (1, 1), "one for site and pawn"
    far = Scene(
        sites={5: "the-hidden-place"},
        pawns="steppe river river",
        warbands={"steppe": (1, 1), "the-hidden-place": (1, 1), "river": (1, 1)},
        secrets=[0],
    ).do("campaign")
    assert far.options() == ["done", "site:7"]
    poor = Scene(sites={2: "the-hidden-place"}, pawns="the-hidden-place river river", secrets=[0])
    assert poor.refusals()["campaign"] == "7.1.2-d"


# --- the attack pool


@pytest.mark.rule("5.5.2-d")
def test_up_to_one_attack_die_for_each_warband_on_the_board() -> None:
    scene = Scene(pawns="steppe steppe river", warbands={"steppe": (1, 1), "wastes": (0, 4)}, board=[2], listen=True)
    scene.do("campaign", "done")
    assert scene.options() == ["dice:2", "dice:1", "dice:0"], "those at sites bring no dice"
    assert scene.ask().rule == "5.5.2-d"
    scene.dice(defense="two", attack="sword").do("dice:1")
    assert pools(scene) == (1, 1)
    assert scene.told("roll-attack")[0]["args"]["faces"] == "1"
