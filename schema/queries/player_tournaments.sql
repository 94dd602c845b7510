-- In which tournaments has this player taken part to the end, and with what place? Listed tournaments only.
-- Parameters: user, the number of the player.
-- Limit: 200 ms for one player.
-- Public.
SELECT cup.tournament, cup.name, cup.game, cup.format, cup.players, cup.ended, own.place
FROM v_entrant AS own JOIN v_tournament AS cup ON cup.tournament = own.tournament
WHERE own."user" = :user AND own.place IS NOT NULL AND cup.listed = 1 AND cup.status = 'over' ORDER BY cup.ended DESC, cup.tournament LIMIT 100;
