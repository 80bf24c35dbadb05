"""What came of a move in New Game, told to one seat by what it saw before and after."""

from wyrmhoard.engine.events import NUMBER, SEAT, Events, told_2, told_3

happened = Events()
WON = happened("event-won", "NG-3", who=SEAT, card=NUMBER, points=NUMBER)
EQUAL = happened("event-equal", "NG-3", card=NUMBER, points=NUMBER)


def events(box, v, w, p, who, move, out):
    """NG-3: who took the prize. A card laid face down is told as the move it is."""
    if w.rounds == v.rounds:
        return 0
    winner = int(w.shown[1] > w.shown[0])
    points = w.points[winner] - v.points[winner]
    if w.shown[0] == w.shown[1]:
        return told_2(out, 0, EQUAL, w.shown[0], points)
    return told_3(out, 0, WON, winner, w.shown[winner], points)
