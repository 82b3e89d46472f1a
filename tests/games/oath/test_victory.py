"""The ways to win (3): Usurper, Visionary, a stable regime with its Successor, and war exhaustion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene

EMPIRE = "chancellor citizen exile"


def waking(seat: int, **given: Any) -> Scene:
    """A player's turn begins."""
    return Scene(**{"turn": seat, "phase": "wake", **given})


def won(scene: Scene) -> tuple[int, str] | None:
    """Who won and how, as the result tells; None while the game goes on."""
    result = scene.table.result
    if result is None:
        return None
    return result.winners[0], result.ending.id.removeprefix("oath-end-")


def visionary(vision: str, drawn: int = 3, **given: Any) -> Scene:
    """The second player, an Exile, wakes with a revealed Vision."""
    return waking(1, **{"visions": ["", vision], "visions_drawn": drawn, **given})


def after_round(round: int, die: int, **given: Any) -> Scene:
    """The last turn of a round is over, and the end die shows this."""
    return Scene(**{"round": round, "turn": 2, **given}).end_die(die).do("rest")


def exhausted(**given: Any) -> tuple[int, str] | None:
    """Who wins at the end of round eight."""
    return won(after_round(8, 1, **given))


# --- the Usurper (3.1)


@pytest.mark.rule("3.1-a", "3-a")
def test_a_usurper_who_wakes_with_the_title_wins() -> None:
    scene = waking(1, title=1, usurper=True)
    assert won(scene) == (1, "usurper")
    assert scene.asked() == []


@pytest.mark.rule("3.1-a")
def test_the_title_has_to_be_kept_from_one_wake_phase_to_the_next() -> None:
    scene = waking(1, title=1, warbands={"4": (1, 1)})
    assert won(scene) is None, "it is turned over only now"
    scene.do("rest").do("rest").do("rest")
    assert won(scene) == (1, "usurper")


@pytest.mark.rule("3.1-a")
def test_neither_in_anothers_wake_phase_nor_without_the_title() -> None:
    assert won(waking(2, title=1, usurper=True)) is None
    assert won(waking(0, title=1, usurper=True)) is None
    assert won(waking(1, title=0)) is None


# --- the Visionary (3.2)


@pytest.mark.rule("3.2-a")
@pytest.mark.parametrize(("drawn", "wins"), [(0, False), (2, False), (3, True), (5, True)])
def test_three_visions_must_have_been_drawn(drawn: int, wins: bool) -> None:
    scene = visionary("rebellion", drawn, banners={"peoples-favor": (1, 1)}, favor=[2, 0, 2])
    assert won(scene) == ((1, "visionary") if wins else None)


@pytest.mark.rule("3.2-a")
def test_a_facedown_vision_is_of_no_use() -> None:
    banners = {"darkest-secret": (1, 1)}
    assert won(waking(1, facedown_advisers=["", "faith"], visions_drawn=5, banners=banners)) is None
    assert won(visionary("faith", banners=banners)) == (1, "visionary")


@pytest.mark.rule("3.2-a")
def test_a_citizen_cannot_win_by_a_vision() -> None:
    scene = visionary("faith", roles=EMPIRE, banners={"darkest-secret": (1, 1)})
    assert won(scene) is None
    assert scene.view(0)["seats"][1]["visionMet"] is False


@pytest.mark.rule("3.2-a")
def test_only_in_the_own_wake_phase() -> None:
    banners = {"darkest-secret": (1, 1)}
    assert won(visionary("faith", turn=2, banners=banners)) is None
    scene = visionary("faith", turn=2, banners=banners).do("rest").do("rest")
    assert won(scene) == (1, "visionary")


@pytest.mark.rule("3.2-b")
@pytest.mark.parametrize(
    ("warbands", "wins"),
    [
        ({"1": (1, 1), "2": (1, 1), "3": (0, 4)}, True),
        ({"1": (1, 1), "3": (0, 1)}, False),  # a tie is not enough
        ({"1": (1, 1), "2": (1, 1), "3": (2, 1), "4": (2, 1)}, False),
        ({"1": (1, 1)}, True),  # bandits are no player
        ({}, False),
    ],
)
def test_conquest_rules_more_sites_than_any_other_player(warbands: dict[str, tuple[int, int]], wins: bool) -> None:
    assert won(visionary("conquest", warbands=warbands)) == ((1, "visionary") if wins else None)


@pytest.mark.rule("3.2-b", "11.3-c")
def test_conquest_compares_with_all_sites_of_the_empire() -> None:
    """Chancellor and Citizen each rule both purple sites."""
    given: dict[str, Any] = {
        "roles": "chancellor exile citizen",
        "warbands": {"1": (1, 1), "2": (1, 1), "3": (0, 1), "4": (0, 1)},
    }
    assert won(visionary("conquest", **given)) is None
    assert won(visionary("conquest", **{**given, "facedown": "4"})) == (1, "visionary")


@pytest.mark.rule("3.2-b")
@pytest.mark.parametrize(("holder", "wins"), [(1, True), (0, False), (-1, False)])
def test_rebellion_holds_the_peoples_favor(holder: int, wins: bool) -> None:
    scene = visionary("rebellion", banners={"peoples-favor": (holder, 1), "darkest-secret": (1, 1)}, favor=[2, 0, 2])
    assert won(scene) == ((1, "visionary") if wins else None)


@pytest.mark.rule("3.2-b")
@pytest.mark.parametrize(
    ("relics", "banners", "wins"),
    [
        (["", "map whistle", "brass-horse"], {}, True),
        (["", "map", ""], {}, False),  # the Grand Scepter is a relic too: a tie
        (["", "map", ""], {"darkest-secret": (1, 1)}, True),
        (["", "map whistle", ""], {"darkest-secret": (0, 1)}, False),
        (["", "map whistle", "brass-horse"], {"darkest-secret": (2, 1)}, False),
    ],
)
def test_sanctuary_holds_more_relics_and_banners_than_anyone_else(
    relics: list[str], banners: dict[str, tuple[int, int]], wins: bool
) -> None:
    scene = visionary("sanctuary", relics=relics, banners=banners)
    assert won(scene) == ((1, "visionary") if wins else None)


@pytest.mark.rule("3.2-b")
@pytest.mark.parametrize(("holder", "wins"), [(1, True), (2, False), (-1, False)])
def test_faith_holds_the_darkest_secret(holder: int, wins: bool) -> None:
    scene = visionary("faith", banners={"darkest-secret": (holder, 1)})
    assert won(scene) == ((1, "visionary") if wins else None)


# --- a stable regime (3.3)


@pytest.mark.rule("3.3-a", "3.3-b", "3-a")
@pytest.mark.parametrize(
    ("round", "least"),
    [(5, 6), (6, 5), (7, 3)],
)
def test_the_end_die_ends_the_game_for_the_chancellor(round: int, least: int) -> None:
    for die in range(1, 7):
        scene = after_round(round, die)
        assert won(scene) == ((0, "stable-regime") if die >= least else None)
        assert scene.state.round == (round if die >= least else round + 1)


@pytest.mark.rule("3.3-a")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_no_roll_in_the_first_four_rounds(round: int) -> None:
    scene = Scene(round=round, turn=2, listen=True).end_die(6)
    chance = scene.state.rng.state
    scene.do("rest")
    assert won(scene) is None
    assert scene.told("end-die") == []
    assert scene.state.rng.state == chance


@pytest.mark.rule("3.3-a")
def test_the_die_is_rolled_once_and_in_the_open() -> None:
    scene = Scene(round=6, turn=2, listen=True).end_die(4).do("rest")
    for seat in (0, 1, 2, None):
        assert [event["args"] for event in scene.told("end-die", seat)] == [{"rolled": 4, "least": 5}]


@pytest.mark.rule("3.3-a")
def test_a_citizen_as_holder_is_rolled_for_too() -> None:
    given = {"roles": EMPIRE, "oath": "people", "title": 1, "banners": {"peoples-favor": (1, 1)}}
    assert won(after_round(5, 6, **given)) == (0, "stable-regime")


@pytest.mark.rule("3.3-c")
@pytest.mark.parametrize("round", [5, 6, 7])
@pytest.mark.parametrize("usurper", [False, True])
def test_no_roll_while_an_exile_has_the_title(round: int, usurper: bool) -> None:
    scene = Scene(round=round, turn=2, title=1, usurper=usurper, warbands={"1": (1, 1)}, listen=True).end_die(6)
    chance = scene.state.rng.state
    scene.do("rest")
    assert won(scene) is None
    assert scene.told("end-die") == []
    assert scene.state.rng.state == chance


@pytest.mark.rule("3.3-a", "3.4-a")
def test_no_roll_at_the_end_of_round_eight() -> None:
    scene = Scene(round=8, turn=2, listen=True).end_die(1).do("rest")
    assert won(scene) == (0, "exhaustion-empire")
    assert scene.told("end-die") == []


# --- the Successor (3.3.1)


SUCCESSIONS: list[tuple[str, dict[str, Any], bool]] = [
    ("supremacy", {"relics": ["", "map whistle"]}, True),
    ("supremacy", {"relics": ["", "map"]}, False),  # a tie with the Chancellor's Grand Scepter
    ("supremacy", {"relics": ["", "map"], "banners": {"darkest-secret": (1, 1)}}, True),
    ("supremacy", {"relics": ["", "map whistle"], "banners": {"darkest-secret": (0, 1)}}, False),
    ("supremacy", {"relics": ["", "map whistle", "brass-horse ivory-eye horned-mask"]}, True),  # Exiles do not count
    ("people", {"banners": {"darkest-secret": (1, 1)}}, True),
    ("people", {"banners": {"darkest-secret": (0, 1)}}, False),
    ("people", {"banners": {"darkest-secret": (2, 1), "peoples-favor": (1, 1)}}, False),
    ("protection", {"banners": {"peoples-favor": (1, 1)}}, True),
    ("protection", {"banners": {"darkest-secret": (1, 1)}}, False),
    ("devotion", {"relics": ["", "grand-scepter"]}, True),
    ("devotion", {"relics": ["", "map whistle"]}, False),
]


@pytest.mark.rule("3.3.1-a", "3.3.1-b", "2.10-a")
@pytest.mark.parametrize(("oath", "given", "succeeds"), SUCCESSIONS)
def test_a_citizen_with_the_successor_goal_wins_in_the_chancellors_place(
    oath: str, given: dict[str, Any], succeeds: bool
) -> None:
    scene = Scene(roles=EMPIRE, round=5, turn=2, oath=oath, **given)
    assert scene.view(0)["seats"][1]["succeeds"] is succeeds
    scene.end_die(6).do("rest")
    assert won(scene) == ((1, "successor") if succeeds else (0, "stable-regime"))


@pytest.mark.rule("3.3.1-b")
@pytest.mark.parametrize(("third", "winner"), [("map whistle brass-horse", 2), ("map whistle", 0), ("map", 1)])
def test_under_supremacy_the_successor_beats_every_other_citizen(third: str, winner: int) -> None:
    relics = ["", "ivory-eye horned-mask", third]
    scene = after_round(7, 6, roles="chancellor citizen citizen", relics=relics)
    assert scene.state.winner == winner


@pytest.mark.rule("3.3.1-a")
def test_an_exile_is_never_the_successor() -> None:
    scene = after_round(5, 6, oath="devotion", relics=["", "grand-scepter"])
    assert won(scene) == (0, "stable-regime")


@pytest.mark.rule("3.3.1-a")
def test_no_successor_without_the_chancellors_win() -> None:
    scene = after_round(5, 5, roles=EMPIRE, relics=["", "map whistle"])
    assert won(scene) is None


# --- war exhaustion (3.4)


@pytest.mark.rule("3.4-a", "3.4.1-a", "2.10-a")
def test_the_empire_with_the_title_wins_before_any_visionary() -> None:
    given: dict[str, Any] = {"visions": ["", "faith"], "visions_drawn": 3, "banners": {"darkest-secret": (1, 1)}}
    assert exhausted(**given) == (0, "exhaustion-empire")


@pytest.mark.rule("3.4.1-a")
def test_a_citizen_with_the_title_gives_the_chancellor_the_win() -> None:
    given: dict[str, Any] = {"roles": EMPIRE, "oath": "people", "title": 1, "banners": {"peoples-favor": (1, 1)}}
    assert exhausted(**given) == (0, "exhaustion-empire")


@pytest.mark.rule("3.4.1-a", "3.3.1-a")
def test_a_successor_takes_it() -> None:
    assert exhausted(roles=EMPIRE, relics=["", "map whistle"]) == (1, "successor")


@pytest.mark.rule("3.4.2-a")
def test_a_usurper_wins_before_a_visionary() -> None:
    given: dict[str, Any] = {"visions": ["", "", "faith"], "visions_drawn": 3, "banners": {"darkest-secret": (2, 1)}}
    assert exhausted(title=1, usurper=True, warbands={"1": (1, 1)}, **given) == (1, "exhaustion-usurper")
    assert exhausted(title=1, warbands={"1": (1, 1)}, **given) == (2, "exhaustion-visionary")


@pytest.mark.rule("3.4.2-a", "3.4.4-a")
def test_an_exile_on_the_oathkeeper_side_does_not_win() -> None:
    assert exhausted(title=1, warbands={"1": (1, 1)}) == (0, "exhaustion-empire")


@pytest.mark.rule("3.4.3-a")
@pytest.mark.parametrize(("drawn", "end"), [(2, (0, "exhaustion-empire")), (3, (1, "exhaustion-visionary"))])
def test_a_visionary_needs_three_visions_here_too(drawn: int, end: tuple[int, str]) -> None:
    """The second player's last turn is over long since; now it counts whose goal is met."""
    given: dict[str, Any] = {"visions": ["", "faith"], "banners": {"darkest-secret": (1, 1)}}
    assert exhausted(title=2, warbands={"2": (2, 1)}, visions_drawn=drawn, **given) == end


@pytest.mark.rule("3.4.3-a")
def test_a_visionary_who_does_not_meet_the_goal_loses() -> None:
    given: dict[str, Any] = {"visions": ["", "faith"], "banners": {"darkest-secret": (2, 1)}, "visions_drawn": 5}
    assert exhausted(title=2, warbands={"2": (2, 1)}, **given) == (0, "exhaustion-empire")


ORDER = ["conquest", "rebellion", "sanctuary", "faith"]
OATH_OF = {"people": "rebellion", "devotion": "faith", "supremacy": "conquest"}


@pytest.mark.rule("3.4.3-b")
@pytest.mark.parametrize(
    ("first", "second"), [(first, second) for i, first in enumerate(ORDER) for second in ORDER[i + 1 :]]
)
@pytest.mark.parametrize("turned", [False, True])
def test_the_order_among_several_visionaries(first: str, second: str, turned: bool) -> None:
    """Two Exiles both meet the goals of their Visions; a third one keeps an oath whose goal nobody meets."""
    oath = next(oath for oath, vision in OATH_OF.items() if vision not in (first, second))
    seats = {first: 2 if turned else 1, second: 1 if turned else 2}
    visions = ["", *(name for name, _ in sorted(seats.items(), key=lambda item: item[1]))]
    banners = {"peoples-favor": (seats.get("rebellion", -1), 1), "darkest-secret": (seats.get("faith", -1), 1)}
    relics = ["", "", "", ""]
    if "sanctuary" in seats:
        relics[seats["sanctuary"]] = "map whistle brass-horse"
    warbands = {"1": (seats["conquest"], 1), "2": (seats["conquest"], 1)} if "conquest" in seats else {}
    scene = Scene(
        seats=4,
        favor=[1] * 4,
        round=8,
        turn=3,
        oath=oath,
        title=3,
        visions=visions,
        visions_drawn=3,
        banners=banners,
        relics=relics,
        warbands=warbands,
    )
    assert [scene.view(0)["seats"][seat]["visionMet"] for seat in (1, 2)] == [True, True]
    scene.do("rest")
    assert won(scene) == (seats[first], "exhaustion-visionary")


@pytest.mark.rule("3.4.4-a", "3.3.1-a")
def test_at_last_the_empire_and_here_too_a_successor() -> None:
    given: dict[str, Any] = {"title": 2, "warbands": {"2": (2, 1)}}
    assert exhausted(roles=EMPIRE, relics=["", "map whistle"], **given) == (1, "successor")
    assert exhausted(roles=EMPIRE, **given) == (0, "exhaustion-empire")


# --- the end


@pytest.mark.rule("3-a")
def test_the_result_names_one_winner_and_nothing_more_is_asked() -> None:
    scene = waking(1, title=1, usurper=True, warbands={"3": (1, 2)}, banners={"darkest-secret": (1, 1)}, listen=True)
    result = scene.table.result
    assert result is not None
    assert result.winners == [1]
    assert result.scores == [0, 1, 0]
    assert result.ranks == [2, 1, 2]
    assert result.breakdown[1] == {"points": 1, "sites": 1, "relics": 0, "banners": 1}
    told = result.detailed()
    assert told["counts"] is False, "nobody has points"
    assert result.held is told["breakdown"]
    assert result.held is not None
    assert result.held[1] == {"sites": 1, "relics": 0, "banners": 1}
    assert result.ending.args == {"player": 1, "round": 1, "oath": "supremacy"}
    assert scene.table.asks == []
    assert [event["args"] for event in scene.told("win", None)] == [{"how": "usurper"}]
    assert scene.illegal(0, "rest") == ("answer-over", "")
