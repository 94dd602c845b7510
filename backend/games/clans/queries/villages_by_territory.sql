-- Clans: where are villages founded, and what do they score? options: the variants; territories of one name are others on another board.
-- Parameters: who, people, bots or both, who founded it (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many villages there must be (5).
-- Chart: bars of mean_points by territory.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT village.options, territory, count(*) AS villages, round(avg(epoch), 2) AS mean_epoch, round(avg(points), 2) AS mean_points,
       round(avg(doomed), 3) AS doomed, round(avg(lost IS NOT NULL), 3) AS strife
FROM v_village AS village JOIN chosen ON chosen.match = village.match
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN village.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY village.options, territory HAVING count(*) >= coalesce(:least, 5) ORDER BY village.options, villages DESC, territory;
