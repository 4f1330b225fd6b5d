# Was ein Platz ablehnt.

seat-taken = Dieser Platz ist besetzt. Wählen Sie einen anderen.
seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
seat-none = Sie haben keinen Platz an diesem Tisch.
seat-not-yours = Das ist nicht Ihr Platz.
seat-host-only = Das kann nur, wer den Tisch eröffnet hat.
seat-not-turn =
    { $mover ->
        [bot] Der Roboter denkt nach, bitte warten Sie.
        [named] { $name } ist am Zug, bitte warten Sie.
       *[other] Spieler { $turn } ist am Zug, bitte warten Sie.
    }
seat-bot-plays = Ein Roboter spielt für Sie. Nehmen Sie zuerst Ihren Platz wieder ein.
seat-not-absent = Dieser Spieler ist eben erst gegangen. Warten Sie noch ein wenig.
seat-no-person = Hier sitzt niemand.
seat-no-stand-in = Für diesen Spieler spielt kein Roboter.
seat-no-claim = Dieser Link öffnet keinen Platz an diesem Tisch. Bitten Sie den Gastgeber um einen neuen.
seat-stays = Dieser Platz lässt sich nicht freigeben: Jemand sitzt dort, oder er ist schon frei.
