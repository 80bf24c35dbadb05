"""What bots know of one game, each in the module named after it."""
