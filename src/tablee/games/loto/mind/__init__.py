"""How bots think about Loto Points Rouges: its ladder is in `levels`."""
