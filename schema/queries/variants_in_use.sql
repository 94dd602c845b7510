-- Which games are played with which variants and how many players?
-- Parameters: none.
-- Chart: bars of matches by options.
-- Limit: 5 s over a million events.
-- Public.
SELECT game, options, seats, count(*) AS matches, sum(status = 'over') AS finished, max(started) AS last_started
FROM v_match WHERE started IS NOT NULL GROUP BY game, options, seats ORDER BY matches DESC;
