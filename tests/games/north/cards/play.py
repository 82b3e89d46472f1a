"""Playing one card in a scene, and what its lines in the data file promise.

The lines are read here by other code than the game's, so numbers may be tuned freely: a test says that the supply
changed as the card promises, and which things it must be about.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from kronika.games.north.faces import DATA
from kronika.games.north.goods import THINGS
from tests.scenes.north import Scene

Change = dict[str, int]

ROWS: dict[str, dict[str, Any]] = {}
FILES: dict[str, dict[str, dict[str, Any]]] = {}
for _path in sorted(DATA.glob("*.toml")):
    FILES[_path.stem] = tomllib.loads(_path.read_text(encoding="utf-8"))
    ROWS.update(FILES[_path.stem])


# --- what a card promises ---


def things(text: str) -> Change:
    """'2 wood + 1 vp' by thing."""
    found: Counter[str] = Counter()
    for part in text.split("+"):
        number, thing = part.split()
        found[thing] += int(number)
    return dict(found)


def price(id: str, key: str = "action") -> Change:
    """What its action (or feature, or instant) costs."""
    line = ROWS[id][key]
    if line.startswith("when "):
        line = line.split(": ", 1)[1]
    return things(line.removeprefix("pay ").split(":")[0]) if line.startswith("pay ") else {}


def parts(id: str, key: str) -> list[str]:
    """Its effects one by one, without trigger and price."""
    line = ROWS[id][key]
    if line.startswith("when "):
        line = line.split(": ", 1)[1]
    if line.startswith("pay "):
        line = line.split(": ", 1)[1]
    return [part.strip().removeprefix("may ") for part in line.split(";")]


def part(id: str, key: str, word: str) -> list[str]:
    """The one effect that begins with this word, word by word."""
    (found,) = [part for part in parts(id, key) if part.startswith(word)]
    return found.split()


def gains(id: str, key: str, count: int = 0, choice: int = 0) -> Change:
    """All that its gains bring: of alternatives this one, of what is gained per something so many times at most, and
    wood where any resource may be taken."""
    found: Counter[str] = Counter()
    for each in parts(id, key):
        if not each.startswith("gain "):
            continue
        what, _, per = each.removeprefix("gain ").partition(" per ")
        _, _, most = per.partition(" max ")
        times = min(count, int(most or 99)) if per else 1
        alternatives = what.partition(" max ")[0].split(" / ")
        for thing, number in things(alternatives[min(choice, len(alternatives) - 1)]).items():
            found["wood" if thing == "resource" else thing] += number * times
    return {thing: number for thing, number in found.items() if number}


def added(*changes: Change) -> Change:
    total: Counter[str] = Counter()
    for change in changes:
        for thing, number in change.items():
            total[thing] += number
    return {thing: number for thing, number in total.items() if number}


def paid(cost: Change) -> Change:
    """Goods go; workers grow tired (N7.2-b)."""
    change = {thing: -number for thing, number in cost.items()}
    return added(change, {"tired": cost.get("worker", 0)})


def exchange(id: str, count: int = 0, choice: int = 0) -> Change:
    """What its action changes in the supply: the price paid, the gains taken."""
    return added(paid(price(id)), gains(id, "action", count, choice))


# --- the supply ---


def words(amounts: Change) -> str:
    """As a scene is told: '2 wood 0 worker'. Workers are only those that are named."""
    return " ".join(f"{number} {thing}" for thing, number in ({"worker": 0} | amounts).items())


def supply(scene: Scene, seat: int = 0) -> Change:
    """All a player has: goods, rested and tired workers, points, ships, cards in hand."""
    found = {thing: scene.has(thing, seat) for thing in THINGS}
    return found | {"tired": scene.tired(seat), "card": len(scene.hand(seat))}


def change(before: Change, scene: Scene, seat: int = 0) -> Change:
    after = supply(scene, seat)
    return {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]}


def pay_first(scene: Scene) -> Scene:
    """Where there are several ways to pay, the one with the fewest gold."""
    ask = scene.table.ask(0)
    if ask is not None and ask.what.id == "north-ask-pay":
        scene.picks(0, ask.keys()[0])
    return scene


def content(scene: Scene) -> Scene:
    """Takes wood where any resource is offered, and the first of alternatives."""
    ask = scene.table.ask(0)
    while ask is not None and ask.what.id in ("north-ask-resource", "north-ask-get"):
        scene.picks(0, *["resource:wood"] * ask.least if ask.what.id == "north-ask-resource" else ask.keys()[:1])
        ask = scene.table.ask(0)
    return scene


# --- building ---


def pays(id: str) -> Change:
    """What it costs to build; with anything less it can't be built (N4.1-h)."""
    cost = things(ROWS[id]["cost"])
    for thing in cost:
        short = Scene(hand=id, has=words(added(cost, {thing: -1})))
        assert short.refusals()[f"build:{id}"] == "N4.1-h"
    return cost


def built(id: str, *answers: str, has: str = "", **more: Any) -> tuple[Scene, Change]:
    """Builds it for its exact cost; the scene, and what the supply changed beyond the cost and the card."""
    cost = pays(id)
    scene = Scene(hand=id, has=f"{words(cost)} {has}", **more)
    before = supply(scene)
    scene.do(f"build:{id}")
    for answer in answers:
        scene.picks(0, *answer.split())
    content(scene)
    assert scene.empire().count(id) == more.get("empire", "").split().count(id) + 1
    assert not scene.is_exhausted(id)
    return scene, added(change(before, scene), {thing: -n for thing, n in paid(cost).items()}, {"card": 1})


# --- actions ---


def used(id: str, *answers: str, has: str = "", empire: str = "", **more: Any) -> tuple[Scene, Change]:
    """Uses its action with exactly its price in the supply (and what is given); it lies exhausted then (N6.2-a)."""
    cost = price(id)
    for thing in cost:
        short = Scene(empire=id, has=words(added(cost, {thing: -1})))
        assert short.refusals()[f"use:{id}"] == "N6.2-a"
    scene = Scene(empire=f"{id} {empire}", has=f"{words(cost)} {has}", **more)
    before = supply(scene)
    scene.do(f"use:{id}")
    for answer in answers:
        scene.picks(0, *answer.split())
    content(scene)
    assert scene.is_exhausted(id)
    return scene, change(before, scene)


# --- fields, upgrades, boosts ---


def with_tile(tile: str, id: str, *answers: str, **more: Any) -> tuple[Scene, Change]:
    """A disc with this card, and the same without: the scene with it, and the difference of the two supplies.

    What the tile itself asks is answered alike in both: the first field is harvested, the ship sails empty. Each answer
    is the answer to one ask, several picks with spaces between."""
    found: list[tuple[Scene, Change]] = []
    for card in (id, ""):
        scene = Scene(**{"has": "0 worker", **more, "hand": f"{id} twin-ships {more.get('hand', '')}"})
        before = supply(scene)
        scene.do(f"disc:{tile}", f"{verb_of(id)}:{id}" if card else "none")
        if card:
            for answer in answers:
                scene.picks(0, *answer.split())
        finish(content(scene))
        found.append((scene, change(before, scene)))
    (scene, with_it), (_, without) = found
    return scene, added(with_it, {thing: -n for thing, n in without.items()}, {"card": 1})


def verb_of(id: str) -> str:
    return "boost" if ROWS[id]["kind"] == "boost" else "field"


def finish(scene: Scene) -> None:
    """Answers what a tile action asks of seat 0, always in the same way."""
    for start in ("harvest:", "cargo:empty", "build:twin-ships"):
        ask = scene.table.ask(0)
        if ask is not None and ask.what.id != "north-ask-action":
            for key in [key for key in ask.keys() if key.startswith(start)][:1]:
                content(scene.picks(0, key))


def boosted(id: str, *answers: str, **more: Any) -> tuple[Scene, Change]:
    """Plays the boost with its tile action: what it brings besides; it is discarded (N5.2-c), and no other tile takes
    it (N5.2-a)."""
    other = "explore" if ROWS[id]["with"] == "populate" else "populate"
    elsewhere = Scene(hand=id).do(f"disc:{other}")
    assert (elsewhere.turn, id in elsewhere.hand()) == (1, True)
    scene, brings = with_tile(ROWS[id]["with"], id, *answers, **more)
    assert scene.discards()[0] == id
    return scene, brings


def starts(id: str) -> Change:
    """A starting location lies in the empire, its goods in the supply; what a harvest of it brings (N2.5-a)."""
    assert ROWS[id]["start"] is True
    clan = next(clan for clan, rows in FILES.items() if id in rows)
    fresh = Scene(clans=[clan, "panuk" if clan == "ulaf" else "ulaf"])
    assert id in fresh.empire()
    return harvested(id)


def harvested(id: str, empire: str = "", **more: Any) -> Change:
    """What a harvest of the field brings; it lies in the empire, unless another empire is given."""
    scene = Scene(empire=empire or id, has="0 worker", **more)
    before = supply(scene)
    scene.do("disc:harvest", f"harvest:{id}")
    return change(before, scene)


def sown(id: str, *answers: str) -> Change:
    """A field built with its tile gives its goods at once (N5.4-a), as a harvest does later; this is what it gives."""
    scene, brings = with_tile(ROWS[id]["with"], id, *answers)
    assert id in scene.empire()
    assert harvested(id) == brings
    return brings


def attached(id: str, field: str) -> Change:
    """An upgrade needs a field of its kind (N5.4-b); it gives its own goods at once, later both (N5.4-c)."""
    tile = ROWS[id]["with"]
    bare = Scene(hand=f"{id} twin-ships", has="0 worker", starts=False, empire="trading-floe")
    if f"disc:{tile}" in bare.options():
        bare.do(f"disc:{tile}")
        assert id in bare.hand()
        assert bare.turn == 1
    hosts = {"empire": field, "starts": False}
    scene, brings = with_tile(tile, id, **hosts)
    assert scene.state.host == {scene.card(id): scene.card(field)}
    later = Scene(empire=f"{field} {id}", starts=False, has="0 worker", upgrades={id: field})
    before = supply(later)
    later.do("disc:harvest")
    assert change(before, later) == added(things(ROWS[field]["yields"]), brings)
    assert later.score()["cards"] == 2
    return brings


# --- features ---


def happens(what: str, has: str = "", empire: str = "", **more: Any) -> Scene:
    """Something that features wait for, done by seat 0; the scene is left at the first ask of a feature, if any."""
    made: dict[str, Any] = {"has": f"0 worker {has}", "empire": empire, **more}
    if what == "assign":
        made["empire"] = f"{empire} work-bee"
        made["has"] = f"1 worker {words(price('work-bee'))} {has}".replace(" 0 worker", "")
        return Scene(**made).do("use:work-bee")
    if what == "conquer":
        scene = Scene(**{"phase": "expedition", "queue": [(0, 0, 1)], "near": "ram-islet", **made})
        return scene.do("conquer:ram-islet")
    if what == "pillage":
        scene = Scene(**{"phase": "expedition", "queue": [(0, 0, 0)], "near": "driftwood-bay", **made})
        return scene.do("pillage:driftwood-bay")
    if what == "raid":
        return Scene(**{**made, "has": f"0 worker 1 raze {has}", "rival_empire": "axe-smithy"}).do("raid:axe-smithy")
    if what == "build":
        scene = Scene(**{"hand": "beaten-track", **made})
        return scene.do("disc:construct")
    if what == "harvest":
        return Scene(**made).do("disc:harvest", "harvest:barley-field")
    if what == "boost":
        scene = Scene(**{"hand": "battle-horn", **made})
        return scene.do("disc:populate", "boost:battle-horn")
    return Scene(**made).do(f"disc:{what}")


def reaction(id: str, what: str, *answers: str, **more: Any) -> Change:
    """What the feature brings when this happens: the difference to the same without the card."""
    with_it = happens(what, empire=id, **more)
    for answer in answers:
        with_it.picks(0, *answer.split())
    without = happens(what, **more)
    return change(supply(content(without)), content(with_it))
