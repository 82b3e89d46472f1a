"""Cards in Czech words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from kronika.games.valeria.effects import AREAS, ROLES, Twist
from kronika.games.valeria.faces import CITIZEN, FACES, MONSTER, NUMBER, Face
from kronika.games.valeria.grammar import Grammar

FORMS = Path(__file__).parent / "texts" / "names.cs.toml"

# The accusative of one, of two to four, of five and more.
AMOUNTS = {
    "strength": ("sílu", "síly", "sil"),
    "gold": ("zlaťák", "zlaťáky", "zlaťáků"),
    "magic": ("magii", "magie", "magií"),
    "vp": ("vítězný bod", "vítězné body", "vítězných bodů"),
}
RESOURCE_GEN = {"strength": "síly", "gold": "zlaťáku", "magic": "magie"}
AREA_FROM = {
    "hills": "z Kopců",
    "ruins": "z Ruin",
    "forest": "z Lesů",
    "valley": "z Údolí",
    "mountains": "z Hor",
    "barrens": "z Pustin",
    "swamp": "z Bažin",
    "cavern": "z Jeskyně",
}
ROLE_ONE_ACC = {"worker": "dělníka", "soldier": "vojáka", "shadow": "obyvatele podsvětí", "holy": "duchovního"}
ROLE_SYMBOL = {"worker": "dělníků", "soldier": "vojáků", "shadow": "podsvětí", "holy": "duchovních"}
ROLE_ONE = {"worker": "dělník", "soldier": "voják", "shadow": "podsvětí", "holy": "duchovní"}


def form(count: int) -> int:
    """Which form goes with a number: one, two to four, five and more."""
    return 0 if count == 1 else 1 if 2 <= count <= 4 else 2


class Czech(Grammar):
    lang: ClassVar[str] = "cs"
    heading: ClassVar[str] = (
        "### Názvy a texty karet hry Království Valerie. Zapisuje card_text.py: měň data, ne tohle."
    )
    areas: ClassVar[Mapping[str, str]] = {
        "hills": "Kopce",
        "ruins": "Ruiny",
        "forest": "Lesy",
        "valley": "Údolí",
        "mountains": "Hory",
        "barrens": "Pustiny",
        "swamp": "Bažiny",
        "cavern": "Jeskyně",
    }
    roles: ClassVar[Mapping[str, str]] = {
        "worker": "Dělníci",
        "soldier": "Vojáci",
        "shadow": "Podsvětí",
        "holy": "Duchovní",
    }
    types: ClassVar[Mapping[str, str]] = {"minion": "Služebník", "beast": "Šelma", "titan": "Kolos", "boss": "Velitel"}
    kinds: ClassVar[Mapping[str, str]] = {
        "citizen": "Obyvatel",
        "starter": "Základní karta",
        "monster": "Nestvůra",
        "domain": "Panství",
        "duke": "Karta vévody",
        "event": "Nepřátelská událost",
        "exhausted": "Karta vyčerpání",
    }

    # --- names ---

    def __init__(self) -> None:
        self.declined: dict[str, dict[str, str]] = tomllib.loads(FORMS.read_text(encoding="utf-8"))

    def forms(self, face: Face) -> dict[str, str]:
        for id in (face.id, face.named):
            if id in self.declined:
                return self.declined[id]
        raise ValueError(f"{FORMS.name} lacks the forms of {face.id} ({self.name(face)})")

    def counted(self, face: Face, case: str) -> list[str]:
        forms = self.forms(face)
        one = forms["acc"] if case else self.name(face)
        if "few" not in forms:
            return [f"*[other] {{ $count }}× {one}"]
        few = forms.get("few-acc", forms["few"]) if case else forms["few"]
        keys = (("[one]", one), ("[few]", few), ("*[other]", forms["many"]))
        return [f"{key} {{ $count }} {name}" for key, name in keys]

    # --- phrases ---

    def amount(self, resource: str, count: int) -> str:
        return f"{count} {AMOUNTS[resource][form(count)]}"

    def each(self, thing: str, name: str) -> str:
        if thing == "name":
            return f"za každou svou kartu {self.name(FACES[NUMBER[name]])}"
        if thing in ROLES:
            return f"za každého svého {ROLE_ONE_ACC[thing]}"
        if thing in AREAS:
            return f"za každou svou zabitou nestvůru {AREA_FROM[thing]}"
        return {"monster": "za každou svou zabitou nestvůru", "domain": "za každé své panství"}[thing]

    def citizen(self, role: str, name: str, limit: int) -> str:
        who = ROLE_ONE_ACC[role] if role else "obyvatele"
        if name:
            who = self.forms(FACES[NUMBER[name]])["acc"]
        elif not role and limit == 99:
            who = "libovolného obyvatele"
        cost = f" se základní cenou nejvýš {limit}" if limit < 99 else ""
        return f"zdarma {who}{cost} z centrálních balíčků"

    def both(self, parts: Sequence[str]) -> str:
        return " a ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def either(self, parts: Sequence[str]) -> str:
        return ", nebo ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    # --- clauses ---

    def gain(self, phrase: str) -> str:
        return f"získej {phrase}"

    def may_gain(self, phrase: str) -> str:
        return f"můžeš získat {phrase}"

    def exchange(self, pay: str, gain: str) -> str:
        return f"můžeš zaplatit {pay} a získat {gain}"

    def take(self, phrase: str) -> str:
        return f"vezmi jednomu soupeři {phrase}"

    def twist(self, twist: Twist, amounts: str) -> str:
        if twist.kind == "set-die":
            each = f" {self.each(twist.what, '')}" if twist.what else ""
            return f"můžeš zaplatit {amounts}{each} a otočit jednu kostku na {twist.number}"
        if twist.kind == "return":
            what = {"citizen": "svého obyvatele", "monster": "svou zabitou nestvůru"}[twist.what]
            return f"můžeš vrátit {what} do balíčku a získat {amounts}"
        if twist.kind == "put":
            return f"polož 1 žeton {RESOURCE_GEN[twist.what]} na nestvůru podle svého výběru"
        if twist.kind == "cheaper":
            return f"každé panství tě stojí o {self.amount('gold', twist.number)} méně"
        return {
            "lower-die": f"můžeš snížit jednu kostku o {twist.number}",
            "lose": f"každý hráč ztrácí {amounts}",
            "slay": "můžeš zabít nestvůru za její obvyklou cenu",
            "rob-monster": "můžeš vzít jednomu soupeři naslepo vylosovanou nestvůru",
            "ignore-plus": "za obyvatele platíš jen základní cenu bez příplatku „+“",
        }[twist.kind]

    def then(self, clauses: Sequence[str]) -> str:
        return "; potom ".join(clauses)

    # --- sentences of a card ---

    def active(self, clause: str) -> str:
        return f"Ve svém tahu: {clause}."

    def other(self, clause: str) -> str:
        return f"V cizím tahu: {clause}."

    def always(self, clause: str) -> str:
        return f"V každém tahu: {clause}."

    def herald(self, clause: str) -> str:
        return f"Když se ti neaktivuje žádný obyvatel a také při každé dvojici: {clause}."

    def reward(self, clause: str) -> str:
        return f"Odměna: {clause}."

    def instruction(self, number: int, clause: str) -> str:
        return f"Je-li na kostce nebo v součtu {number}: {clause}."

    def timed(self, when: str, clause: str) -> str:
        moment = {
            "build": "Jednou při vybudování",
            "roll": "Ve své fázi házení",
            "doubles": "Kdykoli někomu padne nebo vznikne dvojice",
            "actions": "Ve své fázi akcí",
            "start": "Na začátku své fáze akcí",
            "end": "Na konci své fáze akcí",
            "citizen": "Pokaždé, když ve své fázi akcí získáš obyvatele",
            "slay": "Pokaždé, když ve své fázi akcí zabiješ nestvůru",
        }[when]
        return f"{moment}: {clause}."

    def duke(self, points: Mapping[str, int], resources: int) -> str:
        parts = [f"{self.amount('vp', each)} {self.scored(thing)}" for thing, each in points.items()]
        left = ("za každý zbylý zdroj", f"za každé {resources} zbylé zdroje", f"za každých {resources} zbylých zdrojů")
        return f"Na konci hry: {self.both([*parts, f'1 vítězný bod {left[form(resources)]}'])}."

    def scored(self, thing: str) -> str:
        if thing in ROLES:
            return f"za každý symbol {ROLE_SYMBOL[thing]}"
        return {
            "citizen": "za každého obyvatele",
            "domain": "za každé panství",
            "monster": "za každou zabitou nestvůru",
            "titan": "za každého zabitého kolosa",
            "boss": "za každého zabitého velitele",
            "minion": "za každého zabitého služebníka",
            "beast": "za každou zabitou šelmu",
        }[thing]

    def exhausted(self) -> str:
        return "Tento balíček došel. Dost takových balíčků znamená konec hry."

    def stats(self, face: Face) -> str:
        parts = [self.areas[AREAS[face.area]] if face.kind == MONSTER else self.kinds[face.kind]]
        if face.type:
            parts.append(self.types[face.type].lower())
        if face.numbers:
            parts.append(f"číslo {'/'.join(map(str, face.numbers))}")
        if face.cost:
            parts.append(f"cena {face.cost}{'+' if face.kind == CITIZEN else ''}")
        if face.strength:
            parts.append(f"síla {face.strength}")
        if face.magic:
            parts.append(f"magie {face.magic}")
        if face.kind == CITIZEN:
            parts.append(ROLE_ONE[ROLES[face.role]])
        elif any(face.roles):
            needs = [f"{self.roles[ROLES[i]].lower()} {n}" for i, n in enumerate(face.roles) if n]
            parts.append(f"vyžaduje: {', '.join(needs)}")
        if face.vp:
            parts.append(self.amount("vp", face.vp))
        return " · ".join(parts)

    notes: ClassVar[Mapping[str, str]] = {
        "exchange": "Platí se přesně tím, co je uvedeno; magie tu nic nenahradí.",
        "limit": "Porovnává se jen základní cena, příplatek „+“ nehraje roli.",
        "take-first": "Vyřeší se dřív než cokoli jiného ve fázi příjmů.",
        "take": "Má-li soupeř méně, vezmi, co má.",
        "take-mix": "Bere se jen jeden druh zdroje, ne trochu od obou.",
        "area": "Počítá se i právě zabitá nestvůra.",
        "monster": "Počítá se i právě zabitá karta.",
        "name": "Počítá se i základní karta téhož jména.",
        "role": "Základní karty stavovský symbol nemají, a proto se nepočítají.",
        "return-citizen": "Základní karty vrátit nelze. Balíček je znovu otevřený a už se nepočítá jako vyčerpaný.",
        "return-monster": "Vrací se na své místo podle síly a balíček se už nepočítá jako vyčerpaný.",
        "rob-monster": "Odměnu za ni nezískáš, její body jsou však tvoje.",
        "slay": "Nepočítá se mezi tvé dvě akce.",
        "set-die": "Jednou za fázi házení, i na kostce, kterou už změnila jiná karta.",
        "lower-die": "Jednou za fázi házení, i na kostce, kterou už změnila jiná karta; jednička zůstává jedničkou.",
        "doubles": "Platí hozená dvojice i dvojice vzniklá změnou kostek, třeba obě v jednom tahu.",
        "lose": "Kdo nemá nic, neztrácí nic.",
        "put-strength": "S žetonem je nestvůra dražší pro všechny.",
        "put-magic": "S žetonem je nestvůra dražší pro všechny.",
        "put-gold": "Zlaťák získá ten, kdo nestvůru zabije.",
        "duke": "Zdroje všech druhů se nejdřív sečtou, pak se součet vydělí a zaokrouhlí dolů.",
        "duke-roles": "Počítají se symboly na obyvatelích i na panstvích.",
        "duke-citizens": "Základní karty nejsou obyvatelé.",
    }

    # --- the setup: its items and their choices ---

    def a_set(self, areas: Sequence[str], without: Sequence[Face]) -> str:
        text = f"Nestvůry {self.both([AREA_FROM[area] for area in areas])}."
        if without:
            text += f" V krabici zůstávají {self.both([self.name(face) for face in without])}."
        return text
