# Das Gedächtnis des Hauses: die Rangliste, beendete Partien, meine Partien.

ladder-none = Dieses Haus hat keine Rangliste.
ladder-unknown = Die Rangliste kennt dieses Gerät nicht. Tragen Sie sich mit einem Namen ein.
ladder-name-taken = „{ $value }“ steht schon auf der Rangliste. Wählen Sie einen anderen Namen.
ladder-no-hint = Diese Partie zählt für die Rangliste: Es gibt keine Tipps.
ladder-web-title = Die Rangliste
ladder-web-switch = Meine Partien zählen für die Rangliste
ladder-web-look = Rangliste ansehen
ladder-web-mine = Meine Partien
ladder-web-finished = Beendete Partien
ladder-web-note = Alle beginnen bei 0 Punkten, und jede Partie zählt, gegen Roboter oder andere auf der Rangliste. Eine Partie, in der ein Zug zurückgenommen wurde, ändert nichts; wer einen Roboter für sich spielen lässt, gibt auf.
ladder-web-enter = In die Rangliste
ladder-web-enter-note = Ihr Name und Ihre Punkte sind in diesem Haus zu sehen. Ein Schlüssel bleibt auf diesem Gerät: Er sagt, dass Sie es sind. Sie können jederzeit alles löschen.
ladder-web-enter-go = Eintragen
ladder-web-no-game = Spielen Sie gegen einen Roboter oder jemanden von der Rangliste: Die Partie zählt.
ladder-web-place = { $game }: { $points } Punkte, Rang { $place }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
ladder-web-rename = Namen ändern
ladder-web-device = Auf einem anderen Gerät
ladder-web-device-note = Öffnen Sie diesen Link auf Ihrem anderen Gerät, oder scannen Sie dort diesen Code. Behalten Sie ihn für sich: Wer ihn hat, spielt unter Ihrem Namen.
ladder-web-erase = Alles löschen
ladder-web-erase-ask = Die Rangliste verlassen und alles löschen?
ladder-web-erase-note = Ihr Name, Ihre Punkte und Ihre hier aufbewahrten Partien verschwinden, und Ihr Name wird aus den Partien der Rangliste gelöscht. Das lässt sich nicht zurücknehmen.
ladder-web-erase-no = Bleiben
ladder-web-erase-yes = Alles löschen
ladder-web-arrive = Hier unter Ihrem Namen spielen
ladder-web-arrive-note = Dieses Gerät spielt dann als { $name }.
ladder-web-arrive-instead = Bisher spielte es als { $name }: Dieser Schlüssel wird ersetzt.
ladder-web-arrive-yes = Ja, das bin ich
ladder-web-arrive-no = Nein
ladder-web-empty = Noch steht bei diesem Spiel niemand auf der Rangliste. Hier stehen die Roboter.
ladder-web-rank = Rang
ladder-web-name = Name
ladder-web-points = Punkte
ladder-web-games = Partien
ladder-web-more = Mehr zeigen
ladder-web-bot = Roboter, Stufe { $level }
ladder-web-finished-note = Beendete Partien von Tischen, die offen waren oder denen man zuschauen konnte. Private Tische stehen nie hier.
ladder-web-search = Ein Name
ladder-web-search-go = Suchen
ladder-web-none-found = Hier ist keine Partie.
ladder-web-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
ladder-web-you = Sie
ladder-web-score = { $who }: { $score }
ladder-web-winner = { $who } (gewonnen)
ladder-web-mine-note = Was dieses Gerät aufbewahrt hat. „Auf diesem Gerät“ auf der ersten Seite speichert oder löscht es.
ladder-web-mine-kept = Was dieses Gerät aufbewahrt hat, und was das Haus für Sie aufbewahrt. „Alles löschen“ in der Rangliste löscht den Teil des Hauses.
ladder-web-mine-empty = Noch keine beendete Partie.
ladder-web-played = Partien
ladder-web-won = Gewonnen
ladder-web-best = Bestes Ergebnis
ladder-web-solo = Rekord allein
ladder-web-streak = Siege in Folge
ladder-web-longest = Längste Siegesserie
