-- Where do points come from, by rank? share: fraction of all points gained at that rank; what was lost lowers mean_points alone.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_points by row.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT match.match FROM v_match AS match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT sheet.game, rank, row, round(avg(points), 1) AS mean_points,
       round(1.0 * sum(max(points, 0)) / nullif(sum(sum(max(points, 0))) OVER (PARTITION BY sheet.game, rank), 0), 3) AS share
FROM v_score_sheet AS sheet JOIN chosen ON chosen.match = sheet.match
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN sheet.user IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY sheet.game, rank, row ORDER BY sheet.game, rank, mean_points DESC;
