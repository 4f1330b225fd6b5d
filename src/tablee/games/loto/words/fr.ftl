loto-title = Loto Points Rouges
loto-tagline = Des points bleus à recouvrir de rouge : qui termine la figure emporte tous ses jetons.
loto-option-mode = À plusieurs, ou seul en patience
loto-option-seats = Nombre de joueurs
loto-option-figure = Patience : la figure à construire, de 12 ou 16 points ; sinon elle est tirée au sort
loto-option-components = Les figures et les pièces de la boîte
loto-reason-no-jokers = plus personne n’a de Joker
loto-reason-no-figures = il ne reste plus de figure
loto-reason-stuck = tout le monde a passé et la pioche est vide
loto-reason-complete = la figure est construite
loto-reason-lost = la pioche est vide et les 8 pièces ne suffisent pas

loto-figure-not-open = Cette figure n’est pas sur la table. Choisissez-en une qui y est.
loto-not-its-layout = Les points de la pièce ne tombent pas ainsi. Tournez-la ; on ne la retourne pas.
loto-not-on-figure = La pièce sort de la figure. Posez-la sur des points bleus libres.
loto-point-covered = Un de ces points a déjà son jeton. Posez sur des points libres.
loto-piece-missing = Vous n’avez pas cette pièce. Choisissez-en une sur votre chevalet.
loto-other-figure = On ne joue que sur une figure par tour. Continuez la vôtre ou terminez le tour.
loto-cannot-complete = On ne pose plusieurs pièces que pour terminer la figure, et vos pièces n’y suffiraient pas. Terminez le tour.
loto-nothing-placed = Posez d’abord une pièce ou un Joker. Si rien ne va, passez.
loto-must-complete = Vous avez posé plusieurs pièces : il faut maintenant terminer la figure.
loto-turn-begun = Vous avez déjà posé une pièce : on ne passe plus. Terminez le tour ou la figure.
loto-joker-held = Tant que vous avez un Joker, vous ne pouvez pas passer. Posez-le, ou posez une pièce.
loto-tile-fits = Une de vos pièces peut se poser : on ne passe pas. Posez-la.
loto-bag-empty = La pioche est vide : vous pouvez passer, mais sans échange.
loto-patience-only = Cela ne se fait qu’à la patience. Terminez votre tour ou passez.
loto-table-only = À la patience, on ne passe pas : posez, reprenez ou échangez une pièce.
loto-nothing-laid = Aucune pièce n’est posée : il n’y a rien à reprendre.
loto-figure-begun = On n’échange que si la figure est vide. Reprenez d’abord vos pièces.
loto-no-more-swaps = La pioche est vide : on n’échange plus.

loto-problem-total = il faut { $expected } pièces en tout, il y en a { $found }.
loto-problem-dots = une pièce porte deux ou trois points, celle-ci { $found } ; les Jokers sont comptés à part.
loto-problem-same = en la tournant, c’est la même pièce que { $other } ; utilisez « copies ».
loto-problem-points = { $expected } points sont annoncés, le dessin en montre { $found }.
loto-problem-outside = des points sortent de la grille de { $size } × { $size }.
loto-problem-grid = il faut { $size } lignes de { $size } signes, séparées par « / ».

loto-board-seat = Joueur { $seat }
loto-board-points = { $count } points
loto-board-tiles = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
loto-board-jokers = { $count ->
    [one] { $count } Joker
   *[other] { $count } Jokers
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
loto-web-turn = posez une pièce ou un Joker
loto-web-help = Choisissez une pièce, tournez-la si besoin, puis touchez le point où va son premier point (celui qui porte un anneau). Dans un même tour, on n’en pose plusieurs que pour terminer la figure : tous ses jetons sont alors à vous.
loto-web-board = Les figures
loto-web-hand = Vos pièces et Jokers
loto-web-choose-tile = choisissez d’abord une pièce
loto-web-choose-point = touchez le point où la poser
loto-web-go-on = terminez la figure, ou terminez le tour
loto-web-complete = terminez la figure
loto-web-only-end = plus rien à poser, terminez le tour
loto-web-key-turn = tourner la pièce
loto-web-turn-tile = Tourner
loto-web-exchange = Échanger cette pièce
loto-web-do-end = Terminer le tour
loto-web-do-pass = Passer
loto-web-do-undo = Reprendre la dernière pièce
loto-web-figure = Figure { $letter }, { $left } points à recouvrir sur { $points }
loto-web-completable = Vous pouvez la terminer maintenant
loto-web-covered = Figure { $letter }, rangée { $row }, colonne { $column }, recouvert
loto-web-uncovered = Figure { $letter }, rangée { $row }, colonne { $column }, libre
loto-web-joker = Joker
loto-web-tile = pièce : { $look }
loto-web-line = Figure { $letter } : { $count ->
    [0] aucun point recouvert
    [one] { $count } point recouvert, { $points }
   *[other] { $count } points recouverts, { $points }
}
loto-web-said-place =
    { $who ->
        [0] poser une pièce sur la figure { $letter }
       *[other] { $who } pose une pièce sur la figure { $letter }
    }.
loto-web-said-end =
    { $who ->
        [0] terminer le tour
       *[other] { $who } termine son tour
    }.
loto-web-said-pass =
    { $who ->
        [0] passer
       *[other] { $who } passe
    }.
loto-web-said-undo =
    { $who ->
        [0] reprendre une pièce
       *[other] { $who } reprend une pièce
    }.
loto-web-said-swap =
    { $who ->
        [0] échanger une pièce
       *[other] { $who } échange une pièce
    }.
loto-web-only-pass = rien ne peut se poser : passez, ou échangez une pièce
loto-web-fits-nowhere = cette pièce ne va nulle part, choisissez-en une autre
loto-web-point = rangée { $row } colonne { $column }
loto-web-said-turn =
    { $who } pose { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } sur la figure { $letter }.
loto-web-said-joker =
    { $who ->
        [0] poser un Joker sur la figure { $letter }
       *[other] { $who } pose un Joker sur la figure { $letter }
    }.
loto-web-said-exchange =
    { $who ->
        [0] passer et échanger une pièce
       *[other] { $who } passe et échange une pièce
    }.
loto-web-exchanges = échanges
loto-lesson-place = Choisissez une pièce de votre chevalet et couvrez avec elle des points bleus d’une figure. On la tourne, on ne la retourne pas.
loto-lesson-place-done = Un jeton rouge marque chaque point couvert.
loto-lesson-end = En général, on pose une seule pièce par tour. Terminez le vôtre.
loto-lesson-end-done = Votre chevalet se remplit. Les Jokers, eux, ne se remplacent pas.
loto-lesson-several = Qui peut achever une figure pose plusieurs pièces dans le même tour. Une figure est presque finie : couvrez trois de ses points avec une pièce.
loto-lesson-several-done = Il ne manque plus qu’un point. Vous avez commencé : il faut maintenant achever la figure.
loto-lesson-complete = Un Joker couvre n’importe quel point. Achevez la figure.
loto-lesson-complete-done = Vous emportez tous les jetons de la figure. Qui en a le plus à la fin gagne.
