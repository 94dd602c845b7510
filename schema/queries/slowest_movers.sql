-- Who takes the longest to move?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any); least, how many moves a player must have made (20).
-- Chart: bars of seconds_per_move by player.
-- Limit: 5 s over a million events.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     kept AS MATERIALIZED (SELECT match_number, seat, part, n, a, b FROM v_figure_held)
SELECT max(CASE WHEN held."user" IS NULL THEN held.bot ELSE held.name END) AS player, held."user", CAST(sum(figure.n) AS BIGINT) AS moves,
       round(CASE WHEN sum(figure.b) > 0 THEN sum(figure.a) END / sum(figure.n), 1) AS seconds_per_move
FROM kept AS figure JOIN chosen ON chosen.number = figure.match_number
     JOIN shown_holder AS held ON held.match_number = figure.match_number AND held.seat = figure.seat AND held.since = figure.part
WHERE (held."user" IS NULL) <> (held.bot IS NULL)
  AND coalesce(:who, 'both') IN ('both', CASE WHEN held."user" IS NULL THEN 'bots' ELSE 'people' END)
GROUP BY held."user", held.bot HAVING sum(figure.n) >= coalesce(:least, 20)
ORDER BY seconds_per_move DESC NULLS LAST LIMIT 50;
