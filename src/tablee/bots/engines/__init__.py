"""Searches, each once, for any game: a game hands over its kernels, and what it knows as numbers.

Every engine takes one record of vectors (`Search`, `Lookahead`, `Race`) and the kernels of a game;
each kind of kernel has one signature for all engines:

* `legal` and `play` are those of the rules, or like them (`core.kernel`);
* `prior` rates the listed moves before they are tried;
* `evaluate` estimates what a position of a game that goes on is worth to each seat.
"""

from __future__ import annotations

from tablee.core.kernel import FLOATS, INT, VECTOR, Signature

# rules, state, moves, count, priors -> 0: what each listed move seems to be worth to its mover
PRIOR: Signature = (INT, VECTOR, VECTOR, VECTOR, INT, FLOATS)
# rules, state, rng, scratch, gains -> the seat that surely wins, 0 if none does. Writes what the
# position is worth to each seat to the first half of `gains`; the other half is a buffer.
EVALUATE: Signature = (INT, VECTOR, VECTOR, VECTOR, VECTOR, FLOATS)
