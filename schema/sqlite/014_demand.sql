-- What is asked of matches that are not in memory.

-- Bit set: the seats that owe a decision after this row. NULL: not known, a program wrote it that did not say so. It follows
-- from the events, and is no part of the row's checksum.
ALTER TABLE move ADD COLUMN owed INTEGER CHECK (owed IS NULL OR owed BETWEEN 0 AND 255);

-- How many go on, the newest that are listed, and those that run, page by page.
DROP INDEX match_live;
CREATE INDEX match_live ON match (status, listed, number) WHERE status IN ('open', 'running');
-- How many somebody holds.
CREATE INDEX match_creator ON match (created_by) WHERE status IN ('open', 'running');
