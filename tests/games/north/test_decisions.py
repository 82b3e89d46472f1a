"""What this table decided where the sources are silent or differ (N11)."""

from __future__ import annotations

import pytest

from kronika.games.north.faces import CLANS, FACES, NUMBER, of_clan, read_deck
from kronika.games.north.game import North
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


@pytest.mark.rule("N11.1-a", "N8.2-c")
def test_raze_tokens_count_with_the_option_alone() -> None:
    assert Scene(has="3 raze", starts=False).score()["points"] == 0
    scene = Scene(has="3 raze", empire="barn", tokens={"barn": "4 raze"}, starts=False, raze_points=True)
    assert scene.score() == {"points": 4, "track": 0, "cards": 1, "resources": 0, "gold": 0, "raze": 3}


@pytest.mark.rule("N11.1-b")
@pytest.mark.parametrize("answer", ["pillage", "conquer"])
def test_an_island_from_the_top_is_turned_up_before_one_decides(answer: str) -> None:
    scene = Scene(queue=[(0, 0, 1), (1, 0, 0)], near="cove reef", starts=False).all_pass()
    scene.state.islands[0].append(scene.state.cards.add(NUMBER["skerry"]))
    scene.answers(0, "blind:near")
    assert scene.options() == ["pillage:skerry", "conquer:skerry"], "no way back"
    assert "skerry" in str(scene.view(1)), "all see it"
    scene.answers(0, f"{answer}:skerry")
    assert scene.empire() == (["skerry"] if answer == "conquer" else [])
    assert (scene.has("fish"), scene.has("sheep")) == ((0, 2) if answer == "conquer" else (3, 0))
    assert scene.shore("near") == ["cove", "reef"]


@pytest.mark.rule("N11.1-c")
def test_points_of_stored_income_can_make_the_round_the_last() -> None:
    scene = Scene(phase="lookout", empire="bank", tokens={"bank": "2 gold"}, points=(24,), starts=False)
    scene.picks(0).picks(1).answers(0, "get:1vp")
    assert scene.state.last
    scene.all_pass()
    assert scene.table.over
    assert scene.state.round == 1


@pytest.mark.rule("N11.1-d")
def test_whether_an_action_is_possible_is_judged_before_a_boost() -> None:
    scene = Scene(hand="parcel", empire="hut", starts=False)
    assert "disc:construct" not in scene.options(), "though the boost would bring a location to the hand"
    assert scene.refusals()["disc:construct"] == "N5.1-d"
    scene = Scene(hand="woods", starts=False)
    assert "disc:harvest" not in scene.options(), "though a field could be built with it"
    scene = Scene(hand="parcel shed", empire="hut", starts=False).do("disc:construct", "boost:parcel")
    assert scene.options() == ["build:shed", "build:hut"]


@pytest.mark.rule("N11.1-e")
def test_exploring_needs_a_card_somewhere() -> None:
    scene = Scene(deck="", deck_only=True)
    assert "disc:explore" not in scene.options()
    assert scene.refusals()["disc:explore"] == "N5.1-d"
    assert "disc:explore" in Scene(deck="", deck_only=True, discard="hut").options()
    assert "disc:explore" in Scene(deck="hut", deck_only=True).options()


@pytest.mark.rule("N11.1-f")
def test_an_action_may_change_nothing() -> None:
    scene = Scene(empire="inn smith oar ladder", starts=False, passed=(1,))
    for name in ("inn", "smith", "oar", "ladder"):
        scene.do(f"use:{name}")
        assert scene.is_exhausted(name), "used in vain"
    scene = Scene(empire="admiral", has="0 ship", starts=False, discs={0: ["explore"]}).do("use:admiral")
    assert (scene.tired(), scene.queue()) == (1, [])
    assert scene.is_exhausted("admiral")


@pytest.mark.rule("N11.1-f")
def test_what_an_action_assigns_belongs_to_its_price() -> None:
    assert Scene(empire="dormitory stack", has="0 worker 0 food", starts=False).options(about="use:") == []
    assert Scene(empire="toll", has="1 food", starts=False).options(about="use:") == []
    assert Scene(empire="toll", has="2 food", starts=False).options(about="use:") == ["use:toll"]
    assert Scene(empire="barn", has="", starts=False).options(about="use:") == ["use:barn"], "up to two, so none too"


@pytest.mark.rule("N11.1-g")
def test_an_island_conquered_early_can_be_used_in_the_same_phase() -> None:
    scene = Scene(empire="horn", queue=[(0, 0, 1)], near="cove reef", starts=False, passed=(1,))
    scene.do("use:horn", "conquer:reef")
    assert not scene.is_exhausted("reef")
    scene.do("use:reef")
    assert scene.points() == 1


@pytest.mark.rule("N11.1-g", "N8.1-a")
def test_points_of_a_ship_that_lands_early_end_the_game_with_this_round() -> None:
    scene = Scene(empire="horn", queue=[(0, 0, 0)], near="cove reef", points=(24,), starts=False)
    scene.do("use:horn", "pillage:cove")
    assert scene.state.last


@pytest.mark.rule("N11.1-h")
def test_there_are_three_common_ships() -> None:
    scene = Scene(empire="shipyard", rival_empire="shipyard", starts=False)
    scene.state.queue = [(1, 0, 0, 0)]
    scene.do(f"use:{scene.state.empire[0][0]}")
    assert scene.has("common-ship") == 2
    scene.do(f"use:{scene.state.empire[1][0]}")
    assert scene.has("common-ship", 1) == 1
    scene.all_pass().answers(1, "stay")
    assert [scene.has("common-ship", seat) for seat in (0, 1)] == [2, 1], "they stay with whom they came to"


@pytest.mark.rule("N11.1-h")
def test_common_ships_at_sea_are_counted_too() -> None:
    scene = Scene(empire="shipyard", starts=False)
    scene.state.queue = [(1, 0, 0, 1), (1, 0, 0, 1), (0, 0, 0, 0)]
    scene.do("use:shipyard")
    assert scene.has("common-ship") == 1


@pytest.mark.rule("N11.1-h")
@pytest.mark.parametrize(("at_home", "queue", "after"), [(2, 0, 3), (3, 0, 3), (1, 2, 1), (1, 1, 2), (0, 3, 0)])
def test_nobody_has_more_than_three_ships_of_the_clan(at_home: int, queue: int, after: int) -> None:
    scene = Scene(empire="wharf", has=f"{at_home} ship", queue=[(1, 0, 0), *[(0, 0, 0)] * queue], starts=False)
    scene.do("use:wharf")
    assert scene.has("ship") == after


@pytest.mark.rule("N11.1-h")
def test_ships_that_nobody_got_are_not_told_of() -> None:
    scene = Scene(empire="wharf shipyard", has="3 ship 2 common-ship", starts=False, passed=(1,), listen=True)
    scene.do("use:wharf", "use:shipyard")
    gained = [(event["args"]["ship"], event["args"]["common-ship"]) for event in scene.told("gain", 1)]
    assert gained == [(0, 1)]


@pytest.mark.rule("N11.1-i")
def test_discarded_cards_lie_face_up() -> None:
    scene = Scene(phase="lookout", deck="hut tower song shrine", listen=True).picks(0, "keep:0")
    for eyes in (0, 1, None):
        assert {card["face"] for card in scene.zone("discard:0", eyes)["cards"]} == {"tower", "song", "shrine"}


@pytest.mark.rule("N11.1-j")
def test_cards_say_whether_they_are_printed_or_ours() -> None:
    rows = [row for row in North().faces() if row["clan"] != "little"]
    assert {row["origin"] for row in rows} == {"printed", "authored"}
    printed = [row["id"] for row in rows if row["origin"] == "printed"]
    assert "island-of-spirits" in printed
    assert len(printed) < len(rows) / 2
    assert all(face.origin == "authored" for face in FACES if face.clan == "little"), "ours unless it says otherwise"


@pytest.mark.rule("N11.1-j")
@pytest.mark.parametrize("clan", CLANS)
def test_an_owner_can_write_down_the_deck_of_a_clan(clan: str) -> None:
    names = "name = { en = 'Hut', cs = 'Chata' }\n"
    text = "".join(f"[start-{i}]\nkind = 'field'\nstart = true\nyields = '1 wood'\n{names}" for i in range(3))
    text += "".join(
        f"[hut-{i}]\nkind = 'location'\ncost = '1 wood'\naction = 'gain 1 vp'\ncopies = 3\norigin = 'printed'\n{names}"
        for i in range(10)
    )
    deck = read_deck(text, clan, 0)
    assert sum(face.copies for face in deck) == sum(face.copies for face in of_clan(clan)) == 33
    assert {face.origin for face in deck if not face.start} == {"printed"}
    assert {face.clan for face in deck} == {clan}
