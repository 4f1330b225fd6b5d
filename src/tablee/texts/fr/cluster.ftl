# Du travail pour plusieurs machines : tablee arena --cluster.

cluster-missing = Il manque le module « { $value } » pour une grappe : pip install 'tablee[cluster]'.
cluster-address = Une grappe, c’est « local » ou l’adresse de son ordonnanceur, par exemple tcp://machine:8786 ; pas « { $value } ».
cluster-unreachable = Personne ne répond à « { $value } » : { $reason }
cluster-lost = La liaison avec la grappe est perdue ({ $reason }). La même commande continue avec les parties gardées.
cluster-failed = La grappe n’a pas pu continuer : { $reason }
cluster-differs = La machine { $value } a une autre version de Tablée, des jeux ou des niveaux ({ $edition }) ; installez partout la même.
