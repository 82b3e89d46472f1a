"""Beast cards beyond the first world that modify Search, Muster, Trade and Travel."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Birdsong


@pytest.mark.rule("5.3.1-a", "7.4.1-a")
@pytest.mark.parametrize(("card", "supply"), [("wolves", 7), ("elders", 7), ("keep", 6)])
def test_birdsong_trades_with_beasts_and_nomads_without_supply(card: str, supply: int) -> None:
    scene = Scene(cards={"ancient-city": f"{card} rangers"}, advisers=["birdsong"])
    scene.do("trade", "use:birdsong", f"favor:{card}")
    assert scene.supply() == supply


def test_birdsong_is_not_offered_where_neither_beast_nor_nomad_can_be_traded_with() -> None:
    scene = Scene(cards={"ancient-city": "keep"}, advisers=["birdsong"]).do("trade")
    assert "use:birdsong" not in scene.options()


@pytest.mark.rule("5.3.1-a", "7.1.1-a")
def test_birdsong_opens_a_trade_to_who_has_no_supply() -> None:
    empty = {"cards": {"ancient-city": "wolves"}, "supply": [0, 0, 0]}
    assert "trade" in Scene(advisers=["birdsong"], **empty).options()  # type: ignore[arg-type]
    assert "trade" not in Scene(advisers=["-", "birdsong"], **empty).options()  # type: ignore[arg-type]
    assert "trade" not in Scene(facedown_advisers=["birdsong"], **empty).options()  # type: ignore[arg-type]


# --- Small Friends


@pytest.mark.rule("5.3.2-a", "10.your-site-a")
def test_small_friends_trade_at_any_site_with_a_beast() -> None:
    scene = Scene(
        cards={"steppe": "wolves keep", "river": "errand-boy", "wastes": "tents", "ancient-city": "longbows"},
        advisers=["small-friends"],
    )
    scene.do("trade", "use:small-friends")
    assert scene.options() == ["site:2", "site:7"], "not to the Wastes, where no beast is"
    scene.do("site:2")
    assert scene.options() == ["favor:wolves", "secrets:wolves", "favor:keep", "secrets:keep"], "with any card there"
    scene.do("favor:keep")
    assert (scene.secrets_on("keep"), scene.favor(), scene.supply(), scene.pawn()) == (1, 6, 6, "ancient-city")


@pytest.mark.rule("7.4.1-a")
def test_small_friends_need_not_come_along() -> None:
    scene = Scene(cards={"steppe": "wolves", "ancient-city": "longbows"}, advisers=["small-friends"])
    scene.do("trade", "go-on")
    assert scene.options() == ["favor:longbows", "secrets:longbows"]


@pytest.mark.rule("5.3.2-a")
def test_small_friends_are_all_that_is_needed_far_from_every_card() -> None:
    scene = Scene(cards={"steppe": "wolves"}, advisers=["small-friends"])
    assert "trade" in scene.options()
    scene.do("trade")
    assert scene.options() == ["favor:wolves", "secrets:wolves"]
    assert "trade" not in Scene(cards={"steppe": "keep"}, advisers=["small-friends"]).options()
    occupied = Scene(cards={"steppe": "wolves"}, advisers=["small-friends"])
    occupied.state.favor_on[occupied.state.cards_at[2][0]] = 1
    assert "trade" not in occupied.ask_again().options()


@pytest.mark.rule("5.3.2-a", "7.1.4-a")
def test_small_friends_do_not_go_where_no_trade_can_be_done() -> None:
    scene = Scene(
        cards={"steppe": "wolves", "wastes": "errand-boy", "river": "forest-paths"}, advisers=["small-friends"]
    )
    scene.state.secrets_on[scene.state.cards_at[2][0]] = 1
    scene.ask_again().do("trade")
    assert scene.options() == ["site:5", "site:7"], "a secret lies on the Wolves"
    council = Scene(
        cards={"steppe": "wolves tents", "wastes": "errand-boy", "river": "forest-council"}, advisers=["small-friends"]
    )
    council.do("trade")
    assert council.options() == ["favor:tents", "secrets:tents"], "the Council of bandits guards all beasts"


@pytest.mark.ruling("small-friends", 1)
def test_small_friends_open_the_modifiers_of_the_other_site_alone() -> None:
    oak = Scene(cards={"steppe": "the-old-oak"}, advisers=["small-friends"])
    oak.do("trade")
    assert oak.options() == ["go-on", "use:the-old-oak"], "there is no other trade, and the oak stands there"
    oak.do("use:the-old-oak", "secrets:the-old-oak")
    assert oak.secrets() == 5, "one for the matching adviser, one for the oak"
    away = Scene(cards={"ancient-city": "the-old-oak", "steppe": "wolves"}, advisers=["small-friends"])
    away.do("trade")
    assert away.options() == ["go-on", "use:the-old-oak", "use:small-friends"]
    away.do("use:small-friends")
    assert away.options() == ["favor:wolves", "secrets:wolves"], "the oak stands where the pawn is, not the trader"


# --- Grasping Vines


def vines(ruler: int, pawns: str = "steppe 1 2", **more: object) -> Scene:
    """The vines lie at the river, and whoever rules them rules the steppe too."""
    lands = {} if ruler < 0 else {"river": (ruler, 1), "steppe": (ruler, 1)}
    return Scene(cards={"river": "grasping-vines"}, warbands=lands, pawns=pawns, **more)  # type: ignore[arg-type]


@pytest.mark.rule("7.1.4-a", "10.enemy-a")
def test_grasping_vines_catch_enemies_who_leave_any_site_of_their_ruler() -> None:
    scene = vines(1).do("travel", "travel:3")
    assert (scene.board(0), scene.reserve(0)) == (2, 22)
    assert vines(1, "wastes 1 2").do("travel", "travel:3").board(0) == 3, "nobody's site"
    assert vines(0).do("travel", "travel:3").board(0) == 3, "one's own"
    assert vines(2, turn=1, pawns="0 steppe 2").do("travel", "travel:3").board(1) == 2


@pytest.mark.rule("10.enemy-a", "10.imperial-player-a")
def test_grasping_vines_let_imperial_players_pass_at_imperial_sites() -> None:
    scene = vines(0, "0 steppe 2", turn=1, roles="chancellor citizen exile")
    assert scene.do("travel", "travel:3").board(1) == 3


@pytest.mark.rule("10.enemy-a")
def test_grasping_vines_of_bandits_catch_everybody_who_leaves_a_site_of_bandits() -> None:
    assert vines(-1).do("travel", "travel:3").board(0) == 2
    scene = vines(-1)
    scene.state.army_color[2], scene.state.army[2] = 1, 1
    assert scene.ask_again().do("travel", "travel:3").board(0) == 3


@pytest.mark.ruling("grasping-vines", 1)
def test_grasping_vines_find_nobody_on_an_empty_board() -> None:
    scene = vines(1, board=[0, 3, 3]).do("travel", "travel:3")
    assert (scene.board(0), scene.pawn(0)) == (0, "standing-stones")


@pytest.mark.ruling("grasping-vines", 2)
def test_grasping_vines_catch_whoever_is_made_to_travel() -> None:
    scene = vines(1, "0 1 steppe", relics=["whistle"])
    scene.do("use:whistle", "player:2")
    assert (scene.pawn(2), scene.board(2)) == ("ancient-city", 2)


# --- Mushrooms


@pytest.mark.rule("5.1.2-a", "7.1.2-a")
def test_mushrooms_bring_one_card_from_the_bottom_without_supply() -> None:
    scene = Scene(cards={"ancient-city": "mushrooms"}, piles=["wolves elders tents keep"])
    scene.do("search", "use:mushrooms")
    assert (scene.secrets(), scene.secrets_on("mushrooms")) == (2, 1)
    assert (scene.held_cards(), scene.supply()) == (["keep"], 7), "there is nothing to choose: the lowest card"
    scene.do("facedown")
    assert scene.pile(0) == ["wolves", "elders", "tents"]


@pytest.mark.rule("7.4-a", "5.1.2-a")
def test_mushrooms_do_not_grow_in_the_world_deck() -> None:
    scene = Scene(cards={"ancient-city": "mushrooms"}, piles=["", "wolves"])
    assert scene.do("search").held_cards() != [], "no pile to search, so they are not even offered"
    scene = Scene(cards={"ancient-city": "mushrooms"}, piles=["wolves"])
    assert scene.do("search").options() == ["go-on", "use:mushrooms"]
    assert scene.do("go-on").options() == ["deck", "pile:0"]


@pytest.mark.ruling("mushrooms", 1)
def test_mushrooms_and_what_else_changes_the_number_of_cards() -> None:
    pile = ["wolves elders tents keep"]
    scene = Scene(cards={"ancient-city": "mushrooms"}, piles=pile, uncovered="greedy")
    scene.do("search", "use:mushrooms")
    assert scene.options() == ["keep:keep", "keep:tents", "keep:elders"], "one and two, from the bottom up"
    scene = Scene(cards={"ancient-city": "mushrooms"}, advisers=["augury"], piles=pile)
    scene.do("search", "use:mushrooms", "use:augury")
    assert scene.options() == ["keep:keep", "keep:tents"]


@pytest.mark.ruling("errand-boy", 1)
def test_mushrooms_and_errand_boy_reach_under_the_pile_of_another_region() -> None:
    scene = Scene(cards={"ancient-city": "mushrooms"}, advisers=["errand-boy"], piles=["wolves", "tents elders", ""])
    scene.do("search", "use:mushrooms", "use:errand-boy")
    assert scene.options() == ["pile:0", "pile:1"]
    scene.do("pile:1")
    assert (scene.held_cards(), scene.supply(), scene.pile(1)) == (["elders"], 7, ["tents"])


@pytest.mark.rule("7.1.3-a", "9.3-a")
def test_mushrooms_in_the_marshes_bring_nothing() -> None:
    scene = Scene(sites={0: "marshes"}, cards={"marshes": "mushrooms"}, piles=["wolves"])
    scene.do("search", "use:mushrooms")
    assert scene.acting, "one less than one"
    assert (scene.pile(0), scene.supply(), scene.secrets()) == (["wolves"], 7, 2)


# --- New Growth


@pytest.mark.rule("5.1.4.I-a", "7.4.1-a")
@pytest.mark.parametrize(("card", "anywhere"), [("wolves", True), ("storyteller", True), ("elders", False)])
def test_new_growth_plays_beast_and_hearth_cards_to_any_site_with_space(card: str, anywhere: bool) -> None:
    scene = Scene(
        advisers=["new-growth"],
        world=f"{card} keep rangers",
        facedown="steppe",
        cards={"wastes": "longbows"},
    )
    scene.do("search", "use:new-growth", f"keep:{card}")
    scene.picks(0, "discard:keep", "discard:rangers")
    sites = ["site:0", "site:1", "site:3", "site:4", "site:6", "site:7"] if anywhere else ["site:0"]
    assert sorted(scene.options(about="site")) == sites, "the Steppe is facedown, the Wastes are full"


@pytest.mark.rule("5.1.4.I-d", "5.1.4.I-a")
def test_new_growth_brings_favor_as_every_card_played_to_a_site() -> None:
    scene = Scene(advisers=["new-growth"], world="wolves keep rangers")
    scene.do("search", "use:new-growth", "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    scene.do("site:7")
    assert (scene.at("river"), scene.favor(), scene.bank("beast")) == (["wolves"], 6, 2)
    plain = Scene(advisers=["new-growth"], world="wolves keep rangers")
    plain.do("search", "go-on", "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    assert plain.options(about="site") == ["site:0"], "whoever does without it stays at home"


@pytest.mark.rule("7.2.1-a", "7.4-a")
def test_new_growth_does_not_move_adviser_only_cards() -> None:
    scene = Scene(advisers=["new-growth"], world="birdsong keep rangers")
    scene.do("search", "use:new-growth", "keep:birdsong").picks(0, "discard:keep", "discard:rangers")
    assert scene.options(about="site") == []


@pytest.mark.rule("6.1-b", "11.13-o")
def test_new_growth_also_opens_all_sites_to_a_facedown_adviser() -> None:
    scene = Scene(advisers=["new-growth"], facedown_advisers=["wolves"])
    scene.do("adviser:1", "site:7")
    assert (scene.at("river"), scene.favor()) == (["wolves"], 6)
    other = Scene(advisers=["-", "new-growth"], facedown_advisers=["wolves"])
    assert other.do("adviser:0").options(about="site") == ["site:0"], "another's does not help"


# --- Wild Cry


@pytest.mark.rule("7.4-a", "5.1.4-a")
@pytest.mark.parametrize("where", ["site:0", "faceup"])
def test_wild_cry_answers_a_beast_with_supply_and_warbands(where: str) -> None:
    scene = Scene(advisers=["wild-cry"], world="wolves keep rangers")
    scene.do("search", "use:wild-cry", "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    scene.do(where)
    assert (scene.supply(), scene.board()) == (6, 5)


@pytest.mark.rule("5.1.4.II-b", "10.play-a")
@pytest.mark.parametrize(("keep", "where"), [("wolves", "facedown"), ("wolves", "discard"), ("elders", "faceup")])
def test_wild_cry_hears_no_facedown_beast_and_no_other_suit(keep: str, where: str) -> None:
    scene = Scene(advisers=["wild-cry"], world="wolves keep elders")
    scene.do("search", "use:wild-cry", f"keep:{keep}")
    scene.picks(0, *scene.options())
    scene.do(where)
    assert (scene.supply(), scene.board()) == (5, 3)


@pytest.mark.rule("7.4.1-a", "7.4.2-a")
def test_wild_cry_is_silent_when_not_used() -> None:
    scene = Scene(advisers=["wild-cry"], world="wolves keep rangers")
    scene.do("search", "go-on", "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    assert (scene.do("site:0").board(), scene.supply()) == (3, 5)


@pytest.mark.rule("6.1-b", "7.3.3-a", "11.13-o")
def test_wild_cry_answers_a_facedown_beast_that_turns_up_but_not_itself() -> None:
    scene = Scene(advisers=["wild-cry"], facedown_advisers=["wolves elders"], supply=[3]).do("adviser:1", "faceup")
    assert (scene.supply(), scene.board()) == (4, 5)
    scene.do("adviser:1", "faceup")
    assert (scene.supply(), scene.board()) == (4, 5), "a Nomad"
    itself = Scene(facedown_advisers=["wild-cry"], supply=[3]).do("adviser:0", "faceup")
    assert (itself.supply(), itself.board()) == (3, 3)


# --- Forest Council


@pytest.mark.rule("7.1.4-a", "10.enemy-a", "5.3.2-a", "5.2.1-a")
@pytest.mark.parametrize(("ruler", "barred"), [(0, False), (1, True), (-1, True)])
def test_the_forest_council_keeps_beasts_from_the_enemies_of_its_ruler(ruler: int, barred: bool) -> None:
    scene = Scene(
        cards={"river": "forest-council", "ancient-city": "wolves elders"},
        warbands={"river": (ruler, 1)} if ruler >= 0 else {},
    )
    scene.do("muster")
    if barred:
        assert scene.acting, "on the Elders, there is no other card"
        assert (scene.favor_on("elders"), scene.favor_on("wolves")) == (1, 0)
        assert scene.refusals()["trade"] == "7.1.4-a"
    else:
        assert scene.options() == ["muster:wolves", "muster:elders"]


@pytest.mark.rule("7.1.4-a")
def test_the_forest_council_itself_is_a_beast() -> None:
    scene = Scene(cards={"ancient-city": "forest-council"}, warbands={"ancient-city": (1, 1)})
    assert not {"muster", "trade"} & set(scene.options())
    assert scene.refusals()["muster"] == "7.1.4-a"


@pytest.mark.rule("10.imperial-player-a", "10.enemy-a")
def test_the_forest_council_serves_all_imperial_players() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=1,
        cards={"river": "forest-council", "fertile-valley": "wolves"},
        warbands={"river": (0, 1)},
    )
    assert {"muster", "trade"} <= set(scene.options(1))


@pytest.mark.rule("7.1.1-a")
@pytest.mark.parametrize(("relics", "free"), [("whistle", False), ("whistle grand-mask", True)])
def test_behind_the_grand_mask_one_rules_the_empires_council(relics: str, free: bool) -> None:
    scene = Scene(
        turn=1,
        relics=["-", relics],
        cards={"river": "forest-council", "fertile-valley": "wolves"},
        warbands={"river": (0, 1)},
    )
    assert ("muster" in scene.options(1)) is free


@pytest.mark.rule("7.2.2-a")
def test_the_forest_council_is_locked() -> None:
    scene = Scene(cards={"ancient-city": "forest-council"}, advisers=["taming-charm"])
    assert scene.options(about="use") == []


# --- Vow of Beastkin


@pytest.mark.rule("7.4.1-a", "5.2.2-a", "10.match-a")
def test_the_vow_of_beastkin_musters_on_its_kin_alone_and_gains_one_more() -> None:
    cards = {"fertile-valley": "wolves elders keep"}
    scene = Scene(cards=cards, pawns="1 1 1", advisers=["vow-of-beastkin tents"])
    scene.do("muster")
    assert scene.options() == ["muster:wolves", "muster:elders"], "unasked, for it must be; the Tents are Nomads"
    assert scene.do("muster:elders").board() == 6
    scene = Scene(cards=cards, pawns="1 1 1", advisers=["vow-of-beastkin"], facedown_advisers=["tents"])
    scene.do("muster")
    assert (scene.board(), scene.favor_on("wolves")) == (6, 1), "nobody knows that the other is a Nomad"


@pytest.mark.rule("7.4.1-a", "9.2-a")
def test_the_vow_of_beastkin_forbids_all_other_musters() -> None:
    scene = Scene(cards={"ancient-city": "keep"}, advisers=["vow-of-beastkin", "longbows"])
    assert scene.refusals()["muster"] == "7.4.1-a"
    assert "muster" in Scene(cards={"ancient-city": "keep"}, advisers=["-", "vow-of-beastkin"]).options()


@pytest.mark.rule("9.3-a")
def test_the_vow_of_beastkin_gains_what_there_is() -> None:
    scene = Scene(cards={"fertile-valley": "wolves"}, advisers=["-", "vow-of-beastkin"], turn=1, board=[3, 12])
    assert scene.do("muster").board(1) == 14


# --- Bracken


def thicket(**more: object) -> Scene:
    scene = Scene(advisers=["bracken"], world="wolves keep rangers", piles=["elders", "tents", "horse-archers"], **more)  # type: ignore[arg-type]
    return scene.do("search", "use:bracken", "deck")


@pytest.mark.rule("10.discard-a", "7.4-a", "11.13-g")
@pytest.mark.parametrize(
    ("choice", "pile", "cards"),
    [
        ("top:0", 0, ["rangers", "keep", "elders"]),
        ("bottom:0", 0, ["elders", "keep", "rangers"]),
        ("top:2", 2, ["rangers", "keep", "horse-archers"]),
        ("bottom:1", 1, ["tents", "keep", "rangers"]),
        ("usual", 1, ["rangers", "keep", "tents"]),
    ],
)
def test_bracken_takes_the_discards_to_any_pile(choice: str, pile: int, cards: list[str]) -> None:
    scene = thicket()
    assert len(scene.options()) == 7, "after the draw: three piles, above or below, or as always"
    scene.do(choice, "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    scene.do("faceup")
    assert scene.pile(pile) == cards


@pytest.mark.rule("10.discard-a")
def test_bracken_takes_all_that_this_search_discards_and_no_more() -> None:
    scene = Scene(
        advisers=["bracken battle-honors true-names"], world="wolves keep rangers", piles=["elders", "tents", "dazzle"]
    )
    scene.do("search", "use:bracken", "deck", "bottom:2", "keep:wolves").picks(0, "discard:keep", "discard:rangers")
    scene.do("faceup")
    assert scene.options() == ["adviser:1", "adviser:2"], "an adviser has to go, but not the one in use"
    scene.do("adviser:2")
    assert scene.pile(2) == ["dazzle", "keep", "rangers", "true-names"]
    scene.do("search", "go-on", "pile:0", "discard")
    assert scene.pile(1)[0] == "elders", "the next Search discards as always"


@pytest.mark.ruling("bracken", 1)
def test_bracken_takes_what_the_peoples_favor_discards_but_not_what_dazzle_does() -> None:
    scene = Scene(
        advisers=["bracken"],
        world="dazzle wolves rangers",
        piles=["", "", "tents"],
        cards={"ancient-city": "longbows", "fertile-valley": "storyteller"},
        banners={"peoples-favor": (0, 1)},
    )
    scene.do("search", "use:bracken", "bottom:2", "keep:dazzle").picks(0, "discard:wolves", "discard:rangers")
    scene.do("site:0", "discard:longbows")
    assert scene.pile(2) == ["tents", "wolves", "rangers", "longbows"]
    assert scene.pile(1) == ["storyteller"], "that went with Dazzle, where cards of the Cradle go"


@pytest.mark.rule("9.4-a")
def test_bracken_tells_the_others_where_cards_went_but_not_which() -> None:
    scene = thicket(listen=True).do("bottom:0", "keep:wolves")
    scene.picks(0, "discard:keep", "discard:rangers")
    lowest = scene.state.piles[0][:2]
    assert [scene.state.cards.knows(0, card) for card in lowest] == [True, True]
    assert [scene.state.cards.knows(1, card) for card in lowest] == [False, False]
    (told,) = scene.told("discard-under", 1)
    assert all("face" not in card or not card["face"] for move in told["moves"] for card in move["cards"])
