# Was ein Tisch ablehnt.

table-moved-on = Die Partie ist inzwischen weiter: so steht sie jetzt.
table-seats = Dieses Spiel wird hier zu { $expected } gespielt, nicht zu { $value }.
table-key-used = Diese Anfrage wurde schon für etwas anderes benutzt.
table-undo-asked = Jemand bittet schon darum, einen Zug zurückzunehmen.
table-undo-none = Sie haben noch keinen Zug gemacht, den Sie zurücknehmen könnten.
table-undo-not-asked = Niemand bittet Sie, einen Zug zurückzunehmen.
table-undo-over = Die Partie ist zu Ende: dieser Zug lässt sich nicht mehr zurücknehmen.
table-undo-drawn = Seit diesem Zug wurde etwas gezogen oder aufgedeckt: er lässt sich nicht mehr zurücknehmen.
table-message = Diese Nachricht gibt es nicht. Die Nachrichten: { $known }.
table-not-over = Die Partie ist noch nicht zu Ende.
table-rematched = Die Revanche hat schon begonnen.
table-unknown = Den Tisch „{ $value }“ gibt es nicht.
table-no-set = An diesem Tisch wird nicht mit diesem Spielmaterial gespielt.
table-busy = Der Tisch ist sehr gefragt: versuchen Sie es noch einmal.
table-starter = Dort sitzt niemand: Wählen Sie einen der Spieler.
table-untimed = Dieses Spiel wird nicht mit einer Uhr gespielt.
