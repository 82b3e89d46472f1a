"""Telling moments of Valeria."""

from __future__ import annotations

from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asks, moment, over, played


@moment("Everybody chooses a duke, hidden from the others.")
def dukes() -> Pose:
    return Pose(played("valeria", 3, asks("valeria-ask-duke")))


@moment("Two actions, the whole kingdom to choose from.")
def action() -> Pose:
    table = played("valeria", 2, lambda t: t.seq > 40 and asks("valeria-ask-action")(t), bot="greedy")
    return Pose(table, seat=asked(table))


@moment("Five at the table with long names; one of them rests.")
def five() -> Pose:
    table = played("valeria", 5, lambda t: t.seq > 120 and asks("valeria-ask-action")(t), bot="greedy")
    return Pose(table, seat=asked(table), names=LONG_PEOPLE)


@moment("A harvest: what each citizen gives.")
def harvest() -> Pose:
    table = played("valeria", 3, lambda t: t.seq > 60 and asks("valeria-ask-harvest")(t))
    return Pose(table, seat=asked(table, "valeria-ask-harvest"))


@moment("The game is over: the result.")
def result() -> Pose:
    return Pose(played("valeria", 4, over, bot="greedy"), names=LONG_PEOPLE)
