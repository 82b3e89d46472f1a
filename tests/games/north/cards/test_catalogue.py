"""What is in the box: decks and islands as the data files hold them, and that each card has its test."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from kronika.games.north.faces import CLANS, FACES, of_clan
from tests.games.north.cards import test_alike, test_islands
from tests.games.north.cards.play import FILES, ROWS
from tests.scenes.north import Scene


def test_every_card_has_its_test() -> None:
    """Each in the file of its clan, under its own name, or among those of which the same holds."""
    ids = [face.id for face in FACES if not face.own]
    assert len(ids) == len(set(ids)) == len(ROWS)
    for file, rows in FILES.items():
        tests = set(vars(import_module(f"tests.games.north.cards.test_{file}")))
        own = {id for id in rows if f"test_{id.replace('-', '_')}" in tests}
        alike = rows.keys() & (test_islands.ALIKE if file == "islands" else test_alike.ALIKE)
        assert (own | alike, own & alike) == (set(rows), set()), file


@pytest.mark.rule("N1.1-b", "N2.3-b", "N2.3-c")
@pytest.mark.parametrize("clan", CLANS)
def test_a_clan_has_three_starting_locations_and_thirty_cards(clan: str) -> None:
    dealt = {id: row for id, row in FILES[clan].items() if "until" not in row}
    rows = dealt.values()
    copies = [row.get("copies", 1) for row in rows if not row.get("start")]
    assert (len(rows) - len(copies), sum(copies)) == (3, 30)
    assert len(copies) >= 15, "different cards"
    assert set(copies) <= {1, 2, 3}
    assert len(of_clan(clan)) == len(rows)
    scene = Scene(clans=[clan, "panuk" if clan == "ulaf" else "ulaf"])
    assert sorted(scene.empire()) == sorted(id for id, row in dealt.items() if row.get("start"))
    assert len(scene.state.deck[0]) == 30


@pytest.mark.parametrize("clan", CLANS)
def test_a_deck_of_older_rules_is_as_it_was(clan: str) -> None:
    """Cards come and go with a version of the rules; a game that began before it keeps its cards."""
    then, now = ({face.id for face in of_clan(clan, rules=rules)} for rules in (1, 2))
    assert now == {face.id for face in of_clan(clan)}
    assert then - now == {id for id, row in FILES[clan].items() if row.get("until") == 1}
    assert now - then == {id for id, row in FILES[clan].items() if row.get("since") == 2}
    assert then != now
    scene = Scene(clans=[clan, "panuk" if clan == "ulaf" else "ulaf"], rules=1)
    assert {scene.state.cards.name(card) for card in scene.state.deck[0]} <= then


@pytest.mark.rule("N5.5-a", "N7.14-a")
def test_common_ships_and_moves_of_ships_are_on_cards_of_several_clans() -> None:
    def clans(words: str) -> set[str]:
        return {
            face.clan for clan in CLANS for face in of_clan(clan) if any(words in line for line in face.lines.values())
        }

    assert len(clans("common-ship")) >= 3
    assert len(clans("move ship")) >= 2


@pytest.mark.rule("N1.2-h")
def test_types_belong_to_one_clan() -> None:
    owners: dict[str, set[str]] = {}
    for clan in CLANS:
        types = {row["type"] for row in FILES[clan].values() if "type" in row}
        assert len(types) >= 3, clan
        for type in types:
            owners.setdefault(type, set()).add(clan)
    assert [type for type, clans in owners.items() if len(clans) > 1] == []


@pytest.mark.rule("N1.1-b")
def test_there_are_twelve_near_and_ten_distant_islands() -> None:
    rows = FILES["islands"].values()
    assert Counter(row["distance"] for row in rows) == {"near": 12, "distant": 10}
    assert {row.get("copies", 1) for row in rows} == {1}
    abilities = [(row["pillage"], row.get("action"), row.get("feature")) for row in rows]
    assert len(set(abilities)) == len(abilities)
    assert all(("action" in row) != ("feature" in row) for row in rows)


PRINTED = {
    "glenn": "pasture ice-cream-man spare-room",
    "ulaf": "flokis-boatyard treasury watchtower white-keep twin-ships priest-of-thor valkyrie",
    "panuk": "frozen-harbour snow-sculptor frozen-mammoth fish-counter",
    "heidel": "booze-up-on-waves drinking-competition bring-a-dish tavern",
    "nanurjuk": "trading-floe breaking-camp new-outpost",
    "mackinnon": "compound-interest savings-bank tenant-farm",
    "islands": "island-of-spirits drunken-octopus-island witches-island sea-serpent-island",
}
"""Cards of which something is known from the box; the data files say what."""


@pytest.mark.parametrize("file", FILES)
def test_what_is_known_of_the_printed_cards_is_marked(file: str) -> None:
    printed = {id for id, row in FILES[file].items() if row.get("origin", "authored") == "printed"}
    assert printed == set(PRINTED[file].split())
    assert all(FILES[file][id]["note"] for id in printed), "each says what of it is ours"
    assert {face.id for face in FACES if face.origin == "printed"} >= printed


def test_every_card_has_a_name_and_a_word_in_both_languages() -> None:
    for id, row in ROWS.items():
        for key in ("name", "flavor"):
            assert row[key]["en"], id
            assert row[key]["cs"], id
        assert row["name"]["en"] != row["name"]["cs"], id
    for lang in ("en", "cs"):
        names = [row["name"][lang] for row in ROWS.values()]
        assert len(names) == len(set(names))
