"""The arena: contestants against contestants, the same deals for all, every game reproducible.

Two contestants meet in *pairings*: one deal, and A in each seat in turn while B holds all the
others. What a contestant draws at random depends on the deal and the move number, never on the
seat, so a contestant against itself plays the same game in every seat of a pairing. In a run with
several contestants all matches are played on the same deals.

    contestant    who plays: `level:4`, `cmd:./engine`, `http://...`, `module:Class`
    players       what asks a contestant for its move; `outside`: programs, here and elsewhere
    playing       a game, its time control and how it may end early
    plan          what a run plays, game by game
    running       worker processes that play; `process`: what they run
    results       the file that keeps every game, and what it says of each match
    ratings       shares, Elo differences, when to stop; `bradley_terry`: ratings of many at once
"""
