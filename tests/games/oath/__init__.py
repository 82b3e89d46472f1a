"""Tests of Oath: the clauses of the Law, and every site, relic and denizen of the first world."""
