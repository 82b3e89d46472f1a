"""A whole training, in small and with numpy alone: it can be stopped, gone on with, and repeated."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from kronika.learn.actor import Order, orders, played
from kronika.learn.settings import Settings
from kronika.learn.training import Training
from kronika.learn.weights import read_weights, write_weights

TOY = "examples.high_card.game:HighCard"
SMALL = """
imitated_games = 40
imitated_rounds = 2
imitated_batch = 128
games = 16
rounds = 2
batch = 256
tried_every = 1
tried_games = 8
kept_every = 1
actors = 1
"""


def folder(path: Path, more: str = "") -> Path:
    path.mkdir()
    (path / "settings.toml").write_text(f'game = "{TOY}"\nteacher = "random"\n{SMALL}{more}', encoding="utf-8")
    return path


def told(path: Path) -> list[dict[str, str]]:
    with (path / "log.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_a_training_ends_with_a_net_a_log_and_a_curve(tmp_path: Path) -> None:
    path = folder(tmp_path / "whole", "distilled_games = 2\ndistilled_worlds = 1")
    Training(path, TOY, lambda line: None).run()
    played_and_tried = ["imitation", "trial", "self-play", "trial", "self-play", "trial"]
    assert [row["kind"] for row in told(path)] == [*played_and_tried, "distilled", "trial", "trial"]
    about, arrays = read_weights(path / "net.safetensors")
    assert (about["game"], about["licence"], about["margin"]) == ("high-card", "MIT", "0.3")
    assert arrays["rows"].dtype == np.int8
    assert (path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(list((path / "past").iterdir())) == 4


def imitated(path: Path) -> Path:
    """A training that was stopped by the clock as often as it could be, up to the end of its imitation."""
    calls = 0
    while not (path / "learning.safetensors").exists():
        Training(path, TOY, lambda line: None).run()
        calls += 1
    assert calls > 4  # a piece of the games each time, and then a part of what is learned from them
    return path


def imitated_at_once(path: Path) -> Path:
    """A training up to the end of its imitation."""
    training = Training(path, TOY, lambda line: None)
    training.settings.rounds = 0
    training.run()
    return path


def test_one_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = imitated_at_once(folder(tmp_path / "stopped"))
    assert [row["kind"] for row in told(path)] == ["imitation", "trial"]
    Training(path, TOY, lambda line: None).run()
    assert [row["round"] for row in told(path) if row["kind"] == "self-play"] == ["1", "2"]


def test_an_imitation_that_was_stopped_ends_as_if_nobody_had(tmp_path: Path) -> None:
    stopped = folder(tmp_path / "stopped", "minutes = 0.0000001")
    words: list[str] = []
    Training(stopped, TOY, words.append).run()
    assert words == ["imitation, played 16 games"]
    assert not (stopped / "log.csv").exists()
    kept = list((stopped / "imitation").glob("games-*.npz"))
    assert len(kept) == 1  # and no more is played than there was time for
    written = kept[0].stat().st_mtime_ns
    Training(stopped, TOY, lambda line: None).run()
    assert kept[0].stat().st_mtime_ns == written  # nobody plays it again
    imitated(stopped)
    assert not (stopped / "imitation").exists()
    whole = imitated_at_once(folder(tmp_path / "whole"))
    for name in ("learning.safetensors", "net.safetensors"):
        ours, theirs = (read_weights(path / name)[1] for path in (whole, stopped))
        assert all(np.array_equal(ours[each], theirs[each]) for each in ours)
    left_out = ("seconds", "steps_a_second")
    rows = [{name: row[name] for name in row if name not in left_out} for row in (told(whole)[0], told(stopped)[0])]
    assert rows[0] == rows[1]


def test_what_was_kept_of_other_settings_is_not_learned_from(tmp_path: Path) -> None:
    path = folder(tmp_path / "changed", "minutes = 0.0000001")
    Training(path, TOY, lambda line: None).run()
    text = (path / "settings.toml").read_text(encoding="utf-8")
    (path / "settings.toml").write_text(f'{text}\nseed = "another"', encoding="utf-8")
    first = (path / "imitation" / "games-00000.npz").read_bytes()
    Training(path, TOY, lambda line: None).run()
    assert len(list((path / "imitation").glob("games-*.npz"))) == 1
    assert (path / "imitation" / "games-00000.npz").read_bytes() != first


@pytest.mark.parametrize("name", ["rate", "pace"])
def test_the_learning_rate_goes_on_as_it_was_by_its_old_name_too(tmp_path: Path, name: str) -> None:
    path = imitated_at_once(folder(tmp_path / "slowed"))
    file = path / "learning.safetensors"
    about, arrays = read_weights(file)
    assert float(about.pop("rate")) == 1
    write_weights(file, arrays, {**about, name: "0.25"})
    assert Training(path, TOY, lambda line: None).rate == 0.25


def test_a_seed_decides_what_is_played_however_it_is_shared_out() -> None:
    whole = Order("dominion", {"kingdom": "first-game"}, "s", 0, [["big-money", "steward"]] * 6, "steward", fade=1.0)
    one = played(whole).steps
    parts = [played(part).steps for part in orders(whole, 2)]
    assert one is not None
    assert np.array_equal(one["rows"], np.concatenate([part["rows"] for part in parts if part is not None]))


def test_settings_that_nobody_knows_are_named(tmp_path: Path) -> None:
    path = folder(tmp_path / "wrong", "sped = 1")
    with pytest.raises(ValueError, match="there is no setting sped; there are actors, again"):
        Settings.read(path, TOY)


def test_settings_are_written_to_be_read(tmp_path: Path) -> None:
    wanted = Settings(game="dominion", setup={"kingdom": "first-game"}, speed=0.01)
    (tmp_path / "settings.toml").write_text(wanted.text(), encoding="utf-8")
    assert Settings.read(tmp_path, "dominion") == wanted
