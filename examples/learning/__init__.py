"""From nothing to an agent for the arena: self-play on `tablee.Batch`, PPO in PyTorch.

pip install tablee numpy torch    (docs/research.md: *A trained agent*)

    selfplay    many games at once, and what each move turned out to be worth; NumPy alone
    network     the policy-value network
    train       proximal policy optimisation: python -m examples.learning.train
    search      a small tree search that follows a policy and its values
    agent       both together, as a contestant of the arena: `Agent`
    curve       a picture of how strong it was after so many minutes
"""
