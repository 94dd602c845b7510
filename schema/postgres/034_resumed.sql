-- Compatible from: 033.
-- When a rewind resumed the match from this row: all waits that are open at it begin anew then.
ALTER TABLE move ADD COLUMN resumed_ms bigint;
