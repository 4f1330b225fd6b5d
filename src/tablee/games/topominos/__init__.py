"""Topominos."""
