"""No text is left over: each has something that says it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from fluent.syntax import ast as ftl

from kronika.lessons import lessons_of
from kronika.lessons.proof import text_ids
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw
from kronika.testing.fluent_files import messages, nodes
from kronika.testing.sources import GAP, files_of, patterns_in, strings_in
from kronika.testing.texts import MOST, labels_of, listed, text_files, words_of

LAST_RESORT = 6
"""This many random games are played to hear a text that nothing in the code names."""
COMMON = (
    *(f"<game>-{kind}-{GAP}" for kind in ("log", "phase", "zone", "track", "token", "kind", "sum", "score")),
    *(f"fact-<game>-{rest}" for rest in (GAP, f"{GAP}-{GAP}", f"{GAP}-other", "ending", f"ending-{GAP}")),
    f"figure-<game>-{GAP}",
    *(f"{kind}-{GAP}" for kind in ("type", "set")),
)
"""The ids that engine, statistics and every table put together of what a game calls its things."""
STORY = re.compile(r"story-(?P<event>.+)-\d+|story-(?P<figure>figure-.+)")


def no_text_is_left_over(case: Case, seed: int) -> int:
    """Each text of the game is named by its code, by another text or by a lesson, or is the word for something."""
    files = [path for path in text_files(case) if path.name.removesuffix(".en.ftl") not in case.browser_texts]
    written = [id for path in files for id in messages(path)]
    left = sorted(set(written) - set(used(case, written)))
    for number in range(LAST_RESORT if left else 0):
        said, wanted = words_of(case, seed + number)
        left = [id for id in left if id not in said.ids and id not in wanted and not is_row(case.id, id, said.rows)]
    if left:
        sources = listed([path.name for path in files_of(case)])
        raise Flaw(
            f"texts that are left over: {listed(left)}",
            f"Nothing says them: they stand in no string of {sources}, no other text has them within, they name "
            f"nothing on the table, and {LAST_RESORT} random games did not say them.\nDelete them in every language, "
            "or mend the id where it is meant to be said. Words for a page in a browser alone belong into a file that "
            f"the game's Case names in `browser_texts` (now: {listed([*case.browser_texts][:MOST])}).",
        )
    return len(written)


def is_row(game: str, id: str, rows: Collection[str]) -> bool:
    return any(id in (f"{game}-sum-{row}", f"{game}-score-{row}") for row in rows)


def used(case: Case, written: list[str]) -> Iterator[str]:
    """The ids among those written that something says."""
    files = files_of(case)
    strings = strings_in(files)
    endings = {string.removeprefix(f"{case.id}-end-") for string in strings}
    words = strings | endings | {str(face["id"]) for face in case.game.faces()}
    made = Made(words, patterns_of(case.id, patterns_in(files)))
    named = {id for id, _, _ in labels_of(case)} | set(within(case))
    named |= {id for lesson in lessons_of(case.id) for id in text_ids(lesson)}
    named |= {f"option-{case.id}-{item.id}-{word}" for item in case.game.setup_items for word in item.listed}
    named |= {f"wish-{case.id}-{wish.id}" for wishes in case.game.draws.values() for wish in wishes}
    for id in written:
        story = STORY.fullmatch(id)
        about = (story["event"] or story["figure"]) if story else ""
        question = re.sub("-(yes|no)$", "", id)  # the answers to a question are called after it
        said = (each in strings or made.makes(each) for each in (id, question))
        if id in named or about in words.union(written) or any(said):
            yield id


def within(case: Case) -> Iterator[str]:
    """The texts that stand within others."""
    for path in text_files(case):
        for entry in messages(path).values():
            yield from (node.id.name for node in nodes(entry) if isinstance(node, ftl.MessageReference))


def patterns_of(game: str, found: Iterable[str]) -> list[str]:
    """The patterns that say something: those of the code, but for one that would fit any text of the game, and those
    by which the engine and every table put ids together."""
    own = {pattern for pattern in found if re.search("[a-z]", pattern.removeprefix(f"{game}-"))}
    return sorted(own | {pattern.replace("<game>", game) for pattern in COMMON})


class Made:
    """Ids that are put together from words which the code knows."""

    def __init__(self, words: Collection[str], patterns: Iterable[str]) -> None:
        self.words = words
        self.patterns = [re.compile(re.escape(each).replace(re.escape(GAP), "(.+)")) for each in patterns]

    def makes(self, id: str) -> bool:
        """Whether a pattern makes this id of words, or of what other patterns make."""
        found = (pattern.fullmatch(id) for pattern in self.patterns)
        return any(all(word in self.words or self.makes(word) for word in each.groups()) for each in found if each)
