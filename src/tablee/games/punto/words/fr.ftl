punto-title = Punto
punto-tagline = Alignez votre couleur, à côté des autres cartes ou par-dessus, dans un carré que personne n’a tracé.
punto-option-seats = Nombre de joueurs
punto-option-teams = Par équipes de deux (à quatre ; à six et à huit, toujours)
punto-option-expert = Variante des experts : chacun tient deux cartes et choisit celle qu’il pose
punto-option-rounds-to-win = Manches à gagner
punto-reason-row = une série complète
punto-reason-runs = plus rien à poser, et le plus de séries
punto-option-next-starter = La manche suivante est commencée par le voisin de gauche de qui a terminé la manche, ou de qui l’a gagnée
web-option-punto-next_starter = Commence la manche suivante
web-option-punto-after_last = Le voisin de qui a terminé
web-option-punto-after_winner = Le voisin de qui a gagné
punto-reason-rounds = vingt manches sans vainqueur
punto-not-your-card = Vous n’avez pas cette carte maintenant. Posez celle que vous voyez devant vous.
punto-first-card = La première carte de la manche se pose au milieu de la table.
punto-not-higher = Par-dessus, il faut plus de points que la carte couverte. Posez ailleurs.
punto-not-touching = La carte doit en toucher une autre, par un côté ou par un angle. Posez à côté ou par-dessus.
punto-too-wide = Toutes les cartes doivent tenir dans un carré de 6 × 6. Posez plus près des autres.
punto-board-round = Manche { $round }
punto-board-aim = Série de { $needed } cartes
punto-board-target = { $target ->
    [one] une manche à gagner
   *[other] { $target } manches à gagner
 }
punto-board-pile = pile { $count }
punto-board-out = Hors jeu
punto-board-neutral = Neutre
punto-board-legend = · libre, ² hauteur, ›‹ dernier coup
punto-web-turn = posez votre carte
punto-web-help = Posez votre carte à côté d’une autre, par un côté ou par un angle, ou par-dessus une carte qui a moins de points. Toutes les cartes tiennent dans un carré de 6 × 6. Le premier qui fait une série de 4 cartes de sa couleur (5 à deux joueurs) gagne la manche.
punto-web-board = Table de Punto
punto-web-hand = Vos cartes
punto-web-choose-card = choisissez une carte
punto-web-round-row =
    { $count ->
        [one] Manche { $round } : { $who } gagne.
       *[other] Manche { $round } : { $who } gagnent.
    }
punto-web-round-runs =
    { $count ->
        [one] Manche { $round } : plus rien à poser, { $who } gagne avec le plus de séries.
       *[other] Manche { $round } : plus rien à poser, { $who } gagnent avec le plus de séries.
    }
punto-web-go-on = passez à la manche suivante
punto-web-next-round = Manche suivante
punto-web-card =
    { $value } { $colour ->
        [r] rouge
        [b] bleu
        [g] vert
       *[y] jaune
    }
punto-web-place-empty = rangée { $row }, colonne { $column }, vide
punto-web-place-free = rangée { $row }, colonne { $column }, libre
punto-web-place-card = rangée { $row }, colonne { $column }, { $card }
punto-web-place-pile = rangée { $row }, colonne { $column }, { $card }, { $height } cartes
punto-web-nothing = Aucune carte n’est posée.
punto-web-said-place =
    { $who ->
        [0] poser le { $card }
       *[other] { $who } pose le { $card }
    }.
punto-web-said-cover =
    { $who ->
        [0] poser le { $card } sur le { $under }
       *[other] { $who } pose le { $card } sur le { $under }
    }.
punto-web-round-drawn = Manche { $round } : plus rien à poser, personne ne gagne.
punto-web-said-row =
    { $who ->
        [0] poser le { $card } et compléter la série
       *[other] { $who } pose le { $card }, complète sa série et gagne la manche
    }.
punto-web-won = { $won }/{ $needed }
punto-web-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
punto-lesson-beside = Voici votre carte. Posez-la à côté d’une autre : un côté ou un angle doit toucher.
punto-lesson-beside-done = Toutes les cartes doivent tenir dans un carré de 6 sur 6, que personne n’a tracé.
punto-lesson-cover = Une carte plus forte se pose aussi par-dessus. Couvrez le 5 vert avec votre 8 rouge.
punto-lesson-cover-done = On couvre toujours une carte de points strictement plus petits, quelle que soit sa couleur.
punto-lesson-break = Attention : il ne manque qu’une carte à la série verte. Couvrez une carte verte pour la casser.
punto-lesson-break-done = La série est cassée. Couvrir, c’est aussi se défendre.
punto-lesson-row = À deux joueurs, il faut 5 cartes d’une couleur en rangée, colonne ou diagonale. Complétez la série rouge.
punto-lesson-row-done = Cinq rouges d’affilée : la manche est gagnée !
