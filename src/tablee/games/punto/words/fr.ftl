punto-title = Punto
punto-tagline = Alignez votre couleur, à côté des autres cartes ou par-dessus, dans un carré que personne n’a tracé.
punto-option-seats = Nombre de joueurs
punto-option-teams = Par équipes de deux (à quatre ; à six et à huit, toujours)
punto-option-expert = Variante des experts : chacun tient deux cartes et choisit celle qu’il pose
punto-option-rounds-to-win = Manches à gagner
punto-reason-row = une rangée complète
punto-reason-runs = plus de place, et les meilleures séries
punto-reason-rounds = vingt manches sans vainqueur
punto-not-your-card = { $value } : cette carte n’est pas à vous de poser maintenant.
punto-first-card = { $value } : la première carte d’une manche se pose au milieu, en 0,0.
punto-not-higher = { $value } : on ne couvre qu’une carte de valeur strictement plus petite.
punto-not-touching = { $value } : la carte doit en toucher une autre, par un côté ou par un coin.
punto-too-wide = { $value } : toutes les cartes doivent tenir dans un carré de 6 sur 6.
punto-board-round = Manche { $round }
punto-board-aim = { $needed } à la suite · { $target ->
    [one] une manche suffit
   *[other] { $target } manches à gagner
 }
punto-board-pile = pile { $count }
punto-board-out = Hors jeu
punto-board-neutral = Neutre
punto-board-legend = · libre, ² hauteur, ›‹ dernier coup
punto-web-turn = posez votre carte
punto-web-help = Posez la carte retournée à côté d’une autre, par un côté ou par un coin, ou sur une carte plus petite. Toutes les cartes tiennent dans un carré de six sur six. Le premier qui aligne assez de cartes de sa couleur gagne la manche.
punto-web-board = Table de Punto
punto-web-hand = Vos cartes
punto-web-choose-card = choisissez une carte
punto-web-round-over = Manche { $round } terminée
punto-web-next-round = Manche suivante
punto-web-card =
    { $value } { $colour ->
        [r] rouge
        [b] bleu
        [g] vert
       *[y] jaune
    }
punto-web-place-empty = { $place }, vide
punto-web-place-free = { $place }, libre
punto-web-place-card = { $place }, { $card }
punto-web-place-pile = { $place }, { $card }, { $height } cartes
punto-web-nothing = Aucune carte n’est posée.
punto-web-said-place = { $who } : { $card } en { $place }.
punto-web-said-cover = { $who } : { $card } en { $place }, sur le { $under }.
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
