# Le hall : places libres, parties à regarder, jouer avec quelqu’un, le code d’une table.

hall-web-title = Autour des tables
hall-web-empty = Personne n’attend de joueur pour l’instant.
hall-web-private = Vos tables restent privées tant que vous ne les ouvrez pas.
hall-web-open = Places libres
hall-web-watch = À regarder
hall-web-seats = { $free ->
    [one] { $game } : 1 place libre à une table de { $seats }
   *[other] { $game } : { $free } places libres à une table de { $seats }
}
hall-web-bot-seat = { $game } : un robot tient la place en attendant quelqu’un
hall-web-waiting = { $names } { $count ->
    [one] attend
   *[other] attendent
}
hall-web-nobody = Personne n’y est en ce moment
hall-web-playing = { $names } { $count ->
    [one] joue
   *[other] jouent
}
hall-web-somebody = Quelqu’un
hall-web-sit = S’asseoir
hall-web-look = Regarder
hall-web-more = { $count ->
    [one] Encore 1 table
   *[other] Encore { $count } tables
}
hall-web-game = Quel jeu
hall-web-all = Tous
hall-web-quick = Jouer avec quelqu’un
hall-web-quick-note = Vous jouez avec la prochaine personne qui choisit le même jeu. En attendant, on peut vous trouver ici.
hall-web-quick-go = Chercher quelqu’un
hall-web-wait = Si personne ne vient
hall-web-wait-seconds = un robot au bout de { $seconds } s
hall-web-wait-minutes = { $minutes ->
    [one] un robot au bout d’une minute
   *[other] un robot au bout de { $minutes } minutes
}
hall-web-wait-never = attendre
hall-web-filling = Un robot prend la place libre dans { $seconds } s, jusqu’à ce que quelqu’un vienne.
hall-web-code = Vous avez un code ?
hall-web-code-label = Code de la table, quatre lettres
hall-web-code-go = Y aller
hall-web-code-shown = Code de la table
hall-web-doors = Qui peut venir
hall-web-doors-private = Table privée : seules les personnes qui ont le lien ou le code la trouvent.
hall-web-doors-open = Ouvrir aux passants : les places libres se voient à l’accueil
hall-web-doors-watch = Laisser regarder : la partie se voit à l’accueil
hall-web-doors-listed = Cette table se voit à l’accueil, avec les noms des joueurs ; finie, la partie reste parmi les parties finies.
hall-web-bot-holds = Un robot joue, place libre
hall-web-waiting-tables = { $count ->
    [one] 1 table attend quelqu’un
   *[other] { $count } tables attendent quelqu’un
}
