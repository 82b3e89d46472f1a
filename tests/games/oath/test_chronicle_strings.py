"""Chronicle strings: read and written byte for byte, and what is wrong with a damaged one."""

from __future__ import annotations

from collections.abc import Iterable

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
from kronika.games.oath.state import SLOTS, Position
from kronika.games.oath.world_string import CARD_BYTES, FACEDOWN, check, read_world, write_world
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
    "3.3.3": FRESH.replace("030302", "030303", 1),
}
KNOWN = ", ".join(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_reading_and_writing_gives_the_same_string_in_every_version(version: str) -> None:
    string = read_string(VERSIONS[version])
    assert ".".join(map(str, string.version)) == version
    assert string.text() == VERSIONS[version]


def test_a_version_between_two_known_ones_is_read_where_it_fits() -> None:
    line = VERSIONS["3.1.0"].replace("030100", "030200", 1)
    string = read_string(line)
    assert (string.version, string.relics) == ((3, 2, 0), [218, 231])
    assert string.text() == line


def test_a_world_is_written_in_the_version_that_most_can_read() -> None:
    world = random_world(Mwc.of("1"))
    before = read_string(VERSIONS["3.3.3"])
    assert write_world(world, before).text().startswith("030302")


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
    again = read_world(read_string(text), Mwc.of("other"), 3)
    assert (again.oath, again.citizens, again.relics[:4]) == (world.oath, world.citizens, world.relics[:4])
    assert sorted(again.relics) == sorted(world.relics)
    assert sorted(again.world) == sorted(world.world), "the same cards in an order of their own"
    assert again.dispossessed == world.dispossessed
    for one, other in zip(world.places, again.places, strict=True):
        assert (one.facedown, one.cards) == (other.facedown, other.cards)
        assert one.facedown or one.site == other.site
        assert sorted(one.relics) == sorted(other.relics)
    assert sorted(again.archive()) == sorted(world.archive())


def test_a_site_fuller_than_its_room_is_written_as_far_as_there_is_room() -> None:
    world = random_world(Mwc.of("0"))
    place = world.places[0]
    place.relics.clear()
    place.cards = world.world[:4]  # as a game by rules 3 might leave it
    string = write_world(world)
    assert read_string(string.text()).sites[0][1] == [FACES[card].save for card in place.cards[:3]]


WORLD = write_world(random_world(Mwc.of("0"))).text()
"""A world with facedown sites, as a game has left it."""


def begun(rules: int | None = None, text: str = WORLD) -> list[Position]:
    """The same string set up again and again."""
    return [
        position(kronika.new_table("oath", seats=3, seed=seed, setup={"chronicle": text}, rules=rules))
        for seed in range(12)
    ]


def faces(s: Position, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(s.cards.name(card) for card in cards)


@pytest.mark.rule("1.17-a", "8.6.3-a", "11.10-d")
def test_the_relics_on_top_lie_in_the_reliquary_at_random() -> None:
    top = [FACES[CARD_BYTES[byte]].id for byte in read_string(WORLD).relics[:-5:-1]]
    laid = [faces(s, s.reliquary) for s in begun()]
    assert {frozenset(relics) for relics in laid} == {frozenset(top)}
    assert all(len({relics[space] for relics in laid}) > 1 for space in range(4)), "no space tells what lies there"
    assert {faces(s, s.reliquary) for s in begun(2)} == {tuple(top)}, "rules 2 laid them in the order of the deck"


@pytest.mark.rule("1.18-a", "11.10-d")
def test_a_string_does_not_tell_the_order_of_the_relic_deck() -> None:
    orders = [faces(s, s.relic_deck) for s in begun()]
    assert len({frozenset(order) for order in orders}) == 1
    assert len(set(orders)) == len(orders)
    assert len({order[-1] for order in orders}) > 3
    assert len({faces(s, s.relic_deck) for s in begun(2)}) == 1


@pytest.mark.rule("1.18-a", "11.10-d")
def test_relics_that_a_string_leaves_out_come_in_no_order_either() -> None:
    """Two are named; they go to the Reliquary, unless one lies at the Mountain. The others are left out."""
    worlds = begun(text=VERSIONS["3.1.0"])
    for s in worlds:
        assert {"sticky-fire", "oracular-pig"} <= {*faces(s, s.reliquary), *faces(s, s.relics_at[2])}
    assert len({faces(s, s.relic_deck) for s in worlds}) == len(worlds)
    assert len({frozenset(faces(s, s.reliquary)) for s in worlds}) > 1


@pytest.mark.rule("1.1-b", "8.3.5-d", "11.10-d")
def test_a_string_does_not_tell_which_sites_lie_facedown() -> None:
    down = [slot for slot, (site, _) in enumerate(read_string(WORLD).sites) if site >= FACEDOWN]
    assert len(down) > 1
    for rules, kinds in ((None, 12), (2, 1)):
        worlds = begun(rules)
        assert all([slot for slot in range(SLOTS) if not s.site_faceup[slot]] == down for s in worlds)
        assert len({faces(s, (s.site[slot] for slot in down)) for s in worlds}) == kinds
        up = [slot for slot in range(SLOTS) if slot not in down]
        assert len({faces(s, (s.site[slot] for slot in up)) for s in worlds}) == 1, "those that lie faceup return"
        assert all(len({*faces(s, s.site), *faces(s, s.site_deck)}) == 23 for s in worlds)


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
        (changed("030302", "040000"), "version", {"version": "4.0.0", "known": KNOWN}),
        (changed("030302", "010500"), "version", {"version": "1.5.0", "known": KNOWN}),
        (changed("030302", "030304"), "version", {"version": "3.3.4", "known": KNOWN}),
        # Not "2 more characters": what a version we do not know adds, we cannot know either.
        (VERSIONS["3.3.0"].replace("030300", "020004", 1), "version", {"version": "2.0.4", "known": KNOWN}),
        (VERSIONS["3.3.0"][:-1].replace("030300", "030200", 1), "version", {"version": "3.2.0", "known": KNOWN}),
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
