"""Nets in whole numbers, their files, and the slopes by which they learn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kronika.learn.batch import Seen, Step, credited, joined, packed, taken
from kronika.learn.encoder import Position
from kronika.learn.lesson import Lesson, slopes
from kronika.learn.model import Model, fresh
from kronika.learn.net import Net, rounded
from kronika.learn.plain_net import PlainNet
from kronika.learn.raw import read_raw
from kronika.learn.shape import ONE, SHARP, STEP, TOP, BadWeights, chance_of
from kronika.learn.weights import read_weights, write_weights


def positions(count: int, seed: int) -> list[Position]:
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        rows = chance.integers(0, 900, chance.integers(5, 40)).tolist()
        counts = chance.integers(-16, 17, len(rows)).tolist()
        options = [chance.integers(0, 300, 6).tolist() for _ in range(chance.integers(2, 7))]
        found.append(Position(rows, counts, options, list(range(len(options))), False))
    return found


def by_hand(net: Net, position: Position) -> tuple[list[int], int]:
    """The same sums with numbers of any size, one after the other."""
    w = {name: array.astype(np.int64) for name, array in net.whole.items()}

    def cut(sums: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return np.clip(sums // STEP, 0, TOP)

    bag = sum(count * w["rows"][row] for row, count in zip(position.rows, position.counts, strict=True))
    x = np.clip(bag // 4, -TOP, TOP)
    h = cut(cut(x @ w["first"] + w["first_bias"]) @ w["second"] + w["second_bias"])
    scores = []
    for rows in position.options:
        o = cut(np.clip(w["option_rows"][rows].sum(0), -TOP, TOP) @ w["option"] + w["option_bias"])
        scores.append(int(cut(h @ w["by_position"] + o @ w["by_option"] + w["both_bias"]) @ w["score"]))
    return scores, int(h @ w["value"] + w["value_bias"][0])


def test_sums_are_exact() -> None:
    """Whatever order a processor adds in, the same comes out: that is what lets a seed decide everywhere."""
    net = Net(rounded(fresh(3)))
    for position, (scores, chance) in zip(positions(30, 1), net.judged(positions(30, 1)), strict=True):
        wanted, value = by_hand(net, position)
        assert [round(float(score) * ONE / SHARP) for score in scores] == wanted
        assert chance == pytest.approx(1 / (1 + np.exp(-value / ONE)), abs=1e-6)


def test_without_numpy_the_same_comes_out(tmp_path: Path) -> None:
    write_weights(tmp_path / "net.safetensors", rounded(fresh(6)), {})
    plain = PlainNet(read_raw(tmp_path / "net.safetensors")[1])
    shown = positions(12, 3)
    assert plain.sums(shown) == Net(rounded(fresh(6))).sums(shown)
    assert chance_of(plain.sums(shown)[0][1]) == pytest.approx(Net(rounded(fresh(6))).judged(shown)[0][1], abs=1e-6)


def test_a_position_is_judged_alike_alone_and_among_others() -> None:
    net = Net(rounded(fresh(4)))
    for position, (scores, _) in zip(positions(20, 2), net.judged(positions(20, 2)), strict=True):
        assert np.array_equal(scores, net.judged([position])[0][0])


def test_a_file_brings_back_what_was_written(tmp_path: Path) -> None:
    whole = rounded(fresh(5))
    write_weights(tmp_path / "net.safetensors", whole, {"game": "dominion"})
    about, arrays = read_weights(tmp_path / "net.safetensors")
    assert about == {"game": "dominion"}
    assert all(np.array_equal(arrays[name], whole[name]) for name in whole)
    assert (tmp_path / "net.safetensors").stat().st_size < 2_000_000


@pytest.mark.parametrize("damage", ["missing", "cut", "words", "one bit"])
def test_a_damaged_file_says_so(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "net.safetensors"
    write_weights(file, rounded(fresh(5)), {})
    if damage == "missing":
        file.unlink()
    elif damage == "one bit":
        file.write_bytes(file.read_bytes()[:-1] + bytes([file.read_bytes()[-1] ^ 1]))
    else:
        file.write_bytes(file.read_bytes()[:1000] if damage == "cut" else b"no weights at all")
    with pytest.raises(BadWeights, match=r"net\.safetensors is"):
        read_weights(file)


def test_weights_of_another_shape_are_refused() -> None:
    whole = rounded(fresh(5))
    whole["first"] = whole["first"][:, :10]
    with pytest.raises(BadWeights, match="`first` should be"):
        Net(whole)


# --- learning ---


def steps(count: int, seed: int) -> list[Step]:
    chance = np.random.default_rng(seed)
    found = []
    for position in positions(count, seed):
        step = Step(Seen(position), int(chance.integers(len(position.options))), -1.0, 0.5)
        step.gain, step.worth, step.won = float(chance.normal()), float(chance.random()), float(chance.random())
        found.append(step)
    return found


def test_packs_can_be_joined_and_taken_from() -> None:
    first, second = steps(5, 1), steps(4, 2)
    whole = joined([packed(first), packed(second)])
    some = taken(whole, np.array([7, 0, 3]))
    wanted = packed([second[2], first[0], first[3]])
    assert all(np.array_equal(some[name], wanted[name]) for name in wanted)


def test_gains_add_up_to_what_became_of_it() -> None:
    """With nothing faded, a step's gain is the end less what was thought then."""
    made = steps(4, 3)
    for step, thought in zip(made, (0.5, 0.6, 0.4, 0.9), strict=True):
        step.thought = thought
    credited(made, 1.0, 1.0)
    assert [step.gain for step in made] == pytest.approx([0.5, 0.4, 0.6, 0.1])
    assert [step.worth for step in made] == pytest.approx([1.0] * 4)


@pytest.mark.parametrize("imitates", [True, False])
def test_slopes_point_where_it_becomes_less(imitates: bool) -> None:
    """Held against small steps of each score and each thought."""
    chance = np.random.default_rng(7)
    batch = packed(steps(6, 7))
    scores = chance.normal(size=int(batch["options"].sum())) * 0.3
    thoughts = chance.normal(size=6)
    batch["chance"] = np.full(6, -1.5, np.float32)
    lesson = Lesson(imitates, clip=10.0, curiosity=0.3, foresight=1.0)

    def whole(scores: npt.NDArray[Any]) -> float:
        found = slopes(lesson, batch, scores, thoughts)
        return found.choice - lesson.curiosity * found.undecided

    found = slopes(lesson, batch, scores, thoughts)
    for place in range(len(scores)):
        more, less = scores.copy(), scores.copy()
        more[place] += 1e-4
        less[place] -= 1e-4
        assert found.scores[place] == pytest.approx((whole(more) - whole(less)) / 2e-4, abs=1e-3)


def test_a_choice_has_the_chance_it_had_when_it_was_made() -> None:
    """What is learned from is the very net that plays: until a step is gone, nothing has gone from it."""
    made, weights = steps(40, 9), fresh(8)
    for step, position, (scores, _) in zip(
        made, positions(40, 9), Net(rounded(weights)).judged(positions(40, 9)), strict=True
    ):
        assert len(position.options) == len(scores)
        step.chance = float(scores[step.chosen] - np.log(np.exp(scores).sum()))
    model = Model(weights, 0.01)
    model.keep(packed(made))
    first, second = (model.teach(Lesson(imitates=False), np.arange(40)) for _ in range(2))
    assert abs(first.gone) < 1e-6
    assert second.gone > 1e-6


def test_a_model_learns_what_it_is_shown() -> None:
    """Positions with a mark: the first option is right where it is there, else the second."""
    chance = np.random.default_rng(1)
    made, shown = [], []
    for _ in range(200):
        right = int(chance.integers(2))
        rows = [*chance.integers(10, 200, 12).tolist(), 3 + right]
        position = Position(rows, [4] * 13, [[1, 2], [5, 6]], [0, 1], False)
        shown.append(position)
        step = Step(Seen(position), right)
        step.won = float(right)
        made.append(step)
    model = Model(fresh(2), 0.002)
    batch = packed(made)
    model.keep(batch)
    first = model.teach(Lesson(imitates=True, curiosity=0.0), np.arange(200))
    for _ in range(60):
        last = model.teach(Lesson(imitates=True, curiosity=0.0), np.arange(200))
    assert last.choice < 0.1 < first.choice
    assert last.thought < 0.02 < first.thought
    judged = Net(rounded(model.arrays())).judged(shown)
    agreed = sum(int(scores.argmax()) == step.chosen for step, (scores, _) in zip(made, judged, strict=True))
    assert agreed >= 195
