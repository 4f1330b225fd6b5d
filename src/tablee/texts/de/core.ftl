# Was alle Spiele gemeinsam haben.

game-unknown = Es gibt kein Spiel „{ $value }“. Die Spiele: { $known }.
game-broken = Das Spiel „{ $value }“ aus dem Paket { $distribution } lässt sich nicht laden: { $reason }
game-ambiguous = Das Spiel „{ $value }“ kommt aus mehreren Paketen: { $distribution }. Behalten Sie nur eines davon.
game-shadowed = Das Spiel „{ $value }“ aus dem Paket { $distribution } bleibt unbeachtet: Tablée hat eines mit diesem Namen.
game-no-space = Das Spiel „{ $value }“ hat keine Nummern für seine Züge; hier wären sie nötig.

options-kind = Die Optionen müssen ein Objekt sein.
options-unknown = Es gibt keine Option „{ $value }“. Die Optionen: { $expected }.
options-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $expected }.
options-together = Die Option „{ $option }“ passt nicht zu den anderen; nötig wäre: { $expected }.

seed-size = Ein Startwert hat 32 Bytes (64 Hexadezimalziffern).

move-spelling = „{ $value }“ ist kein Zug dieses Spiels.
move-action = Ein Zug ist eine ganze Zahl, nicht „{ $value }“ ({ $kind }).
move-number = Kein erlaubter Zug hat die Nummer { $value }.
move-game-over = Das Spiel ist zu Ende.

position-field = Keine gültige Stellung, Feld „{ $field }“: { $problem }
record-field = Keine gültige Aufzeichnung, Feld „{ $field }“: { $problem }

components-unknown = Es gibt kein Spielmaterial „{ $value }“ für die Option „{ $option }“.
components-file = Die Datei „{ $file }“ enthält kein lesbares JSON-Objekt.
components-entry = { $file }, „{ $entry }“: { $problem }
components-none = Das Spiel „{ $value }“ hat kein Material, das man ersetzen kann.

problem-missing = es fehlt.
problem-unknown = dieses Feld gibt es nicht.
problem-kind = kein Wert dieser Art ({ $found }).
problem-value = dieser Wert ist nicht möglich.
problem-expected = dieser Wert ist nicht möglich; nötig wäre: { $expected }.
problem-reason = { $reason }
problem-turn = entweder ist jemand am Zug oder es gibt ein Ergebnis, nie beides.
problem-keys = je Platz oder Partei braucht es einen Eintrag, der Reihe nach.
problem-count = es müssten { $expected } sein.
problem-sum = es geht mit dem Rest der Stellung nicht auf.
problem-over = in dieser Stellung wäre das Spiel zu Ende.
problem-large = das ist zu groß: höchstens { $most } Zeichen.
problem-duplicate = diesen Eintrag gibt es schon.
problem-commitment = das ist nicht die Festlegung auf den Startwert.
problem-lot = wer beginnt, wurde nicht mit diesem Startwert ausgelost.
problem-result = das ist nicht das Ergebnis dieser Züge.
problem-unfinished = Nach den heutigen Regeln ist die Partie nach diesen Zügen nicht zu Ende. Sie stammt aus einer älteren Version von Tablée, oder die Datei wurde geändert.
problem-sealed = die Aufzeichnung ist bis zum Ende des Spiels versiegelt.
problem-digest = das ist nicht das Material, mit dem gespielt wurde.
problem-view = das ist keine Sicht eines Platzes in diesem Spiel.

kernel-fault = Eine Berechnung ({ $value }) traf auf Unmögliches und wurde beendet.
