"""The Order cards that are no battle plans: Pressgangs and Garrison."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Pressgangs


@pytest.mark.rule("5.2.1-a", "7.4.1-a")
def test_pressgangs_musters_on_cards_with_tokens() -> None:
    scene = Scene(cards={"ancient-city": "longbows elders"}, advisers=["pressgangs"])
    scene.do("muster", "muster:longbows")
    assert (scene.board(), scene.favor(), scene.favor_on("longbows"), scene.supply()) == (5, 4, 1, 6)
    scene.do("muster", "use:pressgangs")
    assert scene.options() == ["muster:elders", "muster:longbows"], "free cards as ever, and the occupied one too"
    scene.do("muster:longbows")
    assert (scene.board(), scene.favor(), scene.favor_on("longbows"), scene.supply()) == (7, 3, 2, 5)


@pytest.mark.rule("7.4.1-a", "5.2.1-a")
def test_without_pressgangs_an_occupied_card_is_no_place_to_muster() -> None:
    scene = Scene(cards={"ancient-city": "longbows elders"}, advisers=["pressgangs"])
    scene.do("muster", "muster:longbows", "muster", "go-on")
    assert scene.favor_on("elders") == 1, "the only one that was left"


@pytest.mark.rule("5.2.1-a")
def test_pressgangs_also_musters_on_a_card_with_a_secret() -> None:
    scene = Scene(cards={"ancient-city": "longbows"}, advisers=["pressgangs"])
    scene.do("trade", "favor:longbows")
    assert scene.secrets_on("longbows") == 1
    scene.do("muster")
    assert (scene.board(), scene.favor_on("longbows")) == (5, 1), "the only way to muster here, so nothing is asked"


@pytest.mark.rule("7.4-a")
def test_pressgangs_is_offered_only_where_something_is_occupied() -> None:
    scene = Scene(cards={"ancient-city": "longbows elders"}, advisers=["pressgangs"])
    scene.do("muster")
    assert scene.options() == ["muster:longbows", "muster:elders"]


@pytest.mark.rule("7.1.1-a")
def test_pressgangs_must_be_ruled_or_at_hand() -> None:
    occupied = {"ancient-city": "longbows", "steppe": "pressgangs"}
    stranger = Scene(cards=occupied)
    stranger.do("muster")
    assert "muster" not in stranger.options()
    ruler = Scene(cards=occupied, warbands={"steppe": (0, 1)})
    ruler.do("muster", "muster")
    assert ruler.favor_on("longbows") == 2


# --- Garrison


@pytest.mark.rule("7.3.3-a", "10.gain-a")
def test_garrison_gains_a_warband_per_ruled_site_and_puts_one_on_each() -> None:
    scene = Scene(piles=["garrison"], board=[0], warbands={"steppe": (0, 1), "river": (0, 2), "wastes": (1, 2)})
    scene.do("search", "pile:0", "site:0")
    assert (scene.army("steppe"), scene.army("river"), scene.army("wastes")) == ((0, 2), (0, 3), (1, 2))
    assert scene.army("ancient-city") == (-1, 0), "a site that one does not rule gets none, not even the card's own"
    assert scene.board() == 2, "the two of the Ancient City, where an Order card came home"


@pytest.mark.rule("7.3.3-a")
def test_garrison_leaves_the_rest_of_the_board_alone() -> None:
    scene = Scene(sites={0: "plains"}, piles=["garrison"], warbands={"plains": (0, 1), "steppe": (0, 1)})
    scene.do("search", "pile:0", "site:0")
    assert (scene.board(), scene.army("plains"), scene.army("steppe")) == (3, (0, 2), (0, 2))
    assert scene.state.reserve[0] == 24 - 3 - 2 - 2


@pytest.mark.rule("9.3-a", "7.1.3-a")
def test_garrison_with_too_few_warbands_puts_those_there_are_where_the_player_likes() -> None:
    scene = Scene(
        sites={1: "plains"},
        turn=1,
        facedown_advisers=["", "garrison"],
        board=[3, 0, 3],
        warbands={"plains": (1, 4), "steppe": (1, 5), "river": (1, 4)},
    )
    assert scene.state.reserve[1] == 1
    scene.do("adviser:0", "site:1")
    ask = scene.ask(1)
    assert (ask.least, ask.most, scene.options(1)) == (1, 1, ["site:1", "site:2", "site:7"])
    scene.do("site:7")
    assert (scene.army("plains"), scene.army("steppe"), scene.army("river")) == ((1, 4), (1, 5), (1, 5))
    assert (scene.board(1), scene.state.reserve[1]) == (0, 0)


@pytest.mark.rule("6.6.3-a", "5.2.2-a")
def test_a_citizens_garrison_strengthens_the_empire() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        turn=1,
        facedown_advisers=["", "garrison"],
        warbands={"steppe": (0, 1), "fertile-valley": (0, 1), "wastes": (2, 1)},
    )
    before = scene.state.reserve[0]
    scene.do("adviser:0", "site:1")
    assert (scene.army("steppe"), scene.army("fertile-valley"), scene.army("wastes")) == ((0, 2), (0, 2), (2, 1))
    assert (scene.board(1), scene.board(0), scene.state.reserve[0]) == (3, 3, before - 2)


@pytest.mark.rule("7.1.3-a")
def test_garrison_of_a_player_without_sites_does_nothing() -> None:
    scene = Scene(sites={0: "plains"}, piles=["garrison"])
    scene.do("search", "pile:0", "site:0")
    assert scene.at("plains") == ["garrison"]
    assert scene.board() == 3
    assert scene.acting


@pytest.mark.rule("7.2.1-a", "5.1.4.II-b")
def test_garrison_is_for_sites_only_and_does_nothing_facedown() -> None:
    scene = Scene(piles=["garrison"], warbands={"steppe": (0, 1)})
    scene.do("search", "pile:0")
    assert scene.options() == ["site:0", "facedown", "discard"]
    scene.do("facedown")
    assert scene.army("steppe") == (0, 1)
    assert scene.advisers() == ["garrison?"]
