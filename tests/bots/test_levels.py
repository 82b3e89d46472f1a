"""Levels: five opponents with a face in each of our games, the same names at every door, each with its own plan."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.bots import ladder
from kronika.bots.search import Search
from kronika.engine.errors import RuleError, SetupError
from kronika.engine.level import Level, levels_in
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import BUILT_IN, best_bot, bots_of, find, find_bot, levels_of, strength_of

kronika.register(HighCard())

VISIONS = ("conquest", "faith", "rebellion", "sanctuary")
CAST = ["giles", "dorothy", "severin", "ludmila", "wenceslas"]
EVER = {
    "dominion": ["random", "big-money", "steward", "chancellor"],
    "valeria": ["random", "greedy", "duchess", "queen"],
    "north": ["random", "greedy", "jarl", "seeress"],
    "oath": ["random", "regent", "oracle"],
}
"""Names that stand in chronicles and statistics: they are valid for ever."""


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_the_same_five_by_name(game: str) -> None:
    assert [level.id for level in levels_of(game).all] == CAST
    kinds = [find_bot(game, name) for name in CAST]
    assert len(set(kinds)) == 5  # each with a way of its own, not the same one with less time
    assert type(kronika.bot(game, "severin", seed=3)) is kinds[2]
    assert issubclass(kinds[-1], Search)
    assert [strength_of(game, name) for name in CAST] == [(n, 5) for n in range(1, 6)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_old_names_stay_and_know_their_strength(game: str) -> None:
    assert list(bots_of(game))[: len(EVER[game])] == EVER[game]
    places = [strength_of(game, name)[0] for name in EVER[game]]
    assert places == sorted(places)
    assert places[0] == 1
    assert places[-1] >= 4
    assert best_bot(game) in EVER[game]  # whoever stands in for somebody is as strong as ever


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_each_has_a_name_a_title_and_a_sentence(game: str, lang: str) -> None:
    find(game)
    texts = catalogue(lang, game)
    for name in CAST:
        id = f"{game}-bot-{name}"
        assert texts.text(id) == texts.text(f"level-name-{name}")
        assert texts.text(id, part="title")
        assert texts.text(id, part="about").endswith(".")
    assert len({texts.text(f"{game}-bot-{name}", part="title") for name in CAST}) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_no_title_is_the_name_of_another_bot(game: str, lang: str) -> None:
    """Wenceslas the Jarl was not the Jarl. Where a level plays as the bot of its title, it may be called so."""
    bots = find(game).bots
    texts = catalogue(lang, game)
    names = {texts.text(f"{game}-bot-{bot}").casefold(): bot for bot in bots}
    for level in levels_of(game).all:
        title = texts.text(f"{game}-bot-{level.id}", part="title").casefold().removeprefix("the ")
        assert names.get(title, level.plays) == level.plays


@pytest.mark.parametrize("game", BUILT_IN)
def test_ratings_rise_with_the_levels(game: str) -> None:
    rated = [level.mu for level in levels_of(game).all if level.games]
    assert rated == sorted(rated)
    listed = next(each for each in kronika.games() if each["id"] == game)
    levels: Any = listed["levels"]
    assert [(level["rating"] or {}).get("mu") for level in levels] == [
        level.mu if level.games else None for level in levels_of(game).all
    ]


def test_a_game_from_outside_may_have_levels_or_none(tmp_path: Path) -> None:
    assert levels_of("high-card").all == []
    assert strength_of("high-card", "random") == (1, len(bots_of("high-card")))
    assert strength_of("high-card", "nobody")[0] == 0
    kept = {"levels": [{"id": "ann", "plays": "random"}, {"id": "bob", "plays": "nobody"}], "beside": {"old": 2}}
    (tmp_path / "levels.json").write_text(json.dumps(kept), encoding="utf-8")
    own = levels_in(tmp_path)
    bots = find("high-card").bots
    assert own.all[0].kind(bots) is bots["random"]
    assert [own.place(name) for name in ("ann", "random", "bob", "old", "who")] == [1, 1, 2, 2, 0]
    with pytest.raises(RuleError, match="nobody"):
        own.all[1].kind(bots)
    assert Level(kept["levels"][0]).plain()["rating"] is None  # type: ignore[index]


def played(game: str, bots: list[str], games: int, **setup: str) -> ladder.Ladder:
    found = ladder.Ladder(game, bots, 2, setup, "habits")
    for _ in found.climb(games, 1):
        pass
    return found


def share(found: ladder.Ladder, bot: str, *verbs: str) -> float:
    """How often a bot takes options of this kind, of how often it could."""
    sums = [sums for key, sums in found.habits.of[bot].items() if key.startswith(verbs)]
    return sum(did for _, did in sums) / sum(could for could, _ in sums)


def test_in_dominion_they_differ_by_what_they_buy() -> None:
    setup = "militia,witch,village,smithy,market,cellar,festival,moat,laboratory,remodel"
    found = played("dominion", ["dorothy", "severin", "ludmila"], 4, kingdom=setup)
    attacks = ("buy:militia", "buy:witch")
    assert share(found, "ludmila", *attacks) > 0
    assert share(found, "severin", *attacks) == share(found, "dorothy", *attacks) == 0
    actions = tuple(f"buy:{card}" for card in setup.split(","))
    assert share(found, "severin", *actions) > share(found, "dorothy", *actions) == 0


def test_in_valeria_they_differ_by_what_they_spend_on() -> None:
    found = played("valeria", ["giles", "severin", "ludmila"], 6)
    assert share(found, "severin", "slay:") > share(found, "ludmila", "slay:") > share(found, "giles", "slay:")
    assert share(found, "giles", "hire:") > share(found, "severin", "hire:")


def test_in_the_north_they_differ_by_where_they_sail() -> None:
    found = played("north", ["giles", "dorothy", "severin"], 8)
    hands, distant = (
        {bot: share(found, bot, verb) for bot in ("giles", "dorothy", "severin")}
        for verb in ("disc:populate", "blind:distant")
    )
    assert hands["dorothy"] > 1.5 * max(hands["giles"], hands["severin"])  # the farmer wants hands for her fields
    assert distant["severin"] > 2 * max(distant["giles"], distant["dorothy"])


def test_in_oath_they_differ_by_what_they_do_with_their_supply() -> None:
    found = played("oath", ["giles", "dorothy", "severin"], 6)
    wars, searches, visions = (
        {bot: share(found, bot, *verbs) for bot in ("giles", "dorothy", "severin")}
        for verbs in (("campaign",), ("search",), tuple(f"keep:{vision}" for vision in VISIONS))
    )
    assert wars["severin"] > 5 * max(wars["giles"], wars["dorothy"])
    assert searches["giles"] > 1.3 * max(searches["dorothy"], searches["severin"])
    assert visions["dorothy"] > max(visions["giles"], visions["severin"])


# --- in halves ---


def test_in_halves_two_sit_against_two_in_every_way() -> None:
    pair = ("a", "b")
    seatings = [ladder.seating(pair, 4, number, halves=True) for number in range(4)]
    assert seatings == [list("abab"), list("baba"), list("aabb"), list("bbaa")]
    with pytest.raises(SetupError, match="halves"):
        ladder.Ladder("valeria", ["giles", "dorothy"], 3, {}, "odd", halves=True)


def test_in_halves_a_game_counts_once_and_is_kept_as_such() -> None:
    found = ladder.Ladder("dominion", ["big-money", "random"], 4, {"kingdom": "first-game"}, "halves", halves=True)
    assert sum(found.climb(4, 1)) == 4
    meeting = found.meetings["big-money", "random"]
    assert (meeting.met, meeting.points) == (4, 4.0)
    assert found.share("random", "big-money") == 0
    other = ladder.Ladder("dominion", ["big-money", "random"], 4, {"kingdom": "first-game"}, "halves")
    with pytest.raises(SetupError, match="halves"):
        other.go_on_from(found.plain())
    again = ladder.Ladder("dominion", ["random", "big-money"], 4, {"kingdom": "first-game"}, "halves", halves=True)
    again.go_on_from(found.plain())
    assert again.share("big-money", "random") == 1
    assert again.habits.of == found.habits.of


def test_who_is_not_named_keeps_their_games_and_plays_no_more() -> None:
    before = played("dominion", ["big-money", "random"], 2, kingdom="first-game")
    now = ladder.Ladder("dominion", ["giles", "random"], 2, {"kingdom": "first-game"}, "habits")
    now.go_on_from(before.plain())
    assert sum(now.climb(4, 1)) == 4
    assert now.meetings["big-money", "random"].games == 2
    assert {each.bot for each in now.ratings()} == {"big-money", "giles", "random"}


def test_levels_meet_their_neighbors_and_theirs() -> None:
    found = ladder.Ladder("valeria", CAST, 2, {}, "near", near=2)
    assert ("giles", "dorothy") in found.meetings
    assert ("giles", "severin") in found.meetings
    assert ("giles", "ludmila") not in found.meetings
