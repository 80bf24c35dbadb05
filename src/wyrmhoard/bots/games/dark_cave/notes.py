"""What is written down of what a seat has heard in The Dark Cave."""

from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.games.dark_cave.cards import LEVELS
from wyrmhoard.games.dark_cave.state import CORNER

WORLDS = CORNER << SEATS  # where the exit lies, and who works for which clan
BLUE, YELLOW = 0, 1

# What a seat may do for or against others. Each counts as its weight in `evidence.py`.
PATH, BURIED, WEBBED_OFF, BOOTS_GIVEN, AXE_GIVEN, BITTEN, FELLED, ROBBED = range(8)
DEEDS = 8

NOTES = Layout(
    heard=field("i8", about="moves heard so far"),
    # of the turn going on
    turn=field("i8", about="1 + the seat whose turn was last looked at"),
    open=field("i8", about="1 while its card is being played"),
    away=field("f8", SEATS, CORNER, about="turns from each dwarf to each goal, as last measured"),
    begun=field("f8", CORNER, about="the same of the turn's own dwarf, when the turn began"),
    gold=field("i8", SEATS, about="nuggets of each dwarf before the card was played"),
    boots=field("i8", SEATS, about="boots of each, then"),
    axes=field("i8", SEATS, about="axes of each, then"),
    limit=field("i8", SEATS, about="hand limits, then"),
    lying=field("i8", about="dwarves lying down, then, as bits"),
    card=field("i8", about="1 + the card being played; 0 for a discard"),
    # since the match began
    idle=field("i8", SEATS, LEVELS, about="turns since each seat drew a card of that level"),
    known=field("f8", SEATS, SEATS, about="done for those whose loyalty one had seen"),
    guessed=field("f8", SEATS, about="done for blue, as far as anybody could tell"),
    exit=field("f8", CORNER, about="how well each goal explains as the exit where dwarves went"),
    proof=field("f8", SEATS, 2, about="of what each did for blue and for yellow, the weightiest"),
    deed=field("i8", SEATS, 2, about="1 + which deed that was; -1: a way made shorter"),
    whom=field("i8", SEATS, 2, about="done for or against whom"),
    after=field("i8", SEATS, 2, about="1 + the goal looked at before, or CORNER + 1 + a seat"),
    looked=field("i8", SEATS, about="what each looked at last, as in `after`"),
    # what follows, for the seat that heard it
    chance=field("f8", WORLDS, about="how likely each world is, summed up to there"),
    worlds=field("i8", about="how many worlds there are"),
    places=field("i8", about="how many of the goals may be the exit"),
    place=field("i8", CORNER, about="which"),
    unsure=field("i8", about="how many loyalties are not known"),
    seat=field("i8", SEATS, about="whose"),
)
