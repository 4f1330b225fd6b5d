"""The games that Tablée brings along; docs/adding-a-game.md says what is in a game's folder."""
