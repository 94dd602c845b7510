-- Why do matches end?
-- Parameters: none.
-- Chart: bars of matches by end_reason.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, seats, status, end_reason, count(*) AS matches, round(avg(rounds), 1) AS mean_rounds
FROM v_match WHERE ended IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, matches DESC;
