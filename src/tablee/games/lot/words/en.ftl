lot-title = LOT
lot-tagline = Good things come in threes: three stacks in a line win.
lot-option-pie = Pie rule: after the first move the second player may swap colours
lot-reason-line = a line of three stacks
lot-reason-board-full = the board is full
lot-reason-no-pieces = no piece left in reserve
lot-cell-taken = This space is taken. Put your piece on an empty one.
lot-no-swap = Colours are swapped only right after the very first piece, if the table plays the pie rule. Put a piece down.
lot-line-missing = There is no line of three of your pieces here. Simply put your piece down.
lot-line-must-stack = You make a line of three: choose the piece that stays and becomes a stack.
lot-web-turn = put a piece down
lot-web-help = Touch an empty space to put a piece there. A line of three pieces? Choose the one that stays: it becomes a stack. Three stacks in a line win.
lot-web-board = LOT board
lot-web-hand = Your reserve
lot-web-reserve =
    { $count ->
        [one] Reserve: { $count } piece
       *[other] Reserve: { $count } pieces
    }
lot-web-swap = Swap colours
lot-web-choose-kept = choose the piece to keep
lot-web-choose-line = choose the line
lot-web-light = light
lot-web-dark = dark
lot-web-light-piece = light piece
lot-web-dark-piece = dark piece
lot-web-light-stack = light stack
lot-web-dark-stack = dark stack
lot-web-empty = { $cell }, empty
lot-web-cell = { $cell }, { $what }
lot-web-rank = Row { $rank }: { $cells }
lot-web-rank-empty = empty
lot-web-seat =
    { $stacks ->
        [0] { $colour }, no stack
        [one] { $colour }, { $stacks } stack
       *[other] { $colour }, { $stacks } stacks
    }
lot-web-said-swap =
    { $who ->
        [0] swap colours
       *[other] { $who } swaps colours and takes the light pieces
    }.
lot-web-said-place =
    { $who ->
        [0] put a piece on { $cell }
       *[other] { $who } puts a piece on { $cell }
    }.
lot-web-said-stack =
    { $who ->
        [0] put a piece on { $cell }, make a stack on { $kept }
       *[other] { $who } puts a piece on { $cell } and makes a stack on { $kept }
    }.
lot-board-light = light
lot-board-dark = dark
lot-board-piece = piece
lot-board-stack = stack
lot-board-last = last move
lot-board-reserve = { $count } in reserve
lot-board-stacks =
    { $count ->
        [0] no stack
        [one] { $count } stack
       *[other] { $count } stacks
    }
lot-lesson-line = You play the light pieces. Put a third one at the end of your two, then touch the one that stays.
lot-lesson-line-done = Three pieces in a line make a stack: one stays, the two others return to your reserve. A stack never moves.
lot-lesson-choice = You have a stack on the left. Complete the column in the middle, and keep the piece next to that stack.
lot-lesson-choice-done = Two stacks side by side! Which piece stays often decides the game.
lot-lesson-threat = Careful: your opponent has two stacks side by side. Find the cell where the third would stand, and take it.
lot-lesson-threat-done = Well seen. A taken cell stays taken: the threat is gone.
lot-lesson-win = You have two stacks side by side. Make a line of three, and keep the piece that continues them.
lot-lesson-win-done = Three stacks in a line: you win!
