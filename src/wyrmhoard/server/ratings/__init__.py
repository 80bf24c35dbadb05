"""What rated matches say of people, game by game and by number of players."""
