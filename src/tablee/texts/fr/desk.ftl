# Le bureau de l’hôte : qui est où, une annonce, les réglages de la maison, les programmes, le serveur.

desk-host-only = Ceci est réservé à l’hôte de la maison. Son lien vient de « tablee host » ; il expire.

desk-web-title = Bureau de l’hôte
desk-web-closed = Ce lien n’ouvre pas le bureau, ou n’est plus valable. La commande « tablee host » en donne un nouveau.
desk-web-leave = Quitter le bureau sur cet appareil
desk-web-tables = Tables des dernières 24 heures
desk-web-tables-none = Aucune table depuis un jour.
desk-web-moves = { $count ->
    [0] pas encore de coup
    [one] 1 coup
   *[other] { $count } coups
}
desk-web-state-closed = fermée
desk-web-state-away = partie sur un appareil
desk-web-here = { $who } est là
desk-web-not-here = { $who } n’est pas là
desk-web-free = Libérer la place
desk-web-close = Fermer la table
desk-web-reopen = Rouvrir la table
desk-web-hush = Couper les messages
desk-web-unhush = Rétablir les messages
desk-web-delete = Supprimer
desk-web-delete-title = Supprimer cette table de { $game } ?
desk-web-delete-note = La partie disparaît pour tout le monde, sans retour possible.
desk-web-keep = Garder
desk-web-notice = Annonce
desk-web-notice-label = Quelques mots à tout le monde
desk-web-notice-send = Afficher chez tous
desk-web-notice-clear = Retirer l’annonce
desk-web-notice-head = Annonce :
desk-web-notice-close = Fermer l’annonce
desk-web-rules = La maison
desk-web-messages = Messages entre joueurs
desk-web-keeping = Une table où rien ne se passe est gardée
desk-web-keep-days = { $days } jours
desk-web-keep-ever = toujours
desk-web-programs = Programmes invités
desk-web-program-name = Nom du programme
desk-web-program-make = Inviter ce programme
desk-web-program-token = Voici la clé de { $name }. Elle ne se montre qu’une fois : donnez-la à qui fait tourner le programme.
desk-web-program-away = absent
desk-web-program-remove = Renvoyer
desk-web-program-remove-of = Renvoyer { $name }
desk-web-program-remove-note = Sa clé ne vaut plus rien. Dans ses parties en cours, il compte comme absent.
desk-web-server = Le serveur
desk-web-version = Version
desk-web-health = État
desk-web-healthy = tout va bien
desk-web-ill = la base de données ne répond pas
desk-web-database = Base de données
desk-web-loaded = Tables en mémoire
desk-web-streams = Pages ouvertes
desk-web-limit-tables = Tables par heure et par adresse, au plus
desk-web-limit-streams = Pages ouvertes par adresse, au plus
desk-web-backup = Faire une sauvegarde
desk-web-backup-last = Dernière sauvegarde faite ici
desk-web-backup-none = aucune
desk-web-backup-done = { $tables ->
    [one] 1 table sauvegardée dans { $file }, dans le dossier du serveur.
   *[other] { $tables } tables sauvegardées dans { $file }, dans le dossier du serveur.
}
desk-web-table-closed = L’hôte de la maison a fermé cette table.

desk-cli-help-host = donne le lien du bureau de l’hôte
desk-cli-about-host = Donne le lien du bureau : les tables ouvertes, une annonce, les réglages, les programmes. Qui a ce lien est l’hôte, jusqu’à ce qu’il expire.
desk-cli-url = l’adresse du serveur
desk-cli-hours = au bout de combien d’heures le lien expire
desk-cli-link = Le bureau de l’hôte, pendant { $hours } h :
desk-cli-help-tables = montre les tables d’une maison, en ferme ou en supprime une
desk-cli-about-tables = Montre les tables où quelque chose s’est passé depuis un jour, et qui y est. Avec TABLE, --close ou --delete : ferme cette table ou la supprime.
desk-cli-close = ferme la table : on peut la regarder, rien de plus
desk-cli-open = rouvre la table
desk-cli-delete = supprime la table, sans retour possible
desk-cli-row = { $id }  { $game }  { $seats }  { $state }
desk-cli-none = Aucune table depuis un jour.
desk-cli-closed = La table { $id } est fermée.
desk-cli-opened = La table { $id } est rouverte.
desk-cli-deleted = La table { $id } est supprimée.
desk-cli-which = Choisissez une table, et une seule de ces options : --close, --open, --delete.
desk-cli-help-program = invite un programme, et donne sa clé
desk-cli-about-program = Invite un programme de ce nom à jouer dans cette maison, et donne sa clé. Avec --remove : le renvoie.
desk-cli-remove = renvoie ce programme : sa clé ne vaut plus rien
desk-cli-program-name = NOM
desk-cli-token = La clé de { $name } :
desk-cli-removed = { $name } ne joue plus ici.
desk-cli-no-program = Aucun programme ne s’appelle « { $value } ».
