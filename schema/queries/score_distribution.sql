-- Which scores are common? In steps of 20.
-- Parameters: none.
-- Chart: bars of times by score_from.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, score - (score % 20 + 20) % 20 AS score_from, count(*) AS times, sum(rank = 1) AS firsts
FROM v_seat WHERE status = 'over' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
