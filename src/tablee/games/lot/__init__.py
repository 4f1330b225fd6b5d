"""LOT, Line of Three."""
