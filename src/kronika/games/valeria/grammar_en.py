"""Cards in English words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kronika.games.valeria.effects import AREAS, ROLES, Twist
from kronika.games.valeria.faces import CITIZEN, DOMAIN, DUKE, EXHAUSTED, FACES, MONSTER, NUMBER, Face
from kronika.games.valeria.grammar import Grammar


class English(Grammar):
    lang: ClassVar[str] = "en"
    heading: ClassVar[str] = "### Card names and texts of Valeria. Written by card_text.py: change the data, not this."
    areas: ClassVar[Mapping[str, str]] = {
        "hills": "Hills",
        "ruins": "Ruins",
        "forest": "Forest",
        "valley": "Valley",
        "mountains": "Mountains",
        "barrens": "Barrens",
        "swamp": "Swamp",
        "cavern": "Cavern",
    }
    roles: ClassVar[Mapping[str, str]] = {"worker": "Worker", "soldier": "Soldier", "shadow": "Shadow", "holy": "Holy"}
    types: ClassVar[Mapping[str, str]] = {"minion": "Minion", "beast": "Beast", "titan": "Titan", "boss": "Boss"}
    kinds: ClassVar[Mapping[str, str]] = {
        "citizen": "Citizen",
        "starter": "Starter",
        "monster": "Monster",
        "domain": "Domain",
        "duke": "Duke",
        "event": "Enemy event",
        "exhausted": "Exhausted card",
    }

    # --- names ---

    def counted(self, face: Face, case: str) -> list[str]:
        name = self.name(face)
        if case or face.kind in (DOMAIN, DUKE, EXHAUSTED) or (name.endswith("s") and not name.endswith("ss")):
            return []
        return [f"[one] {{ $count }} {name}", f"*[other] {{ $count }} {plural(name)}"]

    # --- phrases ---

    def amount(self, resource: str, count: int) -> str:
        if resource == "vp":
            return f"{count} victory point{'' if count == 1 else 's'}"
        return f"{count} {resource}"

    def each(self, thing: str, name: str) -> str:
        if thing == "name":
            return f"for each {self.name(FACES[NUMBER[name]])} of yours"
        if thing in ROLES:
            return f"for each {thing} citizen of yours"
        if thing in AREAS:
            return f"for each monster of the {self.areas[thing]} you have slain"
        return {"monster": "for each monster you have slain", "domain": "for each domain of yours"}[thing]

    def citizen(self, role: str, name: str, limit: int) -> str:
        who = f"a {role} citizen" if role else "a citizen"
        if name:
            who = f"a {self.name(FACES[NUMBER[name]])}"
        elif not role and limit == 99:
            who = "any citizen"
        cost = f" with a base cost of at most {limit}" if limit < 99 else ""
        return f"{who}{cost} out of the center for free"

    def both(self, parts: Sequence[str]) -> str:
        return listed(parts, "and")

    def either(self, parts: Sequence[str]) -> str:
        if any(len(part.split()) > 3 for part in parts):
            return "either " + ", or ".join(parts)
        return listed(parts, "or")

    # --- clauses ---

    def gain(self, phrase: str) -> str:
        return f"gain {phrase}"

    def may_gain(self, phrase: str) -> str:
        return f"you may gain {phrase}"

    def exchange(self, pay: str, gain: str) -> str:
        return f"you may pay {pay} for {gain}"

    def take(self, phrase: str) -> str:
        return f"choose an opponent, who gives you {phrase}"

    def twist(self, twist: Twist, amounts: str) -> str:
        if twist.kind == "set-die":
            each = f" {self.each(twist.what, '')}" if twist.what else ""
            return f"you may pay {amounts}{each} and turn one die to {twist.number}"
        if twist.kind == "return":
            what = {"citizen": "one of your citizens", "monster": "a monster you have slain"}[twist.what]
            return f"you may put {what} back on its stack for {amounts}"
        if twist.kind == "lose":
            return f"each player loses {amounts}"
        return {
            "lower-die": f"you may lower one die by {twist.number}",
            "put": f"put 1 {twist.what} token on a monster of your choice",
            "cheaper": f"each domain you build costs {twist.number} gold less",
            "slay": "you may slay a monster for its usual cost",
            "rob-monster": "you may choose an opponent and take one of the monsters slain there, drawn blind",
            "ignore-plus": "citizens cost you their base cost only, without the plus",
        }[twist.kind]

    def then(self, clauses: Sequence[str]) -> str:
        return "; then ".join(clauses)

    # --- sentences of a card ---

    def active(self, clause: str) -> str:
        return f"In your turn: {clause}."

    def other(self, clause: str) -> str:
        return f"In other turns: {clause}."

    def always(self, clause: str) -> str:
        return f"In every turn: {clause}."

    def herald(self, clause: str) -> str:
        return f"When no citizen of yours is activated, and once more on doubles: {clause}."

    def reward(self, clause: str) -> str:
        return f"Reward: {clause}."

    def instruction(self, number: int, clause: str) -> str:
        return f"When the dice show {number}, singly or in sum: {clause}."

    def timed(self, when: str, clause: str) -> str:
        moment = {
            "build": "Once, when built",
            "roll": "In the Roll phase of your turn",
            "doubles": "Whenever anyone’s dice show doubles",
            "actions": "In your Action phase",
            "start": "When your Action phase begins",
            "end": "When your Action phase ends",
            "citizen": "Each time a citizen joins you in your Action phase",
            "slay": "Each time you slay a monster in your Action phase",
        }[when]
        return f"{moment}: {clause}."

    def duke(self, points: Mapping[str, int], resources: int) -> str:
        parts = [f"{self.amount('vp', each)} for each {self.scored(thing)}" for thing, each in points.items()]
        left = "resource" if resources == 1 else f"{resources} resources"
        return f"When the game ends: {self.both([*parts, f'1 victory point per {left} left over'])}."

    def scored(self, thing: str) -> str:
        if thing in ROLES:
            return f"{thing} symbol"
        return {"citizen": "citizen", "domain": "domain", "monster": "slain monster"}.get(thing, f"slain {thing}")

    def exhausted(self) -> str:
        return "This stack has run out. Enough such stacks end the game."

    def stats(self, face: Face) -> str:
        parts = [self.areas[AREAS[face.area]] if face.kind == MONSTER else self.kinds[face.kind]]
        if face.type:
            parts.append(self.types[face.type].lower())
        if face.numbers:
            parts.append(f"number {'/'.join(map(str, face.numbers))}")
        if face.cost:
            parts.append(f"cost {face.cost}{'+' if face.kind == CITIZEN else ''}")
        if face.strength:
            parts.append(f"strength {face.strength}")
        if face.magic:
            parts.append(f"magic {face.magic}")
        if face.kind == CITIZEN:
            parts.append(ROLES[face.role])
        elif any(face.roles):
            parts.append("needs " + ", ".join(f"{n} {ROLES[i]}" for i, n in enumerate(face.roles) if n))
        if face.vp:
            parts.append(self.amount("vp", face.vp))
        return " · ".join(parts)

    notes: ClassVar[Mapping[str, str]] = {
        "exchange": "It is paid with just what is printed; magic is no substitute here.",
        "limit": "Only the base cost is compared; the plus does not matter.",
        "take-first": "This comes before everything else in the Harvest phase.",
        "take": "An opponent who has less gives what there is.",
        "take-mix": "It is one kind or the other, never some of both.",
        "area": "The monster just slain is counted too.",
        "monster": "The card just slain is counted too.",
        "name": "A starter of that name counts as well.",
        "role": "Starters have no role and do not count.",
        "return-citizen": "Starters stay. The stack is open again, and is no longer exhausted if it was.",
        "return-monster": "It takes its old place by strength, and the stack is no longer exhausted if it was.",
        "rob-monster": "You get no reward for it, but its points are yours.",
        "slay": "This is none of your two actions.",
        "set-die": "Once per Roll phase, even on a die that another card has changed.",
        "lower-die": "Once per Roll phase, even on a die that another card has changed; a 1 stays a 1.",
        "doubles": "Rolled doubles count and so do doubles made by changing dice, even both in one turn.",
        "lose": "Whoever has none loses none.",
        "put-strength": "The token makes that monster harder to slay for everybody.",
        "put-magic": "The token makes that monster harder to slay for everybody.",
        "put-gold": "Whoever slays that monster gets the gold.",
        "duke": "Resources of all kinds are added up first, then divided and rounded down.",
        "duke-roles": "Symbols count on citizens and on domains.",
        "duke-citizens": "Starters are not citizens.",
    }

    # --- the setup: its items and their choices ---

    def a_set(self, areas: Sequence[str], without: Sequence[Face]) -> str:
        text = f"Monsters of the {self.both([self.areas[area] for area in areas])}."
        if without:
            text += f" Left in the box: {self.both(sorted(self.name(face) for face in without))}."
        return text


def listed(parts: Sequence[str], word: str) -> str:
    """`a, b and c`."""
    return f" {word} ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def plural(name: str) -> str:
    if name.endswith("f"):
        return name[:-1] + "ves"
    return name + ("es" if name.endswith(("ss", "ch", "sh", "x")) else "s")
