"""What bots know of Two Tunnels."""


def evaluate(box, s, out):
    """Who has found more so far may well go on so."""
    found = 0
    for p in range(s.seats):
        found += s.bag[p]
    for p in range(s.seats):
        out[p] = (s.bag[p] + 1) / (found + s.seats)
