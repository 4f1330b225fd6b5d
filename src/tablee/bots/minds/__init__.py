"""What bots know of each game: one module a game, with its ladder `LEVELS`."""
