"""A turn: playing a card, mounting, scoring, discarding, drawing."""

import pytest

from .table import Table, both_ways

clause = pytest.mark.clause
REST = ", yellow 2, yellow 3, green 1, green 2, green 3"  # fills a hand whose first card matters
FAR = dict.fromkeys(("brown", "yellow", "green", "lightblue", "purple", "orange"), 20)


@both_ways
class TestPlaying:
    @clause("MD-6")
    def test_any_card_of_the_hand_each_kind_once(self, way):
        table = Table(way, hands=["purple 1, purple 1, green 3, red 2"])
        assert table.offered == ["play red 2", "play green 3", "play purple 1"]

    @clause("MD-6")
    def test_its_dragon_advances_whoever_rides_it_and_passing_does_nothing(self, way):
        table = Table(way, hands=["black 5" + REST])
        table.play("play black 5")
        assert table.spot("black") == 5  # past the blue space 4
        assert table.points == [0, 0, 0]
        assert table.draws

    @clause("MD-7")
    def test_a_dragon_ridden_by_another_goes_under(self, way):
        table = Table(way, hands=["black 1" + REST])
        table.play("play black 1")
        assert [table.rides(p) for p in range(3)] == ["red", "black", "gray"]
        assert (table.s.count, table.s.laid[0]) == (1, 11)

    @clause("MD-8")
    def test_the_own_dragon_is_ridden_on_without_a_choice(self, way):
        table = Table(way, hands=["red 2" + REST])
        table.play("play red 2")
        assert table.rides(0) == "red"
        assert table.s.top[0] == 17  # the card just played
        assert table.draws

    @clause("MD-9")
    def test_a_free_dragon_must_be_mounted_and_the_former_is_free(self, way):
        """Case 1."""
        table = Table(way, hands=["blue 1" + REST], at={"blue": 5})
        table.play("play blue 1")
        assert table.rides(0) == "blue"
        assert table.free("red")
        assert table.draws

    @clause("MD-10")
    @pytest.mark.parametrize(("answer", "rides"), [("mount", "black"), ("stay", "blue")])
    def test_a_free_dragon_in_last_place_leaves_the_choice(self, way, answer, rides):
        """Case 2: black and gray rearmost and free; black moves either way."""
        at = {"blue": 9, "red": 9, "green": 9, **FAR}
        table = Table(way, rides=["blue", "red", "green"], hands=["black 4" + REST], at=at)
        table.play("play black 4")
        assert table.spot("black") == 4
        assert table.points == [0, 0, 0]  # the choice comes before the scoring
        assert table.offered == ["mount", "stay"]
        table.play(answer)
        assert table.rides(0) == rides
        assert table.free("black") == (answer == "stay")
        assert table.points[0] == {"mount": 2, "stay": 0}[answer]  # 2 on 4; 6 on 9 is too high

    @clause("MD-10")
    def test_a_ridden_dragon_behind_forces_the_mount(self, way):
        """Case 8."""
        at = {"blue": 2, "red": 1, "black": 9, "gray": 9, **FAR}
        table = Table(way, hands=["blue 1" + REST], at=at)
        assert table.play("play blue 1").rides(0) == "blue"

    @clause("MD-10")
    def test_on_the_first_turn_every_free_dragon_is_last(self, way):
        for colour in ("blue", "yellow", "orange"):
            table = Table(way, hands=[f"{colour} 1" + REST.replace("yellow 2", "red 1")])
            assert table.play(f"play {colour} 1").offered == ["mount", "stay"]


@both_ways
class TestScoring:
    @clause("MD-11", "MD-3", "MD-17")
    def test_small_scoring_on_blue(self, way):
        """Case 3: L rides blue on 5, N black, M gray on 9."""
        table = Table(
            way,
            rides=["blue", "black", "gray"],
            hands=["black 4" + REST],
            at={"blue": 5, "gray": 9},
        )
        table.play("play black 4")
        assert table.points == [3, 2, 0]
        assert table.turn == 1
        assert table.s.holds[0] == 5

    @clause("MD-12", "MD-7")
    def test_big_scoring_on_green(self, way):
        """Case 4: M plays blue 3, which L rides, from 5 to 8."""
        hands = ["", "", "blue 3, brown 1, brown 2"]
        at = {"blue": 5, "gray": 9, "black": 4}
        table = Table(way, rides=["blue", "black", "gray"], hands=hands, at=at, turn=2)
        table.play("play blue 3")
        assert table.points == [4, 2, 6]
        assert table.rides(2) == "gray"
        assert table.s.layer[0] == 2

    @clause("MD-11", "MD-12", "MD-15")
    @pytest.mark.parametrize(("played", "at"), [("black 1", 3), ("black 1", 7)])
    def test_negative_numbers_are_subtracted(self, way, played, at):
        """Case 5: -2 in a small and in a big scoring."""
        table = Table(way, hands=[played + REST], at={"red": 16, "black": at, "gray": 9})
        table.play(f"play {played}")
        assert table.points[0] == -2

    @clause("MD-15")
    def test_totals_below_zero_can_be_raised_to_zero(self, way):
        table = Table(way, hands=["black 1" + REST], at={"red": 16, "black": 3}, floor_at_zero=True)
        table.s.points[:3] = 1, 0, 0
        assert table.play("play black 1").points == [0, 2, 0]

    @clause("MD-11")
    def test_small_scoring_counts_summit_spaces_too(self, way):
        table = Table(way, hands=["black 1" + REST], at={"red": 27, "black": 3, "gray": 28})
        assert table.play("play black 1").points == [3, 2, 0]

    @clause("MD-14")
    def test_free_dragons_score_for_nobody_and_start_counts_nothing(self, way):
        table = Table(way, hands=["blue 1" + REST], at={"blue": 3, "red": 9})
        table.play("play blue 1")  # mounted before the scoring
        assert table.points == [2, 0, 0]

    @clause("MD-14", "MD-17")
    def test_a_scoring_that_gives_nothing_is_still_a_scoring(self, way):
        table = Table(way, hands=["blue 4" + REST])
        table.play("play blue 4", "stay")
        assert table.points == [0, 0, 0]
        assert table.turn == 1

    @clause("MD-2", "MD-3")
    @pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 4), (4, 5), (5, 5)])
    def test_side_b_is_for_four_and_five(self, way, seats, number):
        table = Table(way, seats, hands=["red 3" + REST], at={"red": 5})
        assert table.play("play red 3").points[0] == number


@both_ways
class TestSummit:
    @clause("MD-13")
    def test_entering_scores_and_moving_on_does_not(self, way):
        """Case 6."""
        hands = ["red 2, red 5, red 1, yellow 1, yellow 2, yellow 3"]
        table = Table(way, hands=hands, at={"red": 26, "black": 9})
        table.play("play red 2")
        assert table.points == [4, 6, 0]
        table.s.turn = 0
        table.play("play red 5")
        assert (table.spot("red"), table.points) == (30, [4, 6, 0])
        assert table.offered == ["discard red 1", "enough"]
        table.play("enough").draw(2)
        table.s.turn = 0
        table.play("play red 1")
        assert (table.spot("red"), table.points) == (30, [4, 6, 0])
        assert table.play("enough").draws

    @clause("MD-13", "MD-9", "MD-10")
    def test_a_free_dragon_on_the_last_space_must_be_mounted(self, way):
        table = Table(way, hands=["blue 3" + REST], at={"blue": 30})
        table.play("play blue 3")
        assert table.rides(0) == "blue"
        assert table.offered == ["enough"]

    @clause("MD-16")
    def test_summit_cards_may_be_discarded_before_drawing(self, way):
        hands = ["red 1, blue 2, blue 2, black 3, yellow 1, gray 4"]
        table = Table(way, hands=hands, at={"blue": 28, "black": 30})
        table.play("play red 1")
        assert table.offered == ["discard blue 2", "discard black 3", "enough"]
        table.play("discard blue 2")
        assert table.offered == ["discard blue 2", "discard black 3", "enough"]
        table.play("discard blue 2", "enough").draw(2)
        assert table.draws
        table.draw(1)  # six again
        assert table.turn == 1
        assert table.s.count == 3
        assert table.rides(0) == "red"

    @clause("MD-16")
    def test_a_hand_discarded_to_the_last_card_is_refilled(self, way):
        table = Table(way, hands=["red 1, blue 2"], at={"blue": 28})
        table.play("play red 1", "discard blue 2")
        assert table.draws
        assert table.draw(6).turn == 1

    @clause("MD-16", "MD-17")
    def test_an_empty_hand_has_nothing_to_discard(self, way):
        table = Table(way, hands=["red 1"], at={"blue": 28})
        assert table.play("play red 1").draws

    @clause("MD-16")
    def test_no_discard_in_a_turn_without_a_draw(self, way):
        table = Table(way, hands=["red 4, blue 2" + REST.replace(", green 3", "")], at={"blue": 28})
        assert table.play("play red 4").turn == 1

    @clause("MD-16", "MD-20")
    def test_the_question_does_not_tell_whether_there_is_a_summit_card(self, way):
        table = Table(way, hands=["red 1" + REST], at={"blue": 28})
        assert table.play("play red 1").offered == ["enough"]


@both_ways
class TestSwap:
    @clause("MD-16")
    def test_after_drawing_also_cards_just_drawn_once_a_turn(self, way):
        hands = ["red 1, blue 2" + REST.replace(", green 3", "")]
        table = Table(way, hands=hands, at={"blue": 28}, summit_swap=True)
        table.play("play red 1", "draw blue 1")
        assert table.offered == ["discard blue 1", "discard blue 2", "enough"]
        table.play("discard blue 1", "discard blue 2", "enough")
        table.play("draw blue 3", "draw blue 4")
        assert table.turn == 1

    @clause("MD-16", "MD-17")
    def test_in_a_scoring_turn_too_as_many_as_were_put_away(self, way):
        hands = ["red 4, blue 2, yellow 1"]
        table = Table(way, hands=hands, at={"blue": 28}, summit_swap=True)
        table.play("play red 4", "discard blue 2", "enough").draw(1)
        assert table.turn == 1
        assert table.s.holds[0] == 2

    @clause("MD-16")
    def test_none_need_be_swapped(self, way):
        table = Table(way, hands=["red 4, blue 2"], at={"blue": 28}, summit_swap=True)
        assert table.play("play red 4", "enough").turn == 1

    @clause("MD-16")
    def test_not_in_the_last_turn_of_the_match(self, way):
        at = {"blue": 28, "black": 27, "red": 26}
        table = Table(way, hands=["red 1, blue 2"], at=at, summit_swap=True)
        assert table.play("play red 1").match.over


@both_ways
class TestDrawing:
    @clause("MD-17")
    def test_up_to_six_without_a_scoring(self, way):
        table = Table(way, hands=["red 1, red 2, red 3"])
        table.play("play red 1").draw(4)
        assert table.turn == 1
        assert table.s.holds[0] == 6

    @clause("MD-17")
    def test_none_after_a_scoring(self, way):
        table = Table(way, hands=["red 4, red 2, red 3"])
        table.play("play red 4")
        assert (table.turn, table.s.holds[0]) == (1, 2)

    @clause("MD-17")
    def test_the_last_card_is_always_followed_by_six(self, way):
        """Case 7."""
        table = Table(way, hands=["red 4"])
        table.play("play red 4").draw(6)
        assert table.points[0] == 2
        assert (table.turn, table.s.holds[0]) == (1, 6)

    @clause("MD-18")
    def test_an_empty_pile_waits_until_a_card_must_be_drawn(self, way):
        table = Table(way, hands=["red 1" + REST], pile="purple 1")
        table.play("play red 1", "draw purple 1")
        assert (table.s.stock, table.s.reshuffles) == (0, 0)
        table.play("play green 1", "stay")
        assert table.s.reshuffles == 1

    @clause("MD-18")
    def test_in_mid_draw_all_but_the_tops_are_shuffled(self, way):
        table = Table(way, hands=["red 1, red 2, red 3"], pile="purple 1")
        table.play("play red 1", "draw purple 1")
        assert table.s.reshuffles == 1
        hands = int(table.s.holds.sum())
        assert table.s.stock == 110 - 3 - hands
        assert table.s.pile[15 + 4] == 2  # the red 5 the stack began with lies under red 1
        assert table.s.pile[15] == 1  # one of two red 1 is the top
        assert table.draw(3).turn == 1
        assert table.s.count == 0

    @clause("MD-18", "MD-16")
    def test_this_turns_discards_are_shuffled_too(self, way):
        table = Table(way, hands=["red 1, blue 2, blue 3"], at={"blue": 28}, pile="")
        table.play("play red 1", "discard blue 2", "discard blue 3")
        assert table.s.pile[:5].tolist() == [2, 2, 3, 2, 2]
        assert table.draw(6).turn == 1


@both_ways
class TestEnd:
    LATE = {"blue": 28, "black": 27, "red": 26}  # noqa: RUF012

    @clause("MD-19")
    def test_the_third_dragon_up_ends_the_match_after_its_scoring(self, way):
        table = Table(way, hands=["red 1" + REST], at=self.LATE)
        assert table.play("play red 1").match.over
        assert table.points == [3, 3, 0]
        assert table.match.outcome() == [0.5, 0.5, 0]

    @clause("MD-19", "MD-17")
    def test_with_the_last_card_there_is_no_refill(self, way):
        """Case 10."""
        table = Table(way, hands=["red 2"], at=self.LATE)
        assert table.play("play red 2").match.over
        assert table.s.holds[0] == 0
        assert table.match.outcome() == [1, 0, 0]

    @clause("MD-19", "MD-10")
    def test_a_last_dragon_cannot_be_the_third_but_a_free_one_can(self, way):
        table = Table(
            way, hands=["green 3" + REST.replace("green 3", "red 1")], at={**self.LATE, "green": 25}
        )
        assert table.play("play green 3").match.over
        assert table.rides(0) == "green"
        assert table.points == [4, 3, 0]
