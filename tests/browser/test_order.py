"""Order at the table, as people see it: who writes, who is muted or shown out, and what is reported."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_chairs import two
from tests.browser.visitor import Visitor


def people(visitor: Visitor) -> Locator:
    """The window with the people at the table."""
    visitor.button("web-table-menu").click()
    visitor.button("order-people", visitor.page.locator("dialog[open]")).click()
    return visitor.page.locator("dialog[data-part=people]")


def close(window: Locator) -> None:
    window.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def write(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label(visitor.say("web-chat-say")).fill(text)
    visitor.page.keyboard.press("Enter")


def test_a_spectator_writes_when_the_host_lets_them_and_is_muted(visit: Visit) -> None:
    table, anna, john = two(visit)
    eva = visit("Eva", lang="cs")
    eva.open_table(table)
    quiet, field = eva.page.locator("[data-part=chat-quiet]"), eva.page.get_by_label(eva.say("web-chat-say"))
    expect(quiet).to_have_text(eva.say("chat-seats"))
    expect(field).to_have_count(0)

    window = people(anna)
    window.get_by_role("radio", name=anna.say("order-chat-all")).check()
    expect(field).to_be_visible()
    close(window)
    write(eva, "Hodně štěstí!")
    line = anna.page.locator("[data-part=chat] li", has_text="Hodně štěstí!")
    expect(line).to_be_visible()

    # By the keyboard alone: the name in the chat, then the button.
    line.get_by_role("button", name="Eva").focus()
    anna.page.keyboard.press("Enter")
    about = anna.page.locator("dialog[data-part=about-line]")
    anna.button("order-mute-name", about, name="Eva").focus()
    anna.page.keyboard.press("Enter")
    expect(about).to_have_count(0)
    expect(quiet).to_have_text(eva.say("chat-muted"))
    expect(eva.page.locator("[data-part=toast]", has_text=eva.say("chat-muted"))).to_be_visible()
    expect(john.page.locator("[data-part=toast]")).to_contain_text(john.say("order-muted-now", name="Eva"))

    window = people(anna)
    anna.button("order-unmute-name", window, name="Eva").click()
    expect(field).to_be_visible()


def test_a_line_is_reported_and_the_host_mutes_and_removes_a_player(visit: Visit) -> None:
    _, anna, john = two(visit)
    write(john, "Ty jeden!")
    anna.page.locator("[data-part=chat] li").get_by_role("button", name="John").click()
    about = anna.page.locator("dialog[data-part=about-line]")
    expect(about.locator("blockquote")).to_have_text("Ty jeden!")
    send = anna.button("order-report-send", about)
    expect(send).to_be_disabled()
    about.get_by_label(anna.say("order-report-reason")).fill("Nadává mi.")
    send.click()
    expect(about).to_have_count(0)
    expect(anna.page.locator("[data-part=toast]")).to_contain_text(anna.say("order-reported"))

    window = people(anna)
    anna.button("order-mute-name", window, name="John").click()
    expect(john.page.locator("[data-part=chat-quiet]")).to_have_text(john.say("chat-muted"))
    expect(window.locator("[data-part=person]", has_text="John")).to_contain_text(anna.say("order-muted"))
    anna.button("order-remove-name", window, name="John").click()
    sure = window.get_by_role("alertdialog")
    expect(sure).to_contain_text(anna.say("order-remove-playing", name="John"))
    expect(john.page.locator("[data-part=removed]")).to_have_count(0)  # asked first
    anna.button("order-remove-sure", sure).click()
    expect(john.page.locator("[data-part=removed]")).to_have_text(john.say("order-removed-playing"))
    expect(anna.button("order-remove-name", window, name="John")).to_have_count(0)
    expect(window.locator("[data-part=person]", has_text="John")).to_contain_text(anna.say("order-spectator"))
    # He looks on as others do, and finds nothing of the host's in the window.
    window = people(john)
    expect(window.get_by_role("radio")).to_have_count(0)
    expect(window).to_contain_text(john.say("order-host-only"))


def test_a_closed_table_says_so_to_whoever_looked_on(visit: Visit) -> None:
    table, anna, _ = two(visit)
    eva = visit("Eva")
    eva.open_table(table)
    window = people(anna)
    window.locator("[data-part=order-look]").get_by_role("radio", name=anna.say("order-look-seats")).check()
    lost = eva.page.locator("main[data-part=lost] h1")
    expect(lost).to_have_text(eva.say("table-closed"))
    with eva.forgiving("403"):
        eva.page.reload()
        expect(lost).to_have_text(eva.say("table-closed"))


def test_invitations_are_taken_back_in_the_lobby(visit: Visit) -> None:
    anna, eva = visit("Anna", lang="cs"), visit("Eva")
    table = anna.create_table("dominion", "me", "empty")
    anna.open(f"/table/{table}")
    link = anna.page.get_by_label(anna.say("gather-link"))
    expect(link).not_to_have_value("")
    old = link.input_value()
    anna.button("order-people").click()
    window = anna.page.locator("dialog[data-part=people]")
    anna.button("order-uninvite", window).click()
    anna.button("order-uninvite-sure", window).click()
    close(window)
    expect(link).not_to_have_value(old)
    new = link.input_value()
    eva.open(old.removeprefix(anna.base))
    with eva.forgiving("403"):
        eva.button("gather-sit-at", n=2).click()
        expect(eva.page.locator("[data-part=toast][data-kind=error]")).to_contain_text(eva.say("invite-void"))
    eva.open(new.removeprefix(anna.base))
    eva.button("gather-sit-at", n=2).click()
    expect(eva.page.locator("main[data-part=board]")).to_be_visible()
