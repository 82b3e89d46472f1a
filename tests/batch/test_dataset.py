"""Data sets: positions as they were seen, whoever wrote them, with a card; what is there already stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kronika
from kronika.batch import dataset
from kronika.bots.arena import Match
from kronika.bots.seeds import bot_seed
from kronika.games import find
from kronika.learn.encoder import encoded
from tests.cli.run import kronika_says


def read(piece: Path) -> dict[str, Any]:
    with np.load(piece) as columns:
        return dict(columns)


def written(folder: Path, games: int, jobs: int = 1) -> dict[str, Any]:
    match = Match("valeria", ["greedy", "random"], find("valeria").full_setup(2, {}), "data")
    assert sum(dataset.write(match, games, folder, jobs)) == games
    return read(folder / "part-00000.npz")


def test_a_position_holds_what_was_seen_what_could_be_done_and_how_it_ended(tmp_path: Path) -> None:
    piece = written(tmp_path, 2)
    assert set(piece) == set(dataset.COLUMNS)
    # The second game again, as the arena plays it: the bots have changed seats.
    table = kronika.new_table("valeria", ["random", "greedy"], "data/1")
    players = [kronika.bot("valeria", name, bot_seed("data/1", seat)) for seat, name in enumerate(table.names)]
    rows = iter(np.flatnonzero(piece["game"] == 1).tolist())
    seen = 0
    while not table.over:
        ask = table.asks[0]
        keys = players[ask.seat].decide(table.sight(ask.seat), ask)
        if len(ask.options) > 1 or ask.least == 0:
            at = next(rows)
            position = encoded(find("valeria"), table.sight(ask.seat), ask, 2)
            begin, end = piece["rows_at"][at : at + 2]
            assert piece["rows"][begin:end].tolist() == position.rows
            assert piece["counts"][begin:end].tolist() == position.counts
            first, last = piece["places_at"][at : at + 2]
            places = piece["places"][first:last].tolist()
            assert places == position.open + [-1] * position.may_stop
            taken = places[piece["choice"][at]]
            assert ([] if taken < 0 else [ask.options[taken].key]) == keys
            option = piece["option_rows_at"][first : first + 2]
            assert piece["option_rows"][option[0] : option[1]].tolist() == position.options[0]
            seen += 1
        table.answer(ask.seat, keys)
    assert next(rows, None) is None
    assert seen > 20
    assert table.result is not None
    for at in np.flatnonzero(piece["game"] == 1).tolist():
        seat = int(piece["seat"][at])
        assert piece["score"][at] == table.result.scores[seat]
        assert piece["rank"][at] == table.result.ranks[seat]
        assert piece["outcome"][at] == (1 / len(table.result.winners) if seat in table.result.winners else 0)
    assert piece["rows_at"][-1] == len(piece["rows"])
    assert piece["option_rows_at"][-1] == len(piece["option_rows"])


@pytest.mark.long
def test_the_same_seed_gives_the_same_data_in_any_number_of_processes(tmp_path: Path) -> None:
    games = dataset.PIECE + 2
    written(tmp_path / "one", games)
    written(tmp_path / "two", games, jobs=2)
    names = [file.name for file in dataset.pieces(tmp_path / "one")]
    assert names == ["part-00000.npz", "part-00001.npz"]
    for name in names:
        one, two = (read(tmp_path / folder / name) for folder in ("one", "two"))
        assert all((one[column] == two[column]).all() for column in dataset.COLUMNS)


def test_a_data_set_grows_and_another_one_is_not_mixed_in(tmp_path: Path) -> None:
    order = ["dataset", "valeria", "--folder", str(tmp_path), "--bots", "random,random", "--lang", "en", "-n"]
    first = kronika_says(*order, "2")
    assert first.exit_code == 0, first.stderr
    assert "2 games" in first.stdout
    before = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "# valeria: 2 games" in before
    assert "| bots | `random`, `random`" in before
    assert kronika_says(*order, "3").exit_code == 0
    piece = read(tmp_path / "part-00000.npz")
    assert sorted(set(piece["game"].tolist())) == [0, 1, 2]
    other = kronika_says(*order, "3", "--seed", "other")
    assert other.exit_code != 0
    assert "another data set" in other.stderr
    assert kronika_says("dataset", "valeria", "-n", "0").exit_code != 0
