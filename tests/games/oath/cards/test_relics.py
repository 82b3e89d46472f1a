"""Relics that travel, search, muster, trade, swap and look. Those for battle and rule are in test_relics_of_power."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Brass Horse


@pytest.mark.rule("10.reveal-a", "7.6.2-a", "7.1.2-a")
def test_brass_horse_carries_to_a_site_with_a_card_of_the_suit_on_the_pile() -> None:
    scene = Scene(
        relics=["brass-horse"],
        piles=["wolves elders", "tents"],
        cards={"river": "rangers", "steppe": "longbows errand-boy", "wastes": "scryer"},
        listen=True,
    )
    scene.do("use:brass-horse")
    assert scene.options() == ["travel:2", "travel:7"]
    assert scene.told("show", seat=2)[0]["moves"][0]["cards"][0]["face"] == "wolves"
    assert all(scene.state.cards.knows(seat, scene.state.piles[0][-1]) for seat in range(3))
    scene.do("travel:7")
    assert (scene.pawn(), scene.supply(), scene.secrets(), scene.secrets_on("brass-horse")) == ("river", 7, 2, 1)


@pytest.mark.rule("7.1.3-a")
def test_brass_horse_goes_anywhere_if_no_site_has_that_suit() -> None:
    scene = Scene(relics=["brass-horse"], piles=["wolves"], cards={"river": "elders"}, facedown="wastes")
    scene.do("use:brass-horse")
    assert scene.options() == [f"travel:{slot}" for slot in range(1, 8)]
    scene.do("travel:5")
    assert (scene.pawn(), scene.supply()) == ("wastes", 7)


@pytest.mark.ruling("brass-horse", 1)
def test_brass_horse_needs_a_card_to_reveal() -> None:
    scene = Scene(relics=["brass-horse"], piles=["", "wolves"])
    assert scene.refusals()["use:brass-horse"] == "6.2-a"


@pytest.mark.ruling("brass-horse", 2)
def test_brass_horse_goes_anywhere_for_a_vision() -> None:
    scene = Scene(relics=["brass-horse"], piles=["faith"], cards={"river": "elders"})
    scene.do("use:brass-horse")
    assert scene.options() == [f"travel:{slot}" for slot in range(1, 8)]


@pytest.mark.ruling("brass-horse", 3)
def test_brass_horse_puts_the_card_back_facedown() -> None:
    scene = Scene(relics=["brass-horse"], piles=["wolves elders"], cards={"river": "rangers"})
    scene.do("use:brass-horse")
    assert (scene.pawn(), scene.pile(0)) == ("river", ["wolves", "elders"])
    assert all("face" not in card for card in scene.zone("pile:0", 1)["cards"])


@pytest.mark.ruling("brass-horse", 4)
def test_the_ruler_of_the_shrouded_wood_steers_a_brass_horse_within_its_choices() -> None:
    scene = Scene(
        turn=1,
        sites={1: "shrouded-wood"},
        warbands={"shrouded-wood": (2, 1)},
        relics=["", "brass-horse"],
        piles=["wolves"],
        cards={"river": "rangers", "steppe": "errand-boy", "wastes": "scryer"},
    )
    scene.do("use:brass-horse")
    assert (scene.asked(), scene.options(2)) == ([2], ["travel:2", "travel:7"])
    scene.answers(2, "travel:2")
    assert (scene.pawn(1), scene.supply(1)) == ("steppe", 7)


@pytest.mark.ruling("brass-horse", 5)
def test_brass_horse_goes_anywhere_if_the_only_match_is_where_it_stands() -> None:
    scene = Scene(relics=["brass-horse"], piles=["wolves"], cards={"ancient-city": "rangers"})
    scene.do("use:brass-horse")
    assert scene.options() == [f"travel:{slot}" for slot in range(1, 8)]


# --- Whistle


@pytest.mark.rule("7.6.2-a", "7.1.2-a")
def test_whistle_calls_a_pawn_here_for_the_secret() -> None:
    scene = Scene(relics=["whistle"], pawns="0 7 0", supply=[7, 0])
    scene.do("use:whistle")
    assert (scene.pawn(1), scene.supply(1), scene.supply(0)) == ("ancient-city", 0, 7), "only one pawn is elsewhere"
    assert (scene.secrets(0), scene.secrets_on("whistle")) == (2, 0)


@pytest.mark.ruling("whistle", 4)
def test_who_is_called_gets_the_secret_faceup() -> None:
    scene = Scene(relics=["whistle"])
    scene.do("use:whistle")
    assert scene.options() == ["player:1", "player:2"]
    scene.do("player:2")
    assert (scene.secrets(2), scene.flipped(2), scene.pawn(1)) == (4, 0, "fertile-valley")


@pytest.mark.ruling("whistle", 1)
def test_nobody_can_be_whistled_to_the_hidden_place_against_their_will() -> None:
    hidden = {"sites": {0: "the-hidden-place"}, "relics": ["whistle"], "pawns": "0 1 0"}
    scene = Scene(**hidden)  # type: ignore[arg-type]
    scene.do("use:whistle").answers(1, "no")
    assert (scene.pawn(1), scene.secrets(1), scene.flipped(1)) == ("fertile-valley", 3, 0)
    assert (scene.secrets(0), scene.secrets_on("whistle")) == (2, 1), "the secret stays on the Whistle"
    willing = Scene(**hidden)  # type: ignore[arg-type]
    willing.do("use:whistle").answers(1, "yes")
    assert (willing.pawn(1), willing.secrets(1), willing.flipped(1)) == ("the-hidden-place", 3, 1)
    unable = Scene(**hidden, secrets=[3, 0, 3])  # type: ignore[arg-type]
    assert unable.refusals()["use:whistle"] == "6.2-a"


@pytest.mark.ruling("whistle", 2)
def test_the_narrow_pass_stops_who_is_called_from_another_region() -> None:
    scene = Scene(sites={1: "narrow-pass"}, relics=["whistle"], pawns="0 2 0")
    assert scene.refusals()["use:whistle"] == "6.2-a"
    there = Scene(sites={1: "narrow-pass"}, relics=["whistle"], pawns="1 2 1")
    there.do("use:whistle")
    assert there.pawn(1) == "narrow-pass"
    near = Scene(sites={1: "narrow-pass"}, relics=["whistle"], pawns="0 1 0")
    near.do("use:whistle")
    assert near.pawn(1) == "ancient-city"


@pytest.mark.ruling("whistle", 1)
def test_who_is_called_need_not_pay_for_a_power_to_come() -> None:
    """Forest Paths would lead around the Narrow Pass, for a favor."""
    called = {
        "sites": {1: "narrow-pass"},
        "relics": ["whistle"],
        "pawns": "0 2 0",
        "cards": {"ancient-city": "wolves"},
        "advisers": ["", "forest-paths"],
    }
    scene = Scene(**called)  # type: ignore[arg-type]
    scene.do("use:whistle")
    assert scene.options(1) == ["go-on", "use:forest-paths"]
    scene.answers(1, "go-on")
    assert (scene.pawn(1), scene.favor(1), scene.secrets_on("whistle")) == ("steppe", 5, 1)
    willing = Scene(**called)  # type: ignore[arg-type]
    willing.do("use:whistle").answers(1, "use:forest-paths")
    assert (willing.pawn(1), willing.favor(1), willing.secrets(1)) == ("ancient-city", 4, 4)
    assert (willing.bank("beast"), willing.favor_on("forest-paths")) == (4, 0), "paid off-turn, straight to the bank"


# --- Dragonskin Drum


@pytest.mark.rule("7.4.1-a", "10.after-a")
def test_dragonskin_drum_brings_a_warband_after_a_journey() -> None:
    scene = Scene(relics=["dragonskin-drum"])
    scene.do("travel", "use:dragonskin-drum", "travel:1")
    assert (scene.pawn(), scene.board(), scene.state.reserve[0]) == ("fertile-valley", 4, 20)
    silent = Scene(relics=["dragonskin-drum"])
    silent.do("travel", "go-on", "travel:1")
    assert silent.board() == 3


@pytest.mark.ruling("dragonskin-drum", 1)
def test_dragonskin_drum_beats_for_who_is_made_to_travel() -> None:
    scene = Scene(relics=["whistle", "dragonskin-drum"], pawns="0 7 0")
    scene.do("use:whistle").answers(1, "use:dragonskin-drum")
    assert (scene.pawn(1), scene.board(1)) == ("ancient-city", 4)


# --- Truthful Harp


@pytest.mark.rule("7.4-a", "10.reveal-a")
def test_truthful_harp_draws_five_cards_in_the_open() -> None:
    scene = Scene(relics=["truthful-harp"], world="wolves elders tents dazzle scryer longbows", listen=True)
    scene.do("search", "use:truthful-harp")
    assert scene.options() == [f"keep:{name}" for name in ("wolves", "elders", "tents", "dazzle", "scryer")]
    shown = [card["face"] for card in scene.told("show", seat=2)[0]["moves"][0]["cards"]]
    assert shown == ["wolves", "elders", "tents", "dazzle", "scryer"]
    scene.do("keep:tents")
    scene.picks(0, *(f"discard:{name}" for name in ("wolves", "elders", "dazzle", "scryer")))
    scene.do("facedown")
    assert scene.zone("advisers:0", 1)["cards"][0]["face"] == "tents", "the card that is kept is no secret either"
    assert (scene.world(1), scene.supply()) == (["longbows"], 5)


@pytest.mark.rule("7.4.1-a")
def test_a_search_without_the_truthful_harp_draws_three_in_secret() -> None:
    scene = Scene(relics=["truthful-harp"], world="wolves elders tents dazzle", listen=True)
    scene.do("search", "go-on")
    assert (scene.options(), scene.told("show", seat=2)) == (["keep:wolves", "keep:elders", "keep:tents"], [])


@pytest.mark.ruling("truthful-harp", 1)
def test_truthful_harp_still_stops_at_a_vision() -> None:
    scene = Scene(relics=["truthful-harp"], world="wolves faith tents dazzle scryer")
    scene.do("search", "use:truthful-harp")
    assert (scene.options(), scene.state.visions_drawn) == (["keep:wolves", "keep:faith"], 1)


@pytest.mark.ruling("truthful-harp", 2)
def test_truthful_harp_is_played_before_anything_is_drawn() -> None:
    scene = Scene(relics=["truthful-harp"], world="wolves elders tents dazzle")
    scene.do("search")
    assert (scene.options(), scene.state.hand[0]) == (["go-on", "use:truthful-harp"], [])
    scene.do("go-on", "keep:elders")
    scene.picks(0, "discard:wolves", "discard:tents")
    assert "use:truthful-harp" not in scene.options()


# --- Cracked Horn


@pytest.mark.rule("7.4.1-a", "5.1.3-a")
def test_cracked_horn_buries_the_cards_that_are_not_kept_under_the_world_deck() -> None:
    scene = Scene(relics=["cracked-horn"], world="wolves elders tents dazzle")
    below = scene.world(99)[-1]
    scene.do("search", "use:cracked-horn", "keep:tents")
    scene.picks(0, "discard:elders", "discard:wolves")
    scene.do("faceup")
    assert scene.world(99)[-3:] == [below, "elders", "wolves"], "the last one lies at the very bottom"
    assert [scene.pile(region) for region in range(3)] == [[], [], []]
    plain = Scene(relics=["cracked-horn"], world="wolves elders tents dazzle")
    plain.do("search", "go-on", "keep:tents").picks(0, "discard:elders", "discard:wolves").do("faceup")
    assert plain.pile(1) == ["wolves", "elders"]


@pytest.mark.ruling("cracked-horn", 1)
def test_cracked_horn_buries_visions_without_moving_the_track() -> None:
    scene = Scene(relics=["cracked-horn"], world="faith", facedown_advisers=["wolves"])
    scene.do("search", "use:cracked-horn")
    assert scene.state.visions_drawn == 1
    scene.do("discard")
    assert (scene.world(99)[-1], scene.state.visions_drawn) == ("faith", 1)
    assert scene.pile(1) == []
    scene.do("adviser:0", "discard")
    assert scene.pile(1) == ["wolves"], "after the Search cards are discarded as ever"


@pytest.mark.rule("7.4-a", "5.1.4.II-c")
def test_cracked_horn_buries_every_card_that_the_search_discards() -> None:
    scene = Scene(relics=["cracked-horn"], advisers=["scryer dazzle longbows"], piles=["wolves"])
    scene.do("search", "use:cracked-horn", "pile:0", "faceup", "adviser:1")
    assert (scene.world(99)[-1], scene.advisers()) == ("dazzle", ["scryer", "longbows", "wolves"])
    site = Scene(
        relics=["cracked-horn"],
        banners={"peoples-favor": (0, 1)},
        cards={"fertile-valley": "scryer"},
        piles=["wolves"],
    )
    site.do("search", "use:cracked-horn", "pile:0", "site:0", "discard:scryer")
    assert (site.world(99)[-1], site.at("ancient-city")) == ("scryer", ["wolves"])
    vision = Scene(turn=1, relics=["", "cracked-horn"], visions=["", "faith"], piles=["conquest"])
    vision.do("search", "use:cracked-horn", "pile:0", "vision")
    assert (vision.world(99)[-1], vision.vision(1)) == ("faith", "conquest")


@pytest.mark.rule("7.4-a", "7.3.3-a")
def test_cracked_horn_does_not_bury_what_a_played_card_discards() -> None:
    scene = Scene(relics=["cracked-horn"], cards={"fertile-valley": "longbows"}, piles=["dazzle"])
    scene.do("search", "use:cracked-horn", "pile:0", "faceup")
    assert scene.pile(1) == ["longbows"], "Dazzle's discards are not the Search's"


# --- Book of Records


@pytest.mark.rule("7.4.1-a", "5.1.4.I-d")
def test_book_of_records_gives_a_secret_in_place_of_the_favor_for_playing_to_a_site() -> None:
    scene = Scene(sites={0: "plains"}, relics=["book-of-records"], piles=["wolves"])
    scene.do("search", "pile:0", "site:0")
    assert (scene.favor(), scene.secrets(), scene.bank("beast")) == (5, 4, 3), "it must, so nothing is asked"
    adviser = Scene(relics=["book-of-records"], piles=["wolves"])
    adviser.do("search", "pile:0", "faceup")
    assert (adviser.favor(), adviser.secrets()) == (5, 3)


@pytest.mark.rule("6.1-b")
def test_book_of_records_also_counts_a_facedown_adviser_who_goes_to_a_site() -> None:
    scene = Scene(sites={0: "plains"}, relics=["book-of-records"], facedown_advisers=["wolves"])
    scene.do("adviser:0", "site:0")
    assert (scene.favor(), scene.secrets()) == (5, 4)
    other = Scene(sites={0: "plains"}, relics=["", "book-of-records"], facedown_advisers=["wolves"])
    other.do("adviser:0", "site:0")
    assert (other.favor(), other.secrets()) == (6, 3), "it binds its holder alone"


@pytest.mark.ruling("book-of-records", 1)
def test_book_of_records_at_the_fertile_valley_brings_a_secret_and_a_favor() -> None:
    scene = Scene(turn=1, relics=["", "book-of-records"], facedown_advisers=["", "storyteller"])
    scene.do("adviser:0", "site:1")
    assert (scene.favor(1), scene.secrets(1), scene.bank("hearth")) == (6, 4, 2)


# --- Cup of Plenty


@pytest.mark.rule("5.3.1-a", "7.4.1-a")
def test_cup_of_plenty_spares_the_supply_of_a_trade_with_a_matching_card() -> None:
    cup = {"relics": ["cup-of-plenty"], "cards": {"ancient-city": "wolves elders"}, "advisers": ["rangers"]}
    scene = Scene(**cup)  # type: ignore[arg-type]
    scene.do("trade", "use:cup-of-plenty", "favor:wolves")
    assert (scene.supply(), scene.favor()) == (7, 7)
    other = Scene(**cup)  # type: ignore[arg-type]
    other.do("trade", "use:cup-of-plenty", "favor:elders")
    assert (other.supply(), other.favor()) == (6, 6)


@pytest.mark.rule("4.2-c", "10.match-a")
def test_cup_of_plenty_needs_a_faceup_adviser_of_the_suit() -> None:
    scene = Scene(relics=["cup-of-plenty"], cards={"ancient-city": "wolves"}, facedown_advisers=["rangers"], supply=[0])
    assert scene.refusals()["trade"] == "4.2-c"
    match = Scene(relics=["cup-of-plenty"], cards={"ancient-city": "wolves"}, advisers=["rangers"], supply=[0])
    match.do("trade", "secrets:wolves")
    assert (match.supply(), match.secrets()) == (0, 4)


# --- Horned Mask


@pytest.mark.rule("10.swap-a", "7.1.2-a", "7.2.1-a", "7.2.2-a")
def test_horned_mask_swaps_an_adviser_with_a_card_at_the_site() -> None:
    scene = Scene(
        relics=["horned-mask"],
        advisers=["wolves acting-troupe"],
        facedown_advisers=["scryer"],
        cards={"ancient-city": "elders wayside-inn"},
    )
    scene.do("use:horned-mask")
    assert scene.advisers() == ["elders", "acting-troupe", "scryer?"], "the only pair that both places allow"
    assert scene.at("ancient-city") == ["wolves", "wayside-inn"]
    assert (scene.secrets(), scene.secrets_on("horned-mask")) == (2, 1)
    scene.do("travel", "travel:1")
    assert scene.options(0, "use:") == ["use:elders"], "the Elders come along, the Wolves stay"


@pytest.mark.rule("6.2-a", "7.2.2-a")
def test_horned_mask_has_no_use_for_locked_or_bound_cards() -> None:
    locked = Scene(relics=["horned-mask"], advisers=["faithful-friend"], cards={"ancient-city": "elders"})
    assert locked.refusals()["use:horned-mask"] == "6.2-a"
    keep = Scene(relics=["horned-mask"], advisers=["wolves"], cards={"ancient-city": "keep"})
    assert keep.refusals()["use:horned-mask"] == "6.2-a"
    pairs = Scene(relics=["horned-mask"], advisers=["wolves dazzle"], cards={"ancient-city": "elders longbows"})
    pairs.do("use:horned-mask")
    assert pairs.options() == [
        *("swap:wolves:elders", "swap:wolves:longbows", "swap:dazzle:elders", "swap:dazzle:longbows"),
    ]


@pytest.mark.ruling("horned-mask", 1)
def test_horned_mask_plays_nothing() -> None:
    scene = Scene(relics=["horned-mask"], advisers=["dazzle"], cards={"ancient-city": "elders", "river": "longbows"})
    scene.do("use:horned-mask")
    assert (scene.favor(), scene.bank("arcane"), scene.at("ancient-city")) == (5, 3, ["dazzle"])
    home = Scene(
        sites={0: "standing-stones", 3: "plains"},
        relics=["horned-mask"],
        advisers=["dazzle"],
        cards={"standing-stones": "elders longbows"},
    )
    home.do("use:horned-mask", "swap:dazzle:elders")
    assert (home.secrets(), home.at("standing-stones")) == (2, ["dazzle", "longbows"]), "no homeland, no When Played"


# --- Dowsing Sticks


@pytest.mark.rule("7.1.2-a", "10.draw-a")
def test_dowsing_sticks_find_a_relic_to_take_or_to_bury() -> None:
    scene = Scene(relics=["dowsing-sticks"], relic_deck="map whistle", listen=True)
    scene.do("use:dowsing-sticks")
    assert (scene.favor(), scene.state.shared, scene.secrets(), scene.secrets_on("dowsing-sticks")) == (3, 4, 2, 1)
    assert scene.told("draw-relic", seat=1)[0]["moves"][0]["cards"] == [], "only who searches sees it"
    assert scene.ask().private
    scene.do("take")
    assert scene.relics() == ["dowsing-sticks", "grand-scepter", "map"]
    other = Scene(relics=["dowsing-sticks"], relic_deck="map whistle")
    other.do("use:dowsing-sticks", "bottom")
    deck = [other.state.cards.name(card) for card in other.state.relic_deck]
    assert (other.relics(), deck[0], deck[-1]) == (["dowsing-sticks", "grand-scepter"], "map", "whistle")
    bottom = other.state.relic_deck[0]
    assert [other.state.cards.knows(seat, bottom) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("7.1.2-a")
def test_dowsing_sticks_cost_a_secret_and_two_burned_favor() -> None:
    assert Scene(relics=["dowsing-sticks"], favor=[1]).refusals()["use:dowsing-sticks"] == "7.1.2-a"
    assert Scene(relics=["dowsing-sticks"], secrets=[0]).refusals()["use:dowsing-sticks"] == "7.1.2-a"


# --- Skeleton Key


@pytest.mark.rule("2.3-c", "7.1.2-a", "10.peek-a")
def test_skeleton_key_opens_the_reliquary_at_a_site_of_the_empire() -> None:
    scene = Scene(
        turn=1,
        relics=["", "skeleton-key"],
        reliquary="map whistle brass-horse horned-mask",
        warbands={"fertile-valley": (0, 1)},
    )
    scene.do("use:skeleton-key")
    assert scene.options(1) == ["space:brutal", "space:careless", "space:decadent", "space:greedy"]
    scene.do("space:careless")
    assert (scene.options(1), scene.ask(1).private) == (["take", "leave"], True)
    scene.do("take")
    assert scene.relics(1) == ["skeleton-key", "whistle"]
    assert scene.state.reliquary[1] == -1, "its modifier binds the Chancellor from now on"
    assert (scene.secrets(1), scene.secrets_on("skeleton-key")) == (1, 1)


@pytest.mark.rule("10.peek-a")
def test_skeleton_key_may_leave_the_relic_where_it_is() -> None:
    scene = Scene(turn=1, relics=["", "skeleton-key"], warbands={"fertile-valley": (0, 1)})
    scene.do("use:skeleton-key", "space:greedy", "leave")
    assert scene.relics(1) == ["skeleton-key"]
    assert all(card != -1 for card in scene.state.reliquary)
    assert scene.state.cards.knows(1, scene.state.reliquary[3])
    assert not scene.state.cards.knows(2, scene.state.reliquary[3])


@pytest.mark.rule("6.2-a", "7.1.2-a")
def test_skeleton_key_fits_nowhere_else() -> None:
    bandits = Scene(turn=1, relics=["", "skeleton-key"], warbands={"steppe": (0, 1)})
    assert bandits.refusals(1)["use:skeleton-key"] == "6.2-a"
    own = Scene(turn=1, relics=["", "skeleton-key"], warbands={"fertile-valley": (1, 1)})
    assert own.refusals(1)["use:skeleton-key"] == "6.2-a"
    poor = Scene(turn=1, relics=["", "skeleton-key"], warbands={"fertile-valley": (0, 1)}, secrets=[3, 1])
    assert poor.refusals(1)["use:skeleton-key"] == "7.1.2-a", "one to place and one to burn"


@pytest.mark.ruling("skeleton-key", 1)
def test_the_chancellor_may_use_the_skeleton_key() -> None:
    scene = Scene(
        relics=["skeleton-key"], reliquary="map whistle brass-horse horned-mask", warbands={"ancient-city": (0, 1)}
    )
    scene.do("use:skeleton-key", "space:brutal", "take")
    assert (scene.relics(), scene.state.reliquary[0]) == (["skeleton-key", "grand-scepter", "map"], -1)


# --- Map


@pytest.mark.rule("7.3.2-a")
def test_map_goes_under_the_relic_deck_for_four_supply() -> None:
    scene = Scene(relics=["map"], supply=[1])
    scene.do("use:map")
    assert (scene.relics(), scene.supply()) == (["grand-scepter"], 5)
    assert scene.state.cards.name(scene.state.relic_deck[0]) == "map"
    assert "use:map" not in scene.options()


# --- Oracular Pig


@pytest.mark.rule("10.peek-a", "2.7.1-a")
def test_oracular_pig_sees_the_top_three_cards_of_the_world_deck() -> None:
    scene = Scene(relics=["oracular-pig"], world="wolves faith tents dazzle", listen=True)
    scene.do("use:oracular-pig")
    seen = [card["face"] for card in scene.told("peek-world")[0]["moves"][0]["cards"]]
    assert seen == ["wolves", "faith", "tents"]
    assert scene.told("peek-world", seat=1)[0]["moves"][0]["cards"] == []
    assert scene.world(4) == ["wolves", "faith", "tents", "dazzle"]
    assert scene.state.visions_drawn == 0, "peeking is not drawing"
    assert (scene.favor(), scene.secrets(), scene.supply()) == (5, 3, 7)
    assert scene.refusals()["use:oracular-pig"] == "6.2-a", "it would see nothing new"


# --- Ivory Eye


@pytest.mark.rule("10.peek-a", "7.1.2-a")
def test_ivory_eye_sees_one_facedown_site_adviser_or_relic() -> None:
    scene = Scene(
        relics=["ivory-eye"],
        facedown="wastes",
        advisers=["", "tents"],
        facedown_advisers=["scryer", "wolves"],
        relics_at={"steppe": "map"},
    )
    scene.do("use:ivory-eye")
    assert scene.options() == ["relic:2.0", "site:5", "adviser:1.1"], "what is hidden and not one's own"
    scene.do("site:5")
    assert scene.state.cards.knows(0, scene.state.site[5])
    assert not scene.state.cards.knows(1, scene.state.site[5])
    assert (scene.state.site_faceup[5], scene.secrets(), scene.secrets_on("ivory-eye")) == (False, 2, 1)
    scene.do("rest").do("rest").do("rest").do("use:ivory-eye")
    assert scene.options() == ["relic:2.0", "adviser:1.1"], "what was seen once is not offered again"


@pytest.mark.rule("10.peek-a", "9.4-a")
@pytest.mark.parametrize(("key", "seen"), [("relic:2.0", "map"), ("adviser:1.0", "wolves")])
def test_what_the_ivory_eye_saw_only_its_holder_knows(key: str, seen: str) -> None:
    scene = Scene(
        relics=["ivory-eye"],
        facedown_advisers=["", "wolves"],
        relics_at={"steppe": "map"},
        listen=True,
    )
    scene.do("use:ivory-eye", key)
    kind = "peek" if key.startswith("relic") else "peek-adviser"
    assert [card["face"] for card in scene.told(kind)[0]["moves"][0]["cards"]] == [seen]
    assert scene.told(kind, seat=2)[0]["moves"][0]["cards"] == []


@pytest.mark.rule("6.2-a")
def test_ivory_eye_needs_something_hidden() -> None:
    assert Scene(relics=["ivory-eye"]).refusals()["use:ivory-eye"] == "6.2-a"
