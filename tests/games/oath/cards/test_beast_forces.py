"""Beast cards beyond the first world that raise a force: Vow of Union and Wild Allies."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def attack(scene: Scene, dice: int, *chosen: str) -> Scene:
    """A Campaign of the active player: the defender and targets that have to be chosen, no others, and the dice."""
    scene.do("campaign", *chosen)
    if "done" in scene.options(scene.turn):
        scene.do("done")
    return scene.do(f"dice:{dice}")


# --- Vow of Union


def united(**more: object) -> Scene:
    """The first Exile attacks the second at the steppe, with three warbands at the river and one at the wastes."""
    fixed: dict[str, object] = {
        "turn": 1,
        "pawns": "0 steppe 1",
        "warbands": {"steppe": (2, 1), "river": (1, 3), "wastes": (1, 1)},
        "advisers": ["-", "vow-of-union"],
        "board": [3, 2, 3],
        "oath": "people",
        "listen": True,
    }
    return Scene(**{**fixed, **more})  # type: ignore[arg-type]


@pytest.mark.rule("7.1.4-a", "5.5.2-d", "10.force-a")
@pytest.mark.ruling("vow-of-union", 2)
def test_the_vow_of_union_brings_all_warbands_at_ruled_sites_into_the_attack() -> None:
    scene = united().do("campaign")
    assert scene.options(1)[0] == "dice:6", "two on the board, three and one: unasked"


@pytest.mark.rule("5.5.5-a")
@pytest.mark.ruling("vow-of-union", 1)
def test_the_last_warband_at_a_site_may_fall_for_the_union() -> None:
    scene = united().dice(defense="shield", attack="skull")
    attack(scene, 1)
    assert scene.options(1) == ["board:1", "site:5", "site:7"], "who dies of the skull"
    scene.do("site:5")
    assert scene.army("wastes") == (-1, 0)
    sacrifice = attack(united().dice(defense="blank", attack="hollow"), 1).do("sacrifice")
    sacrifice.picks(1, "site:5", "site:7")
    assert (sacrifice.army("wastes"), sacrifice.army("river"), sacrifice.board(1)) == ((-1, 0), (1, 2), 2)


@pytest.mark.ruling("vow-of-union", 3)
@pytest.mark.rule("5.5.7.I-a")
def test_the_victorious_union_sends_warbands_only_to_the_conquered_site() -> None:
    scene = attack(united().dice(defense="blank", attack="sword sword"), 2)
    assert scene.options(1) == ["site:2"], "from the board"
    scene.picks(1, "site:2")
    assert scene.options(1) == ["site:2"], "from the Wastes or the River"
    scene.picks(1)
    scene.picks(1, "site:2", "site:2")
    assert (scene.army("steppe"), scene.board(1)) == ((1, 3), 1)
    assert sorted((scene.army("river")[1], scene.army("wastes")[1])) == [1, 1]


@pytest.mark.rule("5.5.6-a", "5.5.6-b")
def test_a_defeated_union_is_halved_and_the_rest_comes_to_the_board() -> None:
    scene = attack(united().dice(defense="two", attack="hollow"), 1).do("none")
    scene.picks(1, "site:7", "site:7", "site:7")
    assert (scene.board(1), scene.army("river"), scene.army("wastes")) == (3, (-1, 0), (-1, 0))


@pytest.mark.rule("9.2-a", "5.6.1-a")
def test_the_united_do_not_travel_from_their_own_site_with_warbands() -> None:
    at_home = {"pawns": "0 river 1"}
    scene = united(**at_home)
    assert (scene.refusals(1)["travel"], "travel" in scene.options(1)) == ("9.2-a", False)
    assert "travel" in united(**at_home, board=[3, 0, 3]).options(1)
    assert "travel" in united().options(1), "the Steppe is another's"
    assert "travel" in united(**at_home, advisers=["vow-of-union"]).options(1)


@pytest.mark.ruling("vow-of-union", 4)
@pytest.mark.rule("5.5.7.III-a")
@pytest.mark.parametrize(("board", "asked"), [(2, "oath-ask-burn"), (0, "oath-ask-send")])
def test_the_united_cannot_be_banished_from_a_site_of_theirs(board: int, asked: str) -> None:
    """The victor leaves the site to the bandits, and these obey the Crown."""
    scene = Scene(
        turn=2,
        oath="people",
        pawns="0 steppe steppe",
        advisers=["-", "vow-of-union"],
        relics=["-", "bandit-crown"],
        board=[3, board, 5],
    )
    scene.dice(defense="blank blank blank", attack="sword sword sword sword sword")
    attack(scene, 5, "pawn")
    scene.picks(2)
    assert scene.ask(2).what.id == asked


@pytest.mark.ruling("vow-of-union", 4)
def test_the_whistle_calls_the_united_in_vain() -> None:
    relics = ["whistle"]
    at_home = Scene(pawns="0 1 2", warbands={"fertile-valley": (1, 2)}, relics=relics, advisers=["-", "vow-of-union"])
    assert at_home.do("use:whistle").pawn(1) == "fertile-valley", "only the other Exile can be called"
    abroad = Scene(pawns="0 1 2", relics=relics, advisers=["-", "vow-of-union"]).do("use:whistle")
    assert abroad.options() == ["player:1", "player:2"]


@pytest.mark.ruling("vow-of-union", 5)
def test_bandits_of_the_crown_attack_with_the_union_but_do_not_die() -> None:
    scene = united(relics=["-", "bandit-crown"], facedown="0 3 4")
    scene.do("campaign")
    assert scene.options(1)[0] == "dice:10", (
        "six warbands, and a bandit each at the Wastes, the River, the Slum and the Valley"
    )
    scene.dice(defense="two", attack="skull skull").do("dice:2")
    assert scene.options(1) == ["board:1", "site:5", "site:7"], "warbands die, bandits never"


@pytest.mark.ruling("vow-of-union", 6)
def test_a_citizen_who_attacks_the_empire_finds_no_purple_warbands_united() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=1,
        pawns="steppe steppe 1",
        warbands={"steppe": (0, 1), "river": (0, 3)},
        advisers=["-", "vow-of-union"],
        board=[3, 2, 3],
    )
    scene.do("campaign", "done")
    assert scene.options(1)[0] == "dice:2"
    loyal = Scene(
        roles="chancellor citizen exile",
        turn=1,
        pawns="0 steppe 1",
        warbands={"steppe": (2, 1), "river": (0, 3)},
        advisers=["-", "vow-of-union"],
        board=[3, 2, 3],
    )
    assert loyal.do("campaign").options(1)[0] == "dice:5", "against an Exile they all fight"


# --- Wild Allies


@pytest.mark.rule("5.5.1-a", "7.1.2-a", "5.5.2-d")
def test_wild_allies_campaign_at_any_site_with_a_beast() -> None:
    scene = Scene(
        advisers=["wild-allies"],
        cards={"steppe": "wolves", "river": "errand-boy", "wastes": "tents"},
        warbands={"steppe": (1, 1), "wastes": (1, 1), "river": (0, 2)},
        supply=[0, 7, 7],
        listen=True,
    )
    assert "campaign" not in scene.options()
    scene.dice(defense="blank", attack="sword sword").do("use:wild-allies")
    assert (scene.secrets_on("wild-allies"), scene.secrets()) == (1, 2), "only the Steppe: at the River is nobody"
    scene.do("player:1", "done", "dice:2").picks(0, "site:2")
    assert scene.told("roll-defense")[-1]["args"]["defense"] == 1, "the warband of the Exile there"
    assert (scene.army("steppe"), scene.supply(), scene.pawn()) == ((0, 1), 0, "ancient-city")


@pytest.mark.rule("10.force-a", "5.5.2-a")
def test_wild_allies_bring_the_warbands_at_that_site() -> None:
    scene = Scene(
        advisers=["wild-allies"],
        cards={"steppe": "wolves"},
        pawns="0 steppe 3",
        warbands={"steppe": (0, 2), "river": (0, 4)},
        board=[1, 3, 0],
    )
    scene.do("use:wild-allies")
    assert scene.options()[0] == "dice:3", "one on the board and two there; the River stays out of it"
    assert scene.pawn() == "ancient-city"


@pytest.mark.rule("5.5.1-a", "7.1.3-a")
def test_wild_allies_need_somebody_to_fight() -> None:
    alone = Scene(advisers=["wild-allies"], cards={"river": "wolves"}, warbands={"river": (0, 1)})
    assert "use:wild-allies" not in alone.options()
    assert "use:wild-allies" not in Scene(advisers=["wild-allies"], cards={"river": "tents"}).options()
    assert "use:wild-allies" in Scene(advisers=["wild-allies"], cards={"river": "wolves"}).options()


@pytest.mark.rule("7.1.2-a")
def test_the_secret_for_wild_allies_does_not_also_open_the_hidden_place() -> None:
    hidden = {"sites": {2: "the-hidden-place"}, "cards": {"the-hidden-place": "wolves"}}
    scene = Scene(advisers=["wild-allies"], secrets=[1, 1, 1], **hidden)  # type: ignore[arg-type]
    assert scene.options(about="use") == []
    scene = Scene(advisers=["wild-allies"], secrets=[2, 1, 1], **hidden)  # type: ignore[arg-type]
    assert scene.options(about="use") == ["use:wild-allies"]


@pytest.mark.rule("5.5.6-a", "5.5.6-b")
def test_beaten_wild_allies_come_home_to_the_board() -> None:
    scene = Scene(
        advisers=["wild-allies"],
        cards={"steppe": "wolves"},
        oath="people",
        pawns="0 steppe 3",
        warbands={"steppe": (0, 3)},
        board=[1, 3, 0],
    )
    scene.dice(defense="two two", attack="hollow").do("use:wild-allies", "dice:1")
    scene.picks(0, "board:0", "site:2")
    assert (scene.board(0), scene.army("steppe")) == (2, (-1, 0)), "half of four, and nobody stays behind"


@pytest.mark.rule("5.5.1-c", "11.13-h")
def test_a_citizens_wild_allies_fight_even_the_empire() -> None:
    """Purple warbands at that site do not defend then (ruling on Captains)."""
    scene = Scene(
        roles="chancellor citizen exile",
        turn=1,
        oath="people",
        advisers=["-", "wild-allies"],
        cards={"steppe": "wolves"},
        pawns="0 1 3",
        warbands={"steppe": (0, 2)},
        board=[0, 1, 0],
        listen=True,
    )
    scene.dice(defense="blank blank", attack="sword").do("use:wild-allies")
    assert scene.options(1)[0] == "dice:3"
    scene.do("dice:1")
    assert scene.told("roll-defense")[-1]["args"]["defense"] == 0
