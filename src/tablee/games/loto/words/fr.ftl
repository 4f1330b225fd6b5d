loto-title = Loto Points Rouges
loto-tagline = Des points bleus à couvrir de rouge : qui achève la figure emporte tout.
loto-option-mode = Partie à plusieurs (table) ou patience pour une seule personne (patience)
loto-option-seats = Nombre de joueurs
loto-option-figure = Patience : la figure à construire, de 12 ou 16 points ; sinon elle est tirée au sort
loto-option-components = Les pièces et les figures de la boîte
loto-reason-no-jokers = plus personne n’a de joker
loto-reason-no-figures = il ne reste plus de figure
loto-reason-stuck = tout le monde a passé et la pioche est vide
loto-reason-complete = la figure est construite
loto-reason-lost = la pioche est vide et les huit pièces ne suffisent pas

loto-figure-not-open = { $value } : cette figure n’est pas sur la table.
loto-not-its-layout = { $value } : cette pièce ne couvre pas ces points, même tournée (on ne la retourne pas).
loto-not-on-figure = { $value } : ces points n’appartiennent pas tous à la figure.
loto-point-covered = { $value } : un de ces points est déjà couvert.
loto-piece-missing = { $value } : vous n’avez pas cette pièce.
loto-other-figure = { $value } : on ne joue que sur une figure par tour. Continuez la vôtre ou terminez le tour.
loto-cannot-complete = { $value } : on ne pose plusieurs pièces que pour achever la figure ; avec ce qui vous resterait, ce serait impossible.
loto-nothing-placed = Posez d’abord une pièce ; sans joker et sans tuile à poser, passez.
loto-must-complete = Vous avez posé plus d’une pièce : il faut maintenant achever la figure.
loto-turn-begun = Vous avez déjà posé une pièce : on ne passe plus. Terminez le tour ou achevez la figure.
loto-joker-held = Tant que vous avez un joker, vous ne pouvez pas passer.
loto-tile-fits = Une de vos tuiles peut se poser : vous ne pouvez pas passer.
loto-bag-empty = La pioche est vide : vous pouvez passer, mais sans échange.
loto-patience-only = { $value } ne se joue qu’en patience.
loto-table-only = { $value } ne se joue pas en patience.
loto-nothing-laid = Rien à reprendre : aucune pièce n’est posée.
loto-figure-begun = On n’échange qu’avec une figure vide : reprenez d’abord vos pièces.
loto-no-more-swaps = La pioche est vide : il n’y a plus d’échange.

loto-problem-total = il faut { $expected } tuiles en tout, il y en a { $found }.
loto-problem-dots = une tuile porte deux ou trois points, celle-ci { $found } ; les jokers sont comptés à part.
loto-problem-same = en la tournant, c’est la même tuile que { $other } ; utilisez « copies ».
loto-problem-points = { $expected } points sont annoncés, le dessin en montre { $found }.
loto-problem-outside = des points sortent de la grille de { $size } × { $size }.
loto-problem-grid = il faut { $size } lignes de { $size } signes, séparées par « / ».

loto-board-seat = Joueur { $seat }
loto-board-points = { $count } points
loto-board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
loto-board-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
loto-board-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
loto-board-exchanges = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
loto-board-bag = Pioche : { $count }
loto-board-waiting = À venir : { $count }
loto-board-free = à couvrir
loto-board-covered = couvert
loto-board-last = dernier coup

web-option-loto-mode = Comment jouer
web-option-loto-table = À plusieurs
web-option-loto-patience = Patience, seul
loto-web-turn = placez une tuile ou un joker
loto-web-help = Choisissez une tuile, tournez-la si besoin, puis touchez le point où va son premier point (celui qui porte un anneau). On n’en pose plusieurs au même tour que pour achever la figure : elle rapporte alors tous ses jetons.
loto-web-board = Les figures
loto-web-hand = Vos tuiles et jokers
loto-web-choose-tile = choisissez d’abord une tuile
loto-web-choose-point = touchez le point où la poser
loto-web-go-on = achevez la figure ou terminez le tour
loto-web-complete = achevez la figure
loto-web-only-end = terminez le tour
loto-web-key-turn = tourner la tuile
loto-web-turn-tile = Tourner
loto-web-exchange = Échanger cette pièce
loto-web-do-end = Terminer le tour
loto-web-do-pass = Passer
loto-web-do-undo = Reprendre la dernière pièce
loto-web-figure = Figure { $letter }, { $left } points à couvrir sur { $points }
loto-web-completable = Vous pouvez l’achever maintenant
loto-web-covered = { $letter } { $point }, couvert
loto-web-uncovered = { $letter } { $point }, à couvrir
loto-web-joker = joker
loto-web-tile = tuile { $tile }
loto-web-line = Figure { $letter } : couverts { $covered }
loto-web-said-place = { $who } : { $piece } sur la figure { $letter }, en { $points }.
loto-web-said-end = { $who } : fin du tour.
loto-web-said-pass = { $who } : passe.
loto-web-said-undo = { $who } : pièce reprise.
loto-web-said-swap = { $who } : échange d’une pièce.
loto-web-exchanges = échanges
loto-lesson-place = Choisissez une pièce de votre chevalet et couvrez avec elle des points bleus d’une figure. On la tourne, on ne la retourne pas.
loto-lesson-place-done = Un jeton rouge marque chaque point couvert.
loto-lesson-end = En général, on pose une seule pièce par tour. Terminez le vôtre.
loto-lesson-end-done = Votre chevalet se remplit. Les Jokers, eux, ne se remplacent pas.
loto-lesson-several = Qui peut achever une figure pose plusieurs pièces dans le même tour. Une figure est presque finie : couvrez trois de ses points avec une pièce.
loto-lesson-several-done = Il ne manque plus qu’un point. Vous avez commencé : il faut maintenant achever la figure.
loto-lesson-complete = Un Joker couvre n’importe quel point. Achevez la figure.
loto-lesson-complete-done = Vous emportez tous les jetons de la figure. Qui en a le plus à la fin gagne.
