"""Chance that nobody could choose: the arithmetic, fixed for ever, and the chronicles of tables that promised it."""

from __future__ import annotations

import json
from hashlib import sha256, sha512

import pytest

import kronika
from kronika.engine.ask import Flow
from kronika.engine.commitment import Commitment, chance_key, commitment_hash, person_hash, sealed
from kronika.engine.flow import choose
from kronika.engine.rng import Sha512
from tests.toys.scripted import Notes, promised_table, question

SECRET = bytes(range(32))
TABLE = "tisk3w8kd2rx"
ANNA, BEN = bytes(range(16)), bytes(range(100, 116))

# --- fixed for ever: browsers repeat it (the same numbers stand in their tests) ---


def test_what_is_promised_and_added_has_these_hashes() -> None:
    assert commitment_hash(SECRET, TABLE) == "5ae47edbfc221fb54fccd8a73f97ab094b2a50e8ae8645c26bede232a84dc58e"
    assert person_hash(ANNA, TABLE) == "5f712ddd2340841cad90f7f0a3a21166895aff0bcf52871b90778d461e3391bc"
    assert (
        chance_key(SECRET, TABLE, [ANNA, None, BEN]).hex()
        == "11856e2e3af52cc7ba0f4127ffb5981cecd2a1b046fd2e02692b27c9ac229dff"
    )
    assert (
        chance_key(SECRET, TABLE, [ANNA, BEN]).hex()
        == "1e2351104a87bd43e3a03d1fea2ee9376f849a7193d589d7431ad3e8aade98bb"
    )


def test_the_stream_that_follows_begins_with_these_words() -> None:
    stream = Sha512.of(chance_key(SECRET, TABLE, [ANNA, BEN]).hex())
    words = [stream.below(2**32) for _ in range(20)]
    assert words[:4] + words[-4:] == [
        *(31446333, 4147266094, 3617880527, 980020809),
        *(1722085111, 2229408406, 2123829692, 3750373669),
    ]


def test_the_hashes_are_those_described() -> None:
    """Parts stand behind their lengths in four bytes, the first part says what is hashed."""
    parts = [b"kronika chance 1", SECRET, TABLE.encode(), ANNA, b"", BEN]
    joined = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert sealed(*parts) == joined
    assert chance_key(SECRET, TABLE, [ANNA, None, BEN]) == sha512(joined).digest()[:32]
    promise = b"\0\0\0\x14kronika commitment 1\0\0\0\x20" + SECRET + b"\0\0\0\x0c" + TABLE.encode()
    assert commitment_hash(SECRET, TABLE) == sha256(promise).hexdigest()


def test_no_part_can_flow_into_another() -> None:
    assert len({sealed(b"ab", b"c"), sealed(b"a", b"bc"), sealed(b"abc"), sealed(b"abc", b""), sealed()}) == 5


def test_everything_counts() -> None:
    keys = {
        chance_key(*given)
        for given in (
            (SECRET, TABLE, [ANNA, BEN]),
            (SECRET, TABLE, [BEN, ANNA]),
            (SECRET, TABLE, [ANNA, None]),
            (SECRET, TABLE, [None, ANNA]),
            (SECRET, TABLE, [ANNA]),
            (SECRET, "another", [ANNA, BEN]),
            (SECRET[::-1], TABLE, [ANNA, BEN]),
        )
    }
    assert len(keys) == 7


# --- a table whose seed came about so ---


def two_throws(s: Notes) -> Flow[None]:
    for _ in range(2):
        yield from choose(question(0, "go", "wait"))
        s.note(str(s.rng.die(6)))


def test_the_seed_follows_from_secret_table_and_people() -> None:
    table = kronika.new_table("dominion", 2, Commitment(SECRET, TABLE, [ANNA, BEN]))
    assert (table.generator, table.seed) == ("sha512/1", chance_key(SECRET, TABLE, [ANNA, BEN]).hex())
    same = kronika.new_table("dominion", 2, table.seed, generator="sha512/1")
    assert same.digest() == table.digest()
    assert same.commitment is None
    other = kronika.new_table("dominion", 2, Commitment(SECRET, TABLE, [ANNA, None]))
    assert other.digest() != table.digest()


def test_while_the_game_is_on_its_chronicle_is_sealed() -> None:
    table = promised_table(two_throws, Commitment(SECRET, TABLE, [ANNA, None]))
    table.answer(0, ["go"])
    chronicle = json.dumps(table.chronicle())
    assert table.chronicle()["chance"] == {
        "generator": "sha512/1",
        "commitment": {"hash": commitment_hash(SECRET, TABLE), "table": TABLE},
        "people": [ANNA.hex(), None],
    }
    stream = Sha512.of(table.seed)
    for told in (SECRET.hex(), table.seed, stream._key.hex(), str(table._state.rng.state)):
        assert told not in chronicle
    table.answer(0, ["go"])
    assert table.over
    assert table.chronicle()["chance"] == {
        "generator": "sha512/1",
        "seed": table.seed,
        "commitment": {"hash": commitment_hash(SECRET, TABLE), "table": TABLE},
        "people": [ANNA.hex(), None],
        "secret": SECRET.hex(),
    }


def test_when_all_agree_to_stop_the_secret_can_be_shown() -> None:
    table = kronika.new_table("dominion", 2, Commitment(SECRET, TABLE, [ANNA, BEN]))
    with pytest.raises(kronika.ChronicleError, match="sealed until the game is over"):
        kronika.replay(table.chronicle())
    assert table.commitment is not None
    table.commitment.shown = True
    again = kronika.replay(json.loads(json.dumps(table.chronicle())))
    assert again.digest() == table.digest()
    assert again.chronicle() == table.chronicle(), "how the seed came about is kept"


def test_once_the_secret_is_shown_there_is_no_way_back() -> None:
    """Whoever knows the secret can compute every reshuffle too."""
    table = promised_table(two_throws, Commitment(SECRET, TABLE, [ANNA, None]))
    table.answer(0, ["go"])
    table.undo(0, consent=True)
    table.answer(0, ["go"])
    table.answer(0, ["go"])
    assert not table.can_undo(0)
    with pytest.raises(kronika.CannotUndo, match="secret that its chance came from has been shown"):
        table.undo(0, consent=True)
