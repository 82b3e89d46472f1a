"""Order cards that bind others: tolls, bans and guards."""

from __future__ import annotations

import pytest

from tests.scenes.oath import Scene

# --- Toll Roads


def roads(**more: object) -> Scene:
    """The Chancellor travels; an Exile rules Toll Roads at the river, and the steppe."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "ancient-city river wastes",
        "cards": {"river": "toll-roads"},
        "warbands": {"river": (1, 1), "steppe": (1, 1)},
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.1.4-a", "10.enemy-a")
def test_toll_roads_take_a_favor_of_enemies_who_come_to_any_site_of_their_ruler() -> None:
    for site, paid in ((2, 1), (7, 1), (3, 0)):
        scene = roads().do("travel", f"travel:{site}")
        assert (scene.favor(), scene.favor(1)) == (5 - paid, 5 + paid), site


@pytest.mark.rule("9.2-a")
def test_without_favor_the_toll_roads_are_closed() -> None:
    scene = roads(favor=[0]).do("travel")
    assert "travel:2" not in scene.options()
    assert "travel:7" not in scene.options()
    assert scene.why("travel:2") == {"why": "oath-why-favor", "needed": 1, "have": 0}


def test_the_ruler_of_the_roads_pays_nothing() -> None:
    scene = roads(turn=1, pawns="ancient-city wastes river").do("travel", "travel:2")
    assert scene.favor(1) == 5


@pytest.mark.rule("10.imperial-player-a")
def test_imperial_roads_are_free_for_citizens_and_exiles_pay_the_chancellor() -> None:
    mine = {"river": (0, 1), "steppe": (0, 1)}
    citizen = roads(roles="chancellor citizen exile", turn=1, warbands=mine, pawns="river wastes wastes")
    citizen.do("travel", "travel:2")
    assert (citizen.favor(1), citizen.favor(0)) == (5, 5)
    exile = roads(roles="chancellor citizen exile", turn=2, warbands=mine, pawns="river wastes wastes")
    exile.do("travel", "travel:2")
    assert (exile.favor(2), exile.favor(0), exile.favor(1)) == (4, 6, 5)


@pytest.mark.ruling("toll-roads", 2)
@pytest.mark.rule("10.rule-a")
def test_bandits_burn_the_toll_and_facedown_sites_are_not_theirs() -> None:
    scene = roads(warbands={}, facedown="wastes", pawns="ancient-city river steppe")
    shared = scene.state.shared
    scene.do("travel", "travel:3")
    assert (scene.favor(), scene.state.shared) == (4, shared + 1), "burned"
    unknown = roads(warbands={}, facedown="wastes", pawns="ancient-city river steppe").do("travel", "travel:5")
    assert unknown.favor() == 5, "nobody rules what is facedown"


@pytest.mark.ruling("toll-roads", 1)
@pytest.mark.rule("5.5.7.III-a")
def test_who_is_sent_onto_the_toll_roads_may_refuse_to_pay() -> None:
    def banished() -> Scene:
        scene = roads(
            turn=1,
            pawns="ancient-city ancient-city wastes",
            board=[0, 4],
            title=2,
            seats=3,
        )
        scene.dice(defense="blank blank", attack="sword sword")
        return scene.do("campaign", "player:0", "done", "dice:2", "travel:2")

    scene = banished()
    assert (scene.asked(), scene.ask(0).what.id) == ([0], "oath-ask-toll")
    scene.answers(0, "no")
    assert "travel:2" not in scene.options(1), "another place must be found"
    scene.do("travel:3")
    assert (scene.pawn(0), scene.favor(0)) == ("standing-stones", 5)
    willing = banished().answers(0, "yes")
    assert (willing.pawn(0), willing.favor(0), willing.favor(1)) == ("steppe", 4, 6)


@pytest.mark.rule("7.6.2-a")
def test_travel_without_supply_still_takes_the_toll() -> None:
    scene = roads(pawns="standing-stones river wastes", advisers=["tents"])
    scene.do("travel", "use:tents", "travel:2")
    assert (scene.supply(), scene.favor()) == (7, 3), "one for the tents, one for the road"


def test_in_the_turn_of_the_grand_mask_its_holder_takes_the_tolls_of_the_empire() -> None:
    """The mask speaks of cards: the roads are its holder's, the Empire's sites are not."""
    scene = roads(
        turn=1,
        warbands={"river": (0, 1), "steppe": (0, 1)},
        relics=["-", "grand-mask"],
        pawns="ancient-city river wastes",
    )
    scene.do("travel", "travel:2")
    assert (scene.favor(1), scene.favor(0)) == (5, 5)


# --- Curfew


def market(**more: object) -> Scene:
    """The Chancellor stands at an Exile's steppe with Elders; the Exile rules Curfew at the river."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe river wastes",
        "cards": {"river": "curfew", "steppe": "elders"},
        "warbands": {"river": (1, 1), "steppe": (1, 1)},
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.1.4-a", "5.3.2-a")
def test_curfew_taxes_trade_with_cards_of_its_ruler() -> None:
    scene = market().do("trade", "favor:elders")
    assert (scene.favor(), scene.favor(1)) == (5, 6), "one gained, one paid"
    secrets = market(favor=[3]).do("trade", "secrets:elders")
    assert (secrets.favor(), secrets.favor_on("elders")) == (0, 2)
    poor = market(favor=[2]).do("trade")
    assert poor.secrets_on("elders") == 1, "two favor are too few for the other way"
    broke = market(favor=[0])
    assert "trade" not in broke.options(), "what the trade brings comes too late"


def test_curfew_does_not_touch_cards_of_others_or_its_own_ruler() -> None:
    free = market(warbands={"river": (1, 1), "steppe": (2, 1)}).do("trade", "favor:elders")
    assert free.favor(1) == 5
    own = market(turn=1, pawns="river steppe wastes").do("trade", "favor:elders")
    assert (own.favor(1), own.favor(0)) == (6, 5)


def test_curfew_of_bandits_burns_the_favor() -> None:
    scene = market(warbands={})
    shared = scene.state.shared
    scene.do("trade", "favor:elders")
    assert (scene.favor(), scene.state.shared) == (5, shared + 1)


# --- Forced Labor


def labor(**more: object) -> Scene:
    """The Chancellor stands at an Exile's steppe; the Exile rules Forced Labor at the river."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe river wastes",
        "cards": {"river": "forced-labor"},
        "warbands": {"river": (1, 1), "steppe": (1, 1)},
        "piles": ["", "elders"],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("7.1.4-a", "5.1.1-a")
def test_forced_labor_makes_enemies_pay_for_a_search_on_its_rulers_ground() -> None:
    scene = labor().do("search", "pile:1", "faceup")
    assert (scene.favor(), scene.favor(1)) == (4, 6)
    elsewhere = labor(pawns="deep-woods river wastes").do("search", "pile:1", "faceup")
    assert elsewhere.favor() == 5
    own = labor(turn=1, pawns="wastes steppe river").do("search", "pile:1", "faceup")
    assert own.favor(1) == 5


@pytest.mark.rule("9.2-a")
def test_without_favor_forced_labor_leaves_no_search() -> None:
    scene = labor(favor=[0])
    assert "search" not in scene.options()
    assert scene.refusals()["search"] == "7.1.2-a"


def test_forced_labor_of_the_empire_pays_the_chancellor_and_of_bandits_nobody() -> None:
    empire = labor(
        turn=2,
        roles="chancellor citizen exile",
        warbands={"river": (0, 1), "steppe": (0, 1)},
        pawns="river river steppe",
    )
    empire.do("search", "pile:1", "faceup")
    assert (empire.favor(2), empire.favor(0), empire.favor(1)) == (4, 6, 5)
    wild = labor(warbands={})
    shared = wild.state.shared
    wild.do("search", "pile:1", "faceup")
    assert (wild.favor(), wild.state.shared) == (4, shared + 1)


@pytest.mark.ruling("forced-labor", 1)
@pytest.mark.rule("6.1-b")
def test_forced_labor_taxes_playing_a_facedown_adviser() -> None:
    scene = labor(facedown_advisers=["elders"], piles=[]).do("adviser:0", "faceup")
    assert (scene.favor(), scene.favor(1), scene.advisers()) == (4, 6, ["elders"])
    poor = labor(facedown_advisers=["elders"], piles=[], favor=[0])
    assert "adviser:0" not in poor.options()
    assert "adviser:0" in poor.refusals()


@pytest.mark.ruling("forced-labor", 2)
def test_forced_labor_is_paid_for_the_search_and_again_for_turning_the_card_up() -> None:
    scene = labor().do("search", "pile:1", "facedown")
    assert scene.favor() == 4
    scene.do("adviser:0", "faceup")
    assert (scene.favor(), scene.favor(1)) == (3, 7)


# --- Secret Police


def watched(**more: object) -> Scene:
    """An Exile with two Visions stands at the Chancellor's steppe; the Chancellor rules Secret Police at the river."""
    given: dict[str, object] = {
        "oath": "people",
        "turn": 1,
        "pawns": "river steppe wastes",
        "cards": {"river": "secret-police"},
        "warbands": {"river": (0, 1), "steppe": (0, 1)},
        "facedown_advisers": ["", "faith conspiracy"],
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("9.2-a", "5.1.4.III-c")
def test_secret_police_keeps_visions_facedown_on_its_rulers_ground() -> None:
    scene = watched()
    scene.do("adviser:0")
    assert (scene.vision(1), scene.pile(2)) == (None, ["faith"]), "it could only be discarded"
    plot = watched()
    plot.do("adviser:1")
    assert plot.vision(1) is None
    assert plot.advisers(1) == ["faith?"], "the Conspiracy cannot be played either"
    assert "conspiracy" not in [plot.state.cards.name(card) for card in plot.state.box]


def test_secret_police_says_why() -> None:
    scene = watched(piles=["", "rebellion"], facedown_advisers=[])
    scene.do("search", "pile:1")
    assert scene.options(1) == ["facedown", "discard"]
    assert scene.why("vision", 1) == {"why": "oath-why-secret-police", "card": "secret-police"}


def test_secret_police_leaves_others_and_other_places_alone() -> None:
    scene = watched(pawns="river wastes steppe").do("adviser:0", "vision")
    assert scene.vision(1) == "faith"
    own = watched(warbands={"river": (1, 1), "steppe": (1, 1)}).do("adviser:0", "vision")
    assert own.vision(1) == "faith"
    wild = watched(warbands={}, piles=["", "rebellion"], facedown_advisers=[]).do("search", "pile:1")
    assert wild.options(1) == ["facedown", "discard"], "bandits have nothing but enemies"


# --- Tome Guardians


@pytest.mark.rule("9.2-a", "5.4.1-a")
def test_tome_guardians_keep_enemies_from_recovering_the_darkest_secret() -> None:
    def recovering(ruler: int, holder: int) -> Scene:
        return Scene(
            pawns="wastes steppe steppe",
            relics_at={"wastes": "map"},
            cards={"river": "tome-guardians"},
            warbands={"river": (ruler, 1)},
            banners={"darkest-secret": (holder, 1)},
        ).do("recover")

    scene = recovering(1, -1)
    assert scene.options() == ["relic:0", "banner:peoples-favor"], "nobody holds it, and still not"
    assert scene.why("banner:darkest-secret")["why"] == "oath-why-tome-guardians"
    assert "banner:darkest-secret" in recovering(0, -1).options(), "their ruler may"
    assert "banner:darkest-secret" not in recovering(1, 0).options(), "an enemy who holds it cannot even raise it"


@pytest.mark.ruling("tome-guardians", 1)
@pytest.mark.rule("10.enemy-a")
def test_tome_guardians_of_bandits_let_nobody_recover_it() -> None:
    for turn in range(3):
        scene = Scene(
            cards={"river": "tome-guardians"},
            turn=turn,
            pawns="wastes wastes wastes",
            relics_at={"wastes": "map"},
            banners={"darkest-secret": (2, 1)},
        )
        assert scene.do("recover").options(turn) == ["relic:0", "banner:peoples-favor"]


@pytest.mark.rule("5.5.2-a", "5.1.4.IV-b")
def test_tome_guardians_keep_it_from_being_a_target_or_taken_by_conspiracy() -> None:
    shown = {"banners": {"darkest-secret": (1, 1), "peoples-favor": (1, 1)}, "pawns": "steppe steppe wastes"}
    for holder, free in ((1, False), (0, True)):
        scene = Scene(
            cards={"river": "tome-guardians"},
            warbands={"river": (holder, 1), "steppe": (1, 1)},
            advisers=["longbows scouts", "outriders"],
            facedown_advisers=["conspiracy"],
            **shown,  # type: ignore[arg-type]
        )
        scene.do("campaign")
        assert ("banner:darkest-secret" in scene.options()) == free
        assert "banner:peoples-favor" in scene.options()
        plot = Scene(
            cards={"river": "tome-guardians"},
            warbands={"river": (holder, 1)},
            advisers=["longbows scouts", "outriders"],
            facedown_advisers=["conspiracy"],
            **shown,  # type: ignore[arg-type]
        )
        plot.do("adviser:2", "conspiracy")
        assert ("banner:darkest-secret" in plot.options()) == free


# --- Vow of Obedience


@pytest.mark.ruling("vow-of-obedience", 1)
def test_vow_of_obedience_lets_a_revealed_vision_stay_but_no_new_one() -> None:
    scene = Scene(turn=1, visions=["", "faith"], facedown_advisers=["", "vow-of-obedience"], piles=["rebellion"])
    scene.do("adviser:0", "faceup")
    assert scene.vision(1) == "faith"
    scene.do("search", "pile:0")
    assert scene.options(1) == ["facedown", "discard"]
    assert scene.why("vision", 1)["why"] == "oath-why-vow-of-obedience"


@pytest.mark.ruling("vow-of-obedience", 2)
def test_vow_of_obedience_forbids_the_conspiracy() -> None:
    scene = Scene(advisers=["vow-of-obedience"], piles=["conspiracy"]).do("search", "pile:0")
    assert scene.options() == ["facedown", "discard"]
    other = Scene(advisers=["-", "vow-of-obedience"], piles=["conspiracy"]).do("search", "pile:0")
    assert other.options() == ["conspiracy", "facedown", "discard"], "it binds its holder alone"


@pytest.mark.rule("4.3.5-a", "7.3.4-a")
def test_vow_of_obedience_takes_a_favor_in_the_rest_phase() -> None:
    scene = Scene(advisers=["vow-of-obedience"], bank={"beast": 0})
    scene.do("rest", "use:vow-of-obedience")
    assert "bank:beast" not in scene.options()
    scene.do("bank:nomad")
    assert (scene.favor(), scene.bank("nomad"), scene.turn) == (6, 2, 1)
    empty = Scene(advisers=["vow-of-obedience"], banks=0).do("rest")
    assert empty.turn == 1, "nothing to take"


@pytest.mark.rule("7.2.2-a")
def test_vow_of_obedience_is_a_locked_adviser() -> None:
    scene = Scene(advisers=["vow-of-obedience longbows elders"], piles=["scouts"]).do("search", "pile:0", "faceup")
    assert scene.options() == ["adviser:1", "adviser:2"]


# --- Council Seat


def council(**more: object) -> Scene:
    given: dict[str, object] = {
        "roles": "chancellor citizen citizen",
        "advisers": ["", "council-seat"],
        "favor": [9, 9, 9],
        "banks": 1,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@pytest.mark.rule("6.7-a", "9.2-a")
def test_council_seat_saves_its_citizen_from_exile() -> None:
    scene = council()
    assert "exile:2" in scene.options()
    assert "exile:1" not in scene.options()
    assert "exile:1" in scene.refusals()


@pytest.mark.rule("6.8-a", "9.2-a")
def test_council_seat_forbids_self_exile() -> None:
    scene = council(turn=1)
    assert "self-exile" not in scene.options(1)
    assert "self-exile" in scene.refusals(1)
    other = council(turn=2)
    assert "self-exile" in other.options(2)


@pytest.mark.rule("7-a")
def test_a_facedown_council_seat_protects_nobody() -> None:
    scene = council(advisers=[], facedown_advisers=["", "council-seat"])
    assert "exile:1" in scene.options()
