"""Decks: drawing, reshuffling, leaving the empire; and decks of one's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kronika.games.north.decks import add_tokens, draw, leave_empire, next_island, put_away
from kronika.games.north.faces import DATA, FACES
from kronika.games.north.goods import GOLD, WOOD, WORKER
from kronika.games.north.state import DISTANT, NEAR, NOTHING
from tests.scenes.north import Scene

# --- drawing (N3.2-b, N7.18) ---


@pytest.mark.rule("N7.1-c", "N1.2-g")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    scene = Scene(deck="treasury watchtower valkyrie")
    s = scene.state
    other = s.deck[1][:]
    drawn = draw(s, 0, 2, s.hand[0])
    assert scene.hand() == ["treasury", "watchtower"]
    assert [s.cards.name(card) for card in drawn] == scene.hand()
    assert s.cards.name(s.deck[0][-1]) == "valkyrie"
    assert s.deck[1] == other


@pytest.mark.rule("N3.2-b", "N7.18-a")
def test_in_the_middle_of_a_draw_the_discard_pile_becomes_the_deck() -> None:
    scene = Scene(deck="treasury", discard="watchtower valkyrie white-keep")
    s = scene.state
    s.deck[0] = s.deck[0][-1:]
    drawn = [s.cards.name(card) for card in draw(s, 0, 3, s.hand[0])]
    assert drawn[0] == "treasury"
    assert set(drawn[1:]) < {"watchtower", "valkyrie", "white-keep"}
    assert len(drawn) == 3
    assert (len(s.deck[0]), s.discard[0]) == (1, [])


@pytest.mark.rule("N3.2-b")
def test_a_deck_that_is_just_used_up_is_not_yet_reshuffled() -> None:
    scene = Scene(deck="treasury", discard="watchtower")
    s = scene.state
    s.deck[0] = s.deck[0][-1:]
    draw(s, 0, 1, s.hand[0])
    assert (s.deck[0], scene.discards()) == ([], ["watchtower"])


@pytest.mark.rule("N3.2-b")
def test_a_draw_takes_what_there_is() -> None:
    scene = Scene(discard="watchtower")
    s = scene.state
    s.deck[0] = []
    assert len(draw(s, 0, 5, s.hand[0])) == 1
    assert draw(s, 0, 5, s.hand[0]) == []
    assert scene.hand() == ["watchtower"]


@pytest.mark.rule("N3.2-b")
def test_reshuffling_is_random_and_hides_what_lay_open() -> None:
    names = [face.id for face in FACES if face.clan == "ulaf" and not face.start]
    orders = set()
    for seed in range(4):
        scene = Scene(discard=" ".join(names), seed=seed)
        s = scene.state
        assert set(names) <= set(scene.discards())
        s.deck[0] = []
        draw(s, 0, 1, s.hand[0])
        orders.add(tuple(s.cards.name(card) for card in s.deck[0]))
        below = s.deck[0][0]
        assert not s.cards.known.get(below), "nobody knows where it lies now"
    assert len(orders) == 4


@pytest.mark.rule("N3.2-f")
def test_a_drawn_card_is_known_to_its_owner_only() -> None:
    scene = Scene(deck="treasury", listen=True).do("disc:explore")
    assert "treasury" in json.dumps(scene.told("draw", 0))
    assert scene.told("draw", 1)[0]["args"]["count"] == 1
    assert "treasury" not in json.dumps(scene.table.events(1))
    assert "treasury" in json.dumps(scene.zone("hand:0", 0))
    assert "treasury" not in json.dumps(scene.view(1))


# --- leaving the empire ---


@pytest.mark.rule("N7.17-a")
def test_discards_lie_open_islands_on_their_own_piles() -> None:
    scene = Scene(empire="tavern ram-islet whales-back")
    s = scene.state
    for name in ("tavern", "ram-islet", "whales-back"):
        put_away(s, 0, leave_empire(s, 0, scene.card(name)), "empire:0")
    assert scene.discards() == ["tavern"]
    assert (scene.wrecks("near"), scene.wrecks("distant")) == (["ram-islet"], ["whales-back"])


@pytest.mark.rule("N7.2-c")
def test_what_leaves_takes_nothing_along() -> None:
    """Workers come home rested, other tokens go to the general supply; it is fresh, no copy, and hosts nothing."""
    scene = Scene(
        empire="smokehouse work-bee ice-mirror",
        upgrades={"smokehouse": "fishing-pier"},
        tokens={"work-bee": "2 worker 3 gold", "fishing-pier": "1 worker", "smokehouse": "1 worker"},
        exhausted="work-bee",
    )
    s = scene.state
    bee, pier, rack, mirror = (scene.card(name) for name in ("work-bee", "fishing-pier", "smokehouse", "ice-mirror"))
    s.copy_of[mirror] = s.cards.face[bee]
    assert leave_empire(s, 0, bee) == [bee]
    assert leave_empire(s, 0, pier) == [pier, rack], "an upgrade goes with its field"
    assert leave_empire(s, 0, mirror) == [mirror]
    assert (s.on, s.host, s.exhausted, s.copy_of) == ({}, {}, set(), {})
    assert (scene.has("worker"), scene.tired(), scene.has("gold")) == (5 + 4, 0, 0)
    assert scene.empire() == ["pine-grove", "barley-field"]


def test_an_upgrade_alone_leaves_its_field_where_it_is() -> None:
    scene = Scene(empire="smokehouse", upgrades={"smokehouse": "fishing-pier"})
    upgrade = scene.card("smokehouse")
    assert leave_empire(scene.state, 0, upgrade) == [upgrade]
    assert scene.empire() == ["pine-grove", "fishing-pier", "barley-field"]
    assert scene.state.host == {}


def test_a_feature_that_left_is_silent() -> None:
    scene = Scene(empire="welcome-committee")
    s = scene.state
    leave_empire(s, 0, scene.card("welcome-committee"))
    scene.do("disc:populate")
    assert scene.points() == 0


def test_tokens_on_a_card_are_counted_and_forgotten() -> None:
    scene = Scene(empire="work-bee")
    s, bee = scene.state, scene.card("work-bee")
    add_tokens(s, bee, WORKER, 1)
    add_tokens(s, bee, GOLD, 2)
    add_tokens(s, bee, WOOD, 1)
    add_tokens(s, bee, WOOD, -1)
    assert scene.on("work-bee") == {"worker": 1, "gold": 2}
    add_tokens(s, bee, WORKER, -1)
    add_tokens(s, bee, GOLD, -2)
    assert bee not in s.on


# --- islands ---


@pytest.mark.rule("N3.4-f", "N7.18-a")
def test_an_island_deck_is_rebuilt_from_its_own_pile() -> None:
    scene = Scene()
    s = scene.state
    s.wrecks[NEAR] = s.islands[NEAR][:3]
    s.islands[NEAR] = []
    lost = set(s.wrecks[NEAR])
    found = {next_island(s, NEAR) for _ in range(3)}
    assert found == lost
    assert next_island(s, NEAR) == NOTHING
    assert s.islands[DISTANT], "the distant ones are not touched"


# --- decks of one's own ---

PROGRAM = """
import json, sys
import kronika
from kronika.engine.errors import KronikaError
from kronika.testing import state_of
out = {}
for decks in ("ours", "own"):
    try:
        table = kronika.new_table("north", 2, 1, {"clans": ["ulaf", "glenn"], "decks": decks})
        state = state_of(table)
        zones = [state.deck[seat] + state.empire[seat] + state.drawn[seat] + state.hand[seat] for seat in (0, 1)]
        out[decks] = [sorted(state.cards.name(card) for card in zone) for zone in zones]
        bots = [kronika.bot("north", "random", seat) for seat in (0, 1)]
        while table.asks:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
        out[decks + "-over"] = table.result is not None
    except KronikaError as error:
        out[decks] = [error.say("en"), error.say("cs")]
from kronika.engine.texts import catalogue
for lang in ("en", "cs"):
    texts = catalogue(lang, "north")
    out[lang] = texts.text("card-own-axe-smithy") if texts.has("card-own-axe-smithy") else ""
print(json.dumps(out))
"""


def with_decks(home: Path) -> dict[str, Any]:
    """What a program of its own says that finds decks in this home; decks are read when it starts."""
    root = Path(__file__).parents[3]
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "HOME": str(home), "USERPROFILE": str(home), "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=env, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def decks_of(home: Path) -> Path:
    folder = home / ".kronika" / "decks"
    folder.mkdir(parents=True)
    return folder


def own_deck(folder: Path, clan: str, old: str, new: str) -> None:
    """The clan's deck with other words in it."""
    text = (DATA / f"{clan}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{clan}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_owner_plays_with_his_own_deck(tmp_path: Path) -> None:
    own_deck(decks_of(tmp_path), "ulaf", 'name.en = "Axe Smithy"', 'name.en = "My Smithy"')
    said = with_decks(tmp_path)
    ours, glenn = said["ours"]
    assert not any(name.startswith("own-") for name in ours)
    own, other = said["own"]
    assert own == sorted(f"own-{name}" for name in ours), "all 33 are his"
    assert other == glenn, "a clan without one keeps ours"
    assert said["ours-over"]
    assert said["own-over"], "a whole game"
    assert (said["en"], said["cs"]) == ("My Smithy", "Kovárna seker")


def test_broken_decks_are_refused_and_ours_still_play(tmp_path: Path) -> None:
    """Whatever is wrong: an effect, a function that nobody wrote, a name, the number of cards, the file itself."""
    folder = decks_of(tmp_path)
    own_deck(folder, "ulaf", "perform sail", "perform dance")
    own_deck(folder, "heidel", "call three-kinds", "call nobody")
    own_deck(folder, "nanurjuk", 'name.cs = "Lososí tah"', "")
    own_deck(folder, "panuk", "start = true", "start = false")
    (folder / "glenn.toml").write_bytes(b"\xff\xfe\x00[")
    own_deck(folder, "mackinnon", 'name.en = "Royal Mint"', 'name.en = "My Mint"')
    said = with_decks(tmp_path)
    english, czech = said["own"]
    files = "glenn.toml, heidel.toml, nanurjuk.toml, panuk.toml, ulaf.toml"
    assert english.startswith(f"Some decks of your own can't be used: {files}.")
    assert "kronika decks check" in english
    assert czech.startswith(f"Některé vlastní balíčky nelze použít: {files}.")
    assert said["ours-over"]


def test_a_home_without_decks(tmp_path: Path) -> None:
    said = with_decks(tmp_path)
    assert said["own"][0].startswith("There are no decks of your own.")
    assert "~/.kronika/decks: glenn.toml, ulaf.toml" in said["own"][0]
    assert said["ours-over"]
    assert list(tmp_path.iterdir()) == [], "nothing is written there"
