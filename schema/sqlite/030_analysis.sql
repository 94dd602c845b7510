-- What a match that is over was about, as it was valued once: figures of the match alone, and of nobody's account.
CREATE TABLE analysis (
    match_number INTEGER NOT NULL PRIMARY KEY REFERENCES match (number) ON DELETE CASCADE,
    evaluator    TEXT    NOT NULL CHECK (length(evaluator) = 16),
    made_ms      INTEGER NOT NULL,
    body         TEXT    NOT NULL CHECK (json_valid(body))
) STRICT;
