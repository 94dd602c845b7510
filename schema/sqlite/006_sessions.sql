-- When a session was last used (to the day: it is not written more often), and on what, so that its owner can tell it from
-- others. What expires later than sessions do from now on expires with them.
ALTER TABLE session ADD COLUMN used_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN device TEXT;
UPDATE session SET used_ms = created_ms, expires_ms = min(expires_ms, unixepoch() * 1000 + 7776000000);

-- Devices that have logged in to an account before: wrong tries by strangers do not slow them. The token is in a cookie.
CREATE TABLE known_device (
    user       INTEGER NOT NULL REFERENCES user (id),
    token_hash BLOB    NOT NULL CHECK (length(token_hash) = 32),
    used_ms    INTEGER NOT NULL,
    PRIMARY KEY (user, token_hash)
) STRICT, WITHOUT ROWID;
