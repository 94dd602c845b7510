-- What comes to an end by itself, and who is asked to come back.

-- Whose seat this is at a table that asks him to play again: nobody else may take it, and he sits there once he says so.
ALTER TABLE seat ADD COLUMN invited INTEGER REFERENCES user (id);
-- How many lines of the chat its person has read.
ALTER TABLE seat ADD COLUMN chat_read INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seat_invited ON seat (invited) WHERE invited IS NOT NULL;

-- Who ended a match before its end; NULL: nobody did, or the house.
ALTER TABLE match ADD COLUMN ended_by INTEGER REFERENCES user (id);
-- When the house looks whether anybody still wants the match; NULL: it has ended for good.
ALTER TABLE match ADD COLUMN due_ms INTEGER;
CREATE INDEX match_due ON match (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX match_rematch ON match (rematch) WHERE rematch IS NOT NULL;
UPDATE match SET due_ms = created_ms + 14 * 86400000 WHERE status = 'open';
UPDATE match SET due_ms = started_ms + 86400000 WHERE status = 'running';

-- When the house looks whether a guest has ever played, and forgets him otherwise; NULL: never.
ALTER TABLE user ADD COLUMN expires_ms INTEGER;
CREATE INDEX user_expires ON user (expires_ms) WHERE expires_ms IS NOT NULL;
UPDATE user SET expires_ms = created_ms + 30 * 86400000 WHERE guest = 1 AND deleted_ms IS NULL;
