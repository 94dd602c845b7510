-- Which matches were decided by the smallest margin?
-- Parameters: who, people, bots (no person sat there) or both (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Limit: 5 s over a million events.
SELECT * FROM (SELECT match.match, match.game, match.seats, max(score) AS best, min(score) AS least,
                      max(CASE WHEN rank = 1 THEN score END) - max(CASE WHEN rank > 1 THEN score END) AS lead
               FROM v_seat AS seat JOIN v_match AS match ON match.match = seat.match
               WHERE seat.status = 'over' AND CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
  AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END
                 AND coalesce(:who, 'both') IN ('both', CASE WHEN match.people > 0 THEN 'people' ELSE 'bots' END)
               GROUP BY match.match, match.game, match.seats) AS decided
WHERE lead IS NOT NULL ORDER BY lead, match LIMIT 20;
