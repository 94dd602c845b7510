-- What has this player achieved, by game? Public matches only.
-- Parameters: user, the number of the player.
-- Limit: 200 ms for one player.
-- Public.
SELECT max(person.player) AS player, max(person.bot_account) AS bot_account, seat.game, seat.seats, count(*) AS matches, sum(seat.status = 'over' AND seat.result IS NOT NULL) AS finished,
       count(CASE WHEN seat.result IN ('won', 'shared') THEN 1 END) AS wins,
       round(1.0 * count(CASE WHEN seat.result IN ('won', 'shared') THEN 1 END) / nullif(sum(seat.result IS NOT NULL), 0), 3) AS win_rate,
       round(avg(CASE WHEN seat.result IS NOT NULL THEN seat.rank END), 2) AS mean_rank,
       round(avg(CASE WHEN seat.result IS NOT NULL THEN seat.score END), 1) AS mean_score,
       max(CASE WHEN seat.result IS NOT NULL THEN seat.score END) AS best_score
FROM v_record AS seat JOIN v_match AS match ON match.match = seat.match JOIN v_user AS person ON person.user = seat.user
WHERE seat.user = :user AND match.listed AND match.started IS NOT NULL GROUP BY seat.game, seat.seats ORDER BY seat.game, seat.seats;
