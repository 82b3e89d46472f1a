"""The cards, one function or line each, in the order of their clauses."""
