-- How somebody wants the client to look and behave, kept with the account: a JSON object of what the client has said, at most some hundred
-- bytes, whose members are those of openapi.yaml. changed_ms: when its owner last changed any of it; what is older never takes its place.
CREATE TABLE preferences (
    user       INTEGER PRIMARY KEY REFERENCES user (id),
    changed_ms INTEGER NOT NULL,
    chosen     TEXT    NOT NULL CHECK (json_valid(chosen) AND length(chosen) <= 500)
) STRICT;
