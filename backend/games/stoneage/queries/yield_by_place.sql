-- How much do people gather at each place, compared with the expected yield without tools?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_amount, expected by people.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT place, yield, roll.people, count(*) AS rolls, round(avg(amount), 2) AS mean_amount, expected,
       round(avg(tools), 2) AS mean_tools_when_used
FROM v_roll AS roll JOIN chosen ON chosen.match = roll.match
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN roll.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY place, yield, roll.people, expected ORDER BY place, yield, roll.people;
