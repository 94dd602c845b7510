-- How long are matches?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_minutes by seats.
-- Limit: 5 s over a million events.
-- Public.
SELECT match.game, match.seats, count(*) AS matches, round(avg(played.a), 1) AS mean_rounds, CAST(min(played.a) AS BIGINT) AS least_rounds,
       CAST(max(played.a) AS BIGINT) AS most_rounds, round(avg(played.n), 1) AS mean_moves, round(avg(match.seconds) / 60, 1) AS mean_minutes
FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match JOIN v_figure_length AS played ON played.match_number = shown.number
WHERE match.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY match.game, match.seats ORDER BY match.game, match.seats;
