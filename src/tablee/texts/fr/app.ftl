# L’application : sur l’appareil, sans réseau, en nouvelle version.

app-web-picture-shelf = L’étagère et ses boîtes
app-web-picture-table = Une partie en cours

app-web-device = Sur cet appareil
app-web-keep = Garder sur cet appareil
app-web-keep-size = Garder sur cet appareil ({ $size } Mo)
app-web-keep-note = Tout Tablée tient ici : les jeux, l’ordinateur, vos parties. Vous jouez alors aussi sans réseau.
app-web-keep-going = Tablée arrive sur l’appareil : { $percent } %
app-web-keep-failed = La copie s’est arrêtée. Vérifiez le réseau et recommencez : ce qui est déjà là n’est pas repris.
app-web-keep-insecure = Votre navigateur ne garde une page que si elle vient d’une adresse sûre (https) ou de cette machine. À cette adresse, Tablée se joue avec le réseau.
app-web-keep-unable = Votre navigateur ne sait pas garder une page. Tablée se joue ici avec le réseau.
app-web-kept = Tablée est sur cet appareil et se joue aussi sans réseau.
app-web-kept-size = Place prise : { $size } Mo
app-web-kept-briefly = Le navigateur peut l’effacer s’il manque de place. Installez Tablée pour l’éviter.
app-web-remove = Enlever de cet appareil
app-web-remove-note = Les jeux se chargeront de nouveau par le réseau. Vos parties d’ici restent.

app-web-save = Enregistrer mes données
app-web-save-note = Vos réglages, vos tables et les parties jouées ici, dans un fichier. Il ouvre vos places : gardez-le pour vous.
app-web-erase = Tout effacer ici
app-web-erase-ask = Effacer tout ce que Tablée a gardé ici ?
app-web-erase-note = Vos réglages, vos places et les parties jouées sur cet appareil. Elles ne reviennent pas.
app-web-erase-no = Ne rien effacer
app-web-erase-yes = Tout effacer

app-web-new-version = Une nouvelle version de Tablée est là.
app-web-new-version-take = La prendre
app-web-new-version-later = Plus tard

app-web-offline = Hors ligne
app-web-offline-note = Pas de réseau : vous jouez sur cet appareil.
app-web-offline-wait = Cette table attend le réseau. Rien n’est perdu.
app-web-offline-table = Cette partie se joue au serveur
app-web-offline-table-note = Il n’y a pas de réseau pour l’instant. La table vous attend telle que vous l’avez laissée, et s’ouvre dès qu’il revient.

app-web-travel-along = Emporter cette partie
app-web-travel-along-note = Elle continue sur cet appareil, même sans réseau. Rapportez-la quand vous voulez.
app-web-travel-back = Rapporter la partie au serveur
app-web-travel-back-note = Elle y continue, avec tout ce qui a été joué ici.
app-web-travel-move = Passer au serveur pour inviter
app-web-travel-move-note = La partie y continue telle qu’elle est, et vous recevez un lien pour les autres.
app-web-travel-later = Possible dès que le serveur répond.
app-web-travel-seats = Quelles places sont libres pour vos invités ?
app-web-travel-go = Déplacer la table
app-web-travel-deal-host = Le tirage reste le même et se vérifie à la fin. Vos invités sont prévenus qu’il a été fait sur votre appareil.
app-web-travel-deal = Le tirage de cette partie a été fait sur l’appareil d’un joueur, qui a pu le voir. Il était fixé d’avance et se vérifie à la fin.
app-web-travel-away = Cette partie continue ailleurs.
app-web-travel-going = La table est en chemin. Elle continue dès qu’elle est arrivée.
app-web-travel-at-device = Continuer sur cet appareil
app-web-travel-at-server = Continuer au serveur
app-web-travel-elsewhere = Cette partie a été emportée sur un appareil. Elle attend ici qu’on la rapporte.
app-web-travel-stay = Continuer plutôt ici
app-web-travel-stay-note = La partie reprend où elle en était au départ. Ce qui a été joué sur l’appareil ne peut alors plus revenir.
