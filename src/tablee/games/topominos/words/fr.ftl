topominos-title = Topominos
topominos-tagline = Neuf compartiments, des pièces transparentes : jamais pastille sur pastille.
topominos-option-seats = Nombre de joueurs
topominos-option-rounds = Nombre de manches
topominos-option-target = Points à atteindre : la partie finit avec la manche où quelqu’un y arrive, quel que soit le nombre de manches
topominos-option-tiles = Jeu de pièces
topominos-reason-empty = le sac et un support sont vides
topominos-reason-stuck = plus aucune pièce ne peut être posée
topominos-reason-passes = tout le monde a passé deux fois de suite
topominos-tile-missing = { $value } : vous n’avez pas cette pièce sur votre support.
topominos-dots-wrong = { $value } : aucune position de cette pièce ne montre ces pastilles.
topominos-dots-overlap = { $value } : une pastille en couvrirait une autre.
topominos-lower-equal = { $value } : vous avez la même pièce avec un numéro plus petit ; c’est elle qu’on nomme.
topominos-one-compartment = { $value } : vous avez commencé un compartiment vide ; posez dans celui-là seulement, ou finissez votre tour.
topominos-piles-only = { $value } : vous complétez des piles ; un compartiment vide ne s’ouvre qu’après une pile de neuf.
topominos-nothing-placed = Vous n’avez rien posé ce tour-ci : posez une pièce ou passez.
topominos-already-placed = { $value } : vous avez déjà posé une pièce ; on ne passe qu’au début de son tour.
topominos-bag-short = { $value } : il n’y a pas autant de pièces dans le sac.
topominos-problem-grid = il faut trois rangées de trois, comme « #../.#./... » (# pour une pastille).
topominos-problem-blank = une pièce a au moins une pastille.
topominos-problem-order = les numéros vont dans l’ordre croissant.
topominos-problem-look = aucune position de cette pièce ne montre ces pastilles.
topominos-problem-overlap = une pastille en couvre une autre.
topominos-problem-nine = une pile de neuf pastilles aurait été retirée.
topominos-board-round = Manche { $round }
topominos-board-bag = Sac { $count }
topominos-board-out = Hors jeu { $count }
topominos-board-seat = Joueur { $seat }
topominos-board-points = Points
topominos-board-total = Total
topominos-board-rack = Support
topominos-board-turn = Ce tour { $points }
topominos-board-free = compartiment vide ou piles
topominos-board-one = compartiment { $compartment } seulement
topominos-board-piles = piles commencées seulement
topominos-web-turn = posez une pièce, ou passez
topominos-web-help = Choisissez une pièce, tournez-la ou retournez-la, puis touchez un compartiment. Jamais pastille sur pastille. Ou bien un compartiment vide, ou bien des piles commencées ; une pile de neuf s’en va et tout est de nouveau permis.
topominos-web-board = Les neuf compartiments
topominos-web-hand = Votre support
topominos-web-choose-tile = choisissez d’abord une pièce
topominos-web-choose-well = touchez un compartiment
topominos-web-turned = touchez encore pour poser ainsi, ou tournez la pièce
topominos-web-choose-given = choisissez les pièces à échanger
topominos-web-one-well = continuez dans le compartiment { $well }, ou terminez
topominos-web-piles = ajoutez à d’autres piles, ou terminez
topominos-web-key-turn = tourner la pièce
topominos-web-key-over = retourner la pièce
topominos-web-turn-tile = Tourner
topominos-web-turn-over = Retourner
topominos-web-end = Terminer le tour
topominos-web-pass = Passer
topominos-web-exchange = Échanger…
topominos-web-give =
    { $count ->
        [one] Échanger { $count } pièce
       *[other] Échanger { $count } pièces
    }
topominos-web-tile = pièce { $tile } : { $look }
topominos-web-dot = rangée { $row } colonne { $column }
topominos-web-well =
    Compartiment { $well } : { $dots ->
        [one] { $dots } pastille
       *[other] { $dots } pastilles
    }, { $tiles ->
        [one] { $tiles } pièce
       *[other] { $tiles } pièces
    }
topominos-web-well-empty = Compartiment { $well } : vide
topominos-web-said-place =
    { $who } : { $dots ->
        [one] { $dots } pastille
       *[other] { $dots } pastilles
    } dans le compartiment { $well }.
topominos-web-said-end = { $who } : fin du tour.
topominos-web-said-pass = { $who } : passe.
topominos-web-said-exchange = { $who } : échange de pièces.
topominos-web-seat =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
topominos-web-seat-total =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }, total { $total }
topominos-lesson-start = Choisissez une pièce de votre support et posez-la dans un compartiment vide. Vous pouvez la tourner et la retourner.
topominos-lesson-start-done = Un tour, c’est ou bien un seul compartiment vide, ou bien des piles commencées. Vous marquez les pastilles de vos piles.
topominos-lesson-pile = Ajoutez une pièce à la pile du milieu : jamais pastille sur pastille.
topominos-lesson-pile-done = Toutes les pastilles de la pile comptent pour vous, celles du dessous aussi.
topominos-lesson-nine = La pile du milieu a 8 pastilles. Trouvez la pièce qui la complète.
topominos-lesson-nine-done = Une pile gagnante de 9 ! Elle s’en va, vous marquez 9 points, et vous pouvez de nouveau poser où vous voulez.
topominos-lesson-end = Vous pourriez continuer. Pour cette fois, terminez le tour.
topominos-lesson-end-done = Votre support se remplit, et c’est à l’adversaire. Les pastilles qui vous restent à la fin comptent contre vous.
