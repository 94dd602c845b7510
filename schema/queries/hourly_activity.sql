-- At what hour (UTC) are matches started?
-- Parameters: none.
-- Chart: bars of matches by hour.
-- Limit: 5 s over a million events.
-- Public.
SELECT strftime('%H', started) AS hour, count(*) AS matches, sum(status = 'over') AS finished
FROM v_match WHERE started IS NOT NULL GROUP BY 1 ORDER BY 1;
