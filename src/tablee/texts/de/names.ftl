# Ein Haus, in dem man seinen Namen aus einer Liste wählt.

names-unlisted = „{ $value }“ steht nicht auf der Namensliste. Wählen Sie einen Namen aus der Liste.
names-no-messages = In diesem Haus wird ohne Nachrichten gespielt.
names-web-none = Ohne Namen
