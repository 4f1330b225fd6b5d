engine-json = Cette ligne n’est pas un objet JSON lisible.
engine-command = Il n’y a pas de commande « { $value } ». Les commandes : { $known }.
engine-field = Champ « { $field } » : { $problem }
engine-no-game = Il n’y a pas encore de partie : commencez par new ou load.
engine-internal = Une erreur de notre part ({ $value }) ; la position n’a pas changé.
engine-no-move = Il n’y a pas de coup à reprendre.
engine-stopped = L’ordinateur a cessé de réfléchir, comme demandé.
