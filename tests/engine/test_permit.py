"""Must, can't and ignore: an ignored power does nothing, can't beats must, must holds only if able."""

from __future__ import annotations

from kronika.engine.message import Message
from kronika.engine.permit import Permit, Power, permit

ROADS = ["ford", "bridge", "pass", "ferry"]
FLOODED, TAXED = Message("flooded"), Message("taxed")


def closes(name: str, why: Message, *roads: str) -> Power[str]:
    return Power(name, forbids=lambda road: why if road in roads else None)


def demands(name: str, *roads: str) -> Power[str]:
    return Power(name, must=lambda road: road in roads)


def waives(name: str, other: str, *roads: str) -> Power[str]:
    """Ignores one other power, on some roads or (none named) on all."""
    return Power(name, ignores=lambda power, road: power == other and (not roads or road in roads))


def reasons(found: Permit[str]) -> dict[str, Message]:
    return dict(found.refused)


def must(power: str) -> Message:
    return Message("refused-must", {"power": power})


def test_without_powers_everything_may_be_chosen() -> None:
    found = permit(ROADS, [])
    assert found.allowed == ROADS
    assert found.refused == []


def test_what_is_forbidden_is_refused_with_its_reason() -> None:
    found = permit(ROADS, [closes("flood", FLOODED, "ford", "ferry")])
    assert found.allowed == ["bridge", "pass"]
    assert reasons(found) == {"ford": FLOODED, "ferry": FLOODED}


def test_of_two_that_forbid_the_first_gives_the_reason() -> None:
    found = permit(ROADS, [closes("flood", FLOODED, "ford"), closes("tax", TAXED, "ford", "bridge")])
    assert reasons(found) == {"ford": FLOODED, "bridge": TAXED}


def test_what_one_forbids_no_other_can_allow() -> None:
    silent = closes("dry season", FLOODED)
    assert "ford" not in permit(ROADS, [silent, closes("flood", FLOODED, "ford"), silent]).allowed


def test_what_must_be_is_all_that_may_be() -> None:
    found = permit(ROADS, [demands("guide", "pass", "ferry")])
    assert found.allowed == ["pass", "ferry"]
    assert reasons(found) == {"ford": must("guide"), "bridge": must("guide")}


def test_cannot_beats_must() -> None:
    found = permit(ROADS, [demands("guide", "pass", "ferry"), closes("snow", FLOODED, "pass")])
    assert found.allowed == ["ferry"]
    assert reasons(found)["pass"] == FLOODED


def test_must_does_nothing_when_nothing_it_names_is_left() -> None:
    found = permit(ROADS, [demands("guide", "pass"), closes("snow", FLOODED, "pass")])
    assert found.allowed == ["ford", "bridge", "ferry"]
    assert reasons(found) == {"pass": FLOODED}


def test_must_does_nothing_when_nothing_it_names_is_there() -> None:
    assert permit(ROADS, [demands("guide", "tunnel")]).allowed == ROADS


def test_ignore_beats_cannot() -> None:
    found = permit(ROADS, [closes("flood", FLOODED, "ford", "ferry"), waives("boat", "flood")])
    assert found.allowed == ROADS


def test_ignore_reaches_only_what_it_names() -> None:
    powers = [closes("flood", FLOODED, "ford", "ferry"), waives("boat", "flood", "ferry")]
    assert permit(ROADS, powers).allowed == ["bridge", "pass", "ferry"]


def test_ignoring_one_power_leaves_the_others() -> None:
    powers = [closes("flood", FLOODED, "ford"), closes("tax", TAXED, "ford"), waives("boat", "flood")]
    assert reasons(permit(ROADS, powers)) == {"ford": TAXED}


def test_ignore_beats_must() -> None:
    assert permit(ROADS, [demands("guide", "pass"), waives("map", "guide")]).allowed == ROADS


def test_where_must_is_ignored_for_one_candidate_that_one_stays_beside_what_must_be() -> None:
    found = permit(ROADS, [demands("guide", "pass"), waives("map", "guide", "ford")])
    assert found.allowed == ["ford", "pass"]


def test_the_order_of_the_powers_does_not_matter_for_what_may_be_chosen() -> None:
    powers = [closes("flood", FLOODED, "ford", "ferry"), demands("guide", "ferry", "pass"), waives("boat", "flood")]
    assert permit(ROADS, powers).allowed == permit(ROADS, powers[::-1]).allowed == ["pass", "ferry"]


def test_two_demands_that_can_both_be_met_leave_what_meets_both() -> None:
    assert permit(ROADS, [demands("guide", "pass", "ferry"), demands("king", "ferry", "ford")]).allowed == ["ferry"]


def test_of_two_demands_that_cannot_both_be_met_the_first_holds() -> None:
    found = permit(ROADS, [demands("guide", "pass"), demands("king", "ferry")])
    assert found.allowed == ["pass"]
    assert reasons(found)["ferry"] == must("guide")


def test_every_candidate_is_either_allowed_or_refused_once() -> None:
    powers = [closes("flood", FLOODED, "ford"), demands("guide", "pass", "ferry"), demands("king", "ferry")]
    found = permit(ROADS, powers)
    assert sorted([*found.allowed, *(road for road, _ in found.refused)]) == sorted(ROADS)


def test_nothing_to_choose_from_stays_nothing() -> None:
    found = permit([], [demands("guide", "pass")])
    assert (found.allowed, found.refused) == ([], [])


def test_must_does_nothing_when_all_that_is_left_ignores_it() -> None:
    powers = [demands("guide", "pass"), closes("snow", FLOODED, "pass"), waives("map", "guide", "ford")]
    assert permit(ROADS, powers).allowed == ["ford", "bridge", "ferry"]
