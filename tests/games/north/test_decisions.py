"""What this table decided where the sources are silent or differ (N11)."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.north.card_text import note, text
from kronika.games.north.effects import part
from kronika.games.north.faces import CLANS, FACES, NUMBER, of_clan, read_deck
from kronika.games.north.game import North
from kronika.games.north.possible import possible
from kronika.games.north.state import NOTHING
from tests.scenes.north import Scene

pytestmark = pytest.mark.usefixtures("little_cards")


@pytest.mark.rule("N11.1-a", "N8.2-c")
def test_raze_tokens_count_with_the_setup_item_alone() -> None:
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
    scene.do("use:shipyard")
    assert scene.has("common-ship") == 2
    scene.do("use:shipyard")
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


# --- fields are locations, copies of them are fields


@pytest.mark.rule("N11.1-k", "N1.2-a", "N5.4-a")
@pytest.mark.parametrize(("rules", "stone"), [(1, 0), (2, 1)])
def test_to_build_a_field_is_to_build_a_location(rules: int, stone: int) -> None:
    scene = Scene(hand="seam hut", empire="mason gate-mason", starts=False, rules=rules)
    scene.do("disc:construct", "field:seam")
    assert scene.has("stone") == stone + 1, "once for the hut, and for the field too"
    assert scene.has("sheep") == 0, "a field has no type"
    assert scene.state.built == [stone + 1, 0]


@pytest.mark.rule("N11.1-k", "N5.4-b")
@pytest.mark.parametrize(("rules", "stone"), [(1, 0), (2, 1)])
def test_an_upgrade_is_a_location_too(rules: int, stone: int) -> None:
    scene = Scene(hand="sawmill", empire="mason woods", starts=False, rules=rules).do("disc:explore", "field:sawmill")
    assert (scene.has("stone"), scene.state.built[0]) == (stone, stone)


@pytest.mark.rule("N11.1-k")
@pytest.mark.parametrize(("rules", "built"), [(1, 0), (2, 1)])
def test_cards_that_count_what_was_built_count_fields(rules: int, built: int) -> None:
    """Notched Tusk and On the Trail look at the round."""
    scene = Scene(hand="migrating-shoal", empire="notched-tusk", has="9 fish 9 worker 2 ship", passed=(1,), rules=rules)
    scene.do("disc:sail", "field:migrating-shoal", "cargo:empty", "use:notched-tusk")
    assert scene.points() == built
    scene = Scene(hand="migrating-shoal on-the-trail", has="2 ship", passed=(1,), rules=rules)
    scene.do("disc:sail", "field:migrating-shoal", "cargo:empty", "disc:explore", "boost:on-the-trail")
    assert scene.has("gold") == built


@pytest.mark.rule("N11.1-k", "N7.10-a")
@pytest.mark.parametrize(("rules", "asked"), [(1, False), (2, True)])
def test_giants_offer_a_point_for_a_field_too(rules: int, asked: bool) -> None:
    scene = Scene(hand="migrating-shoal", empire="giants-island", has="1 stone 2 ship", rules=rules)
    scene.do("disc:sail", "field:migrating-shoal")
    assert (scene.options() == ["use", "skip"]) is asked
    if asked:
        scene.do("use", "cargo:empty")
        assert (scene.points(), scene.has("stone")) == (1, 0)


@pytest.mark.rule("N11.1-l", "N7.6-a", "N5.4-b")
def test_a_copied_field_carries_upgrades() -> None:
    scene = Scene(hand="outfield sawmill", empire="woods", has="1 stone", starts=False, passed=(1,))
    scene.do("build:outfield", "disc:explore", "field:sawmill")
    assert scene.options() == ["under:woods", "under:outfield"]
    scene.do("under:outfield")
    assert scene.state.host == {scene.card("sawmill"): scene.card("outfield")}
    before = scene.has("wood")
    scene.do("disc:harvest", "harvest:outfield")
    assert scene.has("wood") == before + 2 + 1, "what it copies gives two, the upgrade one"
    assert scene.empire() == ["woods", "outfield", "sawmill"]
    assert [scene.table.sight(0).harvest((0, index))[1] for index in (0, 1)] == [2, 3]


@pytest.mark.rule("N11.1-l", "N5.4-b")
def test_a_copied_field_of_another_kind_does_not_help() -> None:
    scene = Scene(hand="outfield sawmill", empire="lake", has="1 stone", starts=False, passed=(1,), deck="hut")
    scene.do("build:outfield", "disc:explore")
    assert "sawmill" in scene.hand()


@pytest.mark.rule("N11.1-l")
def test_under_rules_1_only_printed_fields_carried_upgrades() -> None:
    scene = Scene(hand="outfield sawmill", empire="woods", has="1 stone", starts=False, passed=(1,), rules=1)
    scene.do("build:outfield", "disc:explore", "field:sawmill")
    assert scene.state.host == {scene.card("sawmill"): scene.card("woods")}, "there was no choice"


@pytest.mark.rule("N11.1-l", "N7.6-a")
@pytest.mark.parametrize(("rules", "options"), [(1, ["carter", "outfield"]), (2, ["carter"])])
def test_a_copied_field_is_not_taken_back_as_what_is_no_field(rules: int, options: list[str]) -> None:
    scene = Scene(hand="outfield", empire="carter woods", has="1 stone", starts=False, passed=(1,), rules=rules)
    scene.do("build:outfield", "use:carter")
    offered = scene.options() if len(options) > 1 else [f"card:{name}" for name in scene.hand()]
    assert offered == [f"card:{name}" for name in options]


@pytest.mark.rule("N11.1-l", "N5.4-h")
def test_an_upgrade_leaves_with_a_copied_field() -> None:
    scene = Scene(hand="outfield sawmill", empire="woods pyre", has="1 stone", starts=False, passed=(1,))
    scene.do("build:outfield", "disc:explore", "field:sawmill", "under:outfield", "use:pyre")
    scene.picks(0, "card:outfield")
    assert sorted(scene.discards()) == ["outfield", "sawmill"]
    assert (scene.state.host, scene.state.copy_of) == ({}, {})


# --- part by part


@pytest.mark.rule("N11.1-m")
def test_what_cannot_be_done_keeps_nothing_else_from_being_done() -> None:
    """Nobody to release, and still a point; nothing was drawn that could be built, and still a fish."""
    scene = Scene(empire="change-of-shift", has="1 food").do("use:change-of-shift")
    assert (scene.points(), scene.has("food")) == (1, 0)
    scene = Scene(empire="snow-sculptor hut", starts=False, deck="woods").do("use:snow-sculptor")
    assert scene.has("fish") == 1
    assert scene.hand() == ["woods"]
    scene = Scene(empire="compound-interest", starts=False).do("use:compound-interest")
    assert (scene.points(), scene.is_exhausted("compound-interest")) == (0, True), "used in vain (N11.1-f)"


@pytest.mark.rule("N11.1-m")
@pytest.mark.parametrize(("card", "lang", "said"), [
    ("change-of-shift", "en", "With nothing to release, the rest is done all the same."),
    ("change-of-shift", "cs", "Když není co uvolnit, zbytek se provede i tak."),
    ("compound-interest", "en", "With nothing to release it may be used and brings nothing."),
    ("snow-sculptor", "en", "; in any case gain 1 fish."),
    ("snow-sculptor", "cs", "; v každém případě získej 1 rybu."),
    ("beaten-track", "en", "Fields and upgrades are locations too."),
    ("new-outpost", "en", "carries upgrades like any field"),
])  # fmt: skip
def test_the_cards_say_so(card: str, lang: str, said: str) -> None:
    face = FACES[NUMBER[card]]
    assert said in f"{text(face, lang)} {note(face, lang)}"


MAY: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "lone-kayaker": (
        {"hand": "lone-kayaker", "has": "2 food 1 fish 0 ship"},
        {"has": "2 food 1 fish 1 ship"},
        ["build:lone-kayaker"],
    ),
    "island-regulars": (
        {"empire": "island-regulars ram-islet", "has": "1 food"},
        {"exhausted": "ram-islet"},
        ["use:island-regulars"],
    ),
    "pack-and-go": (
        {"hand": "pack-and-go hut", "starts": False},
        {"empire": "shed"},
        ["disc:construct", "boost:pack-and-go"],
    ),
}
"""A scene in which what one may do is impossible, what makes it possible, and how to come there."""


@pytest.mark.rule("N11.1-m")
@pytest.mark.parametrize("card", MAY)
def test_what_one_may_do_is_offered_only_where_it_is_possible(card: str) -> None:
    without, with_it, keys = MAY[card]
    assert "skip" not in Scene(**without).do(*keys).table.asks[0].keys()
    assert Scene(**without, rules=1).do(*keys).options() == ["use", "skip"], "rules 1 asked in vain"
    assert Scene(**{**without, **with_it}).do(*keys).options() == ["use", "skip"]


@pytest.mark.rule("N11.1-m")
@pytest.mark.parametrize(("line", "idle", "able"), [
    ("refresh 1 worker", {}, {"tired": (1,)}),
    ("assign 1 resource", {}, {"has": "1 wood"}),
    ("assign 1 gold", {"has": "1 wood"}, {"has": "1 gold"}),
    ("release 1 worker", {}, {"tokens": {"hut": "1 worker"}}),
    ("release all", {}, {"tokens": {"hut": "1 food"}}),
    ("move disc", {}, {"discs": {0: ["sail"]}}),
    ("move ship", {"queue": [(0, 0, 0), (1, 0, 0)]}, {"queue": [(1, 0, 0), (0, 0, 0)]}),
    ("resolve ship", {"queue": [(1, 0, 0)]}, {"queue": [(0, 0, 0)]}),
    ("perform harvest", {}, {"empire": "hut woods"}),
    ("refresh 1 card", {}, {"exhausted": "hut"}),
    ("refresh 1 island", {"exhausted": "hut"}, {"empire": "hut reef", "exhausted": "reef"}),
    ("refresh 1 location", {"empire": "hut reef", "exhausted": "reef"}, {"exhausted": "hut"}),
])  # fmt: skip
def test_every_part_knows_whether_it_would_do_anything(line: str, idle: dict[str, Any], able: dict[str, Any]) -> None:
    for scene, expected in ((idle, False), (able, True)):
        s = Scene(**{"empire": "hut", "starts": False, **scene}).state
        assert possible(s, 0, NOTHING, part(line)) is expected
    alone = Scene(empire="hut", starts=False)
    assert not possible(alone.state, 0, alone.card("hut"), part("discard up to 1 card")), "not itself"
    assert possible(alone.state, 0, NOTHING, part("gain 1 wood"))


# --- discards


@pytest.mark.rule("N11.1-n", "N5.4-h")
@pytest.mark.parametrize(("rules", "sheep"), [(1, 1), (2, 2)])
def test_an_upgrade_that_leaves_with_its_field_is_discarded_too(rules: int, sheep: int) -> None:
    scene = Scene(empire="pyre ragman woods sawmill", upgrades={"sawmill": "woods"}, starts=False, rules=rules)
    scene.do("use:pyre").picks(0, "card:woods")
    assert scene.has("sheep") == sheep
    assert scene.points() == 3, "what was not chosen brings no points"
    scene = Scene(empire="reformer ragman woods sawmill", upgrades={"sawmill": "woods"}, starts=False, rules=rules)
    scene.do("use:reformer", "card:woods")
    assert scene.has("sheep") == sheep


@pytest.mark.rule("N11.1-n")
def test_whoever_chose_both_is_not_counted_twice() -> None:
    scene = Scene(empire="pyre ragman woods sawmill", upgrades={"sawmill": "woods"}, starts=False)
    scene.do("use:pyre").picks(0, "card:woods", "card:sawmill")
    assert (scene.has("sheep"), scene.points()) == (2, 6)
