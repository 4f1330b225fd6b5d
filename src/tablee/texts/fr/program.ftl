# Les programmes invités : prêts à jouer, défiés, absents.

program-unknown = Cette maison ne connaît pas ce programme. Son hôte donne les clés.
program-too-many = Il y a déjà { $value } programmes dans cette maison. Renvoyez-en un d’abord.
program-name-taken = Un autre programme s’appelle déjà « { $value } ». Choisissez un autre nom.
program-away = Ce programme n’est pas là en ce moment.
program-game = Ce programme ne joue pas à ce jeu.
program-busy = Ce programme joue déjà beaucoup de parties. Essayez plus tard.
program-not-asked = La table { $value } n’attend pas ce programme, ou plus.

program-web-title = Programmes prêts à jouer
program-web-ready = programme, prêt à jouer : { $games }
program-web-play = Jouer : { $game }
program-web-kind = programme
program-web-awaited = Programme invité, pas encore de réponse
program-web-declined = Programme, ne joue pas maintenant
program-web-awaited-line = { $who } n’a pas encore répondu.
program-web-declined-line = { $who } ne joue pas maintenant. Donnez la place à quelqu’un d’autre.
