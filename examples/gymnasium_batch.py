"""A thousand games of LOT at once, in Gymnasium: how often does who moves first win at random?

pip install tablee[gymnasium]
"""

import numpy as np

from tablee.research.gymnasium import TableeVectorEnv

envs = TableeVectorEnv("lot", 1000, {"pie": False}, copy=False)
envs.reset(seed=1)
envs.action_space.seed(1)
results: list[float] = []
while len(results) < 2000:
    observations, rewards, terminated, truncated, info = envs.step(envs.action_space.sample())
    results += info["rewards"][terminated, 0].tolist()
shares = (1 + np.array(results)) / 2
print(f"{len(shares)} games, light has {shares.mean():.1%} of the wins")
envs.close()
