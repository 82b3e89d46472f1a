"""The environments, by the libraries' own tests and by ours, for our four games and one from outside."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import kronika
from examples import environments
from kronika import envs
from kronika.envs.episode import Episode, Rules

GAMES = [("dominion", 2), ("valeria", 3), ("north", 2), ("oath", 3), ("examples.high_card.game:HighCard", 2)]
by_game = pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda each: str(each).split(".")[-1])
WAYS: list[dict[str, Any]] = [
    {},
    {"observe": "sparse"},
    {"observe": "view"},
    {"actions": "keys"},
    {"rewards": "shaped"},
]


@by_game
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_pettingzoo_agrees(game: str, seats: int, way: dict[str, Any]) -> None:
    api_test(envs.aec(game, seats=seats, **way), num_cycles=60)


@by_game
def test_a_seed_decides(game: str, seats: int) -> None:
    seed_test(lambda: envs.aec(game, seats=seats), num_cycles=40)


@by_game
def test_all_at_once(game: str, seats: int) -> None:
    parallel_api_test(envs.parallel(game, seats=seats), num_cycles=60)


@by_game
def test_gymnasium_agrees(game: str, seats: int) -> None:
    check_env(envs.gym(game, others=["random"] * (seats - 1)), skip_render_check=True)


@by_game
def test_openspiel_agrees(game: str, seats: int) -> None:
    pyspiel.random_sim_test(envs.openspiel(game, seats=seats), num_sims=1, serialize=False, verbose=False)


def played(env: Any, chance: random.Random) -> None:
    """To its end, by any actions."""
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(list(legal))))
        if env.terminations[agent]:
            return


@by_game
def test_rewards_are_shares_of_the_win_and_add_up_to_nothing(game: str, seats: int) -> None:
    env = envs.aec(game, seats=seats)
    env.reset(seed=4)
    played(env, random.Random(1))
    result = env.episode.table.result
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    assert [reward > 0 for reward in rewards] == [seat in result.winners for seat in range(seats)]


@by_game
def test_the_game_is_the_one_that_tables_play(game: str, seats: int) -> None:
    """Picks are ordinary answers: the chronicle replays to the same end."""
    env = envs.aec(game, seats=seats)
    env.reset(seed=8)
    played(env, random.Random(2))
    table = env.episode.table
    assert kronika.replay(table.chronicle()).digest() == table.digest()


@by_game
def test_what_a_seat_cannot_tell_apart_looks_the_same(game: str, seats: int) -> None:
    chance = random.Random(3)
    episode = Episode.begun(Rules(game, seats), "worlds")
    for _ in range(25):
        if episode.over:
            break
        seat = episode.seat
        world = episode.imagined(seat, "other")
        mine, theirs = episode.observation(seat), world.observation(seat)
        assert all(np.array_equal(mine[part], theirs[part]) for part in mine)
        episode.act(seat, chance.choice(episode.legal(seat)))


def test_a_fork_in_the_middle_of_an_answer_goes_on_alike() -> None:
    """Several cards are picked one after the other: a copy has the same picks behind it."""
    chance = random.Random(5)
    episode = Episode.begun(Rules("dominion", 2, {"kingdom": "first-game"}), "fork")
    for _ in range(2_000):
        whole = episode.act(episode.seat, chance.choice(episode.legal(episode.seat)))
        if not whole:
            twin = episode.fork()
            assert twin.legal(twin.seat) == episode.legal(episode.seat)
            return
        if episode.over:
            episode = Episode.begun(Rules("dominion", 2, {"kingdom": "first-game"}), str(chance.random()))
    pytest.fail("no answer of several picks was found")


def test_what_the_mask_forbids_changes_nothing() -> None:
    env = envs.gym("dominion", others=["big-money"])
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, _, told = env.step(forbidden)
    assert told["illegal"]
    assert (reward < 0, over) == (True, False)
    assert np.array_equal(seen["observation"], after["observation"])


def test_keys_mean_the_same_whenever_they_are_there() -> None:
    """The action that buys a Silver is one number, wherever it stands in the list."""
    found = set()
    for seed in range(6):
        episode = Episode.begun(Rules("dominion", 2, {"kingdom": "first-game"}, actions="keys"), str(seed))
        chance = random.Random(seed)
        for _ in range(60):
            seat = episode.seat
            ask = episode.table.ask(seat)
            assert ask is not None
            if "buy:silver" in ask.keys():
                found.add(episode.legal(seat)[ask.keys().index("buy:silver")])
            episode.act(seat, chance.choice(episode.legal(seat)))
    assert len(found) == 1


def test_a_state_of_openspiel_imagines_worlds() -> None:
    chance = random.Random(2)
    state = envs.openspiel("valeria").new_initial_state()
    state.apply_action(7)
    for _ in range(30):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) == str(state)


def test_the_example_plays_through_each_face() -> None:
    assert sum(environments.one_after_the_other(1).values()) == pytest.approx(0)
    assert environments.one_seat(1) in (-0.5, 0.0, 0.5)
    assert sum(environments.a_tree(1)) == pytest.approx(0)
