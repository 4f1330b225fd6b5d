# Arbeit auf vielen Rechnern: tablee arena --cluster.

cluster-missing = Für einen Cluster fehlt das Modul „{ $value }“: pip install 'tablee[cluster]'.
cluster-address = Ein Cluster ist „local“ oder die Adresse seines Schedulers, etwa tcp://rechner:8786; nicht „{ $value }“.
cluster-unreachable = Unter „{ $value }“ antwortet niemand: { $reason }
cluster-lost = Die Verbindung zum Cluster ist verloren ({ $reason }). Derselbe Befehl macht mit den gespeicherten Partien weiter.
cluster-failed = Der Cluster konnte nicht weiterspielen: { $reason }
cluster-differs = Der Rechner { $value } hat eine andere Version von Tablée, von Spielen oder Stufen ({ $edition }); installieren Sie überall dieselbe.
