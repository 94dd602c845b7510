-- What went on, day by day? The newest first.
-- Parameters: days, how many (30).
-- Chart: line of moves, started, finished by day.
-- Limit: 5 s over a million events.
-- Public.
SELECT day, sum(started) AS started, sum(finished) AS finished, sum(moves) AS moves, max(people) AS people
FROM v_activity GROUP BY day ORDER BY day DESC LIMIT coalesce(:days, 30);
