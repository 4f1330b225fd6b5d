# La page.

## Partout

web-skip = Aller au contenu
web-back = Retour
web-close = Fermer
web-yes = Oui
web-no = Non
web-number-range = De { $low } à { $high }
web-none = sans
web-loading = Un instant…
web-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-by-chance = au hasard
web-copy = Copier
web-copied = Copié
web-link = Lien
web-name = Votre nom
web-guest = Invité
web-rules = Règles
web-rules-of = { $game } : les règles
web-rule-n = Règle { $clause }

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-text = Taille du texte
web-text-usual = Normale
web-text-large = Grande
web-text-larger = Très grande
web-contrast = Contraste
web-contrast-more = Renforcé
web-motion = Animations
web-motion-less = Sans
web-confirm-switch = Demander avant chaque coup
web-notify = Me prévenir quand c’est à moi
web-notify-denied = Le navigateur ne le permet pas : autorisez les notifications de cette page.
web-sound = Sons
web-sound-on = Sons : activés
web-sound-off = Sons : coupés
web-help-switch = Montrer ce qui est possible
web-pause = Après le tour des autres, ignorer les touchers
web-pause-none = jamais
web-pause-short = une demi-seconde
web-pause-long = plus longtemps

## L’étagère et la boîte

web-shelf-lead = Choisissez une boîte et asseyez-vous.
web-about = Les jeux de l’étagère familiale, à plusieurs ou contre l’ordinateur.
web-shelf-replay = Revoir une partie gardée dans un fichier
web-players = { $from } à { $to } joueurs
web-players-exact =
    { $from ->
        [one] { $from } joueur
       *[other] { $from } joueurs
    }
web-minutes = { $minutes } min
web-resume = Vos tables
web-resume-open = en cours
web-resume-turn = à vous
web-resume-over = terminée
web-resume-forget = Oublier cette table ({ $game })
web-resume-forget-note = Vous quittez votre place : seul le lien de votre place y ramène.
web-resume-keep = Garder ma place
web-resume-leave = Oublier la table
web-resume-more =
    { $count ->
        [one] Encore { $count } table
       *[other] Encore { $count } tables
    }
web-to-shelf = Retour à l’étagère
web-lost-title = Rien par ici
web-no-page = Cette page n’existe pas. Vos jeux, eux, vous attendent sur l’étagère.
web-no-table-title = Table introuvable
web-no-game = Il n’y a pas de boîte de ce nom sur l’étagère.
web-quick = Jouer tout de suite
web-quick-go = Jouer
web-invite-go = Inviter quelqu’un
web-alone-go = Seul, sans adversaire
web-absence = Si quelqu’un s’absente, l’ordinateur peut jouer pour lui après…
web-absence-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-absence-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-absence-never = jamais
web-turn-time = Temps pour chaque tour
web-level = Niveau de l’ordinateur
web-level-n = niveau { $level }
web-level-of = Niveau du joueur { $seat }
web-level-1 = Débute : se trompe souvent.
web-level-2 = Joue gentiment.
web-level-3 = Joue bien, sans malice.
web-level-4 = Joue fort.
web-level-5 = Joue très fort.
web-level-6 = Joue de son mieux, et prend son temps.
web-lay = À plusieurs, ou autrement
web-lay-go = Mettre la table
web-count = Combien de joueurs ?
web-seat-kind = Qui est le joueur { $seat } ?
web-name-of = Nom du joueur { $seat }
web-kind-here = une personne, ici
web-kind-link = une personne, par lien
web-kind-bot = l’ordinateur
web-kind-link-note = le lien vient ensuite

## La leçon

web-lesson = Leçon
web-lesson-of = Leçon : { $game }
web-lesson-offer = Première partie ? Apprenez en jouant.
web-lesson-go = Apprendre en quelques coups
web-lesson-known = Je connais déjà
web-lesson-step = Coup { $number } sur { $most }
web-lesson-other = C’est permis, mais essayez encore : ce n’est pas le coup demandé.
web-lesson-show = Montrer
web-lesson-skip = Passer la leçon
web-lesson-again = Recommencer
web-lesson-play = Jouer
web-no-lesson = Il n’y a pas de leçon pour ce jeu.

## La table

web-no-table = Cette table n’existe pas, ou n’existe plus. Vérifiez le lien, ou ouvrez-en une autre.
web-seats = Joueurs
web-actions = Actions
web-drawer = Tiroir
web-tab-moves = Coups
web-tab-rules = Règles
web-tab-help = Aide
web-tab-table = Table
web-table = Table
web-confirm = Jouer ce coup ?
web-confirm-go = Jouer
web-cancel = Annuler
web-undo = Reprendre
web-undo-asked = { $who } demande à reprendre son coup. D’accord ?
web-undo-waiting = On attend que les autres acceptent la reprise du coup.
web-hint = Conseil
web-score-of = { $who } { $score }
web-last-none = La partie commence.
web-timed-out = Temps écoulé. { $move }
web-advice = Conseil : { $move }
web-hint-worth = { $percent } % de chances
web-moves-none = Pas encore de coup.
web-bot-name = Robot
web-bot-name-n = Robot { $seat }
web-seat-name = Joueur { $seat }
web-seat-free = Place libre
web-free-seat = Libérer la place
web-seat-open = on l’attend
web-seat-absent = absent
web-seat-replaced = l’ordinateur joue à sa place
web-seat-thinking = réfléchit…
web-seat-bot = Mettre l’ordinateur
web-takeover = L’ordinateur joue pour lui
web-play-for-me = Que l’ordinateur joue pour moi
web-take-back = Reprendre ma place
web-turn-yours = À vous : { $what }
web-turn-named = { $who }, à vous : { $what }
web-turn-other = C’est à { $who }.
web-turn-open = On attend quelqu’un à la place libre.
web-thinking = { $who } réfléchit…
web-lost = Connexion perdue, on réessaie…
web-move-kept = Le serveur ne répond pas. Votre coup est gardé et part dès qu’il revient.
web-play-again = La partie a continué entre-temps. Rejouez.
web-clock = { $seconds } s
web-title-turn = À vous ! · { $game }
web-join-title = Une place est libre
web-join = M’asseoir
web-watch = Regarder seulement
web-curtain = Passez l’écran à { $who }.
web-curtain-lift = Je suis { $who }
web-messages = Un mot aux autres
web-message-hello = Bonjour !
web-message-good-luck = Bonne chance !
web-message-well-played = Bien joué !
web-message-thanks = Merci !
web-message-your-turn = À vous !
web-message-one-moment = Un instant…
web-message-oops = Oups !
web-message-bye = Au revoir !
web-share = Inviter
web-share-note =
    { $free ->
        [0] Toutes les places sont prises ; avec ce lien, on regarde.
        [one] Une place est libre : envoyez ce lien, ou montrez le code.
       *[other] { $free } places sont libres : envoyez ce lien, ou montrez le code.
    }
web-share-send = Envoyer le lien
web-invitation = { $who } vous invite à une partie : { $game }.
web-invitation-anybody = On vous invite à une partie : { $game }.
web-invitation-watch = Une partie se joue : { $game }. Venez regarder.
web-share-address = Adresse
web-share-local = Cette adresse ne marche que sur cet appareil. Pour jouer avec d’autres appareils, lancez « tablee serve --lan ».
web-qr = Code à scanner avec le lien de la table
web-seat-link = Votre place, sur un autre appareil
web-seat-link-note = Gardez ce lien pour vous : qui l’ouvre joue à votre place.
web-fair = Distribution vérifiable
web-fair-note = Cette empreinte a été donnée avant la distribution ; à la fin, la graine est révélée et chacun peut vérifier.
web-fair-seed = La graine, dont cette empreinte est le SHA-256 :
web-fair-check = Vérifier cette partie
web-board-failed = Ce plateau ne se laisse pas dessiner ici ; le voici en mots.
web-text-board = Le plateau en mots
web-help-keys = La touche « ? » montre toutes les touches.
web-keys = Touches
web-key-arrows = aller d’une case à l’autre
web-key-enter = poser, choisir
web-key-escape = lâcher, revenir sur son choix
web-key-tab = main, plateau, boutons
web-key-help = cette aide

## La fin, et la revoir

web-over = La partie est finie.
web-won =
    { $count ->
        [one] { $who } gagne : { $reason }.
       *[other] { $who } gagnent : { $reason }.
    }
web-won-you = Vous gagnez : { $reason } !
web-won-alone = Gagné : { $reason } !
web-lost-alone = Perdu : { $reason }.
web-drawn = Personne ne gagne : { $reason }.
web-rematch = Revanche
web-once-more = Rejouer
web-rematch-waiting = On attend les autres…
web-replay = Revoir
web-download = Garder
web-replay-title = Revoir une partie
web-replay-note = Ouvrez le fichier d’une partie que vous avez gardée.
web-replay-file = Fichier de la partie
web-replay-bad = Ce fichier n’est pas l’enregistrement d’une partie.
web-replay-at = Position { $number } sur { $most }
web-replay-position = Position
web-replay-play = Jouer tout seul
web-replay-pause = Pause
web-replay-fair = Vérifié : distribution, coups et résultat sont justes.
web-replay-unfair = Attention : cet enregistrement ne passe pas la vérification.
web-first = Début
web-previous = Précédent
web-next = Suivant
web-latest = Fin
web-values = Les chances de chacun
web-values-about = Courbe des chances de chaque joueur, coup par coup
web-analysing = L’ordinateur revoit la partie…
web-costly = Les coups qui ont coûté le plus
web-costly-none = Aucun coup n’a coûté cher.
web-costly-move = Coup { $number } · { $move } Mieux : { $best } (−{ $percent } %)
web-better = Mieux : { $move }
web-diagram-play = Montrer le coup
web-diagram-back = Revenir avant le coup
web-starter = Qui commence ?
web-starter-lot = Tirage au sort
web-starter-draw = Tirage avec les pièces
web-awaited = le joueur attendu
web-begins-sheet =
    { $you ->
        [true] Vous commencez, selon la règle.
       *[false] { $who } commence, selon la règle.
    }
web-begins-lot =
    { $you ->
        [true] Tirage au sort : vous commencez.
       *[false] Tirage au sort : { $who } commence.
    }
web-begins-draw =
    { $you ->
        [true] Vous commencez.
       *[false] { $who } commence.
    }
web-begins-place =
    { $you ->
        [true] La table l’a choisi : vous commencez.
       *[false] La table l’a choisi : { $who } commence.
    }
web-begins-turn =
    { $you ->
        [true] Chacun son tour : cette fois, vous commencez.
       *[false] Chacun son tour : cette fois, { $who } commence.
    }
web-set-standard = Celui de la boîte
web-set-own = Le vôtre
web-set-file = Votre propre jeu, depuis un fichier
web-set-unreadable = Ce fichier ne se lit pas : il faut du JSON.
web-set-name = Matériel : { $name }
