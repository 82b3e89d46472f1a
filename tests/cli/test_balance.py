"""`kronika simulate GAME --balance`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from kronika.cli.balance import Report, Tally
from kronika.games.north.faces import CLANS
from tests.cli.run import kronika_says, program

BALANCE = ["simulate", "north", "--balance", "--games", "2", "--seed", "7"]


@cache
def report() -> dict[str, Any]:
    done = kronika_says(*BALANCE, "--bots", "greedy", "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_clan_meets_every_other() -> None:
    found = report()
    assert (found["bot"], found["seed"]) == ("greedy", "7")
    assert (found["games"], found["per_pairing"]) == (30, 2)
    assert list(found["against"]) == list(CLANS)
    for one in CLANS:
        assert set(found["against"][one]) == set(CLANS) - {one}
        for two, share in found["against"][one].items():
            assert share + found["against"][two][one] == 100
        shares = found["against"][one].values()
        assert abs(found["overall"][one] - sum(shares) / len(shares)) < 0.1


def test_the_report_tells_first_seat_rounds_and_cards() -> None:
    found = report()
    assert 0 <= found["first"] <= 100
    assert sum(found["rounds"].values()) == 30
    mean = sum(int(rounds) * count for rounds, count in found["rounds"].items()) / 30
    assert abs(found["mean_rounds"] - mean) < 0.01
    assert found["played"]["work-bee"] > 0
    assert "oat-field" not in found["played"]
    assert found["never_played"] == [card for card, count in found["played"].items() if not count]


def test_the_same_seed_gives_the_same_report_in_one_process_or_two() -> None:
    two = json.loads(program(*BALANCE, "--bots", "greedy", "--json", "--jobs", "2").stdout)
    for key in ("games", "against", "overall", "first", "rounds", "played"):
        assert two[key] == report()[key]


def test_people_get_a_matrix_in_their_language() -> None:
    english = kronika_says(*BALANCE, "--bots", "greedy")
    for word in ("Clan Glenn", "Whoever begins wins", "Rounds:", "30 games, 15 pairings", "Seed: 7"):
        assert word in english.stdout
    czech = kronika_says(*BALANCE, "--bots", "greedy", "--lang", "cs")
    for word in ("Glennův klan", "Kdo začíná, vyhrává", "Kol:", "Semínko: 7"):
        assert word in czech.stdout


def test_a_clan_seldom_seen_is_counted_on_both_sides() -> None:
    tally = Tally("glenn", "ulaf")
    tally.games, tally.rounds = 4, {5: 4}
    tally.wins += 3
    found = Report("north", "jarl", "7", [tally], 1.0)
    assert (found.against("glenn", "ulaf"), found.against("ulaf", "glenn")) == (75.0, 25.0)
    assert (found.overall("glenn"), found.overall("ulaf")) == (75.0, 25.0)


# --- mistakes ---


def test_other_games_say_that_they_have_none() -> None:
    for game in ("dominion", "valeria"):
        done = kronika_says("simulate", game, "--balance")
        assert done.exit_code == 2
        assert f"{game} has no balance report" in done.stderr
        assert "north" in done.stderr


def test_what_a_balance_report_does_not_take() -> None:
    for more, words in (
        (["--setup", "clans=random"], "sets clans itself"),
        (["--bots", "greedy,random"], "one bot"),
        (["--seats", "3"], "two seats"),
        (["--bots", "duchess"], "no bot"),
        (["--games", "0"], "At least one game"),
        (["--jobs", "0"], "At least one process"),
    ):
        done = kronika_says(*BALANCE, *more)
        assert (done.exit_code, done.stdout) == (2, "")
        assert words in done.stderr
