"""An invitation is a link: whoever opens it chooses a name and a chair, and the game begins."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit


def test_from_an_empty_chair_to_a_game_of_two(visit: Visit) -> None:
    anna, john, eva = visit(lang="cs"), visit(lang="en"), visit(lang="en")
    page = anna.page
    anna.open("/?new=dominion")
    page.get_by_label(anna.say("new-player"), exact=True).fill("Anna")
    # The bot's chair is freed for a guest.
    page.locator("[data-part=chairs] li").nth(1).get_by_role("button", name=anna.say("new-seat-free")).click()
    expect(page.locator("[data-part=chairs] li").nth(1)).to_contain_text(anna.say("new-seat-free-help"))
    anna.button("new-open").click()
    expect(page.locator("[data-part=gathering]")).to_be_visible()
    link = page.locator("#gather-link")
    expect(link).not_to_have_value("")

    john.open(link.input_value())
    expect(john.page.locator("[data-part=invite-by]")).to_have_text(
        john.say("invite-by", name="Anna", game=john.texts("dominion").text("game-dominion"))
    )
    sit = john.button("gather-sit-at", n=2)
    sit.click()  # without a name nobody sits down
    expect(john.page.get_by_role("alert")).to_contain_text(john.say("new-missing-player"))
    expect(john.page.get_by_label(john.say("new-player"), exact=True)).to_be_focused()
    john.page.keyboard.type("John")
    sit.click()
    for visitor in (anna, john):
        expect(visitor.page.locator("main[data-part=board]")).to_be_visible()
        assert visitor.now()["names"] == ["Anna", "John"]
    asked = [visitor for visitor in (anna, john) if visitor.now()["ask"]]
    assert len(asked) == 1
    mine = asked[0].page
    expect(mine).to_have_title(
        asked[0].say("web-title-your-turn", name=mine.locator("[data-part=crumb] span").inner_text())
    )

    # Whoever comes too late may watch.
    eva.open(john.page.url)
    expect(eva.page.locator("main[data-part=board]")).to_be_visible()
    assert eva.now()["ask"] is None


def test_late_broken_and_forged_invitations(visit: Visit) -> None:
    anna, john = visit("Anna"), visit("John")
    table = anna.create_table("dominion", "me", "empty")
    invite = anna.post(f"/api/tables/{table}/invite")["invite"]

    with john.forgiving("404", "403", "422", "409"):
        john.open(f"/invite/{invite}?table=nosuchtable1")
        expect(john.page.locator("main[data-part=lost] h1")).to_be_visible()
        forged = invite[:-4] + "AAAA"
        john.open(f"/invite/{forged}?table={table}")
        john.button("gather-sit-at", n=2).click()
        expect(john.page.locator("[data-part=toast][data-kind=error]")).to_be_visible()
    assert anna.get(f"/api/tables/{table}")["status"] == "gathering"

    anna.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "big-money"})
    john.open(f"/invite/{invite}?table={table}")
    expect(john.page.get_by_text(john.say("invite-begun"))).to_be_visible()
    john.page.get_by_role("link", name=john.say("invite-watch")).click()
    expect(john.page.locator("main[data-part=board]")).to_be_visible()


def test_who_is_known_sits_down_by_name_however_late_the_server_says_so(visit: Visit) -> None:
    anna, john, eva = visit("Anna"), visit("John"), visit("Eva")
    table = anna.create_table("dominion", "me", "empty", "empty")
    link = f"/invite/{anna.post(f'/api/tables/{table}/invite')['invite']}?table={table}"
    silent = True
    held: list[Route] = []

    def tell(route: Route) -> None:
        if silent:
            held.append(route)
        else:
            route.continue_()

    for visitor, n, typed in ((john, 2, ""), (eva, 3, "Evička")):
        silent = True
        visitor.context.route("**/api/me", tell)
        visitor.open(link)
        name = visitor.page.get_by_label(visitor.say("new-player"), exact=True)
        expect(name).to_have_value("")
        if typed:
            name.fill(typed)
        visitor.button("gather-sit-at", n=n).click()
        silent = False
        while held:
            held.pop().continue_()
        visitor.page.wait_for_url(f"**/table/{table}**")
    assert [chair["name"] for chair in anna.get(f"/api/tables/{table}")["chairs"]] == ["Anna", "John", "Evička"]


def test_the_host_fills_a_chair_with_a_bot(visit: Visit) -> None:
    anna = visit("Anna", lang="cs")
    table = anna.create_table("dominion", "me", "empty")
    anna.open(f"/table/{table}")
    anna.page.locator("[data-part=gathering] select").select_option("big-money")
    expect(anna.page.locator("main[data-part=board]")).to_be_visible()
    expect(anna.page.locator("[data-part=rivals] [data-part=seat]")).to_contain_text(anna.say("web-bot"))
