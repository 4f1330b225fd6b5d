# Le serveur et la commande qui le lance.

server-json = Ce n’est pas du JSON lisible.
server-large = La demande est trop longue (au plus { $most } octets).
server-content = La demande doit être en { $expected }.
server-http = Ce n’est pas une requête HTTP lisible.
server-slow = La requête a mis trop de temps à arriver.
server-long-head = L’en-tête de la requête est trop long ({ $most } octets au plus).
server-crowded = Il y a trop de connexions ouvertes : réessayez dans { $seconds } s.
server-host = Ce serveur ne répond pas au nom « { $value } ». Si c’est bien le sien, démarrez-le avec --public-url.
server-method = Cette adresse ne se prête pas à cela.
server-no-page = Il n’y a rien à cette adresse.
server-no-notice = Ce lien n’est plus valable : cette adresse n’est déjà plus prévenue.
server-too-many = C’est beaucoup à la fois : réessayez dans { $seconds } s.
server-internal = Une erreur de notre part ; la partie est intacte.
server-unavailable = Les parties ne sont pas accessibles en ce moment : réessayez dans { $seconds } s.
server-in-use = Un autre serveur se sert déjà du dossier « { $value } ». Arrêtez-le, ou choisissez un autre dossier avec --data.
server-key-unreadable = La clé « { $value } » ne se lit pas. Rendez-la lisible, ou supprimez-la : les anciens liens de place ne fonctionneront plus.
server-key-short = La clé « { $value } » est vide ou trop courte. Rétablissez-la, ou supprimez-la : les anciens liens de place ne fonctionneront plus.
server-no-driver = Il manque le module « { $value } » pour cette base de données : pip install 'tablee[postgres]'.
server-newer-schema = La base de données est celle d’une version plus récente de Tablée (schéma { $value }). Installez cette version.

server-help = Ouvrir la table dans le navigateur.
server-about = Sert la page où l’on joue : seul contre des robots, autour d’un écran, ou à distance par un lien. Par défaut, seule cette machine y a accès ; --lan l’ouvre au réseau local. docs/hosting.md dit le reste.
server-metavar-folder = DOSSIER
server-option-host = L’adresse où écouter (127.0.0.1 par défaut).
server-option-lan = Ouvrir la table au réseau local.
server-option-port = Le port (8000 par défaut) ; s’il est pris, le suivant qui est libre.
server-option-data = Où garder les parties.
server-option-public-url = L’adresse à laquelle les autres joignent le serveur, par un proxy ou un nom ; plusieurs sont possibles.
server-option-database = Une autre base de données, par exemple postgresql+psycopg://hote/base.
server-option-processes = Combien de processus répondent derrière ce port (1 par défaut) ; à plusieurs, il faut PostgreSQL.
server-option-limit-tables = Combien de tables une adresse peut ouvrir par heure.
server-option-limit-streams = Combien de pages une adresse peut garder ouvertes.
server-option-keep-days = Après combien de jours sans rien de neuf une table est effacée (365 par défaut ; 0 : jamais).
server-option-mail = Le serveur de courrier par lequel les joueurs sont prévenus de leur tour, comme smtp://nom@mail.example.org ; le mot de passe est dans TABLEE_MAIL_PASSWORD.
server-option-mail-from = L’adresse d’où partent ces courriels.
server-option-metrics = Montrer /metrics à cette machine.
server-option-open = Ouvrir le navigateur.
server-serve-port = Le port { $port } est pris ; en voici un autre.
server-serve-address = La table est mise : { $address }
server-serve-lan = Pour les autres appareils du réseau : { $address }
server-serve-alone = Seule cette machine y a accès ; avec --lan, tout le réseau local.
server-serve-stop = Ctrl-C pour arrêter.
server-serve-database = La base de données ne s’ouvre pas : { $reason }
server-serve-url = « { $value } » n’est pas une adresse comme https://table.example.org.
server-serve-mail = « { $value } » n’est pas un serveur de courrier comme smtp://nom@mail.example.org, ou l’adresse de --mail-from manque.
server-serve-host = Impossible d’écouter à l’adresse { $value } : { $reason }
server-serve-processes = Pour { $value } processus, il faut une base de données commune : --database postgresql+psycopg://…

## Sauvegardes

server-help-backup = Écrire toutes les tables dans un fichier, pendant que les serveurs tournent.
server-help-restore = Remettre les tables d’une sauvegarde dans une base vide.
server-about-backup = Écrit toutes les tables, telles qu’elles sont à cet instant, et la clé des liens de joueur dans un seul fichier. Les serveurs continuent pendant ce temps. Gardez ce fichier pour vous : il contient les graines des parties en cours.
server-about-restore = Vérifie une sauvegarde jusqu’au bout, puis remet ses tables dans une base encore vide, tout ou rien ; SQLite ou PostgreSQL, d’où que vienne la sauvegarde.
server-backup-written = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events } événements.
server-backup-restored = Remis depuis { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events } événements.
server-backup-nothing = Il n’y a pas de tables dans { $value }.
server-backup-exists = { $value } existe déjà. Choisissez un autre nom.
server-backup-broken = { $value } n’est pas une sauvegarde entière : le fichier est abîmé, ou c’est autre chose. Rien n’a changé.
server-backup-revision = { $value } vient d’une autre version de Tablée (schéma { $found }, ici { $known }).
server-backup-not-empty = Cette base contient déjà des tables. Choisissez une base vide.
server-backup-other-key = { $value } n’est pas la clé de la sauvegarde. Choisissez un autre dossier.
server-help-export = Écrire la page dans un dossier que tout hébergeur peut servir.
server-about-export = Écrit Tablée dans un dossier de simples fichiers, à servir de n’importe où, sans serveur : règles, ordinateur, jeux en solitaire, parties autour d’un écran. Seules les personnes ailleurs y manquent.
server-export-written = { $folder } : { $files } fichiers, { $size } Mo.
server-export-try = Pour essayer : python3 -m http.server --directory { $folder }
server-export-not-empty = { $value } contient autre chose. Choisissez un dossier vide ou nouveau.
server-option-names = Ces noms-là et aucun autre, un par ligne ; sans messages (école, club)
server-serve-names = La liste de noms { $value } ne peut pas servir : { $reason }
