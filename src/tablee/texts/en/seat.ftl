# What a seat refuses.

seat-taken = This seat is taken. Choose another one.
seat-unknown = There is no such seat at this table.
seat-none = You have no seat at this table.
seat-not-yours = This is not your seat.
seat-host-only = Only the host of the table can do that.
seat-not-turn =
    { $mover ->
        [bot] The robot is thinking, please wait.
        [named] It is { $name }’s turn, please wait for yours.
       *[other] It is player { $turn }’s turn, please wait for yours.
    }
seat-bot-plays = A robot is playing for you. Take your seat back first.
seat-not-absent = This player has only just left. Wait a little longer.
seat-no-person = Nobody sits here.
seat-no-stand-in = No robot is playing for this player.
seat-no-claim = This link opens no seat at this table. Ask the host for a new one.
seat-stays = This seat cannot be freed: somebody sits there, or it is free already.
