lotus-title = Lotus
lotus-tagline = Plus la pile est haute, plus son pion va loin : amenez tous les vôtres à l’arrivée.
lotus-option-seats = Nombre de joueurs
lotus-option-expert = Variante des experts : sans pion libre on passe son tour ; à deux, le premier joueur commence par deux coups
lotus-option-springboard = Case tremplin : le pion doit repartir, ou peut y rester
lotus-option-double-opening = Premier tour à deux pions (à deux joueurs)
lotus-option-double-pieces = Ces deux coups : avec n’importe quels pions, ou avec deux pions différents
web-option-lotus-springboard = Case tremplin
web-option-lotus-must = Le pion repart
web-option-lotus-may = Au choix du joueur
web-option-lotus-double_opening = Deux coups au premier tour (à deux)
web-option-lotus-expert = Chez les experts
web-option-lotus-always = Toujours
web-option-lotus-never = Jamais
web-option-lotus-double_pieces = Les deux coups du premier tour
web-option-lotus-any = Même pion permis
web-option-lotus-two = Deux pions différents
lotus-option-track = Plan de jeu
lotus-reason-home = tous les pions sont arrivés
lotus-no-piece = Il n’y a pas de pion sur cette case. Choisissez une pile où votre pion est en haut.
lotus-covered = Votre pion est sous un autre. Choisissez un pion libre : seul, ou en haut d’une pile.
lotus-not-yours = Ce pion n’est pas à vous. Vous avez un pion libre : avancez-le.
lotus-backwards = On ne recule jamais. Avancez le pion vers l’arrivée.
lotus-other-entry = Cette case est sur l’autre entrée. Le pion reste sur la sienne.
lotus-wrong-distance = Le pion avance d’autant de cases que sa pile compte de pions. Touchez la case éclairée.
lotus-springboard = On ne reste pas sur la fleur : le pion avance encore du même nombre de cases.
lotus-no-pass = Vous avez un pion libre : avancez-le. On ne passe que sans pion libre.
lotus-must-pass = Vous n’avez aucun pion libre : entre experts, passez votre tour.
lotus-same-piece = Le deuxième coup du premier tour se joue avec un autre pion : prenez-le au départ, ou passez.
lotus-problem-letter = la lettre « s » désigne déjà les piles de départ.
lotus-problem-fields = le plan de jeu compterait plus de { $most } cases.
lotus-problem-pieces = la table compterait plus de { $most } pions.
lotus-problem-springboard = aucun pion ne reste sur le tremplin.
lotus-problem-empty = les cases vides ne figurent pas dans la liste.
lotus-board-start = départ
lotus-board-home = arrivée
lotus-board-legend = ❶ dessus de la pile · ×3 hauteur · ✿ tremplin · ›7‹ dernier coup
lotus-web-turn = avancez un pion
lotus-web-help = Touchez une pile où votre pion est en haut, puis la case qui s’éclaire. Le pion avance d’autant de cases que sa pile est haute. La fleur rouge le fait avancer une seconde fois.
lotus-web-choose-place = touchez la case éclairée
lotus-web-must-pass = aucun pion libre, passez votre tour
lotus-web-board = Étang de Lotus
lotus-web-hand = Pile choisie
lotus-web-pass = Passer
lotus-web-pile-from-top = De haut en bas :
lotus-web-home = Arrivée
lotus-web-home-short = arrivée
lotus-web-flower = case tremplin, fleur rouge
lotus-web-field-empty = case { $field }, libre
lotus-web-field =
    { $count ->
        [one] case { $field }, un pion de { $who }
       *[other] case { $field }, pile de { $count } ; en haut { $who }, dessous { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Départ de { $who }, { $count } pion
       *[other] Départ de { $who }, pile de { $count }
    }
lotus-web-seat =
    { $home ->
        [one] { $home } arrivé
       *[other] { $home } arrivés
    }
lotus-web-said-shore = Pions de { $who } : au départ { $piles } ; à l’arrivée { $home }
lotus-web-said-pass =
    { $who ->
        [0] passer
       *[other] { $who } passe
    }.
lotus-web-said-home =
    { $who ->
        [0] amener un pion à l’arrivée
       *[other] { $who } amène un pion à l’arrivée
    }.
lotus-web-said-move =
    { $who ->
        [0] avancer un pion de la case { $from } à la case { $to }
       *[other] { $who } avance un pion de la case { $from } à la case { $to }
    }.
lotus-web-entry = { $field } { $entry ->
    [l] à gauche
    [r] à droite
   *[other] ({ $entry })
}
lotus-web-blocked = aucun pion libre : avancez celui d’un autre, ou passez
lotus-web-said-start =
    { $who ->
        [0] avancer un pion du départ à la case { $to }
       *[other] { $who } avance un pion du départ à la case { $to }
    }.
lotus-lesson-height = Un pion avance d’autant de cases que sa pile est haute. Touchez votre pile de trois au départ, puis une case qui s’éclaire.
lotus-lesson-height-done = Trois pions dans la pile : trois cases. La pile n’en compte plus que deux, le prochain avancera de deux.
lotus-lesson-cover = Seul le pion du dessus peut avancer. Avancez celui de votre pile de deux.
lotus-lesson-cover-done = Votre pion couvre celui de l’adversaire : il est bloqué tant que vous restez dessus.
lotus-lesson-flower = La fleur rouge est la case tremplin. Avancez le pion du dessus de la pile de trois : il tombe juste dessus.
lotus-lesson-flower-done = Le tremplin l’a fait avancer encore une fois, d’autant de cases.
lotus-lesson-home = Faites arriver votre pion le plus avancé. Il n’a pas besoin de tomber juste.
lotus-lesson-home-done = Arrivé ! Le premier qui y amène tous ses pions gagne.
lotus-lesson-blocked = Tous vos pions sont couverts : aucun pion libre. Avancez donc un pion de l’adversaire, pour vous dégager.
lotus-lesson-blocked-done = Sans pion libre, on avance un pion adverse, ou on passe son tour. Vous savez l’essentiel !
