"""The 18 citizens: what each gives to the active player and to the others, what it costs and which role it shows."""

from __future__ import annotations

import pytest

from kronika.games.valeria.effects import ROLES
from kronika.games.valeria.faces import CITIZEN, FACES, NUMBER, of_kind
from tests.scenes.valeria import Scene, board

ROLLS = {1: (1, 3), 2: (2, 1), 3: (3, 1), 4: (4, 3), 5: (5, 3), 6: (6, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 11: (6, 5)}
"""A roll without doubles for each number."""

PRINTED = [
    ("cleric", "1", 3, "holy"),
    ("monk", "1", 3, "holy"),
    ("merchant", "2", 2, "worker"),
    ("blacksmith", "2", 3, "worker"),
    ("mercenary", "3", 3, "shadow"),
    ("alchemist", "3", 3, "shadow"),
    ("archer", "4", 4, "soldier"),
    ("wizard", "4", 4, "soldier"),
    ("peasant", "5", 2, "worker"),
    ("knight", "6", 2, "soldier"),
    ("rogue", "7", 2, "shadow"),
    ("thief", "7", 2, "shadow"),
    ("champion", "8", 2, "soldier"),
    ("warlord", "8", 2, "soldier"),
    ("paladin", "9/10", 2, "holy"),
    ("priestess", "9/10", 2, "holy"),
    ("butcher", "11/12", 1, "worker"),
    ("miner", "11/12", 1, "worker"),
]

PLAIN_ACTIVE = [
    ("cleric", "3 magic"),
    ("monk", "1 gold 2 magic"),
    ("mercenary", "1 strength 1 gold"),
    ("archer", "2 strength"),
    ("wizard", "1 strength 1 magic"),
    ("rogue", "2 strength 2 gold"),
    ("champion", "4 strength"),
    ("paladin", "1 strength 2 magic"),
    ("priestess", "2 strength 1 magic"),
]

PLAIN_OTHER = [
    ("cleric", "1 magic"),
    ("merchant", "1 gold"),
    ("blacksmith", "1 gold"),
    ("archer", "1 strength"),
    ("wizard", "1 magic"),
    ("rogue", "1 strength 1 gold"),
    ("butcher", "4 gold"),
    ("miner", "4 gold"),
]

EXCHANGES_OTHER = [
    ("monk", "1 gold", "2 magic"),
    ("mercenary", "1 strength", "2 gold"),
    ("alchemist", "1 magic", "2 gold"),
    ("champion", "1 gold", "4 strength"),
    ("paladin", "1 strength", "3 magic"),
    ("priestess", "1 magic", "3 strength"),
]


def harvest(name: str, active: bool, has: str = "", more: str = "", domains: str = "") -> Scene:
    """Seat 0 (active) or seat 1 (not) has the citizen, and its number is rolled."""
    number = FACES[NUMBER[name]].numbers[0]
    own = f"{name} {more}"
    if active:
        return Scene(dice=ROLLS[number], duchy=own, has=has, domains=domains)
    return Scene(dice=ROLLS[number], rival=own, rival_has=has, rival_domains=domains)


def gained(scene: Scene, seat: int, roll: int) -> list[int]:
    """What the seat has beyond the starters' own income of that roll."""
    starters = {5: [0, 1, 0, 0], 6: [1, 0, 0, 0]}
    own = scene.state.stock[seat][:]
    for value in {*ROLLS[roll], sum(ROLLS[roll])}:
        for i, amount in enumerate(starters.get(value, [])):
            own[i] -= amount
    return own


@pytest.mark.rule("V7.3-b")
@pytest.mark.parametrize(("name", "number", "cost", "role"), PRINTED)
def test_what_is_printed(name: str, number: str, cost: int, role: str) -> None:
    face = FACES[NUMBER[name]]
    assert "/".join(map(str, face.numbers)) == number
    assert face.cost == cost
    assert ROLES[face.role] == role
    assert sum(face.roles) == 1
    scene = Scene(center=name, has="9 gold")
    price = cost + (name in ("peasant", "knight"))
    scene.do(f"hire:{name}")
    assert scene.gold() == 9 - price
    assert scene.citizens() == [name]
    assert scene.top(number) == name


def test_there_are_no_others() -> None:
    assert [face.id for face in of_kind(CITIZEN)] == [name for name, *_ in PRINTED]


@pytest.mark.parametrize(("name", "gain"), PLAIN_ACTIVE)
def test_plain_gain_of_the_active_player(name: str, gain: str) -> None:
    scene = harvest(name, active=True)
    assert gained(scene, 0, FACES[NUMBER[name]].numbers[0]) == board(gain)


@pytest.mark.parametrize(("name", "gain"), PLAIN_OTHER)
def test_plain_gain_of_another_player(name: str, gain: str) -> None:
    scene = harvest(name, active=False)
    assert gained(scene, 1, FACES[NUMBER[name]].numbers[0]) == board(gain)


@pytest.mark.rule("V7.1-g")
@pytest.mark.parametrize(("name", "pay", "gain"), EXCHANGES_OTHER)
def test_exchange_of_another_player(name: str, pay: str, gain: str) -> None:
    scene = harvest(name, active=False, has=pay)
    before = scene.state.stock[1][:]
    assert scene.options(1) == [f"{name}:exchange", "done"]
    scene.answers(1, f"{name}:exchange")
    change = [now - then for now, then in zip(scene.state.stock[1], before, strict=True)]
    assert change == [plus - minus for plus, minus in zip(board(gain), board(pay), strict=True)]


@pytest.mark.rule("V5.3-c")
@pytest.mark.parametrize(
    ("name", "roll"),
    [
        ("monk", (1, 3)),
        ("mercenary", (3, 1)),
        ("alchemist", (3, 1)),
        ("champion", (6, 2)),
        ("paladin", (5, 4)),
        ("priestess", (5, 4)),
    ],
)
def test_an_exchange_that_cannot_be_paid_is_not_offered(name: str, roll: tuple[int, int]) -> None:
    scene = Scene(dice=roll, rival=name, rival_has="")
    assert 1 not in scene.asked()
    assert name in scene.citizens(1)


def test_merchant() -> None:
    scene = harvest("merchant", active=True)
    assert scene.options() == ["merchant:2-gold", "merchant:2-magic", "done"]
    assert Scene(dice=(2, 1), duchy="merchant", has="").do("merchant:2-gold").has(0, "2 gold")
    assert Scene(dice=(2, 1), duchy="merchant", has="").do("merchant:2-magic").has(0, "2 magic")


def test_blacksmith_counts_soldiers_not_starters() -> None:
    assert harvest("blacksmith", active=True, more="archer*2 knight champion").has(0, "4 gold")
    assert harvest("blacksmith", active=True, more="paladin thief").has(0, "")


def test_alchemist() -> None:
    scene = harvest("alchemist", active=True, has="1 gold")
    assert scene.do("alchemist:exchange").has(0, "3 magic")


def test_peasant_and_knight() -> None:
    scene = Scene(dice=(5, 6), duchy="peasant*2 knight", rival="knight*2", has="", rival_has="")
    assert scene.has(0, "3 gold 2 strength")
    assert scene.has(1, "1 gold 3 strength")


@pytest.mark.rule("V5.4-d")
def test_thief_of_another_player() -> None:
    scene = harvest("thief", active=False)
    assert scene.options(1) == ["thief:2-gold", "thief:2-magic", "done"]
    scene.answers(1, "thief:2-magic")
    assert scene.magic(1) == 2


@pytest.mark.rule("V5.4-c", "V9.11-a", "V7.1-h")
def test_thief_of_the_active_player() -> None:
    scene = Scene(dice=(4, 3), duchy="thief", has="", rival_has="5 gold 2 magic")
    assert scene.options() == ["take:1-gold", "take:1-magic", "nothing"]
    scene.do("take:1-gold")
    assert scene.has(0, "3 gold")
    scene = Scene(dice=(4, 3), duchy="thief", has="", rival_has="5 gold 2 magic")
    scene.do("take:1-magic")
    assert scene.has(0, "2 magic")
    assert scene.gold(1) == 5


@pytest.mark.rule("V5.3-e")
def test_warlord() -> None:
    # the left effect counts soldiers among citizens, the right one cards named Knight, the starter too
    assert harvest("warlord", active=True, more="knight archer thief").has(0, "3 strength 1 gold")
    assert harvest("warlord", active=False, more="knight*2 archer").has(1, "3 strength 1 gold")
    assert harvest("warlord", active=False).has(1, "1 strength 1 gold")


@pytest.mark.rule("V7.1-e")
def test_butcher_counts_workers_and_itself() -> None:
    scene = harvest("butcher", active=True, more="peasant merchant")
    assert gained(scene, 0, 11)[1] == 2 * 3 + 1  # and the hired Peasant's own gold
    scene = harvest("butcher", active=True)
    assert gained(scene, 0, 11)[1] == 2


def test_miner_counts_domains() -> None:
    scene = harvest("miner", active=True, domains="palace-of-the-dawn eye-of-asteraten gargans-embrace")
    scene.do("keep-dice")
    assert gained(scene, 0, 11)[1] == 4
    scene = harvest("miner", active=True)
    assert gained(scene, 0, 11)[1] == 1
