# Eine Anfrage, die keinen Sinn ergibt.

request-field = Feld „{ $field }“: { $problem }
