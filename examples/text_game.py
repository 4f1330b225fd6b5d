"""A game in words, as a language model would play it: here a reader that takes the first move.

pip install tablee
"""

import re

from tablee.research.text import TextEnv


def reader(observation: str) -> str:
    """Where a model would be asked."""
    moves = re.findall(r"\[([^\[\]]+)\]", observation.rpartition("Your legal moves:")[2])
    return f"I play [{moves[0]}]."


env = TextEnv("lot")
env.reset(seed=1)
done = False
while not done:
    player, observation = env.get_observation()
    done, info = env.step(reader(observation))
rewards, info = env.close()
print(rewards, info["reason"], len(info["moves"]))
