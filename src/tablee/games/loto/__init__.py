"""Loto Points Rouges."""
