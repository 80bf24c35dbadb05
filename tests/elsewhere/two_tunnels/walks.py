"""What is conserved in Two Tunnels, and the boxes it is walked with."""

from tests.walk import Walk

WALKS = {
    "standard": Walk(),
    "poor": Walk({"gems": 5, "rocks": [1, 0]}),
    "short": Walk({"rounds": 7, "open_bags": True}),
}
SHORT = {"rounds": 12}


def conserved(box, s):
    """TT-1: every gem is in the mountain or in a bag."""
    assert s.gems + s.bag.sum() == box.gems
    assert min(s.gems, s.bag.min()) >= 0
