"""Puzzles: each can be set up, has one solution among its options, and comes once before any comes again."""

from __future__ import annotations

import pytest

from kronika.coach.puzzle_finder import ALIKE, FAR, SAME, Finder, is_new
from kronika.coach.puzzles import Puzzle, of_day, puzzles_of, read, written
from kronika.engine.game import Bot
from kronika.engine.texts import LANGUAGES, catalogue
from tests.scenes.dominion import Scene

GAMES = ["dominion", "valeria", "north", "oath"]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_set_up_and_its_solution_is_offered_and_far_better(game: str) -> None:
    found = puzzles_of(game)
    assert found
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        table = puzzle.table()
        ask = table.ask(puzzle.seat)
        assert ask is not None
        assert len(ask.options) >= 3
        for each in puzzle.weighed:
            ask.picks(each.keys)
        first, second = puzzle.weighed[:2]
        assert puzzle.best == first.keys
        assert first.chance - second.chance >= FAR - 0.001
        assert 1 <= puzzle.level <= 5


def test_day_by_day_every_puzzle_comes_once_before_any_comes_again() -> None:
    counts = {game: len(puzzles_of(game)) for game in GAMES}
    for first in (20_000, 20_121):
        days = [of_day(counts, day) for day in range(first, first + sum(counts.values()))]
        seen = [(game, numbers[game]) for game, numbers in days]
        assert len(set(seen)) == len(seen) == sum(counts.values())
        assert [game for game, _ in seen[:4]] != [seen[0][0]] * 4, "the games take turns"
        later = [of_day(counts, first + len(days) + i) for i in range(4)]
        assert [(game, numbers[game]) for game, numbers in later] == seen[:4]


@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_said_in_both_languages(game: str) -> None:
    for lang in LANGUAGES:
        texts = catalogue(lang, game)
        for puzzle in puzzles_of(game):
            for each in puzzle.weighed:
                assert each.why or each.keys != puzzle.best, f"nothing explains {puzzle.id}"
                for why in each.why:
                    assert texts.faults(why["text"]["id"], why["text"]["args"]) == []


def test_what_is_written_is_read_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("puzzles") / "some.json"
    some = list(puzzles_of(GAMES[0])[:2])
    file.write_text(written(some), encoding="utf-8")
    assert read(file) == some
    assert read(file.with_name("none.json")) == []


def test_no_more_than_a_few_have_the_same_solution() -> None:
    known = [Puzzle(str(number), {}, 0, ["buy:duke"], [], 1) for number in range(SAME)]
    assert not is_new(["buy:duke"], known)
    assert is_new(["buy:gold"], known)
    known += [Puzzle(f"-{number}", {}, 0, [f"buy:{number}"], [], 1) for number in range(ALIKE)]
    assert not is_new(["buy:gold"], known)
    assert is_new(["play:moat"], known)


def saying(*answers: str) -> list[type[Bot]]:
    """Bots that say so, whatever they are asked."""
    return [type(key, (Bot,), {"decide": lambda self, sight, ask, key=key: [key]}) for key in answers]


def test_what_decides_the_game_is_a_puzzle_unless_everybody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.coach.puzzle_finder.SMALL", 20)
    scene = Scene(hand="gold*3", rival_hand="gold*5", rival_discard="estate*5", piles={"province": 1}).to_buy_phase()
    finder = Finder("dominion", "test", [2], [])
    finder.kinds = saying("buy:gold", "buy:duchy", "buy:province")
    found = finder.checked(scene.table, scene.table.asks[0], "one")
    assert found is not None
    assert found.best == ["buy:province"]
    assert found.weighed[0].why
    assert found.level == 4, "two of three miss it"
    finder.kinds = saying("buy:province", "buy:province", "buy:gold")
    assert finder.checked(scene.table, scene.table.asks[0], "one") is None, "one alone misses it"
    finder.kinds = saying("buy:gold", "buy:duchy")
    finder.known = [found]
    assert finder.checked(scene.table, scene.table.asks[0], "one") is None, "it is known"
    assert finder.checked(scene.table, scene.table.asks[0], "another") is not None
    finder.known = [found] * SAME
    assert finder.checked(scene.table, scene.table.asks[0], "another") is None, "there are enough of them"
