"""The boards' constants are those of the rules."""

import pytest

from web import constants


@pytest.mark.parametrize("board", constants.boards(), ids=lambda board: board.name)
def test_constants_ts_is_fresh(board):
    assert (board / "constants.ts").read_text("utf-8") == constants.generate(board)


def test_what_the_rules_do_not_say_is_refused():
    assert constants.value("troll-and-dragon", "GROTTO_DICE") == 4
    assert constants.value("troll-and-dragon", "TREASURES") == ["diamond", "nugget"]
    with pytest.raises(LookupError, match="troll-and-dragon: HOARD means nothing"):
        constants.value("troll-and-dragon", "HOARD")
