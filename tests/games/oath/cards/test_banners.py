"""The powers of the two banners: the People's Favor, with its Mob side, and the Darkest Secret."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- the People's Favor: Wake


@pytest.mark.rule("4.1.1.I-a", "4.1.1.I-b")
def test_the_peoples_favor_wants_a_favor_or_gives_one_to_the_poorest_bank() -> None:
    wake = {"banners": {"peoples-favor": (0, 3)}, "phase": "wake", "bank": {"order": 2, "nomad": 2}}
    scene = Scene(**wake)  # type: ignore[arg-type]
    assert scene.options() == ["place", "return:order", "return:nomad"]
    scene.do("place")
    assert (scene.favor(), scene.banner("peoples-favor"), scene.acting) == (4, 4, True)
    back = Scene(**wake).do("return:nomad")  # type: ignore[arg-type]
    assert (back.favor(), back.banner("peoples-favor"), back.bank("nomad")) == (5, 2, 3)


@pytest.mark.rule("4.1.1-a")
def test_only_its_holder_tends_the_peoples_favor() -> None:
    assert Scene(banners={"peoples-favor": (1, 3)}, phase="wake").acting
    assert Scene(banners={"darkest-secret": (0, 3)}, phase="wake").acting


@pytest.mark.rule("4.1.1.I-c")
@pytest.mark.ruling("peoples-favor", 1)
def test_the_last_favor_stays_on_the_banner() -> None:
    poor = Scene(banners={"peoples-favor": (0, 1)}, phase="wake", favor=[0])
    assert (poor.acting, poor.banner("peoples-favor")) == (True, 1)
    rich = Scene(banners={"peoples-favor": (0, 1)}, phase="wake")
    assert (rich.banner("peoples-favor"), rich.favor()) == (2, 4), "placing is forced"


@pytest.mark.rule("4.1.1.III-a")
def test_six_favor_turn_it_to_the_mob() -> None:
    scene = Scene(banners={"peoples-favor": (0, 5)}, phase="wake", banks=2).do("place")
    assert (scene.state.mob, scene.banner("peoples-favor"), scene.acting) == (True, 6, True), "and nothing is repeated"
    five = Scene(banners={"peoples-favor": (0, 4)}, phase="wake", banks=2).do("place")
    assert not five.state.mob


@pytest.mark.rule("4.1.1.II-a")
@pytest.mark.ruling("mobs-favor", 1)
def test_the_mob_is_tended_twice_each_time_as_one_likes() -> None:
    scene = Scene(banners={"peoples-favor": (0, 3)}, phase="wake", mob=True)
    scene.do("place", "return:beast")
    assert (scene.banner("peoples-favor"), scene.favor(), scene.bank("beast"), scene.acting) == (3, 4, 4, True)
    twice = Scene(banners={"peoples-favor": (0, 3)}, phase="wake", mob=True).do("place", "place")
    assert (twice.banner("peoples-favor"), twice.favor()) == (5, 3)


# --- the People's Favor: playing cards


@pytest.mark.rule("5.1.4.I-c")
def test_the_peoples_favor_plays_to_any_site_of_the_region_and_may_discard_there_first() -> None:
    scene = Scene(
        banners={"peoples-favor": (0, 1)},
        cards={"ancient-city": "elders keep", "fertile-valley": "tents", "river": "scryer"},
        piles=["wolves"],
    )
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "site:1", "faceup", "facedown", "discard"]
    scene.do("site:1")
    assert scene.options() == ["none", "discard:elders", "discard:tents"], "in the region, and not the locked one"
    scene.do("discard:elders")
    assert (scene.at("ancient-city"), scene.at("fertile-valley")) == (["keep"], ["tents", "wolves"])
    assert (scene.pile(1), scene.favor()) == (["elders"], 6)


@pytest.mark.rule("5.1.4.I-a", "5.1.4.I-c")
def test_the_peoples_favor_makes_room_in_a_full_site() -> None:
    scene = Scene(banners={"peoples-favor": (0, 1)}, cards={"ancient-city": "elders dazzle"}, piles=["wolves"])
    scene.do("search", "pile:0", "site:0")
    assert scene.options() == ["discard:elders", "discard:dazzle"]
    other = Scene(banners={"peoples-favor": (1, 1)}, cards={"ancient-city": "elders dazzle"}, piles=["wolves"])
    other.do("search", "pile:0")
    assert other.options() == ["faceup", "facedown", "discard"], "only for its holder"


@pytest.mark.rule("5.1.4.I-c")
def test_the_mobs_side_plays_in_the_same_way() -> None:
    scene = Scene(banners={"peoples-favor": (0, 1)}, mob=True, facedown_advisers=["wolves"])
    scene.do("adviser:0")
    assert scene.options() == ["site:0", "site:1", "faceup", "discard"]


@pytest.mark.ruling("peoples-favor", 2)
def test_no_card_is_played_to_a_facedown_site() -> None:
    scene = Scene(banners={"peoples-favor": (0, 1)}, facedown="fertile-valley", facedown_advisers=["wolves"])
    scene.do("adviser:0")
    assert scene.options() == ["site:0", "faceup", "discard"]


# --- the People's Favor changes hands


@pytest.mark.rule("5.4.2-b", "5.4.4-a")
def test_who_recovers_the_peoples_favor_pays_more_and_spreads_the_old_favor() -> None:
    scene = Scene(banners={"peoples-favor": (1, 3)}, mob=True)
    scene.do("recover", "banner:peoples-favor")
    assert scene.options() == ["pay:4", "pay:5"]
    scene.do("pay:4", "suit:beast")
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.state.mob) == (0, 4, False)
    assert [scene.bank(suit) for suit in ("beast", "nomad", "discord", "arcane")] == [4, 4, 4, 3]
    assert (scene.favor(), scene.supply()) == (1, 6)


@pytest.mark.rule("2.5.3-a")
def test_a_seized_peoples_favor_loses_two_favor_and_turns_to_the_mob() -> None:
    scene = Scene(pawns="0 0 2", banners={"peoples-favor": (1, 3)}, board=[1, 0, 3])
    scene.dice("blank " * 5, "sword")
    scene.do("campaign", "player:1", "banner:peoples-favor", "dice:1", "nowhere", "no")
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.state.mob) == (0, 1, True)


@pytest.mark.ruling("peoples-favor", 3)
def test_a_peoples_favor_that_is_given_away_keeps_its_favor() -> None:
    scene = Scene(banners={"peoples-favor": (0, 3)})
    scene.do("offer:1", "space:brutal").picks(0).picks(0, "give-banner:peoples-favor").answers(1, "accept")
    assert (scene.holder("peoples-favor"), scene.banner("peoples-favor"), scene.state.mob) == (1, 3, False)


# --- the Darkest Secret


@pytest.mark.rule("5.1.1-b")
@pytest.mark.parametrize("drawn", [0, 1, 3, 5])
def test_the_darkest_secret_searches_the_world_deck_for_two_supply(drawn: int) -> None:
    scene = Scene(banners={"darkest-secret": (0, 1)}, visions_drawn=drawn).do("search")
    assert scene.supply() == 5
    other = Scene(banners={"darkest-secret": (1, 1)}, visions_drawn=3).do("search")
    assert other.supply() == 3


@pytest.mark.rule("5.4.1-b", "5.4.4-b")
def test_the_darkest_secret_is_lost_where_a_card_matches_no_adviser() -> None:
    scene = Scene(
        banners={"darkest-secret": (1, 2)}, cards={"fertile-valley": "wolves elders"}, advisers=["", "rangers"]
    )
    scene.do("recover", "banner:darkest-secret")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (0, 3)
    assert (scene.secrets(0), scene.secrets(1)) == (1, 4), "one of the old secrets for the new holder, one for the old"
    guarded = Scene(
        banners={"darkest-secret": (1, 2)},
        cards={"fertile-valley": "wolves elders"},
        advisers=["", "rangers tents"],
        favor=[1],
    )
    assert "recover" not in guarded.options(), "every card there is matched, and the other banner costs too much"


@pytest.mark.ruling("darkest-secret", 1)
def test_the_darkest_secret_is_safe_where_there_are_no_cards() -> None:
    scene = Scene(banners={"darkest-secret": (1, 1)}, favor=[1])
    assert "recover" not in scene.options()
    facedown = Scene(banners={"darkest-secret": (1, 1)}, facedown="fertile-valley", favor=[1])
    assert "recover" not in facedown.options()


@pytest.mark.ruling("darkest-secret", 2)
def test_the_darkest_secret_is_not_safe_with_somebody_without_advisers() -> None:
    scene = Scene(
        banners={"darkest-secret": (1, 1)},
        cards={"fertile-valley": "wolves"},
        facedown_advisers=["", "rangers"],
        favor=[1],
    )
    scene.do("recover", "pay:2")
    assert scene.holder("darkest-secret") == 0


@pytest.mark.rule("5.4.1-c", "5.4.4-b")
def test_one_may_recover_the_own_darkest_secret_and_takes_all_that_lay_on_it() -> None:
    scene = Scene(banners={"darkest-secret": (0, 2)}, favor=[1]).do("recover")
    assert (scene.banner("darkest-secret"), scene.secrets()) == (3, 2)


@pytest.mark.rule("2.5.3-b")
def test_a_seized_darkest_secret_loses_two_secrets_but_never_the_last() -> None:
    for tokens, left in ((1, 1), (2, 1), (4, 2)):
        scene = Scene(pawns="0 0 2", banners={"darkest-secret": (1, tokens)}, board=[1, 0, 3])
        scene.dice("blank " * (2 + tokens), "sword")
        scene.do("campaign", "player:1", "banner:darkest-secret", "dice:1", "nowhere", "no")
        assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (0, left)


@pytest.mark.ruling("darkest-secret", 3)
def test_a_darkest_secret_that_is_given_away_keeps_its_secrets() -> None:
    scene = Scene(banners={"darkest-secret": (0, 3)})
    scene.do("offer:1", "space:brutal").picks(0).picks(0, "give-banner:darkest-secret").answers(1, "accept")
    assert (scene.holder("darkest-secret"), scene.banner("darkest-secret")) == (1, 3)
