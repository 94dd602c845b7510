-- Webhooks about the tables that their user hosts, and tables that are full.

-- 1: a webhook about `public` gets only the matches that its user hosts, listed or not.
ALTER TABLE address ADD COLUMN hosted INTEGER NOT NULL DEFAULT 0;

-- 1: an event `opened` means that the table has become full. Older programs ignore the column, and skip such an event once the match has started.
ALTER TABLE public_event ADD COLUMN filled INTEGER NOT NULL DEFAULT 0;
