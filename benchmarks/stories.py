"""How much stories of different games have in common: of fifty games the two that share most of their sentences.

python -m benchmarks.stories dominion [--games 50] [--lang cs]
"""

from __future__ import annotations

import argparse
from itertools import combinations

import kronika
from kronika.bots.arena import play
from kronika.coach.analysis import moments_of
from kronika.coach.weighing import plain_bot
from kronika.engine.texts import catalogue
from kronika.storyteller import tell, witnessed

SEATS = {"oath": 3}


def sentences(game: str, seed: str, lang: str) -> set[str]:
    """The sentences of one game of bots."""
    seats = SEATS.get(game, 2)
    table = kronika.new_table(game, ["Anna", "Hynek", "Alžběta"][:seats], seed)
    play(table, [plain_bot(game)(f"{seed}/{seat}") for seat in range(seats)])
    seen = witnessed(moments_of(table.chronicle(), listen=True))
    story = tell(seen, table.names, catalogue(lang, game), seed, ["she", "he", ""][:seats])
    return {sentence.text for each in story.paragraphs for sentence in each}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--lang", default="cs")
    given = parser.parse_args()
    tales = [sentences(given.game, f"stories/{number}", given.lang) for number in range(given.games)]
    most = max(len(one & other) / min(len(one), len(other)) for one, other in combinations(tales, 2))
    mean = sum(map(len, tales)) / len(tales)
    print(
        f"{given.game} {given.lang}: {mean:.0f} sentences a story; two of {len(tales)} share {100 * most:.0f} % at most"
    )


if __name__ == "__main__":
    main()
