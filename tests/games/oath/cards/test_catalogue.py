"""What is printed on every card, card by card, and that every power is there. Denizens and edifices: printed.py."""

from __future__ import annotations

import pytest

from kronika.games.oath.cards import relics
from kronika.games.oath.faces import (
    DENIZEN,
    EDIFICE,
    FACES,
    NO_OATH,
    NO_SUIT,
    NUMBER,
    OATHS,
    RELIC,
    SITE,
    SUITS,
    VISION,
    Cost,
    Face,
    Price,
    of_kind,
)
from kronika.games.oath.powers import ALWAYS, MAJOR, MUST, OPEN, OPTIONAL, POWERS, SPACES, Power
from kronika.games.oath.state import RELIQUARY
from tests.games.oath.cards.printed import DENIZENS, EDIFICES, PERSISTENT

LOADED = relics
"""With one of them all powers are loaded."""

RELICS = {
    # name: number, defense dice, times, modifies, side, cost
    "sticky-fire": (211, 2, "plan", "", "either", ""),
    "cursed-cauldron": (212, 3, "plan", "", "either", ""),
    "brass-horse": (213, 2, "action", "", "", "place 1 secret"),
    "truthful-harp": (214, 2, "modifier", "search", "", ""),
    "grand-mask": (215, 2, "passive", "", "", ""),
    "horned-mask": (216, 2, "action", "", "", "place 1 secret"),
    "cup-of-plenty": (217, 2, "modifier", "trade", "", ""),
    "whistle": (218, 2, "action", "", "", "place 1 secret"),
    "dowsing-sticks": (219, 3, "action", "", "", "place 1 secret, burn 2 favor"),
    "cracked-horn": (220, 2, "modifier", "search", "", ""),
    "bandit-crown": (221, 3, "passive", "", "", ""),
    "ring-of-devotion": (222, 3, "passive", "", "", ""),
    "skeleton-key": (223, 3, "action", "", "", "place 1 secret, burn 1 secret"),
    "oracular-pig": (224, 2, "action", "", "", ""),
    "circlet-of-command": (225, 1, "passive", "", "", ""),
    "ivory-eye": (226, 2, "action", "", "", "place 1 secret"),
    "map": (227, 3, "action", "", "", ""),
    "obsidian-cage": (228, 2, "plan action", "", "either", ""),
    "book-of-records": (229, 2, "modifier", "search", "", ""),
    "dragonskin-drum": (230, 2, "modifier", "travel", "", ""),
    "grand-scepter": (231, 5, "action", "", "", ""),
}

SITES = {
    # name: number, capacity, (favor, secrets, relics) when revealed, price of a relic, coast, home, times, modifies
    "ancient-city": (237, 2, (0, 0, 1), "3 favor to order", False, "order", "modifier", "search"),
    "barren-coast": (238, 1, (0, 0, 1), "3 favor to nomad", True, "", "modifier", "travel"),
    "buried-giant": (239, 2, (0, 0, 1), "burn 1 secret", False, "", "modifier", "travel"),
    "charming-valley": (240, 3, (0, 0, 0), "", False, "", "modifier", "travel"),
    "deep-woods": (241, 2, (0, 0, 1), "burn 2 secret", False, "beast", "modifier", "search"),
    "drowned-city": (242, 0, (0, 3, 2), "burn 2 favor", False, "", "wake", ""),
    "fertile-valley": (243, 3, (0, 0, 0), "", False, "hearth", "modifier", "search"),
    "great-slum": (244, 3, (0, 0, 0), "", False, "", "modifier", "search"),
    "the-tribunal": (245, 2, (0, 0, 1), "3 favor to order", False, "", "action", ""),
    "lush-coast": (246, 3, (0, 0, 0), "", True, "", "modifier", "travel"),
    "marshes": (247, 2, (0, 0, 1), "burn 1 secret", False, "", "modifier", "search"),
    "mine": (248, 1, (3, 0, 1), "3 favor to discord", False, "", "wake", ""),
    "mountain": (249, 2, (0, 0, 1), "burn 2 favor", False, "", "modifier", "campaign"),
    "narrow-pass": (250, 1, (0, 0, 1), "3 favor to arcane", False, "", "modifier", "travel campaign"),
    "plains": (251, 3, (0, 0, 0), "", False, "", "modifier", "campaign"),
    "river": (252, 2, (0, 0, 0), "", False, "", "modifier", "muster"),
    "rocky-coast": (253, 2, (0, 0, 0), "", True, "", "modifier", "travel"),
    "salt-flats": (254, 2, (2, 1, 0), "", False, "", "wake", ""),
    "shrouded-wood": (255, 2, (0, 0, 1), "burn 1 secret", False, "", "modifier", "travel"),
    "standing-stones": (256, 2, (0, 0, 1), "3 favor to arcane", False, "arcane", "modifier", "search"),
    "steppe": (257, 2, (0, 0, 1), "3 favor to nomad", False, "nomad", "modifier", "search"),
    "the-hidden-place": (258, 2, (0, 0, 1), "burn 1 secret", False, "", "modifier", "travel campaign"),
    "wastes": (259, 1, (0, 0, 1), "burn 2 secret", False, "discord", "modifier", "search"),
}

VISIONS = {
    # name: number, the oath of its goal, times, cost
    "conspiracy": (232, "", "played", "burn 1 secret"),
    "faith": (233, "devotion", "wake", ""),
    "rebellion": (234, "people", "wake", ""),
    "sanctuary": (235, "protection", "wake", ""),
    "conquest": (236, "supremacy", "wake", ""),
}

IN_THE_LAW = {"grand-scepter", "bandit-crown", "grand-mask", *VISIONS}
"""Their powers stand in the Law itself (2.4, 7.6.5, 3.2, 5.1.4) or say who rules."""


def cost(paid: Cost) -> str:
    parts = [
        f"{verb} {amount} {what}"
        for verb, amount, what in (
            ("place", paid.place_favor, "favor"),
            ("place", paid.place_secret, "secret"),
            ("burn", paid.burn_favor, "favor"),
            ("burn", paid.burn_secret, "secret"),
        )
        if amount
    ]
    return ", ".join(parts)


def only(face: Face) -> str:
    assert not (face.site_only and face.adviser_only)
    return "site" if face.site_only else "adviser" if face.adviser_only else ""


def price(asked: Price | None) -> str:
    if asked is None:
        return ""
    what = f"{asked.favor} favor" if asked.favor else f"{asked.secrets} secret"
    return f"{what} to {SUITS[asked.bank]}" if asked.bank != NO_SUIT else f"burn {what}"


def words(names: list[str]) -> str:
    return " ".join(names)


@pytest.mark.rule("2.6.1-a", "2.6.2-a", "7.2-a", "7.1.2-a", "7.5-a")
@pytest.mark.parametrize("name", DENIZENS)
def test_a_denizen_is_as_it_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    suit = SUITS[face.suit]
    printed = (suit, face.printed, only(face), face.locked, words(face.times), words(face.modifies), face.side)
    assert (*printed, cost(face.cost)) == DENIZENS[name]
    assert face.kind == DENIZEN


@pytest.mark.rule("2.9-b")
@pytest.mark.parametrize("name", EDIFICES)
def test_an_edifice_is_as_it_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    suit = "" if face.suit == NO_SUIT else SUITS[face.suit]
    printed = (suit, face.printed, only(face), face.locked, words(face.times), words(face.modifies), face.side)
    assert (*printed, cost(face.cost), face.other) == EDIFICES[name]
    assert face.kind == EDIFICE


@pytest.mark.rule("2.4.2-a", "7.1.2-a")
@pytest.mark.parametrize("name", RELICS)
def test_a_relic_is_as_it_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    printed = (face.printed, face.dice, words(face.times), words(face.modifies), face.side, cost(face.cost))
    assert printed == RELICS[name]
    assert (face.kind, only(face), face.locked, face.suit) == (RELIC, "", False, NO_SUIT)


@pytest.mark.rule("2.8.1-a", "2.8.2-a", "2.8.4-a")
@pytest.mark.parametrize("name", SITES)
def test_a_site_is_as_it_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    revealed = (face.reveal_favor, face.reveal_secrets, face.reveal_relics)
    home = "" if face.home == NO_SUIT else SUITS[face.home]
    printed = (face.printed, face.capacity, revealed, price(face.recover), face.coast, home)
    assert (*printed, words(face.times), words(face.modifies)) == SITES[name]
    assert (face.kind, face.suit, cost(face.cost)) == (SITE, NO_SUIT, "")


@pytest.mark.rule("2.7.2-a")
@pytest.mark.parametrize("name", VISIONS)
def test_a_vision_is_as_it_is_printed(name: str) -> None:
    face = FACES[NUMBER[name]]
    oath = "" if face.oath == NO_OATH else OATHS[face.oath]
    assert (face.printed, oath, words(face.times), cost(face.cost)) == VISIONS[name]
    assert (face.kind, face.suit) == (VISION, NO_SUIT)


def test_there_are_no_other_cards() -> None:
    assert {face.id for face in of_kind(DENIZEN)} == set(DENIZENS)
    assert {face.id for face in of_kind(RELIC)} == set(RELICS)
    assert {face.id for face in of_kind(SITE)} == set(SITES)
    assert {face.id for face in of_kind(VISION)} == set(VISIONS)
    assert {face.id for face in of_kind(EDIFICE)} == set(EDIFICES)
    assert len(FACES) == 198 + 21 + 23 + 5 + 12
    assert [sum(row[0] == suit for row in DENIZENS.values()) for suit in SUITS] == [33] * 6
    assert {face.id for face in FACES if face.first} == set(list(DENIZENS)[:54])


@pytest.mark.rule("7.1.4-a")
def test_which_powers_are_persistent() -> None:
    assert {face.id for face in FACES if face.persistent} == PERSISTENT


# --- powers

NAMED = [name for name in (*DENIZENS, *EDIFICES, *RELICS, *SITES, *VISIONS) if name not in IN_THE_LAW]


@pytest.mark.rule("2.6.3-a")
@pytest.mark.parametrize("name", NAMED)
def test_every_card_has_the_powers_that_it_shows(name: str) -> None:
    face = FACES[NUMBER[name]]
    powers = POWERS[face.number]
    assert [power.id for power in powers] == [name] * len(powers)
    for time in face.times:
        assert any(speaks(power, time, face.modifies) for power in powers), f"{name}: {time}"
    assert {cost(power.cost) for power in powers} == {cost(face.cost)}
    assert {power.side for power in powers} == {face.side}


ALWAYS_AT_WORK = (
    *("shields", "bans_placement", "locks", "bars_cost", "burned", "kinship", "mute", "protects", "bandits", "rerolls"),
    *("looted", "crowned", "fate", "keeps", "forbids", "limit", "uncounted", "musters", "capacity", "price"),
)
"""Points of powers that are neither modifiers nor used at a time of their own."""


def speaks(power: Power, time: str, modifies: list[str]) -> bool:
    """Whether the power bears on what its card says."""
    if time == "modifier":
        acts = {MAJOR[action] for action in power.actions}
        playing = (
            power.played
            or power.clears
            or power.reward
            or power.search_surcharge
            or power.vision_played
            or power.forbids
        )
        fighting = (
            power.aims
            or power.tolls
            or power.pools
            or power.veto
            or power.surcharge
            or power.extra_defense_dice
            or power.check_target_set
        )
        return acts | ({"search"} if playing else set()) | ({"campaign"} if fighting else set()) == set(modifies)
    if time == "passive":
        return power.weight > 1 or any(getattr(power, point) for point in ALWAYS_AT_WORK)
    if time in ("action", "rest"):
        return power.act is not None and power.rest == (time == "rest")
    return {"plan": power.plan, "played": power.when_played, "wake": power.wake}[time] is not None


def test_powers_that_the_law_speaks_of_are_nowhere_else() -> None:
    assert {FACES[number].id for number in POWERS} == set(NAMED)


@pytest.mark.rule("7.4.1-a", "7.1.4-a")
def test_what_must_be_is_not_optional() -> None:
    """Cards that say "must" or "cannot" bind who has access, persistent ones everybody they speak of; every other
    modifier is up to the player."""
    binding: dict[str, set[int]] = {}
    for powers in POWERS.values():
        for power in powers:
            if FACES[power.face].kind != SITE:
                binding.setdefault(power.id, set()).add(power.binding)
    assert {name for name, how in binding.items() if MUST in how} == {
        *("ring-of-devotion", "book-of-records", "initiation-rite", "tyrant"),
        *("vow-of-beastkin", "vow-of-poverty", "vow-of-union"),
    }
    always = {name for name, how in binding.items() if ALWAYS in how}
    assert always - PERSISTENT == {"vow-of-kinship", "family-wagon"}, "they bind their holder alone"
    assert PERSISTENT & set(binding) - always == {"vow-of-union"}, "so does this one"
    assert {name for name, how in binding.items() if OPEN in how} == {"way-station"}, "anybody may pay its ruler"
    sites = {power.id: power.binding for powers in POWERS.values() for power in powers if power.id in SITES}
    assert {name for name, how in sites.items() if how == OPTIONAL} == {"buried-giant", "the-tribunal"}


@pytest.mark.rule("2.3-e")
def test_every_space_of_the_reliquary_has_its_modifier() -> None:
    found = [(power.id, [MAJOR[action] for action in power.actions]) for powers in SPACES for power in powers]
    expected = [("brutal", ["campaign"]), ("careless", ["trade"]), ("decadent", ["travel"]), ("greedy", ["search"])]
    assert found == expected
    assert [name for name, _ in found] == list(RELIQUARY)
    assert all(power.binding == MUST and power.cost.free for powers in SPACES for power in powers)


@pytest.mark.rule("5.5.8-a")
def test_these_plans_are_discarded_at_the_end() -> None:
    spent = {power.id for powers in POWERS.values() for power in powers if power.spent}
    assert spent == {
        *("rain-boots", "horse-archers", "warning-signals", "lancers", "rival-khan"),
        *("mounted-patrol", "great-crusade", "storm-caller"),
    }
