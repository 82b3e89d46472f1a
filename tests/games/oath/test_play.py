"""Playing a card (5.1.4): to a site, to the advisers, a Vision, the Conspiracy; or discarding it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenes.oath import Scene

VISIONS = ("faith", "rebellion", "sanctuary", "conquest")


def drawn(scene: Scene) -> Scene:
    """A Search whose only card is on top of the pile of the own region."""
    return scene.do("search", f"pile:{(0, 0, 1, 1, 1, 2, 2, 2)[scene.state.pawn[scene.turn]]}")


def ways(scene: Scene) -> list[str]:
    return scene.options(scene.turn)


# --- 5.1.4 what can be done


@pytest.mark.rule("5.1.4-a")
def test_a_denizen_goes_to_the_site_to_the_advisers_or_away() -> None:
    scene = drawn(Scene(piles=("wolves",)))
    assert ways(scene) == ["site:0", "faceup", "facedown", "discard"]
    assert scene.illegal(0) == ("answer-too-few", "5.1.4-a")
    assert scene.illegal(0, "site:0", "faceup") == ("answer-too-many", "5.1.4-a")
    assert drawn(Scene(piles=("wolves",))).do("site:0").at("ancient-city") == ["wolves"]
    assert drawn(Scene(piles=("wolves",))).do("faceup").advisers() == ["wolves"]
    assert drawn(Scene(piles=("wolves",))).do("facedown").advisers() == ["wolves?"]
    assert drawn(Scene(piles=("wolves",))).do("discard").pile(1) == ["wolves"]


@pytest.mark.rule("5.1.4-a", "5.1.4.III-a", "5.1.4.III-b")
def test_an_exile_reveals_a_vision_or_hides_it_or_discards_it() -> None:
    scene = drawn(Scene(piles=("faith",), turn=1))
    assert ways(scene) == ["vision", "facedown", "discard"]


@pytest.mark.rule("5.1.4-b")
def test_a_card_can_be_discarded_even_when_nothing_else_is_possible() -> None:
    scene = drawn(
        Scene(
            piles=("wolves",),
            cards={"ancient-city": "scryer elders"},
            advisers=["long-lost-heir a-small-favor faithful-friend"],
        )
    )
    assert scene.acting, "with one way only nothing is asked"
    assert scene.pile(1) == ["wolves"]


# --- 5.1.4.I to a site


@pytest.mark.rule("5.1.4.I-a", "2.8.1-a")
def test_not_to_a_site_that_is_full() -> None:
    assert "site:0" not in ways(drawn(Scene(piles=("wolves",), cards={"ancient-city": "scryer elders"})))
    assert "site:0" in ways(drawn(Scene(piles=("wolves",), cards={"ancient-city": "scryer"})))
    assert "site:0" not in ways(drawn(Scene(piles=("wolves",), sites={0: "drowned-city"})))


@pytest.mark.rule("5.1.4.I-a", "5.1.4.III-a", "5.1.4.IV-a")
@pytest.mark.parametrize("vision", [*VISIONS, "conspiracy"])
def test_no_vision_is_played_to_a_site(vision: str) -> None:
    scene = Scene(piles=(vision,), turn=1, banners={"peoples-favor": (1, 1)})
    assert [way for way in ways(drawn(scene)) if way.startswith("site")] == []


@pytest.mark.rule("5.1.4.I-b")
def test_it_lies_there_for_all_to_see_and_the_site_need_not_be_ruled() -> None:
    scene = drawn(Scene(piles=("wolves",), warbands={"ancient-city": (1, 2)})).do("site:0")
    assert [card["face"] for card in scene.zone("site:0", 2)["cards"]] == ["wolves"]
    assert scene.army("ancient-city") == (1, 2)


@pytest.mark.rule("5.1.4.I-b")
def test_only_the_own_site_without_the_peoples_favor() -> None:
    scene = drawn(Scene(piles=("wolves",), banners={"peoples-favor": (1, 1)}))
    assert [way for way in ways(scene) if way.startswith("site")] == ["site:0"]


@pytest.mark.rule("5.1.4.I-d", "2.1.3-a")
@pytest.mark.parametrize(
    ("card", "suit"),
    [
        ("wolves", "beast"),
        ("elders", "nomad"),
        ("scryer", "discord"),
        ("alchemist", "arcane"),
        ("storyteller", "hearth"),
        ("scouts", "order"),
    ],
)
def test_one_favor_from_the_bank_of_the_card(card: str, suit: str) -> None:
    scene = drawn(Scene(piles=("", "", card), pawns="river 1 2")).do("site:7")
    assert (scene.favor(), scene.bank(suit)) == (6, 2)


@pytest.mark.rule("5.1.4.I-d", "9.3-a")
def test_an_empty_bank_gives_nothing() -> None:
    scene = drawn(Scene(piles=("wolves",), bank={"beast": 0})).do("site:0")
    assert (scene.favor(), scene.at("ancient-city")) == (5, ["wolves"])


# --- the People's Favor


@pytest.mark.rule("5.1.4.I-c", "2.8.1-b")
def test_the_peoples_favor_opens_all_faceup_sites_of_the_region() -> None:
    scene = Scene(piles=("", "wolves"), pawns="steppe 1 2", facedown="deep-woods", banners={"peoples-favor": (0, 1)})
    drawn(scene)
    assert ways(scene) == ["site:2", "site:3", "faceup", "facedown", "discard"]
    scene.do("site:3")
    assert (scene.at("standing-stones"), scene.favor()) == (["wolves"], 6)


@pytest.mark.rule("5.1.4.I-c")
@pytest.mark.parametrize("mob", [False, True])
def test_it_may_first_discard_one_denizen_anywhere_in_the_region(mob: bool) -> None:
    scene = Scene(
        piles=("", "wolves"),
        pawns="steppe 1 2",
        cards={"steppe": "scryer", "deep-woods": "elders", "river": "scouts"},
        banners={"peoples-favor": (0, 1)},
        mob=mob,
    )
    drawn(scene).do("site:3")
    assert (scene.options(), scene.ask().rule) == (["none", "discard:scryer", "discard:elders"], "5.1.4.I-c")
    scene.do("discard:elders")
    assert (scene.at("deep-woods"), scene.at("standing-stones")) == ([], ["wolves"])
    assert scene.pile(2) == ["elders"]
    assert scene.acting, "one card only"


@pytest.mark.rule("5.1.4.I-c")
def test_both_are_a_may() -> None:
    scene = Scene(piles=("wolves",), cards={"fertile-valley": "scryer"}, banners={"peoples-favor": (0, 1)})
    drawn(scene).do("site:0", "none")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["wolves"], ["scryer"])


@pytest.mark.rule("5.1.4.I-c", "5.1.4.I-a")
def test_its_discard_makes_room_at_a_full_site() -> None:
    scene = Scene(
        piles=("wolves",),
        cards={"ancient-city": "scryer keep", "fertile-valley": "elders"},
        banners={"peoples-favor": (0, 1)},
    )
    drawn(scene)
    assert "site:0" in ways(scene)
    scene.do("site:0")
    assert scene.at("ancient-city") == ["keep", "wolves"], "the only card that can make room is not asked about"
    assert scene.at("fertile-valley") == ["elders"]


@pytest.mark.rule("5.1.4.I-c", "6.1-b")
def test_what_makes_room_at_a_full_site_is_not_discarded_before_it_does() -> None:
    def full(rules: int | None = None) -> Scene:
        scene = Scene(
            facedown_advisers=["wolves"],
            cards={"ancient-city": "scryer keep", "fertile-valley": "crop-rotation elders"},
            warbands={"ancient-city": (0, 1), "fertile-valley": (0, 1)},
            banners={"peoples-favor": (0, 1)},
            rules=rules,
        )
        return scene.do("adviser:0", "site:0")

    scene = full()
    assert scene.options() == ["none", "discard:scryer", "discard:elders"], "Crop Rotation is still needed"
    scene.do("discard:elders")
    assert scene.at("ancient-city") == ["keep", "wolves"], "and makes room by itself"
    assert "discard:crop-rotation" in full(rules=3).options(), "games that began before go on as they were"


@pytest.mark.rule("5.1.4.I-c", "7.2.2-a")
def test_its_discard_never_hits_a_locked_card() -> None:
    scene = Scene(
        piles=("wolves",),
        sites={0: "barren-coast"},
        cards={"barren-coast": "keep", "fertile-valley": "elders"},
        banners={"peoples-favor": (0, 1)},
    )
    assert ways(drawn(scene)) == ["site:1", "faceup", "facedown", "discard"], "a full site whose card is locked"
    scene.do("site:1")
    assert scene.options() == ["none", "discard:elders"]


@pytest.mark.rule("5.1.4.I-c")
@pytest.mark.parametrize("way", ["faceup", "facedown", "discard"])
def test_nothing_is_discarded_first_unless_the_card_goes_to_a_site(way: str) -> None:
    scene = Scene(piles=("wolves",), cards={"fertile-valley": "scryer"}, banners={"peoples-favor": (0, 1)})
    drawn(scene).do(way)
    assert scene.acting
    assert scene.at("fertile-valley") == ["scryer"]


@pytest.mark.rule("5.1.4.I-c", "10.discard-b")
def test_the_pile_follows_the_region_of_the_card_and_tokens_leave_it() -> None:
    scene = Scene(
        piles=("", "", "wolves"), pawns="river 1 2", cards={"wastes": "elders"}, banners={"peoples-favor": (0, 1)}
    )
    elders = scene.state.cards_at[scene.slot("wastes")][0]
    scene.state.favor_on[elders] = 1
    scene.state.secrets_on[elders] = 1
    drawn(scene).do("site:7", "discard:elders")
    assert (scene.pile(0), scene.bank("nomad")) == (["elders"], 4)
    assert (scene.secrets(), scene.flipped()) == (3, 1), "the secret comes facedown to who discards"


@pytest.mark.rule("5.1.4.I-c", "2.8.5-a")
@pytest.mark.parametrize(("discarded", "favor"), [("tavern-songs", 6), ("elders", 7), ("none", 7)])
def test_who_discards_the_home_suit_there_gets_no_gift_of_the_homeland(discarded: str, favor: int) -> None:
    scene = Scene(
        piles=("storyteller",), cards={"fertile-valley": "tavern-songs elders"}, banners={"peoples-favor": (0, 1)}
    )
    drawn(scene).do("site:1", discarded if discarded == "none" else f"discard:{discarded}")
    assert scene.favor() == favor


@pytest.mark.rule("5.1.4.I-c", "2.8.5-a")
def test_at_the_great_slum_a_card_may_go_first_and_the_peoples_favor_comes_on_top() -> None:
    def slum(**banners: tuple[int, int]) -> Scene:
        return drawn(
            Scene(
                piles=("", "", "wolves"),
                pawns="great-slum 1 2",
                cards={"great-slum": "scryer elders tents", "river": "scouts"},
                banners={name.replace("_", "-"): value for name, value in banners.items()},
            )
        )

    scene = slum().do("site:6")
    assert (scene.options(), scene.ask().rule) == (["discard:scryer", "discard:elders", "discard:tents"], "2.8.5-a")
    scene.do("discard:elders")
    assert scene.at("great-slum") == ["scryer", "tents", "wolves"]
    scene = slum(peoples_favor=(0, 1)).do("site:6", "discard:scouts", "discard:elders")
    assert (scene.at("river"), scene.at("great-slum")) == ([], ["scryer", "tents", "wolves"])
    scene = slum(peoples_favor=(0, 1)).do("site:6", "discard:scryer")
    assert scene.options() == ["none", "discard:elders", "discard:tents"], "there is room now, so it is a may"


# --- 5.1.4.II to the advisers


@pytest.mark.rule("5.1.4.II-a", "2.2.2-a")
@pytest.mark.parametrize("way", ["faceup", "facedown"])
def test_up_to_three_advisers_stay(way: str) -> None:
    scene = drawn(Scene(piles=("wolves",), advisers=["scryer"], facedown_advisers=["faith"])).do(way)
    assert len(scene.advisers()) == 3
    assert scene.pile(1) == []


@pytest.mark.rule("5.1.4.II-a", "5.1.4.II-c")
@pytest.mark.parametrize("way", ["faceup", "facedown"])
@pytest.mark.parametrize("goes", [0, 1, 2])
def test_a_fourth_makes_one_of_the_others_leave_first(way: str, goes: int) -> None:
    scene = drawn(Scene(piles=("wolves",), advisers=["scryer elders"], facedown_advisers=["faith"])).do(way)
    assert (scene.options(), scene.ask().rule) == (["adviser:0", "adviser:1", "adviser:2"], "5.1.4.II-c")
    scene.do(f"adviser:{goes}")
    names = ["scryer", "elders", "faith?"]
    gone = names.pop(goes)
    assert scene.advisers() == [*names, "wolves" if way == "faceup" else "wolves?"]
    assert scene.pile(1) == [gone.removesuffix("?")]


@pytest.mark.rule("5.1.4.II-b", "7-a")
def test_a_facedown_adviser_has_no_suit_no_restriction_and_no_power() -> None:
    scene = drawn(Scene(piles=("wizard-school",), cards={"ancient-city": "spirit-snare"})).do("facedown")
    assert scene.advisers() == ["wizard-school?"], "a site-only card may lie there facedown"
    assert scene.options(about="use:") == ["use:spirit-snare"]
    scene.do("trade", "favor:spirit-snare")
    assert scene.favor() == 6, "one favor, none for the adviser who shows no suit"


@pytest.mark.rule("5.1.4.II-b", "9.4-a")
def test_the_front_of_a_facedown_adviser_is_private() -> None:
    scene = drawn(Scene(piles=("wolves",), listen=True)).do("facedown")
    assert "wolves" not in str(scene.view(1))
    assert "wolves" not in str(scene.table.events(1))
    assert [(card.get("face"), card["back"]) for card in scene.zone("advisers:0", 1)["cards"]] == [(None, "denizen")]
    assert scene.zone("advisers:0", 0)["cards"][0]["face"] == "wolves"


@pytest.mark.rule("5.1.4.II-c", "7.2.2-a")
def test_locked_advisers_do_not_make_room() -> None:
    scene = drawn(Scene(piles=("wolves",), advisers=["long-lost-heir a-small-favor elders"])).do("faceup")
    assert scene.advisers() == ["long-lost-heir", "a-small-favor", "wolves"], "there was one choice only"
    scene = drawn(Scene(piles=("wolves",), advisers=["long-lost-heir a-small-favor faithful-friend"]))
    assert ways(scene) == ["site:0", "discard"]
    scene = drawn(Scene(piles=("wolves",), advisers=["long-lost-heir a-small-favor"], facedown_advisers=["keep"]))
    scene.do("faceup")
    assert scene.pile(1) == ["keep"], "facedown nothing is locked"


@pytest.mark.rule("5.1.4.II-d")
@pytest.mark.parametrize("way", ["faceup", "facedown"])
def test_no_favor_for_an_adviser(way: str) -> None:
    scene = drawn(Scene(piles=("wolves",))).do(way)
    assert (scene.favor(), scene.bank("beast")) == (5, 3)


# --- 7.2 restrictions on the way


@pytest.mark.rule("5.1.4-b", "7.2.1-a", "7.2-a")
def test_site_only_cards_and_adviser_only_cards() -> None:
    assert ways(drawn(Scene(piles=("wizard-school",)))) == ["site:0", "facedown", "discard"]
    assert ways(drawn(Scene(piles=("true-names",)))) == ["faceup", "facedown", "discard"]
    scene = Scene(piles=("true-names",), banners={"peoples-favor": (0, 1)}, cards={"ancient-city": "elders"})
    assert ways(drawn(scene)) == ["faceup", "facedown", "discard"]


# --- 5.1.4.III Visions


@pytest.mark.rule("5.1.4.III-b")
@pytest.mark.parametrize("role", ["chancellor", "citizen"])
@pytest.mark.parametrize("vision", VISIONS)
def test_imperial_players_cannot_reveal_a_vision_but_may_hide_it(role: str, vision: str) -> None:
    scene = Scene(piles=(vision,), roles="chancellor citizen exile", turn=0 if role == "chancellor" else 1)
    assert ways(drawn(scene)) == ["facedown", "discard"]
    assert scene.refusals(scene.turn) == {"vision": "5.1.4.III-b"}
    scene.do("facedown")
    assert scene.advisers(scene.turn) == [f"{vision}?"]


@pytest.mark.rule("5.1.4.III-c", "2.2.1-b")
def test_a_revealed_vision_is_no_adviser() -> None:
    scene = drawn(Scene(piles=("faith",), turn=1, advisers=["-", "wolves elders scryer"])).do("vision")
    assert scene.vision(1) == "faith"
    assert scene.advisers(1) == ["wolves", "elders", "scryer"]
    assert [card["face"] for card in scene.zone("vision:1", 0)["cards"]] == ["faith"]


@pytest.mark.rule("5.1.4.III-d")
def test_a_new_vision_replaces_the_old_one() -> None:
    scene = drawn(Scene(piles=("faith",), turn=1, visions=["-", "conquest"], visions_drawn=2)).do("vision")
    assert (scene.vision(1), scene.pile(1)) == ("faith", ["conquest"])
    scene = Scene(piles=("faith",), turn=1, visions=["-", "conquest"], visions_drawn=2)
    scene.do("search", "pile:0", "facedown")
    assert (scene.vision(1), scene.pile(1)) == ("conquest", []), "only a faceup one replaces it"


@pytest.mark.rule("5.1.4.III-d", "5.1.2-c")
def test_the_replaced_vision_can_be_found_again_without_moving_the_marker() -> None:
    scene = Scene(piles=("", "faith"), turn=1, visions=["-", "conquest"], pawns="0 steppe 2", visions_drawn=2)
    drawn(scene).do("vision")
    assert scene.pile(2) == ["conquest"], "the pile follows the pawn"
    scene.do("travel", "travel:7", "search", "pile:2", "vision")
    assert (scene.vision(1), scene.pile(0), scene.state.visions_drawn) == ("conquest", ["faith"], 2)


# --- 5.1.4.IV the Conspiracy


def plot(
    mine: str = "wolves elders",
    theirs: str = "rangers tents",
    seat: int = 1,
    secrets: Sequence[int] = (),
    banners: dict[str, tuple[int, int]] | None = None,
    relics: Sequence[str] = ("-", "-", "ivory-eye"),
    roles: str = "",
) -> Scene:
    """The Conspiracy, just drawn, at the site where the others stand too; seat 2 has the advisers `theirs`."""
    advisers = ["-", "-", theirs]
    advisers[seat] = mine
    return drawn(
        Scene(
            piles=("", "conspiracy"),
            turn=seat,
            pawns="river steppe steppe" if seat else "steppe river steppe",
            advisers=advisers,
            secrets=secrets,
            banners=banners,
            relics=relics,
            roles=roles,
            listen=True,
        )
    )


@pytest.mark.rule("5.1.4.IV-a")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("roles", ["", "chancellor citizen exile"])
def test_anyone_may_play_the_conspiracy_faceup(seat: int, roles: str) -> None:
    scene = plot(seat=seat, roles=roles)
    assert ways(scene) == ["conspiracy", "facedown", "discard"]


@pytest.mark.rule("5.1.4.IV-a")
def test_it_leaves_the_revealed_vision_alone() -> None:
    scene = Scene(piles=("conspiracy",), turn=1, visions=["-", "faith"])
    drawn(scene).do("conspiracy")
    assert (scene.vision(1), scene.pile(1)) == ("faith", [])


@pytest.mark.rule("5.1.4.IV-b", "10.take-a")
def test_a_burned_secret_takes_a_relic() -> None:
    scene = plot().do("conspiracy")
    assert (scene.options(1), scene.ask(1).rule) == (["none", "relic:ivory-eye"], "5.1.4.IV-b")
    scene.do("relic:ivory-eye")
    assert (scene.relics(1), scene.relics(2), scene.secrets(1)) == (["ivory-eye"], [], 2)


@pytest.mark.rule("5.1.4.IV-b", "2.5.3-a", "2.5.3-b", "10.seize-a")
@pytest.mark.parametrize(
    ("banner", "tokens", "left"),
    [("peoples-favor", 3, 1), ("darkest-secret", 5, 3), ("darkest-secret", 2, 1), ("darkest-secret", 1, 1)],
)
def test_or_a_banner_which_suffers_for_it(banner: str, tokens: int, left: int) -> None:
    scene = plot(banners={banner: (2, tokens)}).do("conspiracy", f"banner:{banner}")
    assert (scene.holder(banner), scene.banner(banner)) == (1, left)
    assert scene.state.mob == (banner == "peoples-favor")


@pytest.mark.rule("5.1.4.IV-b")
def test_one_thing_only_and_only_for_a_faceup_secret() -> None:
    scene = plot(relics=("-", "-", "ivory-eye map")).do("conspiracy", "relic:map")
    assert (scene.relics(1), scene.relics(2), scene.acting) == (["map"], ["ivory-eye"], True)
    scene = Scene(
        piles=("", "conspiracy"), turn=1, pawns="river steppe steppe", advisers=["-", "wolves elders", "rangers tents"]
    )
    scene.state.secrets[1], scene.state.flipped[1] = 0, 3
    scene.state.relics[2] = [scene.state.relic_deck.pop()]
    drawn(scene.ask_again()).do("conspiracy")
    assert (scene.acting, scene.flipped(1)) == (True, 3), "facedown secrets cannot be burned"


@pytest.mark.rule("5.1.4.IV-b")
def test_the_pawn_must_be_at_the_own_site() -> None:
    scene = Scene(
        piles=("", "conspiracy"),
        turn=1,
        pawns="deep-woods steppe river",
        advisers=["rangers tents", "wolves elders"],
        relics=["ivory-eye"],
    )
    drawn(scene).do("conspiracy")
    assert scene.acting, "the Chancellor is in the same region, but elsewhere"


@pytest.mark.rule("5.1.4.IV-c")
@pytest.mark.parametrize(
    ("mine", "theirs", "enough"),
    [
        ("wolves elders", "rangers tents", True),
        ("wolves animal-playmates", "rangers", True),  # two of one suit
        ("wolves elders", "rangers scouts", False),  # one match
        ("wolves", "rangers tents", False),  # two advisers of theirs, one of mine
        ("wolves elders scryer", "rangers tents mercenaries", True),
        ("wolves elders", "-", False),
    ],
)
def test_two_of_my_advisers_must_each_match_one_of_theirs(mine: str, theirs: str, enough: bool) -> None:
    scene = plot(mine, theirs).do("conspiracy")
    assert scene.acting is not enough


@pytest.mark.rule("5.1.4.IV-c", "10.match-a")
def test_facedown_advisers_match_nobody() -> None:
    for hidden in (1, 2):
        down = ["-", "-", "-"]
        down[hidden] = "elders" if hidden == 1 else "tents"
        up = ["-", "wolves" if hidden == 1 else "wolves elders", "rangers" if hidden == 2 else "rangers tents"]
        scene = Scene(
            piles=("", "conspiracy"),
            turn=1,
            pawns="river steppe steppe",
            advisers=up,
            facedown_advisers=down,
            relics=["-", "-", "map"],
        )
        drawn(scene).do("conspiracy")
        assert scene.acting


@pytest.mark.rule("5.1.4.IV-d")
@pytest.mark.parametrize("answer", ["relic:ivory-eye", "none"])
def test_used_or_not_it_goes_back_to_the_box(answer: str) -> None:
    scene = plot().do("conspiracy", answer)
    assert [scene.state.cards.name(card) for card in scene.state.box] == ["conspiracy"]
    assert [scene.pile(region) for region in range(3)] == [[], [], []]
    assert scene.secrets(1) == (2 if answer != "none" else 3)


@pytest.mark.rule("5.1.4.IV-d")
def test_it_goes_to_the_box_even_if_there_is_nothing_to_take() -> None:
    scene = plot(theirs="-").do("conspiracy")
    assert (len(scene.state.box), scene.pile(2)) == (1, [])
    scene = plot().do("discard")
    assert (len(scene.state.box), scene.pile(2)) == (0, ["conspiracy"]), "a mere discard is no play"


@pytest.mark.rule("5.1.4.IV-b", "2.3-d", "11.5-c")
def test_the_reliquary_is_out_of_its_reach() -> None:
    scene = Scene(
        piles=("", "conspiracy"), turn=1, pawns="steppe steppe river", advisers=["rangers tents", "wolves elders"]
    )
    drawn(scene).do("conspiracy")
    assert scene.options(1) == ["none", "relic:grand-scepter"]


@pytest.mark.rule("5.1.4.IV-b", "9.2-a")
def test_what_cannot_be_taken_is_not_offered() -> None:
    relics = ("-", "-", "circlet-of-command ivory-eye")
    scene = plot(relics=relics, banners={"darkest-secret": (2, 3)}).do("conspiracy")
    assert scene.options(1) == ["none", "relic:circlet-of-command"], "the Circlet shields all but itself"
