"""Programs as guests: players that others have written, and run where they like.

    requests    what may be asked of them; `answers`: what comes back
    programs    which there are, and which are ready to play
    feed        what is new for one of them; `house/attendance.py`: one that has come

A program has a token, made by the host of the house, and follows one stream. Whoever passes
through the hall may ask it for a game: a table with a seat that waits for it. It accepts and then
plays as a person does, with the token of its seat; see docs/programs.md.
"""
