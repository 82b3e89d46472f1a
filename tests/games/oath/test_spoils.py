"""What a victory brings, and what battle plans say at the end (5.5.7, 5.5.8)."""

from __future__ import annotations

import pytest

from kronika.games.oath.state import SLOTS
from tests.scenes.oath import Scene


def duel(**more: object) -> Scene:
    """The Chancellor attacks an Exile, both at the steppe, which the Exile rules. Three swords against two at most."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 2)},
        "board": [6, 0],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def wins(scene: Scene, *targets: str, dice: int = 1, seat: int = 0) -> Scene:
    """The Campaign against the only possible defender up to the victory, with blank defense dice."""
    scene.dice(defense=" ".join(["blank"] * dice), attack="sword sword sword").answers(seat, "campaign", *targets)
    if "done" in scene.options(seat):
        scene.answers(seat, "done")
    return scene.answers(seat, "dice:3")


# --- 5.5.7.I sites


@pytest.mark.rule("5.5.7-a", "5.5.7.I-a")
def test_the_attacker_may_put_any_number_of_the_own_force_on_each_targeted_site() -> None:
    scene = wins(duel(warbands={"steppe": (1, 1), "wastes": (1, 1), "river": (1, 1)}), "site:5", dice=2)
    scene.answers(1, "site:2")
    ask = scene.ask()
    assert (scene.options(), ask.least, ask.most, ask.rule) == (["site:2", "site:5"], 0, 6, "5.5.7.I-a")
    assert scene.illegal(0, "site:7")[0] == "answer-unknown"
    assert scene.illegal(0, *["site:2"] * 7)[0] == "answer-too-many"
    scene.picks(0, "site:2", "site:5", "site:5")
    assert (scene.army("steppe"), scene.army("wastes"), scene.board(0)) == ((0, 1), (0, 2), 3)
    assert scene.army("river") == (1, 1)


@pytest.mark.rule("5.5.7.I-a", "10.rule-a")
def test_a_site_left_empty_falls_to_the_bandits() -> None:
    scene = wins(duel())
    assert scene.ask().least == 0
    scene.picks(0)
    assert scene.army("steppe") == (-1, 0)
    scene.do("campaign")
    assert scene.options() == ["player:1", "bandits"]


@pytest.mark.rule("5.5.7.I-a")
def test_the_dead_cannot_occupy() -> None:
    scene = (
        duel(board=[4, 0]).dice(defense="blank", attack="skull hollow").do("campaign", "done", "dice:2", "sacrifice")
    )
    assert scene.board(0) == 2, "one by the skull, one sacrificed"
    assert scene.illegal(0, *["site:2"] * 3)[0] == "answer-too-many"
    scene.picks(0, "site:2", "site:2")
    assert (scene.army("steppe"), scene.board(0)) == ((0, 2), 0)


@pytest.mark.rule("5.5.7.I-a", "9.2-a")
def test_with_the_ring_of_devotion_sites_can_be_won_but_not_occupied() -> None:
    scene = wins(duel(relics=["ring-of-devotion"]))
    assert scene.acting
    assert (scene.army("steppe"), scene.board(0), scene.board(1)) == ((-1, 0), 6, 1)


@pytest.mark.rule("5.5.7-a")
def test_a_victorious_defender_gives_up_nothing() -> None:
    scene = duel(relics=["-", "whistle"], banners={"darkest-secret": (1, 3)}, warbands={"steppe": (1, 9)})
    scene.dice(defense="blank " * 8, attack="hollow")
    scene.do("campaign", "pawn", "relic:whistle", "banner:darkest-secret", "dice:1")
    assert scene.acting
    assert (scene.army("steppe"), scene.relics(1), scene.holder("darkest-secret")) == ((1, 9), ["whistle"], 1)
    assert (scene.pawn(1), scene.favor(1), scene.banner("darkest-secret")) == ("steppe", 5, 3)


# --- 5.5.7.II relics and banners


@pytest.mark.rule("5.5.7.II-a")
def test_all_targeted_relics_and_banners_are_taken_and_no_others() -> None:
    scene = wins(
        duel(
            oath="supremacy",
            relics=["-", "map ivory-eye whistle"],
            banners={"peoples-favor": (1, 1), "darkest-secret": (1, 1)},
        ),
        *("relic:map", "relic:whistle", "banner:darkest-secret"),
        dice=7,
    ).picks(0, "site:2")
    assert scene.acting
    assert scene.relics(0) == ["grand-scepter", "map", "whistle"]
    assert scene.relics(1) == ["ivory-eye"]
    assert (scene.holder("peoples-favor"), scene.holder("darkest-secret")) == (1, 0)


@pytest.mark.rule("5.5.7.II-a", "2.5.3-a", "2.5.3-b")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("banner", ["peoples-favor", "darkest-secret"])
def test_a_seized_banner_loses_two_tokens_but_never_the_last(banner: str, before: int, after: int) -> None:
    scene = duel(oath="supremacy", banners={banner: (1, before)}, banks=2)
    shared = scene.state.shared
    wins(scene, f"banner:{banner}", dice=1 + before).picks(0, "site:2")
    assert (scene.holder(banner), scene.banner(banner)) == (0, after)
    burned = before - after if banner == "peoples-favor" else 0
    assert scene.state.shared == shared + burned
    assert scene.state.mob is (banner == "peoples-favor"), "and the People's Favor turns to the Mob"


@pytest.mark.rule("5.5.7.II-a", "2.4-c")
def test_the_grand_scepter_is_taken_and_cannot_be_used_in_the_same_turn() -> None:
    scene = Scene(
        turn=1, oath="people", title=2, pawns="steppe steppe river", warbands={"steppe": (0, 1)}, board=[0, 6]
    )
    scene.dice(defense="blank " * 6, attack="sword sword").do("campaign", "relic:grand-scepter", "done", "dice:2")
    scene.picks(1)
    assert scene.relics(1) == ["grand-scepter"]
    assert {scene.refusals(1)[key] for key in ("offer:1", "offer:2", "reliquary:greedy")} == {"2.4-c"}
    assert scene.options(1, about="offer") == scene.options(1, about="reliquary") == []


# --- 5.5.7.III banish and burn


@pytest.mark.rule("5.5.7.III-a", "11.6-f")
def test_the_pawn_may_be_sent_to_any_other_site_and_half_the_favor_may_burn() -> None:
    scene = duel(favor=[5, 5], supply=[7, 1])
    shared = scene.state.shared
    wins(scene, "pawn", dice=3).picks(0, "site:2")
    assert scene.options() == [*(f"travel:{slot}" for slot in range(SLOTS) if slot != 2), "nowhere"]
    scene.do("travel:7")
    assert scene.pawn(1) == "river"
    assert scene.supply(1) == 1, "it costs no Supply, not even of one who has too little"
    assert scene.ask().what.args == {"player": 1, "amount": 2}
    scene.do("yes")
    assert (scene.favor(1), scene.favor(0), scene.state.shared) == (3, 5, shared + 2)
    assert scene.acting


@pytest.mark.rule("5.5.7.III-a")
@pytest.mark.parametrize(("go", "burn"), [("nowhere", "yes"), ("travel:7", "no"), ("nowhere", "no")])
def test_banishing_and_burning_are_independent(go: str, burn: str) -> None:
    scene = wins(duel(favor=[5, 4]), "pawn", dice=3).picks(0, "site:2").do(go, burn)
    assert scene.pawn(1) == ("steppe" if go == "nowhere" else "river")
    assert scene.favor(1) == (2 if burn == "yes" else 4)


@pytest.mark.rule("5.5.7.III-a")
def test_neither_without_the_pawn_among_the_targets() -> None:
    scene = wins(duel()).picks(0, "site:2")
    assert scene.acting
    assert (scene.pawn(1), scene.favor(1)) == ("steppe", 5)


@pytest.mark.rule("5.5.7.III-a")
@pytest.mark.parametrize("favor", [0, 1])
def test_half_of_one_favor_is_nothing_to_burn(favor: int) -> None:
    scene = wins(duel(favor=[5, favor]), "pawn", dice=3).picks(0, "site:2").do("nowhere")
    assert scene.acting
    assert scene.favor(1) == favor


@pytest.mark.rule("5.5.7.III-a", "5.6.2-a")
def test_a_facedown_site_is_revealed_by_who_is_sent_there() -> None:
    scene = wins(duel(facedown="mine", sites={6: "mine"}, banks=2), "pawn", dice=3).picks(0, "site:2")
    scene.do("travel:6", "no")
    assert (scene.pawn(1), scene.state.site_faceup[6]) == ("mine", True)
    assert (scene.state.favor_at[6], len(scene.relics_at("mine"))) == (3, 1), "with all that its prompt brings"


@pytest.mark.rule("5.5.7.III-a", "9.2-a")
def test_a_banished_pawn_must_go_through_the_narrow_pass() -> None:
    scene = wins(duel(sites={6: "narrow-pass"}), "pawn", dice=3).picks(0, "site:2")
    assert scene.options(about="travel") == ["travel:0", "travel:1", "travel:3", "travel:4", "travel:6"]


@pytest.mark.rule("5.5.7.III-a", "7.6.2-a")
def test_a_toll_is_paid_only_by_the_willing_banished() -> None:
    scene = duel(sites={7: "the-hidden-place"}, pawns="steppe steppe ancient-city", secrets=[3, 1])
    wins(scene, "pawn", dice=3).picks(0, "site:2").do("travel:7")
    assert (scene.asked(), scene.options(1)) == ([1], ["no", "yes"])
    scene.answers(1, "no")
    assert scene.asked() == [0]
    assert "travel:7" not in scene.options(), "the attacker chooses another place"
    assert "travel:6" in scene.options()
    willing = duel(sites={7: "the-hidden-place"}, pawns="steppe steppe ancient-city", secrets=[3, 1])
    wins(willing, "pawn", dice=3).picks(0, "site:2").do("travel:7").answers(1, "yes")
    assert (willing.pawn(1), willing.secrets(1), willing.flipped(1)) == ("the-hidden-place", 0, 1)
    unable = duel(sites={7: "the-hidden-place"}, pawns="steppe steppe ancient-city", secrets=[3, 0])
    wins(unable, "pawn", dice=3).picks(0, "site:2")
    assert "travel:7" not in unable.options()


def at_the_wood(**more: object) -> Scene:
    """Exile 1 beats Exile 2 at the Shrouded Wood, whose ruler differs."""
    given: dict[str, object] = {
        "turn": 1,
        "oath": "people",
        "sites": {2: "shrouded-wood"},
        "pawns": "river shrouded-wood shrouded-wood",
        "warbands": {"shrouded-wood": (0, 1)},
        "board": [3, 4, 0],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("5.5.7.III-a")
def test_the_attacker_decides_on_banishing_but_the_ruler_of_the_shrouded_wood_where() -> None:
    scene = at_the_wood().dice(defense="blank blank", attack="sword").do("campaign", "player:2", "dice:1")
    assert (scene.asked(), scene.options(1)) == ([1], ["no", "yes"])
    scene.do("yes")
    assert scene.asked() == [0], "the Chancellor for the Empire"
    assert scene.options(0) == [f"travel:{slot}" for slot in range(SLOTS) if slot != 2], "somewhere it must be"
    scene.answers(0, "travel:5").do("no")
    assert scene.pawn(2) == "wastes"
    spared = at_the_wood().dice(defense="blank blank", attack="sword").do("campaign", "player:2", "dice:1", "no")
    assert spared.ask(1).what.id == "oath-ask-burn"
    assert spared.pawn(2) == "shrouded-wood"


@pytest.mark.rule("5.5.7.III-a")
@pytest.mark.parametrize("place", [0, 1])
def test_at_ones_own_or_the_bandits_shrouded_wood_the_attacker_chooses(place: int) -> None:
    scene = at_the_wood(warbands={"shrouded-wood": (2, 1)}).dice(defense="blank blank blank", attack="sword skull")
    scene.do("campaign", "pawn", "dice:2").picks(1, *["site:2"] * place)
    assert scene.asked() == [1]
    assert "nowhere" in scene.options(1)
    scene.do("travel:7", "no")
    assert scene.pawn(2) == "river"


@pytest.mark.rule("5.5.7.III-a")
def test_the_banished_player_uses_the_own_powers_of_travel() -> None:
    scene = wins(duel(relics=["-", "dragonskin-drum"]), "pawn", dice=3).picks(0, "site:2")
    assert (scene.asked(), scene.options(0)) == ([0], ["no", "yes"]), "first the attacker decides whether"
    scene.do("yes")
    assert scene.options(1) == ["go-on", "use:dragonskin-drum"]
    scene.answers(1, "use:dragonskin-drum").do("travel:7", "no")
    assert (scene.pawn(1), scene.board(1)) == ("river", 2), "one survivor and one for the Drum"


# --- the title within a Campaign (OQ-6)


@pytest.mark.rule("11.3-a", "2.11-a", "5.5.7.I-a")
def test_the_title_is_checked_after_the_sites_are_occupied_and_not_before() -> None:
    scene = duel(oath="supremacy", title=1, warbands={"steppe": (1, 1), "wastes": (1, 1), "river": (0, 1)})
    scene.dice(defense="blank " * 5, attack="sword sword sword").do("campaign", "site:5", "pawn", "dice:3")
    scene.answers(1, "site:2")
    assert scene.ask().what.id == "oath-ask-occupy"
    assert scene.state.title == 1, "between the losses and the placing nothing is checked"
    scene.picks(0, "site:2")
    assert scene.ask().what.id == "oath-ask-send"
    assert scene.state.title == 0


@pytest.mark.rule("11.3-a", "2.11-c", "5.5.7-a")
def test_a_beaten_holder_chooses_among_equals_before_the_relics_are_taken() -> None:
    scene = duel(
        oath="supremacy",
        title=1,
        warbands={"steppe": (1, 2), "river": (0, 1), "wastes": (2, 1)},
        relics=["-", "whistle"],
    )
    scene.dice(defense="blank " * 4, attack="sword sword sword").do("campaign", "relic:whistle", "done", "dice:3")
    scene.picks(0)
    assert (scene.asked(), scene.options(1)) == ([1], ["player:0", "player:2"])
    assert scene.relics(1) == ["whistle"]
    scene.answers(1, "player:2")
    assert (scene.state.title, scene.relics(1)) == (2, [])


@pytest.mark.rule("11.3-a", "2.11-a", "5.5.7.II-a")
def test_the_title_is_checked_after_relics_and_banners_were_taken() -> None:
    scene = duel(oath="protection", title=1, relics=["-", "ivory-eye whistle"])
    scene.dice(defense="blank " * 6, attack="sword sword sword")
    scene.do("campaign", "relic:ivory-eye", "pawn", "done", "dice:3")
    assert scene.state.title == 1
    scene.picks(0, "site:2")
    assert scene.ask().what.id == "oath-ask-send"
    assert scene.state.title == 0, "the Scepter and the Eye against the Whistle"


# --- 5.5.8 battle plans at the end


@pytest.mark.rule("5.5.8-a")
def test_only_the_victor_resolves_plans_that_speak_of_victory() -> None:
    scene = duel(advisers=["battle-honors", "-"], cards={"steppe": "longbows"}, bank={"order": 3})
    scene.dice(defense="blank", attack="sword sword sword").do("campaign", "done", "dice:3", "use:battle-honors")
    scene.answers(1, "go-on").picks(0)
    assert (scene.favor(0), scene.bank("order")) == (7, 1)
    lost = duel(advisers=["battle-honors", "-"], bank={"order": 3})
    lost.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:battle-honors", "none")
    assert (lost.favor(0), lost.bank("order")) == (5, 3)
    held = duel(advisers=["-", "battle-honors"], bank={"order": 3})
    held.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:battle-honors")
    held.do("none")
    assert (held.favor(1), held.bank("order")) == (7, 1)


@pytest.mark.rule("5.5.8-a", "10.discard-a")
def test_at_the_end_used_plans_are_discarded_whoever_won() -> None:
    for face in ("sword", "hollow"):
        scene = duel(advisers=["rain-boots", "horse-archers"], cards={"wastes": "longbows"})
        scene.dice(defense="blank", attack=" ".join([face] * 4)).do("campaign", "done", "dice:1", "use:rain-boots")
        scene.answers(1, "use:horse-archers", "more")
        scene.picks(0, *(() if face == "sword" else ("none",)))
        assert scene.acting
        assert scene.advisers(0) == scene.advisers(1) == []
        assert scene.at("wastes") == ["longbows"], "what nobody used stays"
        assert sorted(scene.pile(2)) == ["horse-archers", "rain-boots"], "both pawns are in the Provinces"


@pytest.mark.rule("5.5.8-a", "10.discard-a")
def test_an_adviser_used_as_a_plan_follows_the_pawn_of_the_player_who_discards_it() -> None:
    scene = duel(pawns="steppe river ancient-city", advisers=["rain-boots", "horse-archers"], board=[4, 0])
    scene.dice(defense="two", attack="hollow").do("campaign", "dice:4", "use:rain-boots")
    scene.answers(1, "use:horse-archers", "fewer")
    assert scene.acting
    assert (scene.pile(2), scene.pile(0)) == (["rain-boots"], ["horse-archers"])


@pytest.mark.rule("5.5.8-a", "10.discard-b")
def test_a_plan_at_a_site_is_discarded_from_there() -> None:
    scene = duel(cards={"ancient-city": "horse-archers"}, warbands={"steppe": (1, 2), "ancient-city": (0, 1)})
    scene.dice(defense="two", attack="hollow hollow hollow")
    scene.do("campaign", "done", "dice:0", "use:horse-archers", "more", "none")
    assert (scene.at("ancient-city"), scene.pile(1)) == ([], ["horse-archers"])


@pytest.mark.rule("7.4.3-a")
def test_once_the_campaign_is_over_a_used_plan_can_be_discarded_again() -> None:
    scene = duel(cards={"steppe": "rangers"}, warbands={"steppe": (0, 1)}, advisers=["taming-charm"])
    scene.dice(defense="two two", attack="hollow").do("campaign", "dice:1", "use:rangers", "none")
    assert scene.at("steppe") == ["rangers"]
    scene.do("use:taming-charm")
    assert (scene.at("steppe"), scene.pile(2)) == ([], ["rangers"])
