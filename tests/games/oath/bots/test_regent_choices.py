"""What the regent does in scenes where a good player would not hesitate."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.oath.bots.regent import because
from tests.games.oath.bots.play import decide, play_turn
from tests.scenes.oath import Scene

# --- the title ---


def test_takes_the_campaign_that_wins_the_title() -> None:
    """Two sites with one warband each are all the Empire has; ten warbands stand at one of them."""
    scene = Scene(
        turn=1,
        pawns="7 2 6",
        warbands={"2": (0, 1), "3": (0, 1)},
        board=[0, 10, 0],
        supply=[7, 2, 7],
    )
    assert play_turn(scene) == ["campaign", "rest"]
    assert (scene.army("2")[0], scene.army("3")[0]) == (1, 1)
    assert scene.state.title == 1


def test_does_not_run_into_a_defense_that_it_can_not_break() -> None:
    scene = Scene(turn=1, pawns="7 2 6", warbands={"2": (0, 12)}, board=[0, 3, 0], supply=[7, 2, 7], favor=[5, 0, 5])
    assert "campaign" in scene.options(1)
    assert "campaign" not in play_turn(scene)


def test_goes_where_a_site_is_to_be_won() -> None:
    """Nothing to do here; next door the bandits alone hold a site, and one more is the title."""
    scene = Scene(
        turn=1,
        pawns="7 0 6",
        warbands={"0": (1, 1), "5": (0, 1)},
        facedown="2 3 4 6 7",
        board=[0, 6, 0],
        supply=[7, 4, 7],
        favor=[5, 0, 5],
        secrets=[3, 0, 3],
    )
    done = [key for key in play_turn(scene) if not key.startswith("peek:")]
    assert done[:2] == ["travel", "campaign"]
    assert scene.state.title == 1


def test_trades_for_the_favor_that_the_banner_costs() -> None:
    """The oath of the people: with one favor and one secret the second favor comes from a trade."""
    scene = Scene(
        oath="people",
        turn=1,
        title=0,
        cards={"1": "elders"},
        banners={"peoples-favor": (0, 1)},
        favor=[5, 1, 5],
        secrets=[3, 1, 3],
    )
    done = play_turn(scene)
    assert done.index("trade") < done.index("recover")
    assert (scene.holder("peoples-favor"), scene.state.title) == (1, 1)


def test_the_chancellor_takes_the_title_back_from_a_usurper() -> None:
    scene = Scene(oath="people", title=1, usurper=True, banners={"peoples-favor": (1, 2)}, favor=[5, 1, 1])
    assert next(key for key in play_turn(scene) if not key.startswith("reliquary:")) == "recover"
    assert (scene.holder("peoples-favor"), scene.state.title, scene.state.usurper) == (0, 0, False)


def test_another_exile_stops_the_usurper_too() -> None:
    scene = Scene(
        oath="devotion", turn=2, title=1, usurper=True, banners={"darkest-secret": (1, 2)}, cards={"1": "wolves"}
    )
    play_turn(scene)
    assert scene.state.title == 2


def test_feeds_the_banner_that_the_title_hangs_on() -> None:
    scene = Scene(oath="people", title=1, turn=1, phase="wake", banners={"peoples-favor": (1, 2)})
    assert decide(scene, 1) == ["place"]


def test_does_not_feed_a_banner_that_it_does_not_need() -> None:
    scene = Scene(turn=1, phase="wake", banners={"peoples-favor": (1, 2)}, warbands={"0": (0, 1)})
    assert decide(scene, 1)[0].startswith("return:")


# --- Visions ---


def test_reveals_the_vision_whose_goal_is_met() -> None:
    scene = Scene(
        turn=1,
        warbands={"0": (0, 1)},
        banners={"peoples-favor": (1, 3)},
        facedown_advisers=["-", "rebellion"],
        visions_drawn=3,
    )
    assert decide(scene, 1) == ["adviser:0"]
    scene.do("adviser:0")
    assert decide(scene, 1) == ["vision"]


def test_keeps_the_better_vision_before_it() -> None:
    """Faith asks for the Darkest Secret, which others have; the People's Favor is here."""
    scene = Scene(
        turn=1,
        warbands={"0": (0, 1)},
        banners={"peoples-favor": (1, 3), "darkest-secret": (2, 3)},
        visions=["-", "rebellion"],
        facedown_advisers=["-", "faith"],
        visions_drawn=3,
    )
    assert "adviser:0" not in play_turn(scene)
    assert scene.vision(1) == "rebellion"


def test_draws_the_vision_whose_back_it_sees() -> None:
    scene = Scene(turn=1, warbands={"0": (0, 1)}, world="conquest", piles=["wolves elders keep"], supply=[7, 2, 7])
    scene.do("search")
    assert decide(scene, 1) == ["deck"]


def test_takes_the_banner_from_who_would_win_by_it() -> None:
    """Three Visions are drawn; seat 2 has shown Rebellion and holds the People's Favor."""
    scene = Scene(
        turn=1,
        warbands={"0": (0, 1)},
        visions=["-", "-", "rebellion"],
        banners={"peoples-favor": (2, 2)},
        visions_drawn=3,
    )
    assert play_turn(scene)[0] == "recover"
    assert scene.holder("peoples-favor") == 1


# --- Citizens ---


def test_a_citizen_takes_what_makes_the_successor() -> None:
    """The oath of the people is inherited with the Darkest Secret."""
    scene = Scene(
        roles="chancellor citizen exile", oath="people", turn=1, banners={"peoples-favor": (0, 3)}, secrets=[3, 2, 3]
    )
    assert play_turn(scene)[0] == "recover"
    assert scene.holder("darkest-secret") == 1


def test_a_citizen_leaves_with_the_title_who_has_no_hope_of_the_scepter() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        oath="devotion",
        turn=1,
        title=1,
        banners={"darkest-secret": (1, 3)},
        board=[3, 1, 3],
        secrets=[3, 1, 3],
    )
    assert decide(scene, 1) == ["self-exile"]


def test_an_heir_stays() -> None:
    scene = Scene(
        roles="chancellor citizen exile",
        oath="people",
        turn=1,
        banners={"peoples-favor": (0, 3), "darkest-secret": (1, 4)},
        board=[3, 1, 3],
        secrets=[3, 1, 3],
    )
    assert "self-exile" in scene.options(1)
    assert "self-exile" not in play_turn(scene)


def test_the_chancellor_sends_the_heir_away() -> None:
    """The People's Favor makes the Successor under Protection; with nine on it nobody can recover it."""
    scene = Scene(
        roles="chancellor citizen exile",
        oath="protection",
        banners={"peoples-favor": (1, 9)},
        favor=[8, 1, 1],
        banks=2,
        round=6,
        relics=["map whistle"],
    )
    assert "exile:1" in play_turn(scene)
    assert scene.role(1) == "exile"


def test_the_chancellor_offers_no_citizenship_without_need() -> None:
    scene = Scene()
    assert "offer:1" in scene.options()
    assert not any(key.startswith("offer:") for key in play_turn(scene))


# --- offers ---


def offered(scene: Scene, *terms: str) -> Scene:
    """The Chancellor offers seat 1 Citizenship with the relic of the first space."""
    return scene.do("offer:1", "space:brutal").picks(0).picks(0, *terms)


@pytest.mark.parametrize(("rules", "answer"), [(None, []), (2, ["no"])])
def test_it_shows_no_relic_of_the_reliquary(rules: int | None, answer: list[str]) -> None:
    assert decide(Scene(rules=rules).do("offer:1", "space:brutal")) == answer


def test_who_holds_the_title_stays_an_exile() -> None:
    scene = offered(Scene(title=1, warbands={"1": (1, 2)}, round=6), "give-favor", "give-favor")
    assert decide(scene, 1) == ["refuse"]


def test_joins_the_empire_late_to_inherit_it() -> None:
    """Three relics and the offered one are more than the Chancellor has."""
    scene = offered(Scene(warbands={"0": (0, 2)}, relics=["-", "map whistle truthful-harp"], round=6))
    assert decide(scene, 1) == ["accept"]


def test_early_there_is_time_to_win_as_an_exile() -> None:
    scene = offered(Scene(warbands={"0": (0, 2)}, relics=["-", "map whistle truthful-harp"], round=2))
    assert decide(scene, 1) == ["refuse"]


def test_asks_for_what_it_lacks_to_inherit() -> None:
    """Under Devotion the Scepter makes the Successor, and nothing less will do."""
    scene = offered(Scene(oath="devotion", banners={"darkest-secret": (0, 4)}, round=6), "give-favor")
    assert decide(scene, 1) == ["counter"]
    scene.answers(1, "counter")
    assert decide(scene, 1) == ["want-relic:grand-scepter"]


def at_the_fair(*terms: str) -> Scene:
    """The Chancellor at Tinker's Fair makes seat 1 an offer, who has little favor and many secrets."""
    scene = Scene(cards={"7": "tinkers-fair"}, pawns="7 1 2", relics=["-", "map"], favor=[5, 1, 5], secrets=[3, 4, 3])
    return scene.do("use:tinkers-fair", "player:1").picks(0, *terms)


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        (["give-favor", "want-secret", "want-secret"], "refuse"),
        (["give-favor", "want-relic:map"], "refuse"),
        (["give-favor", "give-favor", "give-favor", "want-relic:map"], "accept"),
        (["want-favor"], "refuse"),
        (["give-favor", "give-favor", "give-favor", "want-secret"], "accept"),
        (["give-secret"], "accept"),
    ],
)
def test_weighs_deals(terms: list[str], answer: str) -> None:
    assert decide(at_the_fair(*terms), 1) == [answer]


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        (["give-favor", "want-secret", "want-secret"], "low"),
        (["give-favor", "want-relic:map"], "low-relic"),
        (["want-favor"], "nothing"),
        (["give-favor", "give-favor", "give-favor", "want-secret"], "fair"),
        (["give-secret"], "gift"),
    ],
)
def test_gives_its_reasons(terms: list[str], reason: str) -> None:
    assert explained(at_the_fair(*terms), 1) == f"oath-because-{reason}"


def test_says_why_it_does_not_join_the_empire() -> None:
    assert explained(offered(Scene(round=2), "give-favor"), 1) == "oath-because-early"
    assert explained(offered(Scene(title=1, round=6), "give-favor"), 1) == "oath-because-title"


def explained(scene: Scene, seat: int) -> str:
    """What it says about its answer."""
    sight, (ask,) = scene.table.sight(seat), [ask for ask in scene.table.asks if ask.seat == seat]
    bot = kronika.bot("oath", "regent")
    told = bot.explain(sight, ask, bot.decide(sight, ask))
    assert told is not None
    assert all(catalogue(lang, "oath").has(told.id) for lang in LANGUAGES)
    return told.id


@pytest.mark.plain
def test_every_reason_has_its_words_and_none_is_left_over() -> None:
    written = catalogue("en", "oath")
    source = Path(str(because.__file__)).read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z-]+)"', source))
    texts = (Path(str(because.__file__)).parents[2] / "texts" / "because.en.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^oath-because-([a-z-]+) =", texts, re.MULTILINE))
    precious = {f"low-{kind}" for kind in because.PRECIOUS}
    assert ids - precious <= named
    assert all(written.has(f"oath-because-{id}") for id in precious)


def test_gives_no_warbands_away_and_takes_gifts() -> None:
    roles = "chancellor citizen exile"
    scene = Scene(roles=roles, turn=1, pawns="1 1 2").do("ask:0", "count:2")
    assert decide(scene, 0) == ["no"]
    scene = Scene(roles=roles, turn=1, pawns="1 1 2").do("give:0", "count:2")
    assert decide(scene, 0)[0].startswith("yes")


# --- battles ---


def attack(**given: object) -> Scene:
    """Seat 1 attacks the bandits of slot 2 with all it has, against a die with two shields: three in all."""
    scene = Scene(turn=1, pawns="7 2 6", supply=[7, 2, 7], **given)  # type: ignore[arg-type]
    scene.do("campaign")
    if scene.ask(1).what.id == "oath-ask-targets":
        scene.do("done")
    board = scene.board(1)
    return scene.dice("two", " ".join(["hollow"] * board)).do(f"dice:{board}")


def test_sacrifices_for_a_title() -> None:
    """Four hollow swords are two: two warbands must die, and two are left to take the deciding site."""
    scene = attack(board=[0, 4, 0], warbands={"0": (1, 1), "5": (0, 1)})
    assert scene.ask(1).what.args["amount"] == 2
    assert decide(scene, 1) == ["sacrifice"]


def test_does_not_sacrifice_all_for_a_site_that_helps_nobody() -> None:
    """The oath is about the People's Favor; of four warbands two would die and one more stay."""
    scene = attack(board=[0, 4, 0], oath="people", banners={"peoples-favor": (0, 3)})
    assert decide(scene, 1) == ["none"]


def test_rolls_all_dice_and_adds_its_own_plans() -> None:
    scene = Scene(turn=1, pawns="7 2 6", supply=[7, 2, 7], board=[0, 3, 0], advisers=["-", "longbows"])
    scene.do("campaign")
    while scene.ask(1).what.id == "oath-ask-targets":
        scene.do(*decide(scene, 1))
    assert decide(scene, 1) == ["dice:3"]
    scene.do("dice:3")
    assert decide(scene, 1) == ["use:longbows"]
    scene.do("use:longbows")
    assert decide(scene, 1) == ["more"]


def test_takes_dice_from_an_attacker() -> None:
    scene = Scene(turn=2, pawns="7 6 2", warbands={"2": (1, 2)}, board=[0, 3, 5], advisers=["-", "longbows"])
    scene.do("campaign")
    if scene.ask(2).what.id == "oath-ask-targets":
        scene.do("done")
    scene.do("dice:5")
    assert decide(scene, 1) == ["use:longbows"]
    scene.answers(1, "use:longbows")
    assert decide(scene, 1) == ["fewer"]


def ally_asked(**given: object) -> Scene:
    """An Exile attacks the Chancellor at slot 0, where a Citizen stands too."""
    scene = Scene(roles="chancellor citizen exile", turn=2, pawns="0 0 0", board=[1, 3, 8], **given)  # type: ignore[arg-type]
    scene.do("campaign", "player:0")
    return scene


def test_a_citizen_fights_for_the_site_that_holds_the_empires_title() -> None:
    scene = ally_asked(warbands={"0": (0, 1), "5": (2, 1)})
    scene.do("done")
    assert decide(scene, 1) == ["yes"]


def test_a_citizen_lets_the_chancellor_lose_what_keeps_it_from_the_succession() -> None:
    """Under Supremacy relics and banners make the Successor: a relic less for the Chancellor is welcome."""
    scene = ally_asked(warbands={"5": (0, 2), "6": (0, 1)}, relics=["map whistle", "truthful-harp ivory-eye"])
    scene.do("relic:map", "done")
    assert decide(scene, 1) == ["no"]


def test_losses_are_taken_where_they_hurt_least() -> None:
    """Of three at two sites and three on the board three die: those on the board, for a site needs its warband."""
    scene = Scene(turn=2, pawns="7 2 2", warbands={"2": (1, 1), "3": (1, 2)}, board=[0, 3, 14], supply=[7, 7, 7])
    scene.do("campaign")
    if scene.ask(2).what.id == "oath-ask-campaign":
        scene.do("player:1")
    scene.do("site:3", "done")
    scene.dice("blank blank", "sword sword sword").do("dice:3", "sacrifice")
    assert decide(scene, 1) == ["board:1", "board:1", "board:1"]


# --- setup ---


@pytest.mark.parametrize(("oath", "boards"), [("people", ("red", "blue")), ("devotion", ("yellow", "white", "black"))])
def test_takes_a_citizens_board_but_not_where_the_scepter_makes_the_heir(oath: str, boards: tuple[str, ...]) -> None:
    table = kronika.new_table("oath", seats=3, seed=1, setup={"citizens": ["red", "blue"], "oath": oath})
    ask = table.asks[0]
    (key,) = kronika.bot("oath", "regent").decide(table.sight(ask.seat), ask)
    assert key in [f"board:{color}" for color in boards]
