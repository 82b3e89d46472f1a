"""A page that is loaded again or loses its line in the middle of an effect goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.player import Player, asks, play, thrifty
from tests.browser.visitor import Brief, Visitor

KINGDOM = ["cellar", "village", "woodcutter", "workshop", "militia", "remodel", "smithy", "market", "mine", "festival"]
"""With Militia and without Moat: whoever is attacked is asked for cards and nothing else."""


def in_militia(one: Visitor, two: Visitor) -> tuple[str, list[Player], Brief, Visitor, Visitor]:
    """Two people play until one of them has to discard to the other's Militia: table, both, victim, attacker."""
    table = one.create_table("dominion", "me", "empty", kingdom=KINGDOM)
    two.sit_with(one, table)
    occupants = [(one, thrifty(["militia"])), (two, thrifty(["militia"]))]
    brief = bring(table, occupants, asks("dominion-ask-militia"))
    for visitor in (one, two):
        visitor.open_table(table)
    players = [Player(visitor, decide=decide) for visitor, decide in occupants]
    victim, attacker = (one, two) if brief["seat"] == 0 else (two, one)
    return table, players, brief, victim, attacker


def check_asked(visitor: Visitor, brief: Brief) -> None:
    """The page shows this very question."""
    question = visitor.page.locator("[data-part=prompt] [data-part=question] > p").first
    expect(question).to_contain_text(visitor.prompt(brief["ask"], brief["names"], "dominion"))
    assert visitor.now()["ask"] == brief["ask"]


def test_the_same_question_after_a_reload_and_on_a_second_device(visit: Visit) -> None:
    _, players, brief, victim, attacker = in_militia(visit("Anna", lang="cs"), visit("John"))
    check_asked(victim, brief)
    # Something is chosen but not confirmed yet; after the reload it still is, and the question is open.
    players[brief["seat"]].pick(brief["ask"]["options"][0], brief)
    victim.page.reload()
    check_asked(victim, brief)
    chosen = victim.page.locator("[data-part=hand] [data-part=card][data-light=chosen]")
    expect(chosen).to_have_count(1)
    victim.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    attacker.page.reload()
    waiting = attacker.say("web-waiting-for", names=victim.name, count=1)
    expect(attacker.page.locator("[data-part=prompt]")).to_contain_text(waiting)

    # And the whole log is there again.
    lines = victim.page.locator("[data-part=log] ol > li").count()
    assert lines > 10

    # Two devices at one chair: what is answered at one is answered at the other.
    second = victim.context.new_page()
    second.goto(victim.page.url)
    question = second.locator("[data-part=prompt] [data-part=question] > p").first
    asked = victim.prompt(brief["ask"], brief["names"], "dominion")
    expect(question).to_contain_text(asked)
    players[brief["seat"]].act()
    expect(question).not_to_contain_text(asked)
    second.close()
    play(players, lambda now: now["seq"] >= brief["seq"] + 3)
    assert victim.page.locator("[data-part=log] ol > li").count() > lines


def test_offline_and_online_again(visit: Visit) -> None:
    _, players, brief, victim, attacker = in_militia(visit("Anna"), visit("John", lang="cs"))
    with victim.cut_off():
        expect(
            attacker.page.locator(f"[data-part=seat][data-seat='{brief['seat']}'] [data-part=seat-state]")
        ).not_to_be_empty()
        # What he answers meanwhile waits for the line.
        keys = players[brief["seat"]].decide(brief["ask"], brief)
        players[brief["seat"]].answer(brief, keys)
        expect(victim.page.locator("[data-part=prompt]")).to_have_attribute("aria-busy", "true")
        assert attacker.now()["seq"] == brief["seq"]
    after = victim.answered(brief)
    assert after["counts"][f"hand:{brief['seat']}"] == 3, "the answer came once"
    attacker.caught_up(after["seq"])
    play(players, lambda now: now["seq"] >= after["seq"] + 3)


def test_who_was_away_sees_what_happened_meanwhile(visit: Visit) -> None:
    table, players, brief, victim, attacker = in_militia(visit("Anna"), visit("John"))
    lines = attacker.page.locator("[data-part=log] ol > li").count()
    known = attacker.page.locator("[data-part=log] ol > li").all_text_contents()
    with attacker.cut_off():
        after = players[brief["seat"]].act()
    attacker.caught_up(after["seq"])
    expect(attacker.page.locator("[data-part=log] ol > li").nth(lines)).to_contain_text(victim.name)
    assert attacker.page.locator("[data-part=log] ol > li").all_text_contents()[:lines] == known
    other = visit("Third")  # nobody's chair: what is public can be looked at all the same
    assert other.open_table(table)["seq"] == after["seq"]


def test_a_page_of_another_version_says_so_and_loses_nothing(visit: Visit) -> None:
    _, players, brief, victim, _ = in_militia(visit("Anna", lang="cs"), visit("John"))
    page = victim.page
    players[brief["seat"]].pick(brief["ask"]["options"][0], brief)
    page.locator("[data-part=chat] input").fill("Počkej")
    # The server is of the next version, so to speak: from now on the page says another one than it does.
    page.evaluate(
        """() => {
            const Line = WebSocket;
            window.WebSocket = class extends Line {
                constructor(address) { super(String(address).replace(/wire=\\d+/, "wire=1")); }
            };
            told.cut();
        }"""
    )
    expect(page.get_by_role("alert")).to_contain_text(victim.say("reload-page"))
    page.get_by_role("alert").get_by_role("button").click()
    check_asked(victim, brief)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-part=hand] [data-part=card][data-light=chosen]")).to_have_count(1)
    expect(page.locator("[data-part=chat] input")).to_have_value("Počkej")
