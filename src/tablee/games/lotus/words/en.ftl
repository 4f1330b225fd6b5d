lotus-title = Lotus
lotus-tagline = The higher the pile, the farther its top piece goes: bring all of yours home.
lotus-option-seats = Number of players
lotus-option-expert = Experts’ variant: without a free piece you pass; at a table of two the first player opens with two moves
lotus-option-springboard = Springboard: the piece must go on, or may stay there
lotus-option-double-opening = Two moves in the first turn (at a table of two)
lotus-option-double-pieces = These two moves: with any pieces, or with two different ones
web-option-lotus-springboard = Springboard
web-option-lotus-must = The piece goes on
web-option-lotus-may = The player chooses
web-option-lotus-double_opening = Two moves in the first turn (for two)
web-option-lotus-expert = For experts
web-option-lotus-always = Always
web-option-lotus-never = Never
web-option-lotus-double_pieces = The two moves of the first turn
web-option-lotus-any = Same piece allowed
web-option-lotus-two = Two different pieces
lotus-option-track = Track
lotus-reason-home = all pieces are home
lotus-no-piece = There is no piece on this field. Choose a pile with your piece on top.
lotus-covered = Your piece is under another one. Choose a free piece: alone, or on top of a pile.
lotus-not-yours = This piece is not yours. You have a free piece: advance it.
lotus-backwards = Pieces never go back. Advance towards home.
lotus-other-entry = This field is on the other entry. The piece stays on its own.
lotus-wrong-distance = A piece advances by as many fields as its pile has pieces. Touch the field that is lit.
lotus-springboard = No piece stays on the flower: it advances again by the same number of fields.
lotus-no-pass = You have a free piece: advance it. You pass only without a free piece.
lotus-must-pass = You have no free piece: among experts, you pass.
lotus-same-piece = The second move of the first turn is made with another piece: take one from the start, or pass.
lotus-problem-letter = the letter “s” already stands for the start piles.
lotus-problem-fields = the track would have more than { $most } fields.
lotus-problem-pieces = the table would have more than { $most } pieces.
lotus-problem-springboard = no piece stays on the springboard.
lotus-problem-empty = empty fields are left out.
lotus-board-start = start
lotus-board-home = home
lotus-board-legend = ❶ top of the pile · ×3 height · ✿ springboard · ›7‹ last move
lotus-web-turn = advance a piece
lotus-web-help = Touch a pile with your piece on top, then the field that lights up. The piece advances as many fields as its pile is high. The red flower sends it on once more.
lotus-web-choose-place = touch the field that is lit
lotus-web-must-pass = no free piece, pass
lotus-web-board = Lotus pond
lotus-web-hand = Chosen pile
lotus-web-pass = Pass
lotus-web-pile-from-top = From the top:
lotus-web-home = Home
lotus-web-home-short = home
lotus-web-flower = springboard, red flower
lotus-web-field-empty = field { $field }, empty
lotus-web-field =
    { $count ->
        [one] field { $field }, one piece of { $who }
       *[other] field { $field }, pile of { $count }; on top { $who }, below { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Start of { $who }, { $count } piece
       *[other] Start of { $who }, pile of { $count }
    }
lotus-web-seat = { $home } home
lotus-web-said-shore = Pieces of { $who }: at the start { $piles }; home { $home }
lotus-web-said-pass =
    { $who ->
        [0] pass
       *[other] { $who } passes
    }.
lotus-web-said-home =
    { $who ->
        [0] bring a piece home
       *[other] { $who } brings a piece home
    }.
lotus-web-said-move =
    { $who ->
        [0] advance a piece from field { $from } to field { $to }
       *[other] { $who } advances a piece from field { $from } to field { $to }
    }.
lotus-web-entry = { $field } { $entry ->
    [l] on the left
    [r] on the right
   *[other] ({ $entry })
}
lotus-web-blocked = no free piece: advance another player’s, or pass
lotus-web-said-start =
    { $who ->
        [0] advance a piece from the start to field { $to }
       *[other] { $who } advances a piece from the start to field { $to }
    }.
lotus-lesson-height = A piece advances as many fields as its pile is high. Touch your start pile of three, then a field that lights up.
lotus-lesson-height-done = Three pieces in the pile: three fields. The pile is down to two, so the next one will go two fields.
lotus-lesson-cover = Only the piece on top can advance. Advance the one on your pile of two.
lotus-lesson-cover-done = Your piece covers your opponent’s: it is stuck as long as you stay on top.
lotus-lesson-flower = The red flower is the springboard. Advance the piece on top of the pile of three: it lands right there.
lotus-lesson-flower-done = The springboard sent it on once more, by as many fields.
lotus-lesson-home = Bring your foremost piece home. No exact count is needed.
lotus-lesson-home-done = Home! Whoever brings all pieces home first wins.
lotus-lesson-blocked = All your pieces are covered: you have no free piece. So advance one of your opponent’s, to clear the way.
lotus-lesson-blocked-done = Without a free piece, you advance an opponent’s, or pass. You know what matters!
