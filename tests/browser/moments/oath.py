"""Telling moments of Oath."""

from __future__ import annotations

from tests.browser.moments.moment import LONG_PEOPLE, Pose, asked, asked_at, asks, moment, onward, over, played
from tests.scenes.oath import Scene
from tests.scenes.oath_chronicle import won

RELICS = ("cup-of-plenty ring-of-devotion ivory-eye", "map sticky-fire", "brass-horse oracular-pig", "dowsing-sticks")
ADVISERS = ("wolves elders tents", "scouts rangers keep", "scryer dazzle alchemist", "longbows wrestlers garrison")
FULL = {
    "ancient-city": "storyteller beast-tamer",
    "steppe": "errand-boy",
    "deep-woods": "naysayers mounted-patrol",
    "great-slum": "charming-friend royal-tax",
    "river": "tinkers-fair",
}
ARMIES = {"ancient-city": (0, 4), "steppe": (1, 3), "standing-stones": (2, 2), "deep-woods": (3, 5), "river": (1, 9)}


@moment("The start: where a pawn begins.")
def arrive() -> Pose:
    return asked_at("oath", 4, "oath-ask-arrive", names=LONG_PEOPLE)


@moment("A turn with a handful of actions.")
def act() -> Pose:
    return asked_at("oath", 3, "oath-ask-act", after=30)


@moment("More than twenty things can be done.")
def many_options() -> Pose:
    return asked_at("oath", 6, "oath-ask-act", options=20, seed=14, names=LONG_PEOPLE)


@moment("The list of more than twenty options lies open.")
def listed() -> Pose:
    return asked_at("oath", 6, "oath-ask-act", options=20, seed=14, press=["l"])


@moment("Two at the table.")
def two() -> Pose:
    return asked_at("oath", 2, "oath-ask-act", after=60)


@moment("Six at the table with long names.")
def six() -> Pose:
    return asked_at("oath", 6, "oath-ask-act", after=150, names=LONG_PEOPLE)


@moment("A full world: every site has cards, relics and warbands, every player advisers and relics.")
def full_world() -> Pose:
    return Pose(full().table, names=LONG_PEOPLE)


def full(**more: object) -> Scene:
    given = {
        "seats": 4,
        "cards": FULL,
        "warbands": ARMIES,
        "advisers": ADVISERS,
        "relics": RELICS,
        "favor": [3, 2, 2, 1],
        "banks": 2,
        "banners": {"peoples-favor": (1, 3), "darkest-secret": (2, 4)},
        "tokens": {"river": (1, 2), "steppe": (1, 1)},
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


@moment("A rival is about to win by his Vision, another is the Usurper.")
def rival_about_to_win() -> Pose:
    scene = full(visions=["-", "-", "faith", "conquest"], title=1, usurper=True, round=6)
    return Pose(scene.table, names=LONG_PEOPLE)


@moment("A Citizen's turn, the Empire's warbands in his hands.")
def citizen() -> Pose:
    scene = full(roles="chancellor citizen exile exile", turn=1, warbands={"steppe": (0, 5), "river": (2, 3)})
    return Pose(scene.table, seat=1, names=LONG_PEOPLE)


@moment("Travel: to any of eight sites.")
def travel() -> Pose:
    return asked_at("oath", 2, "oath-ask-travel", options=7)


@moment("Search: from which deck.")
def search() -> Pose:
    return asked_at("oath", 6, "oath-ask-search", options=4, seed=12)


@moment("Cards were drawn: one is played, the others go.")
def play() -> Pose:
    return asked_at("oath", 4, "oath-ask-play", options=5)


@moment("Which of five drawn cards is kept.")
def keep() -> Pose:
    return asked_at("oath", 6, "oath-ask-keep", options=5, names=LONG_PEOPLE)


@moment("Discards in an order, some of them picked.")
def discard_order() -> Pose:
    return asked_at("oath", 6, "oath-ask-discard-order", options=4, press=["2", "1"])


@moment("Which of six cards at a site makes room.")
def discard_first() -> Pose:
    return asked_at("oath", 6, "oath-ask-discard-first", options=4, seed=43)


@moment("Trade with one of six cards.")
def trade() -> Pose:
    return asked_at("oath", 4, "oath-ask-trade", options=5, seed=10)


@moment("Muster at one of the cards.")
def muster() -> Pose:
    return asked_at("oath", 4, "oath-ask-muster", options=3, seed=6)


@moment("Recover: a relic or a banner.")
def recover() -> Pose:
    return asked_at("oath", 4, "oath-ask-recover", options=3)


@moment("How much is put onto a banner.")
def banner_amount() -> Pose:
    return asked_at("oath", 6, "oath-ask-banner-amount", options=4, seed=59)


@moment("A power with many targets.")
def power() -> Pose:
    return asked_at("oath", 6, "oath-ask-power", options=8, seed=50, names=LONG_PEOPLE)


@moment("Campaign: against whom.")
def campaign() -> Pose:
    return asked_at("oath", 6, "oath-ask-campaign", options=5, names=LONG_PEOPLE)


@moment("Campaign: which targets, out of many.")
def targets() -> Pose:
    return asked_at("oath", 6, "oath-ask-targets", options=10, seed=61, names=LONG_PEOPLE)


@moment("Campaign: does an ally join.")
def ally() -> Pose:
    return asked_at("oath", 6, "oath-ask-ally", names=LONG_PEOPLE)


@moment("Campaign: the Chancellor allows a Citizen's ally, or not.")
def permit_ally() -> Pose:
    return asked_at("oath", 6, "oath-ask-permit-ally", names=LONG_PEOPLE)


@moment("Campaign: how many dice.")
def dice() -> Pose:
    return asked_at("oath", 6, "oath-ask-dice", options=10, seed=50)


@moment("Campaign: which battle plans.")
def plans() -> Pose:
    return asked_at("oath", 6, "oath-ask-plans", options=4, seed=10)


@moment("Campaign: is a warband sacrificed after the roll.")
def sacrifice() -> Pose:
    return asked_at("oath", 4, "oath-ask-sacrifice", names=LONG_PEOPLE)


@moment("Campaign: which warbands are lost, counted by site.")
def losses() -> Pose:
    return asked_at("oath", 6, "oath-ask-losses", options=4, seed=311, rules={"world": "random"}, press=["1"])


@moment("Campaign won: how many occupy which site.")
def occupy() -> Pose:
    return asked_at("oath", 6, "oath-ask-occupy", options=4, names=LONG_PEOPLE, press=["1"])


@moment("Campaign seen from outside: two others fight.")
def campaign_of_others() -> Pose:
    table = played("oath", 6, asks("oath-ask-plans", options=2), seed=10)
    return Pose(table, (asked(table) + 3) % 6, LONG_PEOPLE)


@moment("A binding exchange is put together: many terms, with counts.")
def deal() -> Pose:
    return asked_at("oath", 6, "oath-deal-offer", options=9, seed=5, names=LONG_PEOPLE, press=["1", "1", "3"])


@moment("A binding exchange is offered: accept, refuse or counter.")
def deal_answer() -> Pose:
    scene = Scene(
        cards={"river": "tinkers-fair"},
        pawns="7 1 2",
        relics=("ivory-eye", "map"),
        advisers=["wolves", "elders"],
        listen=True,
    )
    scene.do("use:tinkers-fair", "player:1")
    scene.picks(0, "give-favor", "give-favor", "give-relic:ivory-eye", "want-secret", "want-relic:map")
    return Pose(scene.table, seat=1, names=LONG_PEOPLE)


@moment("Citizenship is offered, with gifts.")
def citizenship() -> Pose:
    return asked_at("oath", 4, "oath-citizenship-offer", options=8, seed=10, names=LONG_PEOPLE)


@moment("Citizenship: the Exile answers.")
def citizenship_answer() -> Pose:
    return asked_at("oath", 4, "oath-citizenship-answer", names=LONG_PEOPLE)


@moment("Permission: may a Citizen take the Empire's warbands.")
def permit_take() -> Pose:
    return asked_at("oath", 4, "oath-ask-permit-take", names=LONG_PEOPLE)


@moment("Warbands move to a site: which and how many.")
def station() -> Pose:
    return asked_at("oath", 6, "oath-ask-station", options=9, seed=39)


@moment("Warbands go back to the board: many places.")
def withdraw() -> Pose:
    return asked_at("oath", 4, "oath-ask-withdraw", options=14, seed=40, names=LONG_PEOPLE)


@moment("Favor from four of six banks, counted.")
def banks() -> Pose:
    return asked_at("oath", 4, "oath-ask-banks", options=6, press=["1", "1"])


@moment("Signals: tokens move from everywhere to everywhere.")
def signals() -> Pose:
    return asked_at("oath", 4, "oath-ask-signals-to", options=5, seed=50, press=["1", "2"])


@moment("Something is shared out: thirteen options.")
def share() -> Pose:
    return asked_at("oath", 6, "oath-ask-share", options=10, seed=20, names=LONG_PEOPLE)


@moment("The Reliquary: which of four relics.")
def reliquary() -> Pose:
    return asked_at("oath", 2, "oath-ask-reliquary", options=4)


@moment("The Chronicle: the winner vows an oath.")
def vow() -> Pose:
    return asked_at("oath", 2, "oath-ask-vow", options=3)


@moment("The Chronicle seen by somebody who lost.")
def ceremony_of_another() -> Pose:
    scene = won(winner=1, seats=6, favor=[2] * 6, listen=True)
    return Pose(scene.table, seat=3, names=LONG_PEOPLE)


@moment("The Chronicle: who of the Exiles becomes a Citizen.")
def raised() -> Pose:
    return asked_at("oath", 6, "oath-ask-raise", options=3, seed=20, names=LONG_PEOPLE)


@moment("The Chronicle: what is built.")
def build() -> Pose:
    return asked_at("oath", 6, "oath-ask-build", options=6, seed=30, names=LONG_PEOPLE)


@moment("The Chronicle: which suit spreads.")
def spread() -> Pose:
    return asked_at("oath", 4, "oath-ask-spread", options=6)


@moment("All wait for one.")
def waiting() -> Pose:
    table = played("oath", 6, asks("oath-ask-act", after=200))
    return Pose(table, (asked(table) + 1) % 6, LONG_PEOPLE)


@moment("Somebody looks on who does not play.")
def spectator() -> Pose:
    table = played("oath", 6, asks("oath-ask-act", after=250))
    return Pose(table, None, LONG_PEOPLE, said=[(0, "Peace until round four?"), (3, "Never.")])


@moment("The line to the server is lost in the middle of a campaign.")
def lost_line() -> Pose:
    table = played("oath", 4, asks("oath-ask-targets"))
    return Pose(table, asked(table), LONG_PEOPLE, lost=True)


@moment("A rival asks for an undo.")
def undo() -> Pose:
    table = played("oath", 4, asks("oath-ask-act", after=80))
    return Pose(table, asked(table), LONG_PEOPLE, undo_by=(asked(table) + 1) % 4)


@moment("The game is over: the result of six.")
def result() -> Pose:
    return Pose(played("oath", 6, over, rules={"writes": False}), names=LONG_PEOPLE)


@moment("The game is over and its Chronicle is written: what the next world will be.")
def chronicle_written() -> Pose:
    table = played("oath", 4, asks("oath-ask-vow"))
    assert onward(table, over)
    return Pose(table, 1, LONG_PEOPLE, press=["Escape"])


@moment("What happened since one's last turn, at the beginning of the next.")
def recap() -> Pose:
    return asked_at("oath", 4, "oath-ask-act", after=120, press=["r"])
