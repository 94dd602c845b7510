-- Who wins the most? Sorted by win_rate_low; win_rate_low, win_rate_high: 95% interval (Wilson).
-- Parameters: who, people, bots or both (both); game (all); least, how many finished matches a player must have (5).
-- Chart: bars of win_rate by player.
-- Limit: 5 s over a million events.
SELECT game, player, finished, wins, round(1.0 * wins / finished, 3) AS win_rate,
       round(wilson_low(wins, finished), 3) AS win_rate_low,
       round(wilson_high(wins, finished), 3) AS win_rate_high,
       round(mean_rank, 2) AS mean_rank,
       round(mean_score, 1) AS mean_score, best_score
FROM v_player AS own WHERE finished >= coalesce(:least, 5) AND game = coalesce(:game, game)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN own.user IS NULL THEN 'bots' ELSE 'people' END)
ORDER BY win_rate_low DESC, mean_rank LIMIT 100;
