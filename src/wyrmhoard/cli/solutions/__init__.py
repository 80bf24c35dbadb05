"""Games that can be solved, each in the module named after it, or in `solution.py` in its folder.

solve(game, players, boxes)    what is known of it, as JSON has it
show(report, tell, console)    the same for people
"""
