"""The weights the jarl judges by, all in points unless it says otherwise.

Guesses. About half of them were tried against other values in 180 to 240 games each, on decks that changed meanwhile;
only lower `uses` and `worker`, higher `card` and `spare` seemed to matter, the rest differed by no more than chance
would explain. `alone` is the best of four values in 120 games alone.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    per_round: float = 6.5
    """Points on the track that the leader makes in a round."""
    haste: float = 0.2
    """Rounds that the end comes earlier than estimated."""
    need: float = 0.5
    """How much more a resource is worth that is wanted for cards in hand or own actions."""
    pinch: float = 0.2
    """How much more it costs to pay such a resource for something else."""
    gold: float = 0.3
    """What a gold is worth beyond its point while it can still be spent."""
    raze: float = 1.2
    """A raze token while islands can still be used."""
    card: float = 1.6
    """A card drawn while it can still be built."""
    late_card: float = 0.3
    worker: float = 0.5
    """A worker, for each round to come."""
    spare: float = 0.25
    """The part of that which is lost with each worker more than there is work for."""
    idle: float = 0.1
    """A worker for whom there is nothing to do this round."""
    soon: float = 0.6
    """How surely the action of a card in hand will want a worker this round."""
    uses: float = 0.5
    """How often in a round an action is used."""
    field: float = 0.45
    """How often in a round a new field is harvested instead of a poorer one."""
    near: float = 0.7
    """What a near island nobody has seen is worth beyond its worth in the last round (NEAR_LAST in look.py)."""
    distant: float = 1.1
    island: float = 0.8
    """How much of an island's use counts."""
    deny: float = 0.4
    """How much of a rival's loss is one's own gain, with one rival."""
    patience: float = 0.25
    """What a boost kept for a better moment is worth, while rounds are left."""
    finish: float = 0.3
    """To bring the end when ahead, and not to when behind, per point of the lead."""
    rush: float = 0.15
    """How much more a point on the track is worth to whoever is far ahead, and less to whoever is far behind."""
    alone: float = 0.5
    """How much of their worth goods have alone, while rounds are left in which they can become points."""
    second: float = 0.8
    """How much of a disc's second use counts when it is placed."""
