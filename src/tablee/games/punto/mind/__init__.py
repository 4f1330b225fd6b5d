"""How bots think about Punto: its ladder is in `levels`."""
