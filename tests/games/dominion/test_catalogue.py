"""The 57 cards of the two boxes against a table of our own: box, cost, types, coins, points, pile sizes."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.dominion.faces import FACES, NUMBER, SETS
from tests.scenes.dominion import Scene

# id | box | cost | types | coins | points | pile for 2, 3, 4 seats; "duke" and "gardens" count their points
TABLE = """
copper         basic    0  treasure         1   0  46 39 32
silver         basic    3  treasure         2   0  40 40 40
gold           basic    6  treasure         3   0  30 30 30
estate         basic    2  victory          0   1   8 12 12
duchy          basic    5  victory          0   3   8 12 12
province       basic    8  victory          0   6   8 12 12
curse          basic    0  curse            0  -1  10 20 30
cellar         base     2  action           0   0  10 10 10
chapel         base     2  action           0   0  10 10 10
moat           base     2  action+reaction  0   0  10 10 10
chancellor     base     3  action           0   0  10 10 10
village        base     3  action           0   0  10 10 10
woodcutter     base     3  action           0   0  10 10 10
workshop       base     3  action           0   0  10 10 10
bureaucrat     base     4  action+attack    0   0  10 10 10
feast          base     4  action           0   0  10 10 10
gardens        base     4  victory          0   0   8 12 12
militia        base     4  action+attack    0   0  10 10 10
moneylender    base     4  action           0   0  10 10 10
remodel        base     4  action           0   0  10 10 10
smithy         base     4  action           0   0  10 10 10
spy            base     4  action+attack    0   0  10 10 10
thief          base     4  action+attack    0   0  10 10 10
throne-room    base     4  action           0   0  10 10 10
council-room   base     5  action           0   0  10 10 10
festival       base     5  action           0   0  10 10 10
laboratory     base     5  action           0   0  10 10 10
library        base     5  action           0   0  10 10 10
market         base     5  action           0   0  10 10 10
mine           base     5  action           0   0  10 10 10
witch          base     5  action+attack    0   0  10 10 10
adventurer     base     6  action           0   0  10 10 10
courtyard      intrigue 2  action           0   0  10 10 10
pawn           intrigue 2  action           0   0  10 10 10
secret-chamber intrigue 2  action+reaction  0   0  10 10 10
great-hall     intrigue 3  action+victory   0   1   8 12 12
masquerade     intrigue 3  action           0   0  10 10 10
shanty-town    intrigue 3  action           0   0  10 10 10
steward        intrigue 3  action           0   0  10 10 10
swindler       intrigue 3  action+attack    0   0  10 10 10
wishing-well   intrigue 3  action           0   0  10 10 10
baron          intrigue 4  action           0   0  10 10 10
bridge         intrigue 4  action           0   0  10 10 10
conspirator    intrigue 4  action           0   0  10 10 10
coppersmith    intrigue 4  action           0   0  10 10 10
ironworks      intrigue 4  action           0   0  10 10 10
mining-village intrigue 4  action           0   0  10 10 10
scout          intrigue 4  action           0   0  10 10 10
duke           intrigue 5  victory          0   0   8 12 12
minion         intrigue 5  action+attack    0   0  10 10 10
saboteur       intrigue 5  action+attack    0   0  10 10 10
torturer       intrigue 5  action+attack    0   0  10 10 10
trading-post   intrigue 5  action           0   0  10 10 10
tribute        intrigue 5  action           0   0  10 10 10
upgrade        intrigue 5  action           0   0  10 10 10
harem          intrigue 6  treasure+victory 2   2   8 12 12
nobles         intrigue 6  action+victory   0   2   8 12 12
"""

ROWS = [line.split() for line in TABLE.strip().splitlines()]


def test_all_cards_of_the_boxes_are_there_each_once() -> None:
    assert [sum(row[1] == box for row in ROWS) for box in ("basic", *SETS)] == [7, 25, 25]
    assert {row[0] for row in ROWS} <= {face.id for face in FACES}
    assert len({face.id for face in FACES}) == len(FACES)


@pytest.mark.rule("D1.1-c", "D1.2-a")
@pytest.mark.ruling("general", 8)
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_is_printed_on_the_card(row: list[str]) -> None:
    name, box, cost, kinds, coins, points = row[:6]
    face = FACES[NUMBER[name]]
    assert (face.set, face.cost, "+".join(face.kind_names())) == (box, int(cost), kinds)
    scene = Scene(hand=name)
    assert scene.table.sight(0).cost(name) == int(cost)
    assert scene.view()["seats"][0]["points"] == int(points)
    assert scene.view()["extra"]["handValue"] == int(coins)
    assert (f"play:{name}" in scene.options()) == ("action" in kinds)
    assert (f"treasure:{name}" in scene.options()) == ("treasure" in kinds)
    if "treasure" in kinds:
        assert scene.answers(0, f"treasure:{name}").coins == int(coins)


@pytest.mark.rule("D2.1-b", "D2.2-a", "D2.2-d", "D2.3-a", "D2.4-b", "D2.4-c")
@pytest.mark.ruling("general", 14)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pile_sizes(seats: int) -> None:
    kingdom = [row for row in ROWS if row[1] != "basic"]
    for start in range(0, 50, 10):
        names = [row[0] for row in kingdom[start : start + 10]]
        sight = kronika.new_table("dominion", seats=seats, seed=1, setup={"kingdom": names}).sight(None)
        rows = [row for row in ROWS if row[1] == "basic" or row[0] in names]
        assert {row[0]: sight.pile_count(row[0]) for row in rows} == {row[0]: int(row[4 + seats]) for row in rows}


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_card_names_its_clause(row: list[str]) -> None:
    order = {"basic": "D1.1-c", "base": "D10.", "intrigue": "D9."}
    box = [other[0] for other in ROWS if other[1] == row[1]]
    clause = order[row[1]] + ("" if row[1] == "basic" else str(box.index(row[0]) + 1))
    assert FACES[NUMBER[row[0]]].rule == clause
