-- The law of the table in what was stored before it. Undo votes, long absences and the seats of users who are gone end by moves of the server:
-- it looks at each running match that may hold one, at once and then when that is due. Nothing but 90 days without a move made such a match due.
UPDATE match SET due_ms = started_ms
 WHERE status = 'running' AND due_ms IS NOT NULL
   AND (EXISTS (SELECT 1 FROM seat WHERE match_number = match.number AND stands_in = 1)
        OR EXISTS (SELECT 1 FROM move WHERE match_number = match.number AND landmarks & 16 > 0)
        OR EXISTS (SELECT 1 FROM seat JOIN user ON user.id = seat.user WHERE match_number = match.number AND resigned IS NULL
                   AND (deleted_ms IS NOT NULL OR user.id IN (SELECT ban.user FROM ban))));

-- At open tables nobody sits who is gone, and no table stays open whose host is.
UPDATE match SET edit = edit + 1
 WHERE status = 'open' AND EXISTS (SELECT 1 FROM seat JOIN user ON user.id = seat.user WHERE match_number = match.number
                                   AND (deleted_ms IS NOT NULL OR user.id IN (SELECT ban.user FROM ban)));
UPDATE seat SET user = NULL, bot = NULL, name = '', nonce = NULL, invited = NULL, stands_in = 0, chat_read = 0, seen = 0, seen_ms = NULL,
                seen_end = 0
 WHERE user IN (SELECT id FROM user WHERE deleted_ms IS NOT NULL UNION SELECT ban.user FROM ban)
   AND EXISTS (SELECT 1 FROM match WHERE number = match_number AND status = 'open');
UPDATE match SET due_ms = created_ms
 WHERE status = 'open' AND created_by IN (SELECT ban.user FROM ban WHERE until_ms IS NULL OR until_ms > unixepoch() * 1000);
