"""What a host may ask of a game's rules: the queries of `queries.py`, by their own names."""

from __future__ import annotations

from ..game import Game
from ..queries import (
    carry_out, check_box, count_points, explain, hear_move, imagine_worlds, list_moves,
    move_otherwise, patience_with, pause_after, seat_limit, set_up, share_victory, tell_move,
    toss_luck, view_seats, weigh_race, who_acts,
)  # fmt: skip
from .kinds import LUCK, REAL, WHOLE, array, records
from .program import Door


def rules_doors(game: Game) -> list[Door]:
    boxes, states, views = (records(one.dtype) for one in (game.box, game.state, game.view))
    match, pads = (boxes, states), records(game.pad().dtype)
    seats, shares, blanks = array("i8"), array("f8"), array("i8")
    return [
        Door(set_up, (*match, WHOLE)),
        Door(who_acts, match),
        Door(list_moves, (*match, WHOLE, pads)),
        Door(toss_luck, (*match, REAL, pads)),
        Door(weigh_race, (*match, shares)),
        Door(carry_out, (*match, WHOLE, WHOLE)),
        Door(pause_after, (*match, WHOLE)),
        Door(patience_with, (*match, WHOLE)),
        Door(move_otherwise, (*match, WHOLE)),
        Door(view_seats, (*match, seats, views)),
        Door(hear_move, (*match, seats, WHOLE, WHOLE, seats)),
        Door(tell_move, (boxes, views, views, seats, WHOLE, seats, seats, blanks)),
        Door(imagine_worlds, (boxes, views, WHOLE, LUCK, states)),
        Door(count_points, (*match, WHOLE)),
        Door(share_victory, (*match, shares)),
        Door(explain, (boxes, views, WHOLE, WHOLE, WHOLE, blanks)),
        Door(check_box, (boxes, blanks)),
        Door(seat_limit, (boxes,)),
    ]
