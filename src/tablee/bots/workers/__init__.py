"""The processes in which bots think, and others that serve requests: `pool`, `worker`."""
