# The house’s memory: the ladder, finished games, my games.

ladder-none = This house has no ladder.
ladder-unknown = The ladder does not know this device. Sign up with a name.
ladder-name-taken = “{ $value }” is on the ladder already. Choose another name.
ladder-no-hint = This game counts on the ladder: there are no hints.
ladder-web-title = The ladder
ladder-web-switch = My games count on the ladder
ladder-web-look = See the ladder
ladder-web-mine = My games
ladder-web-finished = Finished games
ladder-web-note = Everybody begins at 0 points and every game counts, against bots or others on the ladder. A game in which a move was taken back changes nothing; to let a bot play for you is to give up.
ladder-web-enter = Join the ladder
ladder-web-enter-note = Your name and your points are seen in this house. A key stays on this device: it says that it is you. You can erase all of it at any time.
ladder-web-enter-go = Sign me up
ladder-web-no-game = Play against a bot or somebody on the ladder: the game will count.
ladder-web-place = { $game }: { $points } points, rank { $place }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-web-rename = Change name
ladder-web-device = On another device
ladder-web-device-note = Open this link, or scan this code, on your other device. Keep it to yourself: whoever has it plays under your name.
ladder-web-erase = Erase everything
ladder-web-erase-ask = Leave the ladder and erase everything?
ladder-web-erase-note = Your name, your points and your games kept here disappear, and your name is erased from games on the ladder. This cannot be undone.
ladder-web-erase-no = Stay
ladder-web-erase-yes = Erase everything
ladder-web-arrive = Play here under your name
ladder-web-arrive-note = This device will play as { $name }.
ladder-web-arrive-instead = It has played as { $name } so far: that key will be replaced.
ladder-web-arrive-yes = Yes, that’s me
ladder-web-arrive-no = No
ladder-web-empty = Nobody is on the ladder of this game yet. This is where the bots are.
ladder-web-rank = Rank
ladder-web-name = Name
ladder-web-points = Points
ladder-web-games = Games
ladder-web-more = Show more
ladder-web-bot = Bot, level { $level }
ladder-web-finished-note = Finished games of tables that were open or could be watched. Private tables are never here.
ladder-web-search = A name
ladder-web-search-go = Search
ladder-web-none-found = No game here.
ladder-web-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ladder-web-you = You
ladder-web-score = { $who }: { $score }
ladder-web-winner = { $who } (won)
ladder-web-mine-note = What this device has kept. “On this device”, on the first page, lets you save or erase it.
ladder-web-mine-kept = What this device has kept, and what the house keeps for you. “Erase everything”, on the ladder, erases the house’s part.
ladder-web-mine-empty = No finished game so far.
ladder-web-played = Games
ladder-web-won = Won
ladder-web-best = Best score
ladder-web-solo = Best score alone
ladder-web-streak = Wins in a row
ladder-web-longest = Longest run of wins
