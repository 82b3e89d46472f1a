"""Telling moments of Empires of the North."""

from __future__ import annotations

from kronika.engine.table import Table
from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asked_at, asks, moment, over, played
from tests.scenes.north import Scene, position

RICH = "6 wood 5 stone 7 food 4 fish 3 gold 2 sheep 4 raze 9 worker 3 ship"


@moment("A clan is chosen, out of six.")
def clan() -> Pose:
    return Pose(played("north", 4, asks("north-ask-clan")), names=LONG_PEOPLE)


@moment("A draft: two clans are struck, one is led, the rest can be chosen.")
def draft() -> Pose:
    return asked_at("north", 4, "north-ask-clan", options=3, rules={"clans": "draft"}, names=LONG_PEOPLE)


@moment("The first hand: all choose at once which cards they keep.")
def first_hand() -> Pose:
    table = played("north", 4, asks("north-ask-first-hand"))
    return Pose(table, asked(table, "north-ask-first-hand"), LONG_PEOPLE, press=["1"])


@moment("Lookout: which of four cards are bought.")
def keep() -> Pose:
    return asked_at("north", 2, "north-ask-keep", options=4, press=["1", "2"])


@moment("A turn with many possible actions.")
def action() -> Pose:
    return asked_at("north", 2, "north-ask-action", options=14, bot="greedy")


@moment("More than thirty things can be done.")
def many_options() -> Pose:
    return asked_at("north", 2, "north-ask-action", options=30, seed=20)


@moment("The list of more than thirty options lies open.")
def listed() -> Pose:
    return asked_at("north", 2, "north-ask-action", options=30, seed=20, press=["l"])


@moment("Four at the table with long names, in the last rounds.")
def four() -> Pose:
    return asked_at("north", 4, "north-ask-action", after=350, bot="greedy", names=LONG_PEOPLE)


@moment("A full empire: more than twenty cards, a rival's as large.")
def full_empire() -> Pose:
    table = played("north", 2, lambda t: has_empire(t, 22) and asks("north-ask-action")(t))
    return Pose(table, asked(table))


@moment("Four empires of fifteen cards and more; long names.")
def full_empires() -> Pose:
    table = played("north", 4, lambda t: has_empire(t, 15, every=True) and asks("north-ask-action")(t))
    return Pose(table, asked(table), LONG_PEOPLE)


def has_empire(table: Table, cards: int, every: bool = False) -> bool:
    sizes = [len(empire) for empire in position(table).empire]
    return (min(sizes) if every else max(sizes)) >= cards


@moment("Raze tokens in hand: a card of any rival can be raided.")
def raze() -> Pose:
    table = played("north", 4, lambda t: counts(t, "raid:") >= 8)
    return Pose(table, asked(table, "north-ask-action"), LONG_PEOPLE)


def counts(table: Table, about: str) -> int:
    """How many options of that kind somebody has in their turn."""
    return max(
        (sum(key.startswith(about) for key in ask.keys()) for ask in table.asks if ask.what.id == "north-ask-action"),
        default=0,
    )


@moment("Eleven cards in hand, many of them can be built.")
def huge_hand() -> Pose:
    table = played("north", 2, lambda t: asks("north-ask-action")(t) and len(position(t).hand[asked(t)]) >= 11)
    return Pose(table, asked(table))


@moment("The sea is full of ships, all of them with fish and raze tokens.")
def full_sea() -> Pose:
    queue = [(seat, 1, 1) for seat in (0, 1, 2, 3, 0, 1, 2, 3)]
    scene = Scene(seats=4, queue=queue, supplies=[RICH] * 4, listen=True)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("A ship comes to an island: pillage or conquer, or sail on blindly.")
def island() -> Pose:
    return asked_at("north", 2, "north-ask-island", options=6, bot="greedy")


@moment("Ten things can be done with an island.")
def islands() -> Pose:
    return asked_at("north", 2, "north-ask-island", options=10, bot="greedy")


@moment("An island is turned up: what is done with it.")
def turned_up() -> Pose:
    return asked_at("north", 3, "north-ask-turned-up", bot="greedy")


@moment("Where a card is settled.")
def land() -> Pose:
    return asked_at("north", 4, "north-ask-land", options=2)


@moment("What a ship carries.")
def cargo() -> Pose:
    return asked_at("north", 2, "north-ask-cargo", options=5, bot="greedy")


@moment("What is paid: many ways.")
def pay() -> Pose:
    return asked_at("north", 4, "north-ask-pay", options=8, names=LONG_PEOPLE)


@moment("Resources are chosen, the same one several times.")
def resource() -> Pose:
    return asked_at("north", 2, "north-ask-resource", options=5, press=["1", "1"])


@moment("Three kinds out of five.")
def kinds() -> Pose:
    return asked_at("north", 1, "north-ask-kinds", options=5, press=["2"])


@moment("Something is put onto cards: some of several, each more than once.")
def assign() -> Pose:
    return asked_at("north", 2, "north-ask-assign", options=4, press=["1", "2"])


@moment("Which of twelve cards is released.")
def release() -> Pose:
    return asked_at("north", 4, "north-ask-release", options=10)


@moment("Which of twenty cards goes back to the hand.")
def send_back() -> Pose:
    return asked_at("north", 4, "north-ask-return", options=16, seed=44, names=LONG_PEOPLE)


@moment("Which of twenty-five own cards is discarded.")
def discard_own() -> Pose:
    return asked_at("north", 2, "north-ask-discard-own", options=24)


@moment("Which card is refreshed.")
def refresh() -> Pose:
    return asked_at("north", 4, "north-ask-refresh", options=6)


@moment("What is built for free.")
def construct() -> Pose:
    return asked_at("north", 4, "north-ask-construct", options=10)


@moment("Whose action is copied.")
def copy() -> Pose:
    return asked_at("north", 4, "north-ask-copy", options=10, seed=39, names=LONG_PEOPLE)


@moment("A disc is moved: to another tile of the wheel.")
def move_disc() -> Pose:
    return asked_at("north", 4, "north-ask-move-disc", options=8, bot="greedy", names=LONG_PEOPLE)


@moment("Which fields give their harvest.")
def harvest() -> Pose:
    return asked_at("north", 2, "north-ask-harvest", options=7, bot="greedy")


@moment("Under which field an upgrade goes.")
def field() -> Pose:
    return asked_at("north", 4, "north-ask-field", options=4, seed=3, bot="greedy")


@moment("A card is searched for.")
def find() -> Pose:
    return asked_at("north", 4, "north-ask-find", options=4, seed=11)


@moment("Alone: which companion, which goal.")
def solo() -> Pose:
    return asked_at("north", 1, "north-ask-companion", "north-ask-action", after=60, bot="greedy")


@moment("A rival is one step from the end of the race.")
def rival_ahead() -> Pose:
    scene = Scene(seats=3, points=[4, 24, 11], round=5, supplies=[RICH] * 3, hand="axe-smithy fair-wind", listen=True)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("All others have passed, everything is tired.")
def passed() -> Pose:
    scene = Scene(seats=4, passed=[1, 2, 3], tired=[5, 5, 5, 5], has="1 food 0 worker", listen=True)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("All wait for one.")
def waiting() -> Pose:
    table = played("north", 3, asks("north-ask-action", after=120), bot="greedy")
    return Pose(table, (asked(table) + 1) % 3, LONG_PEOPLE)


@moment("Somebody looks on who does not play.")
def spectator() -> Pose:
    table = played("north", 4, asks("north-ask-action", after=200), bot="greedy")
    return Pose(table, None, LONG_PEOPLE)


@moment("The line to the server is lost.")
def lost_line() -> Pose:
    table = played("north", 2, asks("north-ask-action", after=80), bot="greedy")
    return Pose(table, asked(table), lost=True)


@moment("The game is over: the result of four.")
def result() -> Pose:
    return Pose(played("north", 4, over, bot="greedy"), names=LONG_PEOPLE)


@moment("What happened since one's last turn, at the beginning of the next.")
def recap() -> Pose:
    return asked_at("north", 3, "north-ask-action", after=150, bot="greedy", press=["r"])
