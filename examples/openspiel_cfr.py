"""A small Punto, cut out of a large one, solved by OpenSpiel's counterfactual regret minimization.

pip install tablee[openspiel]
"""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import tablee.research.openspiel  # noqa: F401 - makes our games known

# A deal, 34 moves made at random, two more to go: who has no line by then has drawn.
game = pyspiel.load_game("tablee_punto(options=rounds_to_win:1,deals=1,seed=19,opening=34,plies=2)")
random_play = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
print(f"random play loses {random_play:.3f} to a perfect opponent")
solver = cfr.CFRSolver(game)
for _ in range(3):
    solver.evaluate_and_update_policy()
print(f"after 3 iterations: {exploitability.exploitability(game, solver.average_policy()):.3f}")
