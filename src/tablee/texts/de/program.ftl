# Programme zu Gast: spielbereit, herausgefordert, abwesend.

program-unknown = Dieses Haus kennt dieses Programm nicht. Sein Gastgeber gibt die Schlüssel.
program-too-many = In diesem Haus sind schon { $value } Programme. Laden Sie erst eines aus.
program-name-taken = Ein anderes Programm heißt schon „{ $value }“. Wählen Sie einen anderen Namen.
program-away = Dieses Programm ist gerade nicht da.
program-game = Dieses Programm spielt dieses Spiel nicht.
program-busy = Dieses Programm spielt schon viele Partien. Versuchen Sie es später.
program-not-asked = Tisch { $value } wartet nicht auf dieses Programm, oder nicht mehr.

program-web-title = Spielbereite Programme
program-web-ready = Programm, spielbereit: { $games }
program-web-play = { $game } spielen
program-web-kind = Programm
program-web-awaited = Programm, noch keine Antwort
program-web-declined = Programm, spielt jetzt nicht
program-web-awaited-line = { $who } hat noch nicht geantwortet.
program-web-declined-line = { $who } spielt jetzt nicht. Geben Sie den Platz jemand anderem.
