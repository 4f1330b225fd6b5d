# A request that makes no sense.

request-field = Field “{ $field }”: { $problem }
