"""Functions the translator does not take, and what it says. What is refused is in the line below
the `def`, unless it is the `def` itself."""

import math

import numpy as np

NAMES = {"troll": 1}
RAGGED = ("troll", 1)
ENDLESS = float("inf")


def comprehension(n):
    return [p + 1 for p in range(n)]


def dictionary(n):
    return NAMES[n]


def words(n):
    return "troll"


def endless_number(n):
    return ENDLESS


def mixed_table(n):
    return RAGGED[n]


def raised(n):
    raise ValueError


def over_things(n):
    for x in (1, 2):
        n += x


def endless_step(n):
    for _ in range(0, 9, n):
        n += 1


def with_else(n):
    while n:
        n -= 1
    else:
        n = 5


def keyword(n):
    return max(n, n, key=abs)


def starred(n):
    return max(*RAGGED)


def power(n):
    return n**2


def logarithm(n):
    return math.log(n)


def real_division(n):
    return 2.5 // n


def real_bits(n):
    return 1.5 & n


def real_into_whole(n):
    np.zeros(2, np.int64)[n] = 0.5


def two_kinds(n):
    n = np.zeros(2)
    return n[0]


def whole_array(n):
    return np.zeros(2) + 1


def arange(n):
    return np.arange(n)


def wrong_width(n):
    return np.zeros(2, np.int8)


def open_shape(n):
    return np.zeros((2, n))


def too_many_indices(n):
    return np.zeros(3)[n, n]


def real_index(n):
    return np.zeros(3)[1.5]


def stepped(n):
    return np.zeros(3)[::2]


def field_of_a_number(n):
    return n.gold


def item_of_a_number(n):
    return n[0]


def length_of_a_number(n):
    return len(n)


def several_at_once(n):
    np.zeros((2, 2))[n] += 1


def call_in_a_chain(n):
    return 0 < twice(n) < 9


def call_among(n):
    return n in (1, twice(n))


def identity(n):
    return n is None


def wrong_count(n):
    return twice(n, n)


def torn_apart(n):
    a, b = n
    return a + b


def recursive(n):
    return recursive(n - 1)


def defaults(n, m=1):
    return n


def twice(n):
    return 2 * n


REFUSED = {
    comprehension: "this expression is not taken",
    dictionary: "neither a number nor a table of numbers",
    words: "neither a number nor a table of numbers",
    endless_number: "neither a number nor a table of numbers",
    mixed_table: "neither a number nor a table of numbers",
    raised: "this statement is not taken",
    over_things: "this statement is not taken",
    endless_step: "not a constant",
    with_else: "this statement is not taken",
    keyword: "only plain arguments are taken",
    starred: "only plain arguments are taken",
    power: "this is not reckoned",
    logarithm: "this is not called",
    real_division: "this is not reckoned",
    real_bits: "this is not reckoned",
    real_into_whole: "a number with a fraction into a whole one's place",
    two_kinds: "two kinds of values in one place",
    whole_array: "only numbers are reckoned with",
    arange: "this is not called",
    wrong_width: "no such array is made",
    open_shape: "not a constant",
    too_many_indices: "more indices than axes",
    real_index: "not a whole number",
    stepped: "only arrays have parts, without steps",
    field_of_a_number: "only records have fields",
    item_of_a_number: "only arrays have items",
    length_of_a_number: "only arrays have a length",
    several_at_once: "only one number is changed at a time",
    call_in_a_chain: "no calls where a comparison goes on",
    call_among: "no calls among what is looked through",
    identity: "neither a number nor a table of numbers",
    wrong_count: "not as many arguments as it takes",
    torn_apart: "does not hold as many as it is handed out to",
    recursive: "recursion is not taken",
}
