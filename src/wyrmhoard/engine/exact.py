"""Logarithm and power from sums and products alone, which every machine and browser rounds alike.

Those of a system's library differ in the last digit from one to the next, and one digit is enough
for a seeded bot to play another move. (Square roots are rounded alike everywhere.)
"""

LN2 = 0.6931471805599453


def log(n):
    """The natural logarithm of a number from 1 on, to ten digits."""
    x, doubled = float(n), 0
    while x >= 1.4142:
        x *= 0.5
        doubled += 1
    y = (x - 1) / (x + 1)
    z = y * y
    series = 1 + z * (1 / 3 + z * (1 / 5 + z * (1 / 7 + z * (1 / 9 + z / 11))))
    return doubled * LN2 + 2 * y * series


def exp(x):
    """e to the power of a number up to 0, to ten digits."""
    halved = 0
    while x < -0.35:
        x += LN2
        halved += 1
    y = 1.0
    for n in range(9, 0, -1):
        y = 1 + x * y / n
    for _ in range(halved):
        y *= 0.5
    return y
