"""The Hearth cards that are no battle plans."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Tinker's Fair


@pytest.mark.rule("7.6.3-a", "10.exchange-a")
def test_tinkers_fair_binds_both_to_an_exchange_of_favor_secrets_and_relics() -> None:
    scene = Scene(cards={"ancient-city": "tinkers-fair"}, relics=["map", "whistle"], banners={"peoples-favor": (0, 2)})
    scene.do("use:tinkers-fair")
    assert scene.options() == ["player:1", "player:2"], "anybody, wherever the pawn is"
    scene.do("player:1")
    assert scene.options() == [
        *("give-favor", "give-secret", "give-relic:map", "give-relic:grand-scepter"),
        *("want-favor", "want-secret", "want-relic:whistle"),
    ]  # neither banners nor advisers
    scene.picks(0, "give-favor", "give-favor", "give-relic:map", "want-secret", "want-relic:whistle")
    scene.answers(1, "accept")
    assert (scene.favor(0), scene.favor(1), scene.secrets(0), scene.secrets(1)) == (3, 7, 4, 2)
    assert (scene.relics(0), scene.relics(1)) == (["grand-scepter", "whistle"], ["map"])


@pytest.mark.rule("7.6.3-a")
def test_nothing_changes_hands_at_a_refused_tinkers_fair() -> None:
    scene = Scene(cards={"ancient-city": "tinkers-fair"})
    scene.do("use:tinkers-fair", "player:2")
    scene.picks(0, "give-favor", "want-secret")
    scene.answers(2, "refuse")
    assert (scene.favor(0), scene.secrets(0), scene.favor(2), scene.secrets(2)) == (5, 3, 5, 3)
    assert scene.acting


@pytest.mark.rule("7.6.3-a")
def test_the_partner_at_tinkers_fair_may_make_a_counter_offer() -> None:
    scene = Scene(cards={"ancient-city": "tinkers-fair"})
    scene.do("use:tinkers-fair", "player:2")
    scene.picks(0, "give-favor", "want-secret")
    scene.answers(2, "counter")
    scene.picks(2, "give-secret", "want-favor", "want-favor", "want-favor")
    scene.answers(0, "accept")
    assert (scene.favor(0), scene.secrets(0), scene.favor(2), scene.secrets(2)) == (2, 4, 8, 2)


@pytest.mark.rule("7.3.2-a", "7.6.3-a")
def test_who_dealt_at_tinkers_fair_may_deal_again_but_who_refused_is_left_in_peace() -> None:
    scene = Scene(cards={"ancient-city": "tinkers-fair"})
    scene.do("use:tinkers-fair", "player:1").picks(0, "give-favor").answers(1, "accept")
    scene.do("use:tinkers-fair", "player:2").picks(0, "want-favor").answers(2, "refuse")
    scene.do("use:tinkers-fair")
    assert scene.ask().what.id == "oath-deal-offer", "only seat 1 is left, so whom to talk to is not asked"
    scene.picks(0, "give-favor").answers(1, "accept")
    assert (scene.favor(0), scene.favor(1), scene.favor(2)) == (3, 7, 5)


@pytest.mark.rule("7.1.1-a", "7.2.1-a")
def test_tinkers_fair_is_at_a_site_of_ones_own_or_where_one_is() -> None:
    fair = {"steppe": "tinkers-fair"}
    assert "use:tinkers-fair" not in Scene(cards=fair).options()
    assert "use:tinkers-fair" in Scene(cards=fair, warbands={"steppe": (0, 1)}).options()
    scene = Scene(piles=["tinkers-fair"])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Wayside Inn


@pytest.mark.rule("7.1.2-a", "7.1.2-b")
def test_wayside_inn_brings_two_supply_for_a_favor_once_per_turn() -> None:
    scene = Scene(cards={"ancient-city": "wayside-inn"}, supply=[1])
    scene.do("use:wayside-inn")
    assert (scene.supply(), scene.favor(), scene.favor_on("wayside-inn")) == (3, 4, 1)
    assert scene.refusals()["use:wayside-inn"] == "7.1.2-b"
    full = Scene(cards={"ancient-city": "wayside-inn"}, supply=[6])
    full.do("use:wayside-inn")
    assert full.supply() == 7, "never past the leftmost space"


@pytest.mark.rule("7.2.1-a")
def test_wayside_inn_is_for_sites_only() -> None:
    scene = Scene(piles=["wayside-inn"])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Memory of Home


@pytest.mark.rule("7.1.2-a", "10.burn-a")
def test_memory_of_home_moves_a_whole_bank_to_the_hearth_for_a_burned_secret() -> None:
    scene = Scene(advisers=["memory-of-home"], bank={"order": 5, "beast": 0})
    scene.do("use:memory-of-home")
    assert scene.options() == ["bank:discord", "bank:arcane", "bank:order", "bank:nomad"], "no empty bank, not Hearth"
    scene.do("bank:order")
    assert (scene.bank("order"), scene.bank("hearth"), scene.bank("nomad")) == (0, 8, 3)
    assert (scene.secrets(), scene.secrets_on("memory-of-home"), scene.favor()) == (2, 0, 5)


@pytest.mark.rule("7.3.2-a", "7.1.2-a")
def test_memory_of_home_burns_so_it_may_be_used_again_while_secrets_last() -> None:
    scene = Scene(advisers=["memory-of-home"], secrets=[2])
    scene.do("use:memory-of-home", "bank:order", "use:memory-of-home", "bank:nomad")
    assert (scene.bank("hearth"), scene.secrets()) == (9, 0)
    assert scene.refusals()["use:memory-of-home"] == "7.1.2-a"


# --- Welcoming Party


@pytest.mark.rule("7.4-a", "10.gain-a")
def test_welcoming_party_gives_a_hearth_favor_for_a_denizen_that_comes_fresh_to_a_site() -> None:
    scene = Scene(sites={0: "plains"}, cards={"plains": "welcoming-party"}, piles=["wolves"])
    scene.do("search", "use:welcoming-party", "pile:0", "site:0")
    assert (scene.favor(), scene.bank("hearth"), scene.bank("beast")) == (7, 2, 2)


@pytest.mark.rule("7.4-a")
def test_welcoming_party_gives_it_for_a_faceup_adviser_too() -> None:
    scene = Scene(cards={"ancient-city": "welcoming-party"}, piles=["wolves"])
    scene.do("search", "use:welcoming-party", "pile:0", "faceup")
    assert (scene.favor(), scene.bank("hearth")) == (6, 2)


@pytest.mark.rule("7.4.1-a", "7.4.2-a")
def test_welcoming_party_welcomes_only_when_it_is_used() -> None:
    scene = Scene(cards={"ancient-city": "welcoming-party"}, piles=["wolves", "tents"])
    scene.do("search", "go-on", "pile:0", "faceup")
    assert (scene.favor(), scene.bank("hearth")) == (5, 3)


@pytest.mark.ruling("welcoming-party", 1)
def test_welcoming_party_gives_nothing_for_a_facedown_adviser() -> None:
    scene = Scene(cards={"ancient-city": "welcoming-party"}, piles=["wolves"])
    scene.do("search", "use:welcoming-party", "pile:0", "facedown")
    assert (scene.favor(), scene.bank("hearth")) == (5, 3)
    scene.do("adviser:0", "faceup")
    assert (scene.favor(), scene.bank("hearth")) == (5, 3), "nor when it is turned up later"


@pytest.mark.ruling("welcoming-party", 2)
def test_welcoming_party_does_not_welcome_itself() -> None:
    scene = Scene(sites={0: "plains"}, piles=["welcoming-party"])
    scene.do("search", "pile:0", "site:0")
    assert (scene.favor(), scene.bank("hearth")) == (6, 2), "only the favor for playing to a site"


@pytest.mark.rule("7.4-a")
def test_welcoming_party_gives_nothing_for_visions_or_discards() -> None:
    scene = Scene(turn=1, cards={"fertile-valley": "welcoming-party"}, piles=["faith"])
    scene.do("search", "use:welcoming-party", "pile:0", "vision")
    assert (scene.favor(1), scene.vision(1)) == (5, "faith")
    dropped = Scene(cards={"ancient-city": "welcoming-party"}, piles=["wolves"])
    dropped.do("search", "use:welcoming-party", "pile:0", "discard")
    assert (dropped.favor(), dropped.bank("hearth")) == (5, 3)


# --- Storyteller


@pytest.mark.rule("2.5.2-a", "7.1.2-a")
def test_storyteller_puts_a_secret_on_the_darkest_secret() -> None:
    scene = Scene(advisers=["storyteller"], banners={"darkest-secret": (1, 2)})
    scene.do("use:storyteller")
    assert (scene.banner("darkest-secret"), scene.holder("darkest-secret")) == (3, 1)
    assert (scene.secrets(0), scene.secrets(1)) == (3, 3), "it comes from the shared bank"
    assert (scene.favor(), scene.favor_on("storyteller")) == (4, 1)


@pytest.mark.ruling("storyteller", 1)
def test_storyteller_speaks_of_an_unheld_darkest_secret_too() -> None:
    scene = Scene(advisers=["storyteller"])
    scene.do("use:storyteller", "recover", "banner:darkest-secret")
    assert (scene.banner("darkest-secret"), scene.holder("darkest-secret")) == (3, 0)
    assert scene.secrets() == 3 - 3 + 1, "one of the old two is taken, the other goes back to the shared bank"


# --- Armed Mob


@pytest.mark.rule("10.discard-a", "7.1.2-a")
def test_armed_mob_discards_a_faceup_adviser_of_who_holds_only_the_darkest_secret() -> None:
    scene = Scene(
        cards={"ancient-city": "armed-mob"},
        advisers=["", "wolves elders"],
        facedown_advisers=["", "tents"],
        banners={"darkest-secret": (1, 1)},
    )
    scene.do("use:armed-mob")
    assert scene.options() == ["discard:wolves", "discard:elders"]
    scene.do("discard:elders")
    assert scene.advisers(1) == ["wolves", "tents?"]
    assert scene.pile(1) == ["elders"], "it follows the pawn of who sent the mob"
    assert (scene.favor(), scene.favor_on("armed-mob")) == (4, 1)


@pytest.mark.rule("10.discard-a")
def test_what_armed_mob_discards_goes_where_the_own_pawn_says() -> None:
    scene = Scene(
        turn=2,
        pawns="0 0 2",
        cards={"steppe": "armed-mob"},
        advisers=["wolves"],
        banners={"darkest-secret": (0, 1)},
    )
    scene.do("use:armed-mob")
    assert (scene.pile(2), scene.pile(1)) == (["wolves"], [])


@pytest.mark.rule("6.2-a")
@pytest.mark.parametrize(
    "banners",
    [
        {},
        {"peoples-favor": (1, 1)},
        {"darkest-secret": (1, 1), "peoples-favor": (1, 1)},
    ],
)
def test_armed_mob_rises_against_nobody_else(banners: dict[str, tuple[int, int]]) -> None:
    scene = Scene(cards={"ancient-city": "armed-mob"}, advisers=["", "wolves", "elders"], banners=banners)
    assert scene.refusals()["use:armed-mob"] == "6.2-a"


@pytest.mark.rule("6.2-a", "7.2.2-a")
def test_armed_mob_cannot_touch_locked_or_facedown_advisers() -> None:
    scene = Scene(
        cards={"ancient-city": "armed-mob"},
        advisers=["", "faithful-friend"],
        facedown_advisers=["", "wolves"],
        banners={"darkest-secret": (1, 1), "peoples-favor": (2, 1)},
    )
    assert scene.refusals()["use:armed-mob"] == "6.2-a"


@pytest.mark.rule("7.2.1-a")
def test_armed_mob_is_for_sites_only() -> None:
    scene = Scene(piles=["armed-mob"])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]


# --- Tavern Songs


@pytest.mark.rule("10.peek-a")
def test_tavern_songs_tell_of_the_top_three_cards_of_the_regions_pile() -> None:
    scene = Scene(advisers=["tavern-songs"], piles=["wolves elders tents dazzle", "scryer"], listen=True)
    scene.do("use:tavern-songs")
    seen = [card["face"] for card in scene.told("peek-pile")[0]["moves"][0]["cards"]]
    assert sorted(seen) == ["elders", "tents", "wolves"], "not the fourth, and no other region's"
    assert scene.told("peek-pile", seat=1)[0]["moves"][0]["cards"] == []
    assert scene.pile(0) == ["wolves", "elders", "tents", "dazzle"]
    assert (scene.favor(), scene.secrets()) == (5, 3), "songs are free"
    assert scene.refusals()["use:tavern-songs"] == "6.2-a", "the same songs tell nothing new"


@pytest.mark.rule("9.3-a", "6.2-a")
def test_tavern_songs_of_a_shorter_pile_are_shorter_and_of_none_there_are_none() -> None:
    scene = Scene(advisers=["tavern-songs"], piles=["wolves"], listen=True)
    scene.do("use:tavern-songs")
    assert [card["face"] for card in scene.told("peek-pile")[0]["moves"][0]["cards"]] == ["wolves"]
    assert Scene(advisers=["tavern-songs"], piles=["", "wolves"]).refusals()["use:tavern-songs"] == "6.2-a"
