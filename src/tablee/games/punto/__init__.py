"""Punto."""
