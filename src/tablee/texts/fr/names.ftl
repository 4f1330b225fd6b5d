# Une maison où l’on choisit son nom dans une liste.

names-unlisted = « { $value } » n’est pas sur la liste des noms. Choisissez-en un dans la liste.
names-no-messages = Dans cette maison, on joue sans messages.
names-web-none = Sans nom
