-- Compatible from: 032.
-- As 033_waits.sql of the file.

UPDATE match SET due_ms = started_ms
 WHERE status = 'running' AND due_ms IS NOT NULL
   AND (EXISTS (SELECT 1 FROM seat WHERE match_number = match.number AND stands_in = 1)
        OR EXISTS (SELECT 1 FROM move WHERE match_number = match.number AND landmarks & 16 > 0)
        OR EXISTS (SELECT 1 FROM seat JOIN "user" ON "user".id = seat."user" WHERE match_number = match.number AND resigned IS NULL
                   AND (deleted_ms IS NOT NULL OR "user".id IN (SELECT ban."user" FROM ban))));

UPDATE match SET edit = edit + 1
 WHERE status = 'open' AND EXISTS (SELECT 1 FROM seat JOIN "user" ON "user".id = seat."user" WHERE match_number = match.number
                                   AND (deleted_ms IS NOT NULL OR "user".id IN (SELECT ban."user" FROM ban)));
UPDATE seat SET "user" = NULL, bot = NULL, name = '', nonce = NULL, invited = NULL, stands_in = 0, chat_read = 0, seen = 0, seen_ms = NULL,
                seen_end = 0
 WHERE "user" IN (SELECT id FROM "user" WHERE deleted_ms IS NOT NULL UNION SELECT ban."user" FROM ban)
   AND EXISTS (SELECT 1 FROM match WHERE number = match_number AND status = 'open');
UPDATE match SET due_ms = created_ms
 WHERE status = 'open' AND created_by IN (SELECT ban."user" FROM ban WHERE until_ms IS NULL OR until_ms > extract(epoch FROM now()) * 1000);
