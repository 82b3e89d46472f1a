"""The Nomad cards that are no battle plans."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Ancient Binding


@pytest.mark.rule("7.1.2-a", "10.burn-a")
def test_ancient_binding_leaves_everybody_one_secret() -> None:
    scene = Scene(advisers=["ancient-binding"], secrets=[4, 3, 1], cards={"ancient-city": "elders"})
    scene.do("trade", "favor:elders", "use:ancient-binding")
    assert (scene.secrets(0), scene.secrets_on("ancient-binding")) == (0, 1), "one's own last one lies on the card"
    assert scene.secrets_on("elders") == 0, "secrets on cards burn too"
    assert (scene.secrets(1), scene.secrets(2)) == (1, 1)
    scene.do("rest")
    assert scene.secrets(0) == 1


@pytest.mark.rule("7.1.2-d")
def test_ancient_binding_burns_facedown_secrets_and_leaves_a_faceup_one_if_there_is_any() -> None:
    scene = Scene(advisers=["ancient-binding"], secrets=[2, 1, 0])
    scene.state.flipped[:] = [2, 2, 3]
    scene.do("reliquary:brutal", "use:ancient-binding")
    assert (scene.secrets(0), scene.flipped(0)) == (0, 0)
    assert (scene.secrets(1), scene.flipped(1)) == (1, 0)
    assert (scene.secrets(2), scene.flipped(2)) == (0, 1)


@pytest.mark.rule("7.1.2-a")
def test_ancient_binding_takes_two_secrets() -> None:
    assert Scene(advisers=["ancient-binding"], secrets=[1]).refusals()["use:ancient-binding"] == "7.1.2-a"
    scene = Scene(advisers=["ancient-binding"], secrets=[2, 0, 1])
    scene.do("use:ancient-binding")
    assert (scene.secrets(1), scene.secrets(2)) == (0, 1), "who has none gets none"


@pytest.mark.ruling("ancient-binding", 1)
def test_ancient_binding_does_not_reach_the_darkest_secret_or_sites() -> None:
    scene = Scene(
        sites={1: "drowned-city"},
        advisers=["ancient-binding"],
        banners={"darkest-secret": (1, 4)},
        tokens={"drowned-city": (0, 3)},
    )
    scene.do("use:ancient-binding")
    assert (scene.banner("darkest-secret"), scene.state.secrets_at[1], scene.secrets(1)) == (4, 3, 1)


# --- Elders


@pytest.mark.rule("7.1.2-a", "7.1.2-b")
def test_elders_tell_a_secret_for_two_favor() -> None:
    scene = Scene(cards={"ancient-city": "elders"})
    scene.do("use:elders")
    assert (scene.favor(), scene.secrets(), scene.favor_on("elders")) == (3, 4, 2)
    assert scene.refusals()["use:elders"] == "7.1.2-b"
    assert Scene(cards={"ancient-city": "elders"}, favor=[1]).refusals()["use:elders"] == "7.1.2-a"


@pytest.mark.rule("7.1.2-b", "4.3.1-a")
def test_elders_have_one_cost_of_two_favor_that_goes_to_their_bank() -> None:
    scene = Scene(cards={"ancient-city": "elders"})
    scene.do("muster")
    assert "use:elders" in scene.refusals(), "a single favor is enough to occupy them"
    scene = Scene(cards={"ancient-city": "elders"})
    scene.do("use:elders", "rest")
    assert scene.bank("nomad") == 5


# --- The Gathering


def gathering(**given: object) -> Scene:
    """Seat 1, an Exile, plays The Gathering to its site, slot 1."""
    scene = Scene(turn=1, facedown_advisers=["", "the-gathering"], **given)  # type: ignore[arg-type]
    return scene.do(*scene.options(1, "adviser:"), "site:1")


@pytest.mark.ruling("the-gathering", 2)
def test_the_gathering_calls_from_the_chancellor_on() -> None:
    scene = gathering(seats=4, banks=2)
    assert scene.asked() == [0]
    scene.answers(0, "no")
    assert scene.asked() == [2], "who played it is there"
    scene.answers(2, "yes")
    assert scene.asked() == [3]
    scene.answers(3, "no")
    assert [scene.state.pawn[seat] for seat in range(4)] == [0, 1, 1, 3]


@pytest.mark.rule("7.6.3-a")
def test_those_at_the_gathering_exchange_favor_secrets_relics_and_advisers() -> None:
    scene = gathering(relics=["map"], advisers=["", "", "wolves"], banners={"darkest-secret": (2, 1)})
    scene.answers(0, "no")
    scene.answers(2, "yes")
    assert scene.options(1) == ["go-on", "player:2"], "only who came"
    scene.answers(1, "player:2")
    assert scene.options(1) == ["give-favor", "give-secret", "want-favor", "want-secret", "want-adviser:wolves"]
    scene.picks(1, "give-favor", "give-favor", "want-adviser:wolves")
    scene.answers(2, "accept")
    assert (scene.advisers(1), scene.advisers(2)) == (["wolves"], [])
    assert (scene.favor(1), scene.favor(2)) == (5 + 1 - 2, 7)


@pytest.mark.ruling("the-gathering", 1)
def test_the_gathering_sees_as_many_exchanges_as_its_guests_want() -> None:
    scene = gathering()
    scene.answers(0, "no").answers(2, "yes")
    for _ in range(3):
        scene.answers(1, "player:2").picks(1, "give-favor").answers(2, "accept")
    assert (scene.favor(1), scene.favor(2)) == (3, 8)
    scene.answers(1, "go-on")
    scene.answers(2, "player:1").picks(2, "give-secret").answers(1, "accept")
    assert (scene.secrets(1), scene.secrets(2)) == (4, 2), "each in turn order"
    scene.answers(2, "go-on")
    assert scene.acting


@pytest.mark.rule("7.6.3-a")
def test_nobody_has_to_listen_to_the_same_refused_offer_forever() -> None:
    scene = gathering()
    scene.answers(0, "no").answers(2, "yes")
    scene.answers(1, "player:2").picks(1, "want-favor").answers(2, "refuse")
    assert scene.asked() == [2]
    scene.answers(2, "go-on")
    assert scene.acting


@pytest.mark.ruling("the-gathering", 3)
def test_pawns_stay_where_the_gathering_was() -> None:
    scene = gathering()
    scene.answers(0, "yes").answers(2, "yes")
    scene.answers(0, "go-on").answers(1, "go-on").answers(2, "go-on")
    assert scene.acting
    assert [scene.state.pawn[seat] for seat in range(3)] == [1, 1, 1]
    assert [scene.supply(seat) for seat in range(3)] == [7, 7, 7], "they were put there and did not travel"


@pytest.mark.rule("7.2.2-a", "5.1.4.II-a")
def test_the_gathering_exchanges_no_locked_advisers_and_keeps_the_limit() -> None:
    scene = gathering(advisers=["", "tents scryer", "a-small-favor wolves"])
    scene.answers(0, "no").answers(2, "yes").answers(1, "player:2")
    assert scene.options(1, "give-adviser") == ["give-adviser:tents", "give-adviser:scryer"]
    assert scene.options(1, "want-adviser") == ["want-adviser:wolves"], "the locked one stays"
    scene.picks(1, "want-adviser:wolves").answers(2, "accept")
    assert (scene.advisers(1), scene.advisers(2)) == (["tents", "scryer", "wolves"], ["a-small-favor"])
    full = gathering(advisers=["", "tents scryer", "dazzle wolves elders"])
    full.answers(0, "no").answers(2, "yes").answers(1, "player:2")
    full.picks(1, "give-adviser:tents", "give-favor").answers(2, "accept")
    assert (full.advisers(2), full.favor(2)) == (["dazzle", "wolves", "elders"], 5), "a fourth adviser cannot be kept"


@pytest.mark.rule("9.4-d", "10.exchange-a")
def test_a_facedown_adviser_may_change_hands_at_the_gathering_unseen_by_others() -> None:
    scene = Scene(turn=1, facedown_advisers=["", "the-gathering", "wolves"])
    scene.do("adviser:0", "site:1").answers(0, "yes").answers(2, "yes")
    scene.answers(0, "player:2").picks(0, "want-adviser:0", "give-favor").answers(2, "accept")
    assert (scene.advisers(0), scene.advisers(2)) == (["wolves?"], [])
    assert scene.zone("advisers:0", 0)["cards"][0]["face"] == "wolves"
    assert "face" not in scene.zone("advisers:0", 1)["cards"][0]


# --- Faithful Friend


@pytest.mark.rule("7.3.3-a")
def test_faithful_friend_brings_four_supply() -> None:
    scene = Scene(facedown_advisers=["faithful-friend"], supply=[1])
    scene.do("adviser:0", "faceup")
    assert (scene.supply(), scene.advisers()) == (5, ["faithful-friend"])
    full = Scene(facedown_advisers=["faithful-friend"], supply=[5])
    full.do("adviser:0", "faceup")
    assert full.supply() == 7


@pytest.mark.rule("7.2.1-a", "7.2.2-a")
def test_faithful_friend_is_an_adviser_who_stays() -> None:
    scene = Scene(piles=["faithful-friend"])
    scene.do("search", "pile:0")
    assert scene.options() == ["faceup", "facedown", "discard"]
    full = Scene(advisers=["faithful-friend a-small-favor long-lost-heir"], piles=["wolves"])
    full.do("search", "pile:0")
    assert full.options() == ["site:0", "discard"], "three locked advisers make room for nobody"


# --- Tents


@pytest.mark.rule("7.6.2-a", "7.1.2-a")
def test_tents_spare_the_supply_within_the_region() -> None:
    scene = Scene(advisers=["tents"], pawns="5 1 2")
    scene.do("travel", "use:tents", "travel:7")
    assert (scene.pawn(), scene.supply(), scene.favor(), scene.favor_on("tents")) == ("river", 7, 4, 1)
    far = Scene(advisers=["tents"], pawns="5 1 2")
    far.do("travel", "use:tents", "travel:2")
    assert (far.pawn(), far.supply(), far.favor()) == ("steppe", 5, 4)


@pytest.mark.rule("7.6.2-a")
def test_tents_spare_increases_too() -> None:
    scene = Scene(advisers=["tents"], sites={0: "charming-valley"})
    scene.do("travel", "use:tents", "travel:1")
    assert scene.supply() == 7


@pytest.mark.rule("4.2-c")
def test_tents_take_one_on_without_supply() -> None:
    scene = Scene(advisers=["tents"], supply=[0], pawns="2 1 2")
    scene.do("travel")
    assert scene.options() == ["travel:3", "travel:4"]
    assert scene.favor() == 4
    poor = Scene(advisers=["tents"], supply=[0], favor=[0], pawns="2 1 2")
    assert poor.refusals()["travel"] == "4.2-c"


@pytest.mark.ruling("tents", 1)
def test_tents_are_pitched_before_the_ruler_of_the_shrouded_wood_chooses() -> None:
    wood = {
        "turn": 1,
        "sites": {2: "shrouded-wood"},
        "pawns": "0 2 1",
        "warbands": {"shrouded-wood": (0, 1)},
        "advisers": ["", "tents"],
    }
    scene = Scene(**wood)  # type: ignore[arg-type]
    scene.do("travel", "use:tents")
    assert (scene.asked(), scene.favor(1)) == ([0], 4)
    scene.answers(0, "travel:7")
    assert (scene.pawn(1), scene.supply(1)) == ("river", 5), "another region: the Tents are for nothing"
    near = Scene(**wood)  # type: ignore[arg-type]
    near.do("travel", "use:tents").answers(0, "travel:3")
    assert near.supply(1) == 7


# --- Great Herd


@pytest.mark.rule("7.3.3-a", "10.swap-a")
def test_great_herd_may_swap_with_a_nomad_card_at_any_site() -> None:
    scene = Scene(
        sites={0: "plains"},
        cards={"plains": "horse-archers", "river": "elders", "steppe": "tents wolves"},
        piles=["great-herd"],
    )
    scene.do("search", "pile:0", "site:0")
    assert scene.options() == ["none", "swap:tents", "swap:elders"]
    scene.do("swap:elders")
    assert (scene.at("plains"), scene.at("river")) == (["horse-archers", "elders"], ["great-herd"])
    assert scene.favor() == 6, "one for playing the herd, none for the swap"
    assert "use:elders" in scene.options(), "the Elders are here now"


@pytest.mark.rule("7.3.3-a")
def test_great_herd_may_stay() -> None:
    scene = Scene(sites={0: "plains"}, cards={"river": "elders"}, piles=["great-herd"])
    scene.do("search", "pile:0", "site:0", "none")
    assert (scene.at("plains"), scene.at("river")) == (["great-herd"], ["elders"])


@pytest.mark.rule("2.8.5-a", "10.swap-a")
def test_who_is_swapped_by_the_great_herd_does_not_come_home() -> None:
    scene = Scene(cards={"steppe": "elders"}, sites={0: "plains"}, piles=["great-herd"])
    scene.do("search", "pile:0", "site:0", "swap:elders")
    assert scene.at("steppe") == ["great-herd"]
    assert scene.secrets() == 3, "a Nomad card swapped to the Steppe was not played there"


@pytest.mark.rule("7.1.2-b")
def test_tokens_travel_along_with_the_great_herds_partner() -> None:
    scene = Scene(sites={0: "plains"}, cards={"plains": "wolves", "river": "elders"}, piles=["great-herd"])
    scene.state.favor_on[scene.state.cards_at[7][0]] = 1
    scene.do("search", "pile:0", "site:0", "swap:elders")
    assert (scene.favor_on("elders"), scene.at("plains")) == (1, ["wolves", "elders"])


@pytest.mark.ruling("great-herd", 1)
def test_great_herd_swaps_with_no_locked_card() -> None:
    scene = Scene(sites={0: "plains"}, cards={"river": "sacred-ground", "steppe": "tents"}, piles=["great-herd"])
    scene.do("search", "pile:0", "site:0")
    assert scene.options() == ["none", "swap:tents"]


@pytest.mark.rule("7.2.1-a")
@pytest.mark.parametrize("card", ["great-herd", "the-gathering"])
def test_nomads_for_sites_only(card: str) -> None:
    scene = Scene(piles=[card])
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
