"""MacKinnon, card by card: investments."""

from __future__ import annotations

import pytest

from tests.games.north.cards.play import (
    ROWS,
    added,
    boosted,
    built,
    change,
    exchange,
    gains,
    part,
    reaction,
    supply,
    things,
    used,
)
from tests.scenes.north import Scene


def stored(id: str) -> tuple[int, str, list[str]]:
    """Of a stored income: how many of what make a set, and what a set brings."""
    head, _, choices = ROWS[id]["feature"].partition(": ")
    _, number, thing = head.split()
    return int(number), thing, choices.split(" / ")


def key(choice: str) -> str:
    return "get:" + "-".join(f"{number}{thing}" for thing, number in things(choice).items())


def lookout(id: str, tokens: str, *picks: str) -> tuple[Scene, dict[str, int]]:
    """A Lookout with this on the card; nobody keeps a card. What seat 0's supply changed."""
    scene = Scene(phase="lookout", empire=id, has="0 worker", tokens={id: tokens} if tokens else None)
    before = supply(scene)
    for seat in scene.asked():
        if scene.ask(seat).what.id == "north-ask-keep":
            scene.picks(seat)
    if picks:
        scene.picks(0, *picks)
    assert scene.phase == "action"
    return scene, change(before, scene)


# --- banks and vaults ---


@pytest.mark.rule("N7.3-a", "N7.8-a", "N7.8-b")
def test_goods_depot() -> None:
    """Resources of any kinds are put in, never gold, and pay every Lookout."""
    built("goods-depot")
    most = int(part("goods-depot", "action", "assign")[3])
    scene = Scene(empire="goods-depot", has=f"{most} wood {most} fish 9 gold 2 raze").do("use:goods-depot")
    assert scene.options() == ["assign:wood", "assign:fish"]
    scene.picks(0, "assign:wood", *["assign:fish"] * (most - 1))
    assert scene.on("goods-depot") == added({"wood": 1, "fish": most - 1})
    assert scene.has("wood") == most - 1
    none = Scene(empire="goods-depot", has="5 wood").do("use:goods-depot").picks(0)
    assert (none.has("wood"), none.is_exhausted("goods-depot")) == (5, True), "none is fewer too"
    number, thing, choices = stored("goods-depot")
    assert thing == "resource"
    tokens = f"{number} wood {2 * number - 1} stone 9 gold"  # one short of three sets, whatever the gold
    scene, brings = lookout("goods-depot", tokens, key(choices[0]), key(choices[-1]))
    assert brings == added(things(choices[0]), things(choices[-1]))
    assert scene.on("goods-depot") == {"wood": number, "stone": 2 * number - 1, "gold": 9}, "nothing is used up"


@pytest.mark.rule("N7.8-a")
def test_savings_bank() -> None:
    """Gold only, which is mixed freely: the rulebook's example."""
    _, brings = built("savings-bank")
    assert brings == gains("savings-bank", "bonus")
    most = int(part("savings-bank", "action", "assign")[3])
    scene = Scene(empire="savings-bank", has=f"{most + 1} gold 5 wood").do("use:savings-bank")
    scene.picks(0, *["assign:gold"] * most)
    assert (scene.on("savings-bank"), scene.has("gold")) == ({"gold": most}, 1)
    number, thing, choices = stored("savings-bank")
    assert thing == "gold"
    assert len(choices) == 2
    tokens = f"{2 * number + number - 1} gold"
    gold, point = key(choices[0]), key(choices[1])
    for picks in ([gold, gold], [gold, point], [point, point]):
        _, brings = lookout("savings-bank", tokens, *picks)
        assert brings == added(*(things(choices[0] if pick == gold else choices[1]) for pick in picks))
    _, nothing = lookout("savings-bank", f"{number - 1} gold")
    assert nothing == {}


def test_whisky_cask() -> None:
    _, brings = built("whisky-cask")
    assert brings == gains("whisky-cask", "bonus")
    most = int(part("whisky-cask", "action", "assign")[3])
    scene = Scene(empire="whisky-cask", has=f"{most} food 5 gold").do("use:whisky-cask")
    scene.picks(0, "assign:food")
    assert (scene.on("whisky-cask"), scene.has("food")) == ({"food": 1}, most - 1)
    number, thing, choices = stored("whisky-cask")
    assert (thing, len(choices)) == ("food", 1)
    _, brings = lookout("whisky-cask", f"{2 * number} food")
    assert brings == added(things(choices[0]), things(choices[0]))
    _, none = lookout("whisky-cask", f"{number - 1} food 9 wood")
    assert none == {}


# --- actions ---


@pytest.mark.rule("N7.15-a")
def test_royal_mint() -> None:
    _, brings = used("royal-mint")
    assert brings == exchange("royal-mint")
    poor = Scene(empire="royal-mint", has="5 worker 9 wood 9 stone 9 food 9 sheep 9 fish")
    assert poor.refusals()["use:royal-mint"] == "N6.2-a", "resources never stand in for gold"


@pytest.mark.parametrize("banks", [0, 1, 4])
def test_strongroom(banks: int) -> None:
    _, brings = used("strongroom", empire=" ".join(["savings-bank"] * banks))
    assert brings == exchange("strongroom", banks)


def test_compound_interest() -> None:
    """A deposit comes back with one more of its kind, and a point; workers and raze tokens are no deposits."""
    tokens = {"goods-depot": "2 wood 1 worker", "savings-bank": "1 gold 1 raze"}
    banks = "goods-depot savings-bank"
    scene, brings = used("compound-interest", "release:goods-depot:wood", empire=banks, tokens=tokens)
    assert brings == {"wood": 2, "vp": 1}
    assert scene.on("goods-depot") == {"wood": 1, "worker": 1}
    scene, brings = used("compound-interest", "release:savings-bank:gold", empire=banks, tokens=tokens)
    assert brings == {"gold": 2, "vp": 1}
    assert scene.on("savings-bank") == {"raze": 1}
    scene = Scene(empire=f"compound-interest {banks}", tokens=tokens).do("use:compound-interest")
    assert scene.options() == ["release:goods-depot:wood", "release:savings-bank:gold"]


# --- features and bonuses ---


def test_sworn_notary() -> None:
    built("sworn-notary")
    assert reaction("sworn-notary", "assign") == gains("sworn-notary", "feature")
    scene = Scene(empire="sworn-notary savings-bank", has="2 gold").do("use:savings-bank").picks(0)
    assert scene.has("food") == 0, "who puts in nothing has assigned nothing"


def test_board_of_shareholders() -> None:
    _, itself = built("board-of-shareholders")
    assert itself == {}
    for choice in (0, 1):
        gained = gains("board-of-shareholders", "feature", choice=choice)
        (thing,) = gained
        assert reaction("board-of-shareholders", "build", f"get:{gained[thing]}{thing}") == gained


@pytest.mark.rule("N7.6-a")
def test_tenant_farm() -> None:
    scene, brings = built("tenant-farm", "card:barley-field")
    assert brings == things(ROWS["barley-field"]["yields"])
    scene.answers(1, "pass")
    before = supply(scene)
    scene.do("disc:harvest", "harvest:tenant-farm")
    assert change(before, scene) == things(ROWS["barley-field"]["yields"])


@pytest.mark.parametrize("banks", [0, 1, 5])
def test_ledger_hall(banks: int) -> None:
    """A bank itself, so it counts."""
    assert ROWS["ledger-hall"]["type"] == "bank"
    _, brings = built("ledger-hall", empire=" ".join(["sworn-notary"] * banks))
    assert brings == gains("ledger-hall", "bonus", banks + 1)


# --- boosts ---


def test_bridging_loan() -> None:
    _, brings = boosted("bridging-loan")
    assert brings == gains("bridging-loan", "instant")


@pytest.mark.rule("N7.7-a")
def test_hot_tip() -> None:
    """A bank from the deck, and a building material."""
    scene = Scene(hand="hot-tip", clans=["mackinnon", "ulaf"], has="0 worker").do("disc:explore", "boost:hot-tip")
    banks = {id for id, row in ROWS.items() if row.get("type") == "bank"}
    assert {key.removeprefix("find:") for key in scene.options()} == banks
    scene.do("find:ledger-hall")
    assert "ledger-hall" in scene.hand()
    scene.do(scene.options()[1])
    gained = gains("hot-tip", "instant", choice=1)
    assert {thing: scene.has(thing) for thing in gained} == gained


@pytest.mark.rule("N7.4-a")
def test_cashing_out() -> None:
    """Everything comes back from all own cards; without a choice, since all of it does."""
    tokens = {"goods-depot": "2 wood 1 stone", "savings-bank": "3 gold 1 worker"}
    scene, brings = boosted("cashing-out", empire="goods-depot savings-bank", tokens=tokens)
    assert brings == added(gains("cashing-out", "instant"), {"wood": 2, "stone": 1, "gold": 3, "worker": 1})
    assert (scene.on("goods-depot"), scene.on("savings-bank")) == ({}, {})
    _, none = boosted("cashing-out")
    assert none == gains("cashing-out", "instant")


@pytest.mark.parametrize("banks", [0, 1, 5])
def test_dividend_day(banks: int) -> None:
    _, brings = boosted("dividend-day", empire=" ".join(["sworn-notary"] * banks))
    assert brings == gains("dividend-day", "instant", banks)


# --- since rules 2 ---


@pytest.mark.rule("N5.5-a", "N7.11-a")
def test_ship_charter() -> None:
    for key, gained in (("get:1common-ship", "common-ship"), ("get:1gold", "gold")):
        scene = Scene(hand="ship-charter goods-depot").do("disc:construct", "boost:ship-charter", key)
        assert scene.has(gained) == 1


def test_guild_charter() -> None:
    """For every other market, built for a price or for nothing."""
    _, after = built("timber-exchange", empire="guild-charter")
    assert after == gains("guild-charter", "feature")
    _, other = built("whisky-cask", empire="guild-charter")
    assert "vp" not in other
    _, itself = built("guild-charter")
    assert itself == {}
