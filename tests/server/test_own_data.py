"""What is stored about people is decided, column by column; whoever asks gets what is theirs, and nothing of others."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path

from kronika.engine.texts import catalogue
from kronika.server.store.data_register import BROWSER, REGISTER, exported, topics
from kronika.server.store.schema import metadata
from tests.server.parlour import Parlour, relaxed
from tests.server.test_deal import seated
from tests.server.test_erasure import GUEST_NAME, NAME, House
from tests.server.test_sagas import GAMES

WEB = Path(__file__).parents[2] / "web" / "src"
DECIDED = "decide in store/data_register.py who gets it, what erasing does to it, and how long it is kept"


def test_every_column_is_decided_about() -> None:
    stored = {f"{table.name}.{column.name}" for table in metadata.sorted_tables for column in table.columns}
    registered = {column for columns in topics().values() for column in columns}
    assert stored - registered == set(), DECIDED
    assert registered - stored == set(), "there is no such column any more"


def test_every_kind_is_explained_in_both_languages(parlour: Parlour) -> None:
    """The page about privacy has a text for each."""
    told = parlour.guest().get("/api/privacy")
    wanted = [f"privacy-data-{topic.id}" for topic in topics()] + [f"privacy-browser-{each.id}" for each in BROWSER]
    wanted += [f"privacy-kept-{topic.kept}" for topic in topics()]
    wanted += [f"privacy-erased-{topic.erased}" for topic in topics()]
    for lang in ("cs", "en"):
        texts = catalogue(lang)
        assert [id for id in wanted if not texts.has(id)] == []
    assert {each["id"] for each in told["held"]} == {topic.id for topic in topics()}
    assert len(told["held"]) == len(topics())  # no two kinds of one name


def test_what_browsers_keep_is_listed() -> None:
    """Each name under which the page keeps something begins like one of the list, and each cookie is there."""
    local = {each.name for each in BROWSER if each.where != "cookie"}
    used = set()
    for file in WEB.rglob("*.ts*"):
        text = file.read_text()
        if re.search(r"(local|session)Storage\.|\bcaches\b[\s.]*open", text) and ".test." not in file.name:
            names = re.findall(r'["`](kronika-[a-z-]*)', text)
            assert names, f"{file.name} keeps something under a name that begins otherwise"
            used |= set(names)
    assert used == local


def test_the_numbers_are_those_of_this_house(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, keep_finished=7 * 24 * 3600.0, report_age=24 * 3600.0)) as parlour:
        kept = {each["id"]: each["days"] for each in parlour.guest().get("/api/privacy")["kept"]}
    assert (kept["finished"], kept["unfinished"], kept["reports"]) == (7, 180, 1)


def test_one_gets_all_that_is_ones_own(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        house = House(parlour)
        response = house.zbyhon.http.get("/api/me/data")
        assert "attachment" in response.headers["content-disposition"]
        data = response.json()
        for table in REGISTER:
            assert set(exported(table)) == {column for row in data.get(table, []) for column in row}, table
            assert all(set(row) == set(exported(table)) for row in data.get(table, []))
        assert {row["name"] for row in data["persons"]} == {NAME, GUEST_NAME}  # the guest they were, too
        assert {row["text"] for row in data["chat"]} == {f"Ahoj, tady {GUEST_NAME}", "Jen koukám"}
        assert [row["reason"] for row in data["reports"]] == ["Pomlouvá."]
        assert {row["id"] for row in data["tables"]} == set(house.tables)
        deeds = [row for row in data["log"] if row["table_id"] == house.tables[1]]
        assert {row["data"]["seat"] for row in deeds if row["kind"] == "answer"} == {0}
        mine = json.dumps(data, ensure_ascii=False)
        others = {parlour.live(table).chairs[seat].person for table in house.tables[:2] for seat in (0, 1)} - house.ids
        hidden = ["Anna", "secret", "seed", *others]
        assert [each for each in hidden if each in mine] == []
        anna = house.anna.http.get("/api/me/data").text
        assert [each for each in ("Ahoj, tady", "Jen koukám", "Pomlouvá.", *house.ids) if each in anna] == []


def test_what_a_page_added_to_a_deal_is_its_owners(parlour: Parlour) -> None:
    with ExitStack() as stack:
        one, other = seated(parlour, stack)
        one.mix()
        one.until(parts=["hashed", "waits"])
        other.mix(other.bytes)
        other.until(parts=["hashed", "opened"])
        added = {page: page.guest.http.get("/api/me/data").text for page in (one, other)}
    assert (one.hash in added[one], other.hash in added[one]) == (True, False)
    assert other.bytes.hex() in added[other]
    assert other.bytes.hex() not in added[one]
