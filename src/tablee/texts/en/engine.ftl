engine-json = This line is not a readable JSON object.
engine-command = There is no command “{ $value }”. The commands: { $known }.
engine-field = Field “{ $field }”: { $problem }
engine-no-game = There is no game yet: begin with new or load.
engine-internal = An error of ours ({ $value }); the position is unchanged.
