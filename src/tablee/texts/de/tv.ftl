# Ein großer Bildschirm im Raum, und Telefone daneben.

tv-web-show = Auf einem großen Bildschirm zeigen
tv-web-show-note = Das Brett für alle, ohne die Hände. Jeder spielt mit seinem Telefon: Scannen Sie den Code auf dem Bildschirm.
tv-web-scan = Scannen und mitspielen, oder eintippen:
tv-web-resting = Spielen wir? Der Code des Tisches:
tv-web-full = Alle Plätze sind besetzt. Schauen Sie auf den großen Bildschirm.
tv-web-look-up = Schauen Sie auf den großen Bildschirm.
tv-web-whole-table = Der ganze Tisch
