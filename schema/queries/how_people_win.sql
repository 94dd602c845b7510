-- Where do points come from, by rank? share: fraction of all points gained at that rank; what was lost lowers mean_points alone.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_points by row.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.game FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     seated AS MATERIALIZED (SELECT chosen.number, chosen.game, seat.seat, seat.rank FROM chosen JOIN shown_seat AS seat ON seat.match_number = chosen.number
                             WHERE coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END))
SELECT seated.game, seated.rank, sheet.word AS row, round(sum(sheet.a) / sum(sheet.n), 1) AS mean_points,
       round(sum(sheet.b) / nullif(sum(sum(sheet.b)) OVER (PARTITION BY seated.game, seated.rank), 0), 3) AS share
FROM v_figure_sheet AS sheet CROSS JOIN seated WHERE seated.number = sheet.match_number AND seated.seat = sheet.seat
GROUP BY seated.game, seated.rank, sheet.word ORDER BY seated.game, seated.rank, mean_points DESC;
