"""A module that cannot be read, as a stranger's may be."""

raise RuntimeError("the pieces are missing")
