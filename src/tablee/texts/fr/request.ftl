# Une requête qui n’a pas de sens.

request-field = Champ « { $field } » : { $problem }
