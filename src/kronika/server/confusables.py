"""Names that look alike: the skeleton of a name is the same for all that a reader would take for one another.

The table is our own and short: letters of Latin, Greek and Cyrillic writing that have the same shape, the signs that
pass for I and O, and marks that can hardly be told apart. What Unicode itself calls variants of a letter (full-width,
mathematical, circled) is resolved by NFKC.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

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
    # Armenian
    **dict(zip("օոսհցԼ", "onuhgL", strict=True)),
}

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
}
"""Marks on letters, by the one that each could be taken for. Á is not a, but à is á."""


def skeleton(name: str) -> str:
    """What a name looks like. Names of other case have other shapes, see `skeletons`."""
    return shape(unicodedata.normalize("NFKC", name))


def skeletons(name: str) -> set[str]:
    """What a name looks like as it is written, in small letters and in capitals: whoever would pass for Iva writes lva
    as well as IVA."""
    plain = unicodedata.normalize("NFKC", name)
    return {shape(plain), shape(plain.lower()), shape(plain.upper())}


def shape(plain: str) -> str:
    found = "".join(shapes(plain)).casefold()
    for two, one in PAIRS:
        found = found.replace(two, one)
    return unicodedata.normalize("NFC", found) or plain


def shapes(plain: str) -> Iterator[str]:
    """Each letter as the one that it looks like. Signs that are no letters separate nothing and so tell nothing."""
    for sign in unicodedata.normalize("NFD", plain):
        seen = ALIKE.get(sign, sign)
        if unicodedata.combining(seen):
            yield MARKS.get(seen, seen)
        elif seen in STROKES:
            yield STROKES[seen]
        elif seen.isalnum():
            yield ROUND.get(seen, seen)
