"""The terminal drawings of the games, one module a game: `draw(view, say)`."""
