"""A small Punto, cut out of a large one, solved by OpenSpiel's counterfactual regret minimization.

pip install tablee[openspiel]
"""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import tablee.research.openspiel  # noqa: F401 - makes our games known

# 35 moves at random, then four deals, which the seat to move cannot tell apart: the other
# one's hand differs. Two more moves to go: who has no line by then has drawn.
options = "options=rounds_to_win:1/expert:true,deals=4,alike=true,seed=45,opening=35,plies=2"
game = pyspiel.load_game(f"tablee_punto({options})")
random_play = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
print(f"random play loses {random_play:.3f} to a perfect opponent")
solver = cfr.CFRSolver(game)
for _ in range(4):
    solver.evaluate_and_update_policy()
print(f"after 4 iterations: {exploitability.exploitability(game, solver.average_policy()):.3f}")
