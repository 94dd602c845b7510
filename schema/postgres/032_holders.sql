-- Compatible from: 032.
-- As 032_holders.sql of the file.

ALTER TABLE seat ADD COLUMN answers bigint REFERENCES "user" (id);
CREATE INDEX seat_answers ON seat (answers, match_number) WHERE answers IS NOT NULL;
ALTER TABLE match ADD COLUMN unrated bigint NOT NULL DEFAULT 0 CHECK (unrated IN (0, 1));

UPDATE seat SET answers = "user" WHERE "user" IS NOT NULL AND mostly_away = 0
    AND match_number IN (SELECT number FROM match WHERE status IN ('over', 'abandoned') AND started_ms IS NOT NULL);

CREATE VIEW decision AS
SELECT match_number, seat, seq FROM move
WHERE seat IS NOT NULL AND landmarks & 48 = 0
  AND NOT EXISTS (SELECT 1 FROM move AS undo WHERE undo.match_number = move.match_number AND undo.seq > move.seq
                  AND undo.landmarks & 16 > 0 AND strpos(undo.events, '"kind":"undone"') > 0
                  AND (undo.events::json -> -1 ->> 'version')::bigint < move.seq);

CREATE VIEW holder AS
SELECT held.match_number, held.seat, held."user", held.bot, held.name, held.since, held.until,
       (SELECT count(*) FROM decision WHERE decision.match_number = held.match_number AND decision.seat = held.seat
        AND decision.seq > held.since AND (held.until IS NULL OR decision.seq <= held.until)) AS decisions
FROM (SELECT match_number, seat, "user", bot, name, until,
             coalesce((SELECT max(before.until) FROM past_sitter AS before WHERE before.match_number = past_sitter.match_number
                       AND before.seat = past_sitter.seat AND before.until < past_sitter.until), 0) AS since
      FROM past_sitter
      UNION ALL
      SELECT match_number, seat, "user", bot, name, NULL,
             coalesce((SELECT max(before.until) FROM past_sitter AS before WHERE before.match_number = seat.match_number
                       AND before.seat = seat.seat), 0)
      FROM seat) AS held;
