"""The house's memory: a ladder for those who want one, and the games that are over.

    requests    what may be asked of it; `answers`: what comes back
    ports       the books it is kept in; a house without any has neither ladder nor list
    scale       ratings as points, and those of the bots
    outcome     what the end of a table means for the ladder
    keeper      enters every end into the books, once

Nobody is on the ladder who has not asked for it. A player is a secret key on a device; the house
knows its digest, a public id and a name.
"""
