"""Who knows what: supplies and scores are open, hands and decks are not (N3.2-f, N7.16)."""

from __future__ import annotations

import pytest

from kronika.engine.table import Table
from tests.scenes.north import Scene, position

pytestmark = pytest.mark.usefixtures("little_cards")


def face_of(table: Table, card: int) -> str:
    return position(table).cards.name(card)


@pytest.mark.rule("N7.16-a")
def test_supplies_and_scores_are_open_to_all() -> None:
    scene = Scene(has="3 wood 2 gold 1 raze", tired=(2,), points=(9, 4), empire="barn", tokens={"barn": "2 fish"})
    for eyes in (0, 1, None):
        tracks = {(track["id"], track["owner"]): track["value"] for track in scene.view(eyes)["tracks"]}
        assert [tracks[name, 0] for name in ("wood", "gold", "raze", "worker", "tired", "vp")] == [3, 2, 1, 5, 2, 9]
        assert [seat["track"] for seat in scene.view(eyes)["seats"]] == [9, 4]
        assert scene.view(eyes)["seats"][0]["points"] == scene.score()["points"]
        barn = next(card for card in scene.zone("empire:0", eyes)["cards"] if card["face"] == "barn")
        assert barn["tokens"] == {"fish": 2}


@pytest.mark.rule("N7.16-a", "N3.2-f")
def test_hands_are_not() -> None:
    scene = Scene(hand="tower shrine", rival_hand="palace")
    assert [card["face"] for card in scene.zone("hand:0", 0)["cards"]] == ["tower", "shrine"]
    assert scene.zone("hand:0", 1)["count"] == 2
    for eyes in (1, None):
        assert scene.zone("hand:0", eyes)["cards"] == []
        assert "tower" not in str(scene.view(eyes))
    assert "palace" not in str(scene.view(0))
    assert scene.table.sight(1).hand() == ["palace"]
    assert scene.table.sight(None).hand() == []


@pytest.mark.rule("N3.2-f")
def test_others_questions_do_not_show_what_is_in_a_hand() -> None:
    scene = Scene(hand="tower toast hut", has="9 wood 9 stone")
    assert scene.ask().private
    assert scene.do("disc:populate").ask().private
    scene = Scene(hand="tower hut").do("disc:construct")
    assert scene.ask().private


@pytest.mark.rule("N3.2-f")
def test_the_log_shows_a_drawn_card_to_who_drew_it() -> None:
    scene = Scene(deck="tower", listen=True).do("disc:explore")
    assert "tower" in str(scene.told("draw", 0))
    for eyes in (1, None):
        assert [event["args"] for event in scene.told("draw", eyes)] == [{"count": 1}]
        assert "tower" not in str(scene.table.events(eyes))


@pytest.mark.rule("N7.16-a")
def test_decks_are_unknown_to_everybody() -> None:
    scene = Scene(deck="tower shrine")
    for eyes in (0, 1, None):
        assert scene.zone("deck:0", eyes)["cards"] == []
        assert scene.zone("islands:near", eyes)["cards"] == []
        assert "shrine" not in str(scene.view(eyes))


@pytest.mark.rule("N3.2-f", "N7.16-a")
def test_in_an_imagined_world_only_the_unknown_changes() -> None:
    scene = Scene(hand="tower shrine", rival_hand="palace gate arena", empire="bell", rival_empire="school",
                  near="cove reef", discard="song", seed=4)  # fmt: skip
    s = scene.state
    rival = set()
    for seed in "abcdefghijkl":
        world = scene.table.imagine(0, seed)
        assert world.view(0) == scene.view(0)
        assert [face_of(world, card) for card in s.hand[0]] == ["tower", "shrine"]
        rival.add(tuple(face_of(world, card) for card in s.hand[1]))
        own = sorted(face_of(world, card) for card in s.deck[0])
        assert own == sorted(face_of(scene.table, card) for card in s.deck[0]), "a clan's cards stay in the clan"
        hidden = s.deck[1] + s.hand[1]
        assert sorted(face_of(world, card) for card in hidden) == sorted(face_of(scene.table, card) for card in hidden)
    assert len(rival) > 3


@pytest.mark.rule("N3.2-f")
def test_a_location_that_went_back_to_the_hand_is_known_to_all() -> None:
    scene = Scene(empire="carter hut", starts=False).do("use:carter", "card:hut")
    for seed in "abcdef":
        world = scene.table.imagine(1, seed)
        assert [face_of(world, card) for card in scene.state.hand[0]] == ["hut"]


@pytest.mark.rule("N7.16-a")
def test_all_is_open_when_the_game_is_over() -> None:
    scene = Scene(hand="tower", points=(24,), empire="bell").do("use:bell").all_pass()
    assert scene.table.over
    assert [card["face"] for card in scene.zone("hand:0", 1)["cards"]] == ["tower"]
    assert {face_of(scene.table.imagine(1, seed), scene.state.hand[0][0]) for seed in "abcd"} == {"tower"}


def test_the_log_tells_all_what_happened_and_it_can_be_said() -> None:
    scene = Scene(hand="axe-smithy", has="5 wood 5 food 5 gold 1 fish", listen=True, near="cove reef")
    scene.do("build:axe-smithy")
    while scene.asked() == [0]:
        scene.do(scene.ask().keys()[0])
    scene.do("disc:sail").do("disc:sail", "cargo:fish").all_pass()
    scene.answers(1, "stay").answers(0, "stay")
    told = [str(event["id"]).removeprefix("north-log-") for event in scene.table.events(None)]
    for name in ("pay", "build", "tile", "sail", "pass", "stay", "round"):
        assert name in told
    sail = scene.told("sail", 1)
    assert [event["args"]["fish"] for event in sail] == [0, 1]
    assert [event["seat"] for event in sail] == [1, 0]


@pytest.mark.parametrize(
    "keys",
    [["disc:populate"], ["disc:sail", "cargo:fish"], ["use:stack"], ["build:hut"], ["use:bell"], ["raid:mint"]],
)
def test_a_world_that_is_tried_out_leaves_the_real_one_alone(keys: list[str]) -> None:
    scene = Scene(hand="hut", has="2 food 2 fish 1 wood 1 raze", empire="stack bell", rival_empire="mint",
                  tokens={"stack": "1 food"}, discs={0: ["explore"]}, starts=False)  # fmt: skip
    before = scene.table.digest()
    fork = scene.table.fork()
    for key in keys:
        fork.answer(0, [scene.key(key)])
    assert fork.digest() != before
    assert scene.table.digest() == before
