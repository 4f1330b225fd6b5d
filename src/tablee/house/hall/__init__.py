"""The hall: where people who do not know each other find a table.

    requests    what may be asked of it; `answers`: what comes back
    hall        what is listed, as storage has it, for everybody who looks
    feed        what is new for one of them
    matching    people who want to play with somebody
    codes       four letters that lead to a table

A table is listed only while its host wants that; see `tablee.match.listing`.
"""
