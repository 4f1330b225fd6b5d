# Die Halle: freie Plätze, Partien zum Zuschauen, mit jemandem spielen, der Code eines Tisches.

hall-web-title = An den Tischen
hall-web-empty = Zurzeit wartet niemand auf Mitspieler.
hall-web-private = Ihre Tische bleiben privat, solange Sie sie nicht öffnen.
hall-web-open = Freie Plätze
hall-web-watch = Zum Zuschauen
hall-web-seats = { $free ->
    [one] { $game }: 1 Platz frei an einem Tisch für { $seats }
   *[other] { $game }: { $free } Plätze frei an einem Tisch für { $seats }
}
hall-web-bot-seat = { $game }: ein Roboter hält den Platz, bis jemand kommt
hall-web-waiting = { $names } { $count ->
    [one] wartet
   *[other] warten
}
hall-web-nobody = Zurzeit ist niemand da
hall-web-playing = { $names } { $count ->
    [one] spielt
   *[other] spielen
}
hall-web-somebody = Jemand
hall-web-sit = Platz nehmen
hall-web-look = Zuschauen
hall-web-more = { $count ->
    [one] Noch 1 Tisch
   *[other] Noch { $count } Tische
}
hall-web-game = Welches Spiel
hall-web-all = Alle
hall-web-quick = Mit jemandem spielen
hall-web-quick-note = Sie spielen mit dem Nächsten, der dasselbe Spiel wählt. Bis dahin kann man Sie hier finden.
hall-web-quick-go = Jemanden suchen
hall-web-wait = Wenn niemand kommt
hall-web-wait-seconds = nach { $seconds } s ein Roboter
hall-web-wait-minutes = { $minutes ->
    [one] nach einer Minute ein Roboter
   *[other] nach { $minutes } Minuten ein Roboter
}
hall-web-wait-never = warten
hall-web-filling = In { $seconds } s nimmt ein Roboter den freien Platz ein, bis jemand kommt.
hall-web-code = Haben Sie einen Code?
hall-web-code-label = Code des Tisches, vier Buchstaben
hall-web-code-go = Hingehen
hall-web-code-shown = Code des Tisches
hall-web-doors = Wer kommen darf
hall-web-doors-private = Privater Tisch: Nur wer den Link oder den Code hat, findet ihn.
hall-web-doors-open = Für alle öffnen: Freie Plätze stehen auf der Startseite
hall-web-doors-watch = Zuschauen lassen: Die Partie steht auf der Startseite
hall-web-doors-listed = Dieser Tisch steht auf der Startseite, mit den Namen der Spieler; ist die Partie zu Ende, bleibt sie unter den beendeten Partien.
hall-web-bot-holds = Ein Roboter spielt, Platz frei
hall-web-waiting-tables = { $count ->
    [one] 1 Tisch wartet auf jemanden
   *[other] { $count } Tische warten auf jemanden
}
