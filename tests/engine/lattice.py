"""Close vectors of a lattice, in plain Python: what it takes to solve a linear generator for its state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt

Vector = list[int]
DELTA = 0.99


def reduced(basis: list[Vector]) -> list[Vector]:
    """A basis of short vectors for the same lattice: Lenstra, Lenstra and Lovász. The vectors are exact; their lengths
    are reckoned in floating point and reckoned anew until nothing changes."""
    basis = [row[:] for row in basis]
    while lll_pass(basis):
        pass
    return basis


def orthogonal(basis: list[Vector]) -> tuple[list[list[float]], list[float]]:
    """Gram and Schmidt: the coefficients of each vector in those before it, and the squares of what is left."""
    size = len(basis)
    left: list[list[float]] = []
    mu = [[0.0] * size for _ in range(size)]
    squares: list[float] = []
    for i, row in enumerate(basis):
        rest = [float(x) for x in row]
        for j in range(i):
            other = left[j]
            mu[i][j] = m = sum(map(float.__mul__, rest, other)) / squares[j]
            rest = [x - m * y for x, y in zip(rest, other, strict=True)]
        left.append(rest)
        squares.append(sum(x * x for x in rest))
    return mu, squares


def lll_pass(basis: list[Vector]) -> bool:
    """One run over the basis; whether anything changed."""
    mu, squares = orthogonal(basis)
    changed = False
    k = 1
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            q = round(mu[k][j])
            if q:
                changed = True
                basis[k] = [x - q * y for x, y in zip(basis[k], basis[j], strict=True)]
                mine, theirs = mu[k], mu[j]
                for i in range(j):
                    mine[i] -= q * theirs[i]
                mine[j] -= q
        m = mu[k][k - 1]
        if squares[k] >= (DELTA - m * m) * squares[k - 1]:
            k += 1
            continue
        changed = True
        swap(basis, mu, squares, k)
        k = max(k - 1, 1)
    return changed


def swap(basis: list[Vector], mu: list[list[float]], squares: list[float], k: int) -> None:
    """Vectors k - 1 and k change places, and what is reckoned of them follows."""
    m = mu[k][k - 1]
    whole = squares[k] + m * m * squares[k - 1]
    mu[k][k - 1] = new = m * squares[k - 1] / whole
    squares[k] *= squares[k - 1] / whole
    squares[k - 1] = whole
    basis[k - 1], basis[k] = basis[k], basis[k - 1]
    for j in range(k - 1):
        mu[k - 1][j], mu[k][j] = mu[k][j], mu[k - 1][j]
    for row in mu[k + 1 :]:
        upper = row[k]
        row[k] = row[k - 1] - m * upper
        row[k - 1] = upper + new * row[k]


def close_vectors(basis: list[Vector], target: Vector, allowed: Sequence[float], most: int) -> Iterator[Vector]:
    """Vectors of the lattice close to the target, by the search of Fincke and Pohst: coordinates are chosen one after
    the other, and after n of them the squared distance may be allowed[n - 1]. It gives up after `most` steps."""
    size = len(basis)
    mu, squares = orthogonal([*basis, target])
    squares.pop()
    aim = mu.pop()[:size]
    # The target is known by its parts along the orthogonal vectors; one basis vector after another is chosen to fit.
    picked = [0] * size
    centers = [0.0] * size
    spent = [0.0] * (size + 1)
    nexts: list[Iterator[int]] = [iter(())] * size
    level = size - 1
    centers[level] = aim[level]
    nexts[level] = outward(centers[level], squares[level], allowed[0])
    for _ in range(most):
        pick = next(nexts[level], None)
        if pick is None:
            level += 1
            if level == size:
                return
            continue
        off = centers[level] - pick
        picked[level] = pick
        spent[level] = spent[level + 1] + off * off * squares[level]
        if level == 0:
            yield [sum(n * row[i] for n, row in zip(picked, basis, strict=True)) for i in range(len(target))]
            continue
        level -= 1
        centers[level] = aim[level] - sum([picked[j] * mu[j][level] for j in range(level + 1, size)])
        nexts[level] = outward(centers[level], squares[level], allowed[size - 1 - level] - spent[level + 1])


def outward(center: float, square: float, budget: float) -> Iterator[int]:
    """Whole numbers from a center outward, as far as the budget reaches."""
    if budget < 0:
        return iter(())
    reach = sqrt(budget / square)
    return iter(sorted(range(ceil(center - reach), floor(center + reach) + 1), key=lambda n: abs(n - center)))
