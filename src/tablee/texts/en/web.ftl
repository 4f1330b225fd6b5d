# The page.

## Everywhere

web-skip = Skip to content
web-back = Back
web-close = Close
web-yes = Yes
web-no = No
web-number-range = From { $low } to { $high }
web-none = none
web-loading = One moment…
web-offline = The server does not answer. Try again in a moment.
web-by-chance = by chance
web-copy = Copy
web-copied = Copied
web-link = Link
web-name = Your name
web-guest = Guest
web-rules = Rules
web-rules-of = { $game }: the rules
web-rule-n = Rule { $clause }

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = Like the device
web-theme-light = Light
web-theme-dark = Dark
web-text = Text size
web-text-usual = Normal
web-text-large = Large
web-text-larger = Very large
web-contrast = Contrast
web-contrast-more = More
web-motion = Animation
web-motion-less = None
web-confirm-switch = Ask before each move
web-notify = Tell me when it is my turn
web-notify-denied = Your browser does not allow it: let this page show notifications.
web-sound = Sounds
web-sound-on = Sounds: on
web-sound-off = Sounds: off
web-help-switch = Show what is possible
web-pause = After the others’ turn, ignore touches
web-pause-none = never
web-pause-short = for half a second
web-pause-long = for longer

## The shelf and the box

web-shelf-lead = Choose a box and sit down.
web-about = Games from the family shelf, together or against the computer.
web-shelf-replay = Look back at a game kept in a file
web-players = { $from } to { $to } players
web-players-exact =
    { $from ->
        [one] { $from } player
       *[other] { $from } players
    }
web-minutes = { $minutes } min
web-resume = Your tables
web-resume-open = going on
web-resume-turn = your turn
web-resume-over = over
web-resume-forget = Forget this table ({ $game })
web-resume-forget-note = You give up your seat: only your seat’s own link leads back to it.
web-resume-keep = Keep my seat
web-resume-leave = Forget the table
web-resume-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
web-to-shelf = Back to the shelf
web-lost-title = Nothing here
web-no-page = This page does not exist. Your games are waiting on the shelf.
web-no-table-title = No such table
web-no-game = There is no box of that name on the shelf.
web-quick = Play right away
web-quick-go = Play
web-invite-go = Invite somebody
web-alone-go = Alone, without an opponent
web-absence = If somebody is away, the computer may play for them after…
web-absence-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-absence-days = { $count ->
    [one] a day
   *[other] { $count } days
}
web-absence-never = never
web-turn-time = Time for each turn
web-level = Level of the computer
web-level-n = level { $level }
web-level-of = Level of player { $seat }
web-level-1 = A beginner: often mistaken.
web-level-2 = Plays gently.
web-level-3 = Plays well, without guile.
web-level-4 = Plays strongly.
web-level-5 = Plays very strongly.
web-level-6 = Does its best, and takes its time.
web-lay = With others, or otherwise
web-lay-go = Lay the table
web-count = How many players?
web-seat-kind = Who is player { $seat }?
web-name-of = Name of player { $seat }
web-kind-here = a person, here
web-kind-link = a person, by link
web-kind-bot = the computer
web-kind-link-note = the link comes next

## The lesson

web-lesson = Lesson
web-lesson-of = Lesson: { $game }
web-lesson-offer = Your first game? Learn by playing.
web-lesson-go = Learn in a few moves
web-lesson-known = I know it already
web-lesson-step = Move { $number } of { $most }
web-lesson-other = That is allowed, but try again: it is not the move asked for.
web-lesson-show = Show me
web-lesson-skip = Skip the lesson
web-lesson-again = Once more
web-lesson-play = Play
web-no-lesson = There is no lesson for this game.

## The table

web-no-table = This table does not exist, or no longer does. Check the link, or open another one.
web-seats = Players
web-actions = Actions
web-drawer = Drawer
web-tab-moves = Moves
web-tab-rules = Rules
web-tab-help = Help
web-tab-table = Table
web-table = Table
web-confirm = Make this move?
web-confirm-go = Play
web-cancel = Cancel
web-undo = Take back
web-undo-asked = { $who } asks to take a move back. Agreed?
web-undo-waiting = Waiting for the others to agree to taking the move back.
web-hint = Hint
web-score-of = { $who } { $score }
web-last-none = The game begins.
web-timed-out = Time is up. { $move }
web-advice = Hint: { $move }
web-hint-worth = { $percent }% to win
web-moves-none = No move yet.
web-bot-name = Robot
web-bot-name-n = Robot { $seat }
web-seat-name = Player { $seat }
web-seat-free = Free seat
web-free-seat = Free the seat
web-seat-open = expected
web-seat-absent = away
web-seat-replaced = the computer plays for them
web-seat-thinking = is thinking…
web-seat-bot = Let the computer sit here
web-takeover = Let the computer play for them
web-play-for-me = Let the computer play for me
web-take-back = Take my seat back
web-turn-yours = Your turn: { $what }
web-turn-named = { $who }, your turn: { $what }
web-turn-other = { $who } is to move.
web-turn-open = Waiting for somebody to take the free seat.
web-thinking = { $who } is thinking…
web-lost = Connection lost, trying again…
web-move-kept = The server does not answer. Your move is kept and goes out as soon as it is back.
web-play-again = The game has gone on in the meantime. Play again.
web-clock = { $seconds } s
web-title-turn = Your turn! · { $game }
web-join-title = A seat is free
web-join = Sit down
web-watch = Only watch
web-curtain = Pass the screen to { $who }.
web-curtain-lift = I am { $who }
web-messages = A word to the others
web-message-hello = Hello!
web-message-good-luck = Good luck!
web-message-well-played = Well played!
web-message-thanks = Thank you!
web-message-your-turn = Your turn!
web-message-one-moment = One moment…
web-message-oops = Oops!
web-message-bye = Goodbye!
web-share = Invite
web-share-note =
    { $free ->
        [0] All seats are taken; with this link one can watch.
        [one] One seat is free: send this link, or show the code.
       *[other] { $free } seats are free: send this link, or show the code.
    }
web-share-send = Send the link
web-invitation = { $who } invites you to a game: { $game }.
web-invitation-anybody = You are invited to a game: { $game }.
web-invitation-watch = A game is being played: { $game }. Come and watch.
web-share-address = Address
web-share-local = This address works on this device only. To play with other devices, start “tablee serve --lan”.
web-qr = Code to scan with the link of the table
web-seat-link = Your seat, on another device
web-seat-link-note = Keep this link to yourself: whoever opens it plays on your seat.
web-fair = A deal that can be checked
web-fair-note = This fingerprint was given before the deal; at the end the seed is shown and anyone can check.
web-fair-seed = The seed, whose SHA-256 this fingerprint is:
web-fair-check = Verify this game
web-board-failed = This board cannot be drawn here; here it is in words.
web-text-board = The board in words
web-help-keys = The key “?” shows all keys.
web-keys = Keys
web-key-arrows = walk from cell to cell
web-key-enter = place, choose
web-key-escape = let go, take the choice back
web-key-tab = hand, board, buttons
web-key-help = this help

## The end, and looking back

web-over = The game is over.
web-won =
    { $count ->
        [one] { $who } wins: { $reason }.
       *[other] { $who } win: { $reason }.
    }
web-won-you = You win: { $reason }!
web-won-alone = Won: { $reason }!
web-lost-alone = Lost: { $reason }.
web-drawn = Nobody wins: { $reason }.
web-rematch = Play again
web-once-more = Play again
web-rematch-waiting = Waiting for the others…
web-replay = Look back
web-download = Keep
web-replay-title = Look back at a game
web-replay-note = Open the file of a game that you kept.
web-replay-file = File of the game
web-replay-bad = This file is not the record of a game.
web-replay-at = Position { $number } of { $most }
web-replay-position = Position
web-replay-play = Play by itself
web-replay-pause = Pause
web-replay-fair = Checked: deal, moves and result are right.
web-replay-unfair = Careful: this record does not pass the check.
web-first = Start
web-previous = Previous
web-next = Next
web-latest = End
web-values = Everybody’s chances
web-values-about = Curve of each player’s chances, move by move
web-analysing = The computer is looking at the game…
web-costly = The moves that cost most
web-costly-none = No move cost much.
web-costly-move = Move { $number } · { $move } Better: { $best } (−{ $percent }%)
web-better = Better: { $move }
web-diagram-play = Show the move
web-diagram-back = Back to before the move
web-starter = Who begins?
web-starter-lot = Drawn by lot
web-starter-draw = Draw tiles for it
web-awaited = whoever sits down
web-begins-sheet =
    { $you ->
        [true] You begin, by the rules.
       *[false] { $who } begins, by the rules.
    }
web-begins-lot =
    { $you ->
        [true] Drawn by lot: you begin.
       *[false] Drawn by lot: { $who } begins.
    }
web-begins-draw =
    { $you ->
        [true] You begin.
       *[false] { $who } begins.
    }
web-begins-place =
    { $you ->
        [true] The table chose you: you begin.
       *[false] The table’s choice: { $who } begins.
    }
web-begins-turn =
    { $you ->
        [true] Turn about: this time you begin.
       *[false] Turn about: this time { $who } begins.
    }
web-set-standard = The one in the box
web-set-own = Your own
web-set-file = Your own set, from a file
web-set-unreadable = This file cannot be read: it must be JSON.
web-set-name = Set: { $name }
