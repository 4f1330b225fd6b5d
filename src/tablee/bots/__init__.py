"""Opponents: search over views, levels from beginner to expert, workers, and the arena."""
