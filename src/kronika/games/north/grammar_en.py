"""Cards in English words: those of the English edition (docs/north.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kronika.games.north.faces import FIELD, UPGRADE, Face
from kronika.games.north.grammar import Forms, Grammar, listed, one_after_another

# Singular and plural; what is not counted has one form.
NOUNS = {
    "food": ("food", "food"),
    "wood": ("wood", "wood"),
    "stone": ("stone", "stone"),
    "sheep": ("sheep", "sheep"),
    "fish": ("fish", "fish"),
    "gold": ("gold", "gold"),
    "raze": ("raze token", "raze tokens"),
    "worker": ("worker", "workers"),
    "card": ("card", "cards"),
    "vp": ("victory point", "victory points"),
    "ship": ("ship", "ships"),
    "common-ship": ("common ship", "common ships"),
    "resource": ("resource of your choice", "resources of your choice"),
}
PLAIN = {**NOUNS, "resource": ("resource", "resources"), "": ("token", "tokens")}
FREE = "you may"
CARDS = {"location": ("location", "locations"), "island": ("island", "islands"), "card": ("card", "cards")}


def tile(name: str, about: str) -> dict[str, str]:
    return {"": name, "about": about}


def clan(name: str, people: str, about: str) -> dict[str, str]:
    return {"": name, "people": people, "about": about}


class English(Grammar):
    lang: ClassVar[str] = "en"
    heading: ClassVar[str] = (
        "### Card names and texts of Empires of the North. Written by card_text.py: change the data, not this."
    )
    things_heading: ClassVar[str] = (
        "### Goods, tiles, clans, types and amounts. Written by card_text.py: change grammar_en.py, not this."
    )
    and_word: ClassVar[str] = "and"
    or_word: ClassVar[str] = "or"
    nothing: ClassVar[str] = "nothing"
    starting: ClassVar[str] = "starting location"
    no_effect: ClassVar[str] = "Does nothing but count as a card of your empire."
    needs_fish: ClassVar[str] = "needs a fish"
    kinds: ClassVar[Mapping[str, str]] = {
        "field": "Field",
        "upgrade": "Field upgrade",
        "location": "Location",
        "action": "Action location",
        "feature": "Feature location",
        "boost": "Boost",
        "island": "Island",
        "near": "Near island",
        "distant": "Distant island",
    }
    types: ClassVar[Mapping[str, str]] = {
        "hall": "Hall",
        "farm": "Farm",
        "craft": "Craft",
        "ship": "Ship",
        "keep": "Keep",
        "shrine": "Shrine",
        "penguin": "Penguin",
        "igloo": "Igloo",
        "harbour": "Harbor",
        "yeti": "Yeti",
        "beer": "Beer",
        "feast": "Feast",
        "friend": "Friend",
        "camp": "Camp",
        "sled": "Sled",
        "kayak": "Kayak",
        "bank": "Bank",
        "market": "Market",
        "vault": "Vault",
    }
    tiles: ClassVar[Mapping[str, Forms]] = {
        "explore": tile("Explore", "Draw a card from your own deck."),
        "populate": tile("Populate", "One more worker joins you for good."),
        "construct": tile("Construct", "Build a location from your hand for free, but no field."),
        "harvest": tile("Harvest", "Gather what one of your fields gives, upgrades included."),
        "sail": tile("Sail", "Send a ship to the end of the queue, with a fish and a raze token if you like."),
    }
    clans: ClassVar[Mapping[str, Forms]] = {
        "glenn": clan(
            *("Clan Glenn", "Scots"),
            "They do everything together: workers are lent to locations, come back rested and go again.",
        ),
        "ulaf": clan(
            *("Clan Ulaf", "Vikings"),
            "Axes, fish and sails: islands are there to be pillaged or conquered.",
        ),
        "panuk": clan(
            *("Clan Panuk", "Inuit"),
            "Collectors: with every penguin, igloo and yeti the next one is worth more.",
        ),
        "heidel": clan(
            *("Clan Heidel", "Vikings"),
            "Mead first, work later: boosts, naps and tables set twice.",
        ),
        "nanurjuk": clan(
            *("Clan Nanurjuk", "Inuit"),
            "Nomads: what they build is soon packed up, sold or left behind.",
        ),
        "mackinnon": clan(
            *("Clan MacKinnon", "Scots"),
            "Investors: goods go to the bank, and interest comes every round.",
        ),
    }

    # --- names ---

    def forms(self, face: Face) -> dict[str, str]:
        """A name that ends like a sentence is quoted, so that it can stand in one."""
        name = self.name(face)
        return dict.fromkeys(("acc", "gen", "ins"), f"“{name}”") if name.endswith(("!", "?")) else {}

    def thing(self, thing: str) -> Forms:
        return {"": PLAIN[thing][thing in ("worker", "raze", "card", "vp", "ship", "common-ship", "resource")]}

    def counted(self, thing: str, case: str) -> dict[str, str]:
        one, many = NOUNS[thing]
        return {"other": one} if one == many else {"one": one, "other": many}

    # --- phrases ---

    def amount(self, thing: str, count: int) -> str:
        return f"{count} {NOUNS[thing][count != 1]}"

    def tokens(self, thing: str, count: int) -> str:
        return f"{count} {PLAIN[thing][count != 1]}"

    def either(self, parts: Sequence[str]) -> str:
        return listed(parts, " or ")

    def each(self, what: str, thing: str) -> str:
        if what.startswith("type:"):
            return f"for each {self.type(what.removeprefix('type:'))} card in your empire"
        if what == "assigned":
            return f"for each {PLAIN[thing][0]} on your cards"
        return {
            "island": "for each island in your empire",
            "field": "for each field in your empire",
            "upgrade": "for each upgrade in your empire",
            "exhausted": "for each exhausted card in your empire",
            "ship-out": "for each ship of yours on the expedition board",
            "boost-played": "for each boost you have played this round",
            "built": "for each location you have built this round",
        }[what]

    def at_most(self, count: int, times: bool) -> str:
        return f"at most {count} times" if times else f"at most {count}"

    # --- clauses ---

    def gain(self, phrase: str) -> str:
        return f"gain {phrase}"

    def draw(self, count: int) -> str:
        return f"draw {self.amount('card', count)}"

    def perform(self, tile: str) -> str:
        return f"perform {self.tiles[tile][''].upper()}"

    def refresh(self, count: int, what: str) -> str:
        if what == "worker":
            return f"refresh {self.tokens('worker', count)}" if count else "refresh all your tired workers"
        return f"refresh {count} of your {CARDS[what][1]}" if count else f"refresh all your {CARDS[what][1]}"

    def assign(self, count: int, thing: str, upto: bool) -> str:
        return f"assign {'up to ' if upto else ''}{self.tokens(thing, count)} here"

    def release(self, count: int, thing: str) -> str:
        if count:
            return f"release {self.tokens(thing, count)}"
        return f"release all {PLAIN[thing][1]} on your cards" if thing else "release everything that lies on your cards"

    def discard(self, count: int, other: bool, gained: str) -> str:
        if count == 1:
            gone = f"you may discard {'another' if other else 'a'} card of your empire"
            return f"{gone}; if you do, {gained}" if gained else gone
        gone = f"discard up to {count} {'other ' if other else ''}cards of your empire"
        return f"{gone} and {gained} for each" if gained else gone

    def give_back(self, count: int) -> str:
        what = "1 location that is not a field" if count == 1 else f"{count} locations that are not fields"
        return f"take {what} from your empire back into your hand"

    def search(self, what: str) -> str:
        sought = {"field": "a field or an upgrade", "boost": "a boost", "location": "a location that is not a field"}
        return (
            f"search your deck for {sought.get(what) or 'a card of the type ' + self.type(what.removeprefix('type:'))}"
        )

    def simple(self, verb: str) -> str:
        return {
            "move disc": "move one of your used discs to any other tile",
            "move ship": "move one of your ships forward by 1 place",
            "resolve ship": "let one of your ships in the queue pillage or conquer an island at once",
        }[verb]

    twists: ClassVar[Mapping[str, str]] = {
        "resculpt": "discard another card of your empire and draw 1 card; "
        "if you drew a location that is not a field, you may build it at once for free",
        "three-kinds": "gain 3 resources, each of a different kind",
        "release-with-interest": "release 1 resource or gold from a card of yours, then gain 1 more of the same kind "
        "and 1 victory point",
    }

    def may(self, clause: str) -> str:
        return clause if clause.startswith(FREE) else f"{FREE} {clause}"

    def then(self, clauses: Sequence[str]) -> str:
        return one_after_another(clauses, FREE, "then", "in any case")

    def pay(self, price: str, clause: str) -> str:
        return f"pay {price}; {clause}" if clause.startswith(FREE) else f"pay {price} to {clause}"

    # --- sentences of a card ---

    def yields(self, face: Face, phrase: str, kinds: str) -> str:
        if face.start:
            return f"Gives {phrase} when the game begins and at each Harvest."
        gives = f"{phrase}, at once and at each Harvest."
        if face.kind == UPGRADE:
            return f"Attach it to a field of yours that gives {kinds}. Adds {gives}"
        if face.either:
            return f"Build it on its own or attach it to a field of yours that gives {kinds}. Gives {gives}"
        assert face.kind == FIELD
        return f"Gives {gives}"

    def pillage(self, clause: str) -> str:
        return f"Pillage: {clause}."

    def bonus(self, clause: str, conquest: bool) -> str:
        return f"{'Conquest' if conquest else 'Build'} bonus: {clause}."

    def action(self, clause: str) -> str:
        return f"Action: {clause}."

    def instant(self, clause: str) -> str:
        return f"Instant: {clause}."

    def whenever(self, trigger: str, type: str, price: str, clause: str) -> str:
        what = {
            "conquer": "have conquered an island",
            "pillage": "have pillaged an island",
            "build": f"build a location of the type {self.type(type)}" if type else "build a location",
            "raid": "raid a location",
            "assign": "assign something to a card",
            "release": "release something from a card",
            "boost": "play a boost",
            "discard": "discard a card of your empire",
        }.get(trigger) or f"perform {self.tiles[trigger]['']}"
        return f"Feature: whenever you {what}, {f'you may pay {price} to ' if price else ''}{clause}."

    def stored(self, sets: int, thing: str, clause: str) -> str:
        per = PLAIN[thing][0] if sets == 1 else self.tokens(thing, sets)
        return f"Feature: at the end of Lookout, for every {per} on this card {clause}."

    def copies(self, what: str) -> str:
        model = {
            "action": "another card of your empire with an action",
            "feature": "another card of your empire with a feature",
            "field": "a field of your empire",
        }[what]
        return f"Feature: when built, choose {model}; from then on this is a second copy of it."

    def cheaper(self, count: int, type: str) -> str:
        what = f"locations of the type {self.type(type)}" if type else "locations"
        return f"Feature: {what} cost you {self.tokens('resource', count)} less to build."

    # --- the line above a card's text ---

    def cost(self, phrase: str) -> str:
        return f"costs {phrase}" if phrase else "free"

    def with_tile(self, tile: str, boost: bool) -> str:
        return f"{'play' if boost else 'build'} with {self.tiles[tile]['']}"

    def with_type(self, type: str) -> str:
        return f"type {self.type(type)}"

    def in_deck(self, copies: int) -> str:
        return f"{copies} in the deck"

    notes: ClassVar[Mapping[str, str]] = {
        "assign": "What is assigned stays on the card through Clean-up.",
        "assign-exact": "Gold replaces nothing here.",
        "perform": "One boost or one field may go with this action.",
        "disc": "No food is paid, the disc is not turned over, and the tile's action is not performed.",
        "ship-forward": "It changes places with the ship just ahead of it.",
        "land": "Fish and raze token on the ship are used up; it is free to sail once more this round.",
        "search": "The deck is shuffled afterwards; the discard pile is left alone.",
        "own-conquest": "Its own conquest does not count.",
        "own-building": "Its own building does not count.",
        "types": "Icons are counted once this card is in your empire, its own included.",
        "own-type": "Its own icon is counted too.",
        "built": "Fields and upgrades are locations too.",
        "leaving": "Upgrades leave together with their field and bring nothing more; workers on it return to you, "
        "other tokens are lost.",
        "discarded": "An upgrade that leaves together with its field is a discarded card as well.",
        "nothing-released": "With nothing to release, the rest is done all the same.",
        "no-interest": "With nothing to release it may be used and brings nothing.",
        "returning": "Workers on that card return to you, other tokens are lost.",
        "ship": "Three ships of one's own are the most, and they are kept to the end.",
        "common-ship": "There are three common ships for all players.",
        "stored": "The tokens stay where they are and pay again next round; rewards may be mixed.",
        "copy": "The bonus of the chosen card is carried out again. The two are exhausted and refreshed apart.",
        "copy-field": "It gives its goods at once, is harvested and carries upgrades like any field; "
        "those of the field it copies are not copied.",
        "upgrade": "As an upgrade it gives only its own goods when built; Harvest gives those of the whole field.",
        "cheaper": "Only resources are spared, never gold, raze tokens or workers.",
    }
