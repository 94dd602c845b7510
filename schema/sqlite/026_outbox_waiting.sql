-- The rows of somebody's outbox that wait, letters apart, in order: what is to be told next, and what all his addresses have handled,
-- are found without looking at the others.
CREATE INDEX outbox_waiting ON outbox (user, (match_number IS NULL)) WHERE due_ms IS NULL;
