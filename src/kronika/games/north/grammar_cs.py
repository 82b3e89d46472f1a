"""Cards in Czech words: those of the Czech rulebook (docs/north.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from kronika.games.north.faces import FIELD, UPGRADE, Face
from kronika.games.north.grammar import Forms, Grammar, listed, one_after_another

FORMS = Path(__file__).parent / "texts" / "names.cs.toml"

# One, two to four, five and more; then the accusative of one and of two to four, and the genitive of one.
NOUNS = {
    "food": ("jídlo", "jídla", "jídel", "jídlo", "jídla", "jídla"),
    "wood": ("dřevo", "dřeva", "dřev", "dřevo", "dřeva", "dřeva"),
    "stone": ("kámen", "kameny", "kamenů", "kámen", "kameny", "kamene"),
    "sheep": ("ovce", "ovce", "ovcí", "ovci", "ovce", "ovce"),
    "fish": ("ryba", "ryby", "ryb", "rybu", "ryby", "ryby"),
    "gold": ("zlaťák", "zlaťáky", "zlaťáků", "zlaťák", "zlaťáky", "zlaťáku"),
    "raze": ("žeton útoku", "žetony útoku", "žetonů útoku", "žeton útoku", "žetony útoku", "žetonu útoku"),
    "worker": ("osadník", "osadníci", "osadníků", "osadníka", "osadníky", "osadníka"),
    "card": ("karta", "karty", "karet", "kartu", "karty", "karty"),
    "vp": ("vítězný bod", "vítězné body", "vítězných bodů", "vítězný bod", "vítězné body", "vítězného bodu"),
    "ship": ("loď", "lodě", "lodí", "loď", "lodě", "lodi"),
    "common-ship": ("běžná loď", "běžné lodě", "běžných lodí", "běžnou loď", "běžné lodě", "běžné lodi"),
    "resource": (
        *("libovolná surovina", "libovolné suroviny", "libovolných surovin"),
        *("libovolnou surovinu", "libovolné suroviny", "libovolné suroviny"),
    ),
}
PLAIN = {
    **NOUNS,
    "resource": ("surovina", "suroviny", "surovin", "surovinu", "suroviny", "suroviny"),
    "": ("žeton", "žetony", "žetonů", "žeton", "žetony", "žetonu"),
}
# "Each" and "stored" agree with what they stand by: one thing, then two to four.
EACH = {"neuter": "každé", "feminine": "každou", "person": "každého", "masculine": "každý"}
STORED = {"neuter": "uložené", "feminine": "uloženou", "person": "uloženého", "masculine": "uložený"}
GENDER = {
    **dict.fromkeys(("food", "wood"), "neuter"),
    **dict.fromkeys(("sheep", "fish", "card", "ship", "common-ship", "resource"), "feminine"),
    "worker": "person",
}
CARDS = {
    "location": ("1 svou lokaci", "své lokace", "svých lokací"),
    "island": ("1 svůj ostrov", "své ostrovy", "svých ostrovů"),
    "card": ("1 svou kartu", "své karty", "svých karet"),
}
FREE = "můžeš"
INFINITIVE = {
    "získej": "získat",
    "dober": "dobrat",
    "proveď": "provést",
    "prober": "probrat",
    "obnov": "obnovit",
    "přiděl": "přidělit",
    "uvolni": "uvolnit",
    "odlož": "odložit",
    "vrať": "vrátit",
    "najdi": "najít",
    "přesuň": "přesunout",
    "nech": "nechat",
}
"""Verbs with which clauses begin."""
VERB = re.compile(rf"\b({'|'.join(INFINITIVE)})\b")


def form(count: int) -> int:
    """Which form goes with a number: one, two to four, five and more."""
    return 0 if count == 1 else 1 if 2 <= count <= 4 else 2


def clan(name: str, gen: str, people: str, about: str) -> dict[str, str]:
    return {"": name, "acc": name, "gen": gen, "people": people, "about": about}


def tile(name: str, acc: str, gen: str, loc: str, about: str) -> dict[str, str]:
    return {"": name, "acc": acc, "gen": gen, "loc": loc, "about": about}


class Czech(Grammar):
    lang: ClassVar[str] = "cs"
    heading: ClassVar[str] = "### Názvy a texty karet hry Vládcové Severu. Zapisuje card_text.py: měň data, ne tohle."
    things_heading: ClassVar[str] = (
        "### Prostředky, destičky, klany, typy a množství. Zapisuje card_text.py: měň grammar_cs.py, ne tohle."
    )
    and_word: ClassVar[str] = "a"
    or_word: ClassVar[str] = "nebo"
    nothing: ClassVar[str] = "nic"
    starting: ClassVar[str] = "počáteční"
    no_effect: ClassVar[str] = "Nedělá nic, jen se počítá jako karta impéria."
    needs_fish: ClassVar[str] = "potřebuje rybu"
    kinds: ClassVar[Mapping[str, str]] = {
        "field": "Zdrojová lokace",
        "upgrade": "Vylepšení",
        "location": "Lokace",
        "action": "Akční lokace",
        "feature": "Lokace s vlastností",
        "boost": "Karta posílení",
        "island": "Ostrov",
        "near": "Blízký ostrov",
        "distant": "Vzdálený ostrov",
    }
    types: ClassVar[Mapping[str, str]] = {
        "hall": "Síň",
        "farm": "Statek",
        "craft": "Řemeslo",
        "ship": "Loď",
        "keep": "Tvrz",
        "shrine": "Svatyně",
        "penguin": "Tučňák",
        "igloo": "Iglú",
        "harbour": "Přístav",
        "yeti": "Yetti",
        "beer": "Pivo",
        "feast": "Hostina",
        "friend": "Kamarád",
        "camp": "Tábor",
        "sled": "Saně",
        "kayak": "Kajak",
        "bank": "Banka",
        "market": "Trh",
        "vault": "Trezor",
    }
    tiles: ClassVar[Mapping[str, Forms]] = {
        "explore": tile("Průzkum", "Průzkum", "Průzkumu", "Průzkumu", "Dober kartu ze svého balíčku."),
        "populate": tile("Osídlení", "Osídlení", "Osídlení", "Osídlení", "Natrvalo k tobě přibude jeden osadník."),
        "construct": tile(
            "Výstavba", "Výstavbu", "Výstavby", "Výstavbě", "Postav zdarma lokaci z ruky, jen ne zdrojovou."
        ),
        "harvest": tile(
            "Sklizeň", "Sklizeň", "Sklizně", "Sklizni", "Sklidíš, co dává jedna tvá zdrojová lokace i s vylepšeními."
        ),
        "sail": tile(
            "Nalodění",
            *("Nalodění", "Nalodění", "Nalodění"),
            "Pošli loď na konec fronty, chceš-li, s rybou a s žetonem útoku.",
        ),
    }
    clans: ClassVar[Mapping[str, Forms]] = {
        "glenn": clan(
            *("Glennův klan", "Glennova klanu", "Skotové"),
            "Všechno dělají společně: osadníky půjčují lokacím, ti se vracejí odpočatí a jdou znovu.",
        ),
        "ulaf": clan(
            *("Olafův klan", "Olafova klanu", "Vikingové"),
            "Sekery, ryby a plachty: ostrovy jsou od toho, aby se plenily, nebo si je člověk nechal.",
        ),
        "panuk": clan(
            *("Nanuučin klan", "Nanuučina klanu", "Inuité"),
            "Sběratelé: s každým tučňákem, iglú a yettim má ten další větší cenu.",
        ),
        "heidel": clan(
            *("Heidelův klan", "Heidelova klanu", "Vikingové"),
            "Nejdřív medovina, pak práce: posílení, šlofíky a stoly prostřené dvakrát.",
        ),
        "nanurjuk": clan(
            *("Panurjukův klan", "Panurjukova klanu", "Inuité"),
            "Kočovníci: co postaví, brzy zase sbalí, prodají, nebo nechají být.",
        ),
        "mackinnon": clan(
            *("MacKinnonův klan", "MacKinnonova klanu", "Skotové"),
            "Investoři: zboží patří do banky a úroky chodí každé kolo.",
        ),
    }

    # --- names ---

    def __init__(self) -> None:
        self.declined: dict[str, dict[str, str]] = tomllib.loads(FORMS.read_text(encoding="utf-8"))

    def forms(self, face: Face) -> dict[str, str]:
        """Quoted after the word card where the name itself has no forms."""
        name = f"„{self.name(face)}“"
        return self.declined.get(face.id) or {"acc": f"kartu {name}", "gen": f"karty {name}", "ins": f"kartou {name}"}

    def thing(self, thing: str) -> Forms:
        """Tokens by the piece in the plural, food and wood as a mass."""
        one, few, many, acc, few_acc, gen = PLAIN[thing]
        if thing in ("food", "wood", "stone"):
            return {"": one, "acc": acc, "gen": gen}
        return {"": few, "acc": few_acc, "gen": many}

    def counted(self, thing: str, case: str) -> dict[str, str]:
        one, few, many, acc, few_acc, _ = NOUNS[thing]
        return {"one": acc, "few": few_acc, "other": many} if case else {"one": one, "few": few, "other": many}

    # --- phrases ---

    def amount(self, thing: str, count: int) -> str:
        return f"{count} {self.counted_acc(NOUNS[thing], count)}"

    def tokens(self, thing: str, count: int) -> str:
        return f"{count} {self.counted_acc(PLAIN[thing], count)}"

    def counted_acc(self, noun: tuple[str, ...], count: int) -> str:
        return (noun[3], noun[4], noun[2])[form(count)]

    def either(self, parts: Sequence[str]) -> str:
        return listed(parts, ", nebo ")

    def each(self, what: str, thing: str) -> str:
        if what.startswith("type:"):
            return f"za každou kartu typu {self.type(what.removeprefix('type:')).lower()} ve svém impériu"
        if what == "assigned":
            return f"za {EACH[GENDER.get(thing, 'masculine')]} {PLAIN[thing][3]} na svých kartách"
        return {
            "island": "za každý svůj dobytý ostrov",
            "field": "za každou svou zdrojovou lokaci",
            "upgrade": "za každé své vylepšení",
            "exhausted": "za každou svou vyčerpanou kartu",
            "ship-out": "za každou svou loď na desce mořeplavby",
            "boost-played": "za každé své posílení zahrané v tomto kole",
            "built": "za každou svou lokaci postavenou v tomto kole",
        }[what]

    def at_most(self, count: int, times: bool) -> str:
        return f"nejvýš {count}krát" if times else f"nejvýš {count}"

    # --- clauses ---

    def gain(self, phrase: str) -> str:
        return f"získej {phrase}"

    def draw(self, count: int) -> str:
        return f"dober {self.amount('card', count)}"

    def perform(self, tile: str) -> str:
        return f"proveď {self.tiles[tile]['acc'].upper()}"

    def refresh(self, count: int, what: str) -> str:
        if what == "worker":
            return f"prober {self.tokens('worker', count)}" if count else "prober všechny své osadníky"
        one, few, many = CARDS[what]
        if not count:
            return f"obnov všechny {few}"
        return f"obnov {one if count == 1 else f'{count} {(few, many)[count > 4]}'}"

    def assign(self, count: int, thing: str, upto: bool) -> str:
        return f"přiděl sem {'až ' if upto else ''}{self.tokens(thing, count)}"

    def release(self, count: int, thing: str) -> str:
        if count:
            return f"uvolni {self.tokens(thing, count)}"
        if not thing:
            return "uvolni ze svých karet všechno"
        noun = PLAIN[thing]
        everything = f"všechno {noun[3]}" if thing in ("food", "wood") else f"všechny {noun[4]}"
        return f"uvolni ze svých karet {everything}"

    def discard(self, count: int, other: bool, gained: str) -> str:
        if count == 1:
            gone = f"{FREE} odložit 1 {'jinou ' if other else ''}kartu svého impéria"
            return f"{gone}; když to uděláš, {gained}" if gained else gone
        others = ("", "jiné ", "jiných ")[form(count)] if other else ""
        gone = f"odlož až {count} {others}{self.counted_acc(PLAIN['card'], count)} svého impéria"
        return f"{gone} a za každou z nich {gained}" if gained else gone

    def give_back(self, count: int) -> str:
        what = ("1 lokaci", f"{count} lokace", f"{count} lokací")[form(count)]
        return f"vrať z impéria do ruky {what} (ne {('zdrojovou', 'zdrojové', 'zdrojových')[form(count)]})"

    def search(self, what: str) -> str:
        sought = {
            "field": "zdrojovou lokaci nebo vylepšení",
            "boost": "kartu posílení",
            "location": "lokaci (ne zdrojovou)",
        }
        return f"najdi v balíčku {sought.get(what) or 'kartu typu ' + self.type(what.removeprefix('type:')).lower()}"

    def simple(self, verb: str) -> str:
        return {
            "move disc": "přesuň jeden svůj použitý akční disk na kteroukoli jinou destičku",
            "move ship": "přesuň jednu svou loď ve frontě o 1 místo vpřed",
            "resolve ship": "nech jednu svou loď z fronty hned vyplenit, nebo dobýt ostrov",
        }[verb]

    twists: ClassVar[Mapping[str, str]] = {
        "resculpt": "odlož 1 jinou kartu svého impéria a dober 1 kartu; "
        "je-li to lokace (ne zdrojová), můžeš ji hned zdarma postavit",
        "three-kinds": "získej 3 suroviny, každou jiného druhu",
        "release-with-interest": "uvolni ze své karty 1 surovinu nebo zlaťák, potom získej 1 další téhož druhu "
        "a 1 vítězný bod",
    }

    def may(self, clause: str) -> str:
        if clause.startswith(FREE):
            return clause
        return f"{FREE} {VERB.sub(lambda found: INFINITIVE[found[0]], clause)}"

    def then(self, clauses: Sequence[str]) -> str:
        return one_after_another(clauses, FREE, "potom", "v každém případě")

    def pay(self, price: str, clause: str) -> str:
        return f"zaplať {price}{';' if clause.startswith(FREE) else ','} {clause}"

    # --- sentences of a card ---

    def yields(self, face: Face, phrase: str, kinds: str) -> str:
        if face.start:
            return f"Dává {phrase} na začátku hry a při každé Sklizni."
        gives = f"{phrase}, hned po postavení a pak při každé Sklizni."
        if face.kind == UPGRADE:
            return f"Připoj ho ke své zdrojové lokaci, která dává {kinds}. Přidává {gives}"
        if face.either:
            return f"Postav ji samostatně, nebo ji připoj ke své zdrojové lokaci, která dává {kinds}. Dává {gives}"
        assert face.kind == FIELD
        return f"Dává {gives}"

    def pillage(self, clause: str) -> str:
        return f"Plenění: {clause}."

    def bonus(self, clause: str, conquest: bool) -> str:
        return f"Bonus za {'dobytí' if conquest else 'postavení'}: {clause}."

    def action(self, clause: str) -> str:
        return f"Akce: {clause}."

    def instant(self, clause: str) -> str:
        return f"Ihned: {clause}."

    def whenever(self, trigger: str, type: str, price: str, clause: str) -> str:
        what = {
            "conquer": "dobudeš ostrov",
            "pillage": "vypleníš ostrov",
            "build": f"postavíš lokaci typu {self.type(type).lower()}" if type else "postavíš lokaci",
            "raid": "napadneš lokaci",
            "assign": "něco přidělíš na kartu",
            "release": "něco uvolníš z karty",
            "boost": "zahraješ posílení",
            "discard": "odložíš kartu svého impéria",
        }.get(trigger) or f"provedeš {self.tiles[trigger]['acc']}"
        paid = f"{FREE} zaplatit {price}; když to uděláš, " if price else ""
        return f"Vlastnost: kdykoli {what}, {paid}{clause}."

    def stored(self, sets: int, thing: str, clause: str) -> str:
        gender = GENDER.get(thing, "masculine")
        if sets == 1:
            per = f"{EACH[gender]} {STORED[gender]} {PLAIN[thing][3]}"
        elif sets < 5:
            ending = "á" if gender == "neuter" else "é"
            per = f"každ{ending} {sets} uložen{ending} {PLAIN[thing][4]}"
        else:
            per = f"každých {sets} uložených {PLAIN[thing][2]}"
        return f"Vlastnost: na konci Rozhledu za {per} {clause}."

    def copies(self, what: str) -> str:
        model = {
            "action": "jinou kartu s akcí",
            "feature": "jinou kartu s vlastností",
            "field": "zdrojovou lokaci",
        }[what]
        return f"Vlastnost: po postavení vyber ve svém impériu {model}; tato karta je od té chvíle její druhou kopií."

    def cheaper(self, count: int, type: str) -> str:
        what = f"lokace typu {self.type(type).lower()}" if type else "lokace"
        return f"Vlastnost: za {what} platíš při stavbě o {self.tokens('resource', count)} méně."

    # --- the line above a card's text ---

    def cost(self, phrase: str) -> str:
        return f"stojí {phrase}" if phrase else "zdarma"

    def with_tile(self, tile: str, boost: bool) -> str:
        return f"{'zahraj' if boost else 'postav'} při {self.tiles[tile]['loc']}"

    def with_type(self, type: str) -> str:
        return f"typ {self.type(type).lower()}"

    def in_deck(self, copies: int) -> str:
        return f"{copies}× v balíčku"

    notes: ClassVar[Mapping[str, str]] = {
        "assign": "Co je přidělené, zůstává na kartě i po Úklidu.",
        "assign-exact": "Zlaťák tu nic nenahradí.",
        "perform": "K této akci se smí přidat jedno posílení, nebo jedna zdrojová lokace.",
        "disc": "Jídlo se neplatí, disk se neotáčí a akce destičky se neprovádí.",
        "ship-forward": "Vymění si místo s lodí těsně před sebou.",
        "land": "Ryba a žeton útoku na lodi jsou spotřebované a loď smí v témže kole vyplout znovu.",
        "search": "Balíček se potom zamíchá; odložených karet se hledání netýká.",
        "own-conquest": "Vlastní dobytí se nepočítá.",
        "own-building": "Vlastní postavení se nepočítá.",
        "types": "Ikony se počítají až po vyložení této karty, i s její vlastní.",
        "own-type": "Počítá se i ikona této karty.",
        "built": "Zdrojové lokace a vylepšení jsou také lokace.",
        "leaving": "Se zdrojovou lokací odcházejí i její vylepšení a nic navíc nepřinesou; "
        "osadníci z karty se ti vrátí, ostatní žetony ne.",
        "discarded": "I vylepšení, které odejde se svou zdrojovou lokací, je odložená karta.",
        "nothing-released": "Když není co uvolnit, zbytek se provede i tak.",
        "no-interest": "Když není co uvolnit, dá se použít, ale nic nepřinese.",
        "returning": "Osadníci z vrácené karty se ti vrátí, ostatní žetony ne.",
        "ship": "Víc než tři vlastní lodě nikdo mít nemůže; zůstávají do konce hry.",
        "common-ship": "Běžné lodě jsou tři pro všechny hráče.",
        "stored": "Žetony zůstávají ležet a příští kolo vynesou znovu; odměny lze kombinovat.",
        "copy": "Bonus vybrané karty se provede znovu. Obě se vyčerpávají a obnovují každá zvlášť.",
        "copy-field": "Hned dá, co dává vzor, sklízí se a unese vylepšení jako každá zdrojová lokace; "
        "vylepšení vzoru se nekopírují.",
        "upgrade": "Jako vylepšení dá při postavení jen svůj výnos; Sklizeň dává za celou zdrojovou lokaci.",
        "cheaper": "Ušetří se jen suroviny, nikdy zlaťáky, žetony útoku ani osadníci.",
    }
