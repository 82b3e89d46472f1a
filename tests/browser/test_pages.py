"""Rulebook, cards, help, and the settings that a browser keeps."""

from __future__ import annotations

import unicodedata

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit


def test_every_clause_has_an_address_and_can_be_found(visit: Visit) -> None:
    anna = visit(lang="cs")
    page = anna.page
    book = anna.get("/api/games/dominion/rules/cs")
    anna.open("/rules/dominion")
    expect(page.locator("[data-part=clause-line]")).to_have_count(len(book["clauses"]))

    clause = next(each for each in book["clauses"] if each["id"] == "D3.2-a")
    anna.open(f"/rules/dominion#{clause['id']}")
    line = page.locator(f"[id='{clause['id']}']")
    expect(line).to_have_attribute("data-on", "true")
    expect(line).to_be_in_viewport()
    expect(line.locator("p")).to_have_text(clause["text"])

    # Words in any order, with or without accents.
    words = [word.strip(".,:;()") for word in clause["text"].split() if len(word) > 5][:2]
    bare = "".join(c for c in unicodedata.normalize("NFD", " ".join(reversed(words))) if not unicodedata.combining(c))
    page.get_by_role("searchbox", name=anna.say("rules-search")).fill(bare)
    expect(line).to_be_visible()
    assert page.locator("[data-part=clause-line]").count() < len(book["clauses"])
    expect(line.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox", name=anna.say("rules-search")).fill("xyzzy")
    expect(page.locator("[data-part=nothing]")).to_contain_text(anna.say("rules-found", count=0))


def test_the_table_tells_why_with_the_clause(visit: Visit) -> None:
    """What is not possible says why; the number of the clause opens its text, and from there the rulebook."""
    anna, john = visit("Anna"), visit("John")
    table = anna.create_table("dominion", "me", "empty", kingdom="first-game")
    john.sit_with(anna, table)
    briefs = [visitor.open_table(table) for visitor in (anna, john)]
    asked = anna if briefs[0]["ask"] else john
    page = asked.page
    refused = page.evaluate("told.state.refused")
    no = next(each for each in refused if each["refs"] and each["refs"][0]["id"] == "province")
    page.locator("[data-zone='pile:province'] [data-part=card]").click()
    toast = page.locator("[data-part=toast]")
    expect(toast).to_be_visible()
    book = asked.get("/api/games/dominion/rules/en")
    clause = next(each for each in book["clauses"] if no["rule"] in (each["id"], each["section"]))
    toast.locator("[data-part=rule]").click()
    dialog = page.locator("[data-part=clause]")
    expect(dialog).to_contain_text(clause["text"])
    dialog.get_by_role("link", name=asked.say("web-rule-book")).click()
    expect(page).to_have_url(f"{asked.base}/rules/dominion#{no['rule']}")
    assert asked.get(f"/api/tables/{table}")["seq"] == briefs[0]["seq"]  # nothing was answered by that


def test_the_card_browser(visit: Visit) -> None:
    anna = visit(lang="cs")
    page = anna.page
    faces = {face["id"]: face for face in anna.get("/api/games/dominion/cards")}
    anna.open("/cards/dominion")
    cards = page.locator("[data-part=all-cards] [data-part=card]")
    expect(cards).to_have_count(len(faces))
    texts = anna.texts("dominion")
    page.get_by_role("searchbox").fill(texts.text("card-militia"))
    expect(page.locator("[data-part=all-cards] [data-part=card][data-face=militia]")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.locator("[data-part=filter] label").filter(has_text=texts.text("type-reaction")).click()
    reactions = sorted(id for id, face in faces.items() if "reaction" in face["kinds"])
    expect(cards).to_have_count(len(reactions))
    assert sorted(cards.evaluate_all("all => all.map(card => card.dataset.face)")) == reactions
    cards.first.click()
    close_up = page.locator("[data-part=close-up]")
    expect(close_up).to_contain_text(texts.text(f"card-{page.url.rpartition('#')[2]}", part="text"))
    # The address leads to the same cards again.
    page.reload()
    expect(cards).to_have_count(len(reactions))


def test_help_leads_to_a_first_game(visit: Visit) -> None:
    """Also on a low laptop: the sheet shows its head and the button that starts the game at once."""
    anna = visit(lang="en", size=(1366, 625))
    anna.open("/")
    anna.page.get_by_role("link", name=anna.say("page-help"), exact=True).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("help-title"))
    anna.page.get_by_role("link", name=anna.say("help-start-go")).first.click()
    sheet = anna.page.locator("[data-part=new-table]")
    for part in (sheet.get_by_role("heading").first, sheet.locator("button[type=submit]")):
        expect(part).to_be_in_viewport(ratio=1)


def test_the_sheet_of_a_new_table_shows_the_kingdom_that_is_dealt(visit: Visit) -> None:
    """People are offered the first game; with Intrigue alone its own."""
    anna = visit("Anna", lang="en")
    say = anna.texts("dominion").text
    anna.open("/?new=dominion")
    sheet = anna.page.locator("[data-part=new-table]")

    def chip(name: str) -> Locator:
        return sheet.get_by_role("button", name=say(name), exact=True)

    expect(chip("option-dominion-kingdom-first-game")).to_have_attribute("aria-pressed", "true")
    sheet.locator("summary").click()
    chip("option-dominion-sets-base").click()
    expect(chip("option-dominion-kingdom-victory-dance")).to_have_attribute("aria-pressed", "true")
    chip("option-dominion-sets-base").click()
    chip("option-dominion-sets-intrigue").click()
    expect(chip("option-dominion-kingdom-first-game")).to_have_attribute("aria-pressed", "true")
    sheet.locator("button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rpartition("/")[2]
    assert anna.get(f"/api/tables/{table}")["setup"]["kingdom"] == "first-game"


def test_language_and_theme_stay(visit: Visit) -> None:
    anna = visit("Anna", lang="en")
    page = anna.page
    anna.open("/")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Česky").click()
    expect(html).to_have_attribute("lang", "cs")
    anna.lang = "cs"
    expect(page.get_by_role("heading", name=anna.say("home-my-tables"))).to_be_visible()
    anna.button("web-theme-dark").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(html).to_have_attribute("lang", "cs")
    expect(html).to_have_attribute("data-theme", "dark")
    anna.open("/rules/dominion")
    expect(page.get_by_role("searchbox", name=anna.say("rules-search"))).to_be_visible()
    # A running table changes its language without being loaded again.
    table = anna.create_table("dominion", "me", "big-money")
    brief = anna.open_table(table)
    page.get_by_role("button", name="English").click()
    anna.lang = "en"
    brief = anna.until("state => state.asks.length > 0")
    expect(page.locator("[data-part=prompt] [data-part=question] > p").first).to_contain_text(
        anna.prompt(brief["ask"], brief["names"], "dominion")
    )


def test_rules_cards_and_statistics_of_every_game_are_two_clicks_away(visit: Visit, long: bool) -> None:
    """All games stand there; one is opened in each section, with `--long` every one."""
    anna = visit(lang="cs")
    page = anna.page
    games = ["dominion", "valeria", "oath", "north"]
    anna.open("/help")
    menu = page.get_by_role("navigation", name=anna.say("page-sections"))
    for place, section in enumerate(("rules", "cards", "stats")):
        for game in games if long else games[place : place + 1]:
            menu.get_by_role("link", name=anna.say("page-help")).click()  # from where no game is on
            menu.get_by_role("link", name=anna.say(f"page-{section}")).click()
            expect(page).to_have_url(f"{anna.base}/{section}")
            for each in games:
                link = page.locator(f"[data-part=box][data-game={each}]").get_by_role("link")
                expect(link).to_have_attribute("href", f"/{section}/{each}")
            page.locator(f"[data-part=box][data-game={game}]").get_by_role("link").click()
            expect(page).to_have_url(f"{anna.base}/{section}/{game}")
            expect(page.locator(f"[data-part={section}-game]")).to_have_value(game)
        # From one game to another, and to its other sections.
        page.locator(f"[data-part={section}-game]").select_option("north")
        expect(page).to_have_url(f"{anna.base}/{section}/north")
        other = {"rules": "cards", "cards": "stats", "stats": "rules"}[section]
        menu.get_by_role("link", name=anna.say(f"page-{other}")).click()
        expect(page).to_have_url(f"{anna.base}/{other}/north")


def test_a_page_that_is_not_there(visit: Visit) -> None:
    anna = visit()
    with anna.forgiving("404"):
        for path in ("/nowhere", "/table/nosuchtable1", "/replay/nosuchtable1", "/rules/chess"):
            anna.open(path)
            expect(anna.page.locator("h1")).to_be_visible()
            expect(anna.page.get_by_role("link").first).to_be_visible()
