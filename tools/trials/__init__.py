"""Trials of a server: kills, races, floods, crowds and nonsense, over loopback alone.

    python -m tools.trials                      every trial, short
    python -m tools.trials kill --kills 700     one of them, as long as one likes

wire        one connection, or one stream, at the least cost: the client shares the server's machine
servers     server processes: started, watched, killed
players     both seats of a table, and what was acknowledged to them
"""
