"""Names that look alike: the skeleton of a name is the same for all that a reader would take for one another.

The table is our own and short: letters of other writing that have the shape of Latin ones, the signs that pass for I
and O, and marks that can hardly be told apart. What Unicode itself calls variants of a letter (full-width,
mathematical, circled) is resolved by NFKC, and what it calls a Latin letter with something to it (a stroke, a hook,
turned, open) is that letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from kronika.server.visible import visible

BAR = "1"
"""I, l, 1 and | are one stroke. A capital L and a small i are not."""

ALIKE = {
    # Cyrillic
    **dict(zip("АВЕЅІЈКМНОРСТУХЗҮԚԜ", "ABESIJKMHOPCTYX3YQW", strict=True)),
    **dict(zip("авеѕіјкмнорстухгпьԁԛԝһҽү", "abesijkmhopctyxrnbdqwhey", strict=True)),
    **dict(zip("ӀӏЁё", "IlËë", strict=True)),
    # Greek
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    **dict(zip("αβγεηικνορτυχωϲϳ", "abyenikvoptuxwcj", strict=True)),
    # Latin letters with a shape that another one has, and small capitals
    **dict(zip("ıȷɑɡɩʋƖƽǃǀ", "ijagivIs!|", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprstuvwyz", strict=True)),
    **dict(zip("ĸƐƎƏꞮɛǝə", "kEEEIeee", strict=True)),
    # Armenian and Georgian
    **dict(zip("օոսհցԼՏՍՕյզաე", "onuhgLSUOjqae", strict=True)),
    # Coptic, large and small
    **dict(zip("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲰ", "ABEHIKMNOPCTYXW", strict=True)),
    **dict(zip("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⲱ", "abehikmnopctyxw", strict=True)),
    # Cherokee, large and small
    **dict(zip("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏟᏢᏙᏚᏞᏔᏦᏴᏵ", "DRTAJEWMHYGZCPVSLWKBG", strict=True)),
    **dict(zip("ꭰꭱꭲꭺꭻꭼꮃꮇꮋꮍꮐꮓꮯꮲꮩꮪꮮꮤꮶᏼᏽ", "drtajewmhygzcpvslwkbg", strict=True)),
    # Lisu, whose letters are those of Latin capitals
    **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU", strict=True)),
    # strokes and rounds of East Asian writing
    **dict(zip("丨工〇", "|Io", strict=True)),
}
CHANGED = re.compile(
    r"LATIN SMALL LETTER (?:[A-Z-]+ )*([A-Z])(?: WITH .+)?|LATIN LETTER SMALL CAPITAL ([A-Z])"
    r"|(?:NEGATIVE SQUARED|NEGATIVE CIRCLED|SQUARED|REGIONAL INDICATOR SYMBOL)(?: LATIN CAPITAL)? LETTER ([A-Z])"
)
"""By its name a Latin letter with something to it. Capitals have room for it, where one sees it."""
OWN = "øɔß"
"""Letters of their own all the same, which nobody takes for the one they are made of."""

STROKES = dict.fromkeys("Il1|!", BAR)
ROUND = {"0": "o"}
PAIRS = (("rn", "m"), ("vv", "w"))

ACUTE, CARON, RING, DOTS, TAIL = "\u0301", "\u030c", "\u030a", "\u0308", "\u0327"
MARKS = {
    **dict.fromkeys("\u0300\u0301\u0309\u0312\u0313\u0314\u0315\u0340\u0341", ACUTE),
    **dict.fromkeys("\u0302\u0306\u030c\u0311", CARON),
    **dict.fromkeys("\u0307\u030a", RING),
    **dict.fromkeys("\u0308\u030b", DOTS),
    **dict.fromkeys("\u0321\u0322\u0326\u0327\u0328", TAIL),
    **dict.fromkeys("\u0323\u0324\u0325\u032d\u0330\u0331\u0332", ""),  # below the line, where hardly anybody looks
    **dict.fromkeys("\u0334\u0335\u0336\u0337\u0338", ""),  # through the letter, which stays the one it was
}
"""Marks on letters, by the one that each could be taken for. Á is not a, but à is á."""


def skeleton(name: str) -> str:
    """What a name looks like. Names of other case have other shapes, see `skeletons`."""
    return shape(unicodedata.normalize("NFKC", visible(name)))


def skeletons(name: str) -> set[str]:
    """What a name looks like as it is written, in small letters and in capitals: whoever would pass for Iva writes lva
    as well as IVA."""
    plain = unicodedata.normalize("NFKC", visible(name))
    drawn = "".join(map(looks, plain))  # what has no capitals may look like capitals, or like small letters
    return {shape(each) for one in (plain, drawn) for each in (one, one.lower(), one.upper())}


def shape(plain: str) -> str:
    found = "".join(shapes(plain)).casefold()
    for two, one in PAIRS:
        found = found.replace(two, one)
    return unicodedata.normalize("NFC", found) or plain


def shapes(plain: str) -> Iterator[str]:
    """Each letter as the one that it looks like. Signs that are no letters separate nothing and so tell nothing."""
    for sign in unicodedata.normalize("NFD", plain):
        seen = looks(sign)
        if unicodedata.combining(seen):
            yield MARKS.get(seen, seen)
        elif seen in STROKES:
            yield STROKES[seen]
        elif seen.isalnum() and not is_stroke_beside(seen):
            yield ROUND.get(seen, seen)


@lru_cache(4096)
def is_stroke_beside(letter: str) -> bool:
    """A prime, a comma or a lengthened line, which Unicode counts among the letters and readers among the signs."""
    named = unicodedata.name(letter, "")
    return named.startswith("MODIFIER LETTER ") or named == "ARABIC TATWEEL"


@lru_cache(4096)
def looks(sign: str) -> str:
    """The letter that a sign could be taken for; else the sign itself."""
    if sign in ALIKE or sign in OWN or sign.isascii():
        return ALIKE.get(sign, sign)
    found = CHANGED.fullmatch(unicodedata.name(sign, "")) if not unicodedata.decomposition(sign) else None
    if found is None:
        return sign
    return found[1].lower() if found[1] else (found[2] or found[3])
