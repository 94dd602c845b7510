-- The client's request id of a line of chat, so that a line that is sent again is known again, after a restart too. NULL:
-- none, or from before.
ALTER TABLE chat ADD COLUMN request TEXT;

CREATE UNIQUE INDEX chat_request ON chat (match_number, user, request) WHERE request IS NOT NULL;
