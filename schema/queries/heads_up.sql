-- What is the head-to-head record of two players?
-- Parameters: one, other: their names (bots: easy, or as they are called at the table).
-- Limit: 200 ms for two players.
SELECT a.game, a.seats, count(*) AS matches, sum(a.rank < b.rank) AS one_before, sum(a.rank > b.rank) AS other_before,
       sum(a.rank = b.rank) AS equal, round(avg(a.score - b.score), 1) AS mean_lead_of_one
FROM v_record AS a JOIN v_record AS b ON b.match = a.match AND b.seat <> a.seat
WHERE a.result IS NOT NULL AND b.result IS NOT NULL AND (a.player = :one OR a.user IS NULL AND a.bot = :one)
  AND (b.player = :other OR b.user IS NULL AND b.bot = :other) GROUP BY 1, 2 ORDER BY 1, 2;
