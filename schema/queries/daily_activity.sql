-- How much activity was there each day? Newest first.
-- Parameters: days, how many (30).
-- Chart: line of moves, started, finished by day.
-- Limit: 5 s over a million events.
-- Public.
WITH met AS (SELECT substr(at, 1, 10) AS day, count(DISTINCT "user") AS people FROM v_move GROUP BY 1)
SELECT v_activity.day, sum(started) AS started, sum(finished) AS finished, sum(moves) AS moves, max(met.people) AS people
FROM v_activity JOIN met ON met.day = v_activity.day GROUP BY v_activity.day ORDER BY v_activity.day DESC LIMIT coalesce(:days, 30);
