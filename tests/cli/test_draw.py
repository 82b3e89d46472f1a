"""`kronika draw`: lists by lot, what can be wished, and what cannot be."""

from __future__ import annotations

import json

import kronika
from tests.cli.run import kronika_says


def test_a_list_by_lot_can_be_played_with() -> None:
    done = kronika_says("draw", "dominion", "-w", "attack=least-3", "-w", "must=gardens", "--seed", "5", "--json")
    drawn = json.loads(done.output)
    assert drawn["item"] == "kingdom"
    assert drawn["seed"] == "5"
    assert "gardens" in drawn["words"]
    kronika.new_table("dominion", setup={"kingdom": drawn["words"]})
    said = kronika_says("draw", "dominion", "-w", "attack=least-3", "-w", "must=gardens", "--seed", "5", "--lang", "cs")
    assert "Zahrady" in said.output
    assert f"kronika play dominion -s kingdom={','.join(drawn['words'])}" in said.output.replace("\n", "")


def test_what_can_be_wished_is_listed() -> None:
    done = kronika_says("draw", "--wishes")
    assert "attack" in done.output
    assert "Attacks: [any] any | none | most-1" in done.output


def test_what_cannot_be_is_said_in_one_line() -> None:
    done = kronika_says("draw", "-w", "reaction=least-3")
    assert done.exit_code == 2
    assert "“Reactions”: you want at least 3, and there are only 2 to choose from." in done.stderr
    assert "draws no “sets” by lot" in kronika_says("draw", "--item", "sets").stderr
    assert "north draws nothing by lot" in kronika_says("draw", "north").stderr
