"""What moves count, as they were found to tell most in matches between bots."""

# In the order of `notes.py`: the log of how much likelier the deed is for one of the same side.
DONE = (0.3, 0.4, 0.4, 0.9, 0.5, 0.6, 0.6, 0.6)
FAITH = 1.1  # the log of how much likelier one is loyal than not, by the deal
HEADING = 0.6  # a turn nearer to a goal: the log of how much likelier it is the exit
KEPT = (1.0, 0.85, 0.7, 0.6, 0.5, 0.4)  # turns one hardly keeps what could be used at once
