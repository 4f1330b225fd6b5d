lotus-title = Lotus
lotus-tagline = Plus la pile est haute, plus son pion va loin : amenez tous les vôtres à l’arrivée.
lotus-option-seats = Nombre de joueurs
lotus-option-expert = Variante des experts : sans pion libre on passe son tour ; à deux, le premier joueur commence par deux coups
lotus-option-track = Plan de jeu
lotus-reason-home = tous les pions sont arrivés
lotus-no-piece = { $value } : il n’y a pas de pion à cet endroit.
lotus-covered = { $value } : votre pion est couvert ; seul le pion du haut d’une pile peut avancer.
lotus-not-yours = { $value } : ce pion n’est pas à vous, et vous avez encore un pion libre.
lotus-backwards = { $value } : on n’avance que vers l’arrivée, jamais en arrière.
lotus-other-entry = { $value } : ces cases appartiennent à une autre entrée.
lotus-wrong-distance = { $value } : un pion avance d’autant de cases que la pile qu’il quitte compte de pions.
lotus-springboard = { $value } : personne ne reste sur le tremplin ; le pion avance encore une fois d’autant de cases.
lotus-no-pass = Vous avez un pion libre : il faut jouer.
lotus-must-pass = { $value } : chez les experts, qui n’a pas de pion libre passe son tour.
lotus-problem-letter = la lettre « s » désigne déjà les piles de départ.
lotus-problem-fields = le plan de jeu compterait plus de { $most } cases.
lotus-problem-pieces = la table compterait plus de { $most } pions.
lotus-problem-springboard = aucun pion ne reste sur le tremplin.
lotus-problem-empty = les cases vides ne figurent pas dans la liste.
lotus-board-start = départ
lotus-board-home = arrivée
lotus-board-legend = ❶ dessus de la pile · ×3 hauteur · ✿ tremplin · ›7‹ dernier coup
lotus-web-turn = avancez un pion
lotus-web-help = Touchez une pile dont le pion du haut est à vous : la pierre d’arrivée s’éclaire, touchez-la. Le pion avance d’autant de cases que sa pile est haute. La fleur fait avancer une seconde fois.
lotus-web-choose-place = touchez la pierre d’arrivée
lotus-web-must-pass = pas de pion libre, passez votre tour
lotus-web-board = Étang de Lotus
lotus-web-hand = Pile choisie
lotus-web-pass = Passer
lotus-web-pile-from-top = De haut en bas :
lotus-web-home = Arrivée
lotus-web-home-short = arrivée
lotus-web-flower = { $field }, tremplin
lotus-web-field-empty = { $field }, libre
lotus-web-field =
    { $count ->
        [one] { $field }, un pion de { $who }
       *[other] { $field }, pile de { $count } ; dessus { $who }, dessous { $below }
    }
lotus-web-start-pile =
    { $count ->
        [one] Départ de { $who }, { $count } pion
       *[other] Départ de { $who }, pile de { $count }
    }
lotus-web-seat =
    { $home ->
        [0] aucun arrivé
        [one] { $home } arrivé
       *[other] { $home } arrivés
    }
lotus-web-said-shore = { $who } : au départ { $piles } ; arrivés { $home }
lotus-web-said-pass = { $who } : passe.
lotus-web-said-home = { $who } : un pion arrive, de { $from }.
lotus-web-said-move = { $who } : de { $from } à { $to }.
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
