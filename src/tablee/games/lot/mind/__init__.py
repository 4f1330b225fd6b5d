"""How bots think about LOT: its ladder is in `levels`."""
