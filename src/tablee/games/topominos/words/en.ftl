topominos-title = Topominos
topominos-tagline = Nine compartments, see-through tiles: never a dot over a dot.
topominos-option-seats = Number of players
topominos-option-rounds = Number of rounds
topominos-option-target = Points to reach: the match ends with the round in which somebody gets there, however many rounds that takes
topominos-option-tiles = Set of tiles
topominos-reason-empty = the bag and a rack are empty
topominos-reason-stuck = no tile can be placed any more
topominos-reason-passes = everybody passed twice in a row
topominos-tile-missing = { $value }: this tile is not on your rack.
topominos-dots-wrong = { $value }: this tile has these dots in none of its positions.
topominos-dots-overlap = { $value }: a dot would cover another.
topominos-lower-equal = { $value }: you hold the same tile with a lower number; that one is named.
topominos-one-compartment = { $value }: you have started an empty compartment; place in that one only, or end your turn.
topominos-piles-only = { $value }: you are adding to piles; an empty compartment is open only after a pile of nine.
topominos-nothing-placed = You have placed nothing in this turn: place a tile or pass.
topominos-already-placed = { $value }: you have placed a tile already; passing is for the beginning of a turn.
topominos-bag-short = { $value }: there are not that many tiles in the bag.
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
topominos-web-help = Choose a tile, turn it or turn it over, then touch a compartment. Never dot over dot. Either one empty compartment, or piles that were begun; a pile of nine leaves, and everything is open again.
topominos-web-board = The nine compartments
topominos-web-hand = Your rack
topominos-web-choose-tile = choose a tile first
topominos-web-choose-well = touch a compartment
topominos-web-turned = touch again to lay it so, or turn the tile
topominos-web-choose-given = choose the tiles to exchange
topominos-web-one-well = go on in compartment { $well }, or end your turn
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
topominos-web-tile = tile { $tile }: { $look }
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
    { $who }: { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } in compartment { $well }.
topominos-web-said-end = { $who }: end of turn.
topominos-web-said-pass = { $who }: pass.
topominos-web-said-exchange = { $who }: tiles exchanged.
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
