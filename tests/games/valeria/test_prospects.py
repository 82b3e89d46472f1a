"""What a player may foresee: what is said of a purchase comes about, and what is given away is said before."""

from __future__ import annotations

import random

from kronika.engine.message import Message
from kronika.engine.table import Table
from kronika.games.valeria.effects import RESOURCES
from kronika.testing.walk import walk
from tests.properties.cases import CASES
from tests.scenes.valeria import Scene

CASE = next(case for case in CASES if case.game.id == "valeria")
WON = {"valeria-ask-action", "valeria-ask-may-slay", "valeria-ask-citizen"}


def board(table: Table, seat: int) -> dict[str, int]:
    view = table.view(seat)
    found = {track["id"]: track["value"] for track in view["tracks"] if track["owner"] == seat}
    return {**found, "points": view["seats"][seat]["points"]}


def test_what_is_said_of_a_purchase_comes_about() -> None:
    """Paid with the real thing first, the board and the points are as foretold."""
    held = 0
    for seed in range(6):
        table = CASE.table(seed)
        chance = random.Random(seed)
        for ask in walk(table, chance):
            if ask.what.id not in WON or chance.random() > 0.3:
                continue
            before = board(table, ask.seat)
            for key, text in table.prospects(ask.seat).outlook.items():
                if text.args["more"]:
                    continue
                world = table.fork()
                world.answer(ask.seat, [key])
                then = world.ask(ask.seat)
                if then is not None and then.what.id == "valeria-ask-pay":
                    primary = world.prospects(ask.seat).primary
                    assert primary == then.keys()[0]
                    world.answer(ask.seat, [primary])
                if world.over or world.view(None)["phase"] != "action" or world.view(None)["turn"] != ask.seat:
                    continue  # other things have happened, too
                after = board(world, ask.seat)
                if not text.args["bought"] and after["vp"] != before["vp"] + int(text.args["vp"]):
                    continue  # the citizen was but a part of a monster's reward
                held += 1
                check(f"{ask.what.id} {key}", text, before, after)
    assert held > 200, "too few for the test to mean anything"


def check(what: str, text: Message, before: dict[str, int], after: dict[str, int]) -> None:
    args = text.args
    assert (before["points"], after["points"]) == (args["before"], args["total"]), what
    gains = {name: int(args[name]) for name in RESOURCES}
    if args["bought"]:
        resource = str(args["resource"])
        assert after[resource] == int(args["left"]) + gains[resource], what
        assert after["magic"] == int(args["magicLeft"]) + gains["magic"], what
    assert after["vp"] == before["vp"] + gains["vp"], what


def test_changed_dice_tell_what_they_bring() -> None:
    """Of 5 and 1 the Peasant has the die and the Knight the sum; lowered to 4 the Archer has the die, with 2 strength,
    and the Peasant the sum."""
    scene = Scene(dice=(5, 1), duchy="archer", domains="palace-of-the-dawn", has="")
    outlook = scene.table.prospects(0).outlook
    assert set(outlook) == set(scene.options(0))
    told = {key: (text.args["strength"], text.args["gold"]) for key, text in outlook.items()}
    assert told["keep-dice"] == (1, 1)
    assert told["change:palace-of-the-dawn-1"] == (2, 1)


def test_leaving_a_free_harvest_is_warned_of() -> None:
    scene = Scene(dice=(2, 2), has="")
    foreseen = scene.table.prospects(0)
    assert foreseen.warnings["done"] == Message("valeria-warn-harvest", {"card": "starter-herald"})


def test_leaving_an_exchange_is_not() -> None:
    """The Alchemist asks for gold: to keep it is a decision."""
    scene = Scene(dice=(3, 6), duchy="alchemist", has="3 gold")
    assert [key for key in scene.options(0) if key.endswith(":exchange")], "there is an exchange to leave"
    assert scene.table.prospects(0).warnings == {}


def test_taking_nothing_from_others_is_warned_of() -> None:
    scene = Scene(dice=(3, 4), duchy="thief", has="", rival_has="2 gold")
    foreseen = scene.table.prospects(0)
    assert set(foreseen.warnings) == {"nothing"}
    assert foreseen.primary == "take:1-gold", "it is all there is to take"
