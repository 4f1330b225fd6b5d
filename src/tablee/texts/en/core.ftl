# What all games have in common.

game-unknown = There is no game “{ $value }”. The games: { $known }.
game-broken = The game “{ $value }”, from the package { $distribution }, cannot be loaded: { $reason }
game-ambiguous = The game “{ $value }” comes from several packages: { $distribution }. Remove all but one.
game-shadowed = The game “{ $value }” of the package { $distribution } is ignored: Tablée has one of that name.
game-no-space = The game “{ $value }” has no numbers for its moves, which this needs.

options-kind = Options must be an object.
options-unknown = There is no option “{ $value }”. The options: { $expected }.
options-value = Option “{ $option }” cannot be “{ $value }”; it takes: { $expected }.
options-together = Option “{ $option }” does not go with the others; it should be: { $expected }.

seed-size = A seed has 32 bytes (64 hexadecimal digits).

move-spelling = “{ $value }” is not a move of this game.
move-action = An action is a whole number, not “{ $value }” ({ $kind }).
move-number = No legal move has the number { $value }.
move-game-over = The game is over.

position-field = Not a valid position, field “{ $field }”: { $problem }
record-field = Not a valid record, field “{ $field }”: { $problem }

components-unknown = There is no component set “{ $value }” for option “{ $option }”.
components-file = The file “{ $file }” does not hold a readable JSON object.
components-entry = { $file }, “{ $entry }”: { $problem }
components-none = The game “{ $value }” has no components to replace.

problem-missing = it is missing.
problem-unknown = there is no such field.
problem-kind = not a value of this kind ({ $found }).
problem-value = this value is not possible.
problem-expected = this value is not possible; it should be: { $expected }.
problem-reason = { $reason }
problem-turn = there must be a turn or a result, and never both.
problem-keys = there must be one entry per seat or side, in order.
problem-count = there should be { $expected }.
problem-sum = it does not add up with the rest of the position.
problem-over = the game would be over in this position.
problem-large = it is too large: { $most } characters at most.
problem-duplicate = this entry is there already.
problem-commitment = this is not the commitment to the seed.
problem-lot = who begins was not drawn by this seed.
problem-result = this is not the result of these moves.
problem-unfinished = by today’s rules the game is not over after these moves. It comes from an older version of Tablée, or the file was changed.
problem-sealed = the record is sealed until the game is over.
problem-digest = these are not the components the game was played with.
problem-view = this is not a seat’s view of this game.

kernel-fault = A bot's reckoning ({ $value }) met what cannot be and was stopped.
