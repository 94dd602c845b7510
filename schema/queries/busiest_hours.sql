-- At which hours of the week are matches started, by local time? weekday: 0 is Sunday.
-- Parameters: minutes, local time ahead of UTC (0); who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: heat of matches by hour, weekday.
-- Limit: 5 s over a million events.
-- Counts only.
WITH chosen AS MATERIALIZED (SELECT match.started, match.status FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
       AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)),
     begun AS MATERIALIZED (SELECT datetime(unixepoch(started) + 60 * CAST(coalesce(:minutes, 0) AS INTEGER), 'unixepoch') AS local, status FROM chosen)
SELECT strftime('%w', local) AS weekday, strftime('%H', local) AS hour, count(*) AS matches, sum(status = 'over') AS finished
FROM begun GROUP BY 1, 2 ORDER BY 1, 2;
