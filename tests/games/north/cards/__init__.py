"""A test for each card: it is played in a scene and does what its line in the data file says."""
