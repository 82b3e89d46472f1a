"""Travel (5.6), what powers make of its cost (7.6.2), and which word wins on the road (9.2)."""

from __future__ import annotations

import pytest

from kronika.games.oath.state import BANDITS, NO_RULER
from tests.scenes.oath import Scene


def supplies(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What each destination on offer costs."""
    return {option.key: int(option.text.args["supply"]) for option in scene.ask(seat).options}


# --- 5.6.1 cost and destination


@pytest.mark.rule("5.6.1-a")
@pytest.mark.parametrize(
    ("start", "costs"),
    [
        (0, (None, 1, 2, 2, 2, 4, 4, 4)),
        (1, (1, None, 2, 2, 2, 4, 4, 4)),
        (3, (2, 2, 2, None, 2, 2, 2, 2)),
        (6, (4, 4, 2, 2, 2, 3, None, 3)),
    ],
)
def test_the_way_costs_by_region_and_leads_to_another_site(start: int, costs: tuple[int | None, ...]) -> None:
    scene = Scene(pawns=f"{start} 1 2").do("travel")
    assert supplies(scene) == {f"travel:{slot}": cost for slot, cost in enumerate(costs) if cost is not None}
    assert scene.illegal(0, f"travel:{start}") == ("answer-unknown", "5.6.1-a")


@pytest.mark.rule("5.6-a", "5.6.1-a", "4.2-c")
def test_the_supply_is_spent_and_the_pawn_moves() -> None:
    scene = Scene(listen=True).do("travel", "travel:5")
    assert (scene.supply(), scene.pawn(), scene.acting) == (3, "wastes", True)
    assert scene.told("moved", 2)[0]["args"] == {"slot": 5, "site": "wastes"}


@pytest.mark.rule("5.6.1-a", "4.2-c")
def test_what_is_too_far_is_refused_with_the_reason() -> None:
    scene = Scene(supply=[3]).do("travel")
    assert scene.options() == [f"travel:{slot}" for slot in (1, 2, 3, 4)]
    assert scene.refusals() == {f"travel:{slot}": "4.2-c" for slot in (5, 6, 7)}
    assert scene.why("travel:7") == {"why": "oath-why-supply", "needed": 4, "have": 3}
    scene = Scene(supply=[0])
    assert (scene.refusals()["travel"], scene.why("travel")["why"]) == ("4.2-c", "oath-why-supply")


# --- 5.6.2 moving and revealing


@pytest.mark.rule("5.6-a", "5.6.2-a", "2.8.2-a")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "relics"),
    [("drowned-city", 0, 3, 2), ("mine", 3, 0, 1), ("salt-flats", 2, 1, 0), ("plains", 0, 0, 0)],
)
def test_a_facedown_site_is_revealed_and_its_prompt_followed(site: str, favor: int, secrets: int, relics: int) -> None:
    scene = Scene(sites={4: site}, facedown="4", relic_deck="map ivory-eye whistle", banks=2, listen=True)
    shared = scene.state.shared
    scene.do("travel", "travel:4")
    assert scene.state.site_faceup[4]
    assert (scene.state.favor_at[4], scene.state.secrets_at[4]) == (favor, secrets)
    assert scene.relics_at(site) == ["map", "ivory-eye"][:relics]
    assert (scene.state.shared, scene.pawn(), scene.supply()) == (shared - favor, site, 5)
    told = [str(event["id"]).removeprefix("oath-log-") for event in scene.table.events(1)]
    assert told == ["travel", "explore", "reveal-site"]


@pytest.mark.rule("5.6.2-a")
def test_its_relics_stay_unseen() -> None:
    scene = Scene(sites={4: "mine"}, facedown="4", relic_deck="map", listen=True).do("travel", "travel:4")
    for seat in (0, 1, None):
        assert [(relic.get("face"), relic["back"]) for relic in scene.zone("site:4", seat)["relics"]] == [
            (None, "relic")
        ]
        assert "map" not in str(scene.table.events(seat))


@pytest.mark.rule("5.6.2-a", "9.3-a")
def test_a_short_supply_of_tokens_and_relics_is_used_up() -> None:
    scene = Scene(sites={4: "mine"}, facedown="4", banks=3, favor=[6, 6, 4])
    scene.state.relic_deck.clear()
    assert scene.state.shared == 1
    scene.do("travel", "travel:4")
    assert (scene.state.favor_at[4], scene.relics_at("mine"), scene.state.shared) == (1, [], 0)


@pytest.mark.rule("5.6.2-a", "10.rule-a")
def test_a_revealed_site_is_ruled_by_bandits() -> None:
    scene = Scene(sites={4: "plains"}, facedown="4")
    assert scene.zone("site:4")["ruler"] == NO_RULER
    scene.do("travel", "travel:4")
    assert scene.zone("site:4")["ruler"] == BANDITS
    assert scene.refusals()["station"] == "6.5-b"


@pytest.mark.rule("5.6.2-a")
def test_a_faceup_site_is_not_stocked_again() -> None:
    scene = Scene(sites={4: "mine"}, relic_deck="map").do("travel", "travel:4")
    assert (scene.state.favor_at[4], scene.relics_at("mine")) == (0, [])


@pytest.mark.rule("5.6.1-a", "9.4-a")
def test_a_facedown_site_has_no_power_and_no_name_yet() -> None:
    scene = Scene(sites={3: "narrow-pass"}, facedown="3").do("travel")
    assert set(supplies(scene)) == {f"travel:{slot}" for slot in range(1, 8)}, "a hidden Narrow Pass closes nothing"
    option = next(option for option in scene.ask().options if option.key == "travel:3")
    assert (option.text.id, "site" in option.text.args) == ("oath-do-explore", False)


# --- 7.6.2 free travel


@pytest.mark.rule("7.6.2-a", "7.4.2-a")
def test_no_supply_is_spent_whatever_was_added() -> None:
    scene = Scene(sites={3: "charming-valley"}, pawns="charming-valley 1 2", advisers=["tents"]).do("travel")
    scene.do("use:tents")
    assert supplies(scene) == {**{f"travel:{slot}": 3 for slot in (0, 1, 5, 6, 7)}, "travel:2": 0, "travel:4": 0}
    scene.do("travel:4")
    assert (scene.supply(), scene.favor_on("tents")) == (7, 1)
    assert set(supplies(scene.do("travel")).values()) == {2}, "away from the valley the way costs what it always does"


@pytest.mark.rule("7.6.2-a", "2.3-e")
def test_a_decadent_chancellor_travels_home_for_nothing_and_to_the_hinterland_for_more() -> None:
    scene = Scene(uncovered="decadent").do("travel")
    assert [supplies(scene)[f"travel:{slot}"] for slot in (1, 2, 5)] == [1, 2, 5]
    scene = Scene(uncovered="decadent", pawns="river 1 2").do("travel")
    assert [supplies(scene)[f"travel:{slot}"] for slot in (0, 2, 5)] == [0, 2, 4]
    scene = Scene(uncovered="decadent", sites={3: "charming-valley"}, pawns="charming-valley 1 2").do("travel")
    assert supplies(scene)["travel:0"] == 0, "the increase is ignored too"
    scene = Scene(uncovered="decadent", pawns="0 river 2", turn=1).do("travel")
    assert supplies(scene, 1)["travel:0"] == 4, "it binds the Chancellor alone"


@pytest.mark.rule("7.6.2-a")
def test_secrets_to_be_flipped_are_due_even_when_no_supply_is() -> None:
    scene = Scene(sites={4: "the-hidden-place"}, pawns="steppe 1 2", advisers=["tents"], supply=[0])
    scene.do("travel", "travel:4")
    assert (scene.pawn(), scene.supply(), scene.secrets(), scene.flipped()) == ("the-hidden-place", 0, 2, 1)


@pytest.mark.rule("5.6.1-a", "7.4-a")
def test_an_action_that_a_modifier_makes_possible_is_offered_and_must_use_it() -> None:
    scene = Scene(advisers=["tents"], supply=[0])
    assert "travel" in scene.options()
    scene.do("travel")
    assert (scene.pawn(), scene.favor_on("tents")) == ("fertile-valley", 1), "one modifier and one way: nothing to ask"
    scene = Scene(advisers=["tents"], supply=[0], favor=[0])
    assert scene.refusals()["travel"] == "4.2-c", "whose cost cannot be paid"


# --- 9.2 ignore, cannot, must


@pytest.mark.rule("9.2-a", "2.8.5-a", "7.4.1-a")
def test_from_another_region_one_must_travel_to_the_narrow_pass() -> None:
    scene = Scene(sites={3: "narrow-pass"}).do("travel")
    assert set(supplies(scene)) == {"travel:1", "travel:3", "travel:5", "travel:6", "travel:7"}
    assert scene.refusals() == {"travel:2": "9.2-a", "travel:4": "9.2-a"}
    assert scene.why("travel:2") == {"why": "oath-why-narrow-pass", "card": "narrow-pass"}
    scene = Scene(sites={3: "narrow-pass"}, warbands={"narrow-pass": (0, 2)}).do("travel")
    assert "travel:2" in scene.refusals(), "also for its ruler"


@pytest.mark.rule("9.2-a")
def test_within_its_region_and_out_of_it_the_pass_is_open() -> None:
    scene = Scene(sites={3: "narrow-pass"}, pawns="steppe 1 2").do("travel")
    assert len(supplies(scene)) == 7
    scene = Scene(sites={3: "narrow-pass"}, pawns="narrow-pass 1 2").do("travel")
    assert len(supplies(scene)) == 7


@pytest.mark.rule("9.2-a", "7.4.1-a")
def test_from_the_buried_giant_a_flipped_secret_ignores_the_pass() -> None:
    scene = Scene(sites={0: "buried-giant", 3: "narrow-pass"}).do("travel")
    assert scene.options() == ["go-on", "use:buried-giant"]
    scene.do("use:buried-giant")
    assert supplies(scene) == {f"travel:{slot}": 0 for slot in range(1, 8)}
    scene.do("travel:2")
    assert (scene.pawn(), scene.supply(), scene.secrets(), scene.flipped()) == ("steppe", 7, 2, 1)


@pytest.mark.rule("9.2-a", "7.4.1-a", "7.1.2-d")
def test_without_the_secret_the_giant_ignores_nothing() -> None:
    scene = Scene(sites={0: "buried-giant", 3: "narrow-pass"}).do("travel", "go-on")
    assert scene.refusals() == {"travel:2": "9.2-a", "travel:4": "9.2-a"}
    scene = Scene(sites={0: "buried-giant", 3: "narrow-pass"}, secrets=[0])
    scene.state.flipped[0] = 2
    scene.ask_again().do("travel")
    assert scene.ask().what.id == "oath-ask-travel", "facedown secrets cannot be flipped"


@pytest.mark.rule("9.2-a", "7.1.2-a", "7.6.2-a")
def test_forest_paths_ignore_the_pass_but_only_on_the_way_to_a_beast() -> None:
    cards = {"steppe": "wolves", "deep-woods": "elders"}
    scene = Scene(sites={3: "narrow-pass"}, cards=cards, advisers=["forest-paths"]).do("travel", "use:forest-paths")
    assert (supplies(scene)["travel:2"], supplies(scene)["travel:3"]) == (0, 2)
    assert scene.refusals() == {"travel:4": "9.2-a"}
    scene.do("travel:2")
    assert (scene.pawn(), scene.supply(), scene.favor(), scene.favor_on("forest-paths")) == ("steppe", 7, 4, 1)


@pytest.mark.rule("9.2-a", "7.6.2-a")
def test_forest_paths_ignore_the_hidden_place_too_if_a_beast_is_there() -> None:
    scene = Scene(sites={4: "the-hidden-place"}, cards={"the-hidden-place": "wolves"}, advisers=["forest-paths"])
    scene.state.secrets[0] = 0
    scene.ask_again().do("travel", "use:forest-paths", "travel:4")
    assert (scene.pawn(), scene.flipped()) == ("the-hidden-place", 0)


@pytest.mark.rule("9.2-a")
def test_forest_paths_do_not_ignore_who_steers_from_the_shrouded_wood() -> None:
    scene = Scene(
        sites={3: "shrouded-wood"},
        pawns="shrouded-wood 1 2",
        warbands={"shrouded-wood": (1, 1)},
        cards={"steppe": "wolves"},
        advisers=["forest-paths"],
        supply=[1],
    )
    scene.do("travel")
    assert scene.asked() == [1], "the ruler chooses"
    assert scene.options(1) == ["travel:2", "nowhere"], "or lets it come to nothing, for the rest cannot be paid"
    scene.answers(1, "nowhere")
    assert (scene.pawn(), scene.supply(), scene.favor_on("forest-paths")) == ("shrouded-wood", 1, 1)


@pytest.mark.rule("9.2-a", "2.8.5-a")
def test_the_shrouded_wood_ignores_the_pass_and_the_hidden_place() -> None:
    sites = {2: "shrouded-wood", 5: "narrow-pass", 6: "the-hidden-place"}
    scene = Scene(sites=sites, pawns="shrouded-wood 1 2", secrets=[0]).do("travel")
    assert supplies(scene) == {f"travel:{slot}": 2 for slot in (0, 1, 3, 4, 5, 6, 7)}


@pytest.mark.rule("9.2-a", "2.8.5-a")
def test_from_coast_to_coast_the_way_costs_one_and_ignores_the_pass() -> None:
    sites = {0: "rocky-coast", 4: "lush-coast", 3: "narrow-pass", 7: "barren-coast"}
    scene = Scene(sites=sites).do("travel")
    assert (supplies(scene)["travel:4"], supplies(scene)["travel:7"]) == (1, 1)
    assert scene.refusals() == {"travel:2": "9.2-a"}, "other sites behind the pass stay closed"
    scene = Scene(sites=sites, facedown="7").do("travel")
    assert supplies(scene)["travel:7"] == 4, "a facedown site is no coast yet"


@pytest.mark.rule("9.2-a")
def test_one_cannot_go_to_the_hidden_place_without_flipping_a_secret() -> None:
    scene = Scene(sites={4: "the-hidden-place"}).do("travel", "travel:4")
    assert (scene.secrets(), scene.flipped(), scene.supply()) == (2, 1, 5)
    scene = Scene(sites={4: "the-hidden-place"}, secrets=[0]).do("travel")
    assert scene.refusals() == {"travel:4": "7.1.2-d"}


@pytest.mark.rule("9.2-a", "9.2-b")
def test_if_one_must_where_one_cannot_the_cannot_wins() -> None:
    scene = Scene(
        sites={4: "the-hidden-place"},
        pawns="0 the-hidden-place 2",
        secrets=[0, 3, 1],
        relics=["-", "whistle"],
        turn=1,
    )
    scene.do("use:whistle")
    assert scene.asked() == [2], "without a secret the Chancellor cannot come, so there was no choice of whom to call"
    scene.answers(2, "no")
    assert (scene.pawn(2), scene.secrets(2), scene.secrets_on("whistle")) == ("steppe", 1, 1)


@pytest.mark.rule("9.2-b")
def test_must_if_able_who_is_called_comes_and_who_cannot_stays() -> None:
    scene = Scene(sites={3: "narrow-pass"}, relics=["whistle"], pawns="steppe 1 deep-woods").do("use:whistle")
    assert (scene.pawn(2), scene.pawn(1)) == ("steppe", "fertile-valley"), "only who is in the region could be called"
    assert (scene.secrets(2), scene.secrets_on("whistle")) == (4, 0)


@pytest.mark.rule("5.6.1-a", "7.1.2-c")
def test_who_is_moved_by_another_may_use_modifiers_and_pays_off_turn() -> None:
    scene = Scene(relics=["whistle"], pawns="0 1 0", advisers=["-", "forest-paths"], cards={"0": "wolves"})
    scene.do("use:whistle")
    assert scene.options(1) == ["go-on", "use:forest-paths"]
    scene.answers(1, "use:forest-paths")
    assert (scene.pawn(1), scene.favor(1), scene.favor_on("forest-paths")) == ("ancient-city", 4, 0)
    assert scene.bank("beast") == 4, "not placed, but returned to its bank at once"
