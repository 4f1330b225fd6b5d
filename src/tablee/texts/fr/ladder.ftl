# La mémoire de la maison : le classement, les parties finies, mes parties.

ladder-none = Cette maison n’a pas de classement.
ladder-unknown = Ce classement ne connaît pas cet appareil. Inscrivez-vous avec un nom.
ladder-name-taken = « { $value } » est déjà au classement. Choisissez un autre nom.
ladder-no-hint = Cette partie compte au classement : il n’y a pas de conseil.
ladder-web-title = Le classement
ladder-web-switch = Mes parties comptent au classement
ladder-web-look = Voir le classement
ladder-web-mine = Mes parties
ladder-web-finished = Parties finies
ladder-web-note = On part de 0 point et chaque partie compte, contre des robots ou d’autres joueurs du classement. Une partie où un coup a été repris ne change rien ; laisser un robot jouer à sa place, c’est abandonner.
ladder-web-enter = Entrer au classement
ladder-web-enter-note = Votre nom et vos points se voient dans cette maison. Une clé reste sur cet appareil : elle dit que c’est vous. Vous pouvez tout effacer à tout moment.
ladder-web-enter-go = M’inscrire
ladder-web-no-game = Jouez contre un robot ou contre quelqu’un du classement : la partie comptera.
ladder-web-place = { $game } : { $points } points, rang { $place }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
ladder-web-rename = Changer de nom
ladder-web-device = Sur un autre appareil
ladder-web-device-note = Ouvrez ce lien, ou scannez ce code, sur votre autre appareil. Gardez-le pour vous : qui l’a joue sous votre nom.
ladder-web-erase = Tout effacer
ladder-web-erase-ask = Quitter le classement et tout effacer ?
ladder-web-erase-note = Votre nom, vos points et vos parties gardées ici disparaissent, et votre nom s’efface des parties du classement. On ne peut pas revenir en arrière.
ladder-web-erase-no = Rester
ladder-web-erase-yes = Tout effacer
ladder-web-arrive = Jouer ici sous votre nom
ladder-web-arrive-note = Cet appareil jouera sous le nom de { $name }.
ladder-web-arrive-instead = Il jouait jusqu’ici sous le nom de { $name } : sa clé sera remplacée.
ladder-web-arrive-yes = Oui, c’est moi
ladder-web-arrive-no = Non
ladder-web-empty = Personne n’est encore classé à ce jeu. Voici où sont les robots.
ladder-web-rank = Rang
ladder-web-name = Nom
ladder-web-points = Points
ladder-web-games = Parties
ladder-web-more = En voir plus
ladder-web-bot = Robot, niveau { $level }
ladder-web-finished-note = Les parties finies des tables ouvertes ou à regarder. Les tables privées n’y sont jamais.
ladder-web-search = Un nom
ladder-web-search-go = Chercher
ladder-web-none-found = Aucune partie ici.
ladder-web-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
ladder-web-you = Vous
ladder-web-score = { $who } : { $score }
ladder-web-winner = { $who } (gagne)
ladder-web-mine-note = Ce que cet appareil a gardé. « Sur cet appareil », à l’accueil, permet de l’enregistrer ou de l’effacer.
ladder-web-mine-kept = Ce que cet appareil a gardé, et ce que la maison garde pour vous. « Tout effacer », au classement, efface la part de la maison.
ladder-web-mine-empty = Aucune partie finie pour l’instant.
ladder-web-played = Parties
ladder-web-won = Gagnées
ladder-web-best = Meilleur score
ladder-web-solo = Record en solitaire
ladder-web-streak = Victoires de suite
ladder-web-longest = Plus longue série de victoires
