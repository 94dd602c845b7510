-- Identities of accounts at other providers (OpenID Connect), by which they sign in. Issuer and subject identify somebody for good; the name is what
-- the provider called them at the last sign-in. `admin` is 1 if a group at the provider has made the account an administrator's.
CREATE TABLE identity (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    user     INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    issuer   TEXT    NOT NULL CHECK (length(issuer) BETWEEN 1 AND 1000),
    subject  TEXT    NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    name     TEXT    NOT NULL DEFAULT '',
    admin    INTEGER NOT NULL DEFAULT 0 CHECK (admin IN (0, 1)),
    made_ms  INTEGER NOT NULL,
    used_day TEXT    NOT NULL DEFAULT '',
    UNIQUE (issuer, subject)
) STRICT;

CREATE INDEX identity_user ON identity (user);
