"""Small loops for the rules. numba takes seconds to compile `a[:] = b`, `.max()` or `np.sort`."""


def put(a, b):
    """a[:] = b."""
    for i in range(len(a)):
        a[i] = b[i]


def put_first(a, b, n):
    """a[:n] = b[:n]."""
    for i in range(n):
        a[i] = b[i]


def add(a, b):
    """a += b, refusing to wrap unnoticed in plain Python."""
    for i in range(len(a)):
        a[i] += b[i]


def total(a):
    """The sum of whole numbers, as wide as can be."""
    n = 0
    for i in range(len(a)):
        n += int(a[i])
    return n


def run_of(starts, n):
    """Which of some runs holds `n`; `starts` says where each begins."""
    k = len(starts) - 1
    while starts[k] > n:
        k -= 1
    return k


def below(rng, n):
    """A whole number from 0 up to, not including, `n`. (`rng.integers` takes 1.5 s to compile.)"""
    return int(rng.random() * n)


def pick(weights, rng):
    """An index, as likely as its weight."""
    return picked(weights, rng.random())


def picked(weights, r):
    """The index that `r`, from 0 up to 1, falls upon when weights lie side by side."""
    whole = 0.0
    for k in range(len(weights)):
        whole += weights[k]
    left = r * whole
    for k in range(len(weights) - 1):
        left -= weights[k]
        if left < 0:
            return k
    return len(weights) - 1


def share(ranks, n, out):
    """The victory to the highest of the first `n` ranks, split evenly among equals."""
    best, winners = ranks[0], 0
    for p in range(1, n):
        best = max(best, ranks[p])
    for p in range(n):
        winners += ranks[p] == best
    for p in range(n):
        out[p] = (ranks[p] == best) / winners


def sort(a, first, last):
    """`a` from `first` up to `last` into rising order; few. (`np.sort` takes 2 s to compile.)"""
    for i in range(first + 1, last):
        one, k = a[i], i
        while k > first and a[k - 1] > one:
            a[k] = a[k - 1]
            k -= 1
        a[k] = one
