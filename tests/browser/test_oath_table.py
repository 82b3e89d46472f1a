"""Oath's own table: a whole game by clicking what the page shows, a Campaign and a deal followed on several screens, by
touch and by keys; and nothing that was delivered on the way names what lies hidden."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import kronika
from kronika.engine.message import Message
from kronika.engine.table import Table
from tests.browser.conftest import Visit
from tests.browser.fast import bring
from tests.browser.house import House
from tests.browser.player import Ask, Decide, Player, Tapper, Typist, asks, further, play, steered
from tests.browser.test_axe import check, settled
from tests.browser.test_legible import COVERED, SMALL, fits
from tests.browser.test_phone import no_overflow
from tests.browser.visitor import PHONE, SCREENS, Brief, Visitor

ACT = "oath-ask-act"
PLACES = "all => all.map((one) => Math.round(one.getBoundingClientRect().left))"
MAJOR = {"search", "muster", "trade", "recover", "campaign", "travel"}


def lively(chance: random.Random) -> Decide:
    """Major actions rather than looking around, and a rest now and then; all else by chance."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
        if ask["what"]["id"] == ACT:
            deeds = [key for key in keys if key in MAJOR or key.startswith("use:")]
            return [chance.choice(deeds) if deeds and chance.random() < 0.7 else "rest"]
        return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))

    return decide


class Realm(Player):
    """At Oath's table: what has a button is pressed there, in the question or in the deal; all else is in the list."""

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        if not listed:
            expect(self.page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}']")).to_be_visible()
            button = self.page.locator(
                f":is([data-part=prompt], [data-part=deal]) button[data-option='{option['key']}']:enabled:visible"
            )
            if button.count():
                self.press(button)
                return False
            self.press(self.page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts~=l]"))
        words = self.page.get_by_text(self.text(option, brief), exact=True)
        self.press(self.page.locator("[data-part=option-list] [data-option]").filter(has=words))
        return True


class TappingRealm(Realm, Tapper):
    """The same on a phone."""


@pytest.mark.long  # test_oath_two_people.py plays one each time
def test_a_whole_game_against_two_bots(visit: Visit, house: House) -> None:
    anna = visit("Anna", lang="cs", theme="dark")
    table = anna.create_table("oath", "me", "random", "random")
    anna.open_table(table)
    expect(anna.page.locator("[data-part=hall][data-room=oath]")).to_be_visible()
    bar = anna.page.locator("[data-part=top-bar] :is([data-part=rounds], [data-part=tools] > *)")
    places = bar.evaluate_all(PLACES)
    play([Realm(anna, "oath", lively(random.Random(5)))], most=1500)

    game = house.table(table)
    assert game.over
    assert game.result is not None
    texts = anna.texts("oath")
    names = [game.names[seat] for seat in game.result.winners]
    dialog = anna.page.locator("[data-part=result]")
    expect(anna.page.locator("[data-part=prompt][data-state=over]")).to_be_visible()
    if not dialog.count():  # where the Chronicle is written, that is what one sees first
        anna.button("web-result", anna.page.locator("[data-part=prompt][data-state=over]")).click()
    won = texts.text("web-won", {"names": texts.listed(names), "count": len(names)})
    expect(dialog.get_by_role("heading")).to_have_text(won)
    expect(dialog.locator("[data-part=ending]")).to_have_text(texts.prompt(game.result.ending, game.names))
    expect(dialog.locator("[data-part=scores] > li")).to_have_count(3)
    assert bar.evaluate_all(PLACES) == places, "nothing in the bar has moved, though no phase stands there any more"
    check_secret(anna, game)


def test_the_table_says_what_the_view_holds(visit: Visit) -> None:
    """Places with their cards, rulers, pawns and warbands; boards and banks in numbers, how one wins in words; major
    actions with their price, or why not."""
    anna = visit("Anna")
    table = anna.create_table("oath", "me", "random", "random")
    anna.open_table(table)
    page, texts = anna.page, anna.texts("oath")

    def refusing(brief: Brief) -> bool:
        return asks(ACT)(brief) and any(no["key"] in MAJOR for no in page.evaluate("told.state.refused"))

    brief = play([Realm(anna, "oath", lively(random.Random(1)))], refusing)
    assert not brief["over"]
    view: dict[str, Any] = page.evaluate("told.state.view")
    if page.locator("[data-part=stage]").count():  # the last battle lies over the map
        page.keyboard.press("m")
    for zone in view["zones"]:
        if zone["kind"] == "site":
            spot = page.locator(f"[data-spot='{zone['id']}']")
            known = texts.text(f"card-{zone['name']}") if zone["up"] else texts.text("oath-unknown-site")
            expect(spot.locator("[data-part=place]")).to_contain_text(known)
            expect(spot.locator("[data-part=slots] [data-part=card]")).to_have_count(len(zone["cards"]))
            for card in zone["cards"]:
                expect(spot.locator(f"[data-part=card][data-face={card['face']}]")).to_be_visible()
            if zone["up"] and zone["ruler"] in (-1, 0):
                ruler = texts.text("oath-note-bandits" if zone["ruler"] else "oath-note-empire")
                expect(spot.locator("[data-part=ruler]")).to_have_text(ruler)
            expect(spot.locator("[data-part=pawn]")).to_have_count(len(zone["pawns"]))
            if zone["warbands"]:
                expect(spot.locator("[data-part=shelf] [data-part=warbands] b")).to_have_text(str(zone["warbands"]))
    for region in ("cradle", "provinces", "hinterland"):
        expect(page.get_by_role("heading", name=texts.text(f"oath-region-{region}"), exact=True)).to_be_visible()
    keeper = texts.text("oath-note-keeper", {"player": "Anna"})
    expect(page.get_by_role("region", name=texts.text("oath-label-oath"))).to_contain_text(keeper)
    supply = next(track["value"] for track in view["tracks"] if track["id"] == "supply" and track["owner"] == 0)
    expect(page.locator("[data-part=mine] [data-part=supply] [data-on] b")).to_have_text(str(supply))
    for track in view["tracks"]:
        if track["id"].startswith("bank-"):
            expect(page.locator(f"[data-bank={track['id'][5:]}] b")).to_have_text(str(track["value"]))
    assert "count" not in next(zone for zone in view["zones"] if zone["kind"] == "world")
    for way in view["extra"]["ways"][0]:
        expect(page.locator("[data-part=ways]")).to_contain_text(
            texts.prompt(Message(way["id"], way["args"]), brief["names"])
        )
    major = page.get_by_role("group", name=texts.text("oath-group-major"))
    offered = {option["key"] for option in brief["ask"]["options"]} & MAJOR
    refused = {no["key"] for no in page.evaluate("told.state.refused")} & MAJOR
    assert offered | refused == MAJOR
    expect(major.locator("[data-option]")).to_have_count(len(offered))
    for key in offered:
        least = min(price["supply"] for price in view["extra"]["prices"][key])
        expect(major.locator(f"[data-option={key}] [data-token=supply] b")).to_have_text(re.compile(f"^{least}"))
    expect(major.locator("[data-refused]")).to_have_count(len(refused))
    for no in page.evaluate("told.state.refused"):
        if no["key"] in MAJOR:
            # What is marked as disabled can still be pressed, but Playwright would wait for it.
            major.locator(f"[data-refused={no['key']}]").click(force=True)
            why = Message(no["reason"]["id"], no["reason"]["args"])
            toast = page.locator("[data-part=toast]").filter(has_text=texts.prompt(why, brief["names"])).last
            expect(toast).to_contain_text(no["rule"])


def test_on_a_phone_by_touch(visit: Visit, long: bool) -> None:
    """Nothing is wider than the screen, and a turn can be played with a finger."""
    anna = visit("Anna", size=PHONE, touch=True)
    table = anna.create_table("oath", "me", "random")
    anna.open_table(table)
    play([TappingRealm(anna, "oath", lively(random.Random(2)))], further(anna, 40 if long else 10))
    no_overflow(anna.page)
    assert anna.page.evaluate(SMALL) == []


IN_SIGHT = """() => {
  const land = document.querySelector("[data-part=map]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=site]")].map((site) => site.getBoundingClientRect()).every(
    (site) => site.height >= 44 && site.top >= land.top && site.bottom <= land.bottom + 3);
}"""
"""All sites can be tapped, and none is hidden beyond the map's edge."""


def test_a_tap_on_the_map_only_proposes(visit: Visit) -> None:
    """A site is chosen by two taps and can be put back; a tap on a rival looks, and never acts."""
    anna = visit("Anna", lang="cs", size=PHONE, touch=True)
    table = anna.create_table("oath", "me", "random")
    bring(table, [(anna, steered("site:0", "travel"))], asks("oath-ask-travel"))
    anna.open_table(table)
    page, texts = anna.page, anna.texts("oath")
    before = anna.now()["seq"]
    sites = page.locator("[data-part=site]")
    expect(sites).to_have_count(8)
    page.wait_for_function(IN_SIGHT)  # once everything has its place
    target = page.locator("[data-part=site][data-light=can]").last
    target.locator("[data-part=place]").tap()
    expect(target).to_have_attribute("data-glow", "chosen")
    proposal = page.locator("[data-part=map-proposal]")
    proposal.get_by_role("button", name=texts.text("oath-take-back")).tap()
    expect(proposal).to_have_count(0)
    expect(target).to_have_attribute("data-glow", "can")
    page.locator("[data-part=rivals] [data-seat='1']").tap()
    sheet = page.locator("[data-part=board-of]")
    wins = texts.text("oath-how-wins", {"name": anna.now()["names"][1]})
    expect(sheet.get_by_role("heading", name=wins)).to_be_visible()
    sheet.get_by_role("button", name=anna.say("web-close")).last.tap()
    expect(sheet).to_have_count(0)
    assert anna.now()["seq"] == before, "nothing was answered"
    target.locator("[data-part=place]").tap()
    proposal.locator("[data-option]").tap()
    anna.after(before)


@pytest.mark.long  # test_oath_two_people.py plays so each time
def test_by_keys_alone(visit: Visit) -> None:
    """Digits, the list and Enter are enough, also where several things are chosen in their order."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("oath", "me", "random")
    anna.open_table(table)
    play([Typist(anna, "oath", lively(random.Random(3)))], further(anna, 40))


def test_axe_finds_nothing_and_no_text_is_small(visit: Visit, long: bool) -> None:
    """In a turn with its groups of options, on a desk and on a phone; with `--long` also at the first question, on a
    tablet, and with the list open."""
    anna = visit("Anna")
    table = anna.create_table("oath", "me", "random", "random", "random", "random", "random")
    anna.open_table(table)
    if long:
        check(settled(anna), both=True)
    play([Realm(anna, "oath", lively(random.Random(4)))], asks(ACT))
    for size in ((1440, 900), (1024, 768), PHONE) if long else ((1440, 900), PHONE):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(anna.page.locator("[data-part=majors]")).to_be_visible()
        check(anna.page, both=long)
        assert anna.page.evaluate(SMALL) == []
        assert anna.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
    if long:
        anna.page.keyboard.press("l")
        expect(anna.page.locator("[data-part=option-list]")).to_be_visible()
        check(anna.page, both=True)


def test_it_fits_and_can_be_read(visit: Visit) -> None:
    """With six at the table in a world with edifices: where one draws, acts and travels."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("oath", "me", "random", "random", "random", "random", "random", world="random")
    for moment in ("oath-ask-keep", ACT, "oath-ask-travel"):
        bring(table, [(anna, steered("travel"))], asks(moment))
        anna.open_table(table)
        anna.until("state => state.asks.length > 0")
        for _ in anna.through(*SCREENS):
            fits(anna.page)
            assert anna.page.evaluate(SMALL) == []
            assert anna.page.evaluate(COVERED) == []


def test_cards_and_replay_know_oath_too(visit: Visit) -> None:
    """Prices of several things are no number in a coin; a replay draws cards known by their backs."""
    anna = visit("Anna")
    anna.open("/cards/oath#elders")
    expect(anna.page.locator("[data-face=elders]").first).to_be_visible()
    expect(anna.page.locator("main")).not_to_contain_text("object Object")
    table = anna.create_table("oath", "me", "random")
    bring(table, [(anna, lively(random.Random(6)))], lambda brief: bool(brief["seq"] > 15))
    anna.open(f"/replay/{table}")
    expect(anna.page.locator("[data-spot='site:0']")).to_be_visible()


MARKED = "all => all.map(one => [...one.attributes].map(each => `${each.name}=${each.value}`).sort().join(' '))"
"""What things say of themselves; the order of attributes tells nothing."""


def test_an_action_under_pointer_or_focus_lights_what_it_is_about(visit: Visit) -> None:
    """By mouse and by key: Travel lights the sites one could go to, a rest changes nothing; then all is as before."""
    anna = visit("Anna", lang="cs")
    table = anna.create_table("oath", "me", "random")
    bring(table, [(anna, steered("site:0"))], asks(ACT))
    anna.open_table(table)
    page = anna.page
    shining = page.locator(":is([data-part=map], [data-part=rivals], [data-part=mine]) [data-glow=can]")
    reach = anna.page.evaluate("told.state.view.extra.reach")
    before = shining.evaluate_all(MARKED)
    travel = page.locator("[data-part=prompt] [data-option=travel]")
    sites = [page.locator(f"[data-part=site][data-spot='site:{ref['id']}']") for ref in reach["travel"]]
    assert len(sites) > 1
    for consider in (travel.hover, travel.focus):
        consider()
        for site in sites:
            expect(site).to_have_attribute("data-glow", "can")
        expect(page.locator("[data-part=site][data-glow=can]")).to_have_count(len(sites))
        expect(
            page.locator("[data-part=deck][data-glow=can], [data-part=mine] [data-part=card][data-glow=can]")
        ).to_have_count(0)
        page.locator("[data-part=prompt] [data-option=rest]").hover()
        page.locator("[data-part=prompt] [data-option=rest]").focus()
        expect(page.locator("[data-part=site][data-glow=can]")).to_have_count(0)
        assert shining.evaluate_all(MARKED) == before
    search = page.locator("[data-part=prompt] [data-option=search]")
    search.focus()
    expect(page.locator("[data-part=deck][data-glow=can]")).to_have_count(1)


# --- what several people follow ---


def sitting(visit: Visit, **setup: Any) -> tuple[list[Visitor], str]:
    """Anna is Chancellor, Tom takes the red board and John the blue one."""
    anna, tom, john = visit("Anna", lang="cs"), visit("Tom"), visit("John", size=PHONE, touch=True)
    table = anna.create_table("oath", "me", "empty", "empty", **setup)
    tom.sit_with(anna, table, 1)
    john.sit_with(anna, table, 2)
    return [anna, tom, john], table


CAMPAIGN = "told.state.view.extra.campaign"


def test_a_campaign_against_an_imperial_defender_with_an_ally(visit: Visit, long: bool) -> None:
    """John, an Exile, attacks the Citizen Tom at a site of the Empire; the Chancellor is Tom's Ally. All three see the
    same battle: on a desk beside the rivals, on a phone from edge to edge."""
    visitors, table = sitting(visit, citizens=["red"])
    anna, tom, john = visitors
    calm = steered("red", "board:red", "site:0")
    attack = steered("blue", "board:blue", "site:0", "campaign", "player:1")
    deciders = [steered("site:0"), calm, attack]
    bring(table, list(zip(visitors, deciders, strict=True)), asks("oath-ask-targets"))
    for visitor in visitors:
        visitor.open_table(table)
        expect(visitor.page.locator("[data-part=stage]")).to_be_visible()
        expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=fighter] b")).to_contain_text(
            "Tom"
        )
        expect(visitor.page.locator("[data-part=stage] [data-part=attack] [data-part=fighter] b")).to_have_text("John")
    no_overflow(john.page)
    check(john.page, both=long)  # on a phone; at the end at a desk
    for size in ((1280, 720), (1024, 768), (1440, 900)):
        tom.page.set_viewport_size({"width": size[0], "height": size[1]})
        fits(tom.page)
        assert tom.page.evaluate(SMALL) == john.page.evaluate(SMALL) == []

    # The targets are all, Anna is an Ally, then John takes all dice there are.
    players = [TappingRealm(john, "oath", attack), Realm(anna, "oath", calm), Realm(tom, "oath", calm)]
    play(players, asks("oath-ask-dice"))
    for visitor in visitors:
        expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=fighter]")).to_contain_text(
            "Anna"
        )
    camp = anna.page.evaluate(CAMPAIGN)
    assert camp["allies"] == [0]
    assert sum(row["defense"] for row in camp["ledger"]) == camp["defenseDice"] > 0
    seen = list[int]()

    def after_the_dice(brief: Brief) -> bool:
        """What stands on the two other screens is what the view says."""
        anna.caught_up(brief["seq"])
        camp = anna.page.evaluate(CAMPAIGN)
        if camp is None:
            return True
        for visitor in (anna, tom):
            visitor.caught_up(brief["seq"])
            dice = len(camp["rolledDefense"]) or camp["defenseDice"]
            expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=die]")).to_have_count(dice)
            if camp["rolledAttack"]:
                expect(visitor.page.locator("[data-part=stage] [data-part=attack] [data-part=die]")).to_have_count(
                    len(camp["rolledAttack"])
                )
                expect(visitor.page.locator("[data-part=stage] [data-total=attack] b")).to_have_text(
                    str(camp["attack"])
                )
                expect(visitor.page.locator("[data-part=stage] [data-total=defense] b")).to_have_text(
                    str(camp["defense"])
                )
        seen.append(brief["seq"])
        return False

    brief = play(players, after_the_dice)
    events = [event for frame in anna.frames for event in json.loads(frame).get("events", [])]
    told = [event for event in events if event["id"] == "oath-log-victor"][-1]
    assert len(seen) > 1
    for visitor in visitors:
        visitor.caught_up(brief["seq"])
        if visitor.page.evaluate("told.state.asks.length") > 0:  # the next action is asked: the map is back
            visitor.page.locator("[data-part=map] [data-part=back-to]").click()
        stake = visitor.page.locator("[data-part=stage] [data-part=stake]")
        expect(stake).to_contain_text(str(told["args"]["attack"]))
        name = brief["names"][told["seat"]]
        said = visitor.texts("oath").text(
            "oath-stage-victor",
            {
                "name": name,
                "bandits": int(told["seat"] < 0),
                "attack": told["args"]["attack"],
                "defense": told["args"]["defense"],
            },
        )
        expect(stake).to_contain_text(said)
        # The whole count stands there, also for anyone who saw only the end.
        assert sum(int(row.split("=")[2]) for row in told["args"]["ledger"].split(";")) == camp["defenseDice"]
        expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=sum] li")).not_to_have_count(0)
        expect(visitor.page.locator("[data-part=stage] [data-part=defense] [data-part=fighter]")).to_contain_text(
            "Anna"
        )
        expect(visitor.page.locator("[data-part=stage]")).not_to_contain_text("card-")
    # M shows the map, and again the battle.
    anna.page.keyboard.press("m")
    expect(anna.page.locator("[data-part=stage]")).to_have_count(0)
    expect(anna.page.locator("[data-spot='site:0']")).to_be_visible()
    anna.page.keyboard.press("m")
    expect(anna.page.locator("[data-part=stage]")).to_be_visible()
    check(anna.page, both=long)


def test_a_citizenship_deal_with_a_counter_offer(visit: Visit, long: bool) -> None:
    """Anna offers Tom Citizenship and 1 favor; he wants 1 secret as well; she agrees, and he is a Citizen."""
    visitors, table = sitting(visit)
    anna, tom, john = visitors
    offer = steered("offer:1", "space:", "site:0")
    plain = steered("board:red", "red", "board:blue", "blue", "site:0")
    bring(table, list(zip(visitors, [offer, plain, plain], strict=True)), asks("oath-citizenship-offer"))
    for visitor in (anna, tom, john):
        visitor.open_table(table)
    texts = anna.texts("oath")
    page = anna.page
    give = page.get_by_role("group", name=texts.text("oath-group-give"))
    give.locator("[data-option=give-favor]").click()
    expect(give.locator("[data-option][aria-pressed=true]")).to_have_count(1)
    check(page, both=long)
    before = anna.now()["seq"]
    page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts=Enter]").click()

    # Tom and John both read it; only Tom answers.
    for visitor in (tom, john):
        visitor.after(before)
        said = visitor.texts("oath")
        panel = visitor.page.locator("[data-part=proposal]")
        expect(panel).to_contain_text(said.text("oath-offer-of", {"name": "Anna", "partner": "Tom"}))
        expect(panel.locator("[data-part=half]").first).to_contain_text(said.text("oath-some-favor", {"amount": 1}))
        expect(panel.locator("[data-part=half]").last).to_contain_text(said.text("oath-nothing"))
    expect(john.page.locator("[data-part=prompt] button[data-option]")).to_have_count(0)
    tom.page.locator("[data-part=prompt] button[data-option=counter]").click()
    want = tom.page.get_by_role("group", name=tom.texts("oath").text("oath-want-from", {"name": "Anna"}))
    want.locator("[data-option=want-favor]").click()
    want.locator("[data-option=want-secret]").click()
    expect(tom.page.locator("[data-part=proposal]")).to_be_visible()  # what she offered stays in sight
    seq = tom.now()["seq"]
    tom.page.locator("[data-part=prompt] > [data-part=answers] button[aria-keyshortcuts=Enter]").click()
    anna.after(seq)
    counter = page.locator("[data-part=proposal]")
    expect(counter).to_contain_text(texts.text("oath-offer-wants", {"name": "Tom"}))
    expect(counter.locator("[data-part=half]").last).to_contain_text(texts.text("oath-some-secrets", {"amount": 1}))
    if long:
        check(page, both=True)
    page.locator("[data-part=prompt] button[data-option=accept]").click()
    anna.until("state => state.view.seats[1].role === 'citizen'")
    expect(page.locator("[data-part=deal]")).to_have_count(0)
    expect(page.locator("[data-part=rivals] [data-seat='1'] [data-part=role]")).to_have_text(
        texts.text("oath-role-citizen")
    )


# --- what may not be told ---


def check_secret(visitor: Visitor, game: Table) -> None:
    """Until the end no view names a facedown adviser of a rival or a card of the world deck that the seat has not
    seen, nor tells how large that deck is."""
    hidden = list(unknown(game, 0))
    assert any(advisers for advisers, _, _, _ in hidden)
    checked = at = 0
    for frame in visitor.frames:
        message = json.loads(frame)
        if message["type"] != "state" or message["view"]["over"]:
            continue
        view = message["view"]
        at = next((i for i in range(at, len(hidden)) if hidden[i][3] == view), at)  # else in the middle of an answer
        advisers, deck, size, _ = hidden[at]
        named = set(words(view)) | set(words(message["asks"])) | set(words(message["refused"]))
        assert not named & advisers, f"a rival's facedown adviser after answer {at}"
        assert not named & deck, f"a card of the world deck after answer {at}"
        (world,) = [zone for zone in view["zones"] if zone["kind"] == "world"]
        assert set(world) == {"id", "owner", "kind", "cards", "top", "ref"}
        assert len(world["cards"]) < size
        checked += 1
    assert checked > 15


def unknown(game: Table, seat: int) -> Iterator[tuple[set[str], set[str], int, Any]]:
    """After each answer: what rivals hold facedown, and what of the world deck the seat has not seen, by name; how many
    cards that deck has; and the seat's view."""
    chronicle = game.chronicle()
    table = kronika.new_table("oath", game.names, game.seed, chronicle["setup"], generator=game.generator)
    for answer in [None, *chronicle["answers"]]:
        if answer is not None:
            table.answer(answer[0], answer[1:])
        s: Any = table._state
        rivals = [card for other in range(s.seats) if other != seat for card in s.advisers[other] if card in s.down]
        yield (
            {s.cards.name(card) for card in rivals if not s.cards.knows(seat, card)},
            {s.cards.name(card) for card in s.world if not s.cards.knows(seat, card)},
            len(s.world),
            json.loads(json.dumps(table.view(seat))),
        )


def words(data: Any) -> Iterator[str]:
    """All strings in JSON data, without the names of fields."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
