# Ce que tous les jeux ont en commun.

game-unknown = Il n’y a pas de jeu « { $value } ». Les jeux : { $known }.
game-broken = Le jeu « { $value } », du paquet { $distribution }, ne se charge pas : { $reason }
game-ambiguous = Le jeu « { $value } » vient de plusieurs paquets : { $distribution }. N’en gardez qu’un.
game-shadowed = Le jeu « { $value } » du paquet { $distribution } est ignoré : Tablée en a un du même nom.
game-no-space = Le jeu « { $value } » ne numérote pas ses coups ; il le faudrait ici.

options-kind = Les options doivent être un objet.
options-unknown = Il n’y a pas d’option « { $value } ». Les options : { $expected }.
options-value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle prend : { $expected }.
options-together = L’option « { $option } » ne va pas avec les autres ; il faudrait : { $expected }.

seed-size = Une graine compte 32 octets (64 chiffres hexadécimaux).

move-spelling = « { $value } » n’est pas un coup de ce jeu.
move-action = Un coup est un entier, et non « { $value } » ({ $kind }).
move-number = Aucun coup permis ne porte le numéro { $value }.
move-game-over = La partie est finie.

position-field = Position non valable, champ « { $field } » : { $problem }
record-field = Enregistrement non valable, champ « { $field } » : { $problem }

components-unknown = Il n’y a pas de matériel « { $value } » pour l’option « { $option } ».
components-file = Le fichier « { $file } » ne contient pas d’objet JSON lisible.
components-entry = { $file }, « { $entry } » : { $problem }
components-none = Le jeu « { $value } » n’a pas de matériel à remplacer.

problem-missing = il manque.
problem-unknown = ce champ n’existe pas.
problem-kind = ce n’est pas une valeur de ce genre ({ $found }).
problem-value = cette valeur n’est pas possible.
problem-expected = cette valeur n’est pas possible ; il faudrait : { $expected }.
problem-reason = { $reason }
problem-turn = il faut un tour ou un résultat, et jamais les deux.
problem-keys = il faut une entrée par place ou par camp, dans l’ordre.
problem-count = il en faudrait { $expected }.
problem-sum = le compte n’y est pas avec le reste de la position.
problem-over = la partie serait finie dans cette position.
problem-large = c’est trop grand : { $most } caractères au plus.
problem-duplicate = cette entrée existe déjà.
problem-commitment = ce n’est pas l’engagement de la graine.
problem-lot = ce n’est pas ce que la graine a tiré au sort.
problem-result = ce n’est pas le résultat de ces coups.
problem-unfinished = d’après les règles d’aujourd’hui, la partie n’est pas finie après ces coups. Elle vient d’une version plus ancienne de Tablée, ou le fichier a été changé.
problem-sealed = l’enregistrement est scellé jusqu’à la fin de la partie.
problem-digest = ce n’est pas le matériel avec lequel la partie a été jouée.
problem-view = ce n’est pas une vue d’une place de ce jeu.

kernel-fault = Le calcul du robot ({ $value }) a rencontré l’impossible et a été arrêté.
