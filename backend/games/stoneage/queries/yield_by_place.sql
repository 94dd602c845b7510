-- How much do people gather at each place, compared with the expected yield without tools?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_amount, expected by people.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number, match.seats FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     counted AS MATERIALIZED (SELECT seat.match_number, seat.seat FROM chosen JOIN shown_seat AS seat ON seat.match_number = chosen.number
                              WHERE coalesce(:who, 'both') IN ('both', CASE WHEN seat."user" IS NULL THEN 'bots' ELSE 'people' END)),
     kept AS MATERIALIZED (SELECT match_number, seat FROM counted WHERE match_number IN (SELECT match_number FROM shown_figured)),
     counting AS (SELECT word, part, n, a, b, c, d FROM shown_figure WHERE name = 'roll' AND (match_number, seat) IN (SELECT match_number, seat FROM kept)
                  UNION ALL SELECT word, part, n, a, b, c, d FROM v_figure_roll_unfigured WHERE (match_number, seat) IN (SELECT match_number, seat FROM counted)),
     rolled AS (SELECT word, part AS people, CAST(sum(n) AS BIGINT) AS rolls, sum(a) / nullif(sum(b), 0) AS amount, sum(c) / nullif(sum(d), 0) AS tools
                FROM counting GROUP BY word, part)
SELECT substr(word, 1, CAST(instr(word, ' ') - 1 AS INTEGER)) AS place, substr(word, CAST(instr(word, ' ') + 1 AS INTEGER)) AS yield, people, rolls, round(amount, 2) AS mean_amount, expectation.expected,
       round(tools, 2) AS mean_tools_when_used
FROM rolled LEFT JOIN v_expectation AS expectation ON expectation.yield = substr(word, CAST(instr(word, ' ') + 1 AS INTEGER)) AND expectation.dice = people ORDER BY 1, 2, 3;
