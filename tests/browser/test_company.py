"""Playing with others: the list of open tables, and two strangers who meet."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor


def row(visitor: Visitor, table: str) -> Locator:
    return visitor.page.locator(f'[data-part=open-table][data-table="{table}"]')


def find(visitor: Visitor, game: str) -> None:
    """Looks for a game with anybody, by keyboard alone where there is one."""
    form = visitor.page.locator("[data-part=find-game]")
    form.get_by_role("radio", name=visitor.texts(game).text(f"game-{game}")).focus()
    visitor.page.keyboard.press("Space")
    visitor.button("open-find-go", form).press("Enter")


def test_two_strangers_find_each_other(visit: Visit) -> None:
    eva = visit("Eva", lang="cs", size=PHONE, touch=True)
    eva.open("/company")
    anna = visit("Anna", lang="en")
    anna.open("/company")
    find(anna, "valeria")
    room = anna.page.locator("[data-part=gathering]")
    expect(room.locator("[data-part=open-to-all]")).to_contain_text(anna.say("open-is"))
    expect(room.locator("[data-part=open-to-all]")).to_contain_text("1:5")  # two minutes, and a little less
    table = anna.page.url.rpartition("/")[2]

    # Whoever looked at the list sees it without doing anything, sits down, and both play.
    line = row(eva, table)
    expect(line).to_contain_text("Anna")
    expect(line).to_contain_text(eva.say("home-gathering-free", count=1))
    line.get_by_role("link").tap()
    eva.button("gather-sit-at", eva.page.locator("[data-part=gathering]"), n=2).tap()
    for visitor in (anna, eva):
        visitor.until("state => state.info.status === 'playing'")
        expect(visitor.page.locator("[data-part=gathering]")).to_have_count(0)


def test_a_host_opens_a_table_swaps_chairs_and_closes_it_again(visit: Visit) -> None:
    anna, eva = visit("Anna", lang="cs"), visit("Eva", lang="en")
    table = anna.create_table("dominion", "me", "empty", "empty")
    anna.open(f"/table/{table}")
    eva.open("/company")
    expect(eva.page.locator("[data-part=live]")).to_be_visible()
    expect(row(eva, table)).to_have_count(0)
    anna.button("open-open").click()
    expect(row(eva, table)).to_be_visible()

    anna.button("gather-swap", n=1, other=2).click()
    chairs = anna.page.locator("[data-part=chairs] li")
    expect(chairs.nth(1)).to_contain_text("Anna")

    # A list that is narrowed to another game does not show it.
    eva.page.get_by_role("combobox", name=eva.say("open-game")).select_option("oath")
    expect(row(eva, table)).to_have_count(0)
    eva.page.get_by_role("combobox", name=eva.say("open-game")).select_option("")
    expect(row(eva, table)).to_be_visible()
    anna.button("open-close").click()
    expect(row(eva, table)).to_have_count(0)
