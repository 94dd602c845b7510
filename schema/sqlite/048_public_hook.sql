-- Webhooks about what everybody may see: tables that were opened, and matches that have ended.

-- Subject of an address: `me` is what concerns its user, by way of outbox; `public` is what concerns everybody, by way of public_event.
-- `handled` is the number of a row there.
ALTER TABLE address ADD COLUMN about TEXT NOT NULL DEFAULT 'me' CHECK (about IN ('me', 'public'));
CREATE INDEX address_public ON address (due_ms) WHERE about = 'public' AND state = 'on';

-- The newest of these events. None is written while no such webhook is on.
CREATE TABLE public_event (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_number INTEGER NOT NULL REFERENCES match (number) ON DELETE CASCADE,
    event        TEXT    NOT NULL CHECK (event IN ('opened', 'ended')),
    at_ms        INTEGER NOT NULL
) STRICT;
CREATE INDEX public_event_match ON public_event (match_number);
