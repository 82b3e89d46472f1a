"""Setup (1): banks, boards, warbands and tokens, and the first choices of the players. Decks are in test_worlds.py."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.games.oath.chronicle_string import NONE, ChronicleString
from kronika.games.oath.faces import FACES, NUMBER, RELIC, SITE, of_kind
from kronika.games.oath.state import NOTHING
from kronika.games.oath.world_string import FACEDOWN
from tests.scenes.oath import position
from tests.scenes.oath_worlds import BOTTOM, deck, names, new, settled, stored, wrong, zone

SITES = {face.id: face.save for face in of_kind(SITE)}
"""The bytes of sites in a chronicle string."""

# --- tracks, goal, banks


@pytest.mark.rule("1.2-a")
@pytest.mark.parametrize("world", ["first", "tutorial"])
def test_the_tracks_begin_on_their_first_spaces(world: str) -> None:
    tracks = {track["id"]: track["value"] for track in new(4, world=world).view(0)["tracks"]}
    assert tracks["round"] == 1
    assert tracks["visions"] == 0


@pytest.mark.rule("1.3-a")
@pytest.mark.parametrize("oath", ["supremacy", "people", "protection", "devotion"])
def test_the_stored_goal_is_played_for(monkeypatch: pytest.MonkeyPatch, oath: str) -> None:
    assert stored(monkeypatch, {"oath": oath}).view(1)["extra"]["oath"] == oath


@pytest.mark.rule("1.4-a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_thirty_six_favor_in_all(seats: int) -> None:
    for seed in range(10):
        s = position(settled(new(seats, seed, world="random")))
        assert s.shared + sum(s.bank) + sum(s.favor) + s.banner[0] + sum(s.favor_at) == 36
        assert s.shared >= 0
        assert s.mob is False


@pytest.mark.rule("1.5-a")
def test_one_token_on_each_banner() -> None:
    table = new(3)
    banners = {banner["id"]: banner for banner in table.view(0)["extra"]["banners"]}
    assert banners["peoples-favor"] == {"id": "peoples-favor", "holder": -1, "tokens": 1}
    assert banners["darkest-secret"] == {"id": "darkest-secret", "holder": -1, "tokens": 1}
    # 36 less one on the banner, 18 in the banks, 2 for the Chancellor, one each for the others.
    assert table.view(0)["extra"]["shared"] == 36 - 1 - 18 - 2 - 2


@pytest.mark.rule("1.6-a", "11.1-a")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_favor_banks(seats: int, each: int) -> None:
    tracks = {track["id"]: track["value"] for track in new(seats).view(None)["tracks"]}
    assert [tracks[f"bank-{suit}"] for suit in ("discord", "arcane", "order", "hearth", "beast", "nomad")] == [each] * 6
    assert table_shared(seats) == 36 - 1 - 6 * each - (seats + 1)


def table_shared(seats: int) -> int:
    shared: int = new(seats).view(0)["extra"]["shared"]
    return shared


# --- boards


@pytest.mark.rule("1.7-a")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_first_seat_is_the_chancellors(seats: int) -> None:
    table = settled(new(seats))
    assert [seat["role"] for seat in table.view(0)["seats"]] == ["chancellor"] + ["exile"] * (seats - 1)
    turns = []
    for _ in range(seats + 1):
        turns.append(table.view(0)["turn"])
        table.answer(turns[-1], ["rest"])
    assert turns == [*range(seats), 0]


@pytest.mark.rule("1.8-a")
def test_what_the_chancellor_begins_with(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stored(monkeypatch, {})
    s = position(table)
    # All 24 are the Chancellor's: three on the board, two at the top of the Cradle.
    assert s.reserve[0] + s.board[0] + s.army[0] == 24
    assert names(table, s.relics[0]) == ["grand-scepter"]
    assert s.relics[1:] == [[], []]
    assert zone(table, "reliquary")["owner"] == 0
    assert table.view(1)["seats"][0]["scepter"] is True
    assert table.view(1)["seats"][0]["color"] == "purple"


@pytest.mark.rule("1.9-a")
def test_boards_are_chosen_in_turn_order_and_make_citizens() -> None:
    table = new(4, citizens=["blue", "black"])
    boards = ["board:red", "board:blue", "board:yellow", "board:white", "board:black"]
    assert [(ask.seat, ask.keys(), ask.rule) for ask in table.asks] == [(1, boards, "1.9-a")]
    assert [option.text.id for option in table.asks[0].options] == [
        f"oath-do-board-{role}" for role in ("exile", "citizen", "exile", "exile", "citizen")
    ]
    assert wrong(table, 1, "board:purple") == ("answer-unknown", "1.9-a")
    assert wrong(table, 2, "board:red") == ("answer-not-asked", "1.9-a")
    table.answer(1, ["board:black"])
    assert table.asks[0].seat == 2
    assert table.asks[0].keys() == boards[:4], "a board that was taken is no longer free"
    table.answer(2, ["board:yellow"])
    assert table.asks[0].seat == 3
    assert wrong(table, 3, "board:black") == ("answer-unknown", "1.9-a")
    table.answer(3, ["board:blue"])
    seats = table.view(0)["seats"]
    assert [seat["role"] for seat in seats] == ["chancellor", "citizen", "exile", "citizen"]
    assert [seat["color"] for seat in seats] == ["purple", "black", "yellow", "blue"]


@pytest.mark.rule("1.9-a")
def test_the_board_and_not_the_seat_makes_the_citizen() -> None:
    table = new(3, citizens=["red"])
    table.answer(1, ["board:white"])
    table.answer(2, ["board:red"])
    assert [seat["role"] for seat in table.view(0)["seats"]] == ["chancellor", "exile", "citizen"]
    table = new(3, citizens=["red"])
    table.answer(1, ["board:red"])
    assert [seat["role"] for seat in table.view(0)["seats"]] == ["chancellor", "citizen", "exile"]
    assert [ask.what.id for ask in table.asks] == ["oath-ask-keep"], "boards that are all alike leave no choice"


@pytest.mark.rule("1.9-a")
@pytest.mark.parametrize(
    ("citizens", "role"), [([], "exile"), (["red", "blue", "yellow", "white", "black"], "citizen")]
)
def test_boards_that_are_all_alike_are_handed_out(citizens: list[str], role: str) -> None:
    table = new(6, citizens=citizens)
    assert [ask.what.id for ask in table.asks] == ["oath-ask-keep"]
    seats = table.view(0)["seats"]
    assert [seat["role"] for seat in seats] == ["chancellor"] + [role] * 5
    assert [seat["color"] for seat in seats] == ["purple", "red", "blue", "yellow", "white", "black"]


@pytest.mark.rule("1.9-a", "1.15-b")
def test_fourteen_warbands_of_the_own_color() -> None:
    table = new(3, citizens=["red"])
    table.answer(1, ["board:red"])
    s = position(table)
    assert s.reserve[1] == 14, "a Citizen's own ones wait in the personal bank"
    assert s.reserve[2] + s.board[2] == 14


@pytest.mark.rule("1.10-a")
def test_everybody_begins_with_full_supply() -> None:
    table = settled(new(4, citizens=["red"]))
    assert [track["value"] for track in table.view(0)["tracks"] if track["id"] == "supply"] == [7] * 4


@pytest.mark.rule("1.11-a", "1.15-a")
def test_favor_and_secrets_on_the_boards() -> None:
    table = new(4, citizens=["red"])
    for seat, board in ((1, "red"), (2, "blue")):
        if table.ask(seat) is not None:
            table.answer(seat, [f"board:{board}"])
    s = position(table)
    assert s.favor == [2, 1, 1, 1]
    assert s.secrets == [1, 1, 1, 1]
    assert s.flipped == [0, 0, 0, 0]


# --- warbands, banner and title


SPREAD: list[dict[str, Any]] = [
    {"site": "river"},
    {"site": "fertile-valley", "cards": ["wolves"]},
    {"site": "plains", "cards": ["elders", "tents", "keep"]},
    {"site": "mountain", "relics": ["map"]},
    {"site": "steppe", "facedown": True},
    {"site": "wastes"},
    {"site": "lush-coast", "cards": ["scouts"]},
    {"site": "marshes", "facedown": True},
]


@pytest.mark.rule("1.12-a", "1.12-b")
def test_the_chancellors_warbands_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stored(monkeypatch, {"sites": SPREAD})
    s = position(table)
    assert s.board[0] == 3
    assert list(zip(s.army_color, s.army, strict=True)) == [
        (0, 2),  # the top of the Cradle, even without a card
        (0, 1),
        (0, 1),  # one, however many denizens
        (-1, 0),  # a relic alone brings none
        (-1, 0),
        (-1, 0),
        (0, 1),
        (-1, 0),
    ]
    assert s.reserve[0] == 24 - 3 - 2 - 3
    assert [zone(table, f"site:{slot}")["ruler"] for slot in range(8)] == [0, 0, 0, -1, -2, -1, 0, -2]


@pytest.mark.rule("1.12-a", "1.23-b")
@pytest.mark.parametrize(("rules", "top", "army"), [(None, 1, [0, 2]), (2, 0, [0, 1])])
def test_under_a_facedown_site_the_next_one_is_the_top_of_the_cradle(
    rules: int | None, top: int, army: list[int]
) -> None:
    """A string may hide the upper site. By rules 2 the pawn stood there, and nobody got two warbands."""
    string = ChronicleString()
    string.sites[0] = (SITES["marshes"] + FACEDOWN, [NONE] * 3)
    string.sites[1] = (SITES["plains"], [FACES[NUMBER["longbows"]].save, NONE, NONE])
    table = settled(new(3, rules=rules, chronicle=string.text()))
    s = position(table)
    assert s.site_faceup[:2] == [False, True]
    assert s.pawn[0] == top
    assert s.army[:2] == army


@pytest.mark.rule("1.12-a")
def test_without_a_card_the_lower_site_of_the_cradle_gets_two_warbands_as_well() -> None:
    string = ChronicleString()
    string.sites[0] = (SITES["marshes"] + FACEDOWN, [NONE] * 3)
    string.sites[1] = (SITES["plains"], [NONE] * 3)
    assert position(new(3, chronicle=string.text())).army[:2] == [0, 2]


RUINS: list[dict[str, Any]] = [
    {"site": "river", "cards": ["bandit-rampart"]},
    {"site": "fertile-valley", "cards": ["ruined-temple"], "relics": ["map"]},
    {"site": "plains", "cards": ["squalid-district", "elders"]},
    {"site": "mountain", "cards": ["great-spire"]},
    {"site": "steppe", "cards": ["broken-forge"]},
    {"site": "marshes", "facedown": True},
    {"site": "wastes", "facedown": True},
    {"site": "lush-coast", "cards": ["hall-of-mockery"], "relics": ["whistle"]},
]


@pytest.mark.rule("1.12-b")
@pytest.mark.parametrize(
    ("rules", "army", "rulers"),
    [
        (None, [2, 0, 1, 1, 0, 0, 0, 0], [0, -1, 0, 0, -1, -2, -2, -1]),
        (2, [2, 1, 1, 1, 1, 0, 0, 1], [0, 0, 0, 0, 0, -2, -2, 0]),
    ],
)
def test_a_ruin_brings_no_warband_and_bandits_rule_it(
    monkeypatch: pytest.MonkeyPatch, rules: int | None, army: list[int], rulers: list[int]
) -> None:
    """Beside a denizen, or at the top of the Cradle, the Empire is there all the same. Rules 2 counted any card."""
    table = stored(monkeypatch, {"sites": RUINS}, rules=rules)
    s = position(table)
    assert s.army == army
    assert s.reserve[0] == 24 - 3 - sum(army)
    assert [zone(table, f"site:{slot}")["ruler"] for slot in range(8)] == rulers


@pytest.mark.rule("1.13-a")
@pytest.mark.parametrize(
    ("oath", "holders"), [("supremacy", [-1, -1]), ("protection", [-1, -1]), ("people", [0, -1]), ("devotion", [-1, 0])]
)
def test_the_starting_banner(oath: str, holders: list[int]) -> None:
    s = position(new(3, oath=oath))
    assert s.holder == holders
    assert s.banner == [1, 1], "it is not seized"
    assert s.mob is False


@pytest.mark.rule("1.14-a")
@pytest.mark.parametrize("oath", ["supremacy", "people", "protection", "devotion"])
def test_the_chancellor_begins_as_oathkeeper(oath: str) -> None:
    extra = settled(new(3, oath=oath)).view(2)["extra"]
    assert extra["title"] == 0
    assert extra["usurper"] is False
    assert extra["claimants"] == [0]


@pytest.mark.rule("1.15-b")
def test_three_warbands_each_those_of_citizens_are_purple() -> None:
    table = new(4, citizens=["red", "blue"])
    for seat, board in ((1, "red"), (2, "blue"), (3, "yellow")):
        if table.ask(seat) is not None:
            table.answer(seat, [f"board:{board}"])
    s = position(table)
    assert s.board == [3, 3, 3, 3]
    # On the map: two at the Plains, one each at the Mountain and the Rocky Coast.
    assert s.reserve == [24 - 3 - 3 - 3 - 4, 14, 14, 11]


@pytest.mark.rule("1.12-b", "1.15-b", "9.3-a")
def test_purple_warbands_that_run_short_are_placed_as_far_as_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five Citizens and eight sites with a denizen would need 27: the last Citizen comes away empty."""
    sites = ["river", "plains", "mountain", "steppe", "wastes", "marshes", "lush-coast", "great-slum"]
    cards = ["wolves", "elders", "tents", "keep", "scouts", "scryer", "dazzle", "rangers"]
    rows = [{"site": site, "cards": [card]} for site, card in zip(sites, cards, strict=True)]
    citizens = ["red", "blue", "yellow", "white", "black"]
    s = position(stored(monkeypatch, {"sites": rows, "citizens": citizens}, seats=6))
    assert s.army == [2, 1, 1, 1, 1, 1, 1, 1]
    assert s.board == [3, 3, 3, 3, 3, 0]
    assert s.reserve == [0, 14, 14, 14, 14, 14]


# --- tokens on sites


TREASURES: list[dict[str, Any]] = [
    {"site": "mine"},
    {"site": "salt-flats"},
    {"site": "drowned-city"},
    *[{"site": site, "facedown": True} for site in ("steppe", "wastes", "plains", "marshes", "river")],
]
RELICS = {
    "reliquary": ["whistle", "map", "brass-horse", "ivory-eye"],
    "relics": [face.id for face in of_kind(RELIC)][:3],
}


@pytest.mark.rule("1.16-a")
def test_faceup_sites_get_the_tokens_of_their_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position(stored(monkeypatch, {"sites": TREASURES, **RELICS}))
    assert s.favor_at == [3, 2, 0, 0, 0, 0, 0, 0]
    assert s.secrets_at == [0, 1, 3, 0, 0, 0, 0, 0]
    assert s.shared == 36 - 1 - 18 - 4 - 5
    assert s.relics_at == [[]] * 8, "their relics were attached when the Chronicle was written"
    assert len(s.relic_deck) == 3


@pytest.mark.rule("1.16-a")
def test_facedown_sites_get_none(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [{"site": "river"}, *[{**row, "facedown": True} for row in TREASURES[:7]]]
    s = position(stored(monkeypatch, {"sites": rows}))
    assert s.favor_at == s.secrets_at == [0] * 8


@pytest.mark.rule("1.16-b")
def test_too_little_favor_for_all_sites_is_the_chancellors_to_distribute(monkeypatch: pytest.MonkeyPatch) -> None:
    """With six players four favor are left, and Mine and Salt Flats demand five."""
    table = stored(monkeypatch, {"sites": TREASURES}, seats=6)
    ask = table.asks[0]
    assert (ask.seat, ask.keys(), ask.least, ask.most) == (0, ["site:0", "site:1"], 4, 4)
    assert [option.most for option in ask.options] == [3, 2]
    assert wrong(table, 0, "site:0", "site:0", "site:0") == ("answer-too-few", "1.16-b")
    assert wrong(table, 0, "site:0", "site:1", "site:1", "site:1") == ("answer-too-often", "1.16-b")
    table.answer(0, ["site:0", "site:1", "site:0", "site:1"])
    s = position(table)
    assert s.favor_at == [2, 2, 0, 0, 0, 0, 0, 0]
    assert s.secrets_at == [0, 1, 3, 0, 0, 0, 0, 0], "secrets never run out"
    assert s.shared == 0


@pytest.mark.rule("1.16-b")
def test_five_favor_are_enough_for_five_players(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stored(monkeypatch, {"sites": TREASURES}, seats=5)
    assert table.asks[0].what.id == "oath-ask-keep"
    assert position(table).favor_at[:2] == [3, 2]
    assert position(table).shared == 0


# --- pawns and first advisers


@pytest.mark.rule("1.23-a", "1.23-b")
def test_each_player_in_turn_places_the_pawn_keeps_a_card_and_discards_two() -> None:
    table = new(3)
    asked = []
    while position(table).phase == 0:
        ask = table.asks[0]
        asked.append((ask.seat, ask.what.id.removeprefix("oath-ask-"), ask.rule))
        assert len(table.asks) == 1
        table.answer(ask.seat, ask.keys()[: ask.least])
    assert asked == [
        (0, "keep", "1.23-c"),
        (0, "discard-order", "1.23-c"),
        (1, "arrive", "1.23-b"),
        (1, "keep", "1.23-c"),
        (1, "discard-order", "1.23-c"),
        (2, "arrive", "1.23-b"),
        (2, "keep", "1.23-c"),
        (2, "discard-order", "1.23-c"),
    ]
    assert table.view(0)["phase"] == "act"
    assert [ask.seat for ask in table.asks] == [0]


@pytest.mark.rule("1.23-b")
def test_the_chancellor_stands_at_the_top_of_the_cradle_the_others_at_any_faceup_site() -> None:
    table = new(3)
    pawns = [seat["pawn"] for seat in table.view(1)["seats"]]
    assert pawns == [0, -1, -1], "the others are not on the map yet"
    table.answer(0, table.asks[0].keys()[:1])
    table.answer(0, table.asks[0].keys())
    assert table.asks[0].keys() == ["site:0", "site:2", "site:5"]
    assert wrong(table, 1, "site:1") == ("answer-unknown", "1.23-b")
    table.answer(1, ["site:5"])
    assert [seat["pawn"] for seat in table.view(2)["seats"]] == [0, 5, -1], "who comes later sees the earlier pawns"
    assert zone(table, "site:5", 2)["pawns"] == [1]


@pytest.mark.rule("1.23-c")
@pytest.mark.parametrize(("site", "pile"), [(0, 1), (2, 2), (5, 0)])
def test_one_card_is_kept_facedown_and_two_go_to_the_pile_of_the_next_region(site: int, pile: int) -> None:
    table = new(2)
    table.answer(0, table.asks[0].keys()[:1])
    table.answer(0, table.asks[0].keys())
    before = [len(cards) for cards in position(table).piles]
    table.answer(1, [f"site:{site}"])
    keep, low, top = [key.removeprefix("keep:") for key in table.asks[0].keys()]
    assert wrong(table, 1, f"keep:{keep}", f"keep:{low}") == ("answer-too-many", "1.23-c")
    assert wrong(table, 1) == ("answer-too-few", "1.23-c")
    table.answer(1, [f"keep:{keep}"])
    assert wrong(table, 1, f"discard:{low}") == ("answer-too-few", "1.23-c")
    assert wrong(table, 1, f"discard:{low}", f"discard:{low}") == ("answer-too-often", "1.23-c")
    table.answer(1, [f"discard:{low}", f"discard:{top}"])
    s = position(table)
    assert names(table, s.piles[pile])[-2:] == [low, top]
    assert [len(cards) - old for cards, old in zip(s.piles, before, strict=True)] == [2 * (i == pile) for i in range(3)]
    assert names(table, s.advisers[1]) == [keep]
    assert s.advisers[1][0] in s.down
    assert s.hand[1] == []
    assert zone(table, "advisers:1", 0)["cards"][0].get("face") is None
    assert zone(table, "advisers:1", 1)["cards"][0]["face"] == keep


@pytest.mark.rule("1.23-c")
def test_the_order_of_the_discards_is_free() -> None:
    tops = []
    for turned in (False, True):
        table = new(2)
        table.answer(0, table.asks[0].keys()[:1])
        keys = table.asks[0].keys()
        table.answer(0, keys[::-1] if turned else keys)
        tops.append(names(table, position(table).piles[1])[-2:])
    assert tops[0] == tops[1][::-1]


@pytest.mark.rule("1.23-c")
def test_a_vision_can_be_the_first_adviser_of_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    bottom = list(BOTTOM)
    bottom[4] = "conquest"
    table = stored(monkeypatch, {"world": deck(*bottom)})
    table.answer(0, ["keep:conquest"])
    table.answer(0, table.asks[0].keys())
    assert names(table, position(table).advisers[0]) == ["conquest"]
    assert position(table).vision == [NOTHING] * 3
    shown = zone(table, "advisers:0", 1)["cards"]
    assert [(card["back"], "face" in card) for card in shown] == [("vision", False)]
