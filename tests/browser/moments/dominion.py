"""Telling moments of Dominion."""

from __future__ import annotations

from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asks, moment, over, played
from tests.scenes.dominion import Scene


@moment("A first turn: the whole supply, five cards in hand.")
def opening() -> Pose:
    return Pose(played("dominion", 2, lambda table: True, options={"kingdom": "first-game"}))


@moment("Somebody attacked may show a Moat.")
def moat() -> Pose:
    scene = Scene(hand="witch copper*4", rival_hand="moat copper*3 estate", kingdom="moat", listen=True)
    return Pose(scene.play("witch").table, seat=1)


@moment("Twelve cards in hand, any number of them to be trashed or discarded.")
def huge_hand() -> Pose:
    scene = Scene(hand="cellar copper*4 silver*2 estate*3 gold moat witch militia", deck="copper*9", listen=True)
    return Pose(scene.play("cellar").table, names=LONG_PEOPLE)


@moment("Four at the table, long names, all of them wait for one.")
def waiting() -> Pose:
    table = played("dominion", 4, lambda table: table.seq > 60, bot="big-money")
    return Pose(table, seat=(asked(table) + 1) % 4, names=LONG_PEOPLE)


@moment("The game is over: the result.")
def result() -> Pose:
    return Pose(played("dominion", 3, over, bot="big-money"), names=LONG_PEOPLE)


@moment("Militia: which cards go.")
def militia() -> Pose:
    table = played("dominion", 3, asks("dominion-ask-militia"), options={"kingdom": "first-game"})
    return Pose(table, seat=asked(table, "dominion-ask-militia"))
