"""Golden chronicles: games recorded under a version of the rules, which must replay to the same end for ever."""
