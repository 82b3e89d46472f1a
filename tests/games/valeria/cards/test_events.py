"""The 6 enemy events: number, instruction, cost, reward and points of each."""

from __future__ import annotations

import pytest

from kronika.games.valeria.faces import EVENT, FACES, NUMBER, of_kind
from tests.scenes.valeria import Scene

PRINTED = [
    ("corrupted-cleric", 1, "titan", 2, 4, 2),
    ("giant-leech", 2, "titan", 10, 1, 4),
    ("bat-swarm", 3, "minion", 6, 0, 2),
    ("sorcerer", 4, "titan", 1, 5, 1),
    ("mimic", 5, "minion", 3, 3, 2),
    ("kobold-thieves", 6, "minion", 6, 0, 1),
]

ROLL = {1: (1, 6), 2: (2, 6), 3: (3, 6), 4: (4, 6), 5: (5, 6), 6: (6, 5)}


def in_play(event: str, **more: object) -> Scene:
    """The event lies where the citizens of number 1 have run out."""
    return Scene(events={"1": event}, enemy_events=True, **more)  # type: ignore[arg-type]


def slay(event: str, slain: str = "") -> Scene:
    face = FACES[NUMBER[event]]
    return in_play(event, slain=slain, has=f"{face.strength} strength {face.magic} magic").do(f"slay:{event}")


@pytest.mark.rule("V10.2-c", "V10.2-e")
@pytest.mark.parametrize(("name", "number", "type_", "strength", "magic", "vp"), PRINTED)
def test_what_is_printed(name: str, number: int, type_: str, strength: int, magic: int, vp: int) -> None:
    face = FACES[NUMBER[name]]
    assert face.numbers == [number]
    assert (face.type, face.strength, face.magic, face.vp, face.area) == (type_, strength, magic, vp, -1)
    assert f"slay:{name}" in in_play(name, has=f"{strength} strength {magic} magic").options()
    scene = in_play(name, has=f"{strength - 1} strength {magic} magic")
    assert scene.refusals()[f"slay:{name}"] == "V6.3-b"
    scene = slay(name)
    assert scene.slain() == [name]
    assert scene.score()["monsters"] == vp


def test_there_are_no_others() -> None:
    assert [face.id for face in of_kind(EVENT)] == [name for name, *_ in PRINTED]


@pytest.mark.parametrize(
    ("name", "reward"),
    [
        ("corrupted-cleric", "3 gold 2 magic"),
        ("giant-leech", "5 magic"),
        ("mimic", "5 gold"),
        ("kobold-thieves", "7 gold"),
    ],
)
def test_plain_reward(name: str, reward: str) -> None:
    assert slay(name).has(0, reward)


def test_rewards_that_count_monsters_count_the_event_too() -> None:
    assert slay("bat-swarm", "goblin troll").has(0, "3 gold")
    assert slay("sorcerer", "goblin mimic").has(0, "3 magic")
    assert slay("sorcerer").has(0, "1 magic")


@pytest.mark.rule("V10.4-a")
@pytest.mark.parametrize(
    ("name", "resource"), [("corrupted-cleric", "magic"), ("bat-swarm", "strength"), ("mimic", "gold")]
)
def test_events_that_put_a_token(name: str, resource: str) -> None:
    scene = in_play(name, dice=ROLL[FACES[NUMBER[name]].numbers[0]])
    tops = ["put:goblin", "put:skeleton", "put:treant", "put:owlbear", "put:dire-bear", f"put:{name}"]
    assert scene.options() == tops
    scene.do("put:owlbear")
    assert scene.tokens("valley") == {resource: 1}
    more = {"magic": (4, 1), "strength": (5, 0), "gold": (4, 0)}[resource]
    assert scene.table.sight(0).slay_price(scene.stack("valley")) == more


@pytest.mark.rule("V10.3-d", "V3.2-b")
@pytest.mark.parametrize(
    ("name", "resource"), [("giant-leech", "strength"), ("sorcerer", "magic"), ("kobold-thieves", "gold")]
)
def test_events_by_which_all_lose(name: str, resource: str) -> None:
    one, two = ROLL[FACES[NUMBER[name]].numbers[0]]
    income = [int(6 in (one, two)), int(5 in (one, two)), 0]
    at = ("strength", "gold", "magic").index(resource)
    scene = in_play(name, dice=(one, two), has=f"3 {resource}", rival_has="")
    own, others = [0, 0, 0], [0, 0, 0]
    own[at] = 3 - 1
    assert scene.state.stock[0][:3] == [a + b for a, b in zip(own, income, strict=True)]
    assert scene.state.stock[1][:3] == [a + b for a, b in zip(others, income, strict=True)], "as far as possible"
