"""What bots know of a game, fitted: one command a game plays, fits and writes its weights."""
