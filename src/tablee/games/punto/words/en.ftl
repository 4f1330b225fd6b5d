punto-title = Punto
punto-tagline = Line up your colour, beside other cards or on top of them, in a square that nobody has drawn.
punto-option-seats = Number of players
punto-option-teams = In teams of two (with four; always with six and eight)
punto-option-expert = Experts’ variant: everybody holds two cards and chooses which one to place
punto-option-rounds-to-win = Rounds to win
punto-option-next-starter = The next round is begun by the left neighbour of whoever ended the round, or of whoever won it
web-option-punto-next_starter = Begins the next round
web-option-punto-after_last = Next after who ended it
web-option-punto-after_winner = Next after who won it
punto-reason-row = a complete row
punto-reason-runs = nothing more to place, and the most rows
punto-reason-rounds = twenty rounds without a winner
punto-not-your-card = You do not have this card now. Place the one in front of you.
punto-first-card = The first card of a round goes in the middle of the table.
punto-not-higher = On top, a card needs more points than the one it covers. Place it elsewhere.
punto-not-touching = The card must touch another one, at a side or a corner. Place it beside or on top.
punto-too-wide = All cards must fit into a square of 6 × 6. Place it closer to the others.
punto-board-round = Round { $round }
punto-board-aim = Row of { $needed } cards
punto-board-target = { $target ->
    [one] first to win a round
   *[other] first to win { $target } rounds
 }
punto-board-pile = pile { $count }
punto-board-out = Out of play
punto-board-neutral = Neutral
punto-board-legend = · free, ² height, ›‹ last move
punto-web-turn = place your card
punto-web-help = Place your card beside another one, at a side or a corner, or on top of a card with fewer points. All cards fit into a square of 6 × 6. Whoever first makes a row of 4 cards of their colour (5 with two players) wins the round.
punto-web-board = Punto table
punto-web-hand = Your cards
punto-web-choose-card = choose a card
punto-web-round-row =
    { $count ->
        [one] Round { $round }: { $who } wins.
       *[other] Round { $round }: { $who } win.
    }
punto-web-round-runs =
    { $count ->
        [one] Round { $round }: no place is left, { $who } wins with the most rows.
       *[other] Round { $round }: no place is left, { $who } win with the most rows.
    }
punto-web-go-on = go on to the next round
punto-web-next-round = Next round
punto-web-card =
    { $colour ->
        [r] red
        [b] blue
        [g] green
       *[y] yellow
    } { $value }
punto-web-place-empty = row { $row }, column { $column }, empty
punto-web-place-free = row { $row }, column { $column }, free
punto-web-place-card = row { $row }, column { $column }, { $card }
punto-web-place-pile = row { $row }, column { $column }, { $card }, { $height } cards
punto-web-nothing = No card lies on the table.
punto-web-said-place =
    { $who ->
        [0] place the { $card }
       *[other] { $who } places the { $card }
    }.
punto-web-said-cover =
    { $who ->
        [0] place the { $card } on top of the { $under }
       *[other] { $who } places the { $card } on top of the { $under }
    }.
punto-web-round-drawn = Round { $round }: no place is left, nobody wins.
punto-web-said-row =
    { $who ->
        [0] place the { $card } and complete the row
       *[other] { $who } places the { $card }, completes the row and wins the round
    }.
punto-web-won = { $won }/{ $needed }
punto-web-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
punto-lesson-beside = This is your card. Place it beside another: a side or a corner must touch.
punto-lesson-beside-done = All cards together must fit in a square of 6 by 6 that nobody has drawn.
punto-lesson-cover = A higher card may also go on top. Cover the green 5 with your red 8.
punto-lesson-cover-done = You always cover a card with strictly fewer points, whatever its colour.
punto-lesson-break = Careful: the green row lacks only one card. Cover a green card to break it.
punto-lesson-break-done = The row is broken. Covering is defending, too.
punto-lesson-row = With two players, it takes 5 cards of a colour along a row, a column or a diagonal. Complete the red ones.
punto-lesson-row-done = Five reds in a row: you win the round!
