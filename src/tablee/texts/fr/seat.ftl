# Ce qu’une place refuse.

seat-taken = Cette place est déjà prise.
seat-unknown = Il n’y a pas de place { $value } à cette table.
seat-none = Vous n’avez pas de place à cette table.
seat-not-yours = La place { $value } n’est pas la vôtre.
seat-host-only = Seul l’hôte de la table peut faire cela.
seat-not-turn = Ce n’est pas à la place { $value } de jouer.
seat-bot-plays = Un robot joue pour cette place : reprenez-la d’abord.
seat-not-absent = La place { $value } n’est pas absente depuis assez longtemps.
seat-no-person = Personne n’occupe la place { $value }.
seat-no-stand-in = Aucun robot ne joue pour la place { $value }.
seat-no-claim = Ce lien n’ouvre aucune place à cette table.
