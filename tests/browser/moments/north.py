"""Telling moments of Empires of the North."""

from __future__ import annotations

from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asks, moment, over, played


@moment("The first hand: which cards are kept.")
def first_hand() -> Pose:
    return Pose(played("north", 2, asks("north-ask-first-hand")))


@moment("A turn with many possible actions.")
def action() -> Pose:
    table = played("north", 2, asks("north-ask-action", options=14), bot="greedy")
    return Pose(table, seat=asked(table))


@moment("Four at the table with long names.")
def four() -> Pose:
    table = played("north", 4, lambda t: t.seq > 200 and asks("north-ask-action")(t), bot="greedy")
    return Pose(table, seat=asked(table), names=LONG_PEOPLE)


@moment("A ship lands: on which island.")
def land() -> Pose:
    table = played("north", 3, asks("north-ask-land", "north-ask-island"), bot="greedy")
    return Pose(table, seat=asked(table, "north-ask-land", "north-ask-island"))


@moment("The game is over: the result.")
def result() -> Pose:
    return Pose(played("north", 4, over, bot="greedy"), names=LONG_PEOPLE)
