-- Who is lucky? luck: the total number of pips above the average of 3.5 per die.
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many rolls a player must have (20).
-- Chart: bars of luck by player.
-- Limit: 5 s over a million events.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END)
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.name END) AS player, held."user", CAST(sum(figure.n) AS BIGINT) AS rolls, CAST(sum(figure.a) AS BIGINT) AS dice,
       round(sum(figure.b) / sum(figure.a), 3) AS mean_die, round(sum(figure.b) - 3.5 * sum(figure.a), 1) AS luck, round(sum(figure.c) - sum(figure.d), 1) AS more_than_expected
FROM v_figure_luck AS figure JOIN chosen ON chosen.number = figure.match_number
     JOIN shown_holder AS held ON held.match_number = figure.match_number AND held.seat = figure.seat AND held.since = figure.part
WHERE (held."user" IS NULL) <> (held.bot IS NULL)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN held."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY held."user", held.bot HAVING sum(figure.n) >= coalesce(:least, 20) ORDER BY mean_die DESC;
