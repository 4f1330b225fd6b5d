# Une soirée : plusieurs tables, plusieurs rondes, un classement.

evening-unknown = Il n’y a pas de soirée « { $value } ».
evening-host-only = Seul l’hôte de la soirée peut le faire.
evening-over = La soirée est terminée. L’hôte peut la rouvrir.
evening-no-player = Ce joueur n’est pas de la soirée.
evening-not-you = Chacun décide pour soi, et l’hôte pour tous.
evening-teams = Une soirée par équipes a deux équipes au moins ; les autres formules n’en ont pas.
evening-no-team = Cette équipe n’est pas de la soirée.
evening-no-bots = Aux tables réelles, l’ordinateur ne joue pas.
evening-no-game = Ce jeu n’est pas sur l’étagère : jouez-le avec sa boîte, à une table réelle.
evening-size = Ce jeu ne se joue pas à { $value } ou moins.
evening-too-late = L’élimination directe a commencé : on n’y entre plus après la première ronde.
evening-full = La soirée est complète : { $value } joueurs au plus.
evening-name-taken = Quelqu’un s’appelle déjà « { $value } ». Ajoutez une lettre.
evening-round-made = Cette ronde a déjà commencé.
evening-round-open = Il manque des résultats. Complétez la ronde, puis lancez la suivante.
evening-most-rounds = { $value } rondes, c’est le plus qu’une soirée puisse avoir.
evening-too-few = Il faut au moins deux joueurs présents.
evening-done = Tout le monde s’est rencontré, ou il ne reste qu’un joueur : la soirée peut se terminer.
evening-not-last = Seule la dernière ronde peut être annulée.
evening-has-result = Cette table a déjà un résultat. L’hôte peut le corriger.
evening-no-result = Cette table n’a pas encore de résultat : entrez-le d’abord.
evening-no-table = Cette table n’est pas de la soirée.
evening-scores = Il faut { $expected } scores, un par joueur, pas { $value }.

## Le fichier pour tableur

evening-csv-rank = Rang
evening-csv-player = Joueur
evening-csv-team = Équipe
evening-csv-games = Parties
evening-csv-round = Ronde
evening-csv-table = Table
evening-csv-game = Jeu
evening-csv-score = Score
evening-csv-points = Points

## Ce qui départage

evening-web-criterion-points = Points
evening-web-criterion-opponents = Points des adversaires
evening-web-criterion-direct = Points entre ex æquo
evening-web-criterion-wins = Victoires
evening-web-criterion-score = Score total
evening-web-criterion-best = Meilleur score
evening-web-criterion-rounds = Rondes franchies

## La page de la soirée

evening-web-new = Organiser une soirée
evening-web-new-lead = Plusieurs tables, plusieurs rondes, un classement. En ligne ou avec les boîtes.
evening-web-known = Vos soirées
evening-web-name = Nom de la soirée
evening-web-name-usual = Soirée jeux
evening-web-form = Formule
evening-web-form-swiss = Système suisse
evening-web-form-round-robin = Chacun contre chacun
evening-web-form-knock-out = Élimination directe
evening-web-form-sum = Les scores s’additionnent
evening-web-form-teams = Par équipes
evening-web-about-swiss = À chaque ronde, on rencontre quelqu’un d’aussi bien classé, et jamais deux fois la même personne si c’est possible.
evening-web-about-round-robin = Tout le monde rencontre tout le monde une fois.
evening-web-about-knock-out = La meilleure moitié de chaque table continue, jusqu’au dernier.
evening-web-about-sum = Tables tirées au sort à chaque ronde. Les scores des parties font le total.
evening-web-about-teams = On rencontre les autres équipes, jamais la sienne si c’est possible.
evening-web-where = On joue…
evening-web-where-online = sur les écrans
evening-web-where-boxes = avec les boîtes, à de vraies tables
evening-web-games = Jeux, un par ronde à tour de rôle
evening-web-other-game = Un autre jeu (son nom)
evening-web-most = Joueurs par table, au plus
evening-web-options-of = { $game } : comment on y joue
evening-web-fill = L’ordinateur joue avec qui n’a pas d’adversaire
evening-web-minutes = Durée d’une ronde
evening-web-minutes-none = la ronde suivante attend votre bouton
evening-web-minutes-n = { $minutes } min
evening-web-rounds = Nombre de rondes (vide : ce qu’il faut)
evening-web-team-n = Équipe { $number }
evening-web-names = Qui joue ? Un nom par ligne, ou plus tard.
evening-web-open = Ouvrir la soirée
evening-web-no-game = Choisissez au moins un jeu.

evening-web-players = Joueurs
evening-web-players-none = Personne encore. Ajoutez des noms, ou partagez le code.
evening-web-add = Ajouter des joueurs
evening-web-add-go = Ajouter
evening-web-enter = Jouer ce soir
evening-web-enter-too = Je joue aussi
evening-web-enter-go = M’inscrire
evening-web-you = vous
evening-web-team = Équipe
evening-web-since = arrive à la ronde { $round }
evening-web-gone = est parti
evening-web-link-of = Lien de { $name }
evening-web-link = Lien
evening-web-link-note = Ce lien est personnel : qui l’a joue pour { $name }.
evening-web-leave-of = { $name } part
evening-web-leave = Part
evening-web-leave-title = { $name } s’en va ?
evening-web-leave-note = L’ordinateur finit sa partie. Le classement garde ses points.
evening-web-leave-go = Oui, s’en va
evening-web-return-of = { $name } revient
evening-web-return = Revient
evening-web-stay = Non, reste
evening-web-leave-own = Partir

evening-web-round = Cette ronde
evening-web-round-n = Ronde { $number }
evening-web-round-of = Ronde { $number } sur { $most }
evening-web-round-none = Pas encore de ronde.
evening-web-round-which = Montrer une autre ronde
evening-web-table-n = Table { $place }
evening-web-bot = Ordinateur
evening-web-byes = Sans adversaire : { $names }
evening-web-next-at = Ronde suivante à { $time }
evening-web-sit = À votre table
evening-web-sit-at = À votre table : table { $place }
evening-web-watch = Regarder
evening-web-watch-at = Regarder la table { $place }
evening-web-result = Résultat
evening-web-result-at = Entrer le résultat de la table { $place }
evening-web-correct = Corriger
evening-web-correct-at = Corriger la table { $place }
evening-web-result-note = Un score par joueur ; le plus haut gagne. Sans score : 1 pour qui gagne, 0 pour les autres.
evening-web-correct-note = L’ancien résultat reste visible sous le classement.
evening-web-score-of = Score de { $name }
evening-web-keep = Enregistrer
evening-web-by-clock = égalité : le temps est écoulé
evening-web-begin = Lancer la ronde { $number }
evening-web-drop = Annuler la ronde
evening-web-drop-title = Annuler la ronde { $number } ?
evening-web-drop-note = Ses tables et ses résultats ne comptent plus.
evening-web-drop-go = Oui, annuler
evening-web-drop-keep = Non, garder
evening-web-end = Terminer la soirée
evening-web-end-title = Terminer la soirée ?
evening-web-end-note = Le classement est définitif. Vous pourrez rouvrir.
evening-web-end-go = Oui, terminer
evening-web-end-keep = Non, continuer
evening-web-reopen = Rouvrir la soirée
evening-web-closed = La soirée est terminée.
evening-web-winner = { $names } : bravo !

evening-web-standing = Classement
evening-web-standing-teams = Équipes
evening-web-rank = Rang
evening-web-player = Joueur
evening-web-games-played = Parties
evening-web-mean = Points par joueur
evening-web-why-swiss = Le premier d’une table gagne 1 point, le dernier aucun, les autres entre les deux. Sans adversaire : 1 point. À égalité : les points des adversaires rencontrés, puis les victoires, puis le score total.
evening-web-why-teams = Le premier d’une table gagne 1 point, le dernier aucun, les autres entre les deux. Une équipe compte la moyenne de ses joueurs. À égalité : les points des adversaires rencontrés, puis les victoires, puis le score total.
evening-web-why-round-robin = Le premier d’une table gagne 1 point, le dernier aucun, les autres entre les deux. À égalité : les points gagnés entre ex æquo, puis les victoires, puis le score total.
evening-web-why-knock-out = D’abord le nombre de rondes franchies. À une table, la meilleure moitié continue ; à égalité, le premier inscrit. Ensuite les points, puis le score total.
evening-web-why-sum = Le total des scores. Sans adversaire : la moyenne de la ronde. À égalité : les victoires, puis le meilleur score.
evening-web-corrections = Corrections de l’hôte
evening-web-correction = { $time }, ronde { $round }, table { $place } : { $before } devient { $after }

evening-web-share = Inviter
evening-web-share-note = Avec ce lien ou ce code, chacun s’inscrit et suit la soirée.
evening-web-code = Code
evening-web-tv = Grand écran
evening-web-print = Imprimer
evening-web-csv-standing = Classement (CSV)
evening-web-csv-results = Résultats (CSV)
evening-web-json = Tout (JSON)
evening-web-more = Garder et partager
evening-web-missing = Cette soirée n’existe pas, ou plus.

## Au terminal

evening-cli-help = Les soirées de cette maison, leurs classements.
evening-cli-about = Sans rien, les soirées ; avec une soirée, son classement, ou un fichier pour tableur avec --csv.
evening-cli-metavar = SOIRÉE
evening-cli-csv = Écrire le classement (standing) ou les résultats (results) en CSV.
evening-cli-none = Il n’y a pas encore de soirée.
evening-cli-row = { $id }  { $name } : { $players } joueurs, { $rounds } rondes
