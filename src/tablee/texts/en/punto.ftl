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
