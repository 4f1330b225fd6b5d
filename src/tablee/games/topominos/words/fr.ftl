topominos-title = Topominos
topominos-tagline = Neuf compartiments, des pièces transparentes : jamais pastille sur pastille.
topominos-option-seats = Nombre de joueurs
topominos-option-rounds = Nombre de manches
topominos-option-target = Points à atteindre : la partie s’arrête avec la manche où quelqu’un y arrive, quel que soit le nombre de manches
topominos-option-tiles = Jeu de pièces
topominos-reason-empty = le sac et un support sont vides
topominos-reason-stuck = plus aucune pièce ne peut être posée
topominos-reason-passes = personne ne pose plus de pièce
topominos-tile-missing = Vous n’avez pas cette pièce. Choisissez-en une sur votre support.
topominos-dots-wrong = Cette pièce n’a pas ces pastilles, dans aucun sens. Tournez-la ou retournez-la.
topominos-dots-overlap = Une pastille en couvrirait une autre. Tournez la pièce, ou choisissez un autre compartiment.
topominos-lower-equal = Vous avez deux fois cette pièce : nommez celle qui a le plus petit numéro.
topominos-one-compartment = Vous avez commencé un compartiment vide. Posez dans celui-là seulement, ou terminez votre tour.
topominos-piles-only = Vous ajoutez à des piles. Un compartiment vide ne s’ouvre qu’après une pile gagnante de 9.
topominos-nothing-placed = Vous n’avez encore rien posé. Posez une pièce, ou passez.
topominos-already-placed = Vous avez déjà posé une pièce : on ne passe plus. Continuez ou terminez votre tour.
topominos-bag-short = Le sac n’a pas autant de pièces. Échangez-en moins.
topominos-option-opening-draw = Tirage au sort avec les pièces : le plus de pastilles commence ; sinon le premier joueur
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
topominos-web-help = Choisissez une pièce, tournez-la ou retournez-la, puis touchez un compartiment. Jamais pastille sur pastille. Commencez un compartiment vide, ou ajoutez à des piles. Une pile gagnante de 9 s’en va, et vous continuez où vous voulez.
topominos-web-board = Les neuf compartiments
topominos-web-hand = Votre support
topominos-web-choose-tile = choisissez d’abord une pièce
topominos-web-choose-well = touchez un compartiment
topominos-web-turned = touchez encore pour poser ainsi, ou tournez la pièce
topominos-web-choose-given = touchez les pièces à échanger
topominos-web-one-well = continuez dans le même compartiment, ou terminez
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
topominos-web-tile = pièce : { $look }
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
    { $who ->
        [0] poser une pièce dans le compartiment { $well }
       *[other] { $who } pose une pièce dans le compartiment { $well }
    }.
topominos-web-said-end =
    { $who ->
        [0] terminer le tour
       *[other] { $who } termine son tour
    }.
topominos-web-said-pass =
    { $who ->
        [0] passer
       *[other] { $who } passe
    }.
topominos-web-said-exchange =
    { $who ->
        [0] passer et échanger
       *[other] { $who } passe et échange
    } { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }.
topominos-web-cancel = Annuler
topominos-web-only-end = plus rien ne peut se poser, terminez votre tour
topominos-web-only-pass = rien ne peut se poser : échangez des pièces ou passez
topominos-web-fits-nowhere = cette pièce ne va nulle part, choisissez-en une autre
topominos-web-said-round = La manche est finie : { $scores }.
topominos-web-said-turn =
    { $who } pose { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }.
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
topominos-alone =
    { $score ->
        [one] { $score } point : { $reason }.
       *[other] { $score } points : { $reason }.
    }
topominos-draw = Tirage : { $drawn }.
topominos-web-draw = Pastilles tirées : { $drawn }.
topominos-web-drew = { $who } ({ $dots })
