-- Compatible from: 031.
-- As 031_seat_votes.sql of the file.

UPDATE notify SET mail_events = CASE WHEN mail_events <> 0 THEN mail_events | 128 ELSE 0 END,
                  push_events = CASE WHEN push_events <> 0 THEN push_events | 128 ELSE 0 END,
                  hook_events = CASE WHEN hook_events <> 0 THEN hook_events | 128 ELSE 0 END;
UPDATE notify_match SET events = events | 128 WHERE events <> 0;
