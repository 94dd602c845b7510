-- How much do people gather at each place, compared with the expected yield without tools?
-- Parameters: none.
-- Chart: bars of mean_amount, expected by people.
-- Limit: 5 s over a million events.
-- Public.
SELECT place, yield, people, count(*) AS rolls, round(avg(amount), 2) AS mean_amount, expected,
       round(avg(tools), 2) AS mean_tools_when_used
FROM v_roll GROUP BY place, yield, people, expected ORDER BY place, yield, people;
