"""The games for other people's tools, a module each; most need an extra (docs/research.md).

* `pettingzoo`: environments of PettingZoo
* `gymnasium`: thousands of games as a Gymnasium `VectorEnv`
* `openspiel`: games of OpenSpiel
* `text`: games in words, for language models
* `cluster`: the arena, and other work, on machines of a Dask cluster
* `rewards`: what a finished game is worth to each seat
"""
