-- Who is told what, by which way.

-- How somebody wants to be told; without a row the defaults hold. Events are bits (backend/store/notices.h). Counted up by every save,
-- which names the edit that it was made from. `pending`: an address that was given and not confirmed yet.
CREATE TABLE notify (
    user           INTEGER PRIMARY KEY REFERENCES user (id),
    edit           INTEGER NOT NULL,
    language       TEXT    NOT NULL,
    mail_events    INTEGER NOT NULL,
    push_events    INTEGER NOT NULL,
    hook_events    INTEGER NOT NULL,
    deadline_hours INTEGER NOT NULL,
    digest_hours   INTEGER NOT NULL,
    quiet          TEXT    NOT NULL CHECK (quiet IN ('none', 'calendar', 'own')),
    time_zone      TEXT,
    from_minute    INTEGER NOT NULL,
    to_minute      INTEGER NOT NULL,
    pending        TEXT
) STRICT;

-- What holds for one match instead.
CREATE TABLE notify_match (
    user         INTEGER NOT NULL REFERENCES user (id),
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    events       INTEGER NOT NULL,
    PRIMARY KEY (user, match_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX notify_match_match ON notify_match (match_number);

-- Where somebody is told. Each is a queue: it has handled the rows of outbox up to `handled`, and is looked at again at due_ms (NULL:
-- nothing waits). Who looks claims it by moving due_ms ahead; tries again, digests and quiet hours are nothing but a later due_ms.
-- Channel `letter` carries what is about the account (a confirmation, a new password) to the address that the row itself names.
CREATE TABLE address (
    number     INTEGER PRIMARY KEY,
    user       INTEGER NOT NULL REFERENCES user (id),
    channel    TEXT    NOT NULL CHECK (channel IN ('mail', 'push', 'hook', 'letter')),
    target     TEXT    NOT NULL,
    secret     TEXT,
    form       TEXT,
    name       TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('on', 'gone')),
    made_ms    INTEGER NOT NULL,
    handled    INTEGER NOT NULL,
    due_ms     INTEGER,
    sent_ms    INTEGER,
    failing_ms INTEGER,
    failures   INTEGER NOT NULL DEFAULT 0,
    answer     TEXT
) STRICT;
CREATE UNIQUE INDEX address_target ON address (user, channel, target);
CREATE INDEX address_due ON address (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX address_mail ON address (target) WHERE channel = 'mail';

-- What is to be told, written with what it is about. One row for each user, match and event: a newer one takes its place, with a
-- number of its own. A row with due_ms sleeps until then, and is written anew with another number when it wakes. Without a match it is a
-- letter, to the address in `detail`.
CREATE TABLE outbox (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,
    user         INTEGER NOT NULL REFERENCES user (id),
    match_number INTEGER REFERENCES match (number) ON DELETE CASCADE,
    event        TEXT    NOT NULL,
    version      INTEGER NOT NULL,
    detail       TEXT,
    at_ms        INTEGER NOT NULL,
    due_ms       INTEGER
) STRICT;
CREATE UNIQUE INDEX outbox_one ON outbox (user, coalesce(match_number, 0), event);
CREATE INDEX outbox_match ON outbox (match_number) WHERE match_number IS NOT NULL;
CREATE INDEX outbox_due ON outbox (due_ms) WHERE due_ms IS NOT NULL;

-- Bit set: the seats whose person has an address. Saved with the seats and with addresses; a seat too many does no harm.
ALTER TABLE match ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

-- Random, and told to nobody: by it the links in letters are signed.
CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secret (name, value) VALUES ('letters', randomblob(32));
