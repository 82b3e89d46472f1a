"""What the rulebooks must hold: every section with its clauses, in the order of the book."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kronika.games.dominion.faces import FACES as DOMINION_FACES


@dataclass(frozen=True)
class Outline:
    """A book as it must be. `contents` names each section with its clauses (`D3.2:a-h,x1-x3`, where x1 is a worked
    example); where none are named there is just `a`. Numbered clauses (`D9:1-25`) stand right under their chapter."""

    game: str
    titles: Mapping[str, str]
    chapters: int
    contents: str
    letter: str = ""
    """What the ids of the book begin with."""
    example: Mapping[str, str] = field(default_factory=lambda: {"en": "(example) ", "cs": "(příklad) "})
    """What a worked example begins with."""
    cards: Mapping[str, str] = field(default_factory=dict)
    """Sections about one card, which bear its name."""

    @property
    def headings(self) -> list[str]:
        """The ids of the chapters."""
        return [f"{self.letter}{number}" for number in range(1, self.chapters + 1)]

    @property
    def sections(self) -> dict[str, list[str]]:
        """The ids of the clauses, by section."""
        named = (token.partition(":") for token in self.contents.split())
        return {id: [f"{id}{clause}" for clause in clauses(parts or "a")] for id, _, parts in named}

    @property
    def ids(self) -> list[str]:
        return [id for section in self.sections.values() for id in section]

    @property
    def reference(self) -> re.Pattern[str]:
        """How a clause refers to another one, to a section or to a chapter."""
        return re.compile(rf"\b{self.letter}\d+(?:\.\d+(?:-(?:x\d+|[a-z]))?)?") if self.letter else LAW_NUMBER


LAW_NUMBER = re.compile(r"\b\d{1,2}(?:\.(?:\d+|[IVB]+\b|[a-z][a-z-]+[a-z]))+(?:-[a-z]\b)?|\b\d{1,2}-[a-z]\b")


def clauses(parts: str) -> Iterator[str]:
    """The ends of ids: `a-c,x1,d` as -a, -b, -c, -x1, -d, and `1-3` as .1, .2, .3."""
    for part in parts.split(","):
        first, _, last = part.partition("-")
        last = last or first
        if first.isdecimal():
            yield from (f".{number}" for number in range(int(first), int(last) + 1))
        elif len(first) > 1:
            yield from (f"-x{number}" for number in range(int(first[1:]), int(last[1:]) + 1))
        else:
            yield from (f"-{chr(code)}" for code in range(ord(first), ord(last) + 1))


def cards_of(box: str) -> int:
    """How many kinds of cards a box of Dominion has: each has a clause."""
    return sum(face.set == box for face in DOMINION_FACES)


# D9 has the cards of Intrigue, D10 those of the base set, D11 our decisions.
DOMINION = Outline(
    "dominion",
    {"en": "Dominion: Intrigue", "cs": "Dominion: Intriky"},
    11,
    f"""
D1.1:a-g D1.2:a-f
D2.1:a-c D2.2:a-e D2.3:a-d D2.4:a-f D2.5:a-e D2.6:a-c
D3.1:a-g D3.2:a-h,x1-x3 D3.3:a-k,x1-x3 D3.4:a-f
D4.1:a-b D4.2:a-c D4.3:a-d D4.4:a-c D4.5:a-d D4.6:a-b D4.7:a-b D4.8:a-c,x1-x2 D4.9:a-d D4.10:a-c D4.11:a-d
D5.1:a-e
D6.1:a-f
D7.1:a-d D7.2:a-e D7.3:a-b
D8.1:a-c
D9:1-{cards_of("intrigue")}
D10:1-{cards_of("base")}
D11:1-16
""",
    letter="D",
)

# V15 has our decisions.
VALERIA = Outline(
    "valeria",
    {"en": "Valeria: Card Kingdoms", "cs": "Království Valerie"},
    15,
    """
V1.1:a-c V1.2:a-b
V2.1 V2.2:a-d,x1 V2.3:a-c V2.4 V2.5:a-b V2.6:a-e
V3.1:a-d V3.2:a-c
V4.1:a,x1,b-e
V5.1:a-d,x1,e V5.2:a,x1,b V5.3:a,x1,b-d,x2,e-f V5.4:a-c,x1,d V5.5:a,x1,b,x2,c-e
V6.1:a-e V6.2:a-b V6.3:a-j,x1-x3 V6.4:a-c,x1-x2 V6.5 V6.6:a-g,x1,h-i V6.7:a,x1,b V6.8:a-d
V7.1:a-n V7.2:a-b V7.3:a-c V7.4:a-c V7.5:a-b V7.6:a-b
V8.1:a-e V8.2:a-d V8.3:a-b
V9.1:a-d V9.2:a-d V9.3 V9.4 V9.5:a-b V9.6:a-c V9.7:a-b V9.8:a-b V9.9 V9.10:a-b V9.11 V9.12
V10.1:a-d V10.2:a-e V10.3:a-b,x1,c-d V10.4:a-c V10.5:a-b
V11.1:a-b V11.2:a-d V11.3
V12.1:a,x1 V12.2:a-b
V13.1 V13.2:a-e
V14.1:a-b V14.2:a-e V14.3:a-h V14.4:a-b V14.5 V14.6:a-g
V15:1-23
""",
    letter="V",
    cards={
        "V9.1": "nest-of-the-weaver-witch",
        "V9.2": "gargans-embrace",
        "V9.3": "orc-warrior",
        "V9.4": "foxgrove-palisade",
        "V9.5": "palace-of-the-dawn",
        "V9.6": "watcher-on-the-water",
        "V9.7": "the-desert-orchid",
        "V9.8": "bane-spider",
        "V9.9": "wraith",
        "V9.10": "purloiners-perch",
        "V9.11": "thief",
    },
)

# N10 and N11 are this table's own.
NORTH = Outline(
    "north",
    {"en": "Imperial Settlers: Empires of the North", "cs": "Settlers: Vládcové Severu"},
    11,
    """
N1.1:a-d N1.2:a-h
N2.1 N2.2:a-b N2.3:a-e N2.4 N2.5:a-b N2.6:a-b N2.7 N2.8:a-b
N3.1:a-c N3.2:a-f,x1 N3.3:a-e N3.4:a-j N3.5:a-e
N4.1:a-h,x1-x2
N5.1:a-d N5.2:a-e N5.3:a-g N5.4:a-h N5.5
N6.1:a-c N6.2:a-d,x1
N7.1:a-d N7.2:a-c N7.3 N7.4 N7.5:a-b N7.6 N7.7 N7.8:a-b,x1 N7.9 N7.10:a-b N7.11:a-b N7.12:a-b N7.13:a-b N7.14
N7.15:a-b N7.16 N7.17 N7.18 N7.19 N7.20
N8.1:a-c N8.2:a-d N8.3
N9.1 N9.2 N9.3 N9.4 N9.5 N9.6 N9.7 N9.8
N10.1:a-c
N11.1:a-o
""",
    letter="N",
    example={"en": "An example: ", "cs": "Příklad: "},
    cards={
        "N9.1": "flokis-boatyard",
        "N9.2": "frozen-harbour",
        "N9.3": "frozen-mammoth",
        "N9.4": "ice-cream-man",
        "N9.5": "booze-up-on-waves",
        "N9.6": "island-of-spirits",
    },
)

# The Law in its order; 11 has our decisions.
OATH = Outline(
    "oath",
    {"en": "Oath", "cs": "Oath"},
    11,
    """
1.1:a-b 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 1.12:a-b 1.13 1.14 1.15:a-b 1.16:a-b 1.17 1.18 1.19:a-b 1.20 1.21
1.22 1.23:a-c 1.B
2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.1.6:a-b 2.1.7 2.2.1:a-b 2.2.2 2.2.3 2.3:a-e 2.4.1 2.4.2 2.4:a-c 2.5.1 2.5.2 2.5.3:a-b
2.6.1 2.6.2 2.6.3 2.7.1 2.7.2 2.8.1:a-b 2.8.2 2.8.3:a-b 2.8.4 2.8.5 2.9:a-d 2.10 2.11:a-h
3 3.1 3.2:a-b 3.3:a-c 3.3.1:a-b 3.4 3.4.1 3.4.2 3.4.3:a-b 3.4.4
4:a-c 4.1 4.1.1 4.1.1.I:a-c 4.1.1.II 4.1.1.III 4.1.2 4.1.3 4.1.4 4.2:a-c 4.3 4.3.1 4.3.2 4.3.3:a-b 4.3.4 4.3.5
5.1 5.1.1:a-b 5.1.2:a-c 5.1.3 5.1.4:a-b 5.1.4.I:a-d 5.1.4.II:a-d 5.1.4.III:a-d 5.1.4.IV:a-d 5.2 5.2.1:a-b 5.2.2
5.3 5.3.1 5.3.2:a-c 5.4 5.4.1:a-c 5.4.2:a-b 5.4.3 5.4.4:a-b 5.5 5.5.1:a-d 5.5.2:a-g 5.5.3:a-e 5.5.4:a-c 5.5.5:a-d
5.5.6:a-e 5.5.7 5.5.7.I 5.5.7.II 5.5.7.III 5.5.8 5.6 5.6.1 5.6.2
6 6.1:a-c 6.2 6.3:a-b 6.4 6.5:a-d 6.6 6.6.1:a-c 6.6.2:a-b,d,c 6.6.3 6.B 6.7:a-b 6.8:a-c
7 7.1.1:a-b 7.1.2:a-d 7.1.3 7.1.4 7.2 7.2.1 7.2.2 7.3 7.3.1 7.3.2 7.3.3 7.3.4 7.4 7.4.1 7.4.2 7.4.3 7.5 7.5.1 7.5.2
7.5.3 7.5.4 7.6.1 7.6.2 7.6.3:a-b 7.6.4:a-b 7.6.5:a-b
8 8.1:a-b 8.2:a-c 8.3 8.3.1 8.3.2:a-b 8.3.3:a-b 8.3.4 8.3.5:a-d 8.4:a-b 8.5:a-c 8.6 8.6.1 8.6.2 8.6.3 8.7 8.7.1 8.7.2
8.8:a-c
9.1:a-b 9.2:a-b 9.3:a-b 9.4:a-d 9.5 9.6
10.bandit 10.travel-cost 10.give 10.draw 10.imperial-player 10.enemy 10.sacrifice 10.faceup-facedown 10.reveal
10.discard:a-c 10.match 10.rule 10.after 10.peek 10.swap 10.move 10.adviser 10.personal-bank 10.burn 10.shared-bank
10.seize 10.locked 10.your-enemy 10.your-site 10.force 10.exchange 10.take 10.kill 10.play 10.gain
11.1:a-i 11.2:a-f 11.3:a-c 11.4:a-c 11.5:a-h 11.6:a-i 11.7:a-d 11.8:a-d 11.9:a-b 11.10:a-d 11.11 11.12:a-j 11.13:a-r
""",
)

OUTLINES = {outline.game: outline for outline in (DOMINION, VALERIA, NORTH, OATH)}
