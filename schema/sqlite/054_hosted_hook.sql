-- Webhooks about the tables that their user hosts, and tables that are full.

-- Of an address about `public`: only what concerns the matches that its user hosts, listed or not.
ALTER TABLE address ADD COLUMN hosted INTEGER NOT NULL DEFAULT 0;

-- Of an event `opened`: it is that the table has become full. A program that does not know the column skips it once the match has started.
ALTER TABLE public_event ADD COLUMN filled INTEGER NOT NULL DEFAULT 0;
