lot-title = LOT
lot-tagline = Jamais deux sans trois : trois piles alignées gagnent.
lot-option-pie = Règle du gâteau : après le premier coup, le second joueur peut échanger les couleurs
lot-reason-line = une ligne de trois piles
lot-reason-board-full = le plateau est plein
lot-reason-no-pieces = plus de pièce en réserve
lot-cell-taken = Cette case est occupée. Posez votre pièce sur une case vide.
lot-no-swap = On n’échange les couleurs que juste après la toute première pièce, si la table joue la règle du gâteau. Posez une pièce.
lot-line-missing = Il n’y a pas ici de ligne de trois de vos pièces. Posez simplement votre pièce.
lot-line-must-stack = Vous formez une ligne de trois : choisissez la pièce qui reste et devient une pile.
lot-web-turn = posez une pièce
lot-web-help = Touchez une case vide pour y poser une pièce. Une ligne de trois pièces ? Choisissez celle qui reste : elle devient une pile. Trois piles alignées gagnent.
lot-web-board = Plateau de LOT
lot-web-hand = Votre réserve
lot-web-reserve =
    { $count ->
        [one] Réserve : { $count } pièce
       *[other] Réserve : { $count } pièces
    }
lot-web-swap = Échanger les couleurs
lot-web-choose-kept = choisissez la pièce à garder
lot-web-choose-line = choisissez la ligne
lot-web-light = clair
lot-web-dark = foncé
lot-web-light-piece = pièce claire
lot-web-dark-piece = pièce foncée
lot-web-light-stack = pile claire
lot-web-dark-stack = pile foncée
lot-web-empty = { $cell }, vide
lot-web-cell = { $cell }, { $what }
lot-web-rank = Rangée { $rank } : { $cells }
lot-web-rank-empty = vide
lot-web-seat =
    { $stacks ->
        [0] { $colour }, 0 pile
        [one] { $colour }, { $stacks } pile
       *[other] { $colour }, { $stacks } piles
    }
lot-web-said-swap =
    { $who ->
        [0] échanger les couleurs
       *[other] { $who } échange les couleurs et prend les claires
    }.
lot-web-said-place =
    { $who ->
        [0] poser une pièce en { $cell }
       *[other] { $who } pose une pièce en { $cell }
    }.
lot-web-said-stack =
    { $who ->
        [0] poser une pièce en { $cell }, former une pile en { $kept }
       *[other] { $who } pose une pièce en { $cell } et forme une pile en { $kept }
    }.
lot-board-light = clair
lot-board-dark = foncé
lot-board-piece = pièce
lot-board-stack = pile
lot-board-last = dernier coup
lot-board-reserve = { $count } en réserve
lot-board-stacks =
    { $count ->
        [0] pas de pile
        [one] { $count } pile
       *[other] { $count } piles
    }
lot-lesson-line = Vous jouez les pièces claires. Posez-en une troisième au bout de vos deux pièces, puis touchez celle qui reste.
lot-lesson-line-done = Trois pièces alignées en font une pile : une reste, les deux autres reviennent dans votre réserve. Une pile ne bouge plus.
lot-lesson-choice = Vous avez une pile à gauche. Complétez la colonne au milieu, et gardez la pièce voisine de cette pile.
lot-lesson-choice-done = Deux piles côte à côte ! Le choix de la pièce qui reste décide souvent de la partie.
lot-lesson-threat = Attention : l’adversaire a deux piles côte à côte. Trouvez la case où il ferait la troisième, et occupez-la.
lot-lesson-threat-done = Bien vu. Une case occupée le reste : la menace est parée.
lot-lesson-win = Vous avez deux piles côte à côte. Faites une ligne de trois, et gardez la pièce qui les prolonge.
lot-lesson-win-done = Trois piles alignées : c’est gagné !
