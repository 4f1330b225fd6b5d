engine-json = This line is not a readable JSON object.
engine-command = There is no command “{ $value }”. The commands: { $known }.
engine-field = Field “{ $field }”: { $problem }
engine-no-game = There is no game yet: begin with new or load.
engine-internal = An error of ours ({ $value }); the position is unchanged.
engine-no-move = There is no move to take back.
engine-stopped = The bot stopped thinking, as it was told to.
