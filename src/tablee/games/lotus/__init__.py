"""Lotus: pieces ride on piles; the higher the pile, the farther its top piece goes."""
