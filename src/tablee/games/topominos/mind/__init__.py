"""How bots think about Topominos: its ladder is in `levels`."""
