"""Plans of the steward: found by the kingdom, the same each time, with thinning, engines and rushes among them."""

from __future__ import annotations

from collections import Counter

import pytest

import kronika
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.money import engine_with, money_with
from kronika.games.dominion.bots.steward.plan import Plan
from kronika.games.dominion.bots.steward.plans import plan_for
from kronika.games.dominion.bots.steward.published import BIG_MONEY, PUBLISHED
from kronika.games.dominion.bots.steward.strengths import plan_named, strengths
from kronika.games.dominion.bots.steward.trials import Known, Trials
from kronika.games.dominion.faces import FACES, SETS
from kronika.games.dominion.kingdoms import RECOMMENDED, recommended
from tests.scenes.dominion import Scene

BOX = [face.id for face in FACES if face.set in SETS]
DULL = ["cellar", "moat", "chancellor", "woodcutter", "feast", "secret-chamber", "scout", "coppersmith", "thief", "spy"]
"""Cards that make nobody a plan."""


def kingdom_with(*cards: str) -> list[str]:
    return [*cards, *DULL][:10]


def following(plan: Plan, turns: int, seed: int = 1) -> Counter[str]:
    """What the player of a plan owns after so many turns against Big Money."""
    table = kronika.new_table("dominion", 2, seed, {"kingdom": kingdom_with(*sorted(plan.cards))})
    players = [Follower(0, plan), Follower(0, BIG_MONEY)]
    while not table.over and table.sight(0).turns(0) < turns:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
    return Counter(table.sight(0).owned(0))


# --- which plan ---


@pytest.mark.parametrize("name", RECOMMENDED)
def test_a_plan_uses_cards_of_its_kingdom(name: str) -> None:
    plan = plan_for(tuple(recommended(name)))
    assert plan.cards
    assert plan.cards <= set(recommended(name))


def test_plain_money_where_nothing_helps() -> None:
    assert plan_for(()).cards == money_with().cards == frozenset()


def test_gardens_are_rushed_where_cards_can_be_gained() -> None:
    plan = plan_for(tuple(kingdom_with("gardens", "ironworks")))
    assert plan.rush
    assert plan.cards >= {"gardens", "ironworks"}


@pytest.mark.parametrize("gainer", ["workshop", "ironworks"])
def test_gardens_come_before_more_gainers_when_a_rival_rushes_too(gainer: str) -> None:
    own, theirs = plan_named(f"gardens+{gainer}"), plan_named(f"published:{gainer}-gardens")
    trials = Trials(kingdom_with("gardens", gainer), [Known(own, 0.0), Known(theirs, 0.0)], [])
    trials.meet(0, 1, [str(deal) for deal in range(12)])
    assert trials.worth[0][1] > 0.6 * trials.games[0][1]


def test_dukes_are_gathered_where_nothing_is_stronger() -> None:
    assert plan_for(tuple(kingdom_with("duke", "market"))).duchies


def test_curses_are_dealt_where_there_is_a_witch() -> None:
    assert "witch" in plan_for(tuple(kingdom_with("witch"))).cards


def test_a_kingdom_has_the_same_plan_each_time() -> None:
    kingdom = tuple(recommended("hand-madness"))
    first = plan_for(kingdom)
    plan_for.cache_clear()
    assert plan_for(kingdom) == first


def test_the_seed_does_not_choose_the_plan() -> None:
    """Bots of all seats have one plan for one kingdom, so it is made once for many games."""
    chosen = set()
    for seed in range(3):
        table = kronika.new_table("dominion", 2, seed, {"kingdom": "underlings"})
        bot = kronika.bot("dominion", "steward", seed)
        bot.decide(table.sight(table.asks[0].seat), table.asks[0])
        assert isinstance(bot, Follower)
        chosen.add(bot.plan.name)
    assert len(chosen) == 1


# --- trials ---


def test_trials_find_the_better_plan() -> None:
    """Witches win nineteen of twenty games against plain money, whatever was believed before."""
    witch, money = plan_named("published:double-witch"), BIG_MONEY
    trials = Trials(kingdom_with("witch"), [Known(money, 0.3), Known(witch, 0.0, 0.6)], [Known(BIG_MONEY, 0.0)])
    assert trials.best() is witch


def test_what_is_known_counts_until_games_tell_otherwise() -> None:
    witch, money = plan_named("published:double-witch"), BIG_MONEY
    trials = Trials(kingdom_with("witch"), [Known(money, 1.0), Known(witch, 0.0)], [Known(BIG_MONEY, 0.0)])
    assert trials.chance(0, 1) == pytest.approx(0.73, abs=0.01)
    trials.meet(0, 1, [str(deal) for deal in range(10)])
    assert trials.chance(0, 1) < 0.5 < trials.chance(1, 0)


# --- the plans themselves ---


@pytest.mark.parametrize("plan", [BIG_MONEY, *PUBLISHED], ids=lambda plan: plan.name)
def test_a_published_strategy_gathers_its_cards(plan: Plan) -> None:
    assert plan.cards <= set(BOX)
    assert {want.card for want in plan.wants} <= {face.id for face in FACES}
    gathered: Counter[str] = sum((following(plan, turns=40, seed=seed) for seed in range(3)), Counter())
    assert all(gathered[card] for card in plan.cards), gathered


def test_every_strength_has_its_plan() -> None:
    for each in strengths():
        assert plan_named(each.name).name == each.name
        assert each.cards <= set(BOX)


def test_published_strategies_are_at_least_twelve() -> None:
    assert len({plan.cards for plan in PUBLISHED}) >= 12


# --- thinning ---


def test_a_chapel_makes_the_deck_thin() -> None:
    plan = plan_named("published:chapel-laboratory-militia")
    for seed in range(3):
        gathered = following(plan, turns=12, seed=seed)
        assert gathered["copper"] + gathered["estate"] <= 5, gathered


def test_thin_decks_keep_money_to_buy_with() -> None:
    plan = plan_named("published:chapel-laboratory-militia")
    scene = Scene(hand="chapel copper*3", deck="copper*4", kingdom="chapel laboratory militia").play("chapel")
    keys = Follower(0, plan).decide(scene.table.sight(0), scene.ask(0))
    assert keys == ["trash:copper"]


# --- engines ---


def test_an_engine_plays_villages_then_cantrips_then_draw_then_payload() -> None:
    scene = Scene(hand="militia smithy laboratory village", deck="copper*8", rival_hand="copper*3")
    follower = Follower(0, engine_with("smithy", "village", "militia"))
    played = []
    while scene.ask(0).what.id == "dominion-ask-action":
        keys = follower.decide(scene.table.sight(0), scene.ask(0))
        played += keys
        scene.picks(0, *keys)
    assert played == ["play:village", "play:laboratory", "play:smithy", "play:militia"]


def test_an_engine_buys_a_village_for_every_terminal() -> None:
    follower = Follower(0, engine_with("smithy", "village"))
    stalled = Scene(hand="silver copper", deck="smithy copper*6 estate*3", kingdom="village smithy").to_buy_phase()
    assert follower.decide(stalled.table.sight(0), stalled.ask(0)) == ["buy:village"]
    runs = Scene(hand="silver*2", deck="smithy village copper*6 estate*3", kingdom="village smithy").to_buy_phase()
    assert follower.decide(runs.table.sight(0), runs.ask(0)) == ["buy:smithy"]
