-- Who held which seat when, in one place to read, and who answers for what came of it.

-- Of a match that has ended: the user who held the seat for most of its decisions, of equals the one who held it later. The result counts
-- for that user; NULL: for nobody, or a bot's seat.
ALTER TABLE seat ADD COLUMN answers INTEGER REFERENCES user (id);
CREATE INDEX seat_answers ON seat (answers, match_number) WHERE answers IS NOT NULL;
-- Of a match that is over: what was revealed has been taken back without another person's consent, so that it makes no ratings.
ALTER TABLE match ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0 CHECK (unrated IN (0, 1));

-- What ended under the rule before stays as it was stored: whoever sat there at the end answered, and nobody for a person mostly away.
UPDATE seat SET answers = user WHERE user IS NOT NULL AND mostly_away = 0
    AND match_number IN (SELECT number FROM match WHERE status IN ('over', 'abandoned') AND started_ms IS NOT NULL);

-- The rows that are decisions of a seat: moves of the game, whoever made them for it, that were not taken back.
CREATE VIEW decision AS
SELECT match_number, seat, seq FROM move
WHERE seat IS NOT NULL AND landmarks & 48 = 0
  AND NOT EXISTS (SELECT 1 FROM move AS undo WHERE undo.match_number = move.match_number AND undo.seq > move.seq
                  AND undo.landmarks & 16 > 0 AND instr(undo.events, '"kind":"undone"') > 0
                  AND undo.events ->> '$[#-1].version' < move.seq);

-- The holders of the seats: each decided, or let a bot decide, from the row after `since` to the row `until`; NULL: since then.
CREATE VIEW holder AS
SELECT held.match_number, held.seat, held.user, held.bot, held.name, held.since, held.until,
       (SELECT count(*) FROM decision WHERE decision.match_number = held.match_number AND decision.seat = held.seat
        AND decision.seq > held.since AND (held.until IS NULL OR decision.seq <= held.until)) AS decisions
FROM (SELECT match_number, seat, user, bot, name, until,
             coalesce((SELECT max(before.until) FROM past_sitter AS before WHERE before.match_number = past_sitter.match_number
                       AND before.seat = past_sitter.seat AND before.until < past_sitter.until), 0) AS since
      FROM past_sitter
      UNION ALL
      SELECT match_number, seat, user, bot, name, NULL,
             coalesce((SELECT max(before.until) FROM past_sitter AS before WHERE before.match_number = seat.match_number
                       AND before.seat = seat.seat), 0)
      FROM seat) AS held;
