# What a seat refuses.

seat-taken = This seat is taken.
seat-unknown = There is no seat { $value } at this table.
seat-none = You have no seat at this table.
seat-not-yours = Seat { $value } is not yours.
seat-host-only = Only the host of the table can do that.
seat-not-turn = It is not seat { $value }’s turn.
seat-bot-plays = A bot plays for this seat: take it back first.
seat-not-absent = Seat { $value } has not been away for long enough.
seat-no-person = Nobody sits in seat { $value }.
seat-no-stand-in = No bot plays for seat { $value }.
seat-no-claim = This link opens no seat at this table.
