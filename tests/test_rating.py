"""Ratings: who does better than expected goes up, bots stand still, and people of known strength are found."""

from __future__ import annotations

import pytest

from benchmarks.ratings import simulate
from kronika.rating import DAY, NEW, Outcome, Placing, Reckoning, Standing, alike, rate

ALL = 1.0


def full(count: int) -> list[list[float]]:
    return [[ALL] * count for _ in range(count)]


def nobody(bot: str) -> Standing | None:
    """Where no bot was measured."""
    return None


def game(number: int, at: float, *placed: tuple[str, int], left: str = "") -> Outcome:
    """A game by who took part ("bot …" for a bot), with which rank, and who of them left."""
    made = [
        Placing("", name[4:], rank) if name.startswith("bot ") else Placing(name, "", rank, name == left)
        for name, rank in placed
    ]
    return Outcome(f"table {number}", "oath", at, dict(enumerate(made)))


def test_whoever_wins_goes_up_and_everybody_is_surer() -> None:
    winner, loser = rate([NEW, NEW], [1, 2], full(2))
    assert winner.mu - 25 == pytest.approx(25 - loser.mu)
    assert winner.mu > 27
    assert winner.sigma == loser.sigma < NEW.sigma
    expected, _ = rate([Standing(35, 1), Standing(20, 1)], [1, 2], full(2))
    assert 0 < expected.mu - 35 < 0.05, "it was to be expected"


def test_equals_share_and_the_middle_stays() -> None:
    """Ranks 1, 2, 2, 4 of four who are alike: the two in the middle move alike, and what one gains the others lose."""
    first, second, third, last = rate([NEW] * 4, [1, 2, 2, 4], full(4))
    assert second == third
    assert second.mu == pytest.approx(25)
    assert first.mu - 25 == pytest.approx(25 - last.mu)
    strong, weak = rate([Standing(30, 3), Standing(20, 3)], [1, 1], full(2))
    assert strong.mu < 30 < 50 - weak.mu + 10, "a draw is good for the weaker"
    assert weak.mu > 20


def test_bots_hold_the_scale() -> None:
    bot = Standing(30.0, 0.5)
    reckoning = Reckoning({"ludmila": bot}.get)
    changes = reckoning.count(game(1, 0, ("anna", 1), ("bot ludmila", 2), ("bot nobody", 3)))
    assert list(changes) == [0], "bots have no rating that could change"
    alone = Reckoning({"ludmila": bot}.get).count(game(1, 0, ("anna", 1), ("bot ludmila", 2)))
    assert changes[0] == alone[0], "whom nobody has measured is compared with nobody"
    assert alone[0].after.mu > 28


def test_the_same_opponents_count_less_within_a_day() -> None:
    def gain(*earlier: float) -> float:
        reckoning = Reckoning(nobody)
        for number, at in enumerate(earlier):
            reckoning.count(game(number, at, ("anna", 1), ("karel", 1)))
        reckoning.standings = {"anna": NEW, "karel": NEW}
        return reckoning.count(game(9, 100_000, ("anna", 1), ("karel", 2)))[0].after.mu - 25

    first = gain()
    assert gain(90_000) == pytest.approx(first / 2, rel=0.001)
    assert gain(90_000, 95_000) == pytest.approx(first / 3, rel=0.001)
    assert gain(100_000 - DAY) == first, "that was another day"
    others = Reckoning(nobody)
    others.count(game(1, 90_000, ("anna", 1), ("eva", 1)))
    others.standings = {}
    assert others.count(game(2, 100_000, ("anna", 1), ("karel", 2)))[0].after.mu - 25 == pytest.approx(first)


def test_whoever_leaves_loses_all_of_it_and_others_gain_little() -> None:
    stayed, played = Reckoning(nobody), Reckoning(nobody)
    left = stayed.count(game(1, 0, ("anna", 1), ("karel", 2), left="karel"))
    ended = played.count(game(1, 0, ("anna", 1), ("karel", 2)))
    assert left[1].after.mu == pytest.approx(ended[1].after.mu, abs=0.01)
    assert left[0].after.mu - 25 == pytest.approx((ended[0].after.mu - 25) / 4, rel=0.001)


def test_who_is_about_as_strong() -> None:
    assert alike(Standing(25, 1), Standing(30, 1))
    assert not alike(Standing(25, 1), Standing(33, 1))
    assert alike(Standing(40, 1), NEW._replace(mu=30)), "nobody knows how strong they are"


def test_people_of_known_strength_are_found() -> None:
    """As `python -m benchmarks.ratings`, which plays 5,000 games of 200 people."""
    found = simulate("dominion", people=60, games=1500, seed="kronika")
    assert found.correlation >= 0.95
    assert found.in_order
    assert found.within >= 0.9
    assert found.off < 2.5, "the scale is that of the bots"


@pytest.mark.long
@pytest.mark.parametrize("name", ["dominion", "valeria", "north", "oath"])
def test_two_hundred_people_and_five_thousand_games(name: str) -> None:
    found = simulate(name, people=200, games=5000, seed="kronika")
    assert found.correlation >= 0.95
    assert found.in_order
