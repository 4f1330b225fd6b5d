connect_four-title = Puissance 4
connect_four-tagline = Lâchez vos jetons : quatre alignés gagnent.
connect_four-option-columns = Colonnes de la grille
connect_four-reason-line = quatre alignés
connect_four-reason-grid-full = la grille est pleine
connect_four-column-full = La colonne { $value } est pleine.
connect_four-board-seat-1 = ● joueur 1
connect_four-board-seat-2 = ○ joueur 2
connect_four-web-turn = lâchez un jeton
connect_four-web-help = Touchez une colonne pour y lâcher un jeton. Quatre des vôtres alignés gagnent.
connect_four-web-board = La grille
connect_four-web-column =
    { $count ->
        [one] Colonne { $column }, { $count } jeton
       *[other] Colonne { $column }, { $count } jetons
    }
connect_four-web-said =
    { $who ->
        [0] lâcher un jeton dans la colonne { $column }
       *[other] { $who } lâche un jeton dans la colonne { $column }
    }.
