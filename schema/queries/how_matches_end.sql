-- Why do matches end?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of matches by end_reason.
-- Limit: 5 s over a million events.
-- Public.
SELECT match.game, match.seats, match.status, match.end_reason, count(*) AS matches, round(avg(played.a), 1) AS mean_rounds
FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match JOIN v_figure_length AS played ON played.match_number = shown.number
WHERE match.ended IS NOT NULL AND CASE WHEN coalesce(match.started, '') >= CAST(coalesce(:since, '') AS TEXT) AND coalesce(match.started, '') < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
  AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
GROUP BY match.game, match.seats, match.status, match.end_reason ORDER BY match.game, match.seats, matches DESC;
