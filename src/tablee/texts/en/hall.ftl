# The hall: free seats, games to watch, playing with somebody, a table's code.

hall-web-title = Around the tables
hall-web-empty = Nobody is waiting for a player just now.
hall-web-private = Your tables stay private unless you open them.
hall-web-open = Free seats
hall-web-watch = To watch
hall-web-seats = { $free ->
    [one] { $game }: 1 free seat at a table of { $seats }
   *[other] { $game }: { $free } free seats at a table of { $seats }
}
hall-web-bot-seat = { $game }: a bot keeps the seat until somebody comes
hall-web-waiting = { $names } { $count ->
    [one] is waiting
   *[other] are waiting
}
hall-web-nobody = Nobody is there just now
hall-web-playing = { $names } { $count ->
    [one] is playing
   *[other] are playing
}
hall-web-somebody = Somebody
hall-web-sit = Sit down
hall-web-look = Watch
hall-web-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
hall-web-game = Which game
hall-web-all = All
hall-web-quick = Play with somebody
hall-web-quick-note = You play with the next person who chooses the same game. Meanwhile people can find you here.
hall-web-quick-go = Find somebody
hall-web-wait = If nobody comes
hall-web-wait-seconds = a bot after { $seconds } s
hall-web-wait-minutes = { $minutes ->
    [one] a bot after a minute
   *[other] a bot after { $minutes } minutes
}
hall-web-wait-never = wait
hall-web-filling = A bot takes the free seat in { $seconds } s, until somebody comes.
hall-web-code = Do you have a code?
hall-web-code-label = The table’s code, four letters
hall-web-code-go = Go there
hall-web-code-shown = The table’s code
hall-web-doors = Who may come
hall-web-doors-private = Private table: only people with the link or the code find it.
hall-web-doors-open = Open to passers-by: free seats are shown on the first page
hall-web-doors-watch = Let people watch: the game is shown on the first page
hall-web-doors-listed = This table is shown on the first page, with the players’ names; once over, the game stays among the finished games.
hall-web-bot-holds = A bot plays, free seat
hall-web-waiting-tables = { $count ->
    [one] 1 table is waiting for somebody
   *[other] { $count } tables are waiting for somebody
}
