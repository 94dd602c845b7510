-- Passkeys (WebAuthn), by which accounts sign in. The secret keys are with their owners' devices: here are the public ones. `credential`, `handle` and
-- `public_key` are base64url; `algorithm` is COSE's number. A sign count other than 0 grows with every use.
CREATE TABLE passkey (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,
    user       INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    credential TEXT    NOT NULL UNIQUE CHECK (length(credential) BETWEEN 1 AND 1364),
    handle     TEXT    NOT NULL CHECK (length(handle) = 22),
    algorithm  INTEGER NOT NULL CHECK (algorithm IN (-7, -8, -257)),
    public_key TEXT    NOT NULL CHECK (length(public_key) BETWEEN 1 AND 400),
    sign_count INTEGER NOT NULL CHECK (sign_count BETWEEN 0 AND 4294967295),
    transports TEXT    NOT NULL DEFAULT '',
    backed_up  INTEGER NOT NULL DEFAULT 0 CHECK (backed_up IN (0, 1)),
    name       TEXT    NOT NULL CHECK (length(name) <= 40),
    made_ms    INTEGER NOT NULL,
    used_day   TEXT    NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX passkey_user ON passkey (user);

-- Challenges that a passkey has answered, until they expire: none is accepted twice, by any node. Those that nobody has answered are stored nowhere.
CREATE TABLE passkey_challenge (
    nonce      BLOB    NOT NULL PRIMARY KEY CHECK (length(nonce) = 32),
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_ms);
