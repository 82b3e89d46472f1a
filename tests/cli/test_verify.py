"""`kronika verify`: games that were dealt as promised, each way in which one can be found not to be, and games that
promised nothing."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.bots import arena
from kronika.engine.commitment import Commitment, chance_key, commitment_hash
from tests.cli.run import kronika_says

SECRET, TABLE, ANNA = bytes(range(32)), "tisk3w8kd2rx", bytes(range(16))
Chronicle = dict[str, Any]


def finished(seed: object, **more: Any) -> Chronicle:
    """A game of a person and a bot, with one answer taken back."""
    table = kronika.new_table("dominion", ["Anna", "Robot"], seed, **more)  # type: ignore[arg-type]
    bots = [kronika.bot("dominion", "big-money"), kronika.bot("dominion", "random", 1)]
    while table.seq < 12:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    table.undo(0, consent=True)
    arena.play(table, bots)
    return table.chronicle()


PROMISED = finished(Commitment(SECRET, TABLE, [ANNA, None]))


def verified(folder: Path, chronicle: object, *args: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(chronicle), encoding="utf-8")
    done = kronika_says("verify", str(file), *args, env={"COLUMNS": "400"})
    return done.exit_code, done.stdout


def test_a_game_that_was_dealt_as_promised_holds(tmp_path: Path) -> None:
    code, said = verified(tmp_path, PROMISED)
    assert code == 0, said
    assert "✗" not in said
    for words in (
        f"Before the game this hash was published: {commitment_hash(SECRET, TABLE)}.",
        "The server’s secret is the one it had fixed before the game",
        "Into the seed went what these added, so the server could not choose it: Anna.",
        "These had no part in the seed (bots, and whoever took a chair later): Robot.",
        "The seed follows from the secret, the table and what people added.",
        "Cards that nobody knew were mixed again",
        f"The chronicle holds: {len(PROMISED['answers'])} answers, and the digest agrees.",
        "game.json: all of this holds.",
    ):
        assert words in said


def test_it_says_so_in_czech(tmp_path: Path) -> None:
    code, said = verified(tmp_path, PROMISED, "--lang", "cs")
    assert code == 0
    assert "Tajemství serveru je to, které si určil před hrou" in said
    assert "game.json: všechno platí." in said


def test_for_programs(tmp_path: Path) -> None:
    code, said = verified(tmp_path, PROMISED, "--json")
    told = json.loads(said)
    assert (code, told["ok"]) == (0, True)
    assert len(told["findings"]) == 7
    # What the file only tells is neither true nor false: the hash to compare, who had no part, where cards were mixed.
    assert [finding["holds"] for finding in told["findings"]] == [None, True, True, True, None, None, True]
    code, said = verified(tmp_path, {"kronika": 2}, "--json")
    assert (code, json.loads(said)["ok"]) == (1, False)


def test_the_hash_that_one_was_shown_is_compared(tmp_path: Path) -> None:
    code, said = verified(tmp_path, PROMISED, "--promised", commitment_hash(SECRET, TABLE).upper())
    assert code == 0
    assert "The hash is the one that you were shown" in said
    code, said = verified(tmp_path, PROMISED, "--promised", commitment_hash(SECRET, "another"))
    assert code == 1
    assert "✗ The hash is not the one that you were shown before the game" in said
    code, said = verified(tmp_path, finished(7), "--promised", commitment_hash(SECRET, TABLE))
    assert code == 1
    assert "✗ Nothing was promised before this game" in said


# --- whoever cheats is found ---


def replace(chronicle: Chronicle, other: Chronicle) -> None:
    chronicle.clear()
    chronicle.update(other)


def chance(**fields: Any) -> Callable[[Chronicle], None]:
    return lambda chronicle: chronicle["chance"].update(fields)


def dealt(commitment: Commitment) -> Callable[[Chronicle], None]:
    """The whole game is of another commitment, but says it is of this one."""

    def cheat(chronicle: Chronicle) -> None:
        replace(chronicle, finished(commitment))
        chronicle["chance"] = copy.deepcopy(PROMISED["chance"])

    return cheat


def another_secret(chronicle: Chronicle) -> None:
    """The server takes the secret that suits it, once it knows what people add."""
    other = SECRET[::-1]
    replace(chronicle, finished(Commitment(other, TABLE, [ANNA, None])))
    chronicle["chance"]["commitment"]["hash"] = commitment_hash(SECRET, TABLE)


def another_seed(chronicle: Chronicle) -> None:
    """The server deals by a seed of its own."""
    replace(chronicle, finished("ours", generator="sha512/1"))
    chronicle["chance"] = {**PROMISED["chance"], "seed": "ours"}


def another_generator(chronicle: Chronicle) -> None:
    seed = chance_key(SECRET, TABLE, [ANNA, None]).hex()
    replace(chronicle, finished(seed))
    chronicle["chance"] = {**PROMISED["chance"], "generator": "mwc/1"}


def chosen_word(chronicle: Chronicle) -> None:
    table = kronika.new_table("dominion", ["Anna", "Robot"], Commitment(SECRET, TABLE, [ANNA, None]))
    table.reshuffle("a word that suits us")
    arena.play(table, [kronika.bot("dominion", "big-money"), kronika.bot("dominion", "random", 1)])
    replace(chronicle, table.chronicle())


def short_secret(chronicle: Chronicle) -> None:
    replace(chronicle, finished(Commitment(b"guess me", TABLE, [ANNA, None])))


def short_bytes(chronicle: Chronicle) -> None:
    replace(chronicle, finished(Commitment(SECRET, TABLE, [b"?", None])))


def too_few_people(chronicle: Chronicle) -> None:
    replace(chronicle, finished(Commitment(SECRET, TABLE, [ANNA])))


def another_answer(chronicle: Chronicle) -> None:
    chronicle["answers"][-1] = [0, "buy:moon"]


def dropped_reshuffle(chronicle: Chronicle) -> None:
    del chronicle["reshuffles"]


def sealed(chronicle: Chronicle) -> None:
    del chronicle["chance"]["seed"], chronicle["chance"]["secret"]


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        (chance(commitment={"hash": "0" * 64, "table": TABLE}), "it has another hash than was published"),
        (chance(commitment={"hash": commitment_hash(SECRET, TABLE), "table": "x"}), "it has another hash"),
        (another_secret, "it has another hash than was published"),
        (another_seed, "The seed does not follow from the secret"),
        (chance(people=["00" * 16, None]), "The seed does not follow from the secret"),
        (chance(people=[None, ANNA.hex()]), "The seed does not follow from the secret"),
        (dealt(Commitment(SECRET, "another", [ANNA, None])), "is not possible|does not end where it says"),
        (another_generator, "the generator mwc/1, which can be computed"),
        (chosen_word, "by the word “a word that suits us”, which somebody could choose"),
        (short_secret, "only 8 bytes, so that it could be guessed"),
        (short_bytes, "What Anna added has 1 byte instead of 16."),
        (too_few_people, "tells of 1 seat that could add something, and the game has 2"),
        (another_answer, "“buy:moon” is not on offer"),
        (dropped_reshuffle, "of the chronicle is not possible|does not end where it says"),
        (sealed, "sealed until the game is over"),
    ],
)
def test_whatever_does_not_hold_is_named(cheat: Callable[[Chronicle], None], said: str, tmp_path: Path) -> None:
    chronicle = copy.deepcopy(PROMISED)
    cheat(chronicle)
    code, told = verified(tmp_path, chronicle)
    assert code == 1, told
    wrong = [line for line in told.splitlines() if line.startswith("✗")]
    assert any(each in wrong[0] for each in said.split("|")), told
    assert "something does not hold" in told


def test_nobody_is_said_to_have_had_a_part_in_a_seed_that_does_not_follow(tmp_path: Path) -> None:
    chronicle = copy.deepcopy(PROMISED)
    chronicle["chance"]["people"] = ["00" * 16, None]
    _, told = verified(tmp_path, chronicle)
    assert "so the server could not choose it" not in told
    assert "· The file says that these added something to the seed, but it cannot show it: Anna." in told


def test_how_it_was_dealt_is_told_though_it_was_not_played_so(tmp_path: Path) -> None:
    """A seed of the server's own makes the answers impossible; that is not the whole story."""
    chronicle = copy.deepcopy(PROMISED)
    chronicle["chance"]["seed"] = "ours"
    _, told = verified(tmp_path, chronicle)
    assert "✓ The server’s secret is the one it had fixed before the game" in told
    assert "✗ The seed does not follow from the secret" in told
    assert "of the chronicle is not possible" in told or "does not end where it says" in told


# --- games that promised nothing ---


@pytest.mark.parametrize(("generator", "computable"), [("mwc/1", True), ("sha512/1", False)])
def test_a_game_that_promised_nothing_says_so(generator: str, computable: bool, tmp_path: Path) -> None:
    code, said = verified(tmp_path, finished(7, generator=generator))
    assert code == 0
    assert "Nothing was promised before this game" in said
    assert ("whoever sees enough of it can compute the rest" in said) == computable
    assert "and the digest agrees" in said


def test_a_game_without_a_digest_is_played_again_all_the_same(tmp_path: Path) -> None:
    chronicle = {key: value for key, value in PROMISED.items() if key != "digest"}
    code, said = verified(tmp_path, chronicle)
    assert code == 0
    assert "It has no digest to compare." in said


def test_a_game_that_was_played_on_promised_nothing(tmp_path: Path) -> None:
    table = kronika.play_on(PROMISED, upto=20)
    code, said = verified(tmp_path, table.chronicle())
    assert code == 0
    assert "Nothing was promised before this game" in said
    assert "after answers: " in said


def test_what_is_no_chronicle_is_refused(tmp_path: Path) -> None:
    code, said = verified(tmp_path, [1])
    assert code == 1
    assert "✗ This is not a chronicle" in said
    assert kronika_says("verify", str(tmp_path / "nothing.json")).exit_code == 2
