-- Clans: where are villages founded, and what do they score? options: the variants; territories of one name are others on another board.
-- Parameters: who, people, bots or both, who founded it (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many villages there must be (5).
-- Chart: bars of mean_points by territory.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats, match.options FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT chosen.options, village.word AS territory, count(*) AS villages, round(avg(village.n), 2) AS mean_epoch, round(avg(village.b), 2) AS mean_points,
       round(avg(CAST(village.c AS BIGINT) & 1), 3) AS doomed, round(avg(CASE WHEN village.c >= 2 THEN 1.0 ELSE 0.0 END), 3) AS strife
FROM v_figure_village AS village JOIN chosen ON chosen.number = village.match_number
     JOIN shown_seat AS seat ON seat.match_number = village.match_number AND seat.seat = village.seat
WHERE coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY chosen.options, village.word HAVING count(*) >= coalesce(:least, 5) ORDER BY chosen.options, villages DESC, territory;
