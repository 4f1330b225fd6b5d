# Ce qu’une table refuse.

table-moved-on = La partie a avancé entre-temps : voici où elle en est.
table-seats = Ce jeu se joue ici à { $expected }, pas à { $value }.
table-key-used = Cette demande a déjà servi à autre chose.
table-undo-asked = Quelqu’un demande déjà à reprendre un coup.
table-undo-none = Vous n’avez pas encore joué de coup à reprendre.
table-undo-not-asked = Personne ne vous demande de reprendre un coup.
table-undo-over = La partie est finie : ce coup ne peut plus être repris.
table-undo-drawn = Depuis ce coup, quelque chose a été tiré ou révélé : il ne peut plus être repris.
table-message = Ce message n’existe pas. Les messages : { $known }.
table-not-over = La partie n’est pas finie.
table-rematched = La revanche a déjà commencé.
table-unknown = Il n’y a pas de table « { $value } ».
table-no-set = Cette table ne se joue pas avec ce matériel.
table-busy = La table est très demandée : réessayez.
table-starter = Personne n’est assis à cette place : choisissez un des joueurs.
table-untimed = Ce jeu ne se joue pas avec une pendule.
table-no-holidays = Vous ne pouvez pas prendre ces congés : la table n’en a pas prévu autant, ou vous y êtes déjà.
table-finished = La partie est finie.
table-no-code = Aucune table ne répond à ce code. Vérifiez les quatre lettres, ou demandez-en un nouveau.
table-away = Cette partie se joue ailleurs pour l’instant.
table-not-away = La partie a continué sans celle que vous rapportez : elle ne peut plus revenir ici.
table-stays = Cette table reste où elle est : d’autres y jouent, ou y sont attendus.
table-over = La partie est finie : il n’y a plus rien à emporter.
table-carried = Ce qui arrive d’ailleurs n’est pas une partie telle qu’elle se joue ici.
table-deal-known = Cette partie a été distribuée sur un appareil dont le propriétaire peut connaître le tirage : elle ne s’ouvre pas à tout le monde. Invitez par le lien.
