# Die App: auf dem Gerät, ohne Netz, in neuer Version.

app-web-picture-shelf = Das Regal mit seinen Schachteln
app-web-picture-table = Eine laufende Partie

app-web-device = Auf diesem Gerät
app-web-keep = Auf diesem Gerät behalten
app-web-keep-size = Auf diesem Gerät behalten ({ $size } MB)
app-web-keep-note = Ganz Tablée passt hierher: die Spiele, der Computer, Ihre Partien. Dann spielen Sie auch ohne Netz.
app-web-keep-going = Tablée kommt auf das Gerät: { $percent } %
app-web-keep-failed = Das Kopieren wurde unterbrochen. Prüfen Sie das Netz und versuchen Sie es noch einmal: Was schon da ist, wird nicht neu geladen.
app-web-keep-insecure = Ihr Browser behält nur Seiten von einer sicheren Adresse (https) oder von diesem Rechner. An dieser Adresse braucht Tablée das Netz.
app-web-keep-unable = Ihr Browser kann keine Seite behalten. Hier braucht Tablée das Netz.
app-web-kept = Tablée ist auf diesem Gerät und spielt sich auch ohne Netz.
app-web-kept-size = Belegter Platz: { $size } MB
app-web-kept-briefly = Wird der Platz knapp, kann der Browser es löschen. Installieren Sie Tablée, um das zu vermeiden.
app-web-remove = Von diesem Gerät entfernen
app-web-remove-note = Die Spiele werden dann wieder über das Netz geladen. Ihre Partien von hier bleiben.

app-web-save = Meine Daten speichern
app-web-save-note = Ihre Einstellungen, Ihre Tische und die hier gespielten Partien in einer Datei. Sie öffnet Ihre Plätze: Behalten Sie sie für sich.
app-web-erase = Hier alles löschen
app-web-erase-ask = Alles löschen, was Tablée hier behalten hat?
app-web-erase-note = Ihre Einstellungen, Ihre Plätze und die auf diesem Gerät gespielten Partien. Sie kommen nicht wieder.
app-web-erase-no = Nichts löschen
app-web-erase-yes = Alles löschen

app-web-new-version = Eine neue Version von Tablée ist da.
app-web-new-version-take = Übernehmen
app-web-new-version-later = Später

app-web-offline = Offline
app-web-offline-note = Kein Netz: Sie spielen auf diesem Gerät.
app-web-offline-wait = Dieser Tisch wartet auf das Netz. Nichts geht verloren.
app-web-offline-table = Diese Partie wird am Server gespielt
app-web-offline-table-note = Im Moment gibt es kein Netz. Der Tisch wartet so, wie Sie ihn verlassen haben, und öffnet sich, sobald es wieder da ist.

app-web-travel-along = Diese Partie mitnehmen
app-web-travel-along-note = Sie geht auf diesem Gerät weiter, auch ohne Netz. Bringen Sie sie zurück, wann Sie wollen.
app-web-travel-back = Partie an den Server zurückgeben
app-web-travel-back-note = Sie geht dort weiter, mit allem, was hier gespielt wurde.
app-web-travel-move = Zum Server umziehen und einladen
app-web-travel-move-note = Die Partie geht dort weiter, wie sie steht, und Sie bekommen einen Link für die anderen.
app-web-travel-later = Möglich, sobald der Server erreichbar ist.
app-web-travel-seats = Welche Plätze sind frei für die, die Sie einladen?
app-web-travel-go = Tisch umziehen
app-web-travel-deal-host = Die Verteilung bleibt dieselbe und lässt sich am Ende prüfen. Ihre Gäste erfahren, dass sie auf Ihrem Gerät entstand.
app-web-travel-deal = Die Verteilung dieser Partie entstand auf dem Gerät eines Spielers, der sie sehen konnte. Sie stand vorher fest und lässt sich am Ende prüfen.
app-web-travel-away = Diese Partie geht anderswo weiter.
app-web-travel-going = Der Tisch ist unterwegs. Er geht weiter, sobald er angekommen ist.
app-web-travel-at-device = Auf diesem Gerät weiterspielen
app-web-travel-at-server = Am Server weiterspielen
app-web-travel-elsewhere = Diese Partie wurde auf ein Gerät mitgenommen. Hier wartet sie, bis sie zurückkommt.
app-web-travel-stay = Lieber hier weiterspielen
app-web-travel-stay-note = Die Partie geht weiter, wo sie wegging. Was auf dem Gerät gespielt wurde, kann dann nicht mehr zurück.
