"""How bots think about Lotus: its ladder is in `levels`."""
