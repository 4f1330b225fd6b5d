"""What happens at a table, without a transport: seats, turns, undo, take-over, clocks, rematch.

    events      what can happen, as data; a table is the fold of its events
    seats       who sits where, and whether they are there
    table       the fold
    commands    what people may ask of a table: each gives the event that follows, or is refused
    once        requests that are sent again
    undo        when a move may be taken back
    sets        component sets, named by digest
    doors       whether a table is private or open to whoever passes
    listing     what the hall says of a table that is open
    travel      what a table takes along to another house
    clock       when the time for a turn is over
    pace        games over days: the time for a move, days off
    reminders   when to look at a table although nobody is there
    snapshot    what one reader may know of a table

Nothing here knows the time: it is passed in. Nothing here is stored: callers keep the events.
"""
