-- Which opponents has this player met, and who finished ahead? Public matches only.
-- Parameters: user, the number of the player; game (all).
-- Limit: 200 ms for one player.
-- Public.
SELECT own.game, coalesce(other.user, 0) AS user, max(CASE WHEN other.user IS NULL THEN other.bot ELSE other.player END) AS player, max(CASE WHEN other.user IS NULL THEN 1 ELSE 0 END) AS bot, count(*) AS matches,
       sum(own.rank < other.rank) AS before, sum(own.rank > other.rank) AS behind, sum(own.rank = other.rank) AS equal,
       round(avg(own.score - other.score), 1) AS mean_lead
FROM v_record AS own JOIN v_match AS match ON match.match = own.match JOIN v_record AS other ON other.match = own.match AND other.seat <> own.seat
WHERE own.user = :user AND (other.user IS NULL OR other.user <> own.user) AND match.listed AND own.status = 'over' AND own.result IS NOT NULL AND other.result IS NOT NULL AND own.game = coalesce(:game, own.game)
GROUP BY own.game, other.user, CASE WHEN other.user IS NULL THEN other.bot END ORDER BY matches DESC, player LIMIT 100;
