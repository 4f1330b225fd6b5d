punto-title = Punto
punto-tagline = Line up your colour, beside other cards or on top of them, in a square that nobody has drawn.
punto-option-seats = Number of players
punto-option-teams = In teams of two (with four; always with six and eight)
punto-option-expert = Experts’ variant: everybody holds two cards and chooses which one to place
punto-option-rounds-to-win = Rounds to win
punto-reason-row = a complete row
punto-reason-runs = no place left, and the best runs
punto-reason-rounds = twenty rounds without a winner
punto-not-your-card = { $value }: this card is not yours to place now.
punto-first-card = { $value }: the first card of a round goes to the middle, to 0,0.
punto-not-higher = { $value }: only a card of strictly lower value may be covered.
punto-not-touching = { $value }: the card must touch another one, by a side or a corner.
punto-too-wide = { $value }: all cards must fit in a square of 6 by 6.
punto-board-round = Round { $round }
punto-board-aim = { $needed } in a row · { $target ->
    [one] one round wins
   *[other] { $target } rounds win
 }
punto-board-pile = pile { $count }
punto-board-out = Out of play
punto-board-neutral = Neutral
punto-board-legend = · free, ² height, ›‹ last move
punto-web-turn = place your card
punto-web-help = Place the card that is turned up beside another one, touching a side or a corner, or on top of a lower card. All cards fit in a square of six by six. Whoever lines up enough cards of a colour first wins the round.
punto-web-board = Punto table
punto-web-hand = Your cards
punto-web-choose-card = choose a card
punto-web-round-over = Round { $round } is over
punto-web-next-round = Next round
punto-web-card =
    { $colour ->
        [r] red
        [b] blue
        [g] green
       *[y] yellow
    } { $value }
punto-web-place-empty = { $place }, empty
punto-web-place-free = { $place }, free
punto-web-place-card = { $place }, { $card }
punto-web-place-pile = { $place }, { $card }, { $height } cards
punto-web-nothing = No card lies on the table.
punto-web-said-place = { $who }: { $card } on { $place }.
punto-web-said-cover = { $who }: { $card } on { $place }, covering { $under }.
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
