"""One's turn, wherever one is: who wants to be told of it, and when a table is looked at for that.

    requests   what may be asked; `answers`: what comes back
    looking    looks at tables when a reminder is due: a clock of days, somebody to tell

Who is told, and how, are the `subscriptions` of the house. What sends is a port (`Notifier`): the
server has push messages and mail. A subscription belongs to whoever holds a seat, goes with one
touch, and ends with the game.
"""
