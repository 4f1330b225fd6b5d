# The command line.

cli-yes = yes
cli-no = no
cli-and = { $first } and { $last }
cli-number = { $value }
cli-seat = player { $seat }

## Help

cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-tablee = Five board games from a family’s shelf. Without a command: choose a game and play.
cli-help-play = Play with others at the same keyboard, or against the computer.
cli-help-replay = Watch a game again, move by move.
cli-help-analyse = See how a game turned, and which moves cost most.
cli-help-verify = Recompute a game and say whether all is right.
cli-help-components = Check, list or add component sets.
cli-help-engine = The library as JSON lines, for your programs.
cli-help-perft = Count lines of play.
cli-help-bench = Measure the speed on this machine.
cli-help-arena = Let bots play against bots.
cli-help-components-check = Check a set transcribed as JSON.
cli-help-components-list = List the installed sets.
cli-help-components-add = Check a set, then install it.

cli-about-play = A game between people who share a keyboard, or against the computer (--bot). While playing, type ? for the possible moves and help for the commands. Where a hand is secret, the screen is cleared between players.
cli-about-replay = Shows a recorded game move by move: Enter goes on, b goes back, q leaves. A game that is not over is shown as a spectator would see it.
cli-about-analyse = Has the computer look at a recorded game: each player’s chances at each of their moves, from what they could know, then the moves that cost most. The first time it needs half a minute to get ready.
cli-about-verify = Recomputes a recorded game: the commitment to the seed, the components, every move, the result. Exit code: 0 all is right, 1 something is wrong, 2 not a readable record.
cli-about-components = A game’s components (tiles, figures, track) are a JSON file: whoever owns the box can transcribe it and play with it.
cli-about-engine = The library over standard input and output: one JSON object per line, one answer per line, for example {"{"}"cmd":"new","game":"lot"{"}"}. Commands: hello, isready, new, load, play, undo, legal, view, perft, bot, stop, record, quit. docs/engine.md tells all.
cli-about-perft = Counts the lines of play of every length up to DEPTH: two programs that know the same rules find the same numbers.
cli-about-bench = Measures, on one core, random games in every host, moves in plain Python, and start-up times.
cli-about-arena = Lets two or more contestants play, each against each: level:1 to level:6, search:N (N simulations per move, never careless), random, cmd:COMMAND or http://ADDRESS (a program), module:Class (Python). A pairing is one deal played from every seat: A sits in each in turn, B in all others. With --json every game is kept as soon as it is over, and the same command goes on with a run that was stopped.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND…
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-depth = DEPTH
cli-metavar-option = NAME=VALUE
cli-metavar-contestant = CONTESTANT
cli-metavar-starter = PLAYER|lot
cli-metavar-bot = PLAYER[=LEVEL]

cli-option-language = The language of the texts.
cli-option-version = Show the version.
cli-option-seats = How many players at the table.
cli-option-option = An option of the game, such as pie=no; may be repeated.
cli-option-seed = The seed of all draws: 64 hexadecimal digits.
cli-option-load = Go on with this game or position.
cli-option-bot = The computer plays for this player, such as 2=4 (levels 1 to 6, otherwise 3); may be repeated.
cli-option-starter = Who begins: a player, or “lot” to draw; that is player 1 then.
cli-option-turn-seconds = Seconds for each turn, in games that can be timed.
cli-option-save = Keep the game in this file, move by move.
cli-option-no-color = Without colours (like NO_COLOR).
cli-option-step = One position at a time, or all in a row.
cli-option-at = Begin after this many moves.
cli-option-host = Where to count: native, wasm or plain; the fastest there is if not said.
cli-option-divide = A count for each first move.
cli-option-analyse-simulations = How many imagined games per move (1000).
cli-option-seconds = How long each measurement takes.
cli-option-json = Give the figures as JSON.
cli-option-game = The game this set is for; guessed otherwise.
cli-option-arena-games = How many games, rounded up to whole pairings.
cli-option-arena-jobs = How many processes play at the same time.
cli-option-arena-cluster = Play on a Dask cluster: local (with --jobs processes), or the address of its scheduler.
cli-option-arena-ms = Milliseconds a move for levels, instead of their own simulations.
cli-option-arena-simulations = Simulations a move for levels, instead of their own.
cli-option-arena-number = The number all deals and draws follow from.
cli-option-arena-sprt = Stop as soon as it is clear which of two Elo differences is nearer, such as 0,50.
cli-option-arena-results = Keep every game in this file, one JSON object per line.
cli-option-arena-gauntlet = The first against each other one, instead of all against all.
cli-option-arena-clock = Time control in seconds: time for the game + what each move adds.
cli-option-arena-max-plies = Call a game that has come to N moves a draw; otherwise none is.
cli-option-arena-resign = Resign for whoever values its game at P (0 to 1) or less, three moves in a row; otherwise nobody does.
cli-option-arena-report = Write a report with plots to this HTML file.
cli-option-replay-number = Which game of an arena file to show.

## The shelf

cli-shelf-title = Tablée: what shall we play?
cli-shelf-players = { $seats } players
cli-shelf-how =
    To play: tablee play GAME (for example tablee play lot).
    The other commands: tablee --help.
cli-shelf-which = Which game? (number or name, q to leave)
cli-shelf-start = Enter for the usual rules, o for the options
cli-shelf-against = Against the computer? Enter: yes, level 3 · 1-{ $levels }: level · p: people only
cli-shelf-level = “{ $value }” is not a level: Enter, a number from 1 to { $levels }, or p.
cli-expected-components = name or .json file

## A game

cli-commitment = Commitment: { $digest }
cli-ply =
    { $ply ->
        [0] the beginning
        [one] { $ply } move played
       *[other] { $ply } moves played
    }
cli-last = Player { $seat } played { $moves }
cli-last-timed-out = Player { $seat } ran out of time: { $moves }
cli-turn =
    { $count ->
        [one] Player { $seat }, your turn: one possible move (? shows it)
       *[other] Player { $seat }, your turn: { $count } possible moves (? shows them)
    }
cli-time-left =
    { $seconds ->
        [one] { $seconds } second left for this turn
       *[other] { $seconds } seconds left for this turn
    }
cli-bot-thinks = The computer is thinking (player { $seat }, level { $level })…
cli-hint-thinks = The computer is looking for a good move…
cli-advice = Hint: { $move } ({ $percent }%)
cli-advice-line = Expected: { $moves }
cli-prompt = >
cli-curtain = Player { $seat }: press Enter when only you look at the screen.
cli-hint = ? shows the possible moves, help the commands.
cli-clause = (rule { $clause }; “rules { $clause }” shows it)
cli-no-clause = There is no rule “{ $value }”. The rules: { $known }.
cli-rules-more = “rules all” shows everything, “rules 3” rule 3.

cli-moves-none = No possible move begins like that.
cli-moves-pick = Type a move or its number.
cli-moves-groups = { $count } possible moves. “? { $example }” shows those that begin like that.

cli-word-hint = hint
cli-word-undo = back
cli-word-save = save
cli-word-rules = rules
cli-word-all = all
cli-word-help = help
cli-word-quit = quit
cli-commands =
    a move      as “?” spells it; Tab completes it
    ?           the possible moves; “? d4” those that begin with d4
    hint        the move the computer would play for you
    back        take the last move back
    save FILE   keep the game in a file
    rules       how to play; “rules all” shows everything, “rules 3” rule 3
    quit        leave
    (Enter alone draws the table again.)

cli-save-where = Save where? Give a file name: save game.json
cli-saved = The game is in { $file }.
cli-offer-save = Keep the game? A file name, or Enter for no:
cli-goodbye = See you at the table.
cli-kept = The game is in { $file }; tablee play --load goes on with it.
cli-kept-over = The game is in { $file }; tablee replay shows it, tablee verify checks it.

cli-won =
    { $count ->
        [one] Player { $seats } wins: { $reason }.
       *[other] Players { $seats } win: { $reason }.
    }
cli-drawn = Nobody wins: { $reason }.
cli-won-alone = Won: { $reason }.
cli-lost-alone = Lost: { $reason }.
cli-score = player { $seat }: { $score }
cli-scores = Points · { $scores }

## Replaying, verifying, measuring

cli-replay-keys = Position { $number } of { $most } · Enter: next · b: back · q: leave
cli-replay-at = This game has { $most } moves: there is no position { $value }.

cli-analyse-thinks = The computer looks at the game: move { $number } of { $most }…
cli-analyse-values = Everybody’s chances, at each of their moves
cli-analyse-costliest = The moves that cost most
cli-analyse-none = No move cost much.
cli-analyse-number = Move
cli-analyse-seat = Player
cli-analyse-played = Played
cli-analyse-better = Better
cli-analyse-cost = Lost
cli-analyse-unfinished = The game in “{ $file }” is not over: analysing it would reveal hands.

cli-verify-record = This is the record of a game of { $title }.
cli-verify-commitment = The commitment is SHA-256(seed): { $digest }
cli-verify-start = The game began from a given position: there is no deal to check.
cli-verify-components = The components are the right ones ({ $option }: { $name }, { $digest })
cli-verify-moves =
    { $count ->
        [0] No move was played.
        [one] The only move is legal.
       *[other] All { $count } moves are legal.
    }
cli-verify-result = The result is right: { $reason } ({ $scores }).
cli-verify-unfinished = The game is not over; there is no result yet.
cli-verify-shuffles = The shuffles were recomputed from the seed; { $file } tells how.

cli-perft-depth = moves
cli-perft-lines = lines
cli-perft-seconds = seconds
cli-perft-speed = lines/s

cli-bench-game = Game
cli-bench-variant = Options
cli-bench-games = Games/s, { $host }
cli-bench-moves = Moves a game
cli-bench-plain = Python moves/s
cli-bench-first = 1st game, ms
cli-bench-import = import tablee: { $milliseconds } ms.
cli-bench-about = All on one core, { $seconds } s per figure, Python { $python }. Random games in compiled hosts; Python: legal and play as they are written; 1st game: a fresh process from start to end.
cli-bench-failed = A measurement failed: { $reason }
cli-host-missing = The host { $host } is not available here.

## Components

cli-set-valid = The set “{ $name }” fits the game { $game }.
cli-set-shipped = shipped
cli-set-added = Installed: { $file }
cli-set-name = “{ $value }” cannot be the name of a set: letters, digits and _ only.
cli-set-exists = The game { $game } already has a set “{ $value }”.
cli-set-which = Which game is this set for? Add --game; one of: { $known }.

## Refusals

cli-no-such-command = There is no command “{ $value }”. The commands: { $known }.
cli-no-such-option = There is no option { $name }.
cli-missing = { $name } is missing.
cli-missing-value = A value is missing after { $name }.
cli-bad-value = This value does not suit { $name }; it should be: { $expected }.
cli-too-many = There is a word too many.
cli-bot-form = --bot is written PLAYER=LEVEL, with a player from 1 to { $seats } and a level from 1 to { $levels }, not “{ $value }”.
cli-option-form = An option is written NAME=VALUE, not “{ $value }”.
cli-which-game = Which game? One of: { $known }.
cli-begins = Player { $place } begins: they are player 1 of this game, the others follow in order.
cli-starter = Who begins? Give a player’s number, or “lot” to draw, not “{ $value }”.
cli-load-alone = With --load, players, options and seed come from the file.
cli-load-game = The file “{ $file }” holds a game of { $found }, not of { $value }.

cli-file-missing = There is no file or folder “{ $file }”.
cli-file-forbidden = Not allowed to read or write “{ $file }”.
cli-file-folder = “{ $file }” is a folder.
cli-file-error = “{ $file }”: { $reason }.
cli-file-json = The file “{ $file }” holds no readable JSON.
cli-file-large = The file “{ $file }” is too large.
cli-file-special = “{ $file }” is not an ordinary file.
cli-file-exists = The file “{ $file }” exists already; choose another name.
cli-save-exists = The file “{ $file }” exists already: --load goes on with it, or choose another name.
cli-not-a-record = The file “{ $file }” is not the record of a game.
cli-sealed = The record “{ $file }” is sealed until the game is over: only the host can go on with it.
cli-too-deep = This data is nested too deeply.

cli-narrow = This terminal is too narrow for the board: make it { $columns } columns wide.
