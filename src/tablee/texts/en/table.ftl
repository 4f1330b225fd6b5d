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
