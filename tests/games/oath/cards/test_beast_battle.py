"""Beast cards beyond the first world in Campaigns."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene


def pool(scene: Scene, seat: int = 0) -> tuple[int, int]:
    """Attack and defense dice as a seat that may use plans is told them."""
    args = scene.ask(seat).what.args
    return int(args["attack"]), int(args["defense"])


def rolled(scene: Scene, side: str) -> int:
    """How many dice were rolled in the last battle."""
    faces = str(scene.told(f"roll-{side}")[-1]["args"]["faces"])
    return len(faces.split(",")) if faces else 0


def field(**more: object) -> Scene:
    """The Chancellor at the steppe, which the first Exile rules from afar."""
    fixed: dict[str, object] = {"pawns": "steppe river river", "warbands": {"steppe": (1, 2)}, "listen": True}
    return Scene(**{**fixed, **more})  # type: ignore[arg-type]


def attack(scene: Scene, dice: int, *chosen: str) -> Scene:
    """A Campaign of the active player: the defender and targets that have to be chosen, no others, and the dice."""
    scene.do("campaign", *chosen)
    if "done" in scene.options(scene.turn):
        scene.do("done")
    return scene.do(f"dice:{dice}")


# --- Nature Worship


@pytest.mark.rule("7.5.4-a", "5.5.3-a", "7.1.2-a")
@pytest.mark.parametrize(("sign", "dice"), [("more", 5), ("fewer", 1)])
def test_nature_worship_adds_or_removes_a_die_for_every_beast_adviser(sign: str, dice: int) -> None:
    scene = field(advisers=["nature-worship wolves tents", "errand-boy"]).dice(defense="two")
    attack(scene, 3).do("use:nature-worship", sign)
    assert (scene.secrets(), scene.secrets_on("nature-worship"), rolled(scene, "attack")) == (2, 1, dice)


@pytest.mark.rule("5.5.3-d", "7.1.2-c")
def test_nature_worship_counts_the_whole_defending_side() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=2,
        pawns="0 steppe steppe",
        warbands={"steppe": (0, 1)},
        advisers=["animal-playmates birdsong", "nature-worship", "wolves"],
        board=[3, 3, 5],
        listen=True,
    )
    attack(scene, 5, "player:1").answers(1, "use:nature-worship", "fewer")
    assert rolled(scene, "attack") == 2, "three Beast advisers of the Empire, not those of the attacker"
    assert (scene.secrets(1), scene.flipped(1)) == (2, 1)


@pytest.mark.rule("7.1.3-a")
def test_nature_worship_without_beast_advisers_is_not_offered() -> None:
    scene = field(cards={"wastes": "nature-worship"}, warbands={"steppe": (1, 2), "wastes": (0, 1)}, advisers=["tents"])
    attack(scene.dice(defense="two"), 1)
    assert scene.acting
    scene = field(
        cards={"wastes": "nature-worship"},
        warbands={"steppe": (1, 2), "wastes": (0, 1)},
        advisers=["tents"],
        facedown_advisers=["wolves"],
    )
    attack(scene.dice(defense="two"), 1)
    assert scene.acting, "nor does a facedown one count"


# --- War Tortoise


@pytest.mark.rule("5.5.4-b", "7.5-a")
def test_the_attackers_war_tortoise_breaks_double_shields() -> None:
    scene = field(advisers=["war-tortoise"], title=1).dice(defense="two double", attack="sword sword sword")
    attack(scene, 3).do("use:war-tortoise")
    assert (scene.told("roll-defense")[-1]["args"]["defense"], scene.favor_on("war-tortoise")) == (2, 1)
    plain = attack(field(title=1).dice(defense="shield two", attack="sword sword sword"), 3)
    assert plain.told("roll-defense")[-1]["args"]["defense"] == 5, "the warbands and all shields"


@pytest.mark.rule("5.5.4-b")
def test_the_war_tortoise_lets_single_and_doubling_faces_stand() -> None:
    scene = field(advisers=["war-tortoise"], title=1).dice(defense="shield double", attack="sword sword sword")
    attack(scene, 3).do("use:war-tortoise")
    assert scene.told("roll-defense")[-1]["args"]["defense"] == 4, "one doubled, and two warbands"


@pytest.mark.rule("5.5.5-a", "5.5.5-b", "7.1.2-c")
def test_the_defenders_war_tortoise_breaks_double_swords_but_skulls_still_kill() -> None:
    scene = field(advisers=["-", "war-tortoise"], board=[6, 3, 3])
    scene.dice(defense="shield", attack="skull skull sword")
    attack(scene, 3).answers(1, "use:war-tortoise")
    assert (scene.favor(1), scene.bank("beast"), scene.favor_on("war-tortoise")) == (4, 4, 0)
    assert scene.told("roll-attack")[-1]["args"]["attack"] == 1
    assert scene.board(0) == 4, "two skulls"


# --- Walled Garden


@pytest.mark.rule("5.5.3-a", "5.5.3-e")
def test_the_walled_garden_adds_a_die_for_every_beast_at_a_site() -> None:
    scene = field(cards={"steppe": "walled-garden tents", "river": "wolves errand-boy"}, advisers=["birdsong"])
    attack(scene, 3)
    assert (scene.asked(), pool(scene, 1)) == ([1], (3, 1))
    scene.answers(1, "use:walled-garden")
    assert rolled(scene, "defense") == 4, "the garden itself is one of three"


@pytest.mark.rule("5.5.3-a")
def test_the_walled_garden_helps_only_its_own_site() -> None:
    scene = field(cards={"wastes": "walled-garden"}, warbands={"steppe": (1, 2), "wastes": (1, 1)})
    attack(scene.dice(defense="two"), 1)
    assert scene.acting
    far = field(cards={"wastes": "walled-garden"}, warbands={"steppe": (1, 2), "wastes": (1, 1)})
    attack(far, 3, "site:5")
    assert far.options(1) == ["go-on", "use:walled-garden"]


@pytest.mark.rule("5.5.3-b")
def test_bandits_grow_walled_gardens_too() -> None:
    scene = field(cards={"steppe": "walled-garden", "river": "wolves"}, warbands={"river": (1, 1)})
    attack(scene, 3)
    assert rolled(scene, "defense") == 3
    other = field(cards={"wastes": "walled-garden"}, warbands={"river": (1, 1)}).dice(defense="two")
    attack(other, 1)
    assert rolled(other, "defense") == 1, "the Wastes were not attacked"


# --- Insect Swarm


@pytest.mark.rule("7.1.2-a", "7.1.4-a", "10.your-enemy-a")
def test_the_insect_swarm_makes_every_plan_of_the_enemy_dearer() -> None:
    scene = field(advisers=["longbows mercenaries", "insect-swarm horse-archers"], favor=[3, 1, 1])
    shared = scene.state.shared
    attack(scene, 3).do("use:longbows", "more")
    assert (scene.favor(), scene.state.shared) == (2, shared + 1)
    scene.do("use:mercenaries", "more")
    assert (scene.favor(), scene.favor_on("mercenaries"), scene.state.shared) == (0, 1, shared + 2)
    scene.answers(1, "use:horse-archers", "fewer")
    assert scene.favor(1) == 1, "the holder's own plans cost what they cost"


@pytest.mark.rule("7.1.2-a")
def test_who_cannot_burn_favor_for_the_insect_swarm_uses_no_plan() -> None:
    scene = field(advisers=["longbows", "insect-swarm"], favor=[0, 1, 1]).dice(defense="two")
    attack(scene, 1)
    assert scene.acting
    one = field(advisers=["longbows mercenaries", "insect-swarm"], favor=[1, 1, 1])
    attack(one, 1)
    assert one.options() == ["go-on", "use:longbows"], "two for the Mercenaries"


@pytest.mark.rule("5.5.3-b", "7.1.2-a")
def test_bandits_have_no_favor_for_the_insect_swarm() -> None:
    scene = field(advisers=["insect-swarm"], cards={"wastes": "bear-traps"}, warbands={}).dice(defense="two")
    attack(scene, 1)
    assert scene.told("plan") == []
    plain = attack(field(cards={"wastes": "bear-traps"}, warbands={}).dice(defense="two"), 1)
    assert len(plain.told("plan")) == 1


@pytest.mark.ruling("insect-swarm", 1)
def test_the_insect_swarm_of_somebody_else_does_not_matter() -> None:
    scene = field(advisers=["longbows", "horse-archers", "insect-swarm"])
    attack(scene, 3).do("use:longbows", "more").answers(1, "use:horse-archers", "fewer")
    assert (scene.favor(0), scene.favor(1)) == (5, 5)


@pytest.mark.rule("5.5.2-g", "10.your-enemy-a")
def test_the_insect_swarm_of_an_ally_hampers_the_attacker() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=2,
        pawns="0 steppe steppe",
        warbands={"steppe": (0, 1)},
        advisers=["insect-swarm", "longbows", "horse-archers"],
    )
    attack(scene, 3, "player:1").do("use:horse-archers", "more")
    assert scene.favor(2) == 4
    scene.answers(1, "use:longbows", "fewer")
    assert scene.favor(1) == 5, "the Chancellor's swarm spares those of the same side"


# --- Giant Python


@pytest.mark.rule("7.1.4-a", "5.5.2-a", "5.5.2-c")
def test_against_the_giant_python_targets_give_an_even_number_of_dice() -> None:
    scene = field(
        advisers=["-", "giant-python"],
        pawns="steppe steppe river",
        warbands={"steppe": (1, 2), "wastes": (1, 1)},
        relics=["-", "whistle bandit-crown"],
    )
    scene.do("campaign")
    assert "done" not in scene.options(), "the Steppe alone is one die"
    scene.do("site:5")
    assert "done" in scene.options(), "two sites are two dice"
    scene.do("relic:bandit-crown")
    assert "done" not in scene.options(), "three dice more"


@pytest.mark.rule("7.1.4-a", "5.5.1-a")
def test_who_has_no_even_set_of_targets_cannot_be_attacked() -> None:
    scene = field(advisers=["-", "giant-python"])
    assert "campaign" not in scene.options()
    assert scene.refusals()["campaign"] == "7.1.4-a"
    assert "campaign" in field(advisers=["giant-python"]).options(), "it is no hindrance to the holder"
    assert "campaign" in field(advisers=["-", "-", "giant-python"]).options()


@pytest.mark.rule("7.1.4-a")
def test_targets_that_would_lead_to_no_even_set_are_not_offered() -> None:
    scene = field(
        advisers=["-", "giant-python"],
        pawns="steppe steppe river",
        warbands={"steppe": (1, 2)},
        relics=["-", "whistle map"],
    )
    scene.do("campaign")
    assert scene.options() == ["pawn", "relic:whistle", "relic:map"], "two, two and three dice; with the Map it is four"
    scene.do("relic:map")
    assert scene.options() == ["done", "pawn", "relic:whistle"]


@pytest.mark.rule("7.1.4-a")
def test_a_hoard_of_even_relics_is_looked_through_quickly() -> None:
    hoard = "whistle sticky-fire brass-horse truthful-harp grand-mask horned-mask cup-of-plenty cracked-horn ivory-eye"
    scene = field(
        advisers=["-", "giant-python"],
        pawns="steppe steppe river",
        warbands={"steppe": (1, 2)},
        relics=["-", f"{hoard} obsidian-cage oracular-pig"],
    )
    assert scene.refusals()["campaign"] == "7.1.4-a", "eleven relics with two dice each, and a site with one"


@pytest.mark.ruling("giant-python", 1)
def test_the_giant_python_counts_neither_the_title_nor_battle_plans() -> None:
    scene = field(
        advisers=["-", "giant-python"],
        warbands={"steppe": (1, 2), "wastes": (1, 1)},
        cards={"steppe": "keep"},
        title=1,
    )
    scene.do("campaign")
    assert scene.ask().what.id == "oath-ask-dice", "both sites, for the second one has to be"
    scene.do("dice:3").answers(1, "use:keep")
    assert rolled(scene, "defense") == 5, "an odd number after all: one for the title, two for the Keep"


@pytest.mark.ruling("giant-python", 2)
def test_the_giant_python_counts_what_the_sprawling_rampart_adds() -> None:
    scene = field(
        advisers=["-", "giant-python"],
        pawns="steppe steppe river",
        cards={"steppe": "sprawling-rampart"},
        relics=["-", "map"],
    )
    scene.do("campaign")
    assert "done" in scene.options(), "a site alone has two dice"
    assert "relic:map" not in scene.options(), "with a relic of three dice it would be five"


@pytest.mark.ruling("giant-python", 3)
@pytest.mark.parametrize(("holder", "guarded"), [(0, True), (1, True), (2, False)])
def test_the_chancellors_python_guards_citizens_and_a_citizens_only_the_citizen(holder: int, guarded: bool) -> None:
    scene = Scene(
        seats=4,
        roles="chancellor citizen citizen exile",
        turn=3,
        pawns="0 1 steppe steppe",
        favor=[1, 1, 1, 1],
        warbands={"steppe": (0, 1), "wastes": (0, 1), "river": (0, 1)},
        advisers=["giant-python" if seat == holder else "-" for seat in range(4)],
    )
    scene.do("campaign", "player:1")
    assert ("done" not in scene.options(3)) is guarded


@pytest.mark.rule("5.5.1-c", "5.5.1-d")
def test_the_chancellors_python_guards_citizens_against_rebels_but_not_against_the_chancellor() -> None:
    rebel = Scene(
        roles="chancellor citizen citizen",
        turn=2,
        pawns="0 steppe steppe",
        relics=["-", "map"],
        advisers=["giant-python"],
    )
    rebel.do("campaign", "player:1")
    assert rebel.ask(2).what.id == "oath-ask-dice", "two dice for the pawn; with the Map it would be five"
    own = Scene(
        roles="chancellor citizen exile", pawns="steppe steppe 2", relics=["-", "map"], advisers=["giant-python"]
    )
    own.do("campaign", "player:1")
    assert own.options() == ["done", "relic:map"]


# --- Marsh Spirit


@pytest.mark.rule("7.1.4-a", "9.2-a")
def test_who_targets_the_marsh_spirits_site_uses_no_plan() -> None:
    scene = field(cards={"steppe": "marsh-spirit"}, advisers=["longbows", "horse-archers"])
    attack(scene, 3)
    assert (scene.asked(), scene.options(1)) == ([1], ["go-on", "use:horse-archers"]), "the defender may"


@pytest.mark.rule("7.1.4-a")
def test_the_marsh_spirit_minds_only_its_own_site() -> None:
    lands = {"steppe": (1, 2), "wastes": (1, 1)}
    scene = field(cards={"wastes": "marsh-spirit"}, warbands=lands, advisers=["longbows"])
    attack(scene, 3)
    assert scene.options() == ["go-on", "use:longbows"]
    both = field(cards={"wastes": "marsh-spirit"}, warbands=lands, advisers=["longbows"]).dice(defense="two two")
    attack(both, 1, "site:5")
    assert both.acting


@pytest.mark.rule("7.1.4-a")
def test_the_marsh_spirit_does_not_mind_an_attack_on_a_pawn_there() -> None:
    scene = field(
        cards={"steppe": "marsh-spirit"},
        pawns="steppe steppe river",
        warbands={"steppe": (2, 2)},
        advisers=["longbows"],
    )
    attack(scene, 3, "player:1")
    assert scene.options() == ["go-on", "use:longbows"], "the site is no target"
