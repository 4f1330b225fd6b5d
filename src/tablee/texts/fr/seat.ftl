# Ce qu’une place refuse.

seat-taken = Cette place est déjà prise. Choisissez-en une autre.
seat-unknown = Cette place n’existe pas à cette table.
seat-none = Vous n’avez pas de place à cette table.
seat-not-yours = Ce n’est pas votre place.
seat-host-only = Seul l’hôte de la table peut faire cela.
seat-not-turn =
    { $mover ->
        [bot] Robot réfléchit, attendez un instant.
        [named] C’est à { $name } de jouer, attendez votre tour.
       *[other] C’est au joueur { $turn } de jouer, attendez votre tour.
    }
seat-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
seat-not-absent = Ce joueur vient de s’absenter. Attendez encore un peu.
seat-no-person = Personne n’est assis ici.
seat-no-stand-in = Aucun robot ne joue pour ce joueur.
seat-no-claim = Ce lien ne donne pas de place à cette table. Demandez-en un nouveau à l’hôte.
seat-stays = Cette place ne peut pas être libérée : quelqu’un y est, ou elle est déjà libre.
