-- What are this player's ratings, by game, number of players and opponents? low, high: 95% interval; course: the rating after each of the last 40 matches.
-- Parameters: user, the number of the player.
-- Limit: 200 ms for one player.
-- Public.
WITH own AS (SELECT game, seats, pool, matches, rating, volatility, at, at_ms, deviation, number,
                    row_number() OVER (PARTITION BY game, seats, pool ORDER BY number DESC) AS back
             FROM v_rating WHERE "user" = :user AND bot IS NULL),
     now AS (SELECT game, seats, pool, matches, rating, at,
                    min(350, sqrt(deviation * deviation + 30177.9 * volatility * volatility * max(0, unixepoch() * 1000.0 - at_ms) / 604800000)) AS deviation
             FROM own WHERE back = 1)
SELECT game, seats, pool, matches, round(rating) AS rating, round(deviation) AS deviation, round(rating - 1.96 * deviation) AS low,
       round(rating + 1.96 * deviation) AS high, (SELECT round(max(rating)) FROM own WHERE own.game = now.game AND own.seats = now.seats
       AND own.pool = now.pool) AS best, at AS last,
       (SELECT json_group_array(round(rating)) FROM (SELECT rating FROM own WHERE own.game = now.game AND own.seats = now.seats
        AND own.pool = now.pool AND back <= 40 ORDER BY back DESC) AS lately) AS course
FROM now ORDER BY game, seats, pool DESC;
