"""How a visitor answers: which options they like, and how they reach them with pointer, finger or keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Position, expect

from kronika.engine.message import Message
from tests.browser.visitor import Brief, Visitor
from tests.browser.windows import PATIENCE

Ask = dict[str, Any]
Decide = Callable[[Ask, Brief], list[str]]

EAGER = ("militia", "smithy", "witch", "torturer", "pawn")
"""Actions that `thrifty` plays whenever it can."""


def thrifty(wishes: Sequence[str] = ()) -> Decide:
    """Money and Provinces, and before that one of each card wished for: a whole game in about forty turns."""
    left = list(wishes)

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"]]
        what = ask["what"]["id"]
        if what == "dominion-ask-action":
            return [next((key for face in EAGER if (key := f"play:{face}") in keys), "end-actions")]
        if what != "dominion-ask-buy":
            return first(ask)
        if "treasures" in keys:
            return ["treasures"]
        few = brief["counts"]["pile:province"] <= 4
        for face in ["province", *(["duchy"] if few else []), *left, "gold", "silver"]:
            if f"buy:{face}" in keys:
                if face in left:
                    left.remove(face)
                return [f"buy:{face}"]
        return ["end-turn"]

    return decide


def steered(*wishes: str) -> Decide:
    """At Oath's table: the first of the wished options there is, by how its key begins; else as little as may be."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"]]
        for wish in wishes:
            for key in keys:
                if key.startswith(wish):
                    return [key]
        if ask["what"]["id"] == "oath-ask-act":
            return ["rest"]
        return [key for option in ask["options"] for key in [option["key"]] * option["most"]][: ask["least"]]

    return decide


def hasty(chance: random.Random) -> Decide:
    """Slays, hires and builds where the fewest cards are left, and answers anything else by chance: stacks run out and
    the game is over after about fifty answers."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        stacks = [option for option in ask["options"] if any(ref["kind"] == "stack" for ref in option["refs"])]
        if not stacks or ask["what"]["id"] != "valeria-ask-action":
            return [chance.choice(ask["options"])["key"]]
        fewest = min(stacks, key=lambda option: brief["counts"][f"stack:{option['refs'][0]['id']}"])
        return [fewest["key"]]

    return decide


def first(ask: Ask) -> list[str]:
    """As few as may be, from the front."""
    keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
    return keys[: ask["least"]]


def anything(chance: random.Random) -> Decide:
    """Any legal answer; but rather plays and buys than not, so that much happens."""

    def decide(ask: Ask, brief: Brief) -> list[str]:
        keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
        if "treasures" in keys:
            return ["treasures"]
        if ask["most"] == 1 and len(keys) > 1:
            keys = [key for key in keys if key not in ("end-actions", "end-turn", "buy:curse", "buy:copper")] or keys
        return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))

    return decide


FREE = """async card => {
    const moving = [...document.querySelectorAll('[data-part=hand] [data-part=card]')]
        .flatMap(each => each.getAnimations())
        .filter(each => each.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(each => each.finished));
    card.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = card.getBoundingClientRect();
    for (const y of [0.5, 0.3, 0.7]) {
        for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
            const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            if (card.contains(there)) return {x: box.width * x, y: box.height * y};
        }
    }
    return null;
}"""


def free_spot(card: Locator) -> Position | None:
    """Where nothing lies on the card."""
    found: Position | None = card.evaluate(FREE)
    return found


class Player:
    """A visitor at a table of a game, answering by pointer (or finger)."""

    def __init__(self, visitor: Visitor, game: str = "dominion", decide: Decide | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.decide = decide or thrifty()

    def answer(self, brief: Brief, keys: list[str]) -> None:
        """Clicks the answer and, where several things may be chosen, the confirmation."""
        ask: Ask = brief["ask"]
        options = {option["key"]: option for option in ask["options"]}
        listed = False
        for key in keys:
            listed = self.pick(options[key], brief, listed)
            if self.visitor.warned and single(ask) and key in ask["warnings"]:  # it is asked once more
                expect(self.page.locator("[data-part=doubt]")).to_be_visible()
                listed = self.pick(options[key], brief)
        if not single(ask):
            where = "[data-part=options]" if listed else "[data-part=prompt] >"
            self.press(self.page.locator(f"{where} [data-part=answers] button[aria-keyshortcuts=Enter]"))

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        """Where the option is a card that lies open, that is clicked, else its button or its line in the list of all
        options; whether that list is open now."""
        for ref in [] if listed else option["refs"]:
            if ref["kind"] == "pile":
                self.press(self.page.locator(f"[data-zone='pile:{ref['id']}'] [data-part=card][data-light=can]"))
                return False
            if ref["kind"] == "hand":
                self.press(
                    self.page.locator(
                        f"[data-part=hand] [data-part=card][data-light=can][data-face='{ref['id']}']"
                    ).first,
                    lapped=True,
                )
                return False
        text = self.text(option, brief)
        word = self.page.locator("[data-part=prompt] [data-part=answers] button:enabled").filter(
            has=self.page.get_by_text(text, exact=True)
        )
        shown = [each for each in brief["ask"]["options"] if not each["refs"]]
        if option in shown[:6] and not listed:
            self.press(word)
            return False
        if not listed:
            self.press(self.page.locator("[data-part=prompt] [data-part=answers] button[aria-keyshortcuts~=l]"))
        self.press(
            self.page.locator("[data-part=option-list] [data-option]").filter(
                has=self.page.get_by_text(text, exact=True)
            )
        )
        return True

    def text(self, option: dict[str, Any], brief: Brief) -> str:
        message = Message(option["text"]["id"], option["text"]["args"])
        return self.visitor.texts(self.game).prompt(message, brief["names"])

    def press(self, thing: Locator, lapped: bool = False) -> None:
        """Cards in a hand overlap, so one is taken where it can be seen."""
        thing.click(position=free_spot(thing) if lapped else None)

    def act(self) -> Brief:
        """Answers the open question and returns what the page was told then."""
        brief = self.visitor.until("state => state.asks.length > 0")
        self.answer(brief, self.decide(brief["ask"], brief))
        return self.visitor.answered(brief)


class Lord(Player):
    """At Valeria's table: stacks and dukes are clicked where they lie, all else is a button or a line in the list."""

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        for ref in [] if listed else option["refs"]:
            if ref["kind"] == "stack":
                self.press(self.page.locator(f"[data-zone='stack:{ref['id']}'] [data-part=card][data-light=can]"))
                return False
            if ref["kind"] == "offer":
                self.press(
                    self.page.locator(f"[data-part=offer] [data-part=card][data-light=can][data-face='{ref['id']}']")
                )
                return False
        if not listed:
            button = self.page.locator(
                f"[data-part=prompt] [data-part=answers] button[data-option='{option['key']}']:enabled"
            )
            shown = [each for each in brief["ask"]["options"] if not on_table(each)]
            if option in shown[:6] or brief["ask"]["what"]["id"] == "valeria-ask-pay":
                self.press(button)
                return False
            self.press(self.page.locator("[data-part=prompt] [data-part=answers] button[aria-keyshortcuts~=l]"))
        words = self.page.get_by_text(self.text(option, brief), exact=True)
        self.press(self.page.locator("[data-part=option-list] [data-option]").filter(has=words))
        return True


def on_table(option: dict[str, Any]) -> bool:
    """Whether a card that lies open stands for the option."""
    return any(ref["kind"] in ("stack", "offer", "duchy", "slain") for ref in option["refs"])


class Tapper(Player):
    """On a phone."""

    def press(self, thing: Locator, lapped: bool = False) -> None:
        thing.tap(position=free_spot(thing) if lapped else None)


class TappingLord(Lord, Tapper):
    """At Valeria's table on a phone."""


LETTERS = {
    "dominion": {"treasures": "t", "end-actions": "e", "end-turn": "e", "no-reaction": "e"},
    "valeria": {
        "gain:strength": "s",
        "gain:gold": "g",
        "gain:magic": "m",
        "done": "e",
        "keep-dice": "e",
        "nothing": "e",
    },
    "north": {"pass": "p", "none": "n", "skip": "n", "stay": "n"},
    "oath": {"rest": "e"},
}
"""Options that have a key of their own (look.ts of each game)."""


class Typist(Player):
    """With keys alone: a letter for what has one, a digit where the page says so, the list for the rest, Enter to
    confirm."""

    def pick(self, option: dict[str, Any], brief: Brief, listed: bool = False) -> bool:
        place = next(i for i, each in enumerate(brief["ask"]["options"]) if each["key"] == option["key"])
        keyboard = self.page.keyboard
        expect(self.page.locator("[data-part=prompt][aria-busy=false]")).to_be_visible()
        letters = LETTERS.get(self.game, {})
        if letter := letters.get(option["key"]):
            keyboard.press(letter)
            return False
        prompt = self.page.locator(f"[data-part=prompt][data-ask='{brief['ask']['id']}']")
        digits = (prompt.get_attribute("data-digits") or "").split()
        if option["key"] in digits:
            keyboard.press(str(1 + digits.index(option["key"])))
            return False
        keyboard.press("l")
        options = self.page.locator("dialog[data-part=options]")
        self.page.wait_for_function("() => document.activeElement.closest('dialog[data-part=options]')")
        if options.locator("[data-first]").count() == 0:  # where nothing is offered first, nothing has the focus
            keyboard.press("ArrowDown")
        expect(options.locator("[data-option]").first).to_be_focused()
        for _ in range(place):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
        if not single(brief["ask"]):
            keyboard.press("Escape")
        return False

    def answer(self, brief: Brief, keys: list[str]) -> None:
        ask: Ask = brief["ask"]
        options = {option["key"]: option for option in ask["options"]}
        for key in keys:
            self.pick(options[key], brief)
        if not single(ask):
            self.page.keyboard.press("Enter")
        if not keys:  # to choose none takes a second press, on the button that asks once more
            expect(self.page.locator("[data-part=confirm][data-state=unsure]")).to_be_focused()
            self.page.keyboard.press("Enter")


def single(ask: Ask) -> bool:
    """Whether the first pick is the whole answer."""
    return bool(ask["least"] == 1 and ask["most"] == 1)


Stop = Callable[[Brief], bool]


def play(players: Sequence[Player], stop: Stop = lambda brief: False, most: int = 2000) -> Brief:
    """All answer whatever they are asked until the game is over or stands as wanted; the last word heard."""
    brief = players[0].visitor.now()
    for _ in range(most):
        player, brief = next_asked(players)
        if brief["over"] or stop(brief):
            break
        player.answer(brief, player.decide(brief["ask"], brief))
        brief = player.visitor.answered(brief)
        if brief["over"]:
            break
    else:
        raise AssertionError(f"no end after {most} answers")
    for player in players:
        player.visitor.caught_up(brief["seq"])
    return brief


def next_asked(players: Sequence[Player]) -> tuple[Player, Brief]:
    """Who of them is asked, as soon as one is; or anyone when it is over. Only who is asked knows it for sure."""
    for _ in range(int(PATIENCE) // 20):
        for player in players:
            brief = player.visitor.now()
            if brief["over"] or brief["ask"] is not None:
                return player, brief
        players[0].visitor.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


def play_at_once(players: Sequence[Player], stop: Stop = lambda brief: False, most: int = 600) -> set[str]:
    """As `play`, but whoever is asked answers without looking whether another has. Returns what all were asked at
    once."""
    together: set[str] = set()
    for _ in range(most):
        _, first_told = next_asked(players)
        if first_told["over"] or stop(first_told):
            return together
        briefs = [player.visitor.now() for player in players]
        asked = [(player, brief) for player, brief in zip(players, briefs, strict=True) if brief["ask"]]
        if len(asked) == len(players):
            together |= {brief["ask"]["what"]["id"] for brief in briefs}
        for player, brief in asked:
            player.answer(brief, player.decide(brief["ask"], brief))
        for player, brief in asked:
            player.visitor.until("(state, id) => state.asks[0]?.id !== id", brief["ask"]["id"])
    raise AssertionError(f"no end after {most} rounds of questions")


def further(visitor: Visitor, steps: int) -> Stop:
    """Stops when so much more has happened at the visitor's table than now."""
    end = visitor.now()["seq"] + steps
    return lambda brief: bool(brief["seq"] >= end)


def last_province(brief: Brief) -> bool:
    """Stops where somebody can buy Dominion's last Province and so end the game."""
    ask = brief["ask"]
    return brief["counts"]["pile:province"] == 1 and any(option["key"] == "buy:province" for option in ask["options"])


def asks(*ids: str) -> Stop:
    """Stops where one of the players is asked this."""
    return lambda brief: brief["ask"] is not None and brief["ask"]["what"]["id"] in ids
