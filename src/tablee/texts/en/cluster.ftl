# Work on many machines: tablee arena --cluster.

cluster-missing = The module “{ $value }” for a cluster is missing: pip install 'tablee[cluster]'.
cluster-address = A cluster is “local”, or the address of its scheduler such as tcp://host:8786; not “{ $value }”.
cluster-unreachable = Nobody answers at “{ $value }”: { $reason }
cluster-lost = The connection to the cluster was lost ({ $reason }). The same command goes on with the games that were kept.
cluster-failed = The cluster could not play on: { $reason }
cluster-differs = The worker { $value } has another version of Tablée, games or levels ({ $edition }); install the same one everywhere.
