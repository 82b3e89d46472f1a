"""Chronicle strings: read and written byte for byte, and what is wrong with a damaged one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kronika
from kronika.engine.errors import SetupError
from kronika.engine.rng import Mwc
from kronika.engine.texts import LANGUAGES
from kronika.games.oath.chronicle_string import ChronicleString, StringFault, read_string
from kronika.games.oath.faces import FACES, OATHS
from kronika.games.oath.legacy import random_world
from kronika.games.oath.world_string import check, read_world, write_world
from tests.scenes.oath import position

HEAD = "000110Empire and Exile000000012345"
SITES = "0403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF"
FRESH = f"030302{HEAD}{SITES}000000002007UNKNOWN"
"""A new chronicle: Plains, Mountain and Rocky Coast with a denizen each."""
VERSIONS = {
    "1.6.0": f"010600{HEAD}{SITES}0000",
    "2.0.0": f"020000{HEAD}{SITES}020001022B05",
    "3.1.0": f"030100{HEAD}{SITES}000002DAE7",
    "3.3.0": f"030300{HEAD}{SITES}000000",
    "3.3.1": f"030301{HEAD}{SITES}000000052006Hedvik",
    "3.3.2": FRESH,
}


@pytest.mark.parametrize("version", VERSIONS)
def test_reading_and_writing_gives_the_same_string_in_every_version(version: str) -> None:
    string = read_string(VERSIONS[version])
    assert ".".join(map(str, string.version)) == version
    assert string.text() == VERSIONS[version]


def test_the_fields_are_where_they_belong() -> None:
    line = f"030302012A07Mlha č2B11030123450403FFDA{SITES[8:]}03D203C502010202DAE70A0805Žofi"
    string = read_string(line)
    assert (string.games, string.name, string.played, string.citizens, string.oath) == (298, "Mlha č", 43, 17, 3)
    assert string.sites[0] == (4, [3, 255, 218])
    assert (string.world, string.dispossessed, string.relics) == ([210, 3, 197], [1, 2], [218, 231])
    assert (string.previous_citizens, string.winner, string.winner_name) == (10, 8, "Žofi")
    assert string.text() == line, "names count in bytes"


@given(st.integers(), st.integers(2, 6))
def test_worlds_survive_the_way_through_a_string(seed: int, games: int) -> None:
    world = random_world(Mwc.of(str(seed)))
    world.citizens = [1, 4]
    before = ChronicleString()
    before.games = games
    string = write_world(world, before)
    check(string)
    text = string.text()
    assert read_string(text).text() == text
    again = read_world(read_string(text), Mwc.of("other"))
    assert (again.oath, again.citizens, again.relics) == (world.oath, world.citizens, world.relics)
    assert sorted(again.world) == sorted(world.world), "the same cards in an order of their own"
    assert again.dispossessed == world.dispossessed
    for one, other in zip(world.places, again.places, strict=True):
        assert (one.site, one.facedown, one.cards) == (other.site, other.facedown, other.cards)
        assert sorted(one.relics) == sorted(other.relics)
    assert sorted(again.archive()) == sorted(world.archive())


def test_a_fresh_string_is_the_first_world() -> None:
    s = position(kronika.new_table("oath", seats=4, seed=1, setup={"chronicle": FRESH}))
    assert [s.cards.name(s.site[slot]) for slot in (0, 2, 5)] == ["plains", "mountain", "rocky-coast"]
    assert s.site_faceup == [True, False, True, False, False, True, False, False]
    in_deck = {s.cards.name(card) for card in (*s.world, *(card for zone in (*s.piles, *s.hand) for card in zone))}
    assert len(in_deck) == 56
    assert all(FACES[face].first for card in s.world if FACES[face := s.cards.face[card]].kind == 0)


def test_oath_and_citizens_of_a_string_can_be_overruled() -> None:
    string = read_string(FRESH)
    string.oath, string.citizens = 2, 1
    setup = {"chronicle": string.text()}
    s = position(kronika.new_table("oath", seats=2, seed=1, setup=setup))
    assert (OATHS[s.oath], s.boards[1]) == ("devotion", True)
    s = position(kronika.new_table("oath", seats=2, seed=1, setup={**setup, "oath": "people", "citizens": ["blue"]}))
    assert (OATHS[s.oath], s.boards[1:3]) == ("people", [False, True])


def test_a_newline_at_the_end_does_no_harm() -> None:
    assert read_string(f"{FRESH}\n").text() == FRESH


def fault(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(StringFault) as error:
        check(read_string(text))
    assert all(error.value.say(lang) and "oath-string" not in error.value.say(lang) for lang in LANGUAGES)
    return error.value.message.id.removeprefix("oath-string-"), dict(error.value.message.args)


def changed(old: str, new: str) -> str:
    assert old in FRESH
    return FRESH.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "what", "args"),
    [
        ("", "short", {"field": "version", "position": 1, "needed": 2, "have": 0}),
        (FRESH[:-3], "short", {"field": "winner-name", "position": 117, "needed": 7, "have": 4}),
        (FRESH[:50], "short", {"field": "sites", "position": 51, "needed": 2, "have": 0}),
        (FRESH + "00", "long", {"position": 124, "count": 2}),
        (changed("0403FF", "04g3FF"), "digit", {"field": "sites", "position": 43, "found": "g"}),
        (changed("0403FF", "040aFF"), "digit", {"field": "sites", "position": 44, "found": "a"}),
        (changed("030302", "040000"), "version", {"version": "4.0.0", "oldest": "1.6.0", "newest": "3.3.2"}),
        (changed("030302", "010500"), "version", {"version": "1.5.0", "oldest": "1.6.0", "newest": "3.3.2"}),
        (changed("000000012345", "000004012345"), "oath", {"code": 4}),
        (changed("0403FFFF", "1703FFFF"), "site", {"place": "site-1", "code": 23}),
        (changed("0403FFFF", "04D7FFFF"), "card", {"place": "site-1", "code": 215}),
        (changed("0403FFFF", "04D2FFFF"), "kind", {"place": "site-1", "card": "sanctuary"}),
        (changed("0724FFFF", "0424FFFF"), "twice", {"card": "plains", "place": "site-3", "other": "site-1"}),
        (changed("0724FFFF", "0703FFFF"), "twice", {"card": "longbows", "place": "site-3", "other": "site-1"}),
        (changed("0403FFFF", "1C03FFFF"), "nothing-there", {"place": "site-1", "code": 3}),
        (changed("0403FFFF", "040EFFFF"), "adviser", {"place": "site-1", "card": "a-small-favor"}),
        (changed("0724FFFF", "07242526"), "room", {"place": "site-3", "count": 3, "most": 2}),
        (changed("000000002007", "01030000002007"), "twice", {"card": "longbows", "place": "world", "other": "site-1"}),
        (changed("000000002007", "01D20000002007"), "visions", {"count": 1}),
    ],
)
def test_what_is_wrong_with_a_damaged_string_is_said_precisely(text: str, what: str, args: dict[str, object]) -> None:
    assert fault(text) == (what, args)


def test_both_sides_of_an_edifice_are_one_card() -> None:
    text = changed("0403FFFF", "04C6FFFF").replace("0724FFFF", "07C7FFFF", 1)
    assert fault(text) == ("twice", {"card": "bandit-rampart", "place": "site-3", "other": "site-1"})


def test_a_name_that_is_no_text() -> None:
    broken = FRESH.replace("10Empire and Exile", "01č")
    assert fault(broken)[0] == "letters"


def test_a_damaged_string_starts_no_game() -> None:
    with pytest.raises(SetupError) as error:
        kronika.new_table("oath", seats=3, setup={"chronicle": FRESH[:-1]})
    assert error.value.message.id == "oath-string-short"


def test_names_too_long_or_empty_are_refused_when_written() -> None:
    for name in ("", "x" * 256, "č" * 128):
        string = ChronicleString()
        string.name = name
        with pytest.raises(StringFault) as error:
            string.text()
        assert error.value.message.args["length"] == len(name.encode())
