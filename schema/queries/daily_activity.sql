-- How much activity was there each day? Newest first.
-- Parameters: days, how many (30).
-- Chart: line of moves, started, finished by day.
-- Limit: 5 s over a million events.
-- Public.
SELECT word AS day, CAST(sum(a) AS BIGINT) AS started, CAST(sum(b) AS BIGINT) AS finished, CAST(sum(n) AS BIGINT) AS moves,
       count(DISTINCT CASE WHEN part > 0 THEN part END) AS people
FROM v_figure_day GROUP BY word ORDER BY word DESC LIMIT coalesce(:days, 30);
