/* Three steps. Blocks: players of one class are cut into as many layers as a table has seats, and
 * each layer is assigned to the tables at the least cost. Swaps: two players of tables near each
 * other change places while that lowers the cost. Search: small fields, and the surroundings of a
 * table where players meet again, are searched for the least cost. */
#include "tournament/seating.h"

#include <string.h>

#include "tournament/assignment.h"

#define SWAP_PASSES_MAX 8
#define SWAP_REACH      16 /* tables */

/* ---- costs ---- */

static int64_t table_cost(const struct seating *seating, const uint32_t *table, unsigned size)
{
    int64_t sum = 0;
    for (unsigned i = 0; i < size; i++)
        for (unsigned j = i + 1; j < size; j++)
            sum += seating->cost(seating->context, table[i], table[j]);
    return sum;
}

int64_t seating_cost(const struct seating *seating, const uint32_t *players)
{
    int64_t sum = 0;
    for (uint32_t i = 0; i < seating->sizes.tables; i++)
        sum += table_cost(seating, players + tournament_sizes_before(&seating->sizes, i),
                          tournament_sizes_at(&seating->sizes, i));
    return sum;
}

/* ---- blocks ---- */

/* Seats `tables` tables of one size: each layer has one player for each of them. */
static void block_seat(const struct seating *seating, uint32_t *players, unsigned tables,
                       unsigned size)
{
    uint32_t seated[ASSIGNMENT_MAX * GAME_SEATS_MAX];
    int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX];
    uint8_t place[ASSIGNMENT_MAX];
    for (unsigned i = 0; i < tables; i++) seated[i * size] = players[i];
    for (unsigned layer = 1; layer < size; layer++) {
        const uint32_t *next = players + layer * tables;
        for (unsigned i = 0; i < tables; i++) {
            for (unsigned table = 0; table < tables; table++) {
                cost[i][table] = 0;
                for (unsigned seat = 0; seat < layer; seat++)
                    cost[i][table] +=
                        seating->cost(seating->context, next[i], seated[table * size + seat]);
            }
        }
        assignment_solve(tables, cost, place);
        for (unsigned i = 0; i < tables; i++) seated[place[i] * size + layer] = next[i];
    }
    memcpy(players, seated, (size_t)tables * size * sizeof(*players));
}

/* Returns the number of tables from `table` on that have one size, and only players of one class.
 * At least one. */
static unsigned block_tables(const struct seating *seating, const uint32_t *players, uint32_t table)
{
    const struct tournament_sizes *sizes = &seating->sizes;
    unsigned size = tournament_sizes_at(sizes, table);
    int64_t first = seating->class_of(seating->context, players[0]);
    unsigned tables = 0;
    while (tables < ASSIGNMENT_MAX && table + tables < sizes->tables &&
           tournament_sizes_at(sizes, table + tables) == size) {
        uint32_t last = players[(tables + 1) * size - 1];
        if (seating->class_of(seating->context, last) != first) break;
        tables++;
    }
    return tables == 0 ? 1 : tables;
}

static void blocks_seat(const struct seating *seating, uint32_t *players)
{
    uint32_t table = 0;
    while (table < seating->sizes.tables) {
        uint32_t *at = players + tournament_sizes_before(&seating->sizes, table);
        unsigned tables = block_tables(seating, at, table);
        block_seat(seating, at, tables, tournament_sizes_at(&seating->sizes, table));
        table += tables;
    }
}

/* ---- swaps ---- */

/* Returns by how much the cost of a table grows if `other` sits there in place of index `seat`. */
static int64_t change(const struct seating *seating, const uint32_t *table, unsigned size,
                      unsigned seat, uint32_t other)
{
    int64_t sum = 0;
    for (unsigned i = 0; i < size; i++) {
        if (i == seat) continue;
        sum += seating->cost(seating->context, table[i], other) -
               seating->cost(seating->context, table[i], table[seat]);
    }
    return sum;
}

/* Makes the best swap of a player at `table` with a near one; false: none lowers the cost. */
static bool swap_best(const struct seating *seating, uint32_t *players, uint32_t table)
{
    const struct tournament_sizes *sizes = &seating->sizes;
    uint32_t *here = players + tournament_sizes_before(sizes, table);
    unsigned size = tournament_sizes_at(sizes, table);
    uint32_t from = table < SWAP_REACH ? 0 : table - SWAP_REACH;
    int64_t least = 0;
    uint32_t *best_here = NULL;
    uint32_t *best_there = NULL;
    for (uint32_t other = from; other < sizes->tables && other <= table + SWAP_REACH; other++) {
        uint32_t *there = players + tournament_sizes_before(sizes, other);
        unsigned other_size = tournament_sizes_at(sizes, other);
        for (unsigned i = 0; other != table && i < size; i++) {
            for (unsigned j = 0; j < other_size; j++) {
                int64_t grown = change(seating, here, size, i, there[j]) +
                                change(seating, there, other_size, j, here[i]);
                if (grown >= least) continue;
                least = grown;
                best_here = &here[i];
                best_there = &there[j];
            }
        }
    }
    if (best_here == NULL) return false;
    uint32_t moved = *best_here;
    *best_here = *best_there;
    *best_there = moved;
    return true;
}

static void swaps_make(const struct seating *seating, uint32_t *players)
{
    bool changed = true;
    for (unsigned pass = 0; changed && pass < SWAP_PASSES_MAX; pass++) {
        changed = false;
        for (uint32_t table = 0; table < seating->sizes.tables; table++) {
            const uint32_t *at = players + tournament_sizes_before(&seating->sizes, table);
            unsigned size = tournament_sizes_at(&seating->sizes, table);
            if (table_cost(seating, at, size) > 0) changed |= swap_best(seating, players, table);
        }
    }
}

/* ---- search ---- */

struct search {
    unsigned count;
    unsigned tables;
    uint8_t size[SEATING_EXACT_PLAYERS]; /* of each table */
    int64_t cost[SEATING_EXACT_PLAYERS][SEATING_EXACT_PLAYERS];
    uint8_t seated[SEATING_EXACT_PLAYERS]; /* table by table */
    uint8_t best[SEATING_EXACT_PLAYERS];
    int64_t least; /* cost of the best */
    bool better;   /* than at first */
    uint32_t steps;
};

/* Fills the seats from `at` on, where `table` has `left` empty seats; `used` are the seated players
 * (bits). A table's players come in rising numbers, and a table begins with the first player who
 * is free, except that a table of another size may have them. Tables of one size come in the order
 * of their first players. */
static void search_from(struct search *search, unsigned at, unsigned table, unsigned left,
                        uint32_t used, int64_t cost)
{
    if (cost >= search->least || search->steps == 0) return;
    search->steps--;
    if (left == 0) {
        table++;
        if (table == search->tables) {
            search->least = cost;
            search->better = true;
            memcpy(search->best, search->seated, sizeof(search->best));
            return;
        }
        left = search->size[table];
    }
    unsigned size = search->size[table];
    unsigned first = 0;
    if (left < size)
        first = search->seated[at - 1] + 1U;
    else if (table > 0 && search->size[table - 1] == size)
        first = search->seated[at - search->size[table - 1]] + 1U;
    bool one_size = search->size[search->tables - 1] == size;
    for (unsigned i = first; i < search->count; i++) {
        if ((used & 1U << i) != 0) continue;
        int64_t added = 0;
        for (unsigned j = 0; j < size - left; j++)
            added += search->cost[search->seated[at - 1 - j]][i];
        search->seated[at] = (uint8_t)i;
        search_from(search, at + 1, table, left - 1, used | 1U << i, cost + added);
        if (left == size && one_size) return; /* nothing else has room for the first free player */
    }
}

/* Searches the least cost of `tables` tables from `table` on. Returns whether there was a better
 * seating. */
static bool search_tables(const struct seating *seating, uint32_t *players, uint32_t table,
                          unsigned tables, uint32_t steps)
{
    struct search search = {.tables = tables, .steps = steps};
    uint32_t *at = players + tournament_sizes_before(&seating->sizes, table);
    uint32_t before[SEATING_EXACT_PLAYERS];
    for (unsigned i = 0; i < tables; i++) {
        unsigned size = tournament_sizes_at(&seating->sizes, table + i);
        search.least += table_cost(seating, at + search.count, size);
        search.size[i] = (uint8_t)size;
        search.count += size;
    }
    for (unsigned i = 0; i < search.count; i++) {
        for (unsigned j = 0; j < search.count; j++)
            search.cost[i][j] = i == j ? 0 : seating->cost(seating->context, at[i], at[j]);
        before[i] = at[i];
    }
    search_from(&search, 0, 0, search.size[0], 0, 0);
    for (unsigned i = 0; search.better && i < search.count; i++) at[i] = before[search.best[i]];
    return search.better;
}

/* Searches the surroundings of a table where players meet again: every row of tables with it that
 * is small enough, until one has a better seating. */
static void search_around(const struct seating *seating, uint32_t *players, uint32_t table)
{
    const struct tournament_sizes *sizes = &seating->sizes;
    unsigned largest = sizes->size + (sizes->larger > 0 ? 1U : 0U);
    uint32_t tables = SEATING_EXACT_PLAYERS / largest;
    for (uint32_t back = 0; back < tables && back <= table; back++) {
        uint32_t from = table - back;
        if (from + tables > sizes->tables) continue;
        const uint32_t *at = players + tournament_sizes_before(sizes, table);
        if (table_cost(seating, at, tournament_sizes_at(sizes, table)) < SEATING_MEETING) return;
        (void)search_tables(seating, players, from, tables, seating->steps / 10);
    }
}

void seating_make(const struct seating *seating, uint32_t *players)
{
    const struct tournament_sizes *sizes = &seating->sizes;
    uint32_t count = tournament_sizes_before(sizes, sizes->tables);
    blocks_seat(seating, players);
    swaps_make(seating, players);
    if (sizes->tables >= 1 && count <= SEATING_EXACT_PLAYERS) {
        (void)search_tables(seating, players, 0, sizes->tables, seating->steps);
        return;
    }
    for (uint32_t table = 0; table < sizes->tables; table++)
        if (table_cost(seating, players + tournament_sizes_before(sizes, table),
                       tournament_sizes_at(sizes, table)) >= SEATING_MEETING)
            search_around(seating, players, table);
}
