-- Clans, for those who ask the history: see schema/sqlite/views.sql, on which this view stands.

CREATE VIEW v_village AS
SELECT match.id AS match, match.seats, move.seq, seat.seat, seat.user, seat.name AS player, seat.bot,
       event.value ->> '$.chip' AS chip, event.value ->> '$.epoch' AS epoch, event.value ->> '$.territory' AS territory,
       EXISTS (SELECT 1 FROM json_each(move.events) AS fate WHERE fate.value ->> '$.kind' = 'doomed'
               AND fate.value ->> '$.territory' = event.value ->> '$.territory') AS doomed,
       (SELECT fate.value -> '$.huts' FROM json_each(move.events) AS fate WHERE fate.value ->> '$.kind' = 'strife'
        AND fate.value ->> '$.territory' = event.value ->> '$.territory') AS lost,
       score.value -> '$.colours' AS colours, score.value ->> '$.value' AS value, score.value ->> '$.bonus' AS bonus,
       coalesce(score.value ->> '$.points', 0) AS points, match.options
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = event.value ->> '$.seat'
     LEFT JOIN json_each(move.events) AS score ON score.value ->> '$.kind' = 'scored'
               AND score.value ->> '$.territory' = event.value ->> '$.territory'
WHERE match.game = 'clans' AND instr(move.events, '"kind":"founded"') > 0 AND event.value ->> '$.kind' = 'founded'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- What a village gives to whose colour is in it, as everybody knows when the clans are shown (v_standing).
CREATE VIEW v_gain_clans AS
SELECT move.match_number, move.seq, clan.value ->> '$.seat' AS seat, event.value ->> '$.points' AS points
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event,
     json_each(event.value -> '$.colours') AS colour
     JOIN shown_move AS last ON last.match_number = move.match_number AND last.tallied,
     json_each(last.events) AS clan
WHERE match.game = 'clans' AND match.status = 'over' AND instr(move.events, '"kind":"scored"') > 0 AND event.value ->> '$.kind' = 'scored'
  AND clan.value ->> '$.kind' = 'clan_shown' AND clan.value ->> '$.colour' = colour.value
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- what is kept of a match that has ended (v_figure) ----

/*each pending*/CREATE VIEW v_figure_village_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, village.seat, village.seq, village.territory, village.epoch,
       village.value * 1.0, village.points * 1.0,
       CASE WHEN village.doomed THEN 1.0 ELSE 0.0 END + CASE WHEN village.lost IS NOT NULL THEN 2.0 ELSE 0.0 END,
       json_array_length(village.colours) * 1.0
FROM shown_{pending} AS match JOIN v_village AS village ON village.match = match.id;
/*end*/
CREATE VIEW v_figure_village AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure CROSS JOIN shown_figured AS figured WHERE figure.name = 'village' AND figured.match_number = figure.match_number
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_village_unfigured;
