-- Pearls, for those who ask the history: see schema/sqlite/views.sql, on which this view stands. What was bid is there once it
-- has been shown.

CREATE VIEW v_bid AS
SELECT match.id AS match, move.seq, seat.seat, seat.user, seat.name AS player, seat.bot, card.value AS card,
       coalesce((SELECT taken.value ->> '$.seat' FROM json_each(move.events) AS taken WHERE taken.value ->> '$.kind' = 'taken')
                = seat.seat, 0) AS won
FROM shown_move AS move JOIN shown_match AS match ON match.number = move.match_number, json_each(move.events) AS event,
     json_each(event.value, '$.cards') AS card
     JOIN shown_seat AS seat ON seat.match_number = move.match_number AND seat.seat = card.key
WHERE match.game = 'pearls' AND event.value ->> '$.kind' = 'shown'
  AND NOT EXISTS (SELECT 1 FROM v_taken_back AS undo WHERE undo.match_number = move.match_number
      AND undo.back_to < move.seq AND undo.seq > move.seq);
