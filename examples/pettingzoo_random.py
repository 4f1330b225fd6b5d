"""A game of Punto between agents that play at random, in PettingZoo.

pip install tablee[pettingzoo]
"""

from tablee.research.pettingzoo import env

table = env("punto", {"seats": 3, "rounds_to_win": 1})
table.reset(seed=42)
totals = dict.fromkeys(table.possible_agents, 0.0)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    totals[agent] += reward
    if terminated or truncated:
        action = None
    else:
        action = table.action_space(agent).sample(observation["action_mask"])
    table.step(action)
print(totals)
