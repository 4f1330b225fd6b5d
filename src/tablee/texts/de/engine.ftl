engine-json = Diese Zeile ist kein lesbares JSON-Objekt.
engine-command = Es gibt keinen Befehl „{ $value }“. Die Befehle: { $known }.
engine-field = Feld „{ $field }“: { $problem }
engine-no-game = Es gibt noch keine Partie: Beginnen Sie mit new oder load.
engine-internal = Ein Fehler bei uns ({ $value }); die Stellung ist unverändert.
engine-no-move = Es gibt keinen Zug, der zurückgenommen werden kann.
engine-stopped = Der Computer hat auf Wunsch aufgehört nachzudenken.
