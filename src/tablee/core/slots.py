"""The slots that every game's state vector begins with; a game's own slots follow from `HEADER`
on."""

from __future__ import annotations

TURN = 0  # the seat to move, from 1; 0 when the game is over
PLY = 1  # moves so far
REASON = 2  # 0 while the game goes on, else 1 + index into Game.reasons
WINNERS = 3  # when over: bit s - 1 is set for each seat s that won
ROUND = 4  # in matches: the round being played, from 1
STARTER = 5  # in matches: the seat that began this round
SCORE = 6  # 8 slots: the score of each seat, as the result will give it
SEEDED = 14  # 1 if the game was given its seed, 0 if the position was loaded without one
SEED = 15  # 8 slots: the seed as 32-bit words; zeros in games without chance
HEADER = 23

MAX_SEATS = 8
