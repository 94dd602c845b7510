#include "tournament/formats/swiss.h"

#include "tournament/meetings.h"
#include "tournament/order.h"
#include "tournament/seating.h"
#include "tournament/standings/standings.h"

#define GAP_MAX 1000 /* in half points; the square of more would outweigh meetings */

struct swiss {
    struct meetings meetings;
    const int64_t *points; /* of each player */
};

/* The cost of a meeting: earlier ones, and the square of the difference in half points. */
static int64_t cost(const void *context, uint32_t player, uint32_t other)
{
    const struct swiss *swiss = context;
    int64_t gap = (swiss->points[player] - swiss->points[other]) / (TOURNAMENT_POINT / 2);
    if (gap < 0) gap = -gap;
    if (gap > GAP_MAX) gap = GAP_MAX;
    return meetings_count(&swiss->meetings, player, other) * SEATING_MEETING + gap * gap;
}

static int64_t class_of(const void *context, uint32_t player)
{
    const struct swiss *swiss = context;
    return swiss->points[player];
}

/* Moves the players with a bye to the end of the list, and gives them their tables. */
static void byes_give(const struct tournament *tournament, struct tournament_scratch *scratch,
                      struct pairing *pairing, uint32_t *players, uint32_t count, uint32_t byes)
{
    uint32_t *had = scratch_array(scratch, tournament->player_count, sizeof(*had));
    for (uint32_t i = 0; i < tournament->table_count; i++)
        if (tournament_table_bye(&tournament->tables[i])) had[tournament->tables[i].player[0]]++;
    for (uint32_t given = 0; given < byes; given++) {
        uint32_t left = count - given;
        uint32_t best = left - 1;
        for (uint32_t i = left; i-- > 0;)
            if (had[players[i]] < had[players[best]]) best = i;
        uint32_t player = players[best];
        memmove(players + best, players + best + 1, (left - 1 - best) * sizeof(*players));
        pairing_table_add(pairing, &player, 1);
    }
}

void swiss_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                struct pairing *pairing)
{
    uint32_t all = tournament->player_count;
    uint32_t count = 0;
    struct standing *rows = scratch_array(scratch, all, sizeof(*rows));
    int64_t *points = scratch_array(scratch, all, sizeof(*points));
    uint32_t *players = scratch_array(scratch, all, sizeof(*players));
    uint32_t *spare = scratch_array(scratch, all, sizeof(*spare));
    int64_t *ratings = scratch_array(scratch, all, sizeof(*ratings));
    standings_make(tournament, scratch, rows);
    for (uint32_t i = 0; i < all; i++) {
        uint32_t player = rows[i].player;
        points[player] = rows[i].points;
        ratings[player] = tournament->players[player].rating;
        if (tournament_player_present(&tournament->players[player], pairing->round))
            players[count++] = player;
    }
    /* the stronger first among equal points, so that the layers of a block differ in strength */
    order_sort(players, count, ratings, spare);
    order_sort(players, count, points, spare);
    struct tournament_sizes sizes = tournament_sizes_of(&tournament->rules, count);
    struct swiss swiss = {.meetings = meetings_of(tournament, pairing->round, scratch),
                          .points = points};
    struct seating seating = {.sizes = sizes,
                              .cost = cost,
                              .class_of = class_of,
                              .context = &swiss,
                              .steps = SEATING_EXACT_STEPS};
    struct pairing byes = {.tables = scratch_array(scratch, sizes.byes, sizeof(*byes.tables)),
                           .round = pairing->round};
    byes_give(tournament, scratch, &byes, players, count, sizes.byes);
    seating_make(&seating, players);
    pairing_tables_add(pairing, players, &sizes);
    for (uint32_t i = 0; i < byes.count; i++) pairing_table_add(pairing, byes.tables[i].player, 1);
}
