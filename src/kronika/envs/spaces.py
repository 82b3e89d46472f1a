"""What an environment shows and takes, as Gymnasium describes it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kronika.envs.episode import FEATURES, OPTION_FEATURES, OPTION_SPARSE, ROOM, SPARSE, Rules

MOST = np.float32(1e6)
LAST_ROW = 1 << 30


def actions_of(rules: Rules) -> spaces.Discrete[Any]:
    """What may be picked, as a number."""
    return spaces.Discrete(rules.stop + 1)


def observations_of(rules: Rules) -> spaces.Dict:
    """The features of a position, with the mask of what may be picked."""
    mask = spaces.Box(0, 1, (rules.stop + 1,), np.int8)
    if rules.observe == "view":
        return spaces.Dict({"observation": spaces.Box(-MOST, MOST, (1,), np.float32), "action_mask": mask})
    if rules.observe == "sparse":
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, LAST_ROW, (SPARSE,), np.int32),
                "counts": spaces.Box(-LAST_ROW, LAST_ROW, (SPARSE,), np.int32),
                "options": spaces.Box(-1, LAST_ROW, (ROOM, OPTION_SPARSE), np.int32),
                "action_mask": mask,
            }
        )
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (FEATURES,), np.float32),
            "options": spaces.Box(0, MOST, (ROOM, OPTION_FEATURES), np.float32),
            "action_mask": mask,
        }
    )
