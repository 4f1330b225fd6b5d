loto-title = Loto Points Rouges
loto-tagline = Blue points to cover in red: whoever completes the figure takes all its tokens.
loto-option-mode = Together, or a patience for one
loto-option-seats = Number of players
loto-option-figure = Patience: the figure to build, of 12 or 16 points; otherwise it is drawn at random
loto-option-components = The figures and tiles of the box
loto-reason-no-jokers = nobody has a joker left
loto-reason-no-figures = no figure is left
loto-reason-stuck = everybody passed and the stock is empty
loto-reason-complete = the figure is built
loto-reason-lost = the stock is empty and the 8 tiles are not enough

loto-figure-not-open = This figure is not on the table. Choose one that is.
loto-not-its-layout = The dots of this tile do not lie like that. Turn it round; it is not turned over.
loto-not-on-figure = The tile leaves the figure. Place it on free blue points.
loto-point-covered = One of these points has its token already. Place the tile on free points.
loto-piece-missing = You do not have this tile. Choose one from your rack.
loto-other-figure = You play on one figure per turn. Go on with yours, or end the turn.
loto-cannot-complete = Several tiles are placed only to complete the figure, and yours could not do it. End the turn.
loto-nothing-placed = Place a tile or a joker first. If nothing fits, pass.
loto-must-complete = You have placed several tiles: now you must complete the figure.
loto-turn-begun = You have placed a tile: it is too late to pass. End the turn or complete the figure.
loto-joker-held = As long as you have a joker, you cannot pass. Place it, or place a tile.
loto-tile-fits = One of your tiles can be placed: you cannot pass. Place it.
loto-bag-empty = The stock is empty: you may pass, but not exchange.
loto-patience-only = That is for patience only. End your turn or pass.
loto-table-only = There is no passing in patience: place, take back or exchange a tile.
loto-nothing-laid = No tile lies on the figure: there is nothing to take back.
loto-figure-begun = You exchange only while the figure is empty. Take your tiles back first.
loto-no-more-swaps = The stock is empty: there are no more exchanges.

loto-problem-total = there should be { $expected } tiles in all, there are { $found }.
loto-problem-dots = a tile has two or three dots, this one has { $found }; jokers are counted apart.
loto-problem-same = turned round, this is the same tile as { $other }; use “copies”.
loto-problem-points = { $expected } points are announced, the drawing shows { $found }.
loto-problem-outside = some dots lie outside the grid of { $size } × { $size }.
loto-problem-grid = there should be { $size } rows of { $size } signs, with “/” between them.

loto-board-seat = Player { $seat }
loto-board-points = { $count } points
loto-board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
loto-board-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
loto-board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
loto-board-exchanges = { $count ->
    [one] { $count } exchange
   *[other] { $count } exchanges
}
loto-board-bag = Stock: { $count }
loto-board-waiting = To come: { $count }
loto-board-free = to cover
loto-board-covered = covered
loto-board-last = last move

web-option-loto-mode = How to play
web-option-loto-table = Together
web-option-loto-patience = Patience, alone
loto-web-turn = place a tile or a joker
loto-web-help = Choose a tile, turn it if you like, then touch the point where its first dot (the one with a ring) is to go. You may place several in one turn only to complete the figure: then all its tokens are yours.
loto-web-board = The figures
loto-web-hand = Your tiles and jokers
loto-web-choose-tile = choose a tile first
loto-web-choose-point = touch the point where it is to go
loto-web-go-on = complete the figure or end your turn
loto-web-complete = complete the figure
loto-web-only-end = nothing more to place, end the turn
loto-web-key-turn = turn the tile
loto-web-turn-tile = Turn
loto-web-exchange = Exchange this tile
loto-web-do-end = End the turn
loto-web-do-pass = Pass
loto-web-do-undo = Take the last tile back
loto-web-figure = Figure { $letter }, { $left } of { $points } points to cover
loto-web-completable = You can complete it now
loto-web-covered = Figure { $letter }, row { $row }, column { $column }, covered
loto-web-uncovered = Figure { $letter }, row { $row }, column { $column }, free
loto-web-joker = joker
loto-web-tile = tile: { $look }
loto-web-line = Figure { $letter }: { $count ->
    [0] no point covered
    [one] { $count } point covered, { $points }
   *[other] { $count } points covered, { $points }
}
loto-web-said-place =
    { $who ->
        [0] place a tile on figure { $letter }
       *[other] { $who } places a tile on figure { $letter }
    }.
loto-web-said-end =
    { $who ->
        [0] end the turn
       *[other] { $who } ends the turn
    }.
loto-web-said-pass =
    { $who ->
        [0] pass
       *[other] { $who } passes
    }.
loto-web-said-undo =
    { $who ->
        [0] take a tile back
       *[other] { $who } takes a tile back
    }.
loto-web-said-swap =
    { $who ->
        [0] exchange a tile
       *[other] { $who } exchanges a tile
    }.
loto-web-only-pass = nothing can be placed: pass, or exchange a tile
loto-web-fits-nowhere = this tile fits nowhere, choose another one
loto-web-point = row { $row } column { $column }
loto-web-said-turn =
    { $who } places { $count ->
        [one] one tile
       *[other] { $count } tiles
    } on figure { $letter }.
loto-web-said-joker =
    { $who ->
        [0] place a joker on figure { $letter }
       *[other] { $who } places a joker on figure { $letter }
    }.
loto-web-said-exchange =
    { $who ->
        [0] pass and exchange a tile
       *[other] { $who } passes and exchanges a tile
    }.
loto-web-exchanges = exchanges
loto-lesson-place = Choose a tile from your rack and cover blue points of a figure with it. You may turn it, but not turn it over.
loto-lesson-place-done = A red token marks each covered point.
loto-lesson-end = Usually you place one piece per turn. End yours.
loto-lesson-end-done = Your rack is filled up. Jokers are not replaced.
loto-lesson-several = Whoever can complete a figure places several pieces in one turn. One figure is nearly done: cover three of its points with a tile.
loto-lesson-several-done = One point is left. You have begun: now the figure must be completed.
loto-lesson-complete = A joker covers any point. Complete the figure.
loto-lesson-complete-done = You win all tokens of the figure. Most tokens in the end win.
