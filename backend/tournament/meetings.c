#include "tournament/meetings.h"

static bool met(const struct tournament_table *table, unsigned index, unsigned other)
{
    return index != other && (!table->over || tournament_duel(table, index, other) >= 0);
}

/* Adds each meeting of a table: to the numbers in `next`, and to `opponents` if that is not NULL.
 */
static void table_add(const struct tournament_table *table, uint32_t *next, uint32_t *opponents)
{
    for (unsigned i = 0; i < table->count; i++) {
        for (unsigned j = 0; j < table->count; j++) {
            if (!met(table, i, j)) continue;
            uint32_t at = next[table->player[i]]++;
            if (opponents != NULL) opponents[at] = table->player[j];
        }
    }
}

struct meetings meetings_of(const struct tournament *tournament, uint16_t round,
                            struct tournament_scratch *scratch)
{
    uint32_t players = tournament->player_count;
    uint32_t *first = scratch_array(scratch, players + 1, sizeof(*first));
    uint32_t *next = scratch_array(scratch, players + 1, sizeof(*next));
    uint32_t tables = 0;
    while (tables < tournament->table_count && tournament->tables[tables].round < round) tables++;
    for (uint32_t i = 0; i < tables; i++) table_add(&tournament->tables[i], next, NULL);
    for (uint32_t i = 0; i < players; i++) first[i + 1] = first[i] + next[i];
    uint32_t *opponents = scratch_array(scratch, first[players], sizeof(*opponents));
    memcpy(next, first, players * sizeof(*next));
    for (uint32_t i = 0; i < tables; i++) table_add(&tournament->tables[i], next, opponents);
    return (struct meetings){.first = first, .opponents = opponents};
}

unsigned meetings_count(const struct meetings *meetings, uint32_t player, uint32_t other)
{
    unsigned count = 0;
    for (uint32_t i = meetings->first[player]; i < meetings->first[player + 1]; i++)
        count += meetings->opponents[i] == other;
    return count;
}
