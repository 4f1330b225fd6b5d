"""The process that plays: a worker like those in which bots think, asked for games of a run."""

from __future__ import annotations

from tablee.arena import playing
from tablee.bots.process import serve

#: What a `Worker` or a `Pool` runs to play.
PROGRAM = "tablee.arena.process"

if __name__ == "__main__":
    serve(playing.answer)
