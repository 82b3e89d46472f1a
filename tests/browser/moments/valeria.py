"""Telling moments of Valeria."""

from __future__ import annotations

from kronika.engine.table import Table
from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asked_at, asks, moment, over, played
from tests.scenes.valeria import Scene

CROWD = "cleric*3 merchant*2 mercenary archer*2 peasant*3 knight*2 rogue champion*2 paladin butcher*2"
LANDS = "the-orb-of-urdr shattered-hand rogues-landing golden-obelisk-of-nae cathedral-of-st-aquila halfpenny-hill"
SLAIN = "goblin*3 skeleton*4 treant*2 owlbear dire-bear*2 orc-warrior"


@moment("Everybody chooses a duke, hidden from the others.")
def dukes() -> Pose:
    return Pose(played("valeria", 3, asks("valeria-ask-duke")))


@moment("Five choose a duke; long names.")
def dukes_of_five() -> Pose:
    return Pose(played("valeria", 5, asks("valeria-ask-duke")), seat=2, names=LONG_PEOPLE)


@moment("A draft: areas and citizens for the center, some of them there already.")
def draft() -> Pose:
    return asked_at("valeria", 3, "valeria-ask-draft", after=4, rules={"set": "draft"}, names=LONG_PEOPLE)


@moment("Two actions, the whole kingdom to choose from.")
def action() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-action", after=40, bot="greedy")


@moment("Riches: more than twenty things can be done.")
def many_options() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-action", options=21)


@moment("The list of more than twenty options lies open.")
def listed() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-action", options=21, press=["l"], names=LONG_PEOPLE)


@moment("Nothing can be afforded but a resource.")
def poor() -> Pose:
    return Pose(Scene(has="0 gold", listen=True).table)


@moment("Five at the table with long names; one of them rests.")
def five() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-action", after=120, bot="greedy", names=LONG_PEOPLE)


@moment("Five at the table: the one who rests looks on.")
def resting() -> Pose:
    scene = Scene(seats=5, turn=2, listen=True)
    return Pose(scene.table, seat=1, names=LONG_PEOPLE)


@moment("A full duchy: twenty citizens, six domains, a heap of slain monsters.")
def full_duchy() -> Pose:
    scene = Scene(duchy=CROWD, domains=LANDS, slain=SLAIN, has="14 strength 18 gold 9 magic 22 vp", listen=True)
    return Pose(scene.table)


@moment("Four full duchies with long names, everybody rich.")
def full_duchies() -> Pose:
    boards = ["14 strength 18 gold 9 magic 22 vp"] * 4
    scene = Scene(seats=4, duchies=[CROWD] * 4, lands=[LANDS] * 4, piles=[SLAIN] * 4, boards=boards, listen=True)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("All tracks beyond their end.")
def off_the_track() -> Pose:
    scene = Scene(has="38 strength 27 gold 45 magic 61 vp", rival_has="30 strength 30 gold 30 magic 99 vp", listen=True)
    return Pose(scene.table)


@moment("A harvest: what each citizen gives, many of them.")
def harvest() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-harvest", options=5, names=LONG_PEOPLE)


@moment("All harvest at once, and one is done before the others.")
def harvest_over() -> Pose:
    table = played("valeria", 4, waits_in_harvest)
    return Pose(table, next(seat for seat in range(4) if table.ask(seat) is None), LONG_PEOPLE)


def waits_in_harvest(table: Table) -> bool:
    return asks("valeria-ask-harvest", after=60)(table) and 2 <= len(table.asks) < 4


@moment("Paying: strength and magic in many ways.")
def pay() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-pay", options=10, names=LONG_PEOPLE)


@moment("Paying for a citizen with gold and magic.")
def pay_two() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-pay", options=3)


@moment("The dice may be turned.")
def dice() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-dice", options=4)


@moment("A citizen is taken for free: any of ten stacks.")
def free_citizen() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-citizen", options=9)


@moment("A citizen goes back: which one of the duchy.")
def send_back() -> Pose:
    return asked_at("valeria", 2, "valeria-ask-return", options=8)


@moment("Who is robbed: four rivals with long names.")
def rob() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-rob", options=4, names=LONG_PEOPLE)


@moment("What is taken: one of four resources.")
def take() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-take", options=4, names=LONG_PEOPLE)


@moment("What is given.")
def give() -> Pose:
    return asked_at("valeria", 1, "valeria-ask-give")


@moment("An exchange is offered.")
def exchange() -> Pose:
    return asked_at("valeria", 4, "valeria-ask-exchange")


@moment("One of two gains.")
def one_of() -> Pose:
    return asked_at("valeria", 4, "valeria-ask-one-of", after=40)


@moment("A monster may be slain out of turn.")
def may_slay() -> Pose:
    return asked_at("valeria", 5, "valeria-ask-may-slay", options=5)


@moment("Alone against the Dark Lord.")
def solo() -> Pose:
    return asked_at("valeria", 1, "valeria-ask-action", after=30)


@moment("Alone: which of the Dark Lord's powers wakes.")
def solo_activate() -> Pose:
    return asked_at("valeria", 1, "valeria-ask-activate", options=5)


@moment("Alone, with two Dark Lords and enemy events.")
def solo_dark() -> Pose:
    rules = {"dark-lord": "2", "enemy-events": True}
    return asked_at("valeria", 1, "valeria-ask-action", after=60, rules=rules)


@moment("Stacks are exhausted, events lie in their places; a rival is about to end the game.")
def exhausted() -> Pose:
    scene = Scene(
        seats=3,
        exhausted="hills ruins 1 2 9/10 domain-1 domain-2",
        boards=["2 gold", "3 gold 44 vp", "1 magic 9 vp"],
        listen=True,
    )
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("Enemy events, mixed citizens, no dukes: all variants together.")
def variants() -> Pose:
    rules = {"enemy-events": True, "mixed-citizens": True, "no-dukes": True, "set": "random"}
    return asked_at("valeria", 4, "valeria-ask-action", after=150, rules=rules, names=LONG_PEOPLE)


@moment("All wait for one.")
def waiting() -> Pose:
    table = played("valeria", 4, asks("valeria-ask-action", after=80), bot="greedy")
    return Pose(table, (asked(table) + 1) % 4, LONG_PEOPLE, bots=[(asked(table) + 2) % 4])


@moment("Somebody looks on who does not play.")
def spectator() -> Pose:
    table = played("valeria", 5, asks("valeria-ask-action", after=150), bot="greedy")
    return Pose(table, None, LONG_PEOPLE)


@moment("The line to the server is lost.")
def lost_line() -> Pose:
    table = played("valeria", 3, asks("valeria-ask-action", after=40), bot="greedy")
    return Pose(table, asked(table), lost=True)


@moment("The game is over: the result of five.")
def result() -> Pose:
    return Pose(played("valeria", 5, over, bot="greedy"), names=LONG_PEOPLE)


@moment("The game is over, and the window with the result is closed.")
def result_closed() -> Pose:
    return Pose(played("valeria", 2, over, bot="greedy"), press=["Escape"])


@moment("What happened since one's last turn, at the beginning of the next.")
def recap() -> Pose:
    table = played("valeria", 4, asks("valeria-ask-action", after=60), bot="greedy")
    return Pose(table, asked(table), names=LONG_PEOPLE, press=["r"])
