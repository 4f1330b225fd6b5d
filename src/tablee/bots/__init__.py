"""Opponents: search over views, levels from beginner to expert, and the processes they think in."""
