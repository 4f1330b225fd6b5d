# Was ein Platz ablehnt.

seat-taken = Dieser Platz ist besetzt.
seat-unknown = Platz { $value } gibt es an diesem Tisch nicht.
seat-none = Sie haben keinen Platz an diesem Tisch.
seat-not-yours = Platz { $value } ist nicht Ihrer.
seat-host-only = Das kann nur, wer den Tisch eröffnet hat.
seat-not-turn = Platz { $value } ist nicht am Zug.
seat-bot-plays = Ein Bot spielt für diesen Platz: übernehmen Sie ihn zuerst wieder.
seat-not-absent = Platz { $value } ist noch nicht lange genug abwesend.
seat-no-person = Auf Platz { $value } sitzt niemand.
seat-no-stand-in = Für Platz { $value } spielt kein Bot.
seat-no-claim = Dieser Link öffnet keinen Platz an diesem Tisch.
