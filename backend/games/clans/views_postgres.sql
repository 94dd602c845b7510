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
