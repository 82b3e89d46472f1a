"""Telling moments of Oath."""

from __future__ import annotations

from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asks, moment, over, played


@moment("A turn of the Chancellor: all major actions.")
def act() -> Pose:
    table = played("oath", 3, lambda t: t.seq > 30 and asks("oath-ask-act")(t))
    return Pose(table, seat=asked(table))


@moment("Six at the table with long names.")
def six() -> Pose:
    table = played("oath", 6, lambda t: t.seq > 150 and asks("oath-ask-act")(t))
    return Pose(table, seat=asked(table), names=LONG_PEOPLE)


@moment("A campaign: which targets.")
def targets() -> Pose:
    table = played("oath", 4, asks("oath-ask-targets"))
    return Pose(table, seat=asked(table, "oath-ask-targets"))


@moment("Cards were drawn: one is played, the others go.")
def search() -> Pose:
    table = played("oath", 4, asks("oath-ask-play"))
    return Pose(table, seat=asked(table, "oath-ask-play"))


@moment("The game is over: the result.")
def result() -> Pose:
    return Pose(played("oath", 4, over, options={"writes": False}), names=LONG_PEOPLE)
