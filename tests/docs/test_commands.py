"""A command in a page that would not work is found, and told why."""

from __future__ import annotations

import pytest

from tests.docs import commands


@pytest.mark.parametrize(
    "line",
    [
        "kronika play north --bots jarl -s clans=first-game",
        "kronika decks check ulaf.toml",
        "kronika rules dominion D3.2",
        "python3 run.py test --quick   # what has changed",
        "python3 run.py endure tests --minutes 30 --load",
        "python -m benchmarks.strength_north --games 100 --rival greedy",
        "cd web && npm run check",
        "pip install '.[postgres,redis]'",
    ],
)
def test_a_right_command_is_left_alone(line: str) -> None:
    assert [commands.complaint(command) for command in commands.commands(line)] == [""] * (1 + line.count("&&"))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("kronika play --bot jarl", "No such option: --bot"),
        ("kronika plays", "No such command 'plays'"),
        ("kronika serve --port many", "valid integer"),
        ("python3 run.py tset", "Did you mean `test`?"),
        ("python3 run.py setup --fast", "takes no arguments"),
        ("python3 run.py endure --gaems 3", "benchmarks.endure does not know --gaems"),
        ("python -m kronika.nothing", "there is no module kronika.nothing"),
        ("pytest tests/server/test_pace.py::test_no_such_thing", "there is no tests/server/test_pace.py"),
        ("cd wbe", "there is no folder wbe"),
        ("cd web && npm run chekc", "no script chekc"),
        ("pip install '.[postgers]'", "no extra postgers"),
        ("curl example.org | sh", "nobody knows `curl`"),
    ],
)
def test_a_wrong_one_is_told_what_is_wrong(line: str, why: str) -> None:
    assert why in " ".join(commands.complaint(command) for command in commands.commands(line))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("kronika where THING", ""),
        ("kronika saga", ""),
        ("kronika stats FOLDER|FILE --csv FILE", ""),
        ("kronika wheer THING", "kronika has no wheer"),
        ("kronika stats FOLDER --cvs FILE", "stats does not know --cvs"),
    ],
)
def test_a_command_in_a_sentence_may_have_placeholders(words: str, why: str) -> None:
    assert commands.misnamed(words.split()) == why
