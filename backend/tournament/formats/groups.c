#include "tournament/formats/groups.h"

#include "tournament/order.h"
#include "tournament/formats/robin.h"
#include "tournament/standings/standings.h"

/* Fills `group_of` with the group, 1 or more, of each player: dealt to and fro by rating, then by
 * lot. 0: entered too late. `counts` has room for TOURNAMENT_GROUPS_MAX + 1: players of each. */
static void groups_deal(const struct tournament *tournament, struct tournament_scratch *scratch,
                        uint8_t *group_of, uint32_t *counts)
{
    size_t used = scratch->used;
    uint32_t all = tournament->player_count;
    uint32_t groups = tournament->rules.groups;
    uint32_t count = 0;
    uint32_t *players = scratch_array(scratch, all, sizeof(*players));
    uint32_t *spare = scratch_array(scratch, all, sizeof(*spare));
    int64_t *keys = scratch_array(scratch, all, sizeof(*keys));
    for (uint32_t i = 0; i < all; i++)
        if (tournament_player_present(&tournament->players[i], 0)) players[count++] = i;
    order_by_lot(players, count, tournament->seed, keys, spare);
    for (uint32_t i = 0; i < all; i++) keys[i] = tournament->players[i].rating;
    order_sort(players, count, keys, spare);
    memset(group_of, 0, all);
    memset(counts, 0, (TOURNAMENT_GROUPS_MAX + 1) * sizeof(*counts));
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = i % groups;
        uint8_t group = (uint8_t)(1 + (i / groups % 2 == 0 ? at : groups - 1 - at));
        group_of[players[i]] = group;
        counts[group]++;
    }
    scratch->used = used;
}

/* Fills `players` with those of a group, in the order of their entry; returns their number. */
static uint32_t group_players(const struct tournament *tournament, const uint8_t *group_of,
                              uint8_t group, uint32_t *players)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < tournament->player_count; i++)
        if (group_of[i] == group) players[count++] = i;
    return count;
}

/* Fills `players` with the best of each group who are present, in the order of their entry. */
static uint32_t finalists(const struct tournament *tournament, const uint8_t *group_of,
                          uint16_t round, struct tournament_scratch *scratch, uint32_t *players)
{
    uint32_t all = tournament->player_count;
    uint8_t taken[TOURNAMENT_GROUPS_MAX + 1] = {0};
    struct standing *rows = scratch_array(scratch, all, sizeof(*rows));
    bool *chosen = scratch_array(scratch, all, sizeof(*chosen));
    uint32_t count = 0;
    standings_groups_make(tournament, group_of, scratch, rows);
    for (uint32_t i = 0; i < all; i++) {
        uint32_t player = rows[i].player;
        uint8_t group = group_of[player];
        if (group == 0 || taken[group] == tournament->rules.advance) continue;
        if (!tournament_player_present(&tournament->players[player], round)) continue;
        taken[group]++;
        chosen[player] = true;
    }
    for (uint32_t i = 0; i < all; i++)
        if (chosen[i]) players[count++] = i;
    return count;
}

void groups_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                 struct pairing *pairing)
{
    uint32_t counts[TOURNAMENT_GROUPS_MAX + 1];
    uint8_t *group_of = scratch_array(scratch, tournament->player_count, sizeof(*group_of));
    uint32_t *players = scratch_array(scratch, tournament->player_count, sizeof(*players));
    uint16_t before_final = 0;
    groups_deal(tournament, scratch, group_of, counts);
    for (uint8_t group = 1; group <= tournament->rules.groups; group++) {
        uint16_t rounds = counts[group] < 2 ? 0 : robin_rounds(&tournament->rules, counts[group]);
        if (rounds > before_final) before_final = rounds;
        if (pairing->round >= rounds) continue;
        (void)group_players(tournament, group_of, group, players);
        pairing->group = group;
        robin_pair(tournament, players, counts[group], pairing->round, scratch, pairing);
    }
    if (pairing->round < before_final) return;
    uint32_t count = finalists(tournament, group_of, before_final, scratch, players);
    uint16_t rounds = count < 2 ? 0 : robin_rounds(&tournament->rules, count);
    uint16_t scheduled = (uint16_t)(pairing->round - before_final);
    pairing->group = 0;
    pairing->final = 1;
    if (scheduled < rounds) robin_pair(tournament, players, count, scheduled, scratch, pairing);
}
