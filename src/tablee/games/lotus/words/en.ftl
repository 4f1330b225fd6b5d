lotus-title = Lotus
lotus-tagline = The higher the pile, the farther its top piece goes: bring all of yours home.
lotus-option-seats = Number of players
lotus-option-expert = Experts’ variant: without a free piece you pass; at a table of two the first player opens with two moves
lotus-option-track = Track
lotus-reason-home = all pieces are home
lotus-no-piece = { $value }: there is no piece in that place.
lotus-covered = { $value }: your piece is covered; only the top piece of a pile may advance.
lotus-not-yours = { $value }: this piece is not yours, and you still have a free one.
lotus-backwards = { $value }: pieces go towards home only, never back.
lotus-other-entry = { $value }: those fields belong to another entry.
lotus-wrong-distance = { $value }: a piece advances as many fields as the pile it leaves has pieces.
lotus-springboard = { $value }: nobody stays on the springboard; the piece advances as many fields once more.
lotus-no-pass = You have a free piece: you must move.
lotus-must-pass = { $value }: among experts, whoever has no free piece passes.
lotus-problem-letter = the letter “s” already stands for the start piles.
lotus-problem-fields = the track would have more than { $most } fields.
lotus-problem-pieces = the table would have more than { $most } pieces.
lotus-problem-springboard = no piece stays on the springboard.
lotus-problem-empty = empty fields are left out.
lotus-board-start = start
lotus-board-home = home
lotus-board-legend = ❶ top of the pile · ×3 height · ✿ springboard · ›7‹ last move
lotus-web-turn = advance a piece
lotus-web-help = Touch a pile with your piece on top: the stone where it lands lights up, touch it. A piece goes as many fields as its pile is high. The flower sends it on once more.
lotus-web-choose-place = touch the stone to land on
lotus-web-must-pass = no free piece, pass
lotus-web-board = Lotus pond
lotus-web-hand = Chosen pile
lotus-web-pass = Pass
lotus-web-pile-from-top = From the top:
lotus-web-home = Home
lotus-web-home-short = home
lotus-web-flower = { $field }, springboard
lotus-web-field-empty = { $field }, empty
lotus-web-field =
    { $count ->
        [one] { $field }, one piece of { $who }
       *[other] { $field }, pile of { $count }; on top { $who }, below { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Start of { $who }, { $count } piece
       *[other] Start of { $who }, pile of { $count }
    }
lotus-web-seat =
    { $home ->
        [0] none home
        [one] { $home } home
       *[other] { $home } home
    }
lotus-web-said-shore = { $who }: at the start { $piles }; home { $home }
lotus-web-said-pass = { $who }: pass.
lotus-web-said-home = { $who }: a piece gets home, from { $from }.
lotus-web-said-move = { $who }: from { $from } to { $to }.
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
