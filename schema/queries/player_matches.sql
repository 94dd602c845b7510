-- The player's recent public matches, newest first. rating: the player's rating after the match; gain: its change.
-- Parameters: user, the number of the player; game (all); seats, how many played (any); against, the number of somebody who played too (anyone); bot, one that played too (any); result, won, shared or lost (any); before, the id of a match, for those begun before it (all); count, how many (50).
-- Limit: 200 ms for one player.
-- Public.
WITH played AS (
    SELECT match.match, match.game, match.seats, match.started, match.ended, match.status, match.end_reason, seat.seat, seat.rank, seat.score, seat.result,
           (SELECT group_concat(CASE WHEN other.answers <> other.user THEN other.answers_player ELSE other.player END, ', ') FROM v_seat AS other WHERE other.match = seat.match AND other.seat <> seat.seat) AS others,
           (SELECT max(number) FROM v_rating AS rating WHERE rating.match = seat.match AND rating.user = seat.user AND pool = 'people') AS among,
           (SELECT max(number) FROM v_rating AS rating WHERE rating.match = seat.match AND rating.user = seat.user) AS rated
    FROM v_record AS seat JOIN v_match AS match ON match.match = seat.match
    WHERE seat.user = :user AND match.listed AND match.started IS NOT NULL AND match.game = coalesce(:game, match.game)
      AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND coalesce(:result, '') IN ('', seat.result)
      AND (coalesce(:against, '') = '' OR EXISTS (SELECT 1 FROM v_record AS met WHERE met.match = seat.match AND met.user = CAST(nullif(:against, '') AS INTEGER) AND met.seat <> seat.seat))
      AND (coalesce(:bot, '') = '' OR EXISTS (SELECT 1 FROM v_seat AS met WHERE met.match = seat.match AND met.user IS NULL AND met.bot = :bot))
      AND (coalesce(:before, '') = '' OR (match.started, match.match) < (SELECT last.started, last.match FROM v_match AS last WHERE last.match = :before AND last.listed))
    ORDER BY match.started DESC, match.match DESC LIMIT min(coalesce(:count, 50), 500)),
rated AS (SELECT played.*, now.pool, now.rating, now.rating - coalesce((SELECT rating FROM v_rating AS was WHERE was.user = :user AND was.bot IS NULL AND was.game = now.game
                 AND was.seats = now.seats AND was.pool = now.pool AND was.number < now.number ORDER BY was.number DESC LIMIT 1), 1500) AS gain
          FROM played LEFT JOIN v_rating AS now ON now.number = coalesce(played.among, played.rated))
SELECT match, game, seats, started, ended, status, end_reason, rank, score, result, others, pool, round(rating) AS rating, round(gain) AS gain
FROM rated ORDER BY started DESC, match DESC;
