-- Which matches has this player played lately? The newest first; those that everybody may see.
-- Parameters: user, the number of the player; game (all); count, how many (50).
-- Limit: 200 ms for one player.
-- Public.
SELECT match.match, match.game, match.seats, match.started, match.ended, match.status, match.end_reason, seat.rank, seat.score, seat.result,
       (SELECT group_concat(player, ', ') FROM v_seat AS other WHERE other.match = seat.match AND other.seat <> seat.seat) AS others
FROM v_seat AS seat JOIN v_match AS match ON match.match = seat.match
WHERE seat.user = :user AND match.listed AND match.started IS NOT NULL AND match.game = coalesce(:game, match.game)
ORDER BY match.started DESC, match.match LIMIT min(coalesce(:count, 50), 500);
