# What a table refuses.

table-moved-on = The game has moved on meanwhile: here is where it stands.
table-seats = Here this game is played by { $expected }, not by { $value }.
table-key-used = This request was used for something else.
table-undo-asked = Somebody is already asking to take a move back.
table-undo-none = You have not made a move yet that could be taken back.
table-undo-not-asked = Nobody is asking you to take a move back.
table-undo-over = The game is over: this move can no longer be taken back.
table-undo-drawn = Something was drawn or revealed since that move: it can no longer be taken back.
table-message = There is no such message. The messages: { $known }.
table-not-over = The game is not over.
table-rematched = The rematch has begun.
table-unknown = There is no table “{ $value }”.
table-no-set = This table is not played with that component set.
table-busy = The table is very busy: try again.
table-starter = Nobody sits there: choose one of the players.
table-untimed = This game is not played with a clock.
table-no-holidays = You cannot take these days off: the table does not have that many, or you are off already.
table-finished = The game is over.
table-no-code = No table answers to this code. Check the four letters, or ask for a new one.
table-away = This game is being played elsewhere at the moment.
table-not-away = The game went on without the one you are bringing: that one can no longer come back here.
table-stays = This table stays where it is: others play here, or are expected.
table-over = The game is over: there is nothing left to take along.
table-carried = What came from the other place is not a game as it can be played here.
table-deal-known = This game was dealt on a device whose owner may know the cards or pieces: it cannot be opened to everybody. Invite people with the link.
