loto-title = Loto Points Rouges
loto-tagline = Blue points to cover in red: whoever completes the figure takes it all.
loto-option-mode = A game for several (table) or a patience for one (patience)
loto-option-seats = Number of players
loto-option-figure = Patience: the figure to build, of 12 or 16 points; otherwise it is drawn at random
loto-option-components = The pieces and figures of the box
loto-reason-no-jokers = nobody has a joker left
loto-reason-no-figures = no figure is left
loto-reason-stuck = everybody passed and the bag is empty
loto-reason-complete = the figure is built
loto-reason-lost = the bag is empty and the eight pieces cannot do it

loto-figure-not-open = { $value }: this figure is not on the table.
loto-not-its-layout = { $value }: this piece does not cover these points, however you turn it (it is not turned over).
loto-not-on-figure = { $value }: these points do not all belong to the figure.
loto-point-covered = { $value }: one of these points is covered already.
loto-piece-missing = { $value }: you do not have this piece.
loto-other-figure = { $value }: you play on one figure a turn. Go on with yours, or end the turn.
loto-cannot-complete = { $value }: more than one piece is placed only to complete the figure; with what you would have left, you could not.
loto-nothing-placed = Place a piece first; without a joker and a tile that fits, pass.
loto-must-complete = You have placed more than one piece: now you must complete the figure.
loto-turn-begun = You have placed a piece: it is too late to pass. End the turn or complete the figure.
loto-joker-held = As long as you have a joker, you cannot pass.
loto-tile-fits = One of your tiles can be placed: you cannot pass.
loto-bag-empty = The bag is empty: you may pass, but not exchange.
loto-patience-only = { $value } is for patience only.
loto-table-only = { $value } is not for patience.
loto-nothing-laid = There is nothing to take back: no piece lies on the figure.
loto-figure-begun = You swap with an empty figure only: take your pieces back first.
loto-no-more-swaps = The bag is empty: there are no more swaps.

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
loto-board-bag = Bag: { $count }
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
loto-web-only-end = end your turn
loto-web-key-turn = turn the tile
loto-web-turn-tile = Turn
loto-web-exchange = Exchange this piece
loto-web-do-end = End the turn
loto-web-do-pass = Pass
loto-web-do-undo = Take the last piece back
loto-web-figure = Figure { $letter }, { $left } of { $points } points to cover
loto-web-completable = You can complete it now
loto-web-covered = { $letter } { $point }, covered
loto-web-uncovered = { $letter } { $point }, to be covered
loto-web-joker = joker
loto-web-tile = tile { $tile }
loto-web-line = Figure { $letter }: covered { $covered }
loto-web-said-place = { $who }: { $piece } on figure { $letter }, { $points }.
loto-web-said-end = { $who }: end of turn.
loto-web-said-pass = { $who }: pass.
loto-web-said-undo = { $who }: piece taken back.
loto-web-said-swap = { $who }: piece exchanged.
loto-web-exchanges = exchanges
loto-lesson-place = Choose a tile from your rack and cover blue points of a figure with it. You may turn it, but not turn it over.
loto-lesson-place-done = A red token marks each covered point.
loto-lesson-end = Usually you place one piece per turn. End yours.
loto-lesson-end-done = Your rack is filled up. Jokers are not replaced.
loto-lesson-several = Whoever can complete a figure places several pieces in one turn. One figure is nearly done: cover three of its points with a tile.
loto-lesson-several-done = One point is left. You have begun: now the figure must be completed.
loto-lesson-complete = A joker covers any point. Complete the figure.
loto-lesson-complete-done = You win all tokens of the figure. Most tokens in the end win.
