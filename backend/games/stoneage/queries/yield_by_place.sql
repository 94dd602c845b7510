-- How much do people gather at each place, compared with the expected yield without tools?
-- Parameters: who, people, bots or both, whose seats count (both); since, until, days (UTC) from and before which it started (all); seats, how many played (any); variants, none, or their names with commas (any).
-- Chart: bars of mean_amount, expected by people.
-- Limit: 5 s over a million events.
-- Public.
WITH chosen AS MATERIALIZED (SELECT shown.number FROM v_match AS match JOIN shown_match AS shown ON shown.id = match.match
     WHERE CASE WHEN match.started >= CAST(coalesce(:since, '') AS TEXT) AND match.started < CAST(coalesce(:until, '9999') AS TEXT)
       AND match.seats = CAST(coalesce(:seats, match.seats) AS INTEGER) AND match.variants = coalesce(:variants, match.variants) THEN true ELSE false END),
     -- SQLite goes through these figures once, twice as fast as a search for each match, which the + prevents.
     rolled AS (SELECT figure.word, figure.part AS people, CAST(sum(figure.n) AS BIGINT) AS rolls, sum(figure.a) / nullif(sum(figure.b), 0) AS amount, sum(figure.c) / nullif(sum(figure.d), 0) AS tools
                FROM v_figure_roll AS figure
                WHERE +figure.match_number IN (SELECT number FROM chosen)
                  AND coalesce(:who, 'both') IN ('both', CASE WHEN figure.seat = 0 THEN 'bots' ELSE 'people' END)
                GROUP BY figure.part, figure.word)
SELECT substr(word, 1, CAST(instr(word, ' ') - 1 AS INTEGER)) AS place, substr(word, CAST(instr(word, ' ') + 1 AS INTEGER)) AS yield, people, rolls, round(amount, 2) AS mean_amount, expectation.expected,
       round(tools, 2) AS mean_tools_when_used
FROM rolled LEFT JOIN v_expectation AS expectation ON expectation.yield = substr(word, CAST(instr(word, ' ') + 1 AS INTEGER)) AND expectation.dice = people ORDER BY 1, 2, 3;
