topominos-title = Topominos
topominos-tagline = Nine compartments, transparent tiles: never a dot on a dot.
topominos-option-seats = Number of players
topominos-option-rounds = Number of rounds
topominos-option-target = Points to reach: the game stops with the round in which somebody gets there, however many rounds that takes
topominos-option-tiles = Set of tiles
topominos-reason-empty = the bag and a rack are empty
topominos-reason-stuck = no tile can be placed any more
topominos-reason-passes = nobody places a tile any more
topominos-tile-missing = You do not have this tile. Choose one from your rack.
topominos-dots-wrong = This tile does not have these dots, whichever way it lies. Turn it round or over.
topominos-dots-overlap = A dot would lie on a dot. Turn the tile, or choose another compartment.
topominos-lower-equal = You have this tile twice: name the one with the lower number.
topominos-one-compartment = You have started an empty compartment. Place tiles there only, or end your turn.
topominos-piles-only = You are adding to piles. An empty compartment is open only after a nine.
topominos-nothing-placed = You have placed nothing yet. Place a tile, or pass.
topominos-already-placed = You have placed a tile already: it is too late to pass. Go on or end your turn.
topominos-bag-short = The bag does not have that many tiles. Exchange fewer.
topominos-option-opening-draw = Draw tiles for the start: most dots begins; otherwise the first player does
topominos-problem-grid = there must be three rows of three, such as “#../.#./...” (# for a dot).
topominos-problem-blank = a tile has at least one dot.
topominos-problem-order = the numbers must ascend.
topominos-problem-look = this tile has these dots in none of its positions.
topominos-problem-overlap = a dot covers another.
topominos-problem-nine = a pile of nine dots would have been taken off.
topominos-board-round = Round { $round }
topominos-board-bag = Bag { $count }
topominos-board-out = Out { $count }
topominos-board-seat = Player { $seat }
topominos-board-points = Points
topominos-board-total = Total
topominos-board-rack = Rack
topominos-board-turn = This turn { $points }
topominos-board-free = empty compartment or piles
topominos-board-one = compartment { $compartment } only
topominos-board-piles = started piles only
topominos-web-turn = place a tile, or pass
topominos-web-help = Choose a tile, turn it round or over, then touch a compartment. Never a dot on a dot. Start an empty compartment, or add to piles. A nine leaves the board, and you go on wherever you like.
topominos-web-board = The nine compartments
topominos-web-hand = Your rack
topominos-web-choose-tile = choose a tile first
topominos-web-choose-well = touch a compartment
topominos-web-turned = touch again to lay it so, or turn the tile
topominos-web-choose-given = touch the tiles to exchange
topominos-web-one-well = go on in the same compartment, or end your turn
topominos-web-piles = add to other piles, or end your turn
topominos-web-key-turn = turn the tile
topominos-web-key-over = turn the tile over
topominos-web-turn-tile = Turn
topominos-web-turn-over = Turn over
topominos-web-end = End the turn
topominos-web-pass = Pass
topominos-web-exchange = Exchange…
topominos-web-give =
    { $count ->
        [one] Exchange { $count } tile
       *[other] Exchange { $count } tiles
    }
topominos-web-tile = tile: { $look }
topominos-web-dot = row { $row } column { $column }
topominos-web-well =
    Compartment { $well }: { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
topominos-web-well-empty = Compartment { $well }: empty
topominos-web-said-place =
    { $who ->
        [0] place a tile in compartment { $well }
       *[other] { $who } places a tile in compartment { $well }
    }.
topominos-web-said-end =
    { $who ->
        [0] end the turn
       *[other] { $who } ends the turn
    }.
topominos-web-said-pass =
    { $who ->
        [0] pass
       *[other] { $who } passes
    }.
topominos-web-said-exchange =
    { $who ->
        [0] pass and exchange
       *[other] { $who } passes and exchanges
    } { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
topominos-web-cancel = Cancel
topominos-web-only-end = nothing more can be placed, end your turn
topominos-web-only-pass = nothing can be placed: exchange tiles or pass
topominos-web-fits-nowhere = this tile fits nowhere, choose another one
topominos-web-said-round = The round is over: { $scores }.
topominos-web-said-turn =
    { $who } places { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
topominos-web-seat =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
topominos-web-seat-total =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, total { $total }
topominos-lesson-start = Choose a tile from your rack and place it in an empty compartment. You may turn it, and turn it over.
topominos-lesson-start-done = A turn is either one empty compartment, or piles that were begun. You score the dots of your piles.
topominos-lesson-pile = Add a tile to the pile in the middle: never a dot over a dot.
topominos-lesson-pile-done = All dots of the pile count for you, those underneath too.
topominos-lesson-nine = The pile in the middle has 8 dots. Find the tile that completes it.
topominos-lesson-nine-done = A nine! It leaves, you score 9 points, and you may again place wherever you like.
topominos-lesson-end = You could go on. This time, end your turn.
topominos-lesson-end-done = Your rack is filled up, and it is your opponent’s turn. Dots left on your rack at the end count against you.
topominos-alone =
    { $score ->
        [one] { $score } point: { $reason }.
       *[other] { $score } points: { $reason }.
    }
topominos-draw = Draw: { $drawn }.
topominos-web-draw = Dots drawn: { $drawn }.
topominos-web-drew = { $who } ({ $dots })
