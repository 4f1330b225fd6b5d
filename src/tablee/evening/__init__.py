"""An evening of many games: players, rounds, pairings, results, a standing; without a transport.

    events      what can happen in an evening, as data
    evening     an evening: the fold of its events
    commands    what the host and the players may ask: each gives the event that follows
    forms       how a form of evening pairs and counts
    pairing     who plays at which table; `matching`: pairs out of a graph
    standing    who is where, and why
    snapshot    what one reader may know of an evening
    export      an evening as rows of a sheet

As in `match`, the time is passed in and callers keep the events.
"""
