"""The odds of a battle: what the Law says of dice, skulls and sacrifices, counted out (5.5.4, 5.5.5)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from benchmarks import endure_odds
from kronika.engine.rng import Mwc
from kronika.games.oath.battle_rules import ALL, NONE
from kronika.games.oath.dice import ATTACK_FACES, DEFENSE_FACES, TWO_AND_SKULL, count_shields
from kronika.games.oath.odds import Fight, odds
from kronika.games.oath.state import Position
from kronika.testing import state_of
from tests.scenes.oath import Scene


def counted(fight: Fight) -> dict[str, Counter[int]]:
    """Every roll of both pools, one by one: how often which number was sacrificed (0: the dice won, -1: lost), and how
    many were left."""
    given: Counter[int] = Counter()
    left: Counter[int] = Counter()
    for attack in product(ATTACK_FACES, repeat=fight.attack):
        blows = sum((1, 2, 4)[face] for face in attack) // 2
        alive = max(0, fight.force - attack.count(TWO_AND_SKULL))
        for defense in product(DEFENSE_FACES, repeat=fight.defense):
            needed = max(0, count_shields(list(defense)) + fight.guard + 1 - blows)
            won = needed <= alive
            given[needed if won else -1] += 1
            left[alive - needed if won else alive - alive // 2] += 1
    return {"given": given, "left": left}


@pytest.mark.rule("5.5.5-b", "5.5.5-c", "5.5.5-d")
def test_one_die_against_one_die_by_hand() -> None:
    """A hollow sword alone is nothing. The dice win with a sword against no shield (1/3 · 1/2) and with two against at
    most one (1/6 · 5/6); one warband turns a hollow sword against no shield (1/4) and a sword against one (1/9)."""
    found = odds(Fight(1, 1, 1, 0))
    assert found.outright == pytest.approx(11 / 36)
    assert found.sacrifices == pytest.approx((13 / 36,))
    assert found.win == pytest.approx(2 / 3)
    assert found.kept == pytest.approx((19 / 36, 17 / 36))


@pytest.mark.rule("5.5.4-b", "5.5.5-a", "5.5.5-b", "5.5.5-c", "5.5.6-a")
@pytest.mark.parametrize("fight", [Fight(3, 2, 3, 2), Fight(2, 3, 4, 0), Fight(4, 2, 1, 1), Fight(0, 3, 5, 1)])
def test_odds_are_every_roll_counted(fight: Fight) -> None:
    told, found = odds(fight), counted(fight)
    total = 6 ** (fight.attack + fight.defense)
    assert told.outright == pytest.approx(found["given"][0] / total)
    assert told.win == pytest.approx(1 - found["given"][-1] / total)
    assert told.sacrifices == pytest.approx([found["given"][n] / total for n in range(1, fight.force + 1)])
    assert told.kept == pytest.approx([found["left"][n] / total for n in range(fight.force + 1)])
    assert told.left == pytest.approx(float(Fraction(sum(n * count for n, count in found["left"].items()), total)))


@pytest.mark.rule("5.5.6-a")
def test_what_a_defeat_costs_changes_no_chance_to_win() -> None:
    half, every, nobody = (odds(Fight(2, 4, 6, 8, losses=losses)) for losses in (0, ALL, NONE))
    assert half.win == every.win == nobody.win < 0.3
    assert every.left_lost == 0 < half.left_lost < nobody.left_lost
    assert half.left_won == every.left_won


def test_more_of_anything_is_never_worse_for_its_side() -> None:
    for attack, defense, force, guard in product(range(5), range(4), range(5), range(4)):
        now = odds(Fight(attack, defense, force, guard)).win
        assert odds(Fight(attack, defense + 1, force, guard)).win <= now + 1e-12
        assert odds(Fight(attack, defense, force, guard + 1)).win <= now + 1e-12
        assert odds(Fight(attack, defense, force + 1, guard)).win >= now - 1e-12


@pytest.mark.parametrize("kind", endure_odds.KINDS)
def test_battles_that_are_fought_come_out_so(kind: str) -> None:
    """Each kind of battle a few thousand times; a million times in `run.py endure odds`."""
    chances, worst, where = endure_odds.compared(kind, 4_000)
    assert chances >= 4
    assert worst < endure_odds.MOST_ERRORS, where


def test_wrong_odds_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a tie won."""

    def tied(fight: Fight) -> object:
        attack, defense, force, guard, *rest = fight
        return odds(Fight(attack, defense, force, guard - 1, *rest))  # type: ignore[arg-type]

    monkeypatch.setattr(endure_odds, "odds", tied)
    assert endure_odds.compared("plain", 4_000)[1] > endure_odds.MOST_ERRORS


@pytest.mark.rule("5.5.4-b", "5.5.5-c")
def test_campaigns_of_the_game_come_out_as_foretold() -> None:
    """The game's own dice and its own sacrifice, 400 times from the same question."""
    scene = Scene(oath="people", pawns="steppe river wastes", warbands={"steppe": (1, 7), "river": (1, 1)}, board=[5])
    scene.do("campaign", "done")
    row = next(row for row in scene.table.prospects(0).odds["rows"] if row["dice"] == 5)
    assert 0.2 < row["win"] < 0.8
    wins = 0
    for number in range(400):
        table = scene.table.fork()
        state_of(table, Position).rng = Mwc.of(f"battle {number}")
        table.answer(0, ["dice:5"])
        if "sacrifice" in table.asks[0].keys():
            table.answer(0, ["sacrifice"])
        wins += state_of(table, Position).army_color[scene.slot("steppe")] != 1
    assert abs(wins - 400 * row["win"]) < 4 * (400 * row["win"] * (1 - row["win"])) ** 0.5


def test_fought_kinds_are_kept_and_not_fought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped after a kind a run goes on with the others, and begins anew where something else is told."""
    monkeypatch.setattr("benchmarks.tally.FOLDER", tmp_path / "tallies")
    notes = tmp_path / "notes.jsonl"
    endure_odds.go_on(["plain", "lancers"], 50, 1, notes)
    endure_odds.go_on(["plain", "lancers"], 40, 1, notes)
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 2
    assert endure_odds.main(["--keep", "--notes", str(notes)]) == 0
    assert not notes.exists()
    assert {kind: note["battles"] for kind, note in endure_odds.known(notes).items()} == {"plain": 50, "lancers": 50}
    monkeypatch.setitem(endure_odds.KINDS, "plain", Fight(6, 3, 6, 5))
    assert list(endure_odds.known(notes)) == ["lancers"]


def test_every_kind_has_been_fought_a_million_times() -> None:
    """As the odds are told now: after a change `run.py endure odds` fights again what has changed."""
    fought = endure_odds.known(Path("no notes"))
    assert list(fought) == list(endure_odds.KINDS)
    assert all(note["battles"] >= 1_000_000 and note["errors"] < endure_odds.MOST_ERRORS for note in fought.values())
