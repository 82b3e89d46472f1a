"""The 24 monsters: what each costs to slay, what it gives at once and what it is worth at the end."""

from __future__ import annotations

import pytest

from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import FACES, MONSTER, NUMBER, of_kind
from kronika.testing import in_order
from tests.scenes.valeria import Scene, board

PRINTED = """
goblin           hills     minion  1 0 1 3 0
goblin-mage      hills     titan   3 0 2 1 1
goblin-king      hills     boss    6 0 4 1 0
skeleton         ruins     minion  2 0 2 3 0
flaming-skeleton ruins     titan   5 0 3 1 1
skeleton-king    ruins     boss    8 0 4 1 0
treant           forest    minion  3 0 1 2 1
bane-spider      forest    beast   6 0 2 2 0
spider-queen     forest    boss   10 3 5 1 0
owlbear          valley    beast   4 0 2 3 0
giant            valley    titan   8 0 3 1 1
troll            valley    boss   12 0 6 1 0
dire-bear        mountains beast   5 0 3 2 1
orc-warrior      mountains minion  9 0 3 2 0
orc-chieftain    mountains boss   14 0 6 1 0
gargoyle         barrens   minion  1 0 1 3 1
wraith           barrens   titan   4 3 3 1 0
witch-queen      barrens   boss    5 4 5 1 0
gelatinous-cube  swamp     minion  4 1 3 3 1
basilisk         swamp     beast   6 3 4 1 0
swamp-dragon     swamp     boss   10 4 6 1 0
kobolds          cavern    minion  5 1 3 3 1
gold-golem       cavern    titan   7 3 4 1 0
red-dragon       cavern    boss   12 6 7 1 0
"""
ROWS = [tuple(line.split()) for line in PRINTED.strip().splitlines()]

PLAIN = [
    ("goblin", "1 gold"),
    ("skeleton", "1 gold"),
    ("flaming-skeleton", "1 gold 1 magic"),
    ("treant", "1 gold 1 magic"),
    ("owlbear", "2 magic"),
    ("giant", "1 gold 2 magic"),
    ("gargoyle", "1 magic"),
    ("gelatinous-cube", "2 gold"),
    ("kobolds", "2 gold 1 magic"),
    ("gold-golem", "5 gold"),
]

CHOICES = [
    ("goblin-mage", "1-gold", "1-magic"),
    ("dire-bear", "2-gold", "2-magic"),
    ("basilisk", "3-gold", "3-magic"),
]

BOSSES = [
    ("goblin-king", "goblin*2 goblin-mage", "4 gold"),
    ("skeleton-king", "skeleton*2", "6 gold"),
    ("troll", "owlbear giant", "6 magic"),
    ("orc-chieftain", "dire-bear", "4 gold"),
    ("witch-queen", "gargoyle*3", "4 magic"),
    ("swamp-dragon", "gelatinous-cube", "4 magic"),
    ("red-dragon", "kobolds*2 gold-golem", "12 gold"),
]


def slay(name: str, slain: str = "", **more: str) -> Scene:
    """Seat 0 has exactly what the monster costs, and slays it."""
    face = FACES[NUMBER[name]]
    scene = Scene(center=name, slain=slain, has=f"{face.strength} strength {face.magic} magic", **more)  # type: ignore[arg-type]
    return scene.do(f"slay:{name}")


@pytest.mark.rule("V7.4-a")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_is_printed(row: tuple[str, ...]) -> None:
    face = FACES[NUMBER[row[0]]]
    assert (AREAS[face.area], face.type) == row[1:3]
    assert [face.strength, face.magic, face.vp, face.copies, face.extra] == [int(n) for n in row[3:]]
    # exactly what it costs is enough, and one strength less is not
    scene = Scene(center=face.id, has=f"{face.strength} strength {face.magic} magic")
    assert f"slay:{face.id}" in scene.options()
    scene = Scene(center=face.id, has=f"{face.strength - 1} strength {face.magic} magic")
    assert f"slay:{face.id}" not in scene.options()
    assert scene.refusals()[f"slay:{face.id}"] == "V6.3-b"
    scene = slay(face.id)
    assert scene.slain() == [face.id]
    assert scene.score()["monsters"] == face.vp


def test_there_are_no_others() -> None:
    assert [face.id for face in of_kind(MONSTER)] == [row[0] for row in ROWS]


@pytest.mark.rule("V6.3-d", "V7.1-a", "V7.1-b")
@pytest.mark.parametrize(("name", "reward"), PLAIN)
def test_plain_reward(name: str, reward: str) -> None:
    assert slay(name).has(0, reward)


@pytest.mark.rule("V6.3-i", "V7.1-d")
@pytest.mark.parametrize(("name", "one", "other"), CHOICES)
def test_reward_of_choice(name: str, one: str, other: str) -> None:
    for bits in (one, other):
        scene = slay(name)
        assert scene.options() == [f"get:{one}", f"get:{other}"]
        assert scene.do(f"get:{bits}").has(0, bits.replace("-", " "))


@pytest.mark.rule("V6.3-g", "V7.4-c")
@pytest.mark.parametrize(("name", "slain", "reward"), BOSSES)
def test_reward_of_a_boss(name: str, slain: str, reward: str) -> None:
    assert slay(name, slain).has(0, reward)
    each = [amount // (len(in_order(slain)) + 1) for amount in board(reward)]
    alone = slay(name, "bane-spider")
    assert alone.state.stock[0] == each, "itself counts, other areas do not"


@pytest.mark.rule("V9.8-a")
def test_bane_spider() -> None:
    scene = slay("bane-spider")
    assert scene.options() == ["get:3-gold", "get:citizen"]
    assert scene.do("get:3-gold").has(0, "3 gold")
    scene = slay("bane-spider").do("get:citizen")
    assert scene.citizens() == ["knight"]
    assert scene.has(0, "")


@pytest.mark.rule("V9.8-b")
def test_bane_spider_without_knights_gives_gold() -> None:
    scene = slay("bane-spider", exhausted="knight")
    assert scene.has(0, "3 gold")
    assert scene.ask().what.args["left"] == 1


@pytest.mark.rule("V6.3-x3")
def test_spider_queen_alone() -> None:
    scene = slay("spider-queen")
    assert scene.options() == ["get:2-gold", "get:citizen-1-vp"]
    assert scene.do("get:2-gold").has(0, "2 gold")
    scene = slay("spider-queen").do("get:citizen-1-vp", "take:archer")
    assert scene.citizens() == ["archer"]
    assert scene.has(0, "1 vp")


def test_spider_queen_among_others_of_the_forest() -> None:
    scene = slay("spider-queen", "treant*2 bane-spider troll")
    assert scene.options() == ["get:8-gold", "get:citizen-1-vp"]


def test_spider_queen_without_any_citizen_gives_gold() -> None:
    scene = slay("spider-queen", exhausted="1 2 3 4 5 6 7 8 9/10 11/12")
    assert scene.has(0, "2 gold")


@pytest.mark.rule("V9.3-a", "V6.7-x1", "V7.1-f")
def test_orc_warrior() -> None:
    scene = Scene(center="orc-warrior", has="9 strength", duchy="knight*3")
    scene.do("slay:orc-warrior")
    assert scene.options() == [
        *(
            f"take:{name}"
            for name in in_order("cleric merchant mercenary peasant knight rogue champion paladin butcher")
        ),
        "nothing",
    ]
    scene.do("take:knight")
    assert scene.citizens() == ["knight"] * 4
    assert scene.has(0, "")


def test_orc_warrior_may_be_declined() -> None:
    scene = slay("orc-warrior").do("nothing")
    assert scene.citizens() == []
    assert scene.slain() == ["orc-warrior"]


@pytest.mark.rule("V9.9-a")
def test_wraith() -> None:
    scene = slay("wraith")
    names = in_order("merchant peasant knight rogue champion paladin butcher")
    assert scene.options() == [*(f"take:{name}" for name in names), "nothing"]
    assert scene.do("take:champion").citizens() == ["champion"]
    assert slay("wraith").do("nothing").citizens() == []
