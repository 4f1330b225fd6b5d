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
cli-help-play = Jouer à plusieurs au même clavier.
cli-help-replay = Revoir une partie, coup par coup.
cli-help-verify = Recalculer une partie et dire si tout est juste.
cli-help-components = Vérifier, lister ou ajouter du matériel de jeu.
cli-help-engine = La bibliothèque en lignes JSON, pour vos programmes.
cli-help-perft = Compter les suites de coups.
cli-help-bench = Mesurer la vitesse sur cette machine.
cli-help-components-check = Vérifier un matériel transcrit en JSON.
cli-help-components-list = Lister le matériel installé.
cli-help-components-add = Vérifier un matériel, puis l’installer.

cli-about-play = Une partie entre personnes qui partagent un clavier. Pendant la partie, tapez ? pour voir les coups possibles, aide pour les commandes. Quand une main est secrète, l’écran se vide entre deux places.
cli-about-replay = Revoit une partie enregistrée, coup par coup : Entrée avance, b recule, q quitte. Une partie inachevée se voit comme un spectateur la verrait.
cli-about-verify = Recalcule une partie enregistrée : l’engagement sur la graine, le matériel, chaque coup, le résultat. Code de sortie : 0 tout est juste, 1 quelque chose est faux, 2 ce n’est pas un enregistrement lisible.
cli-about-components = Le matériel d’un jeu (tuiles, figures, parcours) est un fichier JSON : qui possède la boîte peut la transcrire et jouer avec.
cli-about-engine = La bibliothèque sur l’entrée et la sortie standard : un objet JSON par ligne, une réponse par ligne, par exemple {"{"}"cmd":"new","game":"lot"{"}"}. Commandes : new, load, play, legal, view, perft, bot, record, quit. Tout est dans docs/engine.md.
cli-about-perft = Compte les suites de coups de chaque longueur jusqu’à PROFONDEUR : deux programmes qui connaissent les mêmes règles trouvent les mêmes nombres.
cli-about-bench = Mesure, sur un seul cœur, des parties au hasard compilées, des coups en Python simple, et les temps de démarrage.

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE…
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-depth = PROFONDEUR
cli-metavar-option = NOM=VALEUR

cli-option-language = La langue des textes.
cli-option-version = Montrer la version.
cli-option-seats = Combien de places à la table.
cli-option-option = Une option du jeu, par exemple pie=non ; peut se répéter.
cli-option-seed = La graine des tirages : 64 chiffres hexadécimaux.
cli-option-load = Reprendre cette partie ou cette position.
cli-option-save = Garder la partie dans ce fichier, à chaque coup.
cli-option-no-color = Sans couleurs (comme NO_COLOR).
cli-option-step = Une position à la fois, ou toutes à la suite.
cli-option-at = Commencer après ce nombre de coups.
cli-option-compiled = Règles compilées, ou en Python simple (par défaut).
cli-option-divide = Un compte pour chaque premier coup.
cli-option-seconds = La durée de chaque mesure.
cli-option-json = Donner les mesures en JSON.
cli-option-game = Le jeu auquel ce matériel appartient ; sinon, on le devine.

## L’étagère

cli-shelf-title = Tablée : qu’est-ce qu’on joue ?
cli-shelf-players = { $seats } joueurs
cli-shelf-how =
    Pour jouer : tablee play JEU (par exemple tablee play lot).
    Les autres commandes : tablee --help.
cli-shelf-which = Quel jeu ? (numéro ou nom, q pour partir)
cli-shelf-start = Entrée pour commencer, o pour les options
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
cli-turn =
    { $count ->
        [one] Joueur { $seat }, à vous : un seul coup possible (? le montre)
       *[other] Joueur { $seat }, à vous : { $count } coups possibles (? les montre)
    }
cli-prompt = >
cli-curtain = Joueur { $seat } : appuyez sur Entrée quand vous êtes seul devant l’écran.
cli-hint = ? montre les coups possibles, aide les commandes.
cli-clause = (règle { $clause } ; « règles { $clause } » la montre)
cli-no-clause = Il n’y a pas de règle « { $value } ». Les règles : { $known }.

cli-moves-none = Aucun coup possible ne commence ainsi.
cli-moves-pick = Tapez un coup ou son numéro.
cli-moves-groups = { $count } coups possibles. « ? { $example } » montre ceux qui commencent ainsi.

cli-word-undo = annuler
cli-word-save = sauver
cli-word-rules = règles
cli-word-help = aide
cli-word-quit = quitter
cli-commands =
    un coup          tel que « ? » l’écrit ; Tab le complète
    ?                les coups possibles ; « ? d4 » ceux qui commencent par d4
    annuler          reprendre le dernier coup
    sauver FICHIER   garder la partie dans un fichier
    règles           les règles du jeu ; « règles 3 » seulement la troisième
    quitter          partir
    (Entrée seule redessine la table.)

cli-undo-none = Il n’y a pas de coup à reprendre.
cli-undo-over = La partie est finie et tout a été dévoilé : ce coup ne se reprend plus.
cli-undo-turn = C’est déjà le tour d’un autre joueur : ce coup ne se reprend plus.
cli-undo-drawn = Ce coup a fait piocher ou dévoilé quelque chose : il ne se reprend plus.

cli-save-where = Sauver où ? Donnez un nom de fichier : sauver partie.json
cli-saved = La partie est dans { $file }.
cli-offer-save = Garder la partie ? Un nom de fichier, ou Entrée pour non :
cli-goodbye = À bientôt à la table.
cli-kept = La partie est dans { $file } ; tablee play --load la reprend.
cli-kept-over = La partie est dans { $file } ; tablee replay la revoit, tablee verify la vérifie.

cli-won =
    { $count ->
        [one] Le joueur { $seats } gagne : { $reason }.
       *[other] Les places { $seats } gagnent : { $reason }.
    }
cli-drawn = Personne ne gagne : { $reason }.
cli-won-alone = Gagné : { $reason }.
cli-lost-alone = Perdu : { $reason }.
cli-score = joueur { $seat } : { $score }
cli-scores = Points · { $scores }

cli-lot-light = clair
cli-lot-dark = foncé
cli-lot-piece = pièce
cli-lot-stack = pile
cli-lot-last = dernier coup
cli-lot-reserve = { $count } en réserve
cli-lot-stacks =
    { $count ->
        [0] pas de pile
        [one] { $count } pile
       *[other] { $count } piles
    }

## Revoir, vérifier, mesurer

cli-replay-keys = Position { $number } sur { $most } · Entrée : suivante · b : précédente · q : partir
cli-replay-at = Cette partie compte { $most } coups : il n’y a pas de position { $value }.

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
cli-bench-games = Parties/s
cli-bench-moves = Coups par partie
cli-bench-plain = Python coups/s
cli-bench-first = 1re partie, ms
cli-bench-completability = Loto, peut-on achever la figure : { $microseconds } µs en moyenne, appel depuis Python compris ({ $calls } cas tirés de parties)
cli-bench-import = import tablee : { $milliseconds } ms.
cli-bench-about = Tout sur un seul cœur, { $seconds } s par mesure, Python { $python }. Parties au hasard compilées ; Python : legal et play sans compilation ; 1re partie : un processus neuf, du début à la fin, code déjà compilé.
cli-bench-failed = Une mesure a échoué : { $reason }

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
cli-option-form = Une option s’écrit NOM=VALEUR, pas « { $value } ».
cli-which-game = Quel jeu ? Au choix : { $known }.
cli-load-alone = Avec --load, les places, les options et la graine viennent du fichier.
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

