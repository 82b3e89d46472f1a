"""The Chronicle as the view tells it: every step that was done, what becomes of the map, what a choice would do; and
nothing of what nobody may know."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.oath import ceremony, faces
from kronika.games.oath.faces import OATHS, SUITS
from kronika.games.oath.state import COLORS
from kronika.testing.fluent_files import messages
from tests.games.oath.test_knowledge import EVERYBODY, everything
from tests.scenes.oath import Scene
from tests.scenes.oath_chronicle import cards, left, next_map, won, write

EMPIRE = {"ancient-city": (0, 1), "steppe": (0, 2)}
TEXTS = Path(faces.__file__).parent / "texts"


def told(scene: Scene, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = scene.view(seat)["extra"]["chronicle"]
    return shown


def pages(scene: Scene) -> dict[str, dict[str, Any]]:
    return {page["step"]: page for page in told(scene)["pages"]}


def sites(page: dict[str, Any]) -> list[str]:
    """The map of a page: "?" for what lies facedown, "" for a gap."""
    return [plot["site"] or ("?" if plot["taken"] else "") for plot in page["map"]]


# --- the steps


def test_before_somebody_has_won_there_is_nothing_to_tell() -> None:
    assert Scene().view(0)["extra"]["chronicle"] is None


@pytest.mark.rule("8-a")
def test_who_won_how_and_under_which_oath() -> None:
    shown = told(won(1, "usurper", oath="people"))
    assert (shown["winner"], shown["ending"], shown["next"], shown["now"]) == (1, "usurper", "", "vow")
    assert shown["end"] == {"id": "oath-end-usurper", "args": {"player": 1, "round": 1, "oath": "people"}}
    assert [page["step"] for page in shown["pages"]] == ["victory"]


@pytest.mark.rule("8-a", "8.3-a")
def test_every_step_is_told_in_the_order_of_the_law() -> None:
    scene = won(0, warbands=EMPIRE)
    asked = []
    while not scene.table.over:
        asked.append(told(scene)["now"])
        ask = scene.table.asks[0]
        scene.table.answer(ask.seat, ask.keys()[: ask.least])
    assert asked == ["vow", "people"], "without a denizen at a ruled site nothing can be built"
    shown = told(scene)
    assert [page["step"] for page in shown["pages"]] == [step["step"] for step in shown["steps"]]
    assert shown["now"] == ""
    rules = [step["rule"].split(".") for step in shown["steps"]]
    assert rules == sorted(rules)


@pytest.mark.rule("8.3.2-a", "8.3.5-a", "8.3.5-d")
def test_the_map_is_kept_step_by_step_though_nobody_is_asked_in_between() -> None:
    scene = won(0, cards={"steppe": "elders"}, facedown="wastes", warbands={"fertile-valley": (0, 1), "steppe": (0, 2)})
    write(scene, "oath:people", "none")
    found = pages(scene)
    before = ["ancient-city", "fertile-valley", "steppe", "standing-stones", "deep-woods", "?", "great-slum", "river"]
    assert sites(found["victory"]) == sites(found["works"]) == before
    assert sites(found["departure"]) == sites(found["ruins"]) == ["", "fertile-valley", "steppe", "", "", "", "", ""]
    assert sites(found["ranks"])[:2] == ["fertile-valley", "steppe"]
    assert sites(found["written"]) == next_map(scene)
    assert [plot["ruler"] for plot in found["victory"]["map"]] == [-1, 0, 0, -1, -1, -1, -1, -1]
    assert found["written"]["map"][1]["cards"] == ["elders"]


@pytest.mark.rule("8.3.1-a", "8.3.3-a")
def test_each_page_has_the_deeds_of_its_step() -> None:
    layout: dict[str, Any] = {"cards": {"ancient-city": "wolves", "river": "great-spire", "wastes": "fallen-spire"}}
    scene = won(0, warbands={"ancient-city": (0, 1)}, **layout)
    write(scene, "oath:devotion", "build:wolves", "suit:order")
    found = pages(scene)
    assert found["vow"]["deeds"] == [["vow", "devotion"]]
    assert found["works"]["deeds"] == [["built", "forest-temple"]]
    assert ["lost", "steppe"] in found["departure"]["deeds"]
    assert ["buried", "fallen-spire"] in found["departure"]["deeds"]
    assert found["ruins"]["deeds"] == [["ruined", "great-spire"]]
    assert found["ruins"]["map"][7]["cards"] == ["fallen-spire"]
    assert found["people"]["deeds"] == [["favored", "order"]]
    assert [deed for page in found.values() for deed in page["deeds"]] == scene.table.saga_record()["deeds"]


@pytest.mark.rule("8.5-b", "8.6.1-a")
def test_how_many_are_dispossessed_and_how_many_relics_return() -> None:
    piles = ["elders longbows alchemist", "tents scouts keep", "wolves"]
    scene = won(0, piles=piles, relics=["dowsing-sticks", "whistle", "brass-horse"], warbands=EMPIRE)
    in_reliquary = sum(space["card"] is not None for space in scene.zone("reliquary", 0)["spaces"])
    write(scene, "oath:people")
    assert pages(scene)["exodus"]["count"] == 6
    assert pages(scene)["relics"]["count"] == 3 + in_reliquary, "the Grand Scepter goes to the box"


@pytest.mark.rule("8.7.2-a")
def test_whose_boards_are_citizens_in_the_next_game() -> None:
    scene = won(1, "usurper", seats=4, roles="chancellor exile citizen exile", favor=[1, 1, 1, 1])
    scene.table.answer(1, ["oath:people"])
    scene.table.answer(1, ["player:3"])
    scene.table.answer(3, ["yes"])
    shown = told(write(scene))
    assert shown["citizens"] == [COLORS[scene.state.colors[3]]]
    assert pages(scene)["citizens"]["deeds"] == [["fell", "blue"], ["rose", "yellow"]]


# --- what is to come


@pytest.mark.rule("8.3.2-a", "8.3.3-a", "8.3.3-b")
def test_what_becomes_of_each_site_as_things_stand() -> None:
    layout: dict[str, Any] = {
        "cards": {"steppe": "great-spire", "river": "ancient-forge", "fertile-valley": "hall-of-mockery"}
    }
    scene = won(0, warbands={"fertile-valley": (0, 1), "steppe": (0, 1)}, **layout)
    fates = told(scene)["fates"]
    assert fates == ["leaves", "aside", "stays", "leaves", "leaves", "leaves", "leaves", "falls"]
    write(scene, "oath:people", "none")
    assert told(scene)["fates"] == [], "it is done"
    page = pages(scene)["departure"]
    assert [slot for slot, plot in enumerate(page["map"]) if not plot["taken"]] == [0, 3, 4, 5, 6]


@pytest.mark.rule("8.3.1-a")
def test_what_a_work_would_change_and_that_nothing_has_changed() -> None:
    layout: dict[str, Any] = {"cards": {"ancient-city": "errand-boy", "steppe": "hall-of-mockery", "river": "wolves"}}
    scene = won(0, warbands={"ancient-city": (0, 1), "steppe": (0, 1)}, **layout)
    scene.table.answer(0, ["oath:people"])
    digest = scene.table.digest()
    assert told(scene)["would"] == {
        "build:errand-boy": [{"slot": 7, "fate": "stays"}],
        "repair:hall-of-mockery": [{"slot": 2, "fate": "stays"}],
    }, "the Forest Temple would keep the wolves' river"
    assert scene.table.digest() == digest
    assert set(told(scene)["would"]) | {"none"} == set(scene.options(0))
    before = told(scene)["fates"]
    scene.table.answer(0, ["repair:hall-of-mockery"])
    assert (before[2], before[7]) == ("aside", "leaves")
    assert "river" not in sites(pages(scene)["departure"])


@pytest.mark.rule("8.2-c")
def test_which_sites_a_new_citizen_would_save() -> None:
    scene = won(1, "usurper", warbands={"steppe": (1, 1), "river": (2, 4)})
    scene.table.answer(1, ["oath:people"])
    assert told(scene)["would"]["player:2"] == [{"slot": 7, "fate": "stays"}]
    assert scene.view(0)["seats"][2]["role"] == "exile", "nobody has answered yet"


@pytest.mark.rule("8.4-a")
def test_whose_people_come_with_each_suit() -> None:
    shares = told(won(0))["shares"]
    assert shares["discord"] == [["discord", 3], ["arcane", 2], ["order", 1]]
    assert shares["nomad"] == [["nomad", 3], ["discord", 2], ["arcane", 1]]
    assert set(shares) == set(SUITS)
    assert told(won(0, advisers=["keep elders"]))["advisers"] == [0, 0, 1, 0, 0, 1]


# --- what nobody may know


def secretive() -> Scene:
    """Cards of every kind that somebody, or everybody, has seen before they vanish."""
    layout: dict[str, Any] = {
        "advisers": ["keep", "longbows wolves", "tents"],
        "facedown_advisers": ["", "scouts", "rangers"],
        "piles": ["elders", "alchemist dazzle", "scryer"],
        "relics": ["dowsing-sticks", "whistle", "brass-horse"],
        "relics_at": {"ancient-city": "ivory-eye", "river": "horned-mask"},
        "facedown": "wastes great-slum",
    }
    return won(0, warbands=EMPIRE, listen=True, **layout)


@pytest.mark.rule("8.5-b", "8.8-c", "9.4-a")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_learns_who_was_dispossessed_nor_what_the_world_deck_holds(seat: int | None) -> None:
    scene = write(secretive(), "oath:people")
    state = left(scene)
    gone, world = cards(state.dispossessed), cards(state.world)
    assert len(gone) == 6
    view = json.dumps(scene.view(seat))
    assert not [name for name in (*gone, *world) if f'"{name}"' in view]
    assert scene.zone("world", seat)["cards"] == [], "not even what one saw lying in a pile before"
    last = [event for event in scene.table.events(seat) if event["id"] in ("oath-log-remove-six", "oath-log-add-six")]
    assert [event["moves"] for event in last] == [[], []]
    assert not [name for name in (*gone, *world) if f'"{name}"' in json.dumps(last)]


@pytest.mark.rule("8.3.5-d", "8.6.3-a", "9.4-a")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_facedown_sites_and_relics_stay_hidden(seat: int | None) -> None:
    scene = write(secretive(), "oath:people")
    hidden = [scene.state.cards.name(scene.state.site[slot]) for slot in range(8) if not scene.state.site_faceup[slot]]
    assert hidden
    shown = json.dumps(told(scene, seat))
    once = {plot["site"] for page in told(scene)["pages"][:4] for plot in page["map"]}
    assert not [site for site in hidden if f'"{site}"' in shown and site not in once]
    assert all(not plot["site"] for page in told(scene)["pages"][-3:] for plot in page["map"] if plot["site"] in hidden)
    for relic in ("ivory-eye", "horned-mask", "dowsing-sticks", "whistle", "brass-horse"):
        assert f'"{relic}"' not in shown
        assert f'"{relic}"' not in json.dumps(scene.view(seat)["zones"])


@pytest.mark.rule("9.4-a", "9.4-c")
def test_all_see_the_same_chronicle_at_every_moment() -> None:
    scene = secretive()
    for key in ("oath:people", ""):
        shown = [told(scene, seat) for seat in EVERYBODY]
        assert shown[1:] == shown[:-1]
        if key:
            scene.table.answer(0, [key])
    assert scene.table.over


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_facedown_site_fills_a_gap_makes_no_difference_to_what_is_told(seat: int | None) -> None:
    scene = write(secretive(), "oath:people")
    before = everything(scene, seat)
    s = scene.state
    down = [slot for slot in range(8) if not s.site_faceup[slot]]
    s.site[down[0]], s.site_deck[-1] = s.site_deck[-1], s.site[down[0]]
    assert everything(scene, seat) == before


# --- words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_ceremony_names_has_its_words(lang: str) -> None:
    texts = catalogue(lang, "oath")
    ids = [f"oath-{kind}-{step}" for kind in ("page", "scene") for step, _ in ceremony.STEPS]
    ids += [f"oath-{kind}-{fate}" for kind in ("fate", "would") for fate in ("leaves", "falls", "aside", "stays")]
    assert [id for id in ids if not texts.has(id)] == []
    for count in (0, 1, 2, 5, 6):
        for id in ("oath-told-exodus", "oath-told-unseen", "oath-relics-here", "oath-has-advisers"):
            assert texts.faults(id, {"count": count}) == []


def test_an_oath_is_called_by_its_name() -> None:
    for lang, word in (("cs", "Lid"), ("en", "People")):
        texts = catalogue(lang, "oath")
        event = {"id": "oath-log-vow", "seat": 0, "args": {"oath": "people"}, "moves": []}
        assert word in texts.event(event, ["Anna"])
        assert word in texts.text("oath-told-vow", {"name": "Anna", "oath": "people"})
    assert set(OATHS) == {"supremacy", "people", "protection", "devotion"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_game_is_written_twice(lang: str) -> None:
    """The later one would silently be said in the place of the other."""
    counted = Counter(id for path in sorted(TEXTS.glob(f"*.{lang}.ftl")) for id in messages(path))
    assert [id for id, count in counted.items() if count > 1] == []
