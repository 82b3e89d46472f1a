"""What was found by playing whole games by hand (docs/played.md)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.fast import finished
from tests.browser.moments import moments
from tests.browser.showcase import Showcase
from tests.browser.visitor import PHONE

LAPTOP = (1366, 625)

OUTSIDE = """prompt => {
  const frame = prompt.getBoundingClientRect();
  const outside = ({ top, bottom }) => top < frame.top || bottom > frame.bottom;
  const options = [...prompt.querySelectorAll('[data-option]')];
  return options.filter(each => outside(each.getBoundingClientRect())).map(each => each.dataset.option);
}"""


@pytest.mark.parametrize("moment", ["losses", "discard-order", "banner-amount", "muster"])
def test_in_a_low_window_every_answer_of_oath_lies_within_the_question(showcase: Showcase, moment: str) -> None:
    (shown,) = moments("oath", moment)
    prompt = showcase.show(shown, LAPTOP, "cs").locator("[data-part=prompt]")
    expect(prompt.locator("[data-option]").first).to_be_visible()
    assert prompt.evaluate(OUTSIDE) == []


def test_whoever_chooses_a_duke_on_a_phone_can_look_at_the_center(showcase: Showcase) -> None:
    (shown,) = moments("valeria", "dukes")
    page = showcase.show(shown, PHONE, "cs", touch=True)
    stacks = page.locator("[data-zone^='stack:']")
    stacks.last.scroll_into_view_if_needed()
    expect(stacks.last).to_be_in_viewport()
    expect(page.locator("[data-part=prompt]")).to_be_in_viewport()


def test_a_replay_of_valeria_shows_the_center_and_the_log_from_the_first_step(visit: Visit) -> None:
    anna = visit("Anna", size=LAPTOP)
    table = finished(anna, "valeria", "greedy")
    anna.open(f"/replay/{table}")
    page = anna.page
    expect(page.locator("[data-zone^='stack:']").first).to_be_in_viewport()
    log = page.locator("[data-part=log] ol")
    expect(log.locator("[data-line]").first).to_be_in_viewport()
    page.wait_for_load_state("networkidle")  # the house may close now: nothing is still being fetched
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator("[data-zone^='stack:']").first).to_be_in_viewport()


def test_where_every_option_is_a_button_the_list_is_not_one_more(showcase: Showcase) -> None:
    """It keeps its key, but on a phone an answer is wider than it."""
    (shown,) = moments("dominion", "steward")
    page = showcase.show(shown, PHONE, "en", touch=True)
    prompt = page.locator("[data-part=prompt]")
    listed = prompt.locator("[data-part=answers] button[aria-keyshortcuts~=l]")

    def width(thing: Locator) -> float:
        box = thing.bounding_box()
        assert box is not None
        return box["width"]

    assert width(listed) < min(width(each) for each in prompt.locator("[data-option]").all())
