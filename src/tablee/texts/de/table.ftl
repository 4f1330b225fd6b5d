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
table-no-holidays = Sie können diese Tage nicht freinehmen: So viele hat der Tisch nicht, oder Sie haben schon frei.
table-finished = Die Partie ist zu Ende.
table-no-code = Zu diesem Code gibt es keinen Tisch. Prüfen Sie die vier Buchstaben, oder bitten Sie um einen neuen.
table-away = Diese Partie wird gerade anderswo gespielt.
table-not-away = Die Partie ist ohne die weitergegangen, die Sie mitbringen: Diese kann nicht mehr hierher zurück.
table-stays = Dieser Tisch bleibt, wo er ist: Andere spielen hier oder werden erwartet.
table-over = Die Partie ist zu Ende: Es gibt nichts mehr mitzunehmen.
table-carried = Was von anderswo ankommt, ist keine Partie, wie sie hier gespielt werden kann.
table-deal-known = Diese Partie wurde auf einem Gerät gegeben, dessen Besitzer sie kennen kann: Sie lässt sich nicht für alle öffnen. Laden Sie mit dem Link ein.
