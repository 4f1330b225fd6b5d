# À vous, où que vous soyez : parties sur plusieurs jours, notifications, courriels, flux.

notices-title = { $game } : à vous de jouer
notices-no-hurry = Prenez votre temps.
notices-hours-left = { $hours ->
    [one] Il vous reste une heure.
   *[other] Il vous reste { $hours } heures.
}
notices-days-left = { $days ->
    [one] Prenez votre temps : il vous reste un jour.
   *[other] Prenez votre temps : il vous reste { $days } jours.
}
notices-feed-other = { $game } : ce n’est pas à vous
notices-feed-over = { $game } : la partie est finie
notices-mail-ask-subject = Tablée : vous prévenir quand c’est à vous ?
notices-mail-ask = Quelqu’un a donné cette adresse pour être prévenu de son tour à une table de jeu.
    Si c’est vous, ouvrez ce lien et dites oui :

    { $link }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
notices-mail-turn = { $left }

    La table : { $link }

    Ne plus recevoir ces courriels : { $off }
notices-page-title = Vous prévenir de votre tour
notices-page-ask = Voulez-vous recevoir un courriel à chacun de vos tours à cette table ?
notices-page-told = Cette adresse est prévenue à chacun de vos tours à cette table.
notices-page-on = Oui, me prévenir
notices-page-off = Ne plus m’écrire
notices-page-agreed = C’est noté : un courriel à chacun de vos tours. Chacun porte un lien pour arrêter.
notices-page-ended = C’est fini : cette adresse est effacée.

notices-web-title = Me prévenir
notices-web-note = Une seule fois par tour, et seulement quand vous n’êtes pas à la table.
notices-web-push = Une notification sur cet appareil
notices-web-push-insecure = Les notifications demandent une adresse en https. Le courriel et le flux marchent aussi sans.
notices-web-push-unable = Ce navigateur ne reçoit pas de notifications.
notices-web-push-denied = Le navigateur ne le permet pas : autorisez les notifications de cette page.
notices-web-push-failed = Ce navigateur n’a pas pu s’inscrire auprès de son service de notifications. Réessayez plus tard.
notices-web-mail = Un courriel à
notices-web-mail-go = M’écrire
notices-web-mail-wait = { $address } : ouvrez le courriel que nous venons d’y envoyer.
notices-web-mail-on = { $address } est prévenue.
notices-web-mail-off = Ne plus écrire à { $address }
notices-web-quiet = Heures calmes : prévenir seulement après
notices-web-quiet-start = De
notices-web-quiet-end = à
notices-web-feed = Un flux
notices-web-feed-note = Pour un lecteur de flux ou un agenda. Ces adresses disent à qui c’est de jouer, rien d’autre.
notices-web-feed-atom = Flux Atom
notices-web-feed-calendar = Agenda
notices-web-off = Ne plus me prévenir du tout

notices-web-pace = Prenez votre temps
notices-web-pace-together = non, tous à la table
notices-web-pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
notices-web-days-off = Congés de chacun
notices-web-days-off-none = aucun
notices-web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
notices-web-after = Quand le temps est écoulé
notices-web-after-bot = un robot joue à sa place
notices-web-after-clock = son tour se termine
notices-web-deadline-yours = À jouer avant le { $date }.
notices-web-deadline-other = Jusqu’au { $date }.
notices-web-resting = { $who } est en congé jusqu’au { $date }.
notices-web-holiday = Prendre des congés
notices-web-holiday-note = { $days ->
    [0] Vous n’avez plus de jours de congé.
    [one] Votre temps s’arrête pendant vos congés. Il vous en reste un jour.
   *[other] Votre temps s’arrête pendant vos congés. Il vous en reste { $days } jours.
}
notices-web-holiday-days = Combien de jours
notices-web-holiday-go = Partir
notices-web-holiday-until = Vous êtes en congé jusqu’au { $date } : votre temps ne passe pas.
notices-web-holiday-back = Me voilà de retour
