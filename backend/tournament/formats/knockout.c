#include "tournament/formats/knockout.h"

#include "tournament/standings/levels.h"
#include "tournament/order.h"

/* Returns whether the last round was a final: one table, and no bye. */
static bool final_played(const struct tournament *tournament)
{
    uint32_t count = tournament->table_count;
    if (count == 0) return false;
    const struct tournament_table *last = &tournament->tables[count - 1];
    if (tournament_table_bye(last)) return false;
    return count == 1 || last[-1].round != last->round;
}

/* Deals the players to the tables to and fro, so that their strengths are as even as possible. */
static void snake_deal(const uint32_t *players, const struct tournament_sizes *sizes,
                       uint32_t *seated)
{
    uint32_t next = 0;
    unsigned rows = sizes->size + (sizes->larger > 0 ? 1U : 0U);
    for (unsigned row = 0; row < rows; row++) {
        for (uint32_t i = 0; i < sizes->tables; i++) {
            uint32_t table = row % 2 == 0 ? i : sizes->tables - 1 - i;
            if (row >= tournament_sizes_at(sizes, table)) continue;
            seated[tournament_sizes_before(sizes, table) + row] = players[next++];
        }
    }
}

/* Returns the number of byes: at tables of two the first round is cut to a power of two. */
static uint32_t byes_of(const struct tournament *tournament, uint32_t count)
{
    uint32_t full = 1;
    if (tournament->rules.seats != 2) return tournament_sizes_of(&tournament->rules, count).byes;
    while (full < count) full *= 2;
    return full - count;
}

void knockout_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                   struct pairing *pairing)
{
    uint32_t all = tournament->player_count;
    uint32_t count = 0;
    uint32_t *players = scratch_array(scratch, all, sizeof(*players));
    uint32_t *spare = scratch_array(scratch, all, sizeof(*spare));
    uint32_t *seated = scratch_array(scratch, all, sizeof(*seated));
    int64_t *keys = scratch_array(scratch, all, sizeof(*keys));
    struct levels levels = levels_of(tournament, scratch);
    if (final_played(tournament)) return;
    for (uint32_t i = 0; i < all; i++) {
        const struct tournament_player *player = &tournament->players[i];
        bool survives = player->entered == 0 && levels.of[i] == pairing->round;
        if (survives && tournament_player_present(player, pairing->round)) players[count++] = i;
    }
    order_by_lot(players, count, tournament->seed, keys, spare);
    for (uint32_t i = 0; i < all; i++) keys[i] = tournament->players[i].rating;
    order_sort(players, count, keys, spare);
    if (count < 2) return;
    if (count <= tournament->rules.seats) {
        pairing_table_add(pairing, players, count);
        return;
    }
    uint32_t byes = byes_of(tournament, count);
    struct tournament_sizes sizes = tournament_sizes_of(&tournament->rules, count - byes);
    snake_deal(players + byes, &sizes, seated);
    pairing_tables_add(pairing, seated, &sizes);
    for (uint32_t i = 0; i < byes; i++) pairing_table_add(pairing, &players[i], 1);
}
