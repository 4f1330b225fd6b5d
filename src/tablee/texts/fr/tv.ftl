# Un grand écran dans la pièce, et les téléphones à côté.

tv-web-show = Afficher sur un grand écran
tv-web-show-note = Le plateau pour tous, sans les mains. Chacun joue avec son téléphone : scannez le code sur l’écran.
tv-web-scan = Scannez pour jouer, ou tapez :
tv-web-resting = On joue ? Le code de la table :
tv-web-full = Toutes les places sont prises. Regardez le grand écran.
tv-web-look-up = Regardez le grand écran.
tv-web-whole-table = Toute la table
