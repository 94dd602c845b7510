-- The view of views.sql as PostgreSQL says it: see schema/postgres/views.sql, on which it stands.

CREATE VIEW v_bid AS
SELECT match.id AS match, move.seq, seat.seat, seat."user", seat.name AS player, seat.bot, card.value AS card,
       coalesce((SELECT (taken.value ->> 'seat')::bigint FROM json_array_elements(move.events::json) AS taken (value)
                 WHERE taken.value ->> 'kind' = 'taken' LIMIT 1) = seat.seat, false) AS won
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number
     CROSS JOIN LATERAL json_array_elements(move.events::json) AS event (value)
     CROSS JOIN LATERAL json_array_elements_text(event.value -> 'cards') WITH ORDINALITY AS card (value, nth)
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = card.nth - 1
WHERE match.game = 'pearls' AND event.value ->> 'kind' = 'shown'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);
