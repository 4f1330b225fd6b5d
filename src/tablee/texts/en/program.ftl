# Programs as guests: ready to play, challenged, away.

program-unknown = This house does not know this program. Its host gives the keys.
program-too-many = There are { $value } programs in this house already. Send one away first.
program-name-taken = Another program is called "{ $value }" already. Choose another name.
program-away = This program is not here at the moment.
program-game = This program does not play this game.
program-busy = This program plays many games already. Try again later.
program-not-asked = Table { $value } does not wait for this program, or no longer does.

program-web-title = Programs that are ready to play
program-web-ready = program, ready to play: { $games }
program-web-play = Play { $game }
program-web-kind = program
program-web-awaited = Program, no answer yet
program-web-declined = Program, does not play now
program-web-awaited-line = { $who } has not answered yet.
program-web-declined-line = { $who } does not play now. Give the seat to somebody else.
