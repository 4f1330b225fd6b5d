# La ligne de commande.

cli-yes = oui
cli-no = non
cli-and = { $first } et { $last }
cli-number = { $value }
cli-seat = joueur { $seat }

## Aide

cli-help-usage = Usage :
cli-help-options = Options
cli-help-commands = Commandes
cli-help-help = Montrer cette aide.
cli-help-tablee = Cinq jeux de société d’une étagère familiale. Sans commande : choisir un jeu et jouer.
cli-help-play = Jouer à plusieurs au même clavier, ou contre l’ordinateur.
cli-help-replay = Revoir une partie, coup par coup.
cli-help-analyse = Voir comment une partie a tourné, et les coups qui ont coûté cher.
cli-help-verify = Recalculer une partie et dire si tout est juste.
cli-help-components = Vérifier, lister ou ajouter du matériel de jeu.
cli-help-engine = La bibliothèque en lignes JSON, pour vos programmes.
cli-help-perft = Compter les suites de coups.
cli-help-bench = Mesurer la vitesse sur cette machine.
cli-help-arena = Faire jouer des robots entre eux.
cli-help-components-check = Vérifier un matériel transcrit en JSON.
cli-help-components-list = Lister le matériel installé.
cli-help-components-add = Vérifier un matériel, puis l’installer.

cli-about-play = Une partie entre personnes qui partagent un clavier, ou contre l’ordinateur (--bot). Pendant la partie, tapez « ? » pour voir les coups possibles, « aide » pour les commandes. Quand une main est secrète, l’écran se vide entre deux joueurs.
cli-about-replay = Revoit une partie enregistrée, coup par coup : Entrée avance, b recule, q quitte. Une partie inachevée se voit comme un spectateur la verrait.
cli-about-analyse = Fait revoir une partie enregistrée par l’ordinateur : les chances de chaque joueur à chacun de ses coups, de ce qu’il pouvait savoir, puis les coups qui ont coûté le plus. La première fois, il lui faut une demi-minute pour se préparer.
cli-about-verify = Recalcule une partie enregistrée : l’engagement sur la graine, le matériel, chaque coup, le résultat. Code de sortie : 0 tout est juste, 1 quelque chose est faux, 2 ce n’est pas un enregistrement lisible.
cli-about-components = Le matériel d’un jeu (pièces, figures, plan de jeu) est un fichier JSON : qui possède la boîte peut la transcrire et jouer avec.
cli-about-engine = La bibliothèque sur l’entrée et la sortie standard : un objet JSON par ligne, une réponse par ligne, par exemple {"{"}"cmd":"new","game":"lot"{"}"}. Commandes : hello, isready, new, load, play, undo, legal, view, perft, bot, stop, record, quit. Tout est dans docs/engine.md.
cli-about-perft = Compte les suites de coups de chaque longueur jusqu’à PROFONDEUR : deux programmes qui connaissent les mêmes règles trouvent les mêmes nombres.
cli-about-bench = Mesure, sur un seul cœur, des parties au hasard dans chaque moteur, des coups en Python simple, et les temps de démarrage.
cli-about-arena = Fait jouer deux concurrents ou plus, chacun contre chacun : level:1 à level:6, search:N (N simulations par coup, jamais distrait), random (au hasard), cmd:COMMANDE ou http://ADRESSE (un programme), module:Classe (du Python). Une rencontre est une même donne jouée de chaque place : A s’assoit à chacune tour à tour, B à toutes les autres. Avec --json, chaque partie est gardée dès qu’elle est finie, et la même commande reprend une série interrompue.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE…
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-depth = PROFONDEUR
cli-metavar-option = NOM=VALEUR
cli-metavar-contestant = CONCURRENT
cli-metavar-starter = JOUEUR|lot
cli-metavar-bot = JOUEUR[=NIVEAU]

cli-option-language = La langue des textes.
cli-option-version = Montrer la version.
cli-option-seats = Combien de joueurs à la table.
cli-option-option = Une option du jeu, par exemple pie=non ; peut se répéter.
cli-option-seed = La graine des tirages : 64 chiffres hexadécimaux.
cli-option-load = Reprendre cette partie ou cette position.
cli-option-bot = L’ordinateur joue pour ce joueur, par exemple 2=4 (niveaux 1 à 6, sinon 3) ; peut se répéter.
cli-option-starter = Qui commence : un joueur, ou « lot » pour un tirage au sort ; c’est alors le joueur 1.
cli-option-turn-seconds = Secondes pour chaque tour, dans les jeux qui se prêtent à la pendule.
cli-option-save = Garder la partie dans ce fichier, à chaque coup.
cli-option-no-color = Sans couleurs (comme NO_COLOR).
cli-option-step = Une position à la fois, ou toutes à la suite.
cli-option-at = Commencer après ce nombre de coups.
cli-option-host = Où compter : native, wasm ou plain ; à défaut, le plus rapide.
cli-option-divide = Un compte pour chaque premier coup.
cli-option-analyse-simulations = Combien de parties imaginées par coup (1000).
cli-option-seconds = La durée de chaque mesure.
cli-option-json = Donner les mesures en JSON.
cli-option-game = Le jeu auquel ce matériel appartient ; sinon, on le devine.
cli-option-arena-games = Combien de parties, arrondi à des rencontres entières.
cli-option-arena-jobs = Combien de processus jouent en même temps.
cli-option-arena-cluster = Jouer sur une grappe Dask : local (avec --jobs processus), ou l’adresse de son ordonnanceur.
cli-option-arena-ms = Millisecondes par coup pour les niveaux, au lieu de leurs simulations.
cli-option-arena-simulations = Simulations par coup pour les niveaux, au lieu des leurs.
cli-option-arena-number = Le nombre dont découlent toutes les donnes et tous les tirages.
cli-option-arena-sprt = S’arrêter dès qu’il est clair laquelle de deux différences Elo est la plus proche, par exemple 0,50.
cli-option-arena-results = Garder chaque partie dans ce fichier, un objet JSON par ligne.
cli-option-arena-gauntlet = Le premier contre chacun des autres, au lieu de tous contre tous.
cli-option-arena-clock = Cadence en secondes : temps pour la partie + ajout par coup.
cli-option-arena-max-plies = Déclarer nulle une partie qui en est à N coups ; sinon jamais.
cli-option-arena-resign = Abandonner pour qui estime sa partie à P (0 à 1) ou moins, trois coups de suite ; sinon jamais.
cli-option-arena-report = Écrire un rapport avec des graphiques dans ce fichier HTML.
cli-option-replay-number = La partie à montrer d’un fichier de l’arène.

## L’étagère

cli-shelf-title = Tablée : qu’est-ce qu’on joue ?
cli-shelf-players = { $seats } joueurs
cli-shelf-how =
    Pour jouer : tablee play JEU (par exemple tablee play lot).
    Les autres commandes : tablee --help.
cli-shelf-which = Quel jeu ? (numéro ou nom, q pour partir)
cli-shelf-start = Entrée pour les règles habituelles, o pour les options
cli-shelf-against = Contre l’ordinateur ? Entrée : oui, niveau 3 · 1-{ $levels } : niveau · p : à plusieurs
cli-shelf-level = « { $value } » n’est pas un niveau : Entrée, un nombre de 1 à { $levels }, ou p.
cli-expected-components = nom ou fichier .json

## Une partie

cli-commitment = Engagement : { $digest }
cli-ply =
    { $ply ->
        [0] début de partie
        [one] { $ply } coup joué
       *[other] { $ply } coups joués
    }
cli-last = Joueur { $seat } a joué { $moves }
cli-last-timed-out = Joueur { $seat } : temps écoulé, { $moves }
cli-turn =
    { $count ->
        [one] Joueur { $seat }, à vous : un seul coup possible (? le montre)
       *[other] Joueur { $seat }, à vous : { $count } coups possibles (? les montre)
    }
cli-time-left =
    { $seconds ->
        [one] Encore { $seconds } seconde pour ce tour
       *[other] Encore { $seconds } secondes pour ce tour
    }
cli-bot-thinks = L’ordinateur réfléchit (joueur { $seat }, niveau { $level })…
cli-hint-thinks = L’ordinateur cherche un bon coup…
cli-advice = Conseil : { $move } ({ $percent } %)
cli-advice-line = Suite attendue : { $moves }
cli-prompt = >
cli-curtain = Joueur { $seat } : appuyez sur Entrée quand vous êtes seul devant l’écran.
cli-hint = ? montre les coups possibles, aide les commandes.
cli-clause = (règle { $clause } ; « règles { $clause } » la montre)
cli-no-clause = Il n’y a pas de règle « { $value } ». Les règles : { $known }.
cli-rules-more = « règles complètes » montre tout, « règles 3 » l’article 3.

cli-moves-none = Aucun coup possible ne commence ainsi.
cli-moves-pick = Tapez un coup ou son numéro.
cli-moves-groups = { $count } coups possibles. « ? { $example } » montre ceux qui commencent ainsi.

cli-word-hint = conseil
cli-word-undo = reprendre
cli-word-save = sauver
cli-word-rules = règles
cli-word-all = complètes
cli-word-help = aide
cli-word-quit = quitter
cli-commands =
    un coup          tel que « ? » l’écrit ; Tab le complète
    ?                les coups possibles ; « ? d4 » ceux qui commencent par d4
    conseil          le coup que l’ordinateur jouerait à votre place
    reprendre        reprendre le dernier coup
    sauver FICHIER   garder la partie dans un fichier
    règles           comment jouer ; « règles complètes » tout, « règles 3 » l’article 3
    quitter          partir
    (Entrée seule redessine la table.)

cli-save-where = Sauver où ? Donnez un nom de fichier : sauver partie.json
cli-saved = La partie est dans { $file }.
cli-offer-save = Garder la partie ? Un nom de fichier, ou Entrée pour non :
cli-goodbye = À bientôt à la table.
cli-kept = La partie est dans { $file } ; tablee play --load la reprend.
cli-kept-over = La partie est dans { $file } ; tablee replay la revoit, tablee verify la vérifie.

cli-won =
    { $count ->
        [one] Le joueur { $seats } gagne : { $reason }.
       *[other] Les joueurs { $seats } gagnent : { $reason }.
    }
cli-drawn = Personne ne gagne : { $reason }.
cli-won-alone = Gagné : { $reason }.
cli-lost-alone = Perdu : { $reason }.
cli-score = joueur { $seat } : { $score }
cli-scores = Points · { $scores }

## Revoir, vérifier, mesurer

cli-replay-keys = Position { $number } sur { $most } · Entrée : suivante · b : précédente · q : partir
cli-replay-at = Cette partie compte { $most } coups : il n’y a pas de position { $value }.

cli-analyse-thinks = L’ordinateur revoit la partie : coup { $number } sur { $most }…
cli-analyse-values = Les chances de chacun, à chacun de ses coups
cli-analyse-costliest = Les coups qui ont coûté le plus
cli-analyse-none = Aucun coup n’a coûté cher.
cli-analyse-number = Coup
cli-analyse-seat = Joueur
cli-analyse-played = Joué
cli-analyse-better = Mieux
cli-analyse-cost = Perdu
cli-analyse-unfinished = La partie dans « { $file } » n’est pas finie : l’analyse dévoilerait les mains.

cli-verify-record = C’est l’enregistrement d’une partie de { $title }.
cli-verify-commitment = L’engagement est bien SHA-256(graine) : { $digest }
cli-verify-start = La partie part d’une position donnée : il n’y a pas de donne à vérifier.
cli-verify-components = Le matériel est le bon ({ $option } : { $name }, { $digest })
cli-verify-moves =
    { $count ->
        [0] Aucun coup n’a été joué.
        [one] Le seul coup est permis.
       *[other] Les { $count } coups sont tous permis.
    }
cli-verify-result = Le résultat est le bon : { $reason } ({ $scores }).
cli-verify-unfinished = La partie n’est pas finie ; il n’y a pas encore de résultat.
cli-verify-shuffles = Les tirages ont été recalculés depuis la graine ; { $file } dit comment.

cli-perft-depth = coups
cli-perft-lines = suites
cli-perft-seconds = secondes
cli-perft-speed = suites/s

cli-bench-game = Jeu
cli-bench-variant = Options
cli-bench-games = Parties/s, { $host }
cli-bench-moves = Coups par partie
cli-bench-plain = Python coups/s
cli-bench-first = 1re partie, ms
cli-bench-import = import tablee : { $milliseconds } ms.
cli-bench-about = Tout sur un seul cœur, { $seconds } s par mesure, Python { $python }. Parties au hasard dans les moteurs compilés ; Python : legal et play tels qu’ils sont écrits ; 1re partie : un processus neuf, du début à la fin.
cli-bench-failed = Une mesure a échoué : { $reason }
cli-host-missing = Le moteur { $host } n’est pas disponible ici.

## Matériel

cli-set-valid = Le matériel « { $name } » convient au jeu { $game }.
cli-set-shipped = fourni
cli-set-added = Installé : { $file }
cli-set-name = « { $value } » ne peut pas être un nom de matériel : des lettres, des chiffres et _ seulement.
cli-set-exists = Le jeu { $game } a déjà un matériel « { $value } ».
cli-set-which = À quel jeu ce matériel appartient-il ? Ajoutez --game ; au choix : { $known }.

## Refus

cli-no-such-command = Il n’y a pas de commande « { $value } ». Les commandes : { $known }.
cli-no-such-option = Il n’y a pas d’option { $name }.
cli-missing = Il manque { $name }.
cli-missing-value = Il manque une valeur après { $name }.
cli-bad-value = Cette valeur ne convient pas à { $name } ; il faudrait : { $expected }.
cli-too-many = Il y a un mot de trop.
cli-bot-form = --bot s’écrit JOUEUR=NIVEAU, avec un joueur de 1 à { $seats } et un niveau de 1 à { $levels }, pas « { $value } ».
cli-option-form = Une option s’écrit NOM=VALEUR, pas « { $value } ».
cli-which-game = Quel jeu ? Au choix : { $known }.
cli-begins = Le joueur { $place } commence : il est le joueur 1 de cette partie, les autres suivent dans l’ordre.
cli-starter = Qui commence ? Donnez le numéro d’un joueur, ou « lot » pour un tirage au sort, et non « { $value } ».
cli-load-alone = Avec --load, les joueurs, les options et la graine viennent du fichier.
cli-load-game = Le fichier « { $file } » contient une partie de { $found }, pas de { $value }.

cli-file-missing = Il n’y a pas de fichier ou de dossier « { $file } ».
cli-file-forbidden = Pas le droit de lire ou d’écrire « { $file } ».
cli-file-folder = « { $file } » est un dossier.
cli-file-error = « { $file } » : { $reason }.
cli-file-json = Le fichier « { $file } » ne contient pas de JSON lisible.
cli-file-large = Le fichier « { $file } » est trop grand.
cli-file-special = « { $file } » n’est pas un fichier ordinaire.
cli-file-exists = Le fichier « { $file } » existe déjà ; choisissez un autre nom.
cli-save-exists = Le fichier « { $file } » existe déjà : --load le reprend, ou choisissez un autre nom.
cli-not-a-record = Le fichier « { $file } » n’est pas l’enregistrement d’une partie.
cli-sealed = L’enregistrement « { $file } » est scellé jusqu’à la fin de la partie : seul l’hôte peut la reprendre.
cli-too-deep = Ces données sont imbriquées trop profondément.

cli-narrow = Ce terminal est trop étroit pour le plateau : élargissez-le à { $columns } colonnes.
