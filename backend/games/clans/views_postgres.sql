-- The views of views.sql as PostgreSQL says them: see schema/postgres/views.sql, on which these stand.

CREATE VIEW v_village AS
SELECT match.id AS match, match.seats, move.seq, seat.seat, seat."user", seat.name AS player, seat.bot,
       (event.value ->> 'chip')::bigint AS chip, (event.value ->> 'epoch')::bigint AS epoch, event.value ->> 'territory' AS territory,
       EXISTS (SELECT 1 FROM json_array_elements(move.events::json) AS fate (value) WHERE fate.value ->> 'kind' = 'doomed'
               AND fate.value ->> 'territory' = event.value ->> 'territory') AS doomed,
       (SELECT (fate.value -> 'huts')::text FROM json_array_elements(move.events::json) AS fate (value) WHERE fate.value ->> 'kind' = 'strife'
        AND fate.value ->> 'territory' = event.value ->> 'territory' LIMIT 1) AS lost,
       (score.value -> 'colours')::text AS colours, (score.value ->> 'value')::bigint AS value, (score.value ->> 'bonus')::bigint AS bonus,
       coalesce((score.value ->> 'points')::bigint, 0) AS points, match.options
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) AS event (value)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = (event.value ->> 'seat')::bigint
     LEFT JOIN LATERAL json_array_elements(move.events::json) AS score (value) ON score.value ->> 'kind' = 'scored'
               AND score.value ->> 'territory' = event.value ->> 'territory'
WHERE match.game = 'clans' AND strpos(move.events, '"kind":"founded"') > 0 AND event.value ->> 'kind' = 'founded'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- What a village gives to whose colour is in it, as everybody knows when the clans are shown (v_standing).
CREATE VIEW v_gain_clans AS
SELECT move.match_number, move.seq, (clan.value ->> 'seat')::bigint AS seat, (event.value ->> 'points')::bigint AS points
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) AS event (value)
     CROSS JOIN LATERAL json_array_elements_text(event.value -> 'colours') AS colour (value)
     JOIN shown_move AS last ON last.match_number = move.match_number AND last.tallied
     CROSS JOIN LATERAL json_array_elements(last.events::json) AS clan (value)
WHERE match.game = 'clans' AND match.status = 'over' AND strpos(move.events, '"kind":"scored"') > 0 AND event.value ->> 'kind' = 'scored'
  AND clan.value ->> 'kind' = 'clan_shown' AND clan.value ->> 'colour' = colour.value
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);

-- ---- what is kept of a match that has ended (v_figure) ----

/*each pending*/CREATE VIEW v_figure_village_{pending} (match_number, seat, part, word, n, a, b, c, d) AS
SELECT match.number, village.seat, village.seq, village.territory, village.epoch,
       village.value * 1.0, village.points * 1.0,
       CASE WHEN village.doomed THEN 1.0 ELSE 0.0 END + CASE WHEN village.lost IS NOT NULL THEN 2.0 ELSE 0.0 END,
       json_array_length(village.colours) * 1.0
FROM (SELECT number, id FROM shown_{pending} OFFSET 0) AS match CROSS JOIN LATERAL (SELECT * FROM v_village AS one WHERE one.match = match.id OFFSET 0) AS village;
/*end*/
CREATE VIEW v_figure_village AS
SELECT figure.match_number, figure.seat, figure.part, figure.word, figure.n, figure.a, figure.b, figure.c, figure.d
FROM shown_figure AS figure JOIN shown_figured AS figured ON figured.match_number = figure.match_number WHERE figure.name = 'village'
UNION ALL SELECT match_number, seat, part, word, n, a, b, c, d FROM v_figure_village_unfigured;
